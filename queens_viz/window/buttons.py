"""Buttons, wherever they stand, and the ring around the one that has the focus."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

import pygame

from ..looks.buttons import ButtonLook
from ..looks.hover import Kind
from ..looks.theme import Colour
from . import keycap
from .hand import Hand
from .pen import Pen
from .typeface import Weight

KEY_LESS = 2
"""Pixels by which the type of a key beside a label is smaller."""


class Touch(Enum):
    """What the mouse does to a button."""

    NONE = "none"
    HOVER = "hover"
    PRESSED = "pressed"


class Button(NamedTuple):
    """A button, where it stands, and what the mouse does to it."""

    look: ButtonLook
    rect: pygame.Rect
    touch: Touch = Touch.NONE


def touched(buttons: tuple[Button, ...], hand: Hand) -> tuple[Button, ...]:
    """Return the buttons; the one under the mouse shows that it can be clicked."""
    hover = hand.hover
    if not hover or hover.kind is not Kind.BUTTON or all(one.look.name is not hover.value for one in buttons):
        return buttons
    touch = Touch.PRESSED if hand.is_pressed else Touch.HOVER
    return tuple(one._replace(touch=touch) if one.look.name is hover.value else one for one in buttons)


def fill_of(pen: Pen, button: Button, at_rest: Colour) -> tuple[Colour, Colour]:
    """Return the fill and the border of a button whose fill is this while nobody touches it."""
    theme = pen.theme
    if button.touch is Touch.NONE or not button.look.is_enabled:
        return at_rest, theme.border
    return (theme.pressed if button.touch is Touch.PRESSED else theme.hover), theme.accent


def paint_button(pen: Pen, button: Button) -> None:
    """Draw a button, with the key that presses it under its label where there is room."""
    theme, text, look = pen.theme, pen.layout.text, button.look
    if look.is_primary:
        fill = theme.accent if button.touch is Touch.NONE else theme.first_hover
        border, ink = fill, theme.on_accent
    else:
        fill, border = fill_of(pen, button, theme.panel if look.is_enabled else theme.window)
        ink = theme.text if look.is_enabled else theme.disabled
    pen.card(button.rect, fill, border, radius=round(8 * pen.layout.unit))
    x, y = button.rect.center
    if not look.hint:
        pen.text(look.label, text.body, ink, Weight.BOLD, center=(x, y))
        return
    pen.text(look.label, text.body, ink, Weight.BOLD, center=(x, y - text.hint * 0.47))
    pen.text(look.hint, text.hint, ink, center=(x, y + text.body * 0.52))


def button_width(pen: Pen, look: ButtonLook, size: int) -> int:
    """Return how wide a button is that has its key beside its label, in type of a size."""
    key = keycap.width_of(pen, look.hint, size - KEY_LESS) + size // 2 if look.hint else 0
    return pen.face.width(look.label, size, Weight.BOLD) + key + 2 * _pad(size)


def _pad(size: int) -> int:
    return round(0.7 * size)


def paint_wide_button(pen: Pen, button: Button, size: int) -> None:
    """Draw a primary button with its key beside its label."""
    theme, look, rect = pen.theme, button.look, button.rect
    fill = theme.accent if button.touch is Touch.NONE else theme.first_hover
    pen.card(rect, fill, fill, radius=round(8 * pen.layout.unit))
    pen.text(look.label, size, theme.on_accent, Weight.BOLD, midleft=(rect.left + _pad(size), rect.centery))
    if look.hint:
        key = size - KEY_LESS
        cap = pygame.Rect(0, 0, keycap.width_of(pen, look.hint, key), keycap.height_of(key))
        cap.midright = rect.right - _pad(size), rect.centery
        keycap.paint(pen, look.hint, cap, key, theme.on_accent, fill)


def paint_ring(pen: Pen, rect: pygame.Rect) -> None:
    """Draw the ring around the button that has the focus."""
    pen.frame(rect.inflate(4, 4), pen.theme.window, 2, radius=8)
    pen.frame(rect.inflate(10, 10), pen.theme.accent, 3, radius=10)
