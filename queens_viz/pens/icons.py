"""The pictures that no typeface holds, as SVG paths: both pens draw from these."""

from __future__ import annotations

import math
from enum import Enum

Point = tuple[float, float]

ICON_SIDE = 100
"""Units of an icon's square. Its centre is at 0, 0 and y grows downwards."""


def _disc(x: float, y: float, radius: float) -> str:
    """Return the path of a filled circle around a point."""
    turn = f"a{radius} {radius} 0 1 1 "
    return f"M{x - radius} {y}{turn}{2 * radius} 0{turn}{-2 * radius} 0z"


def _ring(x: float, outer: float, inner: float) -> str:
    """Return the path of a ring around x, 0: its inner edge runs the other way."""
    turn = f"a{inner} {inner} 0 1 0 "
    hole = f"M{x - inner} 0{turn}{2 * inner} 0{turn}{-2 * inner} 0z"
    return _disc(x, 0, outer) + hole


def _dashes(outer: float, inner: float, count: int) -> str:
    """Return the path of a ring of dashes, each as long as the gap after it."""
    dashes = []
    for k in range(count):
        start = 2 * math.pi * k / count
        end = start + math.pi / count
        dashes.append(
            f"M{_on_circle(outer, start)}"
            f"A{outer} {outer} 0 0 1 {_on_circle(outer, end)}"
            f"L{_on_circle(inner, end)}"
            f"A{inner} {inner} 0 0 0 {_on_circle(inner, start)}z"
        )
    return "".join(dashes)


def _on_circle(radius: float, angle: float) -> str:
    """Return the point of a circle around 0, 0 at an angle in radians."""
    return f"{radius * math.cos(angle):.1f} {radius * math.sin(angle):.1f}"


class Icon(Enum):
    """The icons: each is the data of an SVG path, filled by the nonzero rule."""

    CROWN = (
        _disc(-32, -17.2, 5.1)
        + _disc(-9.8, -27.6, 5.1)
        + _disc(9.8, -27.6, 5.1)
        + _disc(32, -17.2, 5.1)
        + "M-29.5 -14L-17.1 4.6L-9.8 -25L0 1.1L9.8 -25L17.1 4.6L29.5 -14L22.9 19H-22.9z"
        + "M-23.8 22.2H23.8V29.2H-23.8z"
    )
    DISC = _disc(0, 0, 25)
    CROSS = "M-44 -31L-31 -44L44 31L31 44zM31 -44L44 -31L-31 44L-44 31z"
    THIN_CROSS = "M-38 -33L-33 -38L38 33L33 38zM33 -38L38 -33L-33 38L-38 33z"
    TICK = "M-42 4L-33 -5L-12 16L34 -36L44 -28L-12 34z"
    TRIANGLE = "M0 -38L42 34H-42z"
    PAUSE = "M-30 -38H-10V38H-30zM10 -38H30V38H10z"
    RETURN = "M-46 -8L-10 -38V-15H34V38H20V-1H-10V22z"
    ROUND = _disc(0, 0, 50)
    DOT = _disc(0, 0, 32)
    ELLIPSIS = _disc(-36, 0, 11) + _disc(0, 0, 11) + _disc(36, 0, 11)
    RING = _ring(0, 36, 22)
    SQUARE = "M-44 -44H44V44H-44z"
    DIAMOND = "M0 -50L50 0L0 50L-50 0z"
    DASHED = _dashes(50, 37, 12)
    MINUS = "M-44 -10H44V10H-44z"
    PLAY = "M-30 -40L40 0L-30 40z"
    BACKWARD = "M30 40L-40 0L30 -40z"
    BEFORE = "M12 -44L26 -30L-4 0L26 30L12 44L-32 0z"
    FURTHER = "M-12 -44L32 0L-12 44L-26 30L4 0L-26 -30z"
    LAST = "M-46 -38L-4 0L-46 38zM-4 -38L38 0L-4 38zM38 -38H50V38H38z"
    FIRST = "M46 38L4 0L46 -38zM4 38L-38 0L4 -38zM-38 38H-50V-38H-38z"
    ENDLESS = _ring(-24, 27, 16) + _ring(24, 27, 16)
    UNDO = (
        "M-48 -20L-16 -46V-26H10a31 31 0 0 1 0 62H-20v-12H10a19 19 0 0 0 0 -38H-16V6z"
    )
    FLAG = "M-34 -46H-22V-40H40L24 -16L40 8H-22V46H-34z"
    FLAG_AT_LEFT = "M34 -46V46H22V8H-40L-24 -16L-40 -40H22V-46z"
    NEXT_QUEEN = (
        "M-50 -30L-18 0L-50 30z"
        + _disc(-8, -14, 4)
        + _disc(10, -22, 4)
        + _disc(26, -22, 4)
        + _disc(44, -14, 4)
        + "M-8 -14L2 4L10 -20L18 4L26 -20L34 4L44 -14L38 20H-2z"
        + "M-2 23H38V29H-2z"
    )
    PENCIL = (
        "M-44 44L-36 10L-10 36zM-30 4L16 -42L42 -16L-4 30zM22 -46L30 -50L50 -30L46 -22z"
    )
    LINES = "M-50 -36H50V-24H-50zM-50 -6H50V6H-50zM-50 24H50V36H-50z"

    def __repr__(self) -> str:
        """Return the name without the path, which is long."""
        return f"Icon.{self.name}"

    # By identity, in C: it is asked for with every icon that is drawn.
    __hash__ = object.__hash__
