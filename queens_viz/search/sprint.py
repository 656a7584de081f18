"""The fast loop behind `Search.advance`: it places queens instead of taking steps.

Most steps reject a row. Here sets of rows are whole numbers (bit `row` is set if the
row is in the set), so the lowest safe row is found at once and rejected rows cost
nothing. Steps are not counted either. A node of the tree is *closed* when all rows of
the column above it have been tried. Only closed nodes and solutions are counted, since
the steps follow from them:

    steps = n * closed + sum(row + 1 for row in board) + candidate + solutions

So a queen on `row` accounts for row + 1 steps, at most n. A queen that was removed
accounts for n steps, or for 1 if it was the last of a solution. To place p more queens
on a board of q takes at most n * (p + q) steps, so with that many steps allowed p
queens can be placed at once. docs/algorithm.md proves both.
"""

from __future__ import annotations

from itertools import repeat

Column = tuple[int, int, int, int, "Column | None"]
"""Four sets of the rows of a column, and the column to its left.

The sets are the rows that are safe and untried, and those that the queens to the left
attack along rows, falling diagonals and rising diagonals. A queen on bit b attacks in
the next column b along its row, b >> 1 along its falling diagonal and b << 1 along its
rising one. So the sets of the next column follow by two shifts, however many queens
there are.
"""

NO_LIMIT = (1 << 63) - 1
"""More queens than will ever be placed."""


class Sprint:
    """The search above `root` at full speed.

    It keeps the column where it ended, so that it can go on from there at once.
    """

    def __init__(self, n: int, root: tuple[int, ...] = ()) -> None:
        self._every = (1 << n) - 1
        column: Column = (self._every, 0, 0, 0, None)
        for row in root:
            column = self._right_of(column, row)
        self._root = list(root)
        untried, rows, falling, rising, _ = column
        self._begin: Column = (untried, rows, falling, rising, None)
        self._column: Column = self._begin
        self._ended: list[int] | None = None

    def _right_of(self, column: Column, row: int) -> Column:
        """Return the next column after a queen has been placed on a row of this one."""
        untried, rows, falling, rising, left = column
        queen = 1 << row
        every = self._every
        # The rows below the queen have been tried, and so has its own.
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
        """Go on from a position until `queens` queens have been placed.

        Returns the board, the number of nodes closed and of solutions left behind. Ends
        earlier on a solution, if `stops`, and when only the queens of the root are
        left. The boards of solutions left behind are appended to `passed`.
        """
        if candidate or board != self._ended:
            self._set_up(board, candidate)
        every = self._every
        untried, rows, falling, rising, left = self._column
        closed = solutions = 0
        if rows == every and left:
            # It begins on a solution, which is no reason to stop.
            solutions = _leave(self._root, self._column, passed)
            untried, rows, falling, rising, left = left
        for _ in repeat(None, queens):
            # Go back to the column before while this one is used up.
            while not untried and left:
                if rows != every:
                    closed += 1
                elif stops:
                    break
                else:
                    column = (untried, rows, falling, rising, left)
                    solutions += _leave(self._root, column, passed)
                untried, rows, falling, rising, left = left
            if not untried:
                # All rows have been tried, or it stops on a solution.
                break
            # Place a queen on the lowest untried row, and go on to the next column.
            queen = untried & -untried
            left = (untried ^ queen, rows, falling, rising, left)
            rows |= queen
            falling = (falling | queen) >> 1
            rising = (rising | queen) << 1 & every
            untried = (rows | falling | rising) ^ every
        self._column = (untried, rows, falling, rising, left)
        board = self._root + _rows(self._column)
        # If no column is left the search is over, and can't go on from there.
        self._ended = board.copy() if left else None
        return board, closed, solutions

    def _set_up(self, board: list[int], candidate: int) -> None:
        column = self._begin
        for row in board[len(self._root) :]:
            column = self._right_of(column, row)
        untried, rows, falling, rising, left = column
        self._column = (untried & -1 << candidate, rows, falling, rising, left)


def _leave(root: list[int], column: Column, passed: list[list[int]] | None) -> int:
    """Append the solution that is left behind to `passed`, and return 1: the count."""
    if passed is not None:
        passed.append(root + _rows(column))
    return 1


def _rows(column: Column) -> list[int]:
    """Return the rows of the queens to the left of a column, without the root's."""
    board = []
    _, rows, _, _, left = column
    while left:
        # The queen between two columns is the row that is attacked in only one of them.
        _, rows_before, _, _, further_left = left
        board.append((rows ^ rows_before).bit_length() - 1)
        rows = rows_before
        left = further_left
    board.reverse()
    return board
