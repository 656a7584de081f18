"""Copies of objects, shallow and deep."""

_CONTAINERS = (list, dict, set, bytearray)


class Error(Exception):
    """What can't be copied."""


def copy(x):
    """Return a copy that shares what is in it."""
    kind = type(x)
    if kind in _CONTAINERS:
        return x.copy()
    if hasattr(kind, "__copy__"):
        return x.__copy__()
    if isinstance(x, _CONTAINERS):
        return _with_attributes(x, kind(x))
    if _is_instance(x):
        return _with_attributes(x, object.__new__(kind))
    return x


def deepcopy(x, memo=None):
    """Return a copy of all that is in it, too."""
    memo = {} if memo is None else memo
    known = memo.get(id(x), memo)
    if known is not memo:
        return known
    kind = type(x)
    if hasattr(kind, "__deepcopy__"):
        made = x.__deepcopy__(memo)
    elif isinstance(x, list):
        made = memo[id(x)] = [] if kind is list else copy(x)
        values = [deepcopy(value, memo) for value in x]
        list.__setitem__(made, slice(None), values)
    elif isinstance(x, dict):
        made = memo[id(x)] = {} if kind is dict else copy(x)
        made.clear()
        for key, value in x.items():
            made[deepcopy(key, memo)] = deepcopy(value, memo)
    elif isinstance(x, set):
        made = kind([deepcopy(value, memo) for value in x])
    elif isinstance(x, tuple):
        values = [deepcopy(value, memo) for value in x]
        made = tuple.__new__(kind, values)
    elif _is_instance(x):
        made = memo[id(x)] = object.__new__(kind)
        for name, value in x.__dict__.items():
            object.__setattr__(made, name, deepcopy(value, memo))
    else:
        made = x
    memo[id(x)] = made
    return made


def _is_instance(x):
    """Return whether something is an instance of a class of the program."""
    return hasattr(x, "__dict__") and not callable(x) and not isinstance(x, type)


def _with_attributes(x, made):
    for name, value in x.__dict__.items():
        object.__setattr__(made, name, value)
    return made
