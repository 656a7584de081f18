"""Names for annotations, which nobody asks in the page."""

from typing import Any


class Sequence:
    """A class, since Brython asks whether what is matched with a sequence of patterns is of it."""

    def __class_getitem__(cls, _):
        """Return something for any type of its members."""
        return Any


class Mapping(Sequence):
    """A class, since Brython asks whether what is matched with a mapping of patterns is of it."""


Callable = Container = Generator = Iterable = Iterator = Any
