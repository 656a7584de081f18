"""The drawing of a queen and its moves, on a small board."""

from __future__ import annotations

from ..pens import Pixel, Rect, Ui
from . import pieces

CELLS = 5
"""The squares of a side of the board."""

DIRECTIONS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


def draw_moves(ui: Ui, place: Rect) -> None:
    """Draw a queen on a small board, and arrows to the last squares that it attacks."""
    cell = place.width / CELLS
    middle = (CELLS // 2, CELLS // 2)
    board = pieces.SmallBoard(queens=(middle,), n=CELLS, has_crowns=True)
    ui.piece(place, pieces.paint_small_board, board)
    for direction in DIRECTIONS:
        _draw_arrow(ui, place.center, cell, direction)
    ui.box(place, edge="mark", line=2)


TIP = 0.2  # half the width of an arrow's head, in squares
ARROW_HEAD = 1.6  # the length of the head, in half its width
ARROW_END = 2.2  # how far an arrow reaches from the queen, in squares


def _draw_arrow(ui: Ui, queen: Pixel, cell: float, direction: Pixel) -> None:
    """Draw an arrow from the edge of the queen's square to the last square.

    `queen` is the middle of its square, `cell` the side of a square in pixels.
    """
    x, y = queen
    dx, dy = direction
    start = (x + cell * dx / 2, y + cell * dy / 2)
    tip_x = x + ARROW_END * cell * dx
    tip_y = y + ARROW_END * cell * dy
    # The head is a triangle. A diagonal direction is longer than others: divided by its
    # length, the head has the same size in all directions.
    half_width = TIP * cell / (dx * dx + dy * dy) ** 0.5
    back_x = tip_x - ARROW_HEAD * half_width * dx
    back_y = tip_y - ARROW_HEAD * half_width * dy
    # Both other corners are beside the back, at a right angle to the direction.
    left = (back_x + half_width * dy, back_y - half_width * dx)
    right = (back_x - half_width * dy, back_y + half_width * dx)
    pieces.paint_line(ui, start, (back_x, back_y), cell)
    ui.path(((tip_x, tip_y), left, right), "candidate")
