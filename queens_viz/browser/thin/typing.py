"""NamedTuple, and names for annotations, which nobody asks in the page."""


class _Anything:
    """Stands for any type, and for what is made of types."""

    def __getitem__(self, _):
        return self

    def __or__(self, _):
        return self

    __ror__ = __or__


Any = Callable = ClassVar = Final = Iterable = Iterator = Literal = Self = Sequence = _Anything()
TYPE_CHECKING = False


class Protocol:
    """What others are to have; nothing is asked of them here."""


def cast(_, value):
    """Return a value, which is taken for one of another type."""
    return value


class NamedTuple(tuple):
    """A tuple whose places have names: those that are annotated in a class whose base this is."""

    _fields = ()

    def __init_subclass__(cls):
        """Make a property of each annotated name; the value it has in the class is its default."""
        if NamedTuple in cls.__bases__:
            cls._fields = cls.__match_args__ = tuple(cls.__annotations__)
            cls._field_defaults = {name: cls.__dict__[name] for name in cls._fields if name in cls.__dict__}
            for place, name in enumerate(cls._fields):
                setattr(cls, name, _field(place))

    def __new__(cls, *values, **named):
        """Return a tuple of these values, those not given being the defaults."""
        fields = cls._fields
        if named or len(values) != len(fields):
            values = _filled(cls, values, named)
        return tuple.__new__(cls, values)

    @classmethod
    def _make(cls, values):
        made = tuple.__new__(cls, values)
        if len(made) != len(cls._fields):
            raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(made)}")
        return made

    def _replace(self, **named):
        made = self._make([named.pop(name, value) for name, value in zip(self._fields, self, strict=True)])
        if named:
            raise ValueError(f"Got unexpected field names: {list(named)!r}")
        return made

    def _asdict(self):
        return dict(zip(self._fields, self, strict=True))

    def __repr__(self):
        shown = [f"{name}={value!r}" for name, value in zip(self._fields, self, strict=True)]
        return f"{type(self).__name__}({', '.join(shown)})"


def _field(place):
    return property(lambda self: tuple.__getitem__(self, place))


def _filled(cls, values, named):
    """Return the values of a tuple of which some are given by their names, or not at all."""
    fields = cls._fields
    if len(values) > len(fields):
        raise TypeError(f"{cls.__name__} takes {len(fields)} values, but {len(values)} were given")
    made = list(values)
    for name in fields[len(values) :]:
        if name in named:
            made.append(named.pop(name))
        elif name in cls._field_defaults:
            made.append(cls._field_defaults[name])
        else:
            raise TypeError(f"{cls.__name__} is missing its value {name!r}")
    if named:
        raise TypeError(f"{cls.__name__} got unexpected values, or got them twice: {', '.join(named)}")
    return made
