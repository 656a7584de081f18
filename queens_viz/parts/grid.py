"""The grid: where the squares of a board stand, used forwards to draw and backwards to find what was clicked."""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from ..pens import Pixel, Rect

BORDER = 6
"""Pixels of the frame around a solved board."""


class Grid(NamedTuple):
    """The squares of a board of n, in the pixels of a window.

    They fill their room to the pixel, so that they may differ by one: they begin and end at `edges`, in pixels from
    the first one's beginning, and the smallest have a side of `cell`. The `field` is the squares with their frame, and
    the room beside them for an arrow.
    """

    n: int
    squares: Rect
    edges: tuple[int, ...]
    cell: int
    field: Rect

    def __eq__(self, other: object) -> bool:
        # Asked of every layer of a board; most often it is the same one.
        return self is other or tuple.__eq__(self, other)

    def square(self, column: float, row: float) -> Rect:
        """Return the place of a square, or of what is on its way between squares."""
        squares, edges = self.squares, self.edges
        if isinstance(column, int) and isinstance(row, int):
            left, right, low, high = (
                edges[column],
                edges[column + 1],
                edges[row],
                edges[row + 1],
            )
        else:
            n, side = self.n, squares.width
            left, right = _edge(column, n, side), _edge(column + 1, n, side)
            low, high = _edge(row, n, side), _edge(row + 1, n, side)
        return Rect(
            squares.left + left,
            squares.top + squares.height - high,
            right - left,
            high - low,
        )

    def centre(self, column: float, row: float) -> Pixel:
        """Return the middle of a square."""
        if not (isinstance(column, int) and isinstance(row, int)):
            return self.square(column, row).center
        squares, edges = self.squares, self.edges
        left, high = edges[column], edges[row + 1]
        down = squares.height - high + (high - edges[row]) // 2
        return squares.left + left + (edges[column + 1] - left) // 2, squares.top + down

    def square_at(self, point: Pixel) -> Pixel | None:
        """Return the column and row of the square at a point, or None beside the board."""
        column, row = (
            self.column_at(point[0]),
            self._at(self.squares.bottom - 1 - point[1]),
        )
        return None if column is None or row is None else (column, row)

    def column_at(self, x: int) -> int | None:
        """Return the column at a place, or None beside the board."""
        return self._at(x - self.squares.left)

    def _at(self, pixels: int) -> int | None:
        """Return which square lies some pixels from where the first one begins."""
        return (
            bisect_right(self.edges, pixels) - 1
            if 0 <= pixels < self.squares.width
            else None
        )


def grid_in(n: int, squares: Rect, right: int) -> Grid:
    """Return the grid of a board in its place; an arrow beside it has room up to `right`."""
    edges = tuple(_edge(k, n, squares.width) for k in range(n + 1))
    around = squares.inflate(2 * BORDER, 2 * BORDER)
    field = around.column_to(around.left, max(right, squares.right))
    return Grid(n, squares, edges, max(1, squares.width // n), field)


def _edge(at: float, n: int, side: int) -> int:
    """Return how many pixels a number of squares of a board takes; the number may have a fraction."""
    return int(at * side / n + 0.5)
