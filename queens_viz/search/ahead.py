"""Looking ahead: columns without a safe square, and steps wasted because of them.

The *later* columns are those after the candidate's own; a full board has none. A later
column without a safe square is *empty*: a domain wipe-out. Queens placed after that
only attack more squares, so the column stays empty until an earlier queen is removed,
and all steps until then are wasted. The plain search doesn't look ahead, and takes
them. Forward checking would go back at once (R. Haralick and G. Elliott, "Increasing
tree search efficiency for constraint satisfaction problems", 1980).

In this module `n` is the size of the board. Columns are counted from 0 at the left,
rows from 0 at the bottom. If no strategy is named, `board[column]` is the row of the
queen in that column. Boards are not checked.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from typing import NamedTuple

from .facts import COUNTED_AHEAD
from .position import Position
from .strategy import PLAIN, Board, Strategy, level


class DeadEnds(NamedTuple):
    """The boards of a size that no solution contains, in the order of the search."""

    with_later_empty: list[Board]
    """Those that leave a later column empty."""
    with_any_empty: list[Board]
    """Those that leave a later column or the candidate's own empty."""


# One board is enough: most steps leave the placed queens where they are.
@lru_cache(maxsize=1)
def attacked_ahead(
    n: int, board: Board, strategy: Strategy = PLAIN
) -> frozenset[tuple[int, int]]:
    """Return the attacked squares of later columns as (column, row).

    >>> sorted(attacked_ahead(4, (1,)))
    [(2, 1), (2, 3), (3, 1)]
    """
    later = level(n, board, strategy).later
    return frozenset(
        [
            (column, row)
            for column, left in later
            for row in range(n)
            if not left >> row & 1
        ]
    )


@lru_cache(maxsize=10_000)
def empty_columns(n: int, board: Board, strategy: Strategy = PLAIN) -> tuple[int, ...]:
    """Return the later columns without a safe square, from the left.

    A search that looks ahead never leaves one.

    >>> empty_columns(8, (0, 3, 5, 7, 2)), empty_columns(8, (0, 3, 5, 7))
    ((6,), ())
    """
    return tuple(
        [column for column, left in level(n, board, strategy).later if not left]
    )


def is_late(n: int, board: Board) -> bool:
    """Return whether a later column was already empty when the last queen was placed.

    Then no solution contains this queen or any queen after it, but the cause is a queen
    to its left.

    >>> is_late(8, (0, 3, 5, 7, 2)), is_late(8, (0, 3, 5, 7, 2, 4))
    (False, True)
    """
    return bool(empty_columns(n, board[:-1]))


def late_steps(position: Position) -> int | None:
    """Return how many steps before `position` were late: a later column was empty.

    A step is counted if a column after the candidate's own was empty in the position
    before it. So the step that places the fatal queen is not counted. Nor are the steps
    that test the rows of the empty column itself while no other is empty: there the
    search needs no looking ahead to find out.

    None is returned if n is above COUNTED_AHEAD. The first call for a size visits its
    whole tree. >>> late_steps(Position.parse("1,4,6,8,3:7", 8)),
    late_steps(Position.end(8)) (142, 3120)
    >>> late_steps(Position.first(9))
    """
    if position.n > COUNTED_AHEAD:
        return None
    return _steps_from(_dead_ends(position.n).with_later_empty, position)


def saved_steps(position: Position) -> int | None:
    """Return how many of the steps before `position` looking ahead would save.

    A step is counted if any column without a queen was empty in the position before it,
    including the candidate's own. So all steps count that follow the fatal queen, until
    it is removed. The step that places it is not counted, since a search that looks
    ahead has to test that square too.

    None if n is above COUNTED_AHEAD.

    >>> saved_steps(Position.parse("1,5,8,6,3,7,2,4", 8)), saved_steps(Position.end(8))
    (480, 7136)
    >>> saved_steps(Position.first(9))
    """
    if position.n > COUNTED_AHEAD:
        return None
    return _steps_from(_dead_ends(position.n).with_any_empty, position)


def _steps_from(boards: list[Board], position: Position) -> int:
    """Return how many steps were taken from certain boards before a position.

    The boards are sorted: in this order the plain search reaches them. From each it
    takes n steps, to test all rows of the next column. For another search 0 is
    returned.
    """
    if position.strategy is not PLAIN:
        return 0
    n = position.n
    # The rows of the queens, and the candidate's.
    path = position.path
    steps = n * bisect_left(boards, path)
    # On boards that are not closed yet, only the rows before the one in the path were
    # tested.
    for queens, row in enumerate(path):
        board = path[:queens]
        index = bisect_left(boards, board)
        is_one_of_them = index < len(boards) and boards[index] == board
        if is_one_of_them:
            steps -= n - row
            is_tested = queens + 1 < len(path)
            if is_tested:
                steps += 1
    return steps


@lru_cache(maxsize=COUNTED_AHEAD)
def _dead_ends(n: int) -> DeadEnds:
    """Return the boards of a size that leave a column empty. Visits the whole tree."""
    dead_ends = DeadEnds([], [])
    _walk(n, (), (0, 0, 0), dead_ends)
    return dead_ends


def _walk(
    n: int, board: Board, attacked: tuple[int, int, int], dead_ends: DeadEnds
) -> None:
    """Add the dead ends among this board and all above it, in search order.

    `attacked` holds three sets of rows of the next column: those that share a row, a
    rising and a falling diagonal with a queen. They are passed on and shifted, not
    computed from each board: a page has no time for that.
    """
    rows, rising, falling = attacked
    every = (1 << n) - 1
    safe_rows = [
        every & ~(rows | rising << k | falling >> k) for k in range(n - len(board))
    ]
    own, *later = safe_rows
    if 0 in later:
        dead_ends.with_later_empty.append(board)
    if 0 in safe_rows:
        dead_ends.with_any_empty.append(board)
    # The last column has none after it.
    while own and later:
        queen = own & -own
        own ^= queen
        next_attacked = (
            rows | queen,
            (rising | queen) << 1,
            (falling | queen) >> 1,
        )
        next_board = (*board, queen.bit_length() - 1)
        _walk(n, next_board, next_attacked, dead_ends)
