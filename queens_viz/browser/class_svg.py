"""What a class sees on its board, as a drawing of a page: the chosen square, answers, and queens that it has set."""

from __future__ import annotations

import math
from itertools import groupby

from ..app.questions import Square
from ..looks.board import BoardLook
from .svg import CELL, between, corner, frame, moved, piece

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
    pieces = []
    for column in range(look.n):
        rows = sorted(row for other, row in look.shaded if other == column)
        for _, run in groupby(enumerate(rows), lambda pair: pair[1] - pair[0]):
            above = [row for _, row in run]
            x, y = corner(column, above[-1], look.n)
            pieces.append(f"M{x} {y}h{CELL}v{CELL * len(above)}h-{CELL}z")
    return "".join(pieces)


def queens(look: BoardLook) -> str:
    """Return the queens that were set; those that attack each other are framed and joined."""
    n = look.n
    lines = [between(one, other, n) for one, other in look.pairs]
    framed = sorted({square for pair in look.pairs for square in pair})
    frames = "".join(frame(square, n, "inner", 7) + frame(square, n, "wire") for square in framed)
    drawn = "".join(f'<path class="glow" d="{line}"/><path class="wire" d="{line}"/>' for line in lines)
    queens = "".join(f'<g class="piece own" style="{moved(*square, n)}">{piece()}</g>' for square in look.own)
    return f"{drawn}{frames}{queens}"


def chosen(look: BoardLook) -> str:
    """Return the cursor, where the red queen goes, and the square that was answered instead."""
    drawn, n = "", look.n
    if look.goes_to:
        x, y = corner(*look.goes_to, n)
        crown = f'<use class="goes" href="#crown" x="{x + 10}" y="{y + 10}" width="80" height="80"/>'
        drawn += crown + _answer(look.goes_to, n, "right")
    is_of_attackers = look.picked in [(column, look.queens[column]) for column in look.attackers]
    if look.picked and look.picked != look.goes_to and not is_of_attackers:
        drawn += _answer(look.picked, n, "wrong")
    if look.cursor:
        drawn += frame(look.cursor, n, "cursor halo", 5) + frame(look.cursor, n, "cursor", 5)
    return drawn


def _answer(square: Square, n: int, kind: str) -> str:
    """Return the frame of an answer; the sign at its corner is that of the card's headline."""
    x, y = corner(*square, n)
    sign = f'<circle class="ground" cx="{x + 19}" cy="{y + 19}" r="15"/><circle cx="{x + 19}" cy="{y + 19}" r="8.5"/>'
    return f'<g class="answer {kind}">{frame(square, n, "")}{sign}</g>'
