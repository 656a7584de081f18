"""The edges of a board: the numbers of its columns and rows, and the stack below it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..pens import BOLD, REGULAR, Pen, Rect, rect_at
from .board import BoardLook
from .grid import Grid

STRIDES = (1, 2, 5, 10, 20, 25, 50)
"""The distances of the numbers at an edge. On a larger board it is 100."""

EDGE_GAP = (8, 4)  # between numbers and squares: pixels of the design, and the least
LOWEST_NUMBER = 0.65  # of its type: the least height of the first row's number


@lru_cache(maxsize=256)
def numbered(n: int, width: int, current: int | None) -> tuple[int, ...]:
    """Return which of n squares get their number, if a number is `width` squares wide.

    The first one does, then the current one if it doesn't touch the first, and those at
    equal distances that don't touch these two.

    >>> numbered(12, 2, 7), numbered(12, 3, None)
    ((0, 2, 4, 7, 10), (0, 4, 9))
    """
    stride = next((stride for stride in STRIDES if stride >= width), 100)
    # Numbers begin at 1: every second is odd, every fifth a multiple of 5.
    first = 0 if stride == 2 else stride - 1
    chosen = [0]
    if current is not None and current >= width:
        chosen.append(current)
    squares = set(chosen)
    for square in range(first, n, stride):
        distances = [abs(square - other) for other in chosen]
        if min(distances) >= width:
            squares.add(square)
    return tuple(sorted(squares))


# The numbers of the columns.


class ColumnsLook(NamedTuple):
    """What the numbers of the columns are drawn from."""

    current: int | None  # the column of the candidate
    breakpoints: frozenset[int]
    caption: str


def pill(grid: Grid, numbers: Rect, column: int, size: int) -> Rect:
    """Return the place of the pill behind a column's number, in type of a size."""
    middle = grid.square(column, 0).centerx, numbers.centery
    return rect_at(min(grid.cell, 2 * size), numbers.height, center=middle)


def draw_columns(pen: Pen, grid: Grid, place: Rect, look: ColumnsLook) -> None:
    """Draw the numbers of the columns below a board, with pills for breakpoints."""
    size = pen.type.number
    y = place.centery
    for column in look.breakpoints:
        ground = pill(grid, place, column, size)
        pen.box(ground, "accent", radius=ground.height // 2)
    # The number of squares that a number takes; round up.
    width = -(-(pen.width(str(grid.n), size) + size // 3) // grid.cell)
    for column in numbered(grid.n, width, look.current):
        role = "muted"
        weight = REGULAR
        if column == look.current:
            role = "text"
            weight = BOLD
        if column in look.breakpoints:
            role = "on_accent"
        text = str(column + 1)
        # The last number of a large board must not reach into the panel.
        rightmost = grid.field.right - 1 - pen.width(text, size, weight) // 2
        x = min(grid.square(column, 0).centerx, rightmost)
        pen.text(text, size, role, weight, center=(x, y))
    _draw_caption(pen, grid, look.caption, y)


def _draw_caption(pen: Pen, grid: Grid, text: str, y: int) -> None:
    """Write before the numbers of the columns, or before the stack, what they are."""
    if text:
        right = grid.squares.left - pen.scaled(*EDGE_GAP)
        pen.text(text, pen.type.hint, "muted", midright=(right, y))


# The numbers of the rows.


class RowsLook(NamedTuple):
    """What the numbers of the rows are drawn from."""

    n: int
    bottom: int  # pixels from the top of their place to the end of the squares
    side: int  # of all squares together, in pixels
    current: int | None  # the row of the candidate


def draw_rows(pen: Pen, place: Rect, look: RowsLook) -> None:
    """Draw the numbers of the rows at the right end of a place, which they fill."""
    pen.box(place, "window")
    n = look.n
    size = pen.type.number
    right = place.right - pen.scaled(*EDGE_GAP) + 2
    # On a large board, rows are lower than numbers: the first one is moved up.
    lowest = place.bottom - round(LOWEST_NUMBER * size)
    height = -(-size // max(1, look.side // n))
    for row in numbered(n, height, look.current):
        role = "muted"
        weight = REGULAR
        if row == look.current:
            role = "text"
            weight = BOLD
        y = place.top + look.bottom - round((row + 0.5) * look.side / n)
        pen.text(str(row + 1), size, role, weight, midright=(right, min(lowest, y)))


# The stack.


class StackLook(NamedTuple):
    """What the stack is drawn from."""

    cells: tuple[str, ...]  # the rows of the queens, from the first column on
    red: frozenset[int]  # columns: of the candidate, or of attacked queens
    placed: tuple[str, ...]  # the squares in the order of placing, if that is another
    is_tested: bool  # the last one is the candidate
    caption: str


def stack_look(board: BoardLook, caption: str) -> StackLook:
    """Return what the stack shows. A candidate whose test is shown has a question mark.

    On the class's own board, the lowest queen of a column gives its row.
    """
    texts: dict[int, str] = {}
    red: set[int] = set()
    for column, row in (*board.queens, *board.own):
        if column in texts:
            lowest_row = texts[column].split()[0]
            texts[column] = f"{lowest_row} …"
        else:
            texts[column] = str(row + 1)
    for first, second in board.pairs:
        red |= {first[0], second[0]}
    if board.candidate:
        column, row = board.candidate
        texts[column] = f"{row + 1}?" if board.badge else str(row + 1)
        red = {column}
    columns = max(texts) + 1 if texts else 0
    cells = tuple([texts.get(column, "") for column in range(columns)])
    placed: tuple[str, ...] = ()
    if not board.own and list(texts) != list(range(len(texts))):
        placed = tuple([f"{column + 1}·{text}" for column, text in texts.items()])
    is_tested = board.candidate is not None
    return StackLook(cells, frozenset(red), placed, is_tested, caption=caption)


@lru_cache(maxsize=16)
def stack_size(pen: Pen, n: int, cell: int) -> int:
    """Return the size of the type in the cells of a stack, or 0 if they are too narrow.

    `cell` is the side of a square in pixels.
    """
    width = cell - 2 * _gap(pen, cell) - 4
    longest = f"{n}?"
    size = pen.fit_size(longest, pen.type.stack, width, BOLD)
    if pen.width(longest, size, BOLD) > width:
        return 0
    return size


def _gap(pen: Pen, cell: int) -> int:
    """Return how far a cell of the stack is from the edges of its column, in pixels."""
    return max(1, min(pen.scaled(4), cell // 16))


def draw_stack(pen: Pen, grid: Grid, place: Rect, look: StackLook) -> None:
    """Draw the stack: a cell below each column or, if they are too narrow, one line."""
    size = stack_size(pen, grid.n, grid.cell)
    if not size:
        _draw_line(pen, grid, place, look)
        return
    pen.layer("caption", _draw_caption, grid, look.caption, place.centery)
    gap = _gap(pen, grid.cell)
    for column in range(grid.n):
        text = ""
        if column < len(look.cells):
            text = look.cells[column]
        left = grid.squares.left + grid.edges[column] + gap
        cell = Rect(left, place.top, grid.cell - 2 * gap, place.height)
        pen.piece(cell, _draw_cell, text, column in look.red, size)


def _draw_cell(pen: Pen, place: Rect, text: str, is_red: bool, size: int) -> None:
    """Draw a cell of the stack with its text."""
    radius = pen.scaled(6)
    pen.box(place, "window")
    if not text:
        pen.box(place, "window", "track", radius=radius)
        return
    border = "border"
    ink = "text"
    line = 2
    if is_red:
        border = "candidate"
        ink = "attacked"
        line = 3
    pen.box(place, "panel", border, radius=radius, line=line)
    text = pen.cut(text, size, place.width - 4, BOLD)
    pen.text(text, size, ink, BOLD, center=place.center)


def _draw_line(pen: Pen, grid: Grid, place: Rect, look: StackLook) -> None:
    """Draw the stack, or its end, as one line in the order of placing."""
    if not look.placed:
        _draw_caption(pen, grid, look.caption, place.centery)
    size = pen.type.body
    pen.box(place, "panel", "border", radius=pen.scaled(6), line=2)
    queens = look.placed or look.cells
    candidate = ""
    if look.is_tested:
        candidate = queens[-1]
        queens = queens[:-1]
    texts = [f"{queen or '–'}  " for queen in queens]
    width = place.width - size - pen.width(f"…  {candidate}", size, BOLD)
    first = _first_that_fits(pen, texts, size, width)
    text = "".join(texts[first:])
    if first:
        text = f"…  {text}"
    start = (place.left + size // 2, place.centery)
    box = pen.text(text, size, "text", BOLD, midleft=start)
    pen.text(candidate, size, "attacked", BOLD, midleft=(box.right, place.centery))


def _first_that_fits(pen: Pen, texts: Sequence[str], size: int, width: int) -> int:
    """Return the number of the first text from which on all fit in a width."""
    for first in range(len(texts), 0, -1):
        width -= pen.width(texts[first - 1], size, BOLD)
        if width < 0:
            return first
    return 0
