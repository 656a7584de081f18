"""Keycaps: a key looks the same wherever it is named."""

from __future__ import annotations

from .face import SEMIBOLD
from .pen import Pen
from .rect import Corner, Rect, rect_at


def width_of(pen: Pen, key: str, size: int) -> int:
    """Return the width in pixels of the cap of a key, in type of a size."""
    return max(height_of(size), pen.width(key, size, SEMIBOLD) + round(0.9 * size))


def height_of(size: int) -> int:
    """Return the height in pixels of a cap, in type of a size."""
    return size + 9


def paint_at(
    pen: Pen,
    key: str,
    size: int,
    role: str,
    fill: str = "",
    most: int = 999,
    **anchor: Corner,
) -> Rect:
    """Draw a key on its cap, at most `most` pixels high, and return the cap's place.

    The key is drawn in a role, in type of a size. A cap that is filled has an edge in
    the same role. It is placed by the name of a corner or middle, as in `midleft=(10,
    20)`.
    """
    height = min(height_of(size), most)
    cap = rect_at(width_of(pen, key, size), height, **anchor)
    edge = role if fill else "border"
    pen.box(cap, fill or "panel", edge, radius=5)
    pen.text(key, size, role, SEMIBOLD, center=cap.center)
    return cap
