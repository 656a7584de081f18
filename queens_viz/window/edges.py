"""How the numbers of columns and rows and the stack are painted."""

from __future__ import annotations

from functools import lru_cache

import pygame

from ..looks.edges import ColumnsLook, EdgesLook, RowsLook, StackLook
from .layout import Layout
from .pen import Pen
from .typeface import Weight


def paint(pen: Pen, look: EdgesLook, before: EdgesLook | None) -> None:
    """Draw what stands beside a board: all of it, or what differs from how it was before."""
    if before is None or before.columns != look.columns:
        _paint_columns(pen, look.columns)
    if before is None or before.rows != look.rows:
        _paint_rows(pen, look.rows, before.rows if before else None)
    if before is None or before.stack != look.stack:
        _paint_stack(pen, look.stack, before.stack if before else None)


def _paint_columns(pen: Pen, look: ColumnsLook) -> None:
    """Draw the numbers of the columns, those with a breakpoint on a pill."""
    theme, layout = pen.theme, pen.layout
    size = layout.text.number
    strip = pygame.Rect(0, layout.numbers.top, layout.board.right, layout.numbers.height)
    corner = pygame.Rect(0, strip.top, layout.field.left, size // 4)
    # The number of row 1 may reach into the corner.
    pen.surround(strip, corner, theme.window)
    y = layout.numbers.centery
    for k in look.breakpoints:
        pill = pygame.Rect(0, 0, min(layout.cell, 2 * size), layout.numbers.height)
        pill.center = layout.square(k, 0).centerx, y
        pen.card(pill, theme.accent, theme.accent, radius=pill.height // 2, line=0)
    for k in _numbered(look.n, -(-(pen.face.width(str(look.n), size) + size // 3) // layout.cell), look.here):
        colour = theme.on_accent if k in look.breakpoints else theme.text if k == look.here else theme.muted
        weight = Weight.BOLD if k == look.here else Weight.REGULAR
        # The last number of a large board may be wider than what is left beside the panel.
        rightmost = layout.board.right - 1 - pen.face.width(str(k + 1), size, weight) // 2
        pen.text(str(k + 1), size, colour, weight, center=(min(layout.square(k, 0).centerx, rightmost), y))
    pen.text(pen.say("column_short"), layout.text.hint, theme.muted, midright=(_captions_right(layout), y))


def _paint_rows(pen: Pen, look: RowsLook, before: RowsLook | None) -> None:
    """Draw the numbers of the rows: all of them, or what differs from how they were before."""
    theme, layout = pen.theme, pen.layout
    size = layout.text.number
    field, taken = layout.field, -(-size // layout.cell)
    right = layout.squares.left - max(8, round(14 * layout.unit))
    now = {k: k == look.here for k in _numbered(look.n, taken, look.here)}
    then = dict[int, bool]()
    if before is None:
        pen.fill(pygame.Rect(0, field.top, field.left, field.height + size // 4), theme.window)
    else:
        then = {k: k == before.here for k in _numbered(before.n, taken, before.here)}
    changed = {k for k in now.keys() | then.keys() if now.get(k) != then.get(k)}
    # Binding 1 may stand nearer to the next number than others do, so that each takes a bit of the other's place.
    changed |= {k for k in now for other in changed if abs(k - other) < taken}
    for k in changed & then.keys():
        place = pygame.Rect(0, 0, field.left, round(1.16 * size))
        place.midleft = 0, layout.square(0, k).centery
        pen.fill(place, theme.window)
    for k in changed & now.keys():
        colour, weight = (theme.text, Weight.BOLD) if now[k] else (theme.muted, Weight.REGULAR)
        pen.text(str(k + 1), size, colour, weight, midright=(right, layout.square(0, k).centery))


def _paint_stack(pen: Pen, look: StackLook, before: StackLook | None) -> None:
    """Draw the stack: all of it, or what differs from how it was before."""
    theme, layout = pen.theme, pen.layout
    gap = max(1, min(round(4 * layout.unit), layout.cell // 16))
    room = layout.cell - 2 * gap - 4
    size = pen.face.fitting(f"{look.n}?", layout.text.stack, room, Weight.BOLD)
    is_line = pen.face.width(f"{look.n}?", size, Weight.BOLD) > room
    if before is None or is_line:
        area = pygame.Rect(0, layout.stack.top, layout.board.right, layout.board.bottom - layout.stack.top)
        pen.fill(area, theme.window)
        right = _captions_right(layout), layout.stack.centery
        pen.text(pen.say("row_short"), layout.text.hint, theme.muted, midright=right)
    if is_line:
        _paint_stack_as_line(pen, look)
        return
    for column in range(look.n):
        cell = _cell(look, column)
        if before is None or cell != _cell(before, column):
            rect = pygame.Rect(layout.square(column, 0).left + gap, layout.stack.top, layout.cell - 2 * gap, 0)
            rect.height = layout.stack.height
            _paint_cell(pen, cell, rect, size, round(6 * layout.unit))


def _captions_right(layout: Layout) -> int:
    """Return where the words before the numbers of the columns and before the stack end."""
    return layout.squares.left - max(4, round(8 * layout.unit))


@lru_cache(maxsize=512)
def _numbered(n: int, taken: int, here: int | None) -> tuple[int, ...]:
    """Return which squares of an edge get a number, where each takes the place of some squares.

    The first one always gets one, the one at hand wherever it does not stand in its way, and others at even distances.
    """
    stride = next(k for k in (1, 2, 5, 10, 20, 25, 50, 100) if k >= taken)
    first = 0 if stride == 2 else stride - 1
    told = {0, *([here] if here is not None and here >= taken else [])}
    return tuple(sorted(told | {k for k in range(first, n, stride) if all(abs(k - other) >= taken for other in told)}))


def _cell(look: StackLook, column: int) -> tuple[str, bool]:
    """Return the words in a cell, and whether they are red: the candidate's, or those of a queen that is attacked."""
    if column >= len(look.cells):
        return "", False
    is_candidate = look.has_candidate and column == len(look.cells) - 1
    return look.cells[column], is_candidate or column in look.attacked


def _paint_cell(pen: Pen, cell: tuple[str, bool], rect: pygame.Rect, size: int, radius: int) -> None:
    theme, (words, is_red) = pen.theme, cell
    pen.fill(rect, theme.window)
    if not words:
        pen.card(rect, theme.window, theme.track, radius=radius)
        return
    border, ink, line = (theme.candidate, theme.attacked, 3) if is_red else (theme.border, theme.text, 2)
    pen.card(rect, theme.panel, border, radius=radius, line=line)
    size = pen.face.fitting(words, size, rect.width - 4, Weight.BOLD)
    pen.text(pen.face.cut(words, size, rect.width - 2, Weight.BOLD), size, ink, Weight.BOLD, center=rect.center)


def _paint_stack_as_line(pen: Pen, look: StackLook) -> None:
    """Write the stack as one line if its cells are too narrow; if that is too long, show its end."""
    theme, size = pen.theme, pen.layout.text.body
    pen.card(pen.layout.stack, theme.panel, theme.border, radius=round(6 * pen.layout.unit), line=2)
    candidate = look.cells[-1] if look.has_candidate else ""
    queens = look.cells[:-1] if look.has_candidate else look.cells
    room = pen.layout.stack.width - size - pen.face.width(candidate, size, Weight.BOLD)
    words = [f"{row or '–'}  " for row in queens]
    # From the end on as many as have room, an ellipsis included where they are not all.
    widths = [pen.face.width(word, size, Weight.BOLD) for word in words]
    first = 0
    if sum(widths) > room:
        room -= pen.face.width("…  ", size, Weight.BOLD)
        first = next(k for k in range(len(words) + 1) if sum(widths[k:]) <= room)
    shown = ("…  " if first else "") + "".join(words[first:])
    x, y = pen.layout.stack.left + size // 2, pen.layout.stack.centery
    box = pen.text(shown, size, theme.text, Weight.BOLD, midleft=(x, y))
    pen.text(candidate, size, theme.attacked, Weight.BOLD, midleft=(box.right, y))
