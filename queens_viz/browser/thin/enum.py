"""Choices that have names: Enum, as far as the program uses them."""


class EnumType(type):
    """The class of enumerations: it makes a member of each value in their bodies."""

    def __new__(meta, name, bases, body):
        """Return a class whose values have become its members."""
        members = {}
        others = {}
        for key, value in body.items():
            is_member = not hasattr(value, "__get__") and not (
                key.startswith("_") and key.endswith("_")
            )
            if is_member:
                members[key] = value
            else:
                others[key] = value
        if isinstance(others.get("__hash__"), type(object.__hash__)):
            # A member has object's hash anyway, and Brython fails where a class has it.
            del others["__hash__"]
        cls = type.__new__(meta, name, bases, others)
        cls.__members__ = {}
        cls._by_value = {}
        for key, value in members.items():
            member = cls._by_value.get(value)
            if member is None:
                member = object.__new__(cls)
                member.name = key
                member.value = member._value_ = value
                cls._by_value[value] = member
            cls.__members__[key] = member
            setattr(cls, key, member)
        return cls

    def __call__(cls, value):
        """Return the member that has a value."""
        member = cls._by_value.get(value)
        if member is None:
            raise ValueError(f"{value!r} is not a valid {cls.__name__}")
        return member

    def __getitem__(cls, name):
        return cls.__members__[name]

    def __iter__(cls):
        return iter(cls._by_value.values())


class Enum(metaclass=EnumType):
    """A choice. Members are compared by identity."""

    def __str__(self):
        return f"{type(self).__name__}.{self.name}"
