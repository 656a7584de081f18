"""Names of types, and an object that holds attributes."""


class SimpleNamespace:
    """An object with the attributes that it gets."""

    def __init__(self, /, **named):
        self.__dict__.update(named)

    def __repr__(self):
        pairs = ", ".join([f"{key}={value!r}" for key, value in vars(self).items()])
        return f"namespace({pairs})"

    def __eq__(self, other):
        return isinstance(other, SimpleNamespace) and vars(self) == vars(other)


FunctionType = LambdaType = type(lambda: None)
GeneratorType = type((lambda: (yield))())
NoneType = type(None)
