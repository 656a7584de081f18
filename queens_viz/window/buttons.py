"""Buttons, wherever they stand, and the ring around the one that has the focus."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..app.commands import Action, Command
from .brush import Brush, Weight
from .layout import Layout


class Button(NamedTuple):
    """A button as it is drawn and clicked; its name stays while what it does may change."""

    name: Action
    rect: pygame.Rect
    label: str
    hint: str
    command: Command
    is_enabled: bool = True
    is_primary: bool = False


def paint_button(surface: pygame.Surface, button: Button, layout: Layout, brush: Brush) -> None:
    """Draw a button, with the key that presses it under its label where there is room."""
    theme, text = brush.theme, layout.text
    if button.is_primary:
        fill, border, ink = theme.accent, theme.accent, theme.on_accent
    elif button.is_enabled:
        fill, border, ink = theme.panel, theme.border, theme.text
    else:
        fill, border, ink = theme.window, theme.border, theme.disabled
    brush.card(surface, button.rect, fill, border, radius=round(8 * layout.unit))
    x, y = button.rect.center
    if not button.hint:
        brush.text(surface, button.label, text.body, ink, Weight.BOLD, center=(x, y))
        return
    brush.text(surface, button.label, text.body, ink, Weight.BOLD, center=(x, y - text.hint * 0.47))
    brush.text(surface, button.hint, text.hint, ink, center=(x, y + text.body * 0.52))


def paint_ring(surface: pygame.Surface, rect: pygame.Rect, brush: Brush) -> None:
    """Draw the ring around the button that has the focus."""
    brush.frame(surface, rect.inflate(4, 4), brush.theme.window, 2, radius=8)
    brush.frame(surface, rect.inflate(10, 10), brush.theme.accent, 3, radius=10)
