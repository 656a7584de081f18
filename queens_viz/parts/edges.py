"""The edges of a board: the numbers of its columns and rows, and the stack below its columns."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..pens import BOLD, REGULAR, Pen, Rect, rect_at
from .board import BoardLook
from .grid import Grid


class Edges(NamedTuple):
    """What is to be read in the stack below a board.

    Its `cells` stand from the left; `red` are the candidate's or, on the class's own board, those of columns whose
    queens are attacked. Where queens stand in any columns a cell may be empty; `placed` are then their squares in the
    order in which they were placed, to be read where cells have no room. The last one is the candidate's, if there is
    one: it `is_tested`.
    """

    cells: tuple[str, ...]
    red: frozenset[int]
    placed: tuple[str, ...]
    is_tested: bool


def edges_of(board: BoardLook) -> Edges:
    """Decide what stands in the stack. The candidate has a question mark where its test is told.

    On the class's own board the lowest queen of a column names its row.
    """
    words, red = (
        dict[int, str](),
        {column for pair in board.pairs for column, _ in pair},
    )
    for column, row in (*board.queens, *board.own):
        words[column] = (
            f"{words[column].split()[0]} …" if column in words else str(row + 1)
        )
    if board.candidate:
        column, row = board.candidate
        words[column], red = f"{row + 1}{'?' if board.badge else ''}", {column}
    cells = tuple(
        [words.get(column, "") for column in range(max(words, default=-1) + 1)]
    )
    is_from_left = board.own or list(words) == list(range(len(words)))
    placed = (
        ()
        if is_from_left
        else tuple([f"{column + 1}·{told}" for column, told in words.items()])
    )
    return Edges(cells, frozenset(red), placed, board.candidate is not None)


@lru_cache(maxsize=256)
def numbered(n: int, taken: int, here: int | None) -> tuple[int, ...]:
    """Return which squares of an edge get a number, where each takes the place of some squares.

    The first one always gets one, the one at hand wherever it does not stand in its way, and others at even distances.
    """
    stride = next((k for k in (1, 2, 5, 10, 20, 25, 50) if k >= taken), 100)
    first = 0 if stride == 2 else stride - 1
    told = {0, *([here] if here is not None and here >= taken else [])}
    return tuple(
        sorted(
            told
            | {
                k
                for k in range(first, n, stride)
                if all(abs(k - other) >= taken for other in told)
            }
        )
    )


def pill(grid: Grid, numbers: Rect, column: int, size: int) -> Rect:
    """Return the place of the pill around a column's number."""
    middle = grid.square(column, 0).centerx, numbers.centery
    return rect_at(min(grid.cell, 2 * size), numbers.height, center=middle)


def draw_columns(
    pen: Pen,
    grid: Grid,
    numbers: Rect,
    here: int | None,
    breakpoints: frozenset[int],
    caption: str,
) -> None:
    """Draw the numbers of the columns, those with a breakpoint on a pill, and before them what they tell, if said."""
    size, y = pen.type.number, numbers.centery
    for k in breakpoints:
        place = pill(grid, numbers, k, size)
        pen.box(place, "accent", radius=place.height // 2)
    for k in numbered(
        grid.n, -(-(pen.width(str(grid.n), size) + size // 3) // grid.cell), here
    ):
        role = "on_accent" if k in breakpoints else "text" if k == here else "muted"
        weight = BOLD if k == here else REGULAR
        # The last number of a large board may be wider than what is left beside the panel.
        rightmost = grid.field.right - 1 - pen.width(str(k + 1), size, weight) // 2
        pen.text(
            str(k + 1),
            size,
            role,
            weight,
            center=(min(grid.square(k, 0).centerx, rightmost), y),
        )
    _draw_caption(pen, grid, caption, y)


def _draw_caption(pen: Pen, grid: Grid, words: str, y: int) -> None:
    """Write what the numbers of the columns, or the cells of the stack, tell before them."""
    if words:
        right = grid.squares.left - pen.scaled(8, 4)
        pen.text(words, pen.type.hint, "muted", midright=(right, y))


def draw_rows(
    pen: Pen, place: Rect, n: int, bottom: int, side: int, here: int | None
) -> None:
    """Draw the numbers of the rows at the right of a place that it fills, beside a board whose squares end there."""
    pen.box(place, "window")
    size, right = pen.type.number, place.right - pen.scaled(8, 4) + 2
    # Squares of a large board are lower than their numbers.
    lowest = place.bottom - round(0.65 * size)
    for k in numbered(n, -(-size // max(1, side // n)), here):
        role, weight = ("text", BOLD) if k == here else ("muted", REGULAR)
        middle = min(lowest, place.top + bottom - round((k + 0.5) * side / n))
        pen.text(str(k + 1), size, role, weight, midright=(right, middle))


@lru_cache(maxsize=16)
def stack_size(pen: Pen, n: int, cell: int) -> int:
    """Return the size of the words in the cells of a stack; 0 where cells are too narrow."""
    room, longest = cell - 2 * _gap(pen, cell) - 4, f"{n}?"
    size = pen.fit_size(longest, pen.type.stack, room, BOLD)
    return size if pen.width(longest, size, BOLD) <= room else 0


def _gap(pen: Pen, cell: int) -> int:
    return max(1, min(pen.scaled(4), cell // 16))


def draw_stack(pen: Pen, edges: Edges, grid: Grid, stack: Rect, caption: str) -> None:
    """Draw the stack: a cell below each column or, where these are too narrow, one line."""
    size = stack_size(pen, grid.n, grid.cell)
    if not size:
        _draw_as_line(pen, edges, grid, stack, caption)
        return
    pen.layer("caption", _draw_caption, grid, caption, stack.centery)
    gap = _gap(pen, grid.cell)
    for column in range(grid.n):
        words = edges.cells[column] if column < len(edges.cells) else ""
        place = Rect(
            grid.squares.left + grid.edges[column] + gap,
            stack.top,
            grid.cell - 2 * gap,
            stack.height,
        )
        pen.piece(place, _draw_cell, words, column in edges.red, size)


def _draw_cell(pen: Pen, rect: Rect, words: str, is_red: bool, size: int) -> None:
    radius = pen.scaled(6)
    pen.box(rect, "window")
    if not words:
        pen.box(rect, "window", "track", radius=radius)
        return
    border, ink, line = (
        ("candidate", "attacked", 3) if is_red else ("border", "text", 2)
    )
    pen.box(rect, "panel", border, radius=radius, line=line)
    pen.text(
        pen.cut(words, size, rect.width - 4, BOLD), size, ink, BOLD, center=rect.center
    )


def _draw_as_line(
    pen: Pen, edges: Edges, grid: Grid, stack: Rect, caption: str
) -> None:
    """Write the stack as one line, in the order in which queens were placed; if that is too long, show its end."""
    if not edges.placed:
        _draw_caption(pen, grid, caption, stack.centery)
    size, told = pen.type.body, edges.placed or edges.cells
    pen.box(stack, "panel", "border", radius=pen.scaled(6), line=2)
    candidate = told[-1] if edges.is_tested else ""
    words = [f"{row or '–'}  " for row in (told[:-1] if edges.is_tested else told)]
    # From the end on as many as have room beside an ellipsis.
    first, room = (
        len(words),
        stack.width - size - pen.width(f"…  {candidate}", size, BOLD),
    )
    while first and room >= (wide := pen.width(words[first - 1], size, BOLD)):
        first, room = first - 1, room - wide
    shown = ("…  " if first else "") + "".join(words[first:])
    box = pen.text(
        shown, size, "text", BOLD, midleft=(stack.left + size // 2, stack.centery)
    )
    pen.text(candidate, size, "attacked", BOLD, midleft=(box.right, stack.centery))
