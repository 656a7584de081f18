"""Boards and trees for paper: lines and shapes only, since backgrounds do not print.

Dark squares are a pale grey: on the screen a hatched square is one that is attacked.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from ..parts.code import MARGIN
from ..parts.grid import grid_in
from ..parts.pieces import paint_candidate, paint_queens
from ..pens import SEMIBOLD, Icon, Pen, Point, Rect, rect_at
from ..pens.svg_file import drawn
from ..pens.svg_shapes import escaped
from ..pens.theme import PAPER, squares_of
from ..search.position import Position
from ..search.strategy import Board
from .paper import Html

Points = dict[Board, Point]
"""The centre of each node of a tree, in pixels."""

# Of a board, in pixels; its width on the paper is in millimetres.

CELL = 40  # the side of a square
EDGE = 3  # around the squares
NUMBER_MARGIN = 28  # at the left and at the bottom, for the numbers
NUMBER_SIZE = 18  # the type of the numbers, and of the columns of a tree
WIDTH_MM = 30  # of a board without squares
SQUARE_MM = 2  # more for each square of a side


def board(position: Position, label: str, width: int | None = None) -> Html:
    """Return the drawing of a position; the label is read by screen readers.

    `width` is that on the paper, in millimetres. By default a larger board is wider,
    but its squares are smaller.
    """
    side = position.n * CELL + EDGE + NUMBER_MARGIN
    if width is None:
        width = WIDTH_MM + SQUARE_MM * position.n
    attributes = f'width="{width}mm" role="img" aria-label="{escaped(label)}"'
    return _svg(
        "board", attributes, (side, side), lambda pen: paint_board(pen, position)
    )


def sign(*, is_candidate: bool) -> Html:
    """Return a small queen for a line of text: a placed one or the candidate."""
    centre = (CELL // 2, CELL // 2)

    def paint(pen: Pen) -> None:
        if is_candidate:
            paint_candidate(pen, centre, CELL)
        else:
            paint_queens(pen, CELL, centre)

    return _svg("sign", "", (CELL, CELL), paint)


def paint_board(pen: Pen, position: Position) -> None:
    """Draw a board with its numbers, its queens and the candidate."""
    side = position.n * CELL
    grid = grid_in(position.n, Rect(NUMBER_MARGIN, EDGE, side, side), 0)
    squares = grid.squares
    pen.surround(squares, squares.inflate(2 * EDGE, 2 * EDGE), "text")
    pen.checks(squares, grid.edges, *squares_of(is_green=False), grid=1)
    for index in range(position.n):
        # The number of a column, and that of the row with the same number.
        number = str(index + 1)
        x, y = grid.centre(index, index)
        below = (x, squares.bottom + NUMBER_MARGIN)
        pen.text(number, NUMBER_SIZE, "text", midbottom=below)
        pen.text(number, NUMBER_SIZE, "text", center=(NUMBER_MARGIN // 2, y))
    centres = [grid.centre(column, row) for column, row in position.queens]
    paint_queens(pen, CELL, *centres)
    if not position.is_solution:
        column, row = position.square
        paint_candidate(pen, grid.centre(column, row), CELL)


# Of a tree, in pixels.

LEVEL_HEIGHT = 52  # from one column to the next
LEAF_WIDTH = 66  # from one leaf to the next
LABEL_WIDTH = 110  # at the left, for the names of the columns
TOP_MARGIN = 23  # above the centre of the root
NODE_SIZE = 36  # a node without its edge
FRAME_SIDE = 54  # the frame of a solution
ROW_SIZE = 21  # the type of the row in a node
PIXELS_IN_MM = 5  # pixels of a millimetre on the paper


class TreeLook(NamedTuple):
    """What a tree is drawn from."""

    n: int  # the size of the board
    points: Points  # only these nodes are drawn
    column: str  # the word for a column
    dead_ends: Collection[Board] = ()  # drawn as squares, other nodes as discs


def tree(
    n: int,
    boards: Sequence[Board],
    column: str,
    *,
    node_count: int | None = None,
    current: Board | None = None,
) -> Html:
    """Return the drawing of a tree; `boards` are its nodes in the order of the search.

    With `node_count` only the first nodes are drawn, with room for the others. With
    `current`, the board of the search, dead ends are square. `column` is the word for
    a column.
    """
    points = points_of(boards)
    width = round(max(x for x, y in points.values()) + LEAF_WIDTH)
    root_level = len(boards[0])
    height = _level_y(n - root_level) + LEVEL_HEIGHT // 2
    dead_ends: Collection[Board] = ()
    if current is not None:
        dead_ends = _dead_ends(n, boards, current)
    drawn_points = {node: points[node] for node in boards[:node_count]}
    look = TreeLook(n, drawn_points, column, dead_ends)
    attributes = f'width="{width / PIXELS_IN_MM}mm"'
    return _svg("tree", attributes, (width, height), lambda pen: paint_tree(pen, look))


def points_of(boards: Sequence[Board]) -> Points:
    """Return the centre of each node of a tree, in pixels.

    `boards` are the nodes in the order of the search, the root first. Leaves are beside
    each other in this order. Any other node is above the middle of its children.
    """
    root_level = len(boards[0])
    parents = {node[:-1] for node in boards if node}
    leaf_count = sum([node not in parents for node in boards])
    # The centre of the leaf that is placed next lies one LEAF_WIDTH to the left of it.
    leaf_x = LABEL_WIDTH + LEAF_WIDTH * (leaf_count + 0.5)
    points: Points = {}
    # From the last node to the root: children have their points before their parent.
    for node in reversed(boards):
        children = [child for child in points if child[:-1] == node]
        if children:
            x = sum([points[child][0] for child in children]) / len(children)
        else:
            leaf_x -= LEAF_WIDTH
            x = leaf_x
        points[node] = (x, _level_y(len(node) - root_level))
    return points


def _level_y(level: int) -> int:
    """Return how far the centres of a level are from the top; the root's level is 0."""
    return TOP_MARGIN + level * LEVEL_HEIGHT


def _dead_ends(n: int, boards: Sequence[Board], current: Board) -> set[Board]:
    """Return the boards that are part of no solution and not of the current board."""
    alive: set[Board] = set()
    for node in boards:
        if len(node) == n or node == current:
            alive.update(node[:level] for level in range(len(node) + 1))
    return set(boards) - alive


def paint_tree(pen: Pen, look: TreeLook) -> None:
    """Draw the lines of all columns, the edges of a tree and its nodes."""
    root_level = min(len(node) for node in look.points)
    for level in range(root_level + 1, look.n + 1):
        y = _level_y(level - root_level)
        pen.path(((LABEL_WIDTH, y), (pen.sheet.window.right, y)), "track", 1)
        pen.text(f"{look.column} {level}", NUMBER_SIZE, "text", midleft=(0, y))
    for node, point in look.points.items():
        if len(node) > root_level:
            pen.path((look.points[node[:-1]], point), "text", 1.5)
    for node, point in look.points.items():
        _paint_node(pen, look, node, point)


def _paint_node(pen: Pen, look: TreeLook, node: Board, point: Point) -> None:
    """Draw a node with the row of its last queen; a solution has a frame."""
    if len(node) == look.n:
        frame = rect_at(FRAME_SIDE, FRAME_SIDE, center=point)
        pen.box(frame, "panel", "text", line=2)
    outline = Icon.ROUND
    if node in look.dead_ends:
        outline = Icon.SQUARE
    pen.shape(outline, NODE_SIZE, "panel", point, halo=("text", 2))
    if node:
        pen.text(str(node[-1] + 1), ROW_SIZE, "text", SEMIBOLD, center=point)


def code(link: str) -> Html:
    """Return the QR code of a link, as the package segno writes it."""
    from segno import make_qr

    return Html(
        make_qr(link).svg_inline(
            border=MARGIN, svgclass="code", title=link, omitsize=True, light="#fff"
        )
    )


def _svg(
    name: str, attributes: str, size: tuple[int, int], paint: Callable[[Pen], None]
) -> Html:
    """Return a drawing as an element of a page; `name` is its class in style sheets."""
    width, height = size
    svg = drawn(size, PAPER, paint)
    view_box = f"0 0 {width} {height}"
    return Html(f'<svg class="{name}" viewBox="{view_box}" {attributes}>{svg}</svg>')
