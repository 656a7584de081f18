"""Which squares the placed queens attack, and which rows a search takes.

Letters used here: `n` is the size of the board; columns run from 0 at the left, rows from 0 at the bottom.
`board[column]` is the row of the queen placed in that column, `candidate` the row about to be tested in column
`len(board)`: so it is where no strategy is named. With one, a board is the rows of the queens in the order in which
they were placed.
"""

from __future__ import annotations

from .strategy import PLAIN, Strategy, level


def attackers(board: tuple[int, ...], candidate: int) -> tuple[int, ...]:
    """Return the columns of the queens that attack the candidate of the plain search, from the left; at most three.

    Two squares share a rising diagonal where row - column is equal, a falling one where row + column is: in
    either case as many rows lie between them as columns.

    >>> attackers((1, 3, 0, 2, 4), 6)
    (0,)
    >>> attackers((1, 3), 0)
    ()
    """
    column = len(board)
    return tuple(other for other, row in enumerate(board) if row == candidate or abs(row - candidate) == column - other)


def safe_rows(n: int, board: tuple[int, ...]) -> list[int]:
    """Return for each column up to the candidate's which rows no queen to its left attacks: bit `row` is set.

    The attacked squares are three sets of lines, each an integer of one bit a line: rows (bit `row`), falling
    diagonals (bit `row + column`) and rising diagonals (bit `row - column + n`). Shifted by the column, bit
    `row` of each tells whether that row of the column is attacked.

    >>> [f"{safe:04b}" for safe in safe_rows(4, (1, 3))]
    ['1111', '1000', '0001']
    """
    every = (1 << n) - 1
    safe, rows, falling, rising = [every], 0, 0, 0
    for column, row in enumerate(board):
        rows |= 1 << row
        falling |= 1 << row + column
        rising |= 1 << row - column + n
        safe.append(~(rows | falling >> column + 1 | rising >> n - column - 1) & every)
    return safe if len(board) < n else [*safe[:n], 0]


def taken_rows(n: int, board: tuple[int, ...], strategy: Strategy) -> list[int]:
    """Return for each column up to the candidate's, in the order of the search, which rows of it the search takes.

    >>> [f"{rows:05b}" for rows in taken_rows(5, (0,), Strategy.PLAIN)]
    ['11111', '11100']
    >>> [f"{rows:05b}" for rows in taken_rows(5, (0, 3), Strategy.AHEAD)]
    ['11111', '11100', '00010']
    """
    if strategy is PLAIN:
        return safe_rows(n, board)
    return [level(n, board[:queens], strategy).taken(n) for queens in range(len(board) + 1)]
