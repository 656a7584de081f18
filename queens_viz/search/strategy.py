"""The three searches: which column is next, and which safe squares are taken.

A strategy decides both from the placed queens alone. To take a square is to place a
queen on it. So a position of any search can be resumed, stepped and stepped back
without a history. The rows of a column are always tried from the bottom.

`Strategy.AHEAD` is the forward checking of R. Haralick and G. Elliott ("Increasing tree
search efficiency for constraint satisfaction problems", 1980). `Strategy.FEWEST` adds
the heuristic of minimum remaining values, which is older (J. Bitner and E. Reingold,
"Backtrack programming techniques", 1975).

In this module `n` is the size of the board. Columns are counted from 0 at the left,
rows from 0 at the bottom. A board is the rows of the queens in the order in which they
were placed. A set of rows is a whole number: bit `row` is set if the row is in the set.
In a column that is `distance` columns away, a queen attacks its own row and the rows
`distance` above and below. Bits above the board do no harm.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

Board = tuple[int, ...]


class Strategy(Enum):
    """A strategy of the search. Its value is its name in the text of a position."""

    PLAIN = "plain"
    """Column by column: a queen is placed on every safe square that is tested."""

    AHEAD = "ahead"
    """Forward checking: skip a square that leaves a later column without a safe one."""

    FEWEST = "fewest"
    """Forward checking, and the next column is the one with the fewest safe squares.

    Of columns with equally many, the leftmost is next (minimum remaining values).
    """

    __hash__ = object.__hash__  # the quickest

    looks_ahead: bool
    """Whether it checks the other columns before it places a queen."""
    chooses_column: bool
    """Whether the next column depends on the queens, instead of going from the left."""


PLAIN, AHEAD, FEWEST = Strategy
for _strategy in Strategy:
    # Plain attributes, since every step asks for them.
    _strategy.looks_ahead = _strategy is not PLAIN
    _strategy.chooses_column = _strategy is FEWEST


class Level:
    """The column that is searched next above some placed queens, and its safe rows.

    `later` holds the other columns without a queen, from the left, each with its safe
    rows. A full board has no column left: `column` is then n, and no row is safe.
    """

    def __init__(
        self, strategy: Strategy, n: int, unfilled: list[tuple[int, int]]
    ) -> None:
        self.strategy = strategy
        self._taken: int | None = None
        self._row = -1
        self._left: list[tuple[int, int]] = []
        self.later = unfilled
        self.column = n
        self.safe = 0
        if unfilled:
            chosen = unfilled[0]
            if strategy.chooses_column:
                chosen = min(unfilled, key=lambda column: column[1].bit_count())
            self.column, self.safe = chosen
            self.later = [other for other in unfilled if other is not chosen]

    def __getitem__(self, row: int) -> bool:
        """Return whether the search rejects a row.

        It does if the row is attacked. A search that looks ahead also does if a queen
        there would leave another column without a safe square.
        """
        if not self.safe >> row & 1:
            return True
        return self.strategy.looks_ahead and self.emptied(row) is not None

    def later_after(self, row: int) -> list[tuple[int, int]]:
        """Return the later columns with the rows that stay safe after a queen."""
        if row != self._row:
            # Kept for the next call: the search asks three times about a row it takes.
            self._row = row
            self._left = []
            queen = 1 << row
            for column, safe in self.later:
                distance = abs(column - self.column)
                attacked = queen | queen << distance | queen >> distance
                self._left.append((column, safe & ~attacked))
        return self._left

    def emptied(self, row: int) -> int | None:
        """Return the leftmost column without a safe square after a queen on a row.

        This is the domain wipe-out of forward checking. None if there is no such
        column.

        >>> level(8, (0, 3, 5, 7), PLAIN).emptied(2)
        6
        >>> level(8, (0, 3, 5, 7), PLAIN).emptied(1)
        """
        for column, safe in self.later_after(row):
            if not safe:
                return column
        return None

    def taken(self, n: int) -> int:
        """Return the rows that the search takes.

        >>> f"{level(4, (), AHEAD).taken(4):04b}"
        '1111'
        >>> f"{level(4, (0,), AHEAD).taken(4):04b}"
        '1000'
        """
        if self._taken is None:
            # Kept, since a picture needs all levels below it, and most stay for a step.
            self._taken = sum([1 << row for row in range(n) if not self[row]])
        return self._taken

    def compared(self, row: int) -> int:
        """Return how many squares a queen on a row is compared with when looking ahead.

        0 if the row is attacked. A queen on a safe row is compared with each square
        that was safe in the later columns, from the left. The first column in which the
        queen leaves no safe square is the last one.

        >>> [level(4, (0,), AHEAD).compared(row) for row in range(4)]
        [0, 0, 2, 4]
        """
        if not self.safe >> row & 1:
            return 0
        safe_before = [safe for _, safe in self.later]
        safe_after = [safe for _, safe in self.later_after(row)]
        total = 0
        for before, after in zip(safe_before, safe_after, strict=True):
            total += before.bit_count()
            if not after:
                break
        return total

    def above(self, n: int, row: int) -> Level:
        """Return the level after a queen has been placed on a row of this one."""
        return Level(self.strategy, n, self.later_after(row))


def compared_plainly(board: Board | list[int], rows: int) -> int:
    """Return how many comparisons the plain search makes to test rows of a column.

    A candidate is compared with the placed queens, from the first one on, up to the
    first that attacks it. `rows` is a set.

    >>> [compared_plainly((1, 3), 1 << row) for row in range(4)]
    [2, 1, 2, 1]
    >>> compared_plainly((1, 3), 0b1111)
    6
    """
    total = 0
    distance = len(board)
    for row in board:
        total += rows.bit_count()
        queen = 1 << row
        rows &= ~(queen | queen << distance | queen >> distance)
        if not rows:
            break
        distance -= 1
    return total


@lru_cache(maxsize=1000)
def level(n: int, board: Board, strategy: Strategy) -> Level:
    """Return the level above the queens of a board that the search reaches.

    >>> level(7, (1, 3), FEWEST).column
    4
    >>> level(7, (1, 3), AHEAD).column
    2
    """
    if board:
        return level(n, board[:-1], strategy).above(n, board[-1])
    every_row = (1 << n) - 1
    return Level(strategy, n, [(column, every_row) for column in range(n)])


def in_order(n: int, rows: Board, strategy: Strategy) -> Board:
    """Return the rows of a full board in the order in which a search places the queens.

    `rows` are those of the columns from the left.

    >>> in_order(8, (0, 4, 7, 5, 2, 6, 1, 3), FEWEST)
    (0, 4, 7, 5, 1, 2, 6, 3)
    """
    if not strategy.chooses_column:
        return rows
    board: Board = ()
    while len(board) < n:
        next_column = level(n, board, strategy).column
        board = (*board, rows[next_column])
    return board
