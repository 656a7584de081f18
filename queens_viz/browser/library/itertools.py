"""Iterators: those of CPython, as generators and small classes."""

import operator

_END = object()


def count(start=0, step=1):
    """Yield numbers without end."""
    while True:
        yield start
        start += step


def cycle(iterable):
    """Yield values again and again."""
    values = []
    for value in iterable:
        yield value
        values.append(value)
    while values:
        yield from values


def repeat(object, times=None):
    """Yield a value a number of times."""
    if times is None:
        while True:
            yield object
    for _ in range(times):
        yield object


class chain:
    """Several rows, one after another."""

    def __init__(self, *iterables):
        self._values = _chained(iterables)

    @classmethod
    def from_iterable(cls, iterables):
        made = cls()
        made._values = _chained(iterables)
        return made

    def __iter__(self):
        return self

    def __next__(self):
        return next(self._values)


def _chained(iterables):
    for one in iterables:
        yield from one


def islice(iterable, *limits):
    """Yield some of the values, as a slice does."""
    if len(limits) == 1:
        # Brython's slice takes a single limit for nothing.
        limits = (None, *limits)
    chosen = slice(*limits)
    for limit in (chosen.start, chosen.stop):
        if limit is not None and (not isinstance(limit, int) or limit < 0):
            what = (
                "Stop argument" if len(limits) == 2 and limits[0] is None else "Indices"
            )
            raise ValueError(
                f"{what} for islice() must be None or an integer: 0 <= x <= sys.maxsize."
            )
    start = chosen.start or 0
    step = chosen.step or 1
    return _sliced(iter(iterable), start, chosen.stop, step)


def _sliced(values, start, stop, step):
    place = 0
    wanted = start
    while stop is None or place < stop:
        value = next(values, _END)
        if value is _END:
            return
        if place == wanted:
            wanted += step
            yield value
        place += 1


def accumulate(iterable, func=operator.add, *, initial=None):
    """Yield running totals."""
    values = iter(iterable)
    total = initial
    if initial is None:
        total = next(values, _END)
        if total is _END:
            return
    yield total
    for value in values:
        total = func(total, value)
        yield total


def takewhile(predicate, iterable):
    """Yield values until one fails a test."""
    for value in iterable:
        if not predicate(value):
            return
        yield value


def dropwhile(predicate, iterable):
    """Yield values from the first one that fails a test."""
    values = iter(iterable)
    for value in values:
        if not predicate(value):
            yield value
            break
    yield from values


def filterfalse(predicate, iterable):
    """Yield the values that fail a test."""
    test = bool if predicate is None else predicate
    for value in iterable:
        if not test(value):
            yield value


def compress(data, selectors):
    """Yield the values that are selected."""
    for value, is_selected in zip(data, selectors):
        if is_selected:
            yield value


def starmap(function, iterable):
    """Yield what a function makes of tuples of arguments."""
    for values in iterable:
        yield function(*values)


def pairwise(iterable):
    """Yield each value with the next one."""
    values = iter(iterable)
    before = next(values, _END)
    for value in values:
        yield before, value
        before = value


def batched(iterable, n, *, strict=False):
    """Yield tuples of n values."""
    if n < 1:
        raise ValueError("n must be at least one")
    values = iter(iterable)
    while True:
        batch = tuple(islice(values, n))
        if not batch:
            return
        if strict and len(batch) < n:
            raise ValueError("batched(): incomplete batch")
        yield batch


def zip_longest(*iterables, fillvalue=None):
    """Yield tuples until the longest row ends."""
    rows = [iter(one) for one in iterables]
    while True:
        values = [next(row, _END) for row in rows]
        if all([value is _END for value in values]):
            return
        yield tuple([fillvalue if value is _END else value for value in values])


def tee(iterable, n=2):
    """Return several iterators of the same values."""
    values = iter(iterable)
    known = []

    def follow():
        place = 0
        while True:
            if place == len(known):
                value = next(values, _END)
                if value is _END:
                    return
                known.append(value)
            yield known[place]
            place += 1

    return tuple([follow() for _ in range(n)])


def groupby(iterable, key=None):
    """Yield each key with the values in a row that have it."""
    group = []
    last = _END
    for value in iterable:
        this = value if key is None else key(value)
        if last is not _END and this != last:
            yield last, iter(group)
            group = []
        group.append(value)
        last = this
    if last is not _END:
        yield last, iter(group)


def product(*iterables, repeat=1):
    """Yield tuples with one value of each row; the last changes first."""
    pools = [tuple(one) for one in iterables] * repeat
    return _product(pools)


def _product(pools):
    if not all(pools):
        return
    places = [0] * len(pools)
    values = [pool[0] for pool in pools]
    while True:
        yield tuple(values)
        column = len(pools) - 1
        while column >= 0:
            places[column] += 1
            if places[column] < len(pools[column]):
                values[column] = pools[column][places[column]]
                break
            places[column] = 0
            values[column] = pools[column][0]
            column -= 1
        if column < 0:
            return


def permutations(iterable, r=None):
    """Yield the orders of r values."""
    pool = tuple(iterable)
    n = len(pool)
    r = n if r is None else r
    if r < 0:
        raise ValueError("r must be non-negative")
    return _permutations(pool, n, r)


def _permutations(pool, n, r):
    if r > n:
        return
    indices = list(range(n))
    cycles = list(range(n, n - r, -1))
    yield tuple([pool[i] for i in indices[:r]])
    while n:
        for place in range(r - 1, -1, -1):
            cycles[place] -= 1
            if cycles[place] == 0:
                indices[place:] = indices[place + 1 :] + indices[place : place + 1]
                cycles[place] = n - place
            else:
                other = n - cycles[place]
                indices[place], indices[other] = indices[other], indices[place]
                yield tuple([pool[i] for i in indices[:r]])
                break
        else:
            return


def combinations(iterable, r):
    """Yield the choices of r values."""
    pool = tuple(iterable)
    if r < 0:
        raise ValueError("r must be non-negative")
    return _combinations(pool, len(pool), r)


def _combinations(pool, n, r):
    if r > n:
        return
    indices = list(range(r))
    while True:
        yield tuple([pool[i] for i in indices])
        place = r - 1
        while place >= 0 and indices[place] == place + n - r:
            place -= 1
        if place < 0:
            return
        indices[place] += 1
        for other in range(place + 1, r):
            indices[other] = indices[other - 1] + 1


def combinations_with_replacement(iterable, r):
    """Yield the choices of r values, each as often as wanted."""
    pool = tuple(iterable)
    if r < 0:
        raise ValueError("r must be non-negative")
    return _with_replacement(pool, len(pool), r)


def _with_replacement(pool, n, r):
    if not n and r:
        return
    indices = [0] * r
    while True:
        yield tuple([pool[i] for i in indices])
        place = r - 1
        while place >= 0 and indices[place] == n - 1:
            place -= 1
        if place < 0:
            return
        indices[place:] = [indices[place] + 1] * (r - place)
