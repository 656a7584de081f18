"""Buttons, wherever they stand, and the ring around the one that has the focus."""

from __future__ import annotations

from enum import Enum
from typing import Any, NamedTuple

from .pen import Pen
from .rect import Rect


class ButtonLook(NamedTuple):
    """A button. Its `name` stays while its `action` may change; one without words is `told` by words of its own."""

    name: Any
    action: Any
    label: str
    hint: str
    is_enabled: bool = True
    is_primary: bool = False
    description: str = ""

    @property
    def bare(self) -> ButtonLook:
        """The button without its key."""
        return self._replace(hint="")


class Touch(Enum):
    """What the mouse does to a button."""

    NONE = "none"
    HOVER = "hover"
    PRESSED = "pressed"


class Button(NamedTuple):
    """A button, where it stands, and what the mouse does to it; one that is of keys alone can't be clicked."""

    look: ButtonLook
    rect: Rect
    touch: Touch = Touch.NONE
    is_of_keys: bool = False


def paint_ring(pen: Pen, rect: Rect) -> None:
    """Draw the ring around the button that has the focus."""
    pen.box(rect.inflate(4, 4), edge="window", line=2, radius=8)
    pen.box(rect.inflate(10, 10), edge="accent", line=3, radius=10)
