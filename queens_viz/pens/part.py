"""A part of the picture, of which a pen knows when to paint it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .rect import Rect

Paint = Callable[..., object]
"""What paints something with a pen."""

Changed = Callable[..., Rect]
"""What tells where a part looks otherwise, from its first value as it was and from all values as they are."""


class Part(NamedTuple):
    """A part of the picture: its room, what paints it, and the values that it is painted from.

    Where the first value alone is another than before, all that can have changed lies in the place of `changed`. One
    that `fills` its room needs no ground.
    """

    room: Rect
    paint: Paint
    values: tuple[Any, ...]
    changed: Changed | None
    fills: bool

    def is_as(self, other: Part | None) -> bool:
        """Return whether it looks as another one does: both are painted alike, from equal values, in one room."""
        if self is other:
            return True
        if other is None or self.paint != other.paint:
            return False
        return self.values == other.values and self.room == other.room
