"""The place of a value in a sorted list."""


def bisect_left(values, value):
    """Return the first place at which the list would stay sorted."""
    start = 0
    end = len(values)
    while start < end:
        middle = (start + end) // 2
        if values[middle] < value:
            start = middle + 1
        else:
            end = middle
    return start


def bisect_right(values, value):
    """Return the last place at which the list would stay sorted."""
    start = 0
    end = len(values)
    while start < end:
        middle = (start + end) // 2
        if value < values[middle]:
            end = middle
        else:
            start = middle + 1
    return start
