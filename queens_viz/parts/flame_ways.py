"""The ways to some solutions in a flame chart: strips where their queens are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ..pens import Bars, Pen, Rect
from ..search.flame import Flame

STRIP_SHARE = 3  # of a row's height, the strip is one part in this many
LEAST_STRIP = 2  # pixels

Interval = tuple[int, int]
"""The first column of pixels, and the one behind the last."""


class Scaled(NamedTuple):
    """The steps that a chart shows, and its width."""

    first: int  # step
    span: int  # number of steps
    width: int  # pixels

    def pixels(self, start: int, end: int) -> Interval | None:
        """Return the pixels of a block, None if it is not shown; at least one."""
        if end <= self.first or self.first + self.span <= start:
            return None
        left = max(0, (start - self.first) * self.width // self.span)
        right = min(self.width, (end - self.first) * self.width // self.span)
        return min(left, self.width - 1), max(left + 1, right)


def ways_of(
    flame: Flame, steps: Sequence[int], scaled: Scaled
) -> tuple[tuple[Interval, ...], ...]:
    """Return where the queens of solutions are, for each column of the board.

    `steps` are those at which the solutions were complete, in their order.
    """
    rows: list[set[Interval]] = [set() for _ in flame.rows]
    last_pixel = None
    for step in steps:
        pixel = (step - scaled.first) * scaled.width // scaled.span
        if pixel == last_pixel and 0 <= pixel < scaled.width:
            # A pixel shows one solution, however many there are in it.
            continue
        last_pixel = pixel
        for row, (start, end) in enumerate(flame.times_at(step)):
            interval = scaled.pixels(start, end)
            if interval:
                rows[row].add(interval)
    return tuple([tuple(_joined(intervals)) for intervals in rows])


def _joined(intervals: Iterable[Interval]) -> Iterator[Interval]:
    """Yield intervals from left to right; those that touch each other become one."""
    last: Interval | None = None
    for interval in sorted(intervals):
        if last and interval[0] <= last[1]:
            last = last[0], max(last[1], interval[1])
        else:
            if last:
                yield last
            last = interval
    if last:
        yield last


def paint_way(
    pen: Pen, row: Rect, intervals: tuple[Interval, ...], *, is_last: bool
) -> None:
    """Draw the strip of a row; in the last row of a search it is as high as the row."""
    height = row.height
    if not is_last:
        height = min(height, max(LEAST_STRIP, row.height // STRIP_SHARE))
    bars: list[tuple[int, int]] = []
    right = 0
    for start, end in intervals:
        if start > right:
            bars.append((start - right, 0))
        bars.append((end - start, height))
        right = end
    bars_of_row: Bars = tuple(bars)
    pen.bars(row.row(row.bottom - height, height), "accent", bars_of_row)
