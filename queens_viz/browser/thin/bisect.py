"""Where a value belongs in a sorted list."""


def bisect_left(values, value, lo=0, hi=None, *, key=None):
    """Return the first place at which the list would stay sorted."""
    hi = len(values) if hi is None else hi
    while lo < hi:
        middle = (lo + hi) // 2
        if (key(values[middle]) if key else values[middle]) < value:
            lo = middle + 1
        else:
            hi = middle
    return lo


def bisect_right(values, value, lo=0, hi=None, *, key=None):
    """Return the last place at which the list would stay sorted."""
    hi = len(values) if hi is None else hi
    while lo < hi:
        middle = (lo + hi) // 2
        if value < (key(values[middle]) if key else values[middle]):
            hi = middle
        else:
            lo = middle + 1
    return lo


def insort_left(values, value, lo=0, hi=None, *, key=None):
    """Put a value into a sorted list, before its equals."""
    values.insert(bisect_left(values, key(value) if key else value, lo, hi, key=key), value)


def insort_right(values, value, lo=0, hi=None, *, key=None):
    """Put a value into a sorted list, after its equals."""
    values.insert(bisect_right(values, key(value) if key else value, lo, hi, key=key), value)


bisect, insort = bisect_right, insort_right
