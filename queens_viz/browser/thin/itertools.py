"""What the page uses of itertools, as generators."""


def groupby(values, key):
    """Yield each key with a list of the values in a row that have it."""
    group = []
    last = None
    for value in values:
        this = key(value)
        if group and this != last:
            yield last, group
            group = []
        group.append(value)
        last = this
    if group:
        yield last, group


def repeat(value, times):
    """Yield a value a number of times."""
    for _ in range(times):
        yield value
