"""Boards and trees for paper: lines and shapes alone, so that they print where backgrounds do not.

Dark squares are a pale grey: on the screen a hatched square is one that is attacked.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from ..parts.pieces import paint_candidate, paint_queens
from ..pens import SEMIBOLD, Icon, Pen, Rect, rect_at
from ..pens.svg_file import drawn
from ..pens.svg_shapes import escaped
from ..pens.theme import PAPER, squares_of
from ..search.position import Position
from ..search.strategy import Board
from .paper import Html

CELL, EDGE, BESIDE, NUMBER = 40, 3, 28, 18
"""Pixels of a square's side, of a board's edge, of the room for numbers beside it, and of their type."""

LEVEL, LEAF, LEFT = 52, 66, 110
"""Pixels from a column of a tree to the next, from a leaf to the next, and to the left of both."""

RADIUS, FRAME, ROW = 20, 54, 21
"""Pixels of a node's radius, of the side of a solution's frame, and of the type of a node's row."""

Places = dict[Board, float]
"""How far from the left each node of a tree stands, in pixels."""


def board(position: Position, label: str) -> Html:
    """Return a board as it stands at a position."""
    side = position.n * CELL + EDGE + BESIDE
    # A board of many squares is larger, but its squares are smaller.
    room = f'width="{30 + 2 * position.n}mm" role="img" aria-label="{escaped(label)}"'
    return _svg("board", room, (side, side), lambda pen: paint_board(pen, position))


def sign(*, is_candidate: bool) -> Html:
    """Return a queen as a sign in a text."""
    middle = (CELL // 2, CELL // 2)

    def paint(pen: Pen) -> None:
        paint_candidate(pen, middle, CELL) if is_candidate else paint_queens(pen, CELL, middle)

    return _svg("sign", "", (CELL, CELL), paint)


def tree(n: int, boards: Sequence[Board], column: str, *, shown: int | None = None, here: Board | None = None) -> Html:
    """Return a tree of boards that come in the search's order, or the first ones that are `shown`, in their places.

    `column` is the word for it. Where the search stands `here`, what led nowhere is square.
    """
    places = places_of(boards)
    size = round(max(places.values()) + LEAF), _height(n - len(boards[0])) + LEVEL // 2
    there = {one: places[one] for one in boards[:shown]}
    led = {one[:k] for one in boards if len(one) == n or one == here for k in range(n + 1)}
    dead = [one for one in there if one not in led] if here is not None else []
    return _svg("tree", f'width="{size[0] / 5}mm"', size, lambda pen: paint_tree(pen, n, there, column, size[0], dead))


def places_of(boards: Sequence[Board]) -> Places:
    """Return where the nodes of a tree stand: leaves beside each other, any other node in the middle above its own."""
    parents = {one[:-1] for one in boards if one}
    free = LEFT + LEAF * (sum(one not in parents for one in boards) + 0.5)
    places: Places = {}
    # From the last leaf to the root, so that a node's children have their places before it.
    for one in reversed(boards):
        below = [place for other, place in places.items() if other[:-1] == one and other]
        free -= 0 if below else LEAF
        places[one] = sum(below) / len(below) if below else free
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
        paint_candidate(pen, centre(*position.square), CELL)


def paint_tree(pen: Pen, n: int, places: Places, column: str, wide: int, dead: Collection[Board]) -> None:
    """Draw nodes and edges, with the lines of all columns."""
    root = min(map(len, places))
    for k in range(root + 1, n + 1):
        pen.path(((LEFT, _height(k - root)), (wide, _height(k - root))), "track", 1)
        pen.text(f"{column} {k}", NUMBER, "text", midleft=(0, _height(k - root)))
    for one, place in places.items():
        if len(one) > root:
            end = place, _height(len(one) - root)
            pen.path(((places[one[:-1]], end[1] - LEVEL), end), "text", 1.5)
    for one, place in places.items():
        centre = place, _height(len(one) - root)
        if len(one) == n:
            pen.box(rect_at(FRAME, FRAME, center=centre), "panel", "text", line=2)
        if one in dead:
            pen.box(rect_at(2 * RADIUS, 2 * RADIUS, center=centre), "panel", "text", line=2)
        else:
            pen.shape(Icon.ROUND, 2 * RADIUS - 4, "panel", centre, halo=("text", 2))
        if one:
            pen.text(str(one[-1] + 1), ROW, "text", SEMIBOLD, center=centre)


def _height(level: int) -> int:
    return RADIUS + EDGE + level * LEVEL


def _svg(name: str, room: str, size: tuple[int, int], paint: Callable[[Pen], None]) -> Html:
    """Return a drawing as an element of a page."""
    return Html(f'<svg class="{name}" viewBox="0 0 {size[0]} {size[1]}" {room}>{drawn(size, PAPER, paint)}</svg>')
