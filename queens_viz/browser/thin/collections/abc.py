"""Names for annotations, which nobody asks in the page."""

from typing import Any


class Sequence:
    """A class, because Brython asks for its instances where it matches sequences."""

    def __class_getitem__(cls, _):
        """Return something for any type of its members."""
        return Any


class Mapping(Sequence):
    """A class, because Brython asks for its instances where it matches mappings."""


Callable = Container = Generator = Iterable = Iterator = Any
