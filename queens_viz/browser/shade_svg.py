"""Attacked squares and empty columns as a drawing of a page."""

from __future__ import annotations

import math

from ..looks.board import BoardLook
from .svg import CELL, column_frame, corner

PITCH, WIDTH = CELL / 6 / math.sqrt(2), CELL / 32
"""How far the lines of the hatch lie apart, of which six cross a side, and how wide they are."""

THINNEST, SMALLEST = 1.5, 20
"""Pixels of a line that is still seen, and of the smallest square that is hatched: in others stands a cross."""

TONES = ("light", "dark")


def shade(look: BoardLook, unit: float) -> str:
    """Return the squares that queens attack, where a pixel is so many units wide: grey, and hatched."""
    if not look.shaded:
        return ""
    size = "small" if CELL / unit < SMALLEST else ""
    return (
        f"<defs>{''.join(_hatch(tone, unit) + _cross(tone) for tone in TONES)}"
        f'<clipPath id="shaded"><path d="{_area(look)}"/></clipPath></defs><g clip-path="url(#shaded)">'
        f'<use id="greys" href="#squares"/><use id="hatches" class="{size}" href="#squares"/></g>'
    )


def _hatch(tone: str, unit: float) -> str:
    """Return the pattern of lines on squares of a tone."""
    return (
        f'<pattern id="hatch-{tone}" width="{PITCH:.2f}" height="{PITCH:.2f}" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(45)"><path class="line {tone}" d="M{PITCH / 2:.2f} 0V{CELL}" '
        f'stroke-width="{max(WIDTH, THINNEST * unit):.2f}"/></pattern>'
    )


def _cross(tone: str) -> str:
    """Return the pattern of one small cross a square."""
    return (
        f'<pattern id="cross-{tone}" width="{CELL}" height="{CELL}" patternUnits="userSpaceOnUse">'
        f'<path class="line {tone}" d="M37 37L63 63M63 37L37 63" stroke-width="7"/></pattern>'
    )


def _area(look: BoardLook) -> str:
    """Return the shaded squares as a path: those above one another in one piece."""
    pieces, shaded = [], look.shaded
    for column in sorted({column for column, _ in shaded}):
        below = None
        for row in range(look.n + 1):
            is_shaded = (column, row) in shaded
            if is_shaded and below is None:
                below = row
            elif not is_shaded and below is not None:
                x, y = corner(column, row - 1, look.n)
                pieces.append(f"M{x} {y}h{CELL}v{CELL * (row - below)}h-{CELL}z")
                below = None
    return "".join(pieces)


def empty(look: BoardLook) -> str:
    """Return the frames of the columns that have no safe square left."""
    return "".join(
        f'<g class="empty" transform="translate({column * CELL})">{column_frame(look.n)}</g>' for column in look.empty
    )
