"""How the legend of the board's marks is painted."""

from __future__ import annotations

from ..looks.board import Mark
from ..looks.solutions import ListLook, Sample
from . import board
from .face import BOLD
from .pen import Pen
from .rect import Rect
from .type_sizes import padding

LEAST, MOST = 1.2, 1.9
"""The side of a square at least and at most, in the type of its words."""


def paint(pen: Pen, look: ListLook, body: Rect) -> None:
    """Draw why the list is empty, and below it the legend."""
    text = pen.type
    pad = padding(text, body.width)
    left, y = body.left + pad, body.top + round(1.2 * text.hint)
    room = body.width - 2 * pad
    for paragraph in look.remark.split("\n"):
        size, lines = pen.wrapped(paragraph, text.body, room, 3 * text.body)
        for line in pen.held(lines, size, room, (body.bottom - y) // round(1.3 * size) + 1):
            pen.text(line, size, "text", midleft=(left, y))
            y += round(1.3 * size)
    y += text.body // 2
    _paint_rows(pen, look.legend, Rect(left, y, room, body.bottom - y))


def _paint_rows(pen: Pen, legend: tuple[tuple[Sample, str], ...], room: Rect) -> None:
    """Draw as many rows as there is room for; an ellipsis stands for the others."""
    text = pen.type
    step = min(max(round(LEAST * text.body) + 1, room.height // len(legend)), round(MOST * text.body) + 3)
    side = min(step - 1, round(MOST * text.body))
    has_all = len(legend) * step <= room.height
    shown = len(legend) if has_all else max(0, room.height // step - 1)
    left = room.left + side + text.body // 2
    size = min(pen.fitting(words, text.body, room.right - left) for _, words in legend)
    for k, (sample, words) in enumerate(legend[:shown]):
        square = Rect(room.left, room.top + k * step, side, side)
        pen.box(square, "blue_light")
        _paint_sample(pen, sample, square)
        words = pen.cut(words, size, room.right - left)
        pen.text(words, size, "text", midleft=(left, square.centery))
    if not has_all and side <= room.height:
        pen.text("…", size, "text", BOLD, midleft=(left, room.top + shown * step + side // 2))


def _paint_sample(pen: Pen, sample: Sample, square: Rect) -> None:
    """Draw what stands on the board; most samples are marks."""
    if sample is Sample.CANDIDATE:
        board.paint_candidate(pen, square.center, square.width)
    elif sample is Sample.QUEEN:
        board.paint_queens(pen, square.width, square.center)
    elif sample is Sample.GHOST:
        board.paint_ghost(pen, square, square.width)
    else:
        board.paint_mark(pen, Mark[sample.name], square.center, square.width)
