"""The fast loop behind `Search.advance`: it does not make steps, it places queens.

Most steps reject a row. Here the rows of a column are sets, kept as whole numbers (bit `row` is set if the row is in
it), so that the lowest safe row is found at once, whatever lies below it: rejected rows cost nothing. Nor are steps
counted. A node of the tree is *closed* when all rows of the column above it have been tried; how many nodes have been
closed and how many solutions left behind is all that is counted, for the steps follow from them:

    steps = n * closed + sum(row + 1 for row in board) + candidate + solutions

So a queen that stands on `row` accounts for row + 1 steps, at most n, and one that was lifted again for n, or for 1 if
it was the last of a solution. Until p more queens are placed on a board of q, at most n * (p + q) steps are made: where
that many are allowed, p queens can be placed at once. docs/algorithm.md proves both.
"""

from __future__ import annotations

from itertools import repeat

Column = tuple[int, int, int, int, "Column | None"]
"""What is known of a column: four sets of its rows, and the column to its left.

The rows that are safe and untried; then those that the queens to the left attack along rows, falling and rising
diagonals. What a queen on bit b attacks is, a column further, b along its row, b >> 1 along its falling and b << 1
along its rising diagonal: so the sets of the next column follow by two shifts, however many queens stand.
"""

EVER = (1 << 63) - 1
"""More queens than will ever be placed."""


class Sprint:
    """The search above `root` at full speed.

    It keeps the column where it ended: to go on from there, the columns need not be made anew.
    """

    def __init__(self, n: int, root: tuple[int, ...] = ()) -> None:
        self._every = (1 << n) - 1
        column: Column = (self._every, 0, 0, 0, None)
        for row in root:
            column = self._right_of(column, row)
        self._root = list(root)
        self._begin: Column = (*column[:4], None)
        self._column: Column = self._begin
        self._ended: list[int] | None = None

    def _right_of(self, column: Column, row: int) -> Column:
        """Return the next column after a queen has been placed on a row of this one."""
        untried, rows, falling, rising, left = column
        queen, every = 1 << row, self._every
        left = (untried & -queen ^ queen, rows, falling, rising, left)
        rows |= queen
        falling = (falling | queen) >> 1
        rising = (rising | queen) << 1 & every
        return (rows | falling | rising) ^ every, rows, falling, rising, left

    def run(
        self,
        board: list[int],
        candidate: int,
        queens: int,
        *,
        stops: bool,
        passed: list[list[int]] | None = None,
    ) -> tuple[list[int], int, int]:
        """Go on from a position until a number of queens is placed; return the board, closed nodes and solutions left.

        Ends before that on a solution, if it `stops` there, and where only the queens of the root are left. The boards
        of solutions that are left are appended to `passed`.
        """
        if candidate or board != self._ended:
            self._set_up(board, candidate)
        every = self._every
        untried, rows, falling, rising, left = self._column
        closed = solutions = 0
        if rows == every and left:  # it stands on a solution: never a reason to stop
            solutions = _leave(self._root, self._column, passed)
            untried, rows, falling, rising, left = left
        for _ in repeat(None, queens):
            while not untried:  # back to the column before, where this one is used up
                if left is None:
                    break
                if rows != every:
                    closed += 1
                elif stops:
                    break
                else:
                    solutions += _leave(
                        self._root, (untried, rows, falling, rising, left), passed
                    )
                untried, rows, falling, rising, left = left
            else:  # a queen on the lowest row of those left, and on to the next column
                queen = untried & -untried
                left = (untried ^ queen, rows, falling, rising, left)
                rows |= queen
                falling = (falling | queen) >> 1
                rising = (rising | queen) << 1 & every
                untried = (rows | falling | rising) ^ every
                continue
            break
        self._column = (untried, rows, falling, rising, left)
        board = self._root + _rows(self._column)
        self._ended = (
            board.copy() if left else None
        )  # over, it does not go on from there
        return board, closed, solutions

    def _set_up(self, board: list[int], candidate: int) -> None:
        column = self._begin
        for row in board[len(self._root) :]:
            column = self._right_of(column, row)
        self._column = (column[0] & -1 << candidate, *column[1:])


def _leave(root: list[int], column: Column, passed: list[list[int]] | None) -> int:
    """Tell the solution that is left, to whoever asks, and count it."""
    if passed is not None:
        passed.append(root + _rows(column))
    return 1


def _rows(column: Column) -> list[int]:
    """Return the rows of the queens that stand to the left of a column, above the root."""
    board = []
    _, rows, _, _, left = column
    while left:
        before = left[1]
        board.append((rows ^ before).bit_length() - 1)
        rows, left = before, left[4]
    board.reverse()
    return board
