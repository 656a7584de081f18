"""NamedTuple, and names for annotations, which nobody asks in the page."""


class _Anything:
    """Replaces any type, and anything made of types."""

    def __getitem__(self, _):
        return self


Any = TypeAlias = _Anything()


class TypeVar:
    """A name for any type."""

    def __init__(self, name):
        self.name = name


class Protocol:
    """What others are to have; nothing is asked of them here."""


class NamedTuple(tuple):
    """A tuple whose items have names: those annotated in a subclass; see plain.py."""

    _fields = ()

    def __init_subclass__(cls):
        """Keep the names, and the function that makes an instance of the class."""
        if NamedTuple in cls.__bases__:
            cls._fields = cls.__match_args__ = tuple(cls.__annotations__)
            cls._new = cls.__new__

    @classmethod
    def _make(cls, values):
        return cls._new(cls, *values)

    def _replace(self, **named):
        cls = self.__class__
        values = list(self)
        for name in named:
            values[cls._fields.index(name)] = named[name]
        return cls._new(cls, *values)
