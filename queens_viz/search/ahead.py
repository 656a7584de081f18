"""What is left: what the placed queens leave of the later columns, and how many steps were made in vain.

The *later* columns are those that come after the candidate's own; on a full board there are none. One that has no safe
square left is *empty*. Queens placed further on only attack more, so it stays empty until a queen placed before is
lifted: what is searched meanwhile can't succeed. The plain search doesn't look ahead and goes on; forward checking
would go back at once (R. Haralick and G. Elliott, "Increasing tree search efficiency for constraint satisfaction
problems", 1980).

Letters used here: `n` is the size of the board; columns run from 0 at the left, rows from 0 at the bottom. Where no
strategy is named, `board[column]` is the row of the queen placed in that column. Boards are taken as they are: nothing
is checked.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache

from .facts import COUNTED_AHEAD
from .position import Position
from .strategy import PLAIN, Board, Strategy, level

Vain = tuple[list[Board], list[Board]]
"""The boards of a size that leave a later column empty, and those that leave any column empty, both in order."""


# Most steps leave the placed queens where they are.
@lru_cache(maxsize=1)
def attacked_ahead(
    n: int, board: Board, strategy: Strategy = PLAIN
) -> frozenset[tuple[int, int]]:
    """Return the squares of later columns that a placed queen attacks, as columns and rows.

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
    """Return the later columns that have no safe square left, from the left; who looks ahead never leaves one.

    >>> empty_columns(8, (0, 3, 5, 7, 2)), empty_columns(8, (0, 3, 5, 7))
    ((6,), ())
    """
    return tuple(
        [column for column, left in level(n, board, strategy).later if not left]
    )


def is_late(n: int, board: Board) -> bool:
    """Return whether a later column was empty when the plain search placed the last queen of `board`: in vain.

    Then so were all queens placed above it. This queen is not the cause: one to its left is.

    >>> is_late(8, (0, 3, 5, 7, 2)), is_late(8, (0, 3, 5, 7, 2, 4))
    (False, True)
    """
    return bool(empty_columns(n, board[:-1]))


def late_steps(position: Position) -> int | None:
    """Return how many of the steps up to `position` were made while a later column had no safe square left.

    A step is counted if in the position from which it was made a column after the candidate's own was empty, whatever
    the step did. So the step that places the fatal queen is not counted. Nor are those that test the rows of the empty
    column itself while no other is empty: there the search sees for itself.

    None where n is above COUNTED_AHEAD. The first call for a size walks its whole tree, and keeps what it has found.

    >>> late_steps(Position.parse("1,4,6,8,3:7", 8)), late_steps(Position.end(8)), late_steps(Position.first(9))
    (142, 3120, None)
    """
    return _made(position, 0)


def saved_steps(position: Position) -> int | None:
    """Return how many of the steps up to `position` looking ahead would have saved.

    A step is counted if in the position from which it was made any column without a queen was empty, the candidate's
    own included. So from the placing of the fatal queen on, until she is lifted, all steps are counted. The placing
    itself is not: who looks ahead has to test that square too.

    None where n is above COUNTED_AHEAD, as with `late_steps`.

    >>> saved_steps(Position.parse("1,5,8,6,3,7,2,4", 8)), saved_steps(Position.end(8)), saved_steps(Position.first(9))
    (480, 7136, None)
    """
    return _made(position, 1)


def _made(position: Position, kind: int) -> int | None:
    """Return how many steps up to a position were made from the boards of a kind of `Vain`."""
    n, path = position.n, position.path
    if n > COUNTED_AHEAD:
        return None
    if position.strategy is not PLAIN:
        return 0
    boards = _vain(n)[kind]
    # The search visits positions in the order of their paths, and with the same queens tests each row once.
    made = n * bisect_left(boards, path)
    for queens, row in enumerate(path):
        index = bisect_left(boards, path[:queens])
        if boards[index : index + 1] == [path[:queens]]:
            made -= n - row - (queens + 1 < len(path))
    return made


@lru_cache(maxsize=COUNTED_AHEAD)
def _vain(n: int) -> Vain:
    """Return the boards of a size that leave a column empty, found by one walk."""
    found: Vain = [], []
    _walk(n, (), (0, 0, 0), *found)
    return found


def _walk(
    n: int,
    board: Board,
    attacked: tuple[int, int, int],
    late: list[Board],
    vain: list[Board],
) -> None:
    """Add, in the order of the search, this board and all above it whose queens leave a later column or any empty.

    `attacked` are the rows of the next column that share a row, a rising and a falling diagonal with a queen. A page
    does this too, and nobody is to wait for it: so it takes the masks along, and makes none anew.
    """
    rows, rising, falling = attacked
    every = (1 << n) - 1
    own, *later = [
        every & ~(rows | rising << k | falling >> k) for k in range(n - len(board))
    ]
    if 0 in later:
        late.append(board)
    if 0 in later or not own:
        vain.append(board)
    # The last column has none after it.
    while own and later:
        bit = own & -own
        own ^= bit
        _walk(
            n,
            (*board, bit.bit_length() - 1),
            (rows | bit, (rising | bit) << 1, (falling | bit) >> 1),
            late,
            vain,
        )
