"""Buttons, and the ring around the one that has the focus."""

from __future__ import annotations

from enum import Enum
from typing import Any, NamedTuple

from .pen import Pen
from .rect import Rect


class ButtonLook(NamedTuple):
    """What a button is drawn from."""

    name: Any  # stays the same while the action may change
    action: Any  # what a press does
    label: str
    hint: str  # the key that presses it
    is_enabled: bool = True
    is_primary: bool = False
    description: str = ""  # for screen readers, if the label is not enough

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
    """A button that was drawn."""

    look: ButtonLook
    rect: Rect
    touch: Touch = Touch.NONE
    is_of_keys: bool = False  # whether only keys press it, and no clicks


def paint_ring(pen: Pen, rect: Rect) -> None:
    """Draw the ring around the button that has the focus."""
    pen.box(rect.inflate(4, 4), edge="window", line=2, radius=8)
    pen.box(rect.inflate(10, 10), edge="accent", line=3, radius=10)
