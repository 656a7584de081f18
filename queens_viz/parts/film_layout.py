"""How the picture of a recording is divided among its parts; nothing is pressed."""

from __future__ import annotations

from functools import lru_cache

from ..pens import SMALLEST_TEXT, Room, TypeSizes
from .grid import BORDER
from .layout import BoardSize, Layout, board_alone

TYPE_SHARES = 55, 44, 44, 36, 42, 32
"""The sizes of the type, in thousandths of a height: it is read at half its size."""

SMALLEST_WIDTH = 480  # pixels: a smaller picture shows only the board
SMALLEST_HEIGHT = 300

TALL_SHARE = 0.5  # of a tall picture's height, at most for the squares
WIDE_SHARE = 0.51  # of a wide picture's width, at most for the squares and row numbers

# Sizes at the edges of the board, in the type that is named.

GUTTER = 1.9  # the width of the row numbers, in the stack's type
NUMBERS = 1.35  # the height of the column numbers, in their type
STACK = 1.5  # the height of the stack, in its type
SUMMARY = 2.5  # the height of the figures, in the body's type


@lru_cache(maxsize=8)
def lay_out_film(width: int, height: int, n: int) -> Layout:
    """Return the layout of a recording's picture of this size, for a board of size n.

    The card is beside the board or, if the picture is tall, below it. Below the card
    are the figures. A small picture shows only the board.
    """
    if width < SMALLEST_WIDTH or height < SMALLEST_HEIGHT:
        return board_alone(width, height, n)
    is_tall = height / width > 0.9
    type_height = _type_height(width, height, is_tall=is_tall)
    sizes = _type_sizes(type_height)
    layout = Layout(n, (width, height), type_height / 700, sizes)
    margin = max(8, type_height // 36)
    room = Room(0, 0, width, height).within(margin, margin)
    gutter = round(GUTTER * sizes.stack)
    numbers = round(NUMBERS * sizes.number)
    stack = round(STACK * sizes.stack)
    height_below = BORDER + numbers + stack  # below the squares
    if is_tall:
        largest_side = min(room.width - gutter, TALL_SHARE * height)
    else:
        largest_side = min(room.height - height_below, WIDE_SHARE * width - gutter)
    # All squares have the same size: then diagonal lines are the same in each row of
    # pixels, which makes a small file.
    side = n * max(1, int(largest_side / n))
    board = BoardSize(side, gutter, numbers, stack)
    if is_tall:
        layout.cut_board_top(room, board, margin)
    else:
        # The room becomes as high as the board, in the middle of the picture.
        layout.headline_lines = 2
        room.cut_top((height - side - height_below) // 2 - margin)
        room.height = side + height_below
        layout.cut_board_left(room, board, 2 * margin)
    layout.summary = room.cut_bottom(round(SUMMARY * sizes.body), margin // 2)
    layout.card = room
    return layout


def _type_height(width: int, height: int, *, is_tall: bool) -> int:
    """Return the height in pixels that the type follows, in a picture of this size."""
    if is_tall:
        return round(min(0.72 * height, 0.95 * width))
    return round(min(height, 0.625 * width))


def _type_sizes(type_height: int) -> TypeSizes:
    """Return the sizes of the type, which are shares of a height."""
    sizes = [round(share * type_height / 1000) for share in TYPE_SHARES]
    return TypeSizes(*[max(SMALLEST_TEXT, size) for size in sizes])
