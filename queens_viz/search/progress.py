"""An estimate of how much of a search lies before a position.

Most searches are too long to be counted.
"""

from __future__ import annotations

from .position import Position, next_rows, taken_rows
from .strategy import PLAIN, Strategy

LESS_THAN_ONE = 1 - 2**-53
"""The largest number below 1."""


def progress(position: Position) -> float:
    """Estimate the share of the search that lies before `position`, from 0 to 1.

    It grows from step to step, and is 1 only at the end. Each row that the search takes
    in a column gets an equal part of the column's share. (D. Knuth, "Estimating the
    efficiency of backtrack programs", 1975, walks the same tree at random.)
    """
    if position.is_end:
        return 1.0
    # From the last column to the first: the rows before this one, and the share of the
    # next column. Each operation is monotonic, so rounding never makes the estimate fall.
    share = 0.0
    taken_of_columns = taken_rows(position.n, position.board, position.strategy)
    columns = list(zip(position.path, taken_of_columns, strict=True))
    for row, taken in reversed(columns):
        if taken:
            rows_before = taken & (1 << row) - 1
            share = (rows_before.bit_count() + share) / taken.bit_count()
    return min(share, LESS_THAN_ONE)


def position_at(n: int, share: float, strategy: Strategy = PLAIN) -> Position:
    """Return a position before which about this share of the search lies.

    It is the inverse of `progress`.
    """
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
