"""Where everything stands in a window: one geometry, used forwards to draw and backwards to find what was clicked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pygame import Rect

SMALLEST_WIDTH, SMALLEST_HEIGHT = 600, 480
"""Pixels below which a window shows the board alone."""

FRAME = 6
"""Pixels of the frame around a solved board."""

SMALLEST_TEXT = 14
"""Pixels of the smallest type."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes of the type in pixels, as they are given to the font."""

    headline: int
    reason: int
    stack: int
    number: int
    body: int
    hint: int


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of one window; `unit` is a pixel of the window as designed, 1280x800.

    `squares` is the board itself, `cell` the side of one of its squares. Where `has_board_alone`, nothing else
    has room and the other places are empty.
    """

    n: int
    unit: float
    text: Sizes
    cell: int
    squares: Rect
    has_board_alone: bool
    header: Rect
    board: Rect
    controls: Rect

    def square(self, column: int, row: int) -> Rect:
        """Return the place of a square."""
        cell = self.cell
        return Rect(self.squares.left + column * cell, self.squares.bottom - (row + 1) * cell, cell, cell)

    def square_at(self, point: tuple[int, int]) -> tuple[int, int] | None:
        """Return the column and row of the square at a point, or None beside the board."""
        if not self.squares.collidepoint(point):
            return None
        return (point[0] - self.squares.left) // self.cell, (self.squares.bottom - 1 - point[1]) // self.cell


@lru_cache(maxsize=64)
def lay_out(width: int, height: int, n: int) -> Layout:
    """Divide a window among its parts."""
    if width < SMALLEST_WIDTH or height < SMALLEST_HEIGHT:
        return _lay_out_board(width, height, n)
    # The type follows the height, but in a window taller than wide it follows the width.
    tall = min(height, width * 3 // 4)
    side = min(0.74 * tall, 0.66 * tall + 54)
    unit = (tall - side) / 224
    margin = max(8, width // 32 - 12)
    gutter = max(24, round(0.045 * tall))
    side = min(side, width - 2 * margin - gutter)
    cell = max(1, int(side) // n)
    side = cell * n
    squares = Rect(max((width - side) // 2, margin + gutter), round(64 * unit), side, side)
    header = Rect(margin, 0, width - 2 * margin, squares.top - FRAME)
    text = _sizes(tall)
    below = max(round(52 * unit), text.body + text.hint + 14)
    controls = Rect(0, height - below, width, below)
    return Layout(
        n=n,
        unit=unit,
        text=text,
        cell=cell,
        squares=squares,
        has_board_alone=False,
        header=header,
        board=Rect(0, header.bottom, width, controls.top - header.bottom),
        controls=controls.inflate(-2 * margin, 0),
    )


def _lay_out_board(width: int, height: int, n: int) -> Layout:
    edge = FRAME + 2 if min(width, height) > 100 else 0
    cell = max(1, (min(width, height) - 2 * edge) // n)
    squares = Rect(0, 0, cell * n, cell * n)
    squares.center = width // 2, height // 2
    nowhere = Rect(0, 0, 0, 0)
    return Layout(
        n=n,
        unit=height / 800,
        text=_sizes(height),
        cell=cell,
        squares=squares,
        has_board_alone=True,
        header=nowhere,
        board=Rect(0, 0, width, height),
        controls=nowhere,
    )


def _sizes(tall: int) -> Sizes:
    def of(share: float) -> int:
        return max(SMALLEST_TEXT, round(share * tall))

    return Sizes(
        headline=of(0.045),
        reason=of(0.031),
        stack=of(0.037),
        number=of(0.027),
        body=of(0.025),
        hint=of(0.019),
    )
