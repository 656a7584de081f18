"""What a class sees on its board, as a drawing of a page: the chosen square, answers, and queens that it has set."""

from __future__ import annotations

from itertools import groupby

from ..looks.board import BoardLook
from .svg import CELL, between, corner, frame, moved, piece

PITCH, WIDTH = CELL / 6, CELL / 32
"""How far the lines of the hatch lie apart, and how wide they are."""

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
        f'<path class="line {tone}" d="M32 32L68 68M68 32L32 68" stroke-width="9"/></pattern>'
    )


def _area(look: BoardLook) -> str:
    """Return the shaded squares as a path: those above one another in one piece."""
    pieces = []
    for column in range(look.n):
        rows = sorted(row for other, row in look.shaded if other == column)
        for _, run in groupby(enumerate(rows), lambda pair: pair[1] - pair[0]):
            above = [row for _, row in run]
            x, y = corner(column, above[-1], look.n)
            pieces.append(f"M{x} {y}h{CELL}v{CELL * len(above)}h-{CELL}z")
    return "".join(pieces)


def told(look: BoardLook) -> str:
    """Return what stands above the board of the search: the queens that were set, what was answered, and the cursor."""
    return _own(look) + _answered(look) + _cursor(look)


def _own(look: BoardLook) -> str:
    """Return the queens that were set; those that attack each other are framed and joined."""
    n = look.n
    lines = [between(one, other, n) for one, other in look.pairs]
    framed = sorted({square for pair in look.pairs for square in pair})
    frames = "".join(frame(square, n, "inner", 7) + frame(square, n, "wire") for square in framed)
    drawn = "".join(f'<path class="glow" d="{line}"/><path class="wire" d="{line}"/>' for line in lines)
    queens = "".join(f'<g class="piece own" style="{moved(*square, n)}">{piece()}</g>' for square in look.own)
    return f"{drawn}{frames}{queens}"


def _answered(look: BoardLook) -> str:
    """Return the square that was answered, and where the red queen goes."""
    drawn = ""
    if look.goes_to:
        x, y = corner(*look.goes_to, look.n)
        crown = f'<use href="#crown" x="{x + 12}" y="{y + 12}" width="76" height="76"/>'
        drawn += f'<g class="goes">{crown}{frame(look.goes_to, look.n, "")}</g>'
    if look.picked:
        drawn += frame(look.picked, look.n, "picked", 9)
    return drawn


def _cursor(look: BoardLook) -> str:
    """Return the frame of the square that keys have chosen."""
    if not look.cursor:
        return ""
    return frame(look.cursor, look.n, "cursor halo", 5) + frame(look.cursor, look.n, "cursor", 5)
