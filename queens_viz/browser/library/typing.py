"""Names for annotations, and tuples and dictionaries with named items."""

from collections import _named
from collections import abc as _abc

TYPE_CHECKING = False


class _Anything:
    """Replaces any type, and anything made of types."""

    def __init__(self, name="typing.Any"):
        self._name = name

    def __getitem__(self, _):
        return self

    def __or__(self, _):
        return self

    __ror__ = __or__

    def __call__(self, *values, **named):
        return self

    def __repr__(self):
        return self._name


class _Container(_Anything):
    """A container whose items have a type; it can be called like the container."""

    def __init__(self, name, kind):
        _Anything.__init__(self, name)
        self._kind = kind

    def __call__(self, *values, **named):
        return self._kind(*values, **named)


List = _Container("typing.List", list)
Dict = _Container("typing.Dict", dict)
Set = _Container("typing.Set", set)
FrozenSet = _Container("typing.FrozenSet", frozenset)
Tuple = _Container("typing.Tuple", tuple)
Any = _Anything()
Optional = Union = Literal = Final = ClassVar = Annotated = Type = Concatenate = Any
NoReturn = Never = Self = LiteralString = Text = AnyStr = Required = NotRequired = Any
Deque = DefaultDict = OrderedDict = Counter = TypeAlias = Unpack = TypeGuard = Any
Hashable = _abc.Hashable
Sized = _abc.Sized
Callable = _abc.Callable
Container = _abc.Container
Iterable = _abc.Iterable
Iterator = _abc.Iterator
Generator = _abc.Generator
Reversible = _abc.Reversible
Collection = _abc.Collection
Sequence = _abc.Sequence
MutableSequence = _abc.MutableSequence
AbstractSet = _abc.Set
MutableSet = _abc.MutableSet
Mapping = _abc.Mapping
MutableMapping = _abc.MutableMapping


def TypeVar(name, *constraints, **options):
    """Return something for any type."""
    return _Anything(f"~{name}")


ParamSpec = TypeVarTuple = TypeVar


def NewType(name, tp):
    """Return a function that returns its argument."""
    return lambda value: value


def cast(typ, val):
    """Return the value."""
    return val


def overload(func):
    """Return the function."""
    return func


final = override = no_type_check = runtime_checkable = overload


def get_type_hints(obj):
    """Return the annotations."""
    return dict(getattr(obj, "__annotations__", {}))


class Generic:
    """A class that has types for parameters."""

    def __class_getitem__(cls, _):
        return cls


class Protocol(Generic):
    """What others are to have; nothing is asked of them here."""


class _NamedTupleType(type):
    """The class of NamedTuple: it makes a tuple with names of each subclass."""

    def __new__(meta, name, bases, body):
        plain = type.__new__(meta, name, bases, dict(body))
        if not bases:
            return plain
        names = tuple(plain.__annotations__)
        defaults = {key: body[key] for key in names if key in body}
        others = {}
        for key, value in body.items():
            is_own = key.startswith("__") and not callable(value)
            if key not in names and not is_own:
                others[key] = value
        return _named(name, names, defaults, others)


class NamedTuple(metaclass=_NamedTupleType):
    """A tuple whose items have names: those annotated in a subclass."""

    def __new__(cls, typename, fields=()):
        return _named(typename, tuple([name for name, _ in fields]), {}, {})


class TypedDict(dict):
    """A dictionary with certain keys."""
