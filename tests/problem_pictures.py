"""The pictures of other problems: in each a state of the search, one candidate, and what attacks it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from queens_viz.browser.picture import typeface
from queens_viz.looks.theme import LIGHT
from queens_viz.paint.face import Weight
from queens_viz.paint.pen import Pen
from queens_viz.paint.rect import Rect
from queens_viz.paint.svg_file import document, drawn

from .problems import (
    COUNTRIES,
    GIVEN,
    GOAL,
    NUMBERS,
    OPEN,
    PROBLEMS,
    SIDE,
    Placed,
    clashes,
    filled,
    taken,
)

STATES: dict[str, tuple[Placed, int]] = {
    "sudoku": ((3, 2, 4, 2), 4),
    "map": ((0, 1), 1),
    "sum": ((0, 0), 0),
    "knight": ((0, 11, 22, 19, 8, 1, 12, 23, 14, 3), 14),
}
"""What the pictures show: the choices made so far, and the candidate."""

SIZE = 324, 272
"""Pixels of each picture's width and height."""

Point = tuple[float, float]


def polygon(pen: Pen, corners: tuple[Point, ...], fill: str, edge: str, width: float) -> None:
    """Draw what lies between corners, with an edge half inside and half outside."""
    if fill:
        pen.path(corners, fill)
    for one, other in zip(corners, corners[1:] + corners[:1], strict=True):
        pen.path((one, other), edge, width)
        pen.disc(one, width / 2, edge)


def square(pen: Pen, x: float, y: float, width: float, height: float, fill: str, edge: str, line: int = 1) -> None:
    """Draw a rectangle, with an edge half inside and half outside."""
    pen.box(Rect(round(x), round(y), round(width), round(height)).inflate(line, line), fill, edge, line=line)


def line(pen: Pen, begin: Point, end: Point, role: str, width: float) -> None:
    """Draw a line with a light edge, so that it is seen on anything."""
    pen.path((begin, end), "halo", width + 3)
    pen.path((begin, end), role, width)


def cross(pen: Pen, x: float, y: float, reach: float, role: str, width: float) -> None:
    pen.path(((x - reach, y - reach), (x + reach, y + reach)), role, width)
    pen.path(((x - reach, y + reach), (x + reach, y - reach)), role, width)


def badge(pen: Pen, x: float, y: float) -> None:
    """Draw the sign of an attack."""
    pen.disc((x, y), 13.25, "halo")
    pen.disc((x, y), 10.75, "attacked")
    cross(pen, x, y, 4.6, "halo", 3)


def text(pen: Pen, centre: Point, words: object, size: int, role: str, *, is_bold: bool = True) -> None:
    pen.text(str(words), size, role, Weight.BOLD if is_bold else Weight.REGULAR, center=centre)


def sudoku(pen: Pen) -> None:
    """Draw a small sudoku: given digits on white, those that were entered on blue, the candidate in red."""
    placed, digit = STATES["sudoku"]
    cell, left, top = 54, 54, 12

    def corner(where: tuple[int, int]) -> Point:
        return left + where[0] * cell, top + where[1] * cell

    def middle(where: tuple[int, int]) -> Point:
        return corner(where)[0] + cell / 2, corner(where)[1] + cell / 2

    there = filled(placed)
    for where in [(x, y) for y in range(4) for x in range(4)]:
        fill = "panel" if where in GIVEN else "blue_light" if where in there else "window"
        square(pen, *corner(where), cell, cell, fill, "border")
        if where in there:
            text(pen, middle(where), there[where], 32, "queen", is_bold=where in GIVEN)
    box = 2 * cell
    for across, down in ((0, 0), (1, 0), (0, 1), (1, 1)):
        square(pen, left + across * box, top + down * box, box, box, "", "text", 3)
    here = OPEN[len(placed)]
    for other in clashes(placed, digit):
        square(pen, *corner(other), cell, cell, "", "attacked", 4)
        (x, y), (u, v) = middle(other), middle(here)
        line(pen, (x, y + (v - y) * 0.36), (u, v + (y - v) * 0.3), "attacked", 4)
    square(pen, *corner(here), cell, cell, "", "mark", 4)
    text(pen, middle(here), digit, 32, "candidate")
    badge(pen, corner(here)[0] + cell - 8, corner(here)[1] + 8)
    for k in range(1, digit + 1):
        middle_of_k = left + cell * (k - 0.5), top + 4 * cell + 22
        text(pen, middle_of_k, k, 24, "candidate" if k == digit else "muted")
        if k < digit:
            cross(pen, *middle_of_k, 11, "mark", 2)


def country_map(pen: Pen) -> None:
    """Draw a map: countries are numbered in their order, and the colours tried before are crossed out."""
    placed, colour = STATES["map"]
    colours = ["blue_dark", "green_dark", "band"]
    chosen = [*placed, colour]
    here = len(placed)
    for k, corners in enumerate(COUNTRIES):
        polygon(pen, corners, colours[chosen[k]] if k < len(chosen) else "panel", "text", 2)
    middles = [(sum(x for x, _ in one) / len(one), sum(y for _, y in one) / len(one)) for one in COUNTRIES]
    for k in PROBLEMS["map"].attackers(placed, colour):
        polygon(pen, COUNTRIES[k], "", "attacked", 4)
        line(pen, middles[k], middles[here], "attacked", 4)
    polygon(pen, COUNTRIES[here], "", "mark", 4)
    for k, centre in enumerate(middles):
        pen.disc(centre, 17, "panel")
        text(pen, centre, k + 1, 24, "candidate" if k == here else "queen")
    x, y = middles[here]
    badge(pen, x + 18, y - 18)
    for k in range(colour):
        square(pen, x - 8 + 22 * k, y + 24, 16, 16, colours[k], "mark")
        cross(pen, x + 22 * k, y + 32, 7, "mark", 2)


def subset_sum(pen: Pen) -> None:
    """Draw a sum: what was taken lies end to end, the candidate reaches beyond the goal."""
    placed, _ = STATES["sum"]
    unit, left, top, height = 14, 24, 92, 62
    here, x, goal = len(placed), float(left), left + GOAL * unit
    blocks = [*taken(placed), NUMBERS[here]]
    for k, number in enumerate(blocks):
        is_candidate = k == len(blocks) - 1
        fill = "panel" if is_candidate else ("blue_light", "blue_dark")[k % 2]
        edge = "candidate" if is_candidate else "text"
        square(pen, x, top, number * unit, height, fill, edge, 4 if is_candidate else 2)
        middle = (max(x, goal) + x + number * unit) / 2 if is_candidate else x + number * unit / 2
        text(pen, (middle, top + height / 2), number, 30, "candidate" if is_candidate else "queen")
        x += number * unit
    line(pen, (goal, top - 34), (goal, top + height + 26), "attacked", 4)
    text(pen, (goal, top - 50), GOAL, 28, "text")
    badge(pen, x, top)
    for k, number in enumerate(NUMBERS):
        row = 206
        role = "candidate" if k == here else "queen" if k < here else "muted"
        text(pen, (left + 40 + 66 * k, row + 26), number, 26, role, is_bold=k <= here)
        if k == here:
            square(pen, left + 18 + 66 * k, row + 4, 44, 44, "", "mark", 4)


def knight(pen: Pen) -> None:
    """Draw a knight's tour: its squares are numbered in their order, the candidate has been visited before."""
    placed, candidate = STATES["knight"]
    cell, left, top = 50, 37, 11

    def corner(where: int) -> Point:
        return left + where % SIDE * cell, top + (SIDE - 1 - where // SIDE) * cell

    def middle(where: int) -> Point:
        return corner(where)[0] + cell / 2, corner(where)[1] + cell / 2

    board = Rect(left, top, SIDE * cell, SIDE * cell)
    pen.checks(board, tuple(k * cell for k in range(SIDE + 1)), "blue_light", "blue_dark")
    pen.box(board.inflate(3, 3), edge="mark", line=3)
    for one, other in pairwise(placed):
        pen.path((middle(one), middle(other)), "accent", 2.5)
    line(pen, middle(placed[-1]), middle(candidate), "attacked", 4)
    square(pen, *corner(candidate), cell, cell, "", "attacked", 4)
    for k, where in enumerate(placed):
        pen.disc(middle(where), 15, "panel")
        text(pen, middle(where), k + 1, 20, "candidate" if where == placed[-1] else "queen")
    x, y = corner(candidate)
    badge(pen, x + cell - 6, y + 6)


PICTURES: dict[str, tuple[str, Callable[[Pen], None]]] = {
    "sudoku.svg": ("A small sudoku", sudoku),
    "map.svg": ("A map to be coloured", country_map),
    "sum.svg": ("Numbers with a given sum", subset_sum),
    "knight.svg": ("A knight's tour", knight),
}
"""What is drawn in each file, and how."""


def picture(name: str) -> str:
    """Return a picture as a file."""
    title, paint = PICTURES[name]
    told = "The candidate in red, and what attacks it"
    parts = drawn(SIZE, LIGHT, paint)
    return document(parts, SIZE, LIGHT, title, told, typeface(parts)).replace("/><", "/>\n<")
