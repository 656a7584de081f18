"""The board: squares, numbers and stack, the queens, and the marks that tell what was tried and why."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

import pygame

from ..app.moment import Mode, Moment
from ..search.position import Event, Position, attackers, last_step, safe_rows
from ..search.tree import Sizes
from .brush import Brush, Weight
from .layout import FRAME, Layout
from .outlines import Icon

SMALLEST_CROWN = 12
"""Pixels of a square below which a queen is a disc, and nothing is marked."""

SMALLEST_BADGE = 20
"""Pixels of a square below which a candidate has no badge."""

QUESTION = 40
"""Pixels of a square below which the badge of a question has no room for its mark."""

GHOSTLY = 4
"""Steps a second above which lifted queens are not shown: nobody could follow them."""


class Mark(Enum):
    """What became of a row that has been tried; learners confuse them, so they differ in shape."""

    ATTACKED = "attacked"
    FAILED = "safe, but nothing was found above it"
    FRUITFUL = "safe, and a solution was found above it"
    UNCOUNTED = "safe, and what was found above it is still being counted"


class Badge(Enum):
    """What is told of the candidate."""

    SAFE = "safe"
    ATTACKED = "attacked"
    ASKED = "what the class is asked"


class Marked(NamedTuple):
    """A square with a mark; an old mark is of a column that is used up."""

    column: int
    row: int
    mark: Mark
    is_old: bool


class BoardLook(NamedTuple):
    """What there is to be drawn, as columns and rows.

    Where steps are too many to be read the candidate has no badge; then nothing else is told of it either.
    """

    n: int
    is_green: bool
    queens: tuple[int, ...]
    candidate: tuple[int, int] | None
    badge: Badge | None
    attackers: tuple[int, ...]
    marks: tuple[Marked, ...]
    ghosts: tuple[tuple[int, int], ...]
    breakpoints: frozenset[int]


def look(moment: Moment, sizes: Sizes, *, is_asked: bool = False) -> BoardLook:
    """Decide what the board shows of a search; where a class `is_asked`, nothing may tell the verdict."""
    position = moment.position
    board = position.board
    tests = not (position.is_solution or position.is_end)
    is_slow = moment.mode is not Mode.RUNNING or moment.speed <= GHOSTLY
    last = last_step(position) if tests and is_slow and not moment.pace else None
    lifted_from = last.before if last and last.event is Event.LIFTED else None
    attacking = attackers(board, position.candidate) if tests and not moment.pace else ()
    badge = Badge.ASKED if is_asked else Badge.ATTACKED if attacking else Badge.SAFE
    return BoardLook(
        n=position.n,
        is_green=moment.is_green,
        queens=board,
        candidate=(len(board), position.candidate) if tests else None,
        badge=badge if tests and not moment.pace else None,
        attackers=() if is_asked else attacking,
        marks=() if moment.pace else _marks(position, lifted_from, sizes),
        ghosts=tuple(enumerate(lifted_from.board))[len(board) :] if lifted_from else (),
        breakpoints=moment.breakpoints,
    )


def _marks(position: Position, before: Position | None, sizes: Sizes) -> tuple[Marked, ...]:
    """Return the marks of the rows tried in the candidate's column and, after a backtrack, in those used up.

    `before` is the position before that backtrack.
    """
    if position.is_end:
        return ()
    n, column = position.n, len(position.board)
    marks = _tried(n, position.board, position.candidate, sizes)
    if before:
        queens = before.board
        marks = [mark for mark in marks if mark.row != queens[column]]
        for used in range(column + 1, len(queens) + (not before.is_solution)):
            below = queens[used] if used < len(queens) else n
            marks += [mark._replace(is_old=True) for mark in _tried(n, queens[:used], below, sizes)]
    return tuple(marks)


def _tried(n: int, board: tuple[int, ...], below: int, sizes: Sizes) -> list[Marked]:
    """Return the marks of the rows below one in the column after the placed queens."""
    *_, safe = safe_rows(n, board)
    return [Marked(len(board), row, _mark(board, row, sizes, bool(safe >> row & 1)), False) for row in range(below)]


def _mark(board: tuple[int, ...], row: int, sizes: Sizes, is_safe: bool) -> Mark:
    if not is_safe:
        return Mark.ATTACKED
    size = sizes.get((*board, row))
    if size is None:
        return Mark.UNCOUNTED
    return Mark.FRUITFUL if size.solutions else Mark.FAILED


def paint(surface: pygame.Surface, look: BoardLook, layout: Layout, brush: Brush) -> None:
    """Draw the squares and what stands on them."""
    is_plain = brush.theme.is_plain
    has_marks = not is_plain and layout.cell >= SMALLEST_CROWN
    _paint_squares(surface, look, layout, brush)
    if look.candidate and look.badge and not is_plain:
        _paint_column_frame(surface, look.candidate[0], layout, brush)
    if has_marks:
        for marked in look.marks:
            paint_mark(surface, marked.mark, layout.square(marked.column, marked.row), brush, is_old=marked.is_old)
        _paint_attacks(surface, look, layout, brush)
        _paint_ghosts(surface, look, layout, brush)
    for column, row in enumerate(look.queens):
        paint_queen(surface, layout.square(column, row), brush)
    if look.candidate:
        square = layout.square(*look.candidate)
        paint_candidate(surface, square, brush)
        if look.badge and not is_plain and layout.cell >= SMALLEST_BADGE:
            _paint_badge(surface, look.badge, square, brush)


def _paint_squares(surface: pygame.Surface, look: BoardLook, layout: Layout, brush: Brush) -> None:
    theme, squares = brush.theme, layout.squares
    if not theme.is_plain:
        line, colour = (FRAME, theme.safe) if look.is_green else (2, theme.mark)
        brush.surround(surface, squares.inflate(2 * line, 2 * line), squares, colour)
    brush.picture(
        surface,
        ("squares", look.n, layout.cell, look.is_green),
        squares.topleft,
        lambda: _draw_squares(look.n, layout.cell, look.is_green, brush),
    )


def _draw_squares(n: int, cell: int, is_green: bool, brush: Brush) -> pygame.Surface:
    theme = brush.theme
    picture = pygame.Surface((n * cell, n * cell))
    light, dark = theme.squares(is_green)
    picture.fill(light)
    for column in range(n):
        # The square at the bottom left is dark, as on every chess board.
        for row in range(column % 2, n, 2):
            picture.fill(dark, (column * cell, (n - 1 - row) * cell, cell, cell))
    if theme.grid and cell >= SMALLEST_CROWN:
        for k in range(n + 1):
            # A line of two pixels lies half on either side of the edge between two squares.
            start = k * cell - theme.grid // 2
            for line in ((start, 0, theme.grid, n * cell), (0, start, n * cell, theme.grid)):
                picture.fill(theme.mark, picture.get_rect().clip(line))
    return picture


def _paint_column_frame(surface: pygame.Surface, column: int, layout: Layout, brush: Brush) -> None:
    line = max(1, min(4, layout.cell // 8))
    squares = layout.squares
    frame = pygame.Rect(layout.square(column, 0).left - 1, squares.top, layout.cell + 2, squares.height)
    brush.frame(surface, frame, brush.theme.mark, line)
    if layout.cell >= SMALLEST_CROWN:
        brush.frame(surface, frame.inflate(-2 * line, -2 * line), brush.theme.halo, max(1, line // 2))


def paint_mark(surface: pygame.Surface, mark: Mark, square: pygame.Rect, brush: Brush, *, is_old: bool = False) -> None:
    """Draw the mark of a row that was tried, smaller where the column is used up."""
    colour = brush.theme.mark
    size = max(8, round(square.width * (0.3 if is_old else 0.36)))
    if mark is Mark.ATTACKED:
        brush.icon(surface, Icon.THIN_CROSS, size, colour, square.center)
    elif mark is Mark.FRUITFUL:
        brush.icon(surface, Icon.TRIANGLE, size, colour, square.center)
    else:
        line = max(1.5, size / 12) if mark is Mark.FAILED else 0.75
        brush.icon(surface, Icon.TRIANGLE, size - 2, colour, square.center, hollow=line)


def _paint_attacks(surface: pygame.Surface, look: BoardLook, layout: Layout, brush: Brush) -> None:
    if not look.candidate:
        return
    theme, cell = brush.theme, layout.cell
    width = max(2.0, min(7.0, cell / 14))
    column, row = look.candidate
    x, y = layout.square(column, row).center
    for other in look.attackers:
        square = layout.square(other, look.queens[other])
        rise = row - look.queens[other]
        # From the edge or corner of the attacker's square to where the candidate's crown begins.
        start = square.centerx + cell / 2, square.centery - cell / 2 * ((rise > 0) - (rise < 0))
        brush.line(surface, start, (x, y), theme.halo, width + 3)
        brush.line(surface, start, (x, y), theme.candidate, width)
    for other in look.attackers:
        square = layout.square(other, look.queens[other])
        line = max(2, min(4, cell // 16))
        brush.frame(surface, square, theme.candidate, line)
        brush.frame(surface, square.inflate(-2 * line, -2 * line), theme.halo, max(1, line // 2))


def _paint_ghosts(surface: pygame.Surface, look: BoardLook, layout: Layout, brush: Brush) -> None:
    if not look.candidate:
        return
    cell = layout.cell
    for column, row in look.ghosts:
        square = layout.square(column, row)
        paint_ghost(surface, square, brush)
        if column == look.candidate[0]:
            # Beside the last column there may be no room on the right.
            has_room = column < look.n - 1 or layout.board.right - layout.squares.right > 0.32 * cell
            side = 1 if has_room else -1
            _paint_arrow(surface, square, layout.square(*look.candidate), side, brush)


def paint_ghost(surface: pygame.Surface, square: pygame.Rect, brush: Brush) -> None:
    """Draw the hollow crown of a queen that was lifted."""
    colour, cell = brush.theme.backtrack, square.width
    if cell >= SMALLEST_BADGE:
        edge = square.inflate(-cell // 6, -cell // 6)
        brush.frame(surface, edge, colour, max(1, cell // 32), radius=cell // 9)
    brush.icon(surface, Icon.CROWN, round(cell * 0.8), colour, _middle(square), hollow=max(1.0, cell / 40))


def _paint_arrow(surface: pygame.Surface, ghost: pygame.Rect, goal: pygame.Rect, side: int, brush: Brush) -> None:
    """Draw the arrow that leads around the column's edge from the ghost to the row that is tried instead."""
    cell = ghost.width
    edge = ghost.centerx + side * (cell / 2 + 1)
    turn = edge + side * cell * 0.22
    low, high = ghost.centery, goal.centery
    points = ((edge, low), (turn, low), (turn, high), (edge - side * 2, high))
    brush.arrow(surface, points, brush.theme.backtrack, max(2.0, cell / 14), cell * 0.15)


def paint_queen(surface: pygame.Surface, square: pygame.Rect, brush: Brush) -> None:
    """Draw a placed queen."""
    icon, size = _figure(square, brush)
    brush.icon(surface, icon, size, brush.theme.queen, _middle(square))


def paint_candidate(surface: pygame.Surface, square: pygame.Rect, brush: Brush) -> None:
    """Draw the candidate, with a halo so that it is told from a placed queen by more than colour."""
    icon, size = _figure(square, brush)
    halo = None if brush.theme.is_plain else (brush.theme.halo, 3.0 if icon is Icon.CROWN else 1.0)
    brush.icon(surface, icon, size, brush.theme.candidate, _middle(square), halo=halo)


def _figure(square: pygame.Rect, brush: Brush) -> tuple[Icon, int]:
    """Return the outline of a queen and its size in a square."""
    if brush.theme.is_plain:
        return Icon.DISC, square.width
    if square.width >= SMALLEST_CROWN:
        return Icon.CROWN, square.width
    # A disc of a quarter of so small a square would hardly be seen.
    return Icon.DISC, max(3, 2 * square.width)


def _paint_badge(surface: pygame.Surface, badge: Badge, square: pygame.Rect, brush: Brush) -> None:
    theme, cell = brush.theme, square.width
    radius = max(5, min(20, round(cell * 0.145)))
    centre = square.right - max(radius, cell * 0.16), square.top + max(radius, cell * 0.16)
    colour = {Badge.SAFE: theme.safe, Badge.ATTACKED: theme.attacked, Badge.ASKED: theme.accent}[badge]
    brush.icon(surface, Icon.DISC, 4 * radius, colour, centre, halo=(theme.halo, 2.0))
    if badge is Badge.ASKED:
        if cell >= QUESTION:
            brush.text(surface, "?", max(14, round(1.7 * radius)), theme.on_accent, Weight.BOLD, center=centre)
    else:
        brush.icon(surface, Icon.TICK if badge is Badge.SAFE else Icon.CROSS, round(1.2 * radius), theme.halo, centre)


def _middle(square: pygame.Rect) -> tuple[float, float]:
    return square.left + square.width / 2, square.top + square.height / 2
