"""Abstract classes: a class with abstract methods has no instances."""


def abstractmethod(function):
    """Mark a method as abstract."""
    function.__isabstractmethod__ = True
    return function


class ABCMeta(type):
    """The class of abstract classes."""

    def __call__(cls, *values, **named):
        names = []
        for name in dir(cls):
            attribute = getattr(cls, name, None)
            if getattr(attribute, "__isabstractmethod__", False):
                names.append(name)
        if names:
            plural = "s" if len(names) > 1 else ""
            listed = ", ".join([repr(name) for name in names])
            raise TypeError(
                f"Can't instantiate abstract class {cls.__name__} without an "
                f"implementation for abstract method{plural} {listed}"
            )
        return type.__call__(cls, *values, **named)

    def register(cls, subclass):
        """Do nothing but return the class."""
        return subclass


class ABC(metaclass=ABCMeta):
    """A class that may have abstract methods."""
