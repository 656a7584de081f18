"""Where a value belongs in a sorted list."""


def bisect_left(a, x, lo=0, hi=None, *, key=None):
    """Return the first place at which the list would stay sorted."""
    if lo < 0:
        raise ValueError("lo must be non-negative")
    hi = len(a) if hi is None else hi
    while lo < hi:
        middle = (lo + hi) // 2
        value = a[middle] if key is None else key(a[middle])
        if value < x:
            lo = middle + 1
        else:
            hi = middle
    return lo


def bisect_right(a, x, lo=0, hi=None, *, key=None):
    """Return the last place at which the list would stay sorted."""
    if lo < 0:
        raise ValueError("lo must be non-negative")
    hi = len(a) if hi is None else hi
    while lo < hi:
        middle = (lo + hi) // 2
        value = a[middle] if key is None else key(a[middle])
        if x < value:
            hi = middle
        else:
            lo = middle + 1
    return lo


def insort_left(a, x, lo=0, hi=None, *, key=None):
    """Insert a value before those that are equal."""
    wanted = x if key is None else key(x)
    a.insert(bisect_left(a, wanted, lo, hi, key=key), x)


def insort_right(a, x, lo=0, hi=None, *, key=None):
    """Insert a value after those that are equal."""
    wanted = x if key is None else key(x)
    a.insert(bisect_right(a, wanted, lo, hi, key=key), x)


bisect = bisect_right
insort = insort_right
