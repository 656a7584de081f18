"""How much of a search lies before a position: an estimate, for most searches are too long to be counted."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache

from .facts import FIRST_COLUMN_STEPS
from .position import Position, next_rows, taken_rows
from .strategy import PLAIN, Strategy


@lru_cache(maxsize=4)
def _first_column(n: int) -> tuple[float, ...]:
    """Return the shares before each row of column 1 and the whole, where they are known.

    >>> [round(share, 3) for share in _first_column(11)[:4]]
    [0.0, 0.08, 0.171, 0.266]
    """
    lower = FIRST_COLUMN_STEPS.get(n, ())
    total = 0
    ends = [0]
    for steps in (*lower, *reversed(lower[: n // 2])):
        total += steps + 1  # one for the step that places the queen
        ends.append(total)
    return tuple([end / total for end in ends]) if lower else ()


def progress(position: Position) -> float:
    """Estimate which share of the search lies before `position`: from 0 up, growing with it, 1 only at the end.

    Each row of a column that the search takes gets an equal part of its parent's share (D. Knuth, "Estimating the
    efficiency of backtrack programs", 1975, walks at random what is here walked in order). Where the shares of column 1
    are known, its rows get these.
    """
    if position.is_end:
        return 1.0
    # From the last column to the first, each share is one of a column's taken rows and a part of the next. So rounding
    # never lets it go back, as it would in a sum: what is added and divided grows with what it is made of.
    share = 0.0
    n, board, _, strategy = position
    known = _first_column(n) if strategy is PLAIN else ()
    levels = list(zip(position.path, taken_rows(n, board, strategy), strict=True))
    for row, taken in reversed(levels[1:] if known else levels):
        if taken:
            share = ((taken & (1 << row) - 1).bit_count() + share) / taken.bit_count()
    if known:
        row, _ = levels[0]
        share = min(known[row] + share * (known[row + 1] - known[row]), known[row + 1])
    return min(share, 1 - 2**-53)


def position_at(n: int, share: float, strategy: Strategy = PLAIN) -> Position:
    """Return a position before which about this share of the search lies; the inverse of `progress`."""
    if share >= 1:
        return Position.end(n, strategy)
    board: tuple[int, ...] = ()
    share = max(0.0, share)
    known = _first_column(n) if strategy is PLAIN else ()
    if known:
        row = bisect_right(known, share) - 1
        share = (share - known[row]) / (known[row + 1] - known[row])
        board = (row,)
    while True:
        rows = next_rows(n, board, strategy)
        if not rows:
            return Position(n, board, 0, strategy)
        share *= len(rows)
        index = min(int(share), len(rows) - 1)
        share -= index
        board = (*board, rows[index])
