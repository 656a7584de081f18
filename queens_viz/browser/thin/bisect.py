"""Where a value belongs in a sorted list."""


def bisect_left(values, value):
    """Return the first place at which the list would stay sorted."""
    low, high = 0, len(values)
    while low < high:
        middle = (low + high) // 2
        if values[middle] < value:
            low = middle + 1
        else:
            high = middle
    return low


def bisect_right(values, value):
    """Return the last place at which the list would stay sorted."""
    low, high = 0, len(values)
    while low < high:
        middle = (low + high) // 2
        if value < values[middle]:
            high = middle
        else:
            low = middle + 1
    return low
