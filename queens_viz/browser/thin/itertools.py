"""What programs use most of itertools, as generators."""

_ENDED = object()
"""Stands for a value where there is no more."""


def accumulate(values, function=None, *, initial=None):
    """Yield the running total, or what a function makes of the last result and the next value."""
    rest = iter(values)
    total = next(rest, _ENDED) if initial is None else initial
    if total is _ENDED:
        return
    yield total
    for value in rest:
        total = function(total, value) if function else total + value
        yield total


class chain:
    """Several iterables, one after the other."""

    def __init__(self, *many):
        self._values = (value for values in many for value in values)

    @classmethod
    def from_iterable(cls, many):
        """Return the values of all the iterables of an iterable."""
        return (value for values in many for value in values)

    def __iter__(self):
        return self._values

    def __next__(self):
        return next(self._values)


def combinations(values, size):
    """Yield each choice of so many values, in their order."""
    pool = tuple(values)
    places = list(range(size))
    if size > len(pool):
        return
    while True:
        yield tuple([pool[place] for place in places])
        for at in reversed(range(size)):
            if places[at] < len(pool) - size + at:
                break
        else:
            return
        places[at:] = range(places[at] + 1, places[at] + 1 + size - at)


def count(start=0, step=1):
    """Yield numbers without end."""
    while True:
        yield start
        start += step


def cycle(values):
    """Yield values again and again."""
    kept = []
    for value in values:
        kept.append(value)
        yield value
    while kept:
        yield from kept


def dropwhile(is_so, values):
    """Yield values from the first on for which something is not so."""
    rest = iter(values)
    for value in rest:
        if not is_so(value):
            yield value
            break
    yield from rest


def groupby(values, key=None):
    """Yield values that follow each other and have the same key: the key, and the values as a list."""
    group, last = [], None
    for value in values:
        this = key(value) if key else value
        if group and this != last:
            yield last, group
            group = []
        group.append(value)
        last = this
    if group:
        yield last, group


def islice(values, *bounds):
    """Yield what a slice of a list of the values would hold."""
    place = slice(*bounds)
    start, stop, step = place.start or 0, place.stop, place.step or 1
    if stop is not None and stop <= start:
        return
    for number, value in enumerate(values):
        if number >= start and (number - start) % step == 0:
            yield value
        if stop is not None and number + 1 >= stop:
            return


def pairwise(values):
    """Yield each value with the one after it."""
    rest = iter(values)
    last = next(rest, _ENDED)
    for value in rest:
        yield last, value
        last = value


def permutations(values, size=None):
    """Yield each order of so many of the values, all if not said."""
    pool = tuple(values)
    size = len(pool) if size is None else size
    for places in product(range(len(pool)), repeat=size):
        if len(set(places)) == size:
            yield tuple([pool[place] for place in places])


def product(*many, repeat=1):
    """Yield each choice of one value from every iterable, the last one changing fastest."""
    found = [()]
    for values in [tuple(values) for values in many] * repeat:
        found = [(*one, value) for one in found for value in values]
    yield from found


def repeat(value, times=None):
    """Yield a value so many times, without end if not said."""
    if times is None:
        while True:
            yield value
    for _ in range(times):
        yield value


def starmap(function, many):
    """Yield what a function makes of each tuple of values."""
    for values in many:
        yield function(*values)


def takewhile(is_so, values):
    """Yield values up to the first for which something is not so."""
    for value in values:
        if not is_so(value):
            return
        yield value


def zip_longest(*many, fillvalue=None):
    """Yield tuples of a value from each iterable, with something else for those that have ended."""
    rests = [iter(values) for values in many]
    while True:
        found = [next(rest, _ENDED) for rest in rests]
        if all(value is _ENDED for value in found):
            return
        yield tuple([fillvalue if value is _ENDED else value for value in found])
