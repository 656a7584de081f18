"""The columns of pixels of a flame chart: how the blocks that are too narrow are drawn.

Most blocks of a long search are narrower than a pixel. So each column of pixels divides
its height in a row by the time: from the top down, first comes the share of the blocks
that led to a solution, then the share of those that led nowhere, and the rest is blank.
Where a solution lies, the column has a dark pixel at its foot, which counts for no share.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from ..pens import Bars
from ..search.flame import BlockRow

FOOTED_ROW = 9
"""Pixels of a row's height from which on it has feet."""

TOLERANCE = 0.02
"""How far the share of a column's pixels may be from its share of time."""

TRUE_ROW = 25
"""Pixels of a row's height from which on each column keeps to that when it is rounded.

In lower rows what is rounded off comes to the next column, so that the row as a whole
is true.
"""

TICK = 4
"""Pixels of a solution in the last row, as far as the tolerance allows them."""

Pixels = tuple[list[int], list[int]]
"""The covered pixels of each column, and the solved ones among them."""


class Scale(NamedTuple):
    """Steps, and the columns of pixels into which they are divided."""

    first: int  # step
    span: int  # number of steps
    columns: int


class RowBars(NamedTuple):
    """What a row shows of its narrow blocks: bars that hang from its top, and its feet."""

    covered: Bars = ()  # they lie under the solved ones
    solved: Bars = ()
    feet: Bars = ()  # as high as a pixel, or 0


class Feet:
    """The columns in which solutions lie, from left to right."""

    def __init__(self, found: Sequence[int], scale: Scale) -> None:
        self._found = found  # the steps of the solutions: it grows
        self._scale = scale
        self._read = 0  # how many of them have a column
        self._columns: list[int] = []
        self._last: tuple[int, Bars] = (0, ())

    def between(self, begin: int, end: int) -> list[int]:
        """Return the columns with solutions from column `begin` to `end` - 1."""
        first, span, columns = self._scale
        steps = self._found[self._read :]
        if steps:
            new = {(step - first) * columns // span for step in steps}
            self._columns += sorted(new - set(self._columns[-1:]))
            self._read = len(self._found)
        first_foot = bisect_left(self._columns, begin)
        return self._columns[first_foot : bisect_left(self._columns, end)]

    def bars(self, end: int) -> Bars:
        """Return the feet before a column as bars of one pixel, and bars of none."""
        if self._last[0] != end:
            heights = [0] * end
            for column in self.between(0, end):
                heights[column] = 1
            bars: list[tuple[int, int]] = []
            add_bars(bars, heights)
            self._last = end, first_bars(bars, end)
        return self._last[1]


class Columns:
    """The columns of one row of blocks, computed once as far as they are asked for."""

    def __init__(
        self, row: BlockRow, scale: Scale, height: int, feet: Feet, *, is_last: bool
    ) -> None:
        self._row = row
        self._scale = scale
        self._height = height
        self._feet = feet
        self._is_last = is_last  # each of its blocks is a solution
        self._end = 0  # how many columns have been computed
        self._covered: list[tuple[int, int]] = []  # bars
        self._solved: list[tuple[int, int]] = []
        self._carry = (0, 0)
        self._last: tuple[int, RowBars] = (0, RowBars())

    def bars(self, end: int) -> RowBars:
        """Return the first columns, up to column `end` - 1. All their time must be known."""
        if self._last[0] != end:
            self._extend(end)
            covered = first_bars(self._covered, end)
            solved = first_bars(self._solved, end)
            feet: Bars = ()
            if self._height >= FOOTED_ROW:
                feet = self._feet.bars(end)
            self._last = end, RowBars(covered, solved, feet)
        return self._last[1]

    def _extend(self, end: int) -> None:
        """Compute the columns that are missing up to column `end` - 1."""
        begin = self._end
        if begin >= end:
            return
        first, span, columns = self._scale
        covered, solved = self._row.shares(first, span, columns, begin=begin, end=end)
        heights = [self._height] * (end - begin)
        if self._height >= FOOTED_ROW:
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
        """Return the pixels of each column, covered and solved."""
        span = self._scale.span
        covered_pixels = []
        solved_pixels = []
        for k, height in enumerate(heights):
            here = divided(covered[k], solved[k], span, height)
            covered_pixels.append(here[0])
            solved_pixels.append(here[1])
        return covered_pixels, solved_pixels

    def _carried(
        self, covered: list[int], solved: list[int], heights: list[int]
    ) -> Pixels:
        """Return the same for a low row. What is rounded off comes to the next column."""
        span = self._scale.span
        covered_pixels = []
        solved_pixels = []
        covered_rest, solved_rest = self._carry
        for k, height in enumerate(heights):
            covered_rest += covered[k] * height
            solved_rest += solved[k] * height
            pixels = min(height, (2 * covered_rest + span) // (2 * span))
            of_these = min(pixels, (2 * solved_rest + span) // (2 * span))
            covered_rest -= pixels * span
            solved_rest -= of_these * span
            covered_pixels.append(pixels)
            solved_pixels.append(of_these)
        self._carry = covered_rest, solved_rest
        return covered_pixels, solved_pixels

    def _ticks(self, covered: list[int], heights: list[int]) -> Pixels:
        """Return the same for solutions, which are higher than their shares if possible."""
        span = self._scale.span
        pixels = []
        for share, height in zip(covered, heights, strict=True):
            tick = (2 * share * height + span) // (2 * span)
            if share:
                most = share * height + TOLERANCE * height * span
                tick = max(tick, min(TICK, int(most / span)))
            pixels.append(tick)
        return pixels, pixels


def divided(covered: int, solved: int, span: int, height: int) -> tuple[int, int]:
    """Divide a height by the shares of a span: return the covered pixels and the solved.

    The three parts of the height are the solved, the other covered and the blank ones.
    None of them is further than two thirds of a pixel from its share.

    >>> divided(60, 20, 100, 10), divided(55, 24, 100, 10), divided(55, 16, 100, 10)
    ((6, 2), (5, 2), (6, 2))
    """
    covered *= height
    solved *= height
    covered_pixels = (2 * covered + span) // (2 * span)
    solved_pixels = (2 * solved + span) // (2 * span)
    # Both are rounded to the nearest pixel. That may be too much for what lies between.
    covered_error = covered_pixels * span - covered
    solved_error = solved_pixels * span - solved
    error = covered_error - solved_error
    if 3 * abs(error) > 2 * span:
        step = 1 if error > 0 else -1
        if abs(covered_error) >= abs(solved_error):
            covered_pixels -= step
        else:
            solved_pixels += step
    return covered_pixels, solved_pixels


def add_bars(bars: list[tuple[int, int]], heights: Sequence[int]) -> None:
    """Add columns of pixels at the right of bars. Equal ones become one bar.

    >>> bars = [(4, 9)]
    >>> add_bars(bars, [9, 0, 0, 2])
    >>> bars
    [(5, 9), (2, 0), (1, 2)]
    """
    width = 0
    last = -1
    if bars:
        width, last = bars.pop()
    for height in heights:
        if height == last:
            width += 1
            continue
        if width:
            bars.append((width, last))
        width = 1
        last = height
    if width:
        bars.append((width, last))


def first_bars(bars: Sequence[tuple[int, int]], end: int) -> Bars:
    """Return the bars in the first columns of pixels. The last one has a height.

    >>> first_bars([(4, 9), (1, 0), (7, 2)], 6)
    ((4, 9), (1, 0), (1, 2))
    >>> first_bars([(4, 9), (1, 0), (7, 2)], 5)
    ((4, 9),)
    """
    first = []
    for width, height in bars:
        if end <= 0:
            break
        first.append((min(width, end), height))
        end -= width
    if first and not first[-1][1]:
        first.pop()
    return tuple(first)
