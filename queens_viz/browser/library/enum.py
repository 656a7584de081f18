"""Choices that have names."""


class auto:
    """A value that is chosen."""


class EnumType(type):
    """The class of enumerations: it makes a member of each value in their bodies."""

    def __new__(meta, name, bases, body, **options):
        members = {}
        others = {}
        for key, value in body.items():
            is_member = not hasattr(type(value), "__get__") and not key.startswith("_")
            (members if is_member else others)[key] = value
        cls = type.__new__(meta, name, bases, others)
        cls.__members__ = {}
        cls._by_value = {}
        values = []
        for key, value in members.items():
            if isinstance(value, auto):
                value = cls._generate_next_value_(key, 1, len(values), values)
            values.append(value)
            member = cls._by_value.get(value)
            if member is None:
                member = cls._made(value)
                member._name_ = key
                member._value_ = value
                cls._by_value[value] = member
                if "__init__" in body:
                    given = value if isinstance(value, tuple) else (value,)
                    body["__init__"](member, *given)
            cls.__members__[key] = member
            type.__setattr__(cls, key, member)
        return cls

    def __call__(cls, value, names=None, **options):
        if names is not None:
            return _of_names(cls, value, names)
        if isinstance(value, cls):
            return value
        member = cls._by_value.get(value)
        if member is None:
            return cls._missing_(value)
        return member

    def __getitem__(cls, name):
        return cls.__members__[name]

    def __iter__(cls):
        return iter(list(cls._by_value.values()))

    def __len__(cls):
        return len(cls._by_value)

    def __contains__(cls, value):
        return isinstance(value, cls) or value in cls._by_value

    def __repr__(cls):
        return f"<enum {cls.__name__!r}>"


EnumMeta = EnumType


def _of_names(cls, name, names):
    if isinstance(names, str):
        names = names.replace(",", " ").split()
    pairs = names.items() if isinstance(names, dict) else enumerate(names, 1)
    if isinstance(names, dict):
        return EnumType(name, (cls,), dict(pairs))
    return EnumType(name, (cls,), {key: number for number, key in pairs})


class Enum(metaclass=EnumType):
    """A choice. Members are compared by identity."""

    @classmethod
    def _made(cls, value):
        return object.__new__(cls)

    @classmethod
    def _missing_(cls, value):
        raise ValueError(f"{value!r} is not a valid {cls.__name__}")

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        return last_values[-1] + 1 if last_values else start

    @property
    def name(self):
        return self._name_

    @property
    def value(self):
        return self._value_

    def __str__(self):
        return f"{type(self).__name__}.{self._name_}"

    def __repr__(self):
        return f"<{type(self).__name__}.{self._name_}: {self._value_!r}>"

    def __eq__(self, other):
        return self is other

    def __hash__(self):
        return hash(self._name_)


class IntEnum(int, Enum):
    """A choice that is a number."""

    @classmethod
    def _made(cls, value):
        return int.__new__(cls, value)

    __repr__ = Enum.__repr__

    def __str__(self):
        return str(self._value_)

    def __eq__(self, other):
        return int(self) == other

    def __ne__(self, other):
        return int(self) != other

    def __hash__(self):
        return hash(int(self))


class StrEnum(str, Enum):
    """A choice that is a text."""

    @classmethod
    def _made(cls, value):
        return str.__new__(cls, value)

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        return name.lower()

    __repr__ = Enum.__repr__

    def __str__(self):
        return self._value_

    def __eq__(self, other):
        return self._value_ == other

    def __hash__(self):
        return hash(self._value_)


def unique(enumeration):
    """Return an enumeration none of whose members has two names."""
    for name, member in enumeration.__members__.items():
        if name != member.name:
            raise ValueError(
                f"duplicate values found in {enumeration!r}: {name} -> {member.name}"
            )
    return enumeration
