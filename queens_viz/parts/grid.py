"""The places of the squares of a board, to draw them and to find what was clicked."""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from ..pens import Pixel, Rect

BORDER = 6
"""The width in pixels of the frame around a board with a solution."""


class Grid(NamedTuple):
    """The squares of a board, in the pixels of a window.

    They fill the board to the pixel, so that the sides of two may differ by one.
    """

    n: int
    squares: Rect  # all of them
    edges: tuple[int, ...]  # of the columns, and of the rows from below, in pixels
    cell: int  # the side of the smallest square
    field: Rect  # the squares with their frame, and with room for an arrow beside

    def __eq__(self, other: object) -> bool:
        # Compared for each layer of a board; most often it is the same object.
        return self is other or tuple.__eq__(self, other)

    def square(self, column: float, row: float) -> Rect:
        """Return the place of a square, or of a piece that is between squares."""
        squares = self.squares
        edges = self.edges
        if isinstance(column, int) and isinstance(row, int):
            left, right = edges[column], edges[column + 1]
            bottom, top = edges[row], edges[row + 1]
        else:
            n = self.n
            side = squares.width
            left, right = _edge(column, n, side), _edge(column + 1, n, side)
            bottom, top = _edge(row, n, side), _edge(row + 1, n, side)
        # Rows count from below: `top` is the height above the lower edge of the board.
        x = squares.left + left
        y = squares.top + squares.height - top
        return Rect(x, y, right - left, top - bottom)

    def centre(self, column: float, row: float) -> Pixel:
        """Return the middle of a square."""
        if not (isinstance(column, int) and isinstance(row, int)):
            return self.square(column, row).center
        # The same for whole numbers, but quicker.
        squares = self.squares
        edges = self.edges
        left = edges[column]
        top = edges[row + 1]
        x = squares.left + left + (edges[column + 1] - left) // 2
        y = squares.top + squares.height - top + (top - edges[row]) // 2
        return x, y

    def square_at(self, point: Pixel) -> Pixel | None:
        """Return the column and row of the square at a point, or None beside them."""
        x, y = point
        column = self.column_at(x)
        row = self._number_at(self.squares.bottom - 1 - y)
        if column is None or row is None:
            return None
        return column, row

    def column_at(self, x: int) -> int | None:
        """Return the column at an x coordinate, or None if there is none."""
        return self._number_at(x - self.squares.left)

    def _number_at(self, pixels: int) -> int | None:
        """Return the column at a distance from the left edge, or the row from below."""
        if not 0 <= pixels < self.squares.width:
            return None
        return bisect_right(self.edges, pixels) - 1


def grid_in(n: int, squares: Rect, right: int) -> Grid:
    """Return the grid of a board of size n, whose squares have a place.

    Its field ends at the x coordinate `right`, but not before the squares do.
    """
    edges = tuple([_edge(number, n, squares.width) for number in range(n + 1)])
    framed = squares.inflate(2 * BORDER, 2 * BORDER)
    field = framed.column_to(framed.left, max(right, squares.right))
    return Grid(n, squares, edges, cell=max(1, squares.width // n), field=field)


def _edge(number: float, n: int, side: int) -> int:
    """Return the width of the first `number` of n squares, in pixels.

    All squares together are `side` pixels wide; the number may have a fraction.
    """
    return int(number * side / n + 0.5)
