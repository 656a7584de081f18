"""Classes that are made of their annotated fields."""


class _Missing:
    def __repr__(self):
        return "MISSING"


MISSING = _Missing()


class FrozenInstanceError(AttributeError):
    """A frozen instance is changed."""


class Field:
    """A field of a class."""

    def __init__(self, default, default_factory, init, repr, compare):
        self.name = ""
        self.default = default
        self.default_factory = default_factory
        self.init = init
        self.repr = repr
        self.compare = compare


def field(
    *,
    default=MISSING,
    default_factory=MISSING,
    init=True,
    repr=True,
    hash=None,
    compare=True,
    metadata=None,
    kw_only=False,
):
    """Return how a field is made, shown and compared."""
    if default is not MISSING and default_factory is not MISSING:
        raise ValueError("cannot specify both default and default_factory")
    return Field(default, default_factory, init, repr, compare)


def dataclass(
    cls=None,
    /,
    *,
    init=True,
    repr=True,
    eq=True,
    order=False,
    unsafe_hash=False,
    frozen=False,
    match_args=True,
    kw_only=False,
    slots=False,
    weakref_slot=False,
):
    """Give a class the methods that follow from its fields."""

    def made(cls):
        _take_fields(cls)
        if init and "__init__" not in vars(cls):
            cls.__init__ = _init_of(cls)
        if repr and "__repr__" not in vars(cls):
            cls.__repr__ = cls.__str__ = _show
        if eq and "__eq__" not in vars(cls):
            cls.__eq__ = _is_equal
            cls.__hash__ = _hash if frozen or unsafe_hash else None
        if order:
            _add_order(cls)
        if frozen:
            cls.__setattr__ = _refuse
            cls.__delattr__ = _refuse
        cls.__match_args__ = tuple(cls.__dataclass_fields__)
        return cls

    return made if cls is None else made(cls)


def _take_fields(cls):
    """Collect the fields of a class, after those of its bases."""
    known = {}
    for base in reversed(cls.__mro__[1:]):
        known.update(getattr(base, "__dataclass_fields__", {}))
    own = vars(cls)
    for name in dict(cls.__annotations__):
        value = own.get(name, MISSING)
        one = value if isinstance(value, Field) else None
        if one is None:
            if isinstance(value, (list, dict, set)):
                raise ValueError(
                    f"mutable default {type(value)} for field {name} is not allowed: "
                    "use default_factory"
                )
            one = Field(value, MISSING, True, True, True)
        elif one.default is not MISSING:
            setattr(cls, name, one.default)
        else:
            delattr(cls, name)
        one.name = name
        known[name] = one
    cls.__dataclass_fields__ = known


def _init_of(cls):
    fields = list(cls.__dataclass_fields__.values())
    taken = [one for one in fields if one.init]

    def __init__(self, *values, **named):
        if len(values) > len(taken):
            needed = [one for one in taken if _needs_value(one)]
            most = str(len(taken) + 1)
            if len(needed) < len(taken):
                most = f"from {len(needed) + 1} to {most}"
            raise TypeError(
                f"{cls.__name__}.__init__() takes {most} positional arguments "
                f"but {len(values) + 1} were given"
            )
        given = dict(zip([one.name for one in taken], values))
        for name, value in named.items():
            if name not in cls.__dataclass_fields__ or name in given:
                raise TypeError(
                    f"{cls.__name__}.__init__() got an unexpected keyword argument "
                    f"'{name}'"
                )
            given[name] = value
        missing = []
        for one in fields:
            if one.name in given:
                object.__setattr__(self, one.name, given[one.name])
            elif one.default_factory is not MISSING:
                object.__setattr__(self, one.name, one.default_factory())
            elif one.default is not MISSING:
                object.__setattr__(self, one.name, one.default)
            elif one.init:
                missing.append(one.name)
        if missing:
            plural = "s" if len(missing) > 1 else ""
            listed = " and ".join([repr(name) for name in missing])
            raise TypeError(
                f"{cls.__name__}.__init__() missing {len(missing)} required "
                f"positional argument{plural}: {listed}"
            )
        if hasattr(self, "__post_init__"):
            self.__post_init__()

    return __init__


def _needs_value(one):
    return one.default is MISSING and one.default_factory is MISSING


def _show(self):
    pairs = []
    for one in self.__dataclass_fields__.values():
        if one.repr:
            pairs.append(f"{one.name}={getattr(self, one.name)!r}")
    return f"{type(self).__qualname__}({', '.join(pairs)})"


def _key(self):
    fields = self.__dataclass_fields__.values()
    return tuple([getattr(self, one.name) for one in fields if one.compare])


def _is_equal(self, other):
    if type(other) is not type(self):
        return NotImplemented
    return _key(self) == _key(other)


def _hash(self):
    return hash(_key(self))


def _refuse(self, name, *value):
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _add_order(cls):
    for name in ("__lt__", "__le__", "__gt__", "__ge__"):
        setattr(cls, name, _order(name))


def _order(name):
    def compare(self, other):
        if type(other) is not type(self):
            return NotImplemented
        return getattr(_key(self), name)(_key(other))

    return compare


def fields(class_or_instance):
    """Return the fields of a class."""
    return tuple(class_or_instance.__dataclass_fields__.values())


def is_dataclass(obj):
    """Return whether something has fields."""
    return hasattr(obj, "__dataclass_fields__")


def asdict(obj, *, dict_factory=dict):
    """Return an instance as a dictionary, and what is in it."""
    if is_dataclass(obj):
        pairs = [(one.name, asdict(getattr(obj, one.name))) for one in fields(obj)]
        return dict_factory(pairs)
    if isinstance(obj, (list, tuple)):
        return type(obj)([asdict(value) for value in obj])
    if isinstance(obj, dict):
        return {key: asdict(value) for key, value in obj.items()}
    return obj


def astuple(obj):
    """Return the values of an instance as a tuple."""
    return tuple([getattr(obj, one.name) for one in fields(obj)])


def replace(obj, /, **changes):
    """Return an instance with other values."""
    values = {one.name: getattr(obj, one.name) for one in fields(obj) if one.init}
    return type(obj)(**{**values, **changes})
