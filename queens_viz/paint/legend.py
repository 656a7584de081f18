"""How the legend of the board is painted: pieces at the left, and marks beside or below them."""

from __future__ import annotations

from ..looks.aim import Sample
from ..looks.board import Mark
from . import board
from .pen import Pen
from .rect import Rect

SIDE, STEP, LEAST = 2.0, 2.47, 1.45
"""The side of a square, how far rows are apart, and how far at least, in the type of the words."""

SMALLER = 0.85
"""The type of the words, in that of a text."""


def paint(pen: Pen, legend: tuple[tuple[Sample, str], ...], room: Rect) -> None:
    """Draw as many rows as there is room for, in two columns where all words have room beside each other."""
    size = max(pen.smallest, round(SMALLER * pen.type.body))
    side = round(SIDE * size)
    columns = _columns(pen, legend, size, room.width - 2 * side)
    rows = max(len(column) for column in columns)
    step = max(round(LEAST * size), min(round(STEP * size), room.height // rows))
    side, left = min(side, step - 2), room.left
    for column in columns:
        width = max(pen.width(words, size) for _, words in column)
        for row, (sample, words) in enumerate(column[: max(0, room.height // step)]):
            square = Rect(left, room.top + row * step, side, side)
            pen.box(square, "blue_light")
            _paint_sample(pen, sample, square)
            start = square.right + size // 2
            pen.text(pen.cut(words, size, room.right - start), size, "text", midleft=(start, square.centery))
        left = room.right - width - side - size // 2 if column is columns[0] else left


def _columns(pen: Pen, legend: tuple[tuple[Sample, str], ...], size: int, width: int) -> list[list[tuple[Sample, str]]]:
    """Return pieces and marks, each in a column of its own where the widest words have room there."""
    pieces, marks = ([one for one in legend if one[0].is_piece is is_piece] for is_piece in (True, False))
    widest = sum(max((pen.width(words, size) for _, words in column), default=width) for column in (pieces, marks))
    has_two = widest + 2 * size <= width
    return [pieces, marks] if has_two else [[*pieces, *marks]]


def _paint_sample(pen: Pen, sample: Sample, square: Rect) -> None:
    """Draw what stands on the board."""
    if sample is Sample.CANDIDATE:
        board.paint_candidate(pen, square.center, square.width)
    elif sample is Sample.QUEEN:
        board.paint_queens(pen, square.width, square.center)
    elif sample is Sample.GHOST:
        board.paint_ghost(pen, square, square.width)
    else:
        board.paint_mark(pen, Mark[sample.name], square.center, square.width)
