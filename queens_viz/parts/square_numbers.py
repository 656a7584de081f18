"""Numbers on squares, each with a tint: in how many solutions there is a queen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..app.questions import Square
from ..pens import BOLD, REGULAR, Pen, Rect
from ..search.overview import Counts
from ..words.words import Words
from . import measures
from .grid import Grid


class SquareNumber(NamedTuple):
    """The number on a square."""

    square: Square
    number: int
    text: str
    tint: float  # from 0 to 1: the share of the largest number
    is_chosen: bool = False  # only solutions with a queen there are counted


@lru_cache(maxsize=8)
def numbers_on(
    counts: Counts, squares: frozenset[Square], chosen: frozenset[Square], say: Words
) -> tuple[SquareNumber, ...]:
    """Return the numbers of some squares, from the first column on.

    Those with the same number have the same tint. The chosen ones have none: their
    number is that of all solutions that are counted.
    """
    others = squares - chosen
    most = max([counts[column][row] for column, row in others], default=0)
    numbers = []
    for column, row in sorted(squares):
        number = counts[column][row]
        tint = number / most if most else 0.0
        text = say.number(number)
        is_chosen = (column, row) in chosen
        numbers.append(SquareNumber((column, row), number, text, tint, is_chosen))
    return tuple(numbers)


# How they are drawn.

NUMBER_HEIGHT = 0.4  # of a square: the usual type of its number
HIGHEST_NUMBER = 0.75  # of a small square: the smallest type may be as high
NUMBER_WIDTH = 0.86  # of a square, for its number
LARGEST_NUMBER = 72  # pixels of the largest type
SMALLER_NUMBER = 2  # pixels by which a number may be smaller than the smallest type
TINTS = 20  # tints that are distinguished


def number_size(pen: Pen, cell: int, numbers: Sequence[SquareNumber]) -> int:
    """Return the size of the type of numbers on squares, the same for all of them.

    It is 0 if the widest number doesn't fit on a square with the side `cell`.
    """
    texts = {number.text for number in numbers}
    longest = max([len(text) for text in texts], default=1)
    # Digits have the same width: any of the longest texts is the widest.
    widest = max([text for text in texts if len(text) == longest], default="0")
    free_width = round(NUMBER_WIDTH * cell)
    smallest = pen.smallest_number(SMALLER_NUMBER)
    if smallest > HIGHEST_NUMBER * cell:
        return 0
    largest = max(smallest, min(LARGEST_NUMBER, round(NUMBER_HEIGHT * cell)))
    for size in range(largest, smallest - 1, -1):
        if pen.width(widest, size, BOLD) <= free_width:
            return size
    return 0


def draw_numbers(pen: Pen, grid: Grid, numbers: tuple[SquareNumber, ...]) -> None:
    """Draw numbers on squares, over their tints. Small squares have only the tints."""
    size = number_size(pen, grid.cell, numbers)
    for number in numbers:
        place = grid.square(*number.square)
        # Where a square is doesn't change how it looks.
        look = number._replace(square=(0, 0))
        pen.piece(place, paint_number, look, size)


def paint_number(pen: Pen, place: Rect, look: SquareNumber, size: int) -> None:
    """Draw the number of a square, in type of a size, over its tint.

    A size of 0 is for no number. A chosen square has the colour of what is chosen.
    """
    pen.box(place, "panel")
    ground = place
    if measures.CROWN.fits(place.width):
        # A line is left between two squares.
        ground = Rect(place.left, place.top, place.width - 1, place.height - 1)
    ink = "muted"
    if look.is_chosen:
        pen.box(ground, "accent")
        inside = ground.inflate(-ground.width // 6, -ground.height // 6)
        pen.box(inside, edge="on_accent", line=max(1, ground.width // 36))
        ink = "on_accent"
    elif look.number:
        tint = round(TINTS * look.tint) / TINTS
        pen.box(ground, "few")
        pen.box(ground, "many", opacity=tint)
        ink = pen.theme.ink_on_tint("few", "many", tint)
    if size:
        weight = BOLD if look.number else REGULAR
        pen.text(look.text, size, ink, weight, center=place.center)
