"""A part of the picture. A pen paints it again only if it has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .rect import Rect

Paint = Callable[..., object]
"""A function that paints something with a pen, its first argument."""


class Part(NamedTuple):
    """A part of the picture."""

    room: Rect
    paint: Paint
    values: tuple[Any, ...]  # what it is painted from, after the pen
    fills: bool  # whether it fills its room, so that nothing under it is visible

    def is_as(self, other: Part | None) -> bool:
        """Return whether it looks like another part."""
        if self is other:
            return True
        if other is None or self.paint != other.paint:
            return False
        return self.values == other.values and self.room == other.room
