"""The board: its squares, numbers, queens and the marks that tell what has been tried."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

import pygame

from ..player import Moment
from ..search import Position, attackers
from ..tree import Sizes
from .brush import Brush, Icon, Weight
from .layout import FRAME, Layout

SMALLEST_CROWN = 12
"""Pixels of a square below which a queen is a disc."""


class Mark(Enum):
    """What became of a row that has been tried; learners confuse them, so they differ in shape."""

    ATTACKED = "attacked"
    FAILED = "safe, but nothing was found above it"
    FRUITFUL = "safe, and a solution was found above it"
    UNCOUNTED = "safe, and what was found above it is still being counted"


class BoardLook(NamedTuple):
    """What there is to be drawn, as columns and rows."""

    n: int
    is_green: bool
    queens: tuple[int, ...]
    candidate: tuple[int, int] | None
    marks: tuple[tuple[int, int, Mark], ...]


def look(moment: Moment, sizes: Sizes) -> BoardLook:
    """Decide what the board shows."""
    position = moment.position
    tests = not (position.is_solution or position.is_end)
    return BoardLook(
        n=position.n,
        is_green=moment.is_green,
        queens=position.board,
        candidate=(len(position.board), position.candidate) if tests else None,
        marks=_marks(position, sizes),
    )


def _marks(position: Position, sizes: Sizes) -> tuple[tuple[int, int, Mark], ...]:
    board, column = position.board, len(position.board)
    rows = range(0 if position.is_end else position.candidate)
    return tuple((column, row, _mark(board, row, sizes)) for row in rows)


def _mark(board: tuple[int, ...], row: int, sizes: Sizes) -> Mark:
    if attackers(board, row):
        return Mark.ATTACKED
    size = sizes.get((*board, row))
    if size is None:
        return Mark.UNCOUNTED
    return Mark.FRUITFUL if size.solutions else Mark.FAILED


def paint(surface: pygame.Surface, look: BoardLook, layout: Layout, brush: Brush) -> None:
    """Draw the board and its numbers."""
    theme = brush.theme
    _paint_squares(surface, look, layout, brush)
    if not theme.is_plain:
        if look.candidate:
            _paint_column_frame(surface, look.candidate[0], layout, brush)
        for column, row, mark in look.marks:
            _paint_mark(surface, mark, layout.square(column, row), brush)
    if not layout.has_board_alone:
        _paint_numbers(surface, look, layout, brush)
    for column, row in enumerate(look.queens):
        _paint_queen(surface, layout.square(column, row), brush, is_candidate=False)
    if look.candidate:
        _paint_queen(surface, layout.square(*look.candidate), brush, is_candidate=True)


def _paint_squares(surface: pygame.Surface, look: BoardLook, layout: Layout, brush: Brush) -> None:
    theme, squares, cell = brush.theme, layout.squares, layout.cell
    light, dark = theme.squares(look.is_green)
    if look.is_green and not theme.is_plain:
        surface.fill(theme.safe, squares.inflate(2 * FRAME, 2 * FRAME))
    elif not theme.is_plain:
        surface.fill(theme.mark, squares.inflate(4, 4))
    surface.fill(light, squares)
    if dark != light:
        for column in range(look.n):
            for row in range(column % 2, look.n, 2):
                surface.fill(dark, layout.square(column, row))
    if theme.grid and cell >= SMALLEST_CROWN:
        for k in range(look.n + 1):
            # A line of two pixels lies half on either side of the edge between two squares.
            shift = k * cell - theme.grid // 2
            for line in (
                pygame.Rect(squares.left + shift, squares.top, theme.grid, squares.height),
                pygame.Rect(squares.left, squares.top + shift, squares.width, theme.grid),
            ):
                surface.fill(theme.mark, line.clip(squares))


def _paint_column_frame(surface: pygame.Surface, column: int, layout: Layout, brush: Brush) -> None:
    line = max(1, min(4, layout.cell // 8))
    squares = layout.squares
    frame = pygame.Rect(layout.square(column, 0).left - 1, squares.top, layout.cell + 2, squares.height)
    pygame.draw.rect(surface, brush.theme.mark, frame, line)
    if layout.cell >= SMALLEST_CROWN:
        pygame.draw.rect(surface, brush.theme.halo, frame.inflate(-2 * line, -2 * line), max(1, line // 2))


def _paint_mark(surface: pygame.Surface, mark: Mark, square: pygame.Rect, brush: Brush) -> None:
    colour = brush.theme.mark
    if square.width < SMALLEST_CROWN:
        return
    size = max(8, round(square.width * 0.36))
    if mark is Mark.ATTACKED:
        brush.icon(surface, Icon.THIN_CROSS, size, colour, square.center)
    elif mark is Mark.FRUITFUL:
        brush.icon(surface, Icon.TRIANGLE, size, colour, square.center)
    elif mark is Mark.FAILED:
        brush.icon(surface, Icon.TRIANGLE, size - 2, colour, square.center, hollow=max(1.5, size / 12))
    else:
        brush.icon(surface, Icon.TRIANGLE, size - 2, colour, square.center, hollow=0.75)


def _paint_queen(surface: pygame.Surface, square: pygame.Rect, brush: Brush, *, is_candidate: bool) -> None:
    theme, side = brush.theme, square.width
    icon = Icon.DISC if theme.is_plain or side < SMALLEST_CROWN else Icon.CROWN
    colour = theme.candidate if is_candidate else theme.queen
    halo = (theme.halo, 3.0) if is_candidate and icon is Icon.CROWN else None
    # A disc of a quarter of so small a square would hardly be seen.
    scale = 1 if theme.is_plain or icon is Icon.CROWN else 2
    brush.icon(surface, icon, max(1, side * scale), colour, _middle(square), halo=halo)


def _middle(square: pygame.Rect) -> tuple[float, float]:
    return square.left + square.width / 2, square.top + square.height / 2


def _paint_numbers(surface: pygame.Surface, look: BoardLook, layout: Layout, brush: Brush) -> None:
    size = layout.text.number
    across = _stride(brush.width(str(look.n), size) + size // 3, layout.cell)
    down = _stride(size, layout.cell)
    column, row = look.candidate or (None, None)
    for k in _numbered(look.n, across, column):
        _paint_number(
            surface, k, k == column, brush, size,
            center=(layout.square(k, 0).centerx, layout.squares.bottom + 21 * layout.unit),
        )  # fmt: skip
    for k in _numbered(look.n, down, row):
        _paint_number(
            surface, k, k == row, brush, size,
            midright=(layout.squares.left - 14 * layout.unit, layout.square(0, k).centery),
        )  # fmt: skip


def _paint_number(
    surface: pygame.Surface, k: int, is_here: bool, brush: Brush, size: int, **anchor: tuple[float, float]
) -> None:
    colour = brush.theme.text if is_here else brush.theme.muted
    brush.text(surface, str(k + 1), size, colour, Weight.BOLD if is_here else Weight.REGULAR, **anchor)


def _stride(room: int, cell: int) -> int:
    """Return of how many squares one gets a number where a number takes `room` pixels."""
    return next((k for k in (1, 2, 5, 10, 20, 25, 50) if k * cell >= room), 100)


def _numbered(n: int, stride: int, here: int | None) -> list[int]:
    """Return which squares of an edge get a number: every k-th, and the one at hand in place of its neighbours."""
    every = [k for k in range(n) if (k + 1) % stride == 0 or (k == 0 and stride <= 5)]
    if here is None:
        return every
    return sorted({here, *(k for k in every if abs(k - here) >= stride)})
