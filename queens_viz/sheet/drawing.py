"""Boards and trees for paper, as SVG: lines and shapes alone, so that they print where backgrounds do not.

Dark squares are a pale grey: on the screen a hatched square is one that is attacked.
"""

from __future__ import annotations

from ..browser import svg
from ..browser.svg import CELL
from ..looks.icons import Icon
from ..search.position import Position
from .sheet import Board, boards

CROWN_OVER = 9
"""How far a crown, whose outline leaves a wide margin, is drawn beyond its square on each side."""

LEVEL, LEAF, LEFT = 15, 15, 22
"""Millimetres from a column of a tree to the next, from a leaf to the next, and to the left of both."""

RADIUS = 4
"""Millimetres of a node's radius."""

WIDTH = 178
"""Millimetres of a line of text: what A4 and Letter both have room for."""


def symbols(n: int) -> str:
    """Return what all pictures of a sheet use: a queen, and an empty board with its numbers."""
    return f'<symbol id="board" overflow="visible">{_empty(n)}</symbol>{svg.symbol(Icon.CROWN)}'


def _empty(n: int) -> str:
    side = n * CELL
    lines = "".join(f"M{k * CELL} 0v{side}M0 {k * CELL}h{side}" for k in range(1, n))
    numbers = "".join(
        f'<text x="{k * CELL + CELL // 2}" y="{side + 62}">{k + 1}</text>'
        f'<text x="-38" y="{side - k * CELL - CELL // 2 + 18}">{k + 1}</text>'
        for k in range(n)
    )
    return (
        f'{svg.dark_squares(n)}<path class="lines" d="{lines}"/><path class="edge" d="M0 0h{side}v{side}H0z"/>{numbers}'
    )


def board(position: Position, label: str) -> str:
    """Return a board as it stands at a position."""
    n, queens, candidate = position
    drawn = "".join(_queen("queen", column, row, n) for column, row in enumerate(queens))
    if not position.is_solution:
        drawn += _queen("red", len(queens), candidate, n)
    # A board of many squares is larger, but its squares are smaller.
    width, side = 30 + 2 * n, n * CELL
    return (
        f'<svg class="board" width="{width}mm" viewBox="-70 -5 {side + 75} {side + 80}" role="img" '
        f'aria-label="{label}"><use href="#board"/>{drawn}</svg>'
    )


def _queen(name: str, column: int, row: int, n: int) -> str:
    x, y = (place - CROWN_OVER for place in svg.corner(column, row, n))
    size = CELL + 2 * CROWN_OVER
    return f'<use class="{name}" href="#crown" x="{x}" y="{y}" width="{size}" height="{size}"/>'


def sign(name: str) -> str:
    """Return a queen as a sign in a text."""
    return f'<svg class="sign" viewBox="8 10 84 78"><use class="{name}" href="#crown" width="100" height="100"/></svg>'


def beginning(n: int, root: Board, column: str) -> str:
    """Return room to draw a tree, with the queens that it begins with; of a whole tree the first queen is given."""
    middle = (LEFT + WIDTH) / 2
    if root:
        return _tree(n, {root[:k]: middle for k in range(len(root) + 1)}, column)
    return _tree(n, {(): middle, (0,): LEFT + (WIDTH - LEFT) / n / 2}, column)


def whole(n: int, root: Board, column: str) -> str:
    """Return the tree above some queens."""
    places: dict[Board, float] = {}
    every = [*(root[:k] for k in range(len(root))), *boards(n, root)]
    free = LEFT + LEAF * (len(every) - len({one[:-1] for one in every if one}))
    # From the last leaf to the root, so that a node's children have their places before it.
    for one in reversed(every):
        above = [place for other, place in places.items() if other[:-1] == one]
        if not above:
            free -= LEAF
        places[one] = sum(above) / len(above) if above else free + LEAF / 2
    return _tree(n, places, column)


def _tree(n: int, places: dict[Board, float], column: str) -> str:
    """Return the nodes at their places from the left, with the lines of all columns."""
    levels = "".join(
        f'<path class="level" d="M{LEFT} {_height(k)}H{WIDTH}"/>'
        f'<text class="column" x="0" y="{_height(k) + 1.3:g}">{column} {k}</text>'
        for k in range(1, n + 1)
    )
    edges = "".join(
        f'<path class="edge" d="M{places[one[:-1]]:g} {_height(len(one) - 1)}L{place:g} {_height(len(one))}"/>'
        for one, place in places.items()
        if one
    )
    nodes = "".join(_node(one, place, is_solution=len(one) == n) for one, place in places.items())
    return f'<svg class="tree" viewBox="0 0 {WIDTH} {_height(n) + 7}">{levels}{edges}{nodes}</svg>'


def _height(level: int) -> int:
    return RADIUS + 1 + level * LEVEL


def _node(one: Board, place: float, *, is_solution: bool) -> str:
    y = _height(len(one))
    frame = f'<path class="node" d="M{place - 5.5:g} {y - 5.5}h11v11h-11z"/>' if is_solution else ""
    row = f'<text x="{place:g}" y="{y + 1.5}">{one[-1] + 1}</text>' if one else ""
    return f'{frame}<circle class="node" cx="{place:g}" cy="{y}" r="{RADIUS}"/>{row}'
