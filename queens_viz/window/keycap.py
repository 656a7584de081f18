"""Keycaps: how a key is shown wherever it is named."""

from __future__ import annotations

import pygame

from ..looks.theme import Colour
from .pen import Pen
from .typeface import Weight


def width_of(pen: Pen, key: str, size: int) -> int:
    """Return how wide the cap of a key is, in type of a size."""
    return max(height_of(size), pen.face.width(key, size, Weight.SEMIBOLD) + round(0.9 * size))


def height_of(size: int) -> int:
    """Return how high a cap is, in type of a size."""
    return size + 9


def paint(pen: Pen, key: str, cap: pygame.Rect, size: int, ink: Colour, fill: Colour | None = None) -> None:
    """Draw a key on its cap; where a fill is given, the cap's edge has the colour of the key."""
    theme = pen.theme
    pen.card(cap, theme.panel if fill is None else fill, theme.border if fill is None else ink, radius=5)
    pen.text(key, size, ink, Weight.SEMIBOLD, center=cap.center)
