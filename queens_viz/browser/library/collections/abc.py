"""Abstract containers: what programs write in annotations, and ask with isinstance."""


class _Described(type):
    """A class whose instances are all objects with certain methods."""

    def __instancecheck__(cls, value):
        return all([hasattr(type(value), name) for name in cls._needed])

    def __subclasscheck__(cls, other):
        return all([hasattr(other, name) for name in cls._needed])

    def __getitem__(cls, _):
        return cls

    def __or__(cls, _):
        return cls

    __ror__ = __or__


def _described(name, *needed):
    return _Described(name, (), {"_needed": needed})


Hashable = _described("Hashable", "__hash__")
Sized = _described("Sized", "__len__")
Container = _described("Container", "__contains__")
Callable = _described("Callable", "__call__")
Iterable = _described("Iterable", "__iter__")
Iterator = _described("Iterator", "__iter__", "__next__")
Reversible = _described("Reversible", "__iter__", "__reversed__")
Generator = _described("Generator", "__iter__", "__next__", "send", "throw")
Collection = _described("Collection", "__len__", "__iter__", "__contains__")
Sequence = _described("Sequence", "__len__", "__getitem__", "index", "count")
MutableSequence = _described("MutableSequence", "__setitem__", "insert", "append")
Set = _described("Set", "__len__", "__and__", "isdisjoint")
MutableSet = _described("MutableSet", "__len__", "add", "discard")
Mapping = _described("Mapping", "__getitem__", "keys", "items", "get")
MutableMapping = _described("MutableMapping", "__setitem__", "keys", "setdefault")
