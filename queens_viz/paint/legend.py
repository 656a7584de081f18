"""How the legend of the board is painted: pieces at the left, and marks beside or below them."""

from __future__ import annotations

from ..looks.aim import Sample
from ..looks.board import Mark
from ..pens.pen import Pen
from ..pens.rect import Rect
from . import board

SIDE, STEP, LEAST = 2.0, 2.47, 1.45
"""The side of a square, how far rows are apart, and how far at least, in the type of the words."""

SMALLER = 0.85
"""The type of the words, in that of a text."""


Row = tuple[Sample, str]


def paint(pen: Pen, legend: tuple[Row, ...], room: Rect) -> None:
    """Draw as many rows as there is room for, in two columns where all words have room beside each other."""
    size = max(pen.smallest, round(SMALLER * pen.type.body))
    side = round(SIDE * size)
    columns = _columns(pen, legend, size, room.width - 2 * side)
    if len(columns) == 1:
        size = min(pen.fitting(words, size, room.width - side - size // 2) for _, words in legend)
    step = max(round(LEAST * size), min(round(STEP * size), room.height // max(map(len, columns))))
    side = min(side, step - 2)
    # The last column ends where the room ends.
    starts = room.left, room.right - max(pen.width(words, size) for _, words in columns[-1]) - side - size // 2
    for left, column in zip(starts, columns, strict=False):
        for row, (sample, words) in enumerate(column[: max(0, room.height // step)]):
            square = Rect(left, room.top + row * step, side, side)
            pen.box(square, "blue_light")
            _paint_sample(pen, sample, square)
            start = square.right + size // 2
            pen.text(pen.cut(words, size, room.right - start), size, "text", midleft=(start, square.centery))


def _columns(pen: Pen, legend: tuple[Row, ...], size: int, width: int) -> list[list[Row]]:
    """Return pieces and marks, each in a column of its own where the widest words have room there."""
    columns = [one for one in legend if one[0].is_piece], [one for one in legend if not one[0].is_piece]
    widest = sum(max((pen.width(words, size) for _, words in column), default=width) for column in columns)
    has_two = widest + 2 * size <= width
    return list(columns) if has_two else [[*columns[0], *columns[1]]]


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
