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
def numbered(
    n: int, width: int, current: int | None, lowest: int = 1
) -> tuple[int, ...]:
    """Return which of n squares get their number, if a number is `width` squares wide.

    The number of the first square is `lowest`.

    The first one does, then the current one if it doesn't touch the first, and those at
    equal distances that don't touch these two.

    >>> numbered(12, 2, 7), numbered(12, 3, None)
    ((0, 2, 4, 7, 10), (0, 4, 9))
    """
    stride = next((stride for stride in STRIDES if stride >= width), 100)
    # Squares count from 0, their numbers from 1. So strides from square 4 on give the
    # numbers 5, 10, 15 ... But every second number is an odd one, from the first on.
    first = 0 if stride == 2 else stride - lowest
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
    lowest: int = 1  # the number of the first column


def pill(grid: Grid, numbers: Rect, column: int, size: int) -> Rect:
    """Return the place of the pill behind a column's number, whose type has a size.

    `numbers` is the place of all these numbers.
    """
    middle = grid.square(column, 0).centerx, numbers.centery
    return rect_at(min(grid.cell, 2 * size), numbers.height, center=middle)


def draw_columns(pen: Pen, grid: Grid, place: Rect, look: ColumnsLook) -> None:
    """Draw the numbers of the columns in a place below a board.

    The number of the candidate's column is highlighted. Those of breakpoints have
    pills. On small squares, some numbers are left out.
    """
    size = pen.type.number
    y = place.centery
    for column in look.breakpoints:
        ground = pill(grid, place, column, size)
        pen.box(ground, "accent", radius=ground.height // 2)
    # How many squares a number takes, with a gap; rounded up.
    number_width = pen.width(str(grid.n), size) + size // 3
    squares_of_number = -(-number_width // grid.cell)
    for column in numbered(grid.n, squares_of_number, look.current, look.lowest):
        role = "muted"
        weight = REGULAR
        if column == look.current:
            role = "text"
            weight = BOLD
        if column in look.breakpoints:
            role = "on_accent"
        text = str(column + look.lowest)
        # The last number of a large board must not reach into the panel.
        rightmost = grid.field.right - 1 - pen.width(text, size, weight) // 2
        x = min(grid.square(column, 0).centerx, rightmost)
        pen.text(text, size, role, weight, center=(x, y))
    _draw_caption(pen, grid, look.caption, y)


LEAST_CAPTION = 4  # letters of a caption that is cut, with its dots


def _draw_caption(pen: Pen, grid: Grid, text: str, y: int) -> None:
    """Write what numbers below a board are, or the stack is, at the left of them.

    Nothing is written if there is no text. The middle of its height is `y`.
    """
    if text:
        right = grid.squares.left - pen.scaled(*EDGE_GAP)
        fitting = pen.cut(text, pen.type.hint, right - 2)
        if fitting != text and len(fitting) < LEAST_CAPTION:
            # So little of a name says nothing.
            return
        pen.text(fitting, pen.type.hint, "muted", midright=(right, y))


# The numbers of the rows.


class RowsLook(NamedTuple):
    """What the numbers of the rows are drawn from."""

    n: int
    bottom: int  # pixels from the top of their place to the end of the squares
    side: int  # of all squares together, in pixels
    current: int | None  # the row of the candidate
    lowest: int = 1  # the number of the row where counting begins
    is_from_top: bool = False  # they are counted from the top


def draw_rows(pen: Pen, place: Rect, look: RowsLook) -> None:
    """Draw the numbers of the rows at the right end of a place, which they fill.

    The number of the candidate's row is highlighted. On small squares, some numbers are
    left out.
    """
    pen.box(place, "window")
    n = look.n
    size = pen.type.number
    # Two pixels of the gap are beyond the place, where the frame has its room.
    right = place.right - pen.scaled(*EDGE_GAP) + 2
    # On a large board, rows are lower than numbers: the first one is moved up.
    lowest_y = place.bottom - round(LOWEST_NUMBER * size)
    # How many rows a number takes, rounded up.
    rows_of_number = -(-size // max(1, look.side // n))
    current = look.current
    if current is not None and look.is_from_top:
        current = n - 1 - current
    for index in numbered(n, rows_of_number, current, look.lowest):
        row = n - 1 - index if look.is_from_top else index
        role = "muted"
        weight = REGULAR
        if row == look.current:
            role = "text"
            weight = BOLD
        # Rows count from below.
        middle = place.top + look.bottom - round((row + 0.5) * look.side / n)
        y = min(lowest_y, middle)
        number = str(index + look.lowest)
        pen.text(number, size, role, weight, midright=(right, y))


# The stack.


class StackLook(NamedTuple):
    """What the stack is drawn from."""

    cells: tuple[str, ...]  # the rows of the queens, from the first column on
    red: frozenset[int]  # columns: of the candidate, or of attacked queens
    placed: tuple[str, ...]  # the squares in the order of placing, if that is another
    is_tested: bool  # the last one is the candidate
    caption: str
    line: str = ""  # what it says where its cells don't fit, if not their texts
    other: frozenset[int] = frozenset()  # columns whose number is no queen
    is_line: bool = False  # it is one line: its values are not those of columns


def stack_look(board: BoardLook, caption: str) -> StackLook:
    """Return what the stack shows: the row of the queen in each column.

    A candidate whose test is shown has a question mark. A column of the class's own
    board may have several queens: the lowest one gives its row, and dots stand for the
    others. If the search has left columns out, the squares are also listed in the order
    of placing.
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
    is_from_left_to_right = list(texts) == list(range(len(texts)))
    if not board.own and not is_from_left_to_right:
        placed = tuple([f"{column + 1}·{text}" for column, text in texts.items()])
    is_tested = board.candidate is not None
    return StackLook(cells, frozenset(red), placed, is_tested, caption=caption)


CELL_EDGES = 4
"""The pixels between the text of a cell and its edges, on both sides together."""


@lru_cache(maxsize=16)
def stack_size(pen: Pen, widest: str, cell: int) -> int:
    """Return the size of the type in the cells of a stack, or 0 if they are too narrow.

    `cell` is the side of a square in pixels, and `widest` the widest text of a cell.
    """
    free_width = cell - 2 * _gap(pen, cell) - CELL_EDGES
    size = pen.fit_size(widest, pen.type.stack, free_width, BOLD)
    if pen.width(widest, size, BOLD) > free_width:
        return 0
    return size


def _gap(pen: Pen, cell: int) -> int:
    """Return how far a cell of the stack is from the edges of its column, in pixels."""
    return max(1, min(pen.scaled(4), cell // 16))


def draw_stack(pen: Pen, grid: Grid, place: Rect, look: StackLook) -> None:
    """Draw the stack: a cell below each column, or one line.

    It is one line if cells are too narrow, or if its values are not those of columns.

    A cell without a queen is blank. `place` is that of the whole stack.
    """
    # The type has the same size for all rows, so that it doesn't change with steps.
    widest = f"{grid.n}?"
    if look.line:
        widest = max(look.cells, key=len)
    size = stack_size(pen, widest, grid.cell)
    are_cells_too_narrow = size == 0
    if are_cells_too_narrow or look.is_line:
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
        is_other = column in look.other
        pen.piece(cell, _draw_cell, text, column in look.red, is_other, size)


def _draw_cell(
    pen: Pen, place: Rect, text: str, is_red: bool, is_other: bool, size: int
) -> None:
    """Draw a cell of the stack with its text in type of a size, or a blank cell.

    A number that is no queen is in a cell that looks blank.
    """
    radius = pen.scaled(6)
    pen.box(place, "window")
    if not text or is_other:
        pen.box(place, "window", "track", radius=radius)
        if is_other:
            fitting = pen.cut(text, size, place.width - CELL_EDGES)
            pen.text(fitting, size, "muted", center=place.center)
        return
    border = "border"
    ink = "text"
    line = 2
    if is_red:
        border = "candidate"
        ink = "attacked"
        line = 3
    pen.box(place, "panel", border, radius=radius, line=line)
    fitting = pen.cut(text, size, place.width - CELL_EDGES, BOLD)
    pen.text(fitting, size, ink, BOLD, center=place.center)


def _draw_line(pen: Pen, grid: Grid, place: Rect, look: StackLook) -> None:
    """Draw the stack as one line of text, in the order of placing.

    If it doesn't fit, its beginning is replaced by dots. The candidate is red. A column
    without a queen has a dash.
    """
    if not look.placed:
        # The caption is about rows; a text in the order of placing has squares.
        _draw_caption(pen, grid, look.caption, place.centery)
    size = pen.type.body
    pen.box(place, "panel", "border", radius=pen.scaled(6), line=2)
    if look.line:
        text = pen.cut(look.line, size, place.width - size, BOLD)
        pen.text(
            text, size, "text", BOLD, midleft=(place.left + size // 2, place.centery)
        )
        return
    cells = [
        "" if column in look.other else text for column, text in enumerate(look.cells)
    ]
    queens = look.placed or tuple(cells)
    candidate = ""
    if look.is_tested:
        candidate = queens[-1]
        queens = queens[:-1]
    texts = [f"{queen or '–'}  " for queen in queens]
    free_width = place.width - size - pen.width(f"…  {candidate}", size, BOLD)
    first = _first_that_fits(pen, texts, size, free_width)
    text = "".join(texts[first:])
    if first > 0:
        text = f"…  {text}"
    start = (place.left + size // 2, place.centery)
    box = pen.text(text, size, "text", BOLD, midleft=start)
    pen.text(candidate, size, "attacked", BOLD, midleft=(box.right, place.centery))


def _first_that_fits(pen: Pen, texts: Sequence[str], size: int, width: int) -> int:
    """Return the index of the first text from which on all fit side by side in a width.

    It is the number of texts if not even the last one fits.
    """
    free_width = width
    for index in range(len(texts) - 1, -1, -1):
        free_width -= pen.width(texts[index], size, BOLD)
        if free_width < 0:
            return index + 1
    return 0
