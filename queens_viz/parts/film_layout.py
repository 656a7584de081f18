"""How the picture of a recording is divided, in which nothing is pressed."""

from __future__ import annotations

from functools import lru_cache

from ..pens import SMALLEST_TEXT, Room, TypeSizes
from .grid import BORDER
from .layout import Layout, board_alone

FILMED = 55, 44, 44, 36, 42, 32
"""The sizes of the type of a recording, to be read at half the size, in thousandths of its height."""

SMALLEST_FILM = 480, 300
"""Pixels below which a recording shows the board alone."""


@lru_cache(maxsize=8)
def lay_out_film(width: int, height: int, n: int) -> Layout:
    """Divide a picture in which nothing is pressed: the sentence stands beside the board or, if tall, below it."""
    if width < SMALLEST_FILM[0] or height < SMALLEST_FILM[1]:
        return board_alone(width, height, n)
    is_tall = 10 * height > 9 * width
    tall = round(
        min(0.72 * height, 0.95 * width) if is_tall else min(height, 0.625 * width)
    )
    text = TypeSizes(
        *(max(SMALLEST_TEXT, round(share * tall / 1000)) for share in FILMED)
    )
    layout, margin, gutter = (
        Layout(n, tall / 700, text, width, height),
        max(8, tall // 36),
        round(1.9 * text.stack),
    )
    numbers, stack = round(1.35 * text.number), round(1.5 * text.stack)
    under = BORDER + numbers + stack
    room = Room(margin, margin, width - 2 * margin, height - 2 * margin)
    most = (
        min(room.width - gutter, 0.5 * height)
        if is_tall
        else min(room.height - under, 0.51 * width - gutter)
    )
    # Squares of one size: diagonal lines are alike in each row of pixels, and few bytes tell them.
    side = n * max(1, int(most / n))
    if not is_tall:
        layout.headline_lines = 2
        room.cut_top((height - side - under) // 2 - margin)
        room.height = side + under
    layout.cut_board(
        room,
        side,
        gutter,
        margin if is_tall else 2 * margin,
        numbers,
        stack,
        is_above=is_tall,
    )
    layout.summary = room.cut_bottom(round(2.5 * text.body), margin // 2)
    layout.sentence = room
    return layout
