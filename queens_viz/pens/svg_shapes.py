"""The shapes of a picture in SVG, each as a text."""

from __future__ import annotations

import math

from .icons import Disc, Icon
from .pen import HATCHES, dark_squares, grid_lines


def short(number: float) -> float:
    """Return a number in hundredths; unlike `round`, the same in every Python.

    >>> short(12.595), short(-0.333)
    (12.6, -0.33)
    """
    return math.floor(100 * number + 0.5) / 100


def escaped(text: str) -> str:
    """Return a text as it is written between tags."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def square(left: int, top: int, width: int, height: int) -> str:
    """Return the path around a rectangle."""
    return f"M{left} {top}h{width}v{height}h{-width}z"


def outline(icon: Icon, size: int) -> str:
    """Return the path of an icon `size` pixels high around its centre."""
    # As in the window, what is an odd number of pixels wide has its centre in the middle of one.
    shift = (size % 2) / 2 - size / 2
    parts = []
    for part in icon.value:
        if isinstance(part, Disc):
            x, y, r = (
                part.centre[0] * size + shift,
                part.centre[1] * size + shift,
                part.radius * size,
            )
            half, turn = short(2 * r), f"a{short(r)} {short(r)} 0 1 1"
            parts.append(f"M{short(x - r)} {short(y)}{turn} {half} 0{turn} {-half} 0z")
            continue
        corners = [
            ((x - 0.5) * size + size / 2 + shift, y * size + shift) for x, y in part
        ]
        parts.append("M" + "L".join(f"{short(x)} {short(y)}" for x, y in corners) + "z")
    return "".join(parts)


def masked(name: str, path: str, side: int) -> str:
    """Return a mask around the middle, `side` pixels wide, that hides what lies within a path."""
    room = f'x="{-side / 2}" y="{-side / 2}" width="{side + 1}" height="{side + 1}"'
    shown = f'<rect {room} fill="#fff"/><path d="{path}"/>'
    return f'<mask id="{name}" maskUnits="userSpaceOnUse" {room}>{shown}</mask>'


def checked(edges: tuple[int, ...], light: str, dark: str, grid: int) -> str:
    """Return the squares of a board, and the lines between them."""
    filled = "".join([square(*one) for one in dark_squares(edges)])
    lines = "".join([square(*line) for line in grid_lines(edges, grid)])
    return (
        f'<path d="{square(0, 0, edges[-1], edges[-1])}" fill="var(--{light})"/>'
        f'<path d="{filled}" fill="var(--{dark})" shape-rendering="crispEdges"/>'
    ) + (f'<path d="{lines}" fill="var(--mark)"/>' if lines else "")


def hatched(name: str, width: int, height: int, role: str, lines: str) -> str:
    """Return a pattern for a square whose lines go on in the squares beside it."""
    starts = [short((k - HATCHES) / HATCHES * width) for k in range(2 * HATCHES + 1)]
    path = "".join(f"M{start} {height}l{width} {-height}" for start in starts)
    room = f'width="{width}" height="{height}"'
    return (
        f'<pattern id="{name}" patternUnits="userSpaceOnUse" {room}><rect {room} fill="var(--{role})"/>'
        f'<path d="{path}" stroke="var(--{lines})" stroke-width="{short(width / 32)}" stroke-linecap="square"/>'
        "</pattern>"
    )
