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


def pairwise(values):
    """Yield each value together with the next one."""
    before = None
    is_first = True
    for value in values:
        if not is_first:
            yield before, value
        before = value
        is_first = False


def combinations(values, size):
    """Yield the choices of `size` values, each in the order of the values."""
    pool = list(values)
    if size == 0:
        yield ()
        return
    for index, value in enumerate(pool):
        for rest in combinations(pool[index + 1 :], size - 1):
            yield (value, *rest)
