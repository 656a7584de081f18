"""The columns of pixels of a flame chart: how the blocks that are too narrow are drawn.

Most blocks of a long search are narrower than a pixel. So each column of pixels divides
its height in a row by the time: from the top down, first comes the share of the blocks
that led to a solution, then the share of those that led nowhere, and the rest is blank.
A column with a solution has a dark pixel at its foot, which counts for no share.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from ..pens import Bars
from ..search.flame import BlockRow

FOOTED_ROW = 9
"""The least height of a row with feet, in pixels."""

TOLERANCE = 0.02
"""The largest difference of a column's share of pixels from its share of time."""

TRUE_ROW = 25
"""The least height of a row in which each column is rounded by itself, in pixels.

In a lower row, the rest of each rounding is added to the next column, so that the row
as a whole has the right number of pixels.
"""

TICK = 4
"""The height of a solution in the last row, if the tolerance allows it, in pixels."""

Pixels = tuple[list[int], list[int]]
"""The number of covered pixels in each column, and of the solved ones among them."""


class Scale(NamedTuple):
    """Steps, and the columns of pixels into which they are divided."""

    first: int  # step
    span: int  # number of steps
    columns: int


class RowBars(NamedTuple):
    """The narrow blocks of a row, as bars that hang from its top, and its feet."""

    covered: Bars = ()  # drawn below the solved ones
    solved: Bars = ()  # of blocks that led to a solution
    feet: Bars = ()  # their height is 1 where a solution was found, otherwise 0


class Feet:
    """The columns of pixels in which solutions were found, from left to right."""

    def __init__(self, solution_steps: Sequence[int], scale: Scale) -> None:
        self._solution_steps = solution_steps  # it grows while the search goes on
        self._scale = scale
        self._read = 0  # the number of steps whose column is known
        self._columns: list[int] = []
        # The last result of `bars`, and for which end it was made.
        self._bars_end = 0
        self._bars: Bars = ()

    def between(self, begin: int, end: int) -> list[int]:
        """Return the columns with solutions from column `begin` to `end` - 1."""
        first, span, columns = self._scale
        new_steps = self._solution_steps[self._read :]
        if new_steps:
            new = {(step - first) * columns // span for step in new_steps}
            # The first of them may be in the same column as the last known step.
            self._columns += sorted(new - set(self._columns[-1:]))
            self._read = len(self._solution_steps)
        first_index = bisect_left(self._columns, begin)
        end_index = bisect_left(self._columns, end)
        return self._columns[first_index:end_index]

    def bars(self, end: int) -> Bars:
        """Return the feet in the columns before `end`, as bars of the height 1 or 0."""
        if self._bars_end != end:
            heights = [0] * end
            for column in self.between(0, end):
                heights[column] = 1
            bars: list[tuple[int, int]] = []
            add_bars(bars, heights)
            self._bars = first_bars(bars, end)
            self._bars_end = end
        return self._bars


class Columns:
    """The columns of pixels of one row of blocks. Each column is computed once."""

    def __init__(
        self, row: BlockRow, scale: Scale, height: int, feet: Feet, *, is_last: bool
    ) -> None:
        self._row = row
        self._scale = scale
        self._height = height
        self._feet = feet
        self._is_last = is_last  # each of its blocks is a solution
        self._end = 0  # the number of columns that have been computed
        self._covered: list[tuple[int, int]] = []  # bars
        self._solved: list[tuple[int, int]] = []
        self._carry = (0, 0)  # what the last rounding left, covered and solved
        # The last result of `bars`, and for which end it was made.
        self._bars_end = 0
        self._bars = RowBars()

    def bars(self, end: int) -> RowBars:
        """Return the bars of the columns before `end`. All their time must be known."""
        if self._bars_end != end:
            self._extend(end)
            covered = first_bars(self._covered, end)
            solved = first_bars(self._solved, end)
            feet: Bars = ()
            if self._height >= FOOTED_ROW:
                feet = self._feet.bars(end)
            self._bars = RowBars(covered, solved, feet)
            self._bars_end = end
        return self._bars

    def _extend(self, end: int) -> None:
        """Compute the columns before `end` that have not been computed yet."""
        begin = self._end
        if begin >= end:
            return
        first, span, columns = self._scale
        covered, solved = self._row.shares(first, span, columns, begin=begin, end=end)
        heights = [self._height] * (end - begin)
        if self._height >= FOOTED_ROW:
            # A column with a foot has a pixel less for its shares, unless it is full.
            for column in self._feet.between(begin, end):
                if covered[column - begin] < span:
                    heights[column - begin] -= 1
        if self._height < TRUE_ROW:
            pixels = self._carried(covered, solved, heights)
        elif self._is_last:
            pixels = self._ticks(covered, heights)
        else:
            pixels = self._rounded(covered, solved, heights)
        add_bars(self._covered, pixels[0])
        add_bars(self._solved, pixels[1])
        self._end = end

    def _rounded(
        self, covered: list[int], solved: list[int], heights: list[int]
    ) -> Pixels:
        """Return the pixels of columns, each rounded by itself.

        The lists have a value for each column: its covered time, the time of blocks
        that led to a solution, and its height in pixels. The whole time is `span`.
        """
        span = self._scale.span
        covered_pixels = []
        solved_pixels = []
        for column, height in enumerate(heights):
            part = divided(covered[column], solved[column], span, height)
            pixels_covered, pixels_solved = part
            covered_pixels.append(pixels_covered)
            solved_pixels.append(pixels_solved)
        return covered_pixels, solved_pixels

    def _carried(
        self, covered: list[int], solved: list[int], heights: list[int]
    ) -> Pixels:
        """Return the pixels of columns; the rest of a rounding goes to the next column.

        The lists have a value for each column: its covered time, the time of blocks
        that led to a solution, and its height in pixels. The whole time is `span`.
        """
        span = self._scale.span
        covered_pixels = []
        solved_pixels = []
        # Rests are in pixels times `span`, so that they are whole numbers.
        covered_rest, solved_rest = self._carry
        for column, height in enumerate(heights):
            covered_rest += covered[column] * height
            solved_rest += solved[column] * height
            # Both are rounded to the nearest pixel.
            all_pixels = min(height, (2 * covered_rest + span) // (2 * span))
            of_solved = min(all_pixels, (2 * solved_rest + span) // (2 * span))
            covered_rest -= all_pixels * span
            solved_rest -= of_solved * span
            covered_pixels.append(all_pixels)
            solved_pixels.append(of_solved)
        self._carry = covered_rest, solved_rest
        return covered_pixels, solved_pixels

    def _ticks(self, covered: list[int], heights: list[int]) -> Pixels:
        """Return the pixels of columns in the last row, where each block is a solution.

        The lists have a value for each column: its covered time, and its height in
        pixels. A column with a solution is at least as high as a tick, or as the
        tolerance allows.
        """
        span = self._scale.span
        pixels = []
        for share, height in zip(covered, heights, strict=True):
            # Rounded to the nearest pixel.
            tick = (2 * share * height + span) // (2 * span)
            if share:
                most = int((share * height + TOLERANCE * height * span) / span)
                tick = max(tick, min(TICK, most))
            pixels.append(tick)
        return pixels, pixels


def divided(covered: int, solved: int, span: int, height: int) -> tuple[int, int]:
    """Divide a height by shares of a span. Return the covered pixels and the solved.

    The three parts of the height are the solved, the other covered and the blank ones.
    None of them is further than two thirds of a pixel from its share.

    >>> divided(60, 20, 100, 10), divided(55, 24, 100, 10), divided(55, 16, 100, 10)
    ((6, 2), (5, 2), (6, 2))
    """
    # Pixels times `span` are whole numbers.
    covered_share = covered * height
    solved_share = solved * height
    # Both are rounded to the nearest pixel.
    covered_pixels = (2 * covered_share + span) // (2 * span)
    solved_pixels = (2 * solved_share + span) // (2 * span)
    covered_error = covered_pixels * span - covered_share
    solved_error = solved_pixels * span - solved_share
    # The error of the part between them, which is covered but not solved.
    error = covered_error - solved_error
    if 3 * abs(error) > 2 * span:
        # The number with the larger error is rounded to the other side instead.
        step = 1 if error > 0 else -1
        if abs(covered_error) >= abs(solved_error):
            covered_pixels -= step
        else:
            solved_pixels += step
    return covered_pixels, solved_pixels


def add_bars(bars: list[tuple[int, int]], heights: Sequence[int]) -> None:
    """Add columns of pixels, given by their heights, at the right of bars.

    A bar is its width and its height. Columns with the same height become one bar.

    >>> bars = [(4, 9)]
    >>> add_bars(bars, [9, 0, 0, 2])
    >>> bars
    [(5, 9), (2, 0), (1, 2)]
    """
    # The bar that may still become wider; at first, there is none.
    width = 0
    last_height = -1
    if bars:
        width, last_height = bars.pop()
    for height in heights:
        if height == last_height:
            width += 1
            continue
        if width:
            bars.append((width, last_height))
        width = 1
        last_height = height
    if width:
        bars.append((width, last_height))


def first_bars(bars: Sequence[tuple[int, int]], end: int) -> Bars:
    """Return the bars in the first `end` columns of pixels, each with width and height.

    If the last one has no height, it is left out.

    >>> first_bars([(4, 9), (1, 0), (7, 2)], 6)
    ((4, 9), (1, 0), (1, 2))
    >>> first_bars([(4, 9), (1, 0), (7, 2)], 5)
    ((4, 9),)
    """
    first = []
    columns_left = end
    for width, height in bars:
        if columns_left <= 0:
            break
        first.append((min(width, columns_left), height))
        columns_left -= width
    if first and first[-1][1] == 0:
        first.pop()
    return tuple(first)
