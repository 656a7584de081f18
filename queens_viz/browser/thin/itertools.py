"""What the page uses of itertools, as generators."""


def chain(*many):
    """Yield the values of several iterables, one after the other."""
    for values in many:
        yield from values


def combinations(values, size):
    """Yield each choice of some values, in their order."""
    pool = tuple(values)
    if not size:
        yield ()
    for k in range(len(pool)) if size else ():
        for others in combinations(pool[k + 1 :], size - 1):
            yield (pool[k], *others)


def groupby(values, key):
    """Yield values that follow each other and have the same key: the key, and the values as a list."""
    group, last = [], None
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
