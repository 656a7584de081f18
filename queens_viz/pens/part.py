"""A part of the picture, of which a pen knows when to paint it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .rect import Rect

Paint = Callable[..., object]
"""What paints something with a pen."""


class Part(NamedTuple):
    """A part of the picture: its room, what paints it, and from which values. One that `fills` it needs no ground."""

    room: Rect
    paint: Paint
    values: tuple[Any, ...]
    fills: bool

    def is_as(self, other: Part | None) -> bool:
        """Return whether it looks as another one does: both are painted alike, from equal values, in one room."""
        if self is other:
            return True
        if other is None or self.paint != other.paint:
            return False
        return self.values == other.values and self.room == other.room
