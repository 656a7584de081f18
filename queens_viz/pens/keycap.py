"""Keycaps: how a key is shown wherever it is named."""

from __future__ import annotations

from .face import SEMIBOLD
from .pen import Pen
from .rect import Corner, Rect, rect_at


def width_of(pen: Pen, key: str, size: int) -> int:
    """Return how wide the cap of a key is, in type of a size."""
    return max(height_of(size), pen.width(key, size, SEMIBOLD) + round(0.9 * size))


def height_of(size: int) -> int:
    """Return how high a cap is, in type of a size."""
    return size + 9


def paint_at(
    pen: Pen,
    key: str,
    size: int,
    ink: str,
    fill: str = "",
    most: int = 999,
    **anchor: Corner,
) -> Rect:
    """Draw a key on a cap, at most so high, that is placed by a corner or middle (`midleft=...`); return its place.

    Where a fill is given, the cap's edge has the colour of the key.
    """
    cap = rect_at(width_of(pen, key, size), min(height_of(size), most), **anchor)
    pen.box(cap, fill or "panel", ink if fill else "border", radius=5)
    pen.text(key, size, ink, SEMIBOLD, center=cap.center)
    return cap
