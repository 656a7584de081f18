"""Buttons, wherever they stand, and the ring around the one that has the focus."""

from __future__ import annotations

from enum import Enum
from typing import Any, NamedTuple

from . import keycap
from .face import BOLD
from .pen import Pen
from .rect import Rect

KEY_LESS = 2
"""Pixels by which the type of a key beside a label is smaller."""


class ButtonLook(NamedTuple):
    """A button. Its `name` stays while what it does, its `action`, may change."""

    name: Any
    action: Any
    label: str
    hint: str
    is_enabled: bool = True
    is_primary: bool = False

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
    """A button, where it stands, what the mouse does to it, and what it is called where its label is not all."""

    look: ButtonLook
    rect: Rect
    touch: Touch = Touch.NONE
    told: str = ""


Buttons = tuple[Button, ...]


def fill_of(button: Button, at_rest: str) -> tuple[str, str]:
    """Return the fill and the border of a button whose fill is this while nobody touches it."""
    if button.touch is Touch.NONE or not button.look.is_enabled:
        return at_rest, "border"
    return ("pressed" if button.touch is Touch.PRESSED else "hover"), "accent"


def paint_touch(pen: Pen, button: Button, place: Rect, radius: int = 6) -> None:
    """Draw what shows that a button without a frame can be clicked, while the mouse is over it."""
    fill, _ = fill_of(button, "")
    if fill:
        pen.box(place, fill, radius=radius)


def _paint_over_key(pen: Pen, button: Button, size: int, ink: str, key_ink: str) -> None:
    (label, key), (x, y) = (button.look.label, button.look.hint), button.rect.center
    pen.text(label, size, ink, BOLD, center=(x, y - pen.type.hint * 0.47))
    pen.text(key, pen.type.hint, key_ink, center=(x, y + pen.type.body * 0.52))


def _paint_ground(pen: Pen, button: Button) -> tuple[str, str]:
    """Draw a button without its label, and return the roles of what stands on it and of its fill."""
    look = button.look
    if look.is_primary:
        fill = "accent" if button.touch is Touch.NONE else "first_hover"
        border, ink = fill, "on_accent"
    else:
        fill, border = fill_of(button, "panel" if look.is_enabled else "window")
        ink = "text" if look.is_enabled else "disabled"
    pen.box(button.rect, fill, border, radius=pen.scaled(8))
    return ink, fill


def button_width(pen: Pen, look: ButtonLook, size: int) -> int:
    """Return how wide a button is that has its key beside its label, in type of a size."""
    key = keycap.width_of(pen, look.hint, _key_size(pen, size)) + size // 2 if look.hint else 0
    return pen.width(look.label, size, BOLD) + key + 2 * _pad(size)


def _key_size(pen: Pen, size: int) -> int:
    return max(size - KEY_LESS, pen.least(KEY_LESS))


def _pad(size: int) -> int:
    return round(0.7 * size)


def paint_wide_button(pen: Pen, button: Button, size: int) -> None:
    """Draw a button with its key beside its label."""
    look, rect = button.look, button.rect
    ink, fill = _paint_ground(pen, button)
    if pen.type.touch:
        _paint_lines(pen, look.label, size, ink, rect)
        return
    pen.text(look.label, size, ink, BOLD, midleft=(rect.left + _pad(size), rect.centery))
    if look.hint:
        key = _key_size(pen, size)
        place = rect.right - _pad(size), rect.centery
        keycap.paint_at(pen, look.hint, key, ink, fill if look.is_primary else "", midright=place)


def paint_way(pen: Pen, button: Button, size: int) -> None:
    """Draw a way in: a frame with a label in the accent's colour, over its key or on as many lines as it takes."""
    look, rect = button.look, button.rect
    fill, _ = fill_of(button, "panel")
    ink = "accent" if look.is_enabled else "disabled"
    pen.box(rect, fill, ink, radius=pen.scaled(8), line=2)
    if look.hint:
        _paint_over_key(pen, button, size, ink, "text")
    else:
        _paint_lines(pen, look.label, size, ink, rect)


def _paint_lines(pen: Pen, label: str, size: int, ink: str, rect: Rect) -> None:
    """Write a label on as many lines as it takes, in the middle of its button."""
    _, lines = pen.wrapped(label, size, rect.width - size // 2, rect.height, BOLD)
    first = rect.centery - (len(lines) - 1) / 2 * 1.2 * size
    pen.text_lines(lines, size, ink, 1.2 * size, BOLD, center=(rect.centerx, first))


def paint_ring(pen: Pen, rect: Rect) -> None:
    """Draw the ring around the button that has the focus."""
    pen.box(rect.inflate(4, 4), edge="window", line=2, radius=8)
    pen.box(rect.inflate(10, 10), edge="accent", line=3, radius=10)
