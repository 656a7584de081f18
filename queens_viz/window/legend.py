"""How the legend of the board's marks is painted."""

from __future__ import annotations

import pygame

from ..looks.board import Mark
from ..looks.solutions import ListLook, Sample
from . import board
from .pen import Pen
from .type_sizes import padding


def paint(pen: Pen, look: ListLook, body: pygame.Rect) -> None:
    """Draw why the list is empty, and below it as much of the legend as has room."""
    theme, text = pen.theme, pen.layout.text
    pad = padding(text, body.width)
    left, y = body.left + pad, body.top + round(1.2 * text.hint)
    room = body.width - 2 * pad
    for paragraph in look.remark.split("\n"):
        size, lines = pen.face.wrapped(paragraph, text.body, room, 3 * text.body)
        for line in lines:
            pen.text(line, size, theme.text, midleft=(left, y))
            y += round(1.3 * size)
    y += text.body // 2
    side = round(min(1.9 * text.body, max(1.3 * text.body, (body.bottom - y) / len(look.legend) - 3)))
    words_room = room - side - text.body
    size = min(pen.face.fitting(words, text.body, words_room) for _, words in look.legend)
    for sample, words in look.legend:
        if y + side > body.bottom:
            return
        square = pygame.Rect(left, y, side, side)
        pen.fill(square, theme.blue_light)
        _paint_sample(pen, sample, square)
        pen.text(
            pen.face.cut(words, size, words_room),
            size,
            theme.text,
            midleft=(left + side + text.body // 2, square.centery),
        )
        y += side + 3


def _paint_sample(pen: Pen, sample: Sample, square: pygame.Rect) -> None:
    match sample:
        case Sample.CANDIDATE:
            board.paint_candidate(pen, square.center, square.width)
        case Sample.QUEEN:
            board.paint_queens(pen, square.width, square.center)
        case Sample.ATTACKED:
            board.paint_mark(pen, Mark.ATTACKED, square.center, square.width)
        case Sample.FAILED:
            board.paint_mark(pen, Mark.FAILED, square.center, square.width)
        case Sample.FRUITFUL:
            board.paint_mark(pen, Mark.FRUITFUL, square.center, square.width)
        case Sample.UNCOUNTED:
            board.paint_mark(pen, Mark.UNCOUNTED, square.center, square.width)
        case Sample.GHOST:
            board.paint_ghost(pen, square, square.width)
