"""What painters take in hand: a pen, icons, rectangles and points, and the weights of letters."""

from __future__ import annotations

from ..looks.icons import Icon
from .face import BOLD, REGULAR, SEMIBOLD, Weight
from .layout import NOWHERE, Layout
from .pen import Pen
from .rect import Pixel, Rect, rect_at
from .type_sizes import padding

__all__ = [
    "BOLD",
    "NOWHERE",
    "REGULAR",
    "SEMIBOLD",
    "Icon",
    "Layout",
    "Pen",
    "Pixel",
    "Rect",
    "Weight",
    "padding",
    "rect_at",
]
