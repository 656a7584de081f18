"""Boards and trees for paper: lines and shapes alone, so that they print where backgrounds do not.

Dark squares are a pale grey: on the screen a hatched square is one that is attacked.
"""

from __future__ import annotations

from collections.abc import Callable

from ..parts.pieces import paint_candidate, paint_queens
from ..pens.face import Weight
from ..pens.pen import Pen
from ..pens.rect import Rect, rect_at
from ..pens.svg_file import drawn
from ..pens.theme import PAPER, squares_of
from ..search.position import Position
from .sheet import Board, boards

CELL, EDGE, BESIDE, NUMBER = 40, 3, 28, 18
"""Pixels of a square's side, of a board's edge, of the room for numbers beside it, and of their type."""

LEVEL, LEAF, LEFT = 52, 75, 110
"""Pixels from a column of a tree to the next, from a leaf to the next, and to the left of both."""

RADIUS, FRAME, ROW = 20, 54, 21
"""Pixels of a node's radius, of the side of a solution's frame, and of the type of a node's row."""

WIDTH = 890
"""Pixels of a tree's width: five for each millimetre that A4 and Letter both have room for."""

Places = dict[Board, float]
"""How far from the left each node of a tree stands, in pixels."""


def board(position: Position, label: str) -> str:
    """Return a board as it stands at a position."""
    side = position.n * CELL + EDGE + BESIDE
    # A board of many squares is larger, but its squares are smaller.
    room = f'width="{30 + 2 * position.n}mm" role="img" aria-label="{label}"'
    return _svg("board", room, (side, side), lambda pen: paint_board(pen, position))


def sign(*, is_candidate: bool) -> str:
    """Return a queen as a sign in a text."""
    paint, middle = paint_candidate if is_candidate else _paint_queen, (CELL // 2, CELL // 2)
    return _svg("sign", "", (CELL, CELL), lambda pen: paint(pen, middle, CELL))


def tree(n: int, places: Places, column: str) -> str:
    """Return the nodes of a tree at their places; `column` is the word for it."""
    return _svg("tree", "", (WIDTH, _height(n) + LEVEL // 2), lambda pen: paint_tree(pen, n, places, column))


def beginning(n: int, root: Board) -> Places:
    """Return where a tree begins with its queens; of a whole tree the first queen is given."""
    middle = (LEFT + WIDTH) / 2
    if root:
        return {root[:k]: middle for k in range(len(root) + 1)}
    return {(): middle, (0,): LEFT + (WIDTH - LEFT) / n / 2}


def whole(n: int, root: Board) -> Places:
    """Return where all of the tree above some queens stands."""
    places: Places = {}
    every = [*(root[:k] for k in range(len(root))), *boards(n, root)]
    free = LEFT + LEAF * (len(every) - len({one[:-1] for one in every if one}))
    # From the last leaf to the root, so that a node's children have their places before it.
    for one in reversed(every):
        above = [place for other, place in places.items() if other[:-1] == one]
        if not above:
            free -= LEAF
        places[one] = sum(above) / len(above) if above else free + LEAF / 2
    return places


def paint_board(pen: Pen, position: Position) -> None:
    """Draw a board with its numbers, its queens and the candidate."""
    n = position.n
    squares = Rect(BESIDE, EDGE, n * CELL, n * CELL)
    pen.box(squares.inflate(2 * EDGE, 2 * EDGE), "text", around=squares)
    pen.checks(squares, tuple(k * CELL for k in range(n + 1)), *squares_of(is_green=False), grid=1)
    for k in range(n):
        middle = k * CELL + CELL // 2
        pen.text(str(k + 1), NUMBER, "text", midbottom=(squares.left + middle, squares.bottom + BESIDE))
        pen.text(str(k + 1), NUMBER, "text", center=(BESIDE // 2, squares.bottom - middle))

    def centre(column: int, row: int) -> tuple[int, int]:
        return squares.left + column * CELL + CELL // 2, squares.bottom - row * CELL - CELL // 2

    paint_queens(pen, CELL, *(centre(column, row) for column, row in position.queens))
    if not position.is_solution:
        paint_candidate(pen, centre(position.column, position.candidate), CELL)


def _paint_queen(pen: Pen, centre: tuple[int, int], cell: int) -> None:
    paint_queens(pen, cell, centre)


def paint_tree(pen: Pen, n: int, places: Places, column: str) -> None:
    """Draw nodes and edges, with the lines of all columns."""
    for k in range(1, n + 1):
        pen.path(((LEFT, _height(k)), (WIDTH, _height(k))), "track", 1)
        pen.text(f"{column} {k}", NUMBER, "text", midleft=(0, _height(k)))
    for one, place in places.items():
        if one:
            pen.path(((places[one[:-1]], _height(len(one) - 1)), (place, _height(len(one)))), "text", 1.5)
    for one, place in places.items():
        centre = place, _height(len(one))
        if len(one) == n:
            frame = rect_at(FRAME, FRAME, center=centre)
            pen.box(frame, "panel", "text", line=2)
        pen.disc(centre, RADIUS, "text")
        pen.disc(centre, RADIUS - 2, "panel")
        if one:
            pen.text(str(one[-1] + 1), ROW, "text", Weight.SEMIBOLD, center=centre)


def _height(level: int) -> int:
    return RADIUS + EDGE + level * LEVEL


def _svg(name: str, room: str, size: tuple[int, int], paint: Callable[[Pen], None]) -> str:
    """Return a drawing as an element of a page."""
    return f'<svg class="{name}" viewBox="0 0 {size[0]} {size[1]}" {room}>{drawn(size, PAPER, paint)}</svg>'
