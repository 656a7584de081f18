"""Functions that take or return functions."""

from collections import namedtuple

_Info = namedtuple("CacheInfo", "hits misses maxsize currsize")
_NOTHING = object()
WRAPPER_ASSIGNMENTS = ("__module__", "__name__", "__qualname__", "__doc__")


def update_wrapper(wrapper, wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=()):
    """Give a function the name and docstring of another one."""
    for name in assigned:
        try:
            setattr(wrapper, name, getattr(wrapped, name))
        except AttributeError:
            pass
    wrapper.__wrapped__ = wrapped
    return wrapper


def wraps(wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=()):
    """Return a decorator that does that."""
    return lambda wrapper: update_wrapper(wrapper, wrapped, assigned, updated)


def lru_cache(maxsize=128, typed=False):
    """Return a decorator that keeps the newest results of a function."""
    if callable(maxsize):
        return _cached(maxsize, 128)
    return lambda function: _cached(function, maxsize)


def cache(user_function):
    """Keep all results of a function."""
    return _cached(user_function, None)


def _cached(function, maxsize):
    kept = {}
    counts = [0, 0]

    def cached(*values, **named):
        key = (values, tuple(named.items())) if named else values
        result = kept.get(key, _NOTHING)
        if result is not _NOTHING:
            counts[0] += 1
            if maxsize is not None:
                # The newest is at the end.
                del kept[key]
                kept[key] = result
            return result
        counts[1] += 1
        result = function(*values, **named)
        if maxsize != 0:
            kept[key] = result
        if maxsize is not None and len(kept) > maxsize:
            del kept[next(iter(kept))]
        return result

    def clear():
        kept.clear()
        counts[:] = [0, 0]

    cached.cache_clear = clear
    cached.cache_info = lambda: _Info(counts[0], counts[1], maxsize, len(kept))
    return update_wrapper(cached, function)


class cached_property:
    """A property that is computed once: then its value replaces it."""

    def __init__(self, func):
        self.func = func
        self.__doc__ = func.__doc__

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        value = instance.__dict__[self.func.__name__] = self.func(instance)
        return value


def reduce(function, iterable, *initial):
    """Combine values from the left."""
    values = iter(iterable)
    if initial:
        total = initial[0]
    else:
        total = next(values, _NOTHING)
        if total is _NOTHING:
            raise TypeError("reduce() of empty iterable with no initial value")
    for value in values:
        total = function(total, value)
    return total


class partial:
    """A function with some of its arguments."""

    def __init__(self, func, /, *args, **keywords):
        self.func = func
        self.args = args
        self.keywords = keywords

    def __call__(self, /, *args, **keywords):
        return self.func(*self.args, *args, **{**self.keywords, **keywords})


def cmp_to_key(mycmp):
    """Return a key for sorting, of a function that compares."""

    class Key:
        def __init__(self, value):
            self.value = value

        def __lt__(self, other):
            return mycmp(self.value, other.value) < 0

        def __gt__(self, other):
            return mycmp(self.value, other.value) > 0

        def __eq__(self, other):
            return mycmp(self.value, other.value) == 0

        def __le__(self, other):
            return mycmp(self.value, other.value) <= 0

        def __ge__(self, other):
            return mycmp(self.value, other.value) >= 0

    return Key


def total_ordering(cls):
    """Give a class that has one order, and equality, the other ones."""
    has = {
        name for name in ("__lt__", "__le__", "__gt__", "__ge__") if name in vars(cls)
    }
    if not has:
        raise ValueError("must define at least one ordering operation: < > <= >=")
    if "__lt__" in has:
        less = cls.__lt__
    elif "__gt__" in has:
        less = lambda a, b: cls.__gt__(b, a)  # noqa: E731
    elif "__le__" in has:
        less = lambda a, b: cls.__le__(a, b) and not a == b  # noqa: E731
    else:
        less = lambda a, b: not cls.__ge__(a, b)  # noqa: E731
    others = {
        "__lt__": less,
        "__le__": lambda a, b: less(a, b) or a == b,
        "__gt__": lambda a, b: less(b, a),
        "__ge__": lambda a, b: not less(a, b),
    }
    for name, function in others.items():
        if name not in has:
            setattr(cls, name, function)
    return cls


def singledispatch(func):
    """Choose a function by the type of the first argument."""
    known = {}

    def dispatch(value, *values, **named):
        for kind in type(value).__mro__:
            if kind in known:
                return known[kind](value, *values, **named)
        return func(value, *values, **named)

    def register(kind, function=None):
        if function is None:
            return lambda function: register(kind, function)
        known[kind] = function
        return function

    dispatch.register = register
    return dispatch
