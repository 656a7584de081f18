"""What programs use most of functools."""


def lru_cache(maxsize):
    """Return a decorator that keeps the newest results of a function."""

    def keeping(function):
        kept = {}

        def found(*values):
            result = kept.get(values, kept)
            if result is kept:
                if len(kept) >= maxsize:
                    del kept[next(iter(kept))]
                result = kept[values] = function(*values)
            return result

        return found

    return keeping


class cached_property:
    """A property that is computed once: then its value replaces it."""

    def __init__(self, method):
        self.method = method

    def __get__(self, owner, kind=None):
        if owner is None:
            return self
        result = owner.__dict__[self.method.__name__] = self.method(owner)
        return result
