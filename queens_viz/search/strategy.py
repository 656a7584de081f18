"""Which search it is: which column comes next, and whether a queen may stand on a safe square of it.

A strategy answers both from the queens placed so far, and from nothing else. So a position can be resumed, stepped and
stepped back without a history, whatever its strategy. The rows of a column are always tried from the bottom.

Looking ahead is the forward checking of R. Haralick and G. Elliott ("Increasing tree search efficiency for constraint
satisfaction problems", 1980). To go on where the fewest squares are left is older (J. Bitner and E. Reingold,
"Backtrack programming techniques", 1975).

Letters used here: `n` is the size of the board; columns run from 0 at the left, rows from 0 at the bottom. A board is
the rows of the queens in the order in which they were placed. Sets of rows are whole numbers: bit `row` is set if the
row is in the set. A queen attacks in another column her own row, and those as far above and below it as that is away;
where these lie above the board, they do no harm.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

Board = tuple[int, ...]


class Strategy(Enum):
    """Which square a search tries next; the value is how it is written."""

    PLAIN = "plain"
    """Column by column, and every safe square is taken."""

    AHEAD = "ahead"
    """Column by column, but no square is taken that leaves a column without a queen and without a safe square."""

    FEWEST = "fewest"
    """Looking ahead, and the next column is the one with the fewest safe squares, the leftmost of equals."""

    __hash__ = object.__hash__  # the quickest

    looks_ahead: bool
    """Whether it minds what a queen would leave of the other columns."""
    chooses_column: bool
    """Whether the next column depends on the queens; otherwise they are placed from the left."""


PLAIN, AHEAD, FEWEST = Strategy
for _strategy in Strategy:
    # Plain attributes: they are asked for at every step.
    _strategy.looks_ahead, _strategy.chooses_column = (
        _strategy is not PLAIN,
        _strategy is FEWEST,
    )


class Level:
    """What the placed queens leave: the column that is searched next, and its safe rows.

    `later` are the other columns without a queen, from the left, each with its safe rows. A full board has no column
    left: there `column` is n, and no row is safe.
    """

    def __init__(
        self, strategy: Strategy, n: int, unfilled: list[tuple[int, int]]
    ) -> None:
        self.strategy = strategy
        self._taken: int | None = None
        self._row, self._left = -1, list[tuple[int, int]]()
        self.later = unfilled
        self.column, self.safe = n, 0
        if unfilled:
            chosen = (
                min(unfilled, key=lambda column: column[1].bit_count())
                if strategy.chooses_column
                else unfilled[0]
            )
            self.column, self.safe = chosen
            self.later = [other for other in unfilled if other is not chosen]

    def __getitem__(self, row: int) -> bool:
        """Return whether the search does not take a row: it is attacked, or it would leave a column empty."""
        return not self.safe >> row & 1 or (
            self.strategy.looks_ahead and self.emptied(row) is not None
        )

    def left(self, row: int) -> list[tuple[int, int]]:
        """Return the other columns with the rows that a queen on a row of this one would leave safe."""
        if row != self._row:
            # The search asks three times of a row that it takes.
            self._row, self._left, queen, own = row, [], 1 << row, self.column
            for column, safe in self.later:
                away = column - own if column > own else own - column
                self._left.append(
                    (column, safe & ~(queen | queen << away | queen >> away))
                )
        return self._left

    def emptied(self, row: int) -> int | None:
        """Return the leftmost other column that a queen on a row would leave without a safe square, if there is one.

        >>> level(8, (0, 3, 5, 7), PLAIN).emptied(2), level(8, (0, 3, 5, 7), PLAIN).emptied(1)
        (6, None)
        """
        for column, safe in self.left(row):
            if not safe:
                return column
        return None

    def taken(self, n: int) -> int:
        """Return the rows that the search takes.

        >>> f"{level(4, (), AHEAD).taken(4):04b}", f"{level(4, (0,), AHEAD).taken(4):04b}"
        ('1111', '1000')
        """
        if self._taken is None:
            # A picture asks for all levels below it, of which a step leaves most.
            self._taken = sum([1 << row for row in range(n) if not self[row]])
        return self._taken

    def compared(self, row: int) -> int:
        """Return with how many squares a queen is compared who is tried on a row, if the search looks ahead.

        On a row that is attacked that is none. On a safe one she is held against each safe square of each later
        column, from the left; the column that turns out empty is gone through whole, and the rest is not looked at.

        >>> [level(4, (0,), AHEAD).compared(row) for row in range(4)]
        [0, 0, 2, 4]
        """
        total = 0
        if self.safe >> row & 1:
            for (_, before), (_, safe) in zip(self.later, self.left(row), strict=True):
                total += before.bit_count()
                if not safe:
                    break
        return total

    def above(self, n: int, row: int) -> Level:
        """Return the level after a queen has been placed on a row of this one."""
        return Level(self.strategy, n, self.left(row))


def compared_plainly(board: Board | list[int], rows: int) -> int:
    """Return how many comparisons the plain search makes to test some rows of the next column.

    A candidate is compared with the placed queens, from the first one on, up to the first that attacks it.

    >>> [compared_plainly((1, 3), 1 << row) for row in range(4)], compared_plainly((1, 3), 0b1111)
    ([2, 1, 2, 1], 6)
    """
    total, away = 0, len(board)
    for row in board:
        total += rows.bit_count()
        queen = 1 << row
        rows &= ~(queen | queen << away | queen >> away)
        if not rows:
            break
        away -= 1
    return total


@lru_cache(maxsize=1000)
def level(n: int, board: Board, strategy: Strategy) -> Level:
    """Return the level above the queens of a board, which is one that the strategy's search reaches.

    >>> level(7, (1, 3), FEWEST).column, level(7, (1, 3), AHEAD).column
    (4, 2)
    """
    if board:
        return level(n, board[:-1], strategy).above(n, board[-1])
    return Level(strategy, n, [(column, (1 << n) - 1) for column in range(n)])


def in_order(n: int, rows: Board, strategy: Strategy) -> Board:
    """Return a full board, given by the rows of its columns from the left, in the order in which it is placed.

    >>> in_order(8, (0, 4, 7, 5, 2, 6, 1, 3), FEWEST)
    (0, 4, 7, 5, 1, 2, 6, 3)
    """
    if not strategy.chooses_column:
        return rows
    board: Board = ()
    while len(board) < n:
        board = (*board, rows[level(n, board, strategy).column])
    return board
