"""Buttons, wherever they stand, and the ring around the one that has the focus."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..looks.buttons import ButtonLook
from .pen import Pen
from .typeface import Weight


class Button(NamedTuple):
    """A button and where it stands."""

    look: ButtonLook
    rect: pygame.Rect


def paint_button(pen: Pen, button: Button) -> None:
    """Draw a button, with the key that presses it under its label where there is room."""
    theme, text, look = pen.theme, pen.layout.text, button.look
    if look.is_primary:
        fill, border, ink = theme.accent, theme.accent, theme.on_accent
    elif look.is_enabled:
        fill, border, ink = theme.panel, theme.border, theme.text
    else:
        fill, border, ink = theme.window, theme.border, theme.disabled
    pen.card(button.rect, fill, border, radius=round(8 * pen.layout.unit))
    x, y = button.rect.center
    if not look.hint:
        pen.text(look.label, text.body, ink, Weight.BOLD, center=(x, y))
        return
    pen.text(look.label, text.body, ink, Weight.BOLD, center=(x, y - text.hint * 0.47))
    pen.text(look.hint, text.hint, ink, center=(x, y + text.body * 0.52))


def paint_ring(pen: Pen, rect: pygame.Rect) -> None:
    """Draw the ring around the button that has the focus."""
    pen.frame(rect.inflate(4, 4), pen.theme.window, 2, radius=8)
    pen.frame(rect.inflate(10, 10), pen.theme.accent, 3, radius=10)
