"""How the numbers of columns and rows and the stack are painted."""

from __future__ import annotations

from functools import lru_cache

from ..looks.edges import ColumnsLook, EdgesLook, RowsLook, StackLook, numbered
from ..pens.face import BOLD, REGULAR
from ..pens.pen import Pen, paint_piece
from ..pens.rect import Rect
from ..words.words import Words
from .layout import Layout, cell_of


def paint(pen: Pen, layout: Layout, say: Words, look: EdgesLook) -> None:
    """Draw what stands beside a board, each edge a part of its own."""
    size = pen.type.number
    # The number of row 1 of a large board reaches below it.
    low = max(0, round(0.65 * size - layout.cell / 2))
    field = layout.field
    left = Rect(0, field.top, field.left, field.height + low)
    below = layout.numbers.column(0, layout.board.right)
    lowest = below.row_to(layout.stack.top, layout.board.bottom)
    pen.part("columns", below, _paint_columns, look.columns, layout, say("column_short"))
    rows = layout.squares.left - layout.scaled(14, 8), layout.squares.bottom - field.top, layout.edges
    pen.part("rows", left, paint_piece, left, _draw_rows, look.rows, *rows, fills=True)
    if not layout.stack:
        return
    caption, fitting = say("row_short"), _size_in_cells(pen, layout.n, _cell_at(layout, 0).width - 4)
    if fitting:
        values = look.stack, fitting, layout, caption
        pen.part("stack", lowest, _paint_cells, *values, changed=_changed_cells)
    else:
        pen.part("stack", lowest, _paint_as_line, look.stack, layout, caption)


def paint_numbers(pen: Pen, layout: Layout, look: EdgesLook) -> None:
    """Draw the numbers alone, on the ground that is there."""
    _paint_columns(pen, look.columns, layout, "")
    _write_rows(pen, look.rows, layout.squares.left - layout.scaled(14, 8), layout.squares.bottom, layout.edges)


def _paint_columns(pen: Pen, look: ColumnsLook, layout: Layout, caption: str) -> None:
    """Draw the numbers of the columns, those with a breakpoint on a pill."""
    size, y = layout.text.number, layout.numbers.centery
    for k in look.breakpoints:
        pill = layout.pill(k)
        pen.box(pill, "accent", radius=pill.height // 2)
    for k in numbered(look.n, -(-(pen.width(str(look.n), size) + size // 3) // layout.cell), look.here):
        role = "on_accent" if k in look.breakpoints else "text" if k == look.here else "muted"
        weight = BOLD if k == look.here else REGULAR
        # The last number of a large board may be wider than what is left beside the panel.
        rightmost = layout.board.right - 1 - pen.width(str(k + 1), size, weight) // 2
        pen.text(str(k + 1), size, role, weight, center=(min(layout.square(k, 0).centerx, rightmost), y))
    if layout.stack:
        _paint_caption(pen, layout, caption, y)


def _draw_rows(pen: Pen, place: Rect, look: RowsLook, right: int, low: int, edges: tuple[int, ...]) -> None:
    """Draw the numbers of the rows of a board that ends so far below the top of their place."""
    pen.box(place, "window")
    _write_rows(pen, look, place.left + right, place.top + low, edges)


def _write_rows(pen: Pen, look: RowsLook, right: int, low: int, edges: tuple[int, ...]) -> None:
    """Write the numbers of the rows of a board, which ends at `low`; they end at the `right`."""
    size = pen.type.number
    for k in numbered(look.n, -(-size // cell_of(edges)), look.here):
        role, weight = ("text", BOLD) if k == look.here else ("muted", REGULAR)
        middle = low - edges[k + 1] + (edges[k + 1] - edges[k]) // 2
        pen.text(str(k + 1), size, role, weight, midright=(right, middle))


@lru_cache(maxsize=16)
def _size_in_cells(pen: Pen, n: int, room: int) -> int | None:
    """Return the size of the words in the cells of a stack with some room; None where that is too narrow."""
    longest = f"{n}?"
    size = pen.fitting(longest, pen.type.stack, room, BOLD)
    return size if pen.width(longest, size, BOLD) <= room else None


def _cell_at(layout: Layout, column: int) -> Rect:
    """Return the place of a column's cell."""
    gap = max(1, min(layout.scaled(4), layout.cell // 16))
    left = layout.squares.left + layout.edges[column] + gap
    return layout.stack.column(left, layout.cell - 2 * gap)


def _changed_cells(old: StackLook, new: StackLook, _: int, layout: Layout, __: str) -> Rect:
    """Return where the cells of two stacks differ."""
    columns = [k for k in range(new.n) if _cell(old, k) != _cell(new, k)] or [0]
    return _cell_at(layout, columns[0]).union(_cell_at(layout, columns[-1]))


def _paint_cells(pen: Pen, look: StackLook, size: int, layout: Layout, caption: str) -> None:
    """Draw the stack, a cell below each column."""
    pen.layer("caption", _paint_caption, layout, caption, layout.stack.centery)
    for column in range(look.n):
        pen.layer(f"cell {column}", _paint_cell, layout, column, *_cell(look, column), size)


def _paint_cell(pen: Pen, layout: Layout, column: int, words: str, is_red: bool, size: int) -> None:
    pen.piece(_cell_at(layout, column), _draw_cell, words, is_red, size)


def _paint_caption(pen: Pen, layout: Layout, words: str, y: int) -> None:
    """Write what the numbers of the columns, or the cells of the stack, tell before them."""
    right = layout.squares.left - pen.scaled(8, 4)
    pen.text(words, min(pen.type.note, pen.type.number), "muted", midright=(right, y))


def _cell(look: StackLook, column: int) -> tuple[str, bool]:
    """Return the words in a cell, and whether they are red: the candidate's, or those of a queen that is attacked."""
    if column >= len(look.cells):
        return "", False
    return look.cells[column], column == look.candidate or column in look.attacked


def _draw_cell(pen: Pen, rect: Rect, words: str, is_red: bool, size: int) -> None:
    radius = pen.scaled(6)
    pen.box(rect, "window")
    if not words:
        pen.box(rect, "window", "track", radius=radius)
        return
    border, ink, line = ("candidate", "attacked", 3) if is_red else ("border", "text", 2)
    pen.box(rect, "panel", border, radius=radius, line=line)
    size = pen.fitting(words, size, rect.width - 4, BOLD)
    pen.text(pen.cut(words, size, rect.width - 2, BOLD), size, ink, BOLD, center=rect.center)


def _paint_as_line(pen: Pen, look: StackLook, layout: Layout, caption: str) -> None:
    """Write the stack as one line, in the order in which queens were placed; if that is too long, show its end."""
    if not look.placed:
        _paint_caption(pen, layout, caption, layout.stack.centery)
    size = pen.type.body
    pen.box(layout.stack, "panel", "border", radius=pen.scaled(6), line=2)
    told = look.placed or look.cells
    candidate = "" if look.candidate is None else told[-1]
    queens = told if look.candidate is None else told[:-1]
    room = layout.stack.width - size - pen.width(candidate, size, BOLD)
    words = [f"{row or '–'}  " for row in queens]
    # From the end on as many as have room, an ellipsis included where they are not all.
    widths = [pen.width(word, size, BOLD) for word in words]
    first = 0
    if sum(widths) > room:
        room -= pen.width("…  ", size, BOLD)
        first = next(k for k in range(len(words) + 1) if sum(widths[k:]) <= room)
    shown = ("…  " if first else "") + "".join(words[first:])
    x, y = layout.stack.left + size // 2, layout.stack.centery
    box = pen.text(shown, size, "text", BOLD, midleft=(x, y))
    pen.text(candidate, size, "attacked", BOLD, midleft=(box.right, y))
