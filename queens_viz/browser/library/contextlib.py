"""Contexts for `with`."""

import sys


class suppress:
    """A context that ends quietly with certain exceptions."""

    def __init__(self, *exceptions):
        self._exceptions = exceptions

    def __enter__(self):
        return None

    def __exit__(self, kind, error, traceback):
        return kind is not None and issubclass(kind, self._exceptions)


class nullcontext:
    """A context that does nothing."""

    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    def __exit__(self, *error):
        return None


class redirect_stdout:
    """A context in which another file is printed to."""

    def __init__(self, new_target):
        self._target = new_target

    def __enter__(self):
        self._before = sys.stdout
        sys.stdout = self._target
        return self._target

    def __exit__(self, *error):
        sys.stdout = self._before


class _Context:
    def __init__(self, generator):
        self._generator = generator

    def __enter__(self):
        return next(self._generator)

    def __exit__(self, kind, error, traceback):
        if kind is None:
            for _ in self._generator:
                raise RuntimeError("generator didn't stop")
            return False
        try:
            self._generator.throw(error)
        except StopIteration:
            return True
        except BaseException as other:
            if other is error:
                return False
            raise
        raise RuntimeError("generator didn't stop after throw()")


def contextmanager(func):
    """Make a context of a generator with one yield."""
    return lambda *values, **named: _Context(func(*values, **named))
