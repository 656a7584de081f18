"""How the board is painted: squares, queens, marks, attacks, ghosts and badges."""

from __future__ import annotations

import pygame

from ..looks.board import Badge, BoardLook, Mark
from ..looks.icons import Icon
from ..looks.theme import Theme
from .layout import BORDER
from .pen import Pen
from .typeface import Weight

SMALLEST_CROWN = 12
"""Pixels of a square below which a queen is a disc, and nothing is marked."""

SMALLEST_BADGE = 20
"""Pixels of a square below which a candidate has no badge."""

QUESTION = 40
"""Pixels of a square below which the badge of a question has no room for its mark."""


def paint(pen: Pen, look: BoardLook) -> None:
    """Draw the squares and what stands on them."""
    is_plain = pen.theme.is_plain
    has_marks = not is_plain and pen.layout.cell >= SMALLEST_CROWN
    _paint_squares(pen, look)
    if look.candidate and look.badge and not is_plain:
        _paint_column_frame(pen, look.candidate[0])
    if has_marks:
        for marked in look.marks:
            paint_mark(pen, marked.mark, pen.layout.square(marked.column, marked.row), is_old=marked.is_old)
        _paint_attacks(pen, look)
        _paint_ghosts(pen, look)
    if look.queens:
        paint_queens(pen, *(pen.layout.square(column, row) for column, row in enumerate(look.queens)))
    if look.candidate:
        square = pen.layout.square(*look.candidate)
        paint_candidate(pen, square)
        if look.badge and not is_plain and pen.layout.cell >= SMALLEST_BADGE:
            _paint_badge(pen, look.badge, square)


def _paint_squares(pen: Pen, look: BoardLook) -> None:
    theme, squares = pen.theme, pen.layout.squares
    if not theme.is_plain:
        line, colour = (BORDER, theme.safe) if look.is_green else (2, theme.mark)
        pen.surround(squares.inflate(2 * line, 2 * line), squares, colour)
    pen.picture(
        ("squares", look.n, pen.layout.cell, look.is_green),
        squares.topleft,
        lambda: _draw_squares(look, pen.layout.cell, pen.theme),
    )


def _draw_squares(look: BoardLook, cell: int, theme: Theme) -> pygame.Surface:
    n = look.n
    picture = pygame.Surface((n * cell, n * cell))
    light, dark = theme.squares(look.is_green)
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


def _paint_column_frame(pen: Pen, column: int) -> None:
    line = max(1, min(4, pen.layout.cell // 8))
    squares = pen.layout.squares
    frame = pygame.Rect(pen.layout.square(column, 0).left - 1, squares.top, pen.layout.cell + 2, squares.height)
    pen.frame(frame, pen.theme.mark, line)
    if pen.layout.cell >= SMALLEST_CROWN:
        pen.frame(frame.inflate(-2 * line, -2 * line), pen.theme.halo, max(1, line // 2))


def paint_mark(pen: Pen, mark: Mark, square: pygame.Rect, *, is_old: bool = False) -> None:
    """Draw the mark of a row that was tried, smaller where the column is used up."""
    colour = pen.theme.mark
    size = max(8, round(square.width * (0.3 if is_old else 0.36)))
    if mark is Mark.ATTACKED:
        pen.icon(Icon.THIN_CROSS, size, colour, square.center)
    elif mark is Mark.FRUITFUL:
        pen.icon(Icon.TRIANGLE, size, colour, square.center)
    else:
        line = max(1.5, size / 12) if mark is Mark.FAILED else 0.75
        pen.icon(Icon.TRIANGLE, size - 2, colour, square.center, hollow=line)


def _paint_attacks(pen: Pen, look: BoardLook) -> None:
    if not look.candidate:
        return
    theme, cell = pen.theme, pen.layout.cell
    width = max(2.0, min(7.0, cell / 14))
    column, row = look.candidate
    x, y = pen.layout.square(column, row).center
    for other in look.attackers:
        square = pen.layout.square(other, look.queens[other])
        rise = row - look.queens[other]
        # From the edge or corner of the attacker's square to where the candidate's crown begins.
        start = square.centerx + cell / 2, square.centery - cell / 2 * ((rise > 0) - (rise < 0))
        pen.line(start, (x, y), theme.halo, width + 3)
        pen.line(start, (x, y), theme.candidate, width)
    for other in look.attackers:
        square = pen.layout.square(other, look.queens[other])
        line = max(2, min(4, cell // 16))
        pen.frame(square, theme.candidate, line)
        pen.frame(square.inflate(-2 * line, -2 * line), theme.halo, max(1, line // 2))


def _paint_ghosts(pen: Pen, look: BoardLook) -> None:
    if not look.candidate:
        return
    cell = pen.layout.cell
    for column, row in look.ghosts:
        square = pen.layout.square(column, row)
        paint_ghost(pen, square)
        if column == look.candidate[0]:
            # Beside the last column there may be no room on the right.
            has_room = column < look.n - 1 or pen.layout.board.right - pen.layout.squares.right > 0.32 * cell
            side = 1 if has_room else -1
            _paint_arrow(pen, square, pen.layout.square(*look.candidate), side)


def paint_ghost(pen: Pen, square: pygame.Rect) -> None:
    """Draw the hollow crown of a queen that was lifted."""
    colour, cell = pen.theme.backtrack, square.width
    if cell >= SMALLEST_BADGE:
        edge = square.inflate(-cell // 6, -cell // 6)
        pen.frame(edge, colour, max(1, cell // 32), radius=cell // 9)
    pen.icon(Icon.CROWN, round(cell * 0.8), colour, _middle(square), hollow=max(1.0, cell / 40))


def _paint_arrow(pen: Pen, ghost: pygame.Rect, goal: pygame.Rect, side: int) -> None:
    """Draw the arrow that leads around the column's edge from the ghost to the row that is tried instead."""
    cell = ghost.width
    edge = ghost.centerx + side * (cell / 2 + 1)
    turn = edge + side * cell * 0.22
    low, high = ghost.centery, goal.centery
    points = ((edge, low), (turn, low), (turn, high), (edge - side * 2, high))
    pen.arrow(points, pen.theme.backtrack, max(2.0, cell / 14), cell * 0.15)


def paint_queens(pen: Pen, *squares: pygame.Rect) -> None:
    """Draw placed queens."""
    icon, size = _figure(pen, squares[0])
    pen.icon(icon, size, pen.theme.queen, *map(_middle, squares))


def paint_candidate(pen: Pen, square: pygame.Rect) -> None:
    """Draw the candidate, with a halo so that it is told from a placed queen by more than colour."""
    icon, size = _figure(pen, square)
    halo = None if pen.theme.is_plain else (pen.theme.halo, 3.0 if icon is Icon.CROWN else 1.0)
    pen.icon(icon, size, pen.theme.candidate, _middle(square), halo=halo)


def _figure(pen: Pen, square: pygame.Rect) -> tuple[Icon, int]:
    """Return the outline of a queen and its size in a square."""
    if pen.theme.is_plain:
        return Icon.DISC, square.width
    if square.width >= SMALLEST_CROWN:
        return Icon.CROWN, square.width
    # A disc of a quarter of so small a square would hardly be seen.
    return Icon.DISC, max(3, 2 * square.width)


def _paint_badge(pen: Pen, badge: Badge, square: pygame.Rect) -> None:
    theme, cell = pen.theme, square.width
    radius = max(5, min(20, round(cell * 0.145)))
    centre = square.right - max(radius, cell * 0.16), square.top + max(radius, cell * 0.16)
    colour = {Badge.SAFE: theme.safe, Badge.ATTACKED: theme.attacked, Badge.ASKED: theme.accent}[badge]
    pen.icon(Icon.DISC, 4 * radius, colour, centre, halo=(theme.halo, 2.0))
    if badge is Badge.ASKED:
        if cell >= QUESTION:
            pen.text("?", max(14, round(1.7 * radius)), theme.on_accent, Weight.BOLD, center=centre)
    else:
        pen.icon(Icon.TICK if badge is Badge.SAFE else Icon.CROSS, round(1.2 * radius), theme.halo, centre)


def _middle(square: pygame.Rect) -> tuple[float, float]:
    return square.left + square.width / 2, square.top + square.height / 2
