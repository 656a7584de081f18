"""Boards and trees for paper: lines and shapes alone, so that they print where backgrounds do not.

Dark squares are a pale grey: on the screen a hatched square is one that is attacked.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from ..parts.code import MARGIN
from ..parts.grid import grid_in
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

Points = dict[Board, tuple[float, float]]
"""Where each node of a tree stands, in pixels."""


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
        paint_candidate(pen, middle, CELL) if is_candidate else paint_queens(
            pen, CELL, middle
        )

    return _svg("sign", "", (CELL, CELL), paint)


def tree(
    n: int,
    boards: Sequence[Board],
    column: str,
    *,
    shown: int | None = None,
    here: Board | None = None,
) -> Html:
    """Return a tree of boards that come in the search's order, or the first ones that are `shown`, in their places.

    `column` is the word for it. Where the search stands `here`, what led nowhere is square.
    """
    points = points_of(boards)
    size = (
        round(max(x for x, _ in points.values()) + LEAF),
        _height(n - len(boards[0])) + LEVEL // 2,
    )
    there = {one: points[one] for one in boards[:shown]}
    led = {
        one[:k] for one in boards if len(one) == n or one == here for k in range(n + 1)
    }
    dead = [one for one in there if one not in led] if here is not None else []
    return _svg(
        "tree",
        f'width="{size[0] / 5}mm"',
        size,
        lambda pen: paint_tree(pen, n, there, column, dead),
    )


def points_of(boards: Sequence[Board]) -> Points:
    """Return where the nodes of a tree stand: leaves beside each other, any other node in the middle above its own."""
    parents = {one[:-1] for one in boards if one}
    free = LEFT + LEAF * (sum(one not in parents for one in boards) + 0.5)
    points: Points = {}
    # From the last leaf to the root, so that a node's children have their points before it.
    for one in reversed(boards):
        below = [x for other, (x, _) in points.items() if other[:-1] == one]
        free -= 0 if below else LEAF
        points[one] = (
            sum(below) / len(below) if below else free,
            _height(len(one) - len(boards[0])),
        )
    return points


def code(link: str) -> Html:
    """Return the QR code of a link, as its package writes it."""
    from segno import make_qr

    return Html(
        make_qr(link).svg_inline(
            border=MARGIN, svgclass="code", title=link, omitsize=True, light="#fff"
        )
    )


def paint_board(pen: Pen, position: Position) -> None:
    """Draw a board with its numbers, its queens and the candidate."""
    grid = grid_in(
        position.n, Rect(BESIDE, EDGE, position.n * CELL, position.n * CELL), 0
    )
    squares = grid.squares
    pen.surround(squares, squares.inflate(2 * EDGE, 2 * EDGE), "text")
    pen.checks(squares, grid.edges, *squares_of(is_green=False), grid=1)
    for k in range(position.n):
        across, down = grid.square(k, k).center
        pen.text(
            str(k + 1), NUMBER, "text", midbottom=(across, squares.bottom + BESIDE)
        )
        pen.text(str(k + 1), NUMBER, "text", center=(BESIDE // 2, down))
    paint_queens(pen, CELL, *(grid.square(*queen).center for queen in position.queens))
    if not position.is_solution:
        paint_candidate(pen, grid.square(*position.square).center, CELL)


def paint_tree(
    pen: Pen, n: int, points: Points, column: str, dead: Collection[Board]
) -> None:
    """Draw nodes and edges, with the lines of all columns."""
    root = min(map(len, points))
    for k in range(root + 1, n + 1):
        y = _height(k - root)
        pen.path(((LEFT, y), (pen.sheet.window.right, y)), "track", 1)
        pen.text(f"{column} {k}", NUMBER, "text", midleft=(0, y))
    for one, point in points.items():
        if len(one) > root:
            pen.path((points[one[:-1]], point), "text", 1.5)
    for one, point in points.items():
        if len(one) == n:
            pen.box(rect_at(FRAME, FRAME, center=point), "panel", "text", line=2)
        pen.shape(
            Icon.SQUARE if one in dead else Icon.ROUND,
            2 * RADIUS - 4,
            "panel",
            point,
            halo=("text", 2),
        )
        if one:
            pen.text(str(one[-1] + 1), ROW, "text", SEMIBOLD, center=point)


def _height(level: int) -> int:
    return RADIUS + EDGE + level * LEVEL


def _svg(
    name: str, room: str, size: tuple[int, int], paint: Callable[[Pen], None]
) -> Html:
    """Return a drawing as an element of a page."""
    return Html(
        f'<svg class="{name}" viewBox="0 0 {size[0]} {size[1]}" {room}>{drawn(size, PAPER, paint)}</svg>'
    )
