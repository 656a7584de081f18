"""How much of a search lies before a position: an estimate, for most searches are too long to be counted."""

from __future__ import annotations

from .position import Position, next_rows, taken_rows
from .strategy import PLAIN, Strategy


def progress(position: Position) -> float:
    """Estimate which share of the search lies before `position`: from 0 up, growing with it, 1 only at the end.

    Each row of a column that the search takes gets an equal part of its parent's share (D. Knuth, "Estimating the
    efficiency of backtrack programs", 1975, walks at random what is here walked in order).
    """
    if position.is_end:
        return 1.0
    # From the last column to the first, each share is one of a column's taken rows and a part of the next. So rounding
    # never lets it go back, as it would in a sum: what is added and divided grows with what it is made of.
    share = 0.0
    n, board, _, strategy = position
    for row, taken in reversed(
        list(zip(position.path, taken_rows(n, board, strategy), strict=True))
    ):
        if taken:
            share = ((taken & (1 << row) - 1).bit_count() + share) / taken.bit_count()
    return min(share, 1 - 2**-53)


def position_at(n: int, share: float, strategy: Strategy = PLAIN) -> Position:
    """Return a position before which about this share of the search lies; the inverse of `progress`."""
    if share >= 1:
        return Position.end(n, strategy)
    board: tuple[int, ...] = ()
    share = max(0.0, share)
    while True:
        rows = next_rows(n, board, strategy)
        if not rows:
            return Position(n, board, 0, strategy)
        share *= len(rows)
        index = min(int(share), len(rows) - 1)
        share -= index
        board = (*board, rows[index])
