"""An estimate of the share of a search that lies before a position.

Most searches are too long to be counted.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache

from .facts import FIRST_COLUMN_STEPS
from .position import Position, next_rows, taken_rows
from .strategy import PLAIN, Strategy

LESS_THAN_ONE = 1 - 2**-53
"""The largest number below 1."""


@lru_cache(maxsize=4)
def _first_column(n: int) -> tuple[float, ...]:
    """Return the shares before each row of column 1, then 1; empty if not known.

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
    """Estimate the share of the search that lies before a position, from 0 to 1.

    It never falls from step to step, and is 1 only at the end. All rows that the search
    takes in a column have equal shares. (D. Knuth, "Estimating the efficiency of
    backtrack programs", 1975, walks the same tree at random.) The rows of the first
    column have their true shares, where these are known.
    """
    if position.is_end:
        return 1.0
    path = position.path
    taken = taken_rows(position.n, position.board, position.strategy)
    shares_before: tuple[float, ...] = ()
    if position.strategy is PLAIN:
        shares_before = _first_column(position.n)
    if not shares_before:
        return min(_share(path, taken), LESS_THAN_ONE)
    start = shares_before[path[0]]
    end = shares_before[path[0] + 1]
    share = start + _share(path[1:], taken[1:]) * (end - start)
    return min(share, end, LESS_THAN_ONE)


def _share(path: tuple[int, ...], taken: list[int]) -> float:
    """Return the share of a subtree that lies before a path in it.

    `taken` has the rows that the search takes in each column of the path, as bits.

    >>> _share((2, 0), [0b1111, 0b1010])
    0.5
    >>> _share((2, 2), [0b1111, 0b1010])
    0.625
    """
    # From the last column to the first, each with the share of the column after it. All
    # operations are monotonic, so rounding never makes the estimate fall.
    share = 0.0
    for row, rows in zip(reversed(path), reversed(taken), strict=True):
        if rows:
            rows_before = rows & (1 << row) - 1
            share = (rows_before.bit_count() + share) / rows.bit_count()
    return share


def position_at(n: int, share: float, strategy: Strategy = PLAIN) -> Position:
    """Return a position before which about this share of the search lies.

    It is the inverse of `progress`.

    >>> str(position_at(8, 0.5)), str(position_at(8, 1))
    ('5,1,4,6,3:1', ':9')
    """
    if share >= 1:
        return Position.end(n, strategy)
    board: tuple[int, ...] = ()
    share = max(0.0, share)
    first_column = _first_column(n) if strategy is PLAIN else ()
    if first_column:
        row = bisect_right(first_column, share) - 1
        start = first_column[row]
        end = first_column[row + 1]
        share = (share - start) / (end - start)
        board = (row,)
    while True:
        rows = next_rows(n, board, strategy)
        if not rows:
            return Position(n, board, 0, strategy)
        # Each row has an equal part. From now on `share` is the share of that part.
        share *= len(rows)
        index = min(int(share), len(rows) - 1)
        share -= index
        board = (*board, rows[index])
