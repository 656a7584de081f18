"""A part of the picture, of which a pen knows when to paint it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .layout import Layout
from .rect import Rect

Paint = Callable[..., object]
"""What paints something with a pen."""


class Part(NamedTuple):
    """A part of the picture: its room, how it looks, and what paints it.

    Where it looks otherwise than before, all that can have changed lies in a place: that of `changed`, from the layout
    and both looks. One that `fills` its room needs no ground.
    """

    room: Rect
    look: object
    paint: Paint
    more: tuple[Any, ...]
    changed: Callable[[Layout, Any, Any], Rect] | None
    fills: bool

    def is_as(self, other: Part | None) -> bool:
        """Return whether it looks as another one does."""
        if other is None:
            return False
        return (self.look is other.look or self.look == other.look) and self.room == other.room
