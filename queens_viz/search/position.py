"""Where a search stands, in a form that people can read and type, and what follows from it alone.

Letters used here: `n` is the size of the board; columns run from 0 at the left, rows from 0 at the bottom. `board` has
the rows of the queens in the order in which they were placed, `candidate` is the row about to be tested. In which
columns they stand, the strategy of the search tells: `Position.queens` and `Position.column`. In the plain search
`board[column]` is the row of the queen in that column, and the candidate stands in column `len(board)`.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from .strategy import PLAIN, Strategy, level


class Event(Enum):
    """What a step did."""

    PLACED = "placed"
    REJECTED = "rejected"
    REMOVED = "removed"
    COMPLETED = "completed"


PLACED, REJECTED, REMOVED, COMPLETED = Event


class PositionError(ValueError):
    """No position: its text says in English what is wrong; `message` and `values` let other languages say it."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message.format_map(values))
        self.message, self.values = message, values


NO_ROW = "column {column} has no row {row}: rows are 1 to {n}"
NO_COLUMN = "a board has at least 1 column, not {n}"
NO_POSITION = "a position is like 2,4,1:3 (rows of the queens, then of the candidate), or {n} rows, not {text!r}"
WORD = "a row is a whole number from 1 to {n}, not {word!r}"
TOO_MANY_COLUMNS = "{columns} columns are too many for a board of {n}"
FULL_BOARD = "a board of {n} is full: no candidate can follow"

BOTH = "the queens of columns {first} and {second} attack each other"
EMPTIED = "{search} places no queen in column {column}, row {row}: column {empty} would have no safe square left"
NO_SEARCH = "before a slash stands the name of a search ({names}), not {word!r}"

NAMES = tuple([strategy.value for strategy in Strategy])
_, *GUIDED = NAMES
"""The names of the searches, and of those but the plain one, to which a text or a link without a name leads."""

END = "end"
"""What stands for the position of a search that is over."""


class _Fields(NamedTuple):
    n: int
    board: tuple[int, ...]
    candidate: int
    strategy: Strategy = PLAIN


class Position(_Fields):
    """All that is needed to resume a search: the size, the placed queens, the candidate and the strategy.

    A full board's candidate is 0. The *end position*, an empty board with candidate n, stands for the search
    that has been completed; no step leads to it, but `Search.back` leads from it into the last state.

    Raises PositionError, in words for people (who count from 1), for what the search never visits.
    """

    __slots__ = ()

    def __new__(
        cls, n: int, board: tuple[int, ...], candidate: int, strategy: Strategy = PLAIN
    ) -> Position:
        """Return the position if it is one."""
        if n < 1:
            raise PositionError(NO_COLUMN, n=n)
        if len(board) > n:
            raise PositionError(TOO_MANY_COLUMNS, n=n, columns=len(board))
        for queens, row in enumerate(board):
            _check(cls._make((n, board[:queens], row, strategy)))
        if candidate and len(board) == n:
            raise PositionError(FULL_BOARD, n=n)
        position = super().__new__(cls, n, board, candidate, strategy)
        if not 0 <= candidate <= (n - 1 if board else n):
            raise PositionError(
                NO_ROW, column=position.column + 1, row=candidate + 1, n=n
            )
        return position

    @classmethod
    def first(cls, n: int, strategy: Strategy = PLAIN) -> Position:
        """Return where every search of this size begins."""
        return cls(n, (), 0, strategy)

    @classmethod
    def end(cls, n: int, strategy: Strategy = PLAIN) -> Position:
        """Return the position that stands for the completed search."""
        return cls(n, (), n, strategy)

    @classmethod
    def parse(cls, text: str, n: int) -> Position:
        """Read what `str` writes, blanks around it allowed; PositionError says what is wrong.

        The rows may also be separated by blanks, as in lists of solutions, but not by both.

        >>> Position.parse("2,4,1,3,5:7", 8) == Position.parse("2 4 1 3 5:7", 8)
        True
        >>> Position.parse("fewest/1,5,8:3", 8).queens
        ((0, 0), (1, 4), (2, 7))
        """
        strategy, text = _named(text.strip())
        queens, colon, candidate = text.partition(":")
        words = (
            queens.split(",")
            if "," in queens
            else [word for word in queens.split(" ") if word]
        )
        # No more than it takes to see that they are too many: reading a pasted book word by word takes minutes.
        board = tuple(_row(word, n) for word in words[: n + 1])
        if colon and len(board) >= n:
            raise PositionError(FULL_BOARD, n=n)
        if not colon and len(board) != n:
            raise PositionError(NO_POSITION, n=n, text=shortened(text))
        return cls(n, board, _row(candidate, n) if colon else 0, strategy)

    def __str__(self) -> str:
        """Write it as people do, counted from 1, with the name of the search before it where that is not the plain one.

        >>> str(Position(8, (1, 3, 0, 2, 4), 6)), str(Position.first(8)), str(Position(1, (0,), 0))
        ('2,4,1,3,5:7', ':1', '1')
        >>> str(Position(8, (0, 4), 2, Strategy.AHEAD))
        'ahead/1,5:3'
        """
        queens = ",".join([str(row + 1) for row in self.board])
        name = "" if self.strategy is PLAIN else f"{self.strategy.value}/"
        return name + (queens if self.is_solution else f"{queens}:{self.candidate + 1}")

    def __repr__(self) -> str:
        """Return what makes it, without the strategy where it is the plain one."""
        strategy = "" if self.strategy is PLAIN else f", strategy={self.strategy}"
        return f"Position(n={self.n}, board={self.board}, candidate={self.candidate}{strategy})"

    @property
    def is_solution(self) -> bool:
        """Whether the board is full."""
        return len(self.board) == self.n

    @property
    def is_first(self) -> bool:
        """Whether every search begins here."""
        return not (self.board or self.candidate)

    @property
    def is_end(self) -> bool:
        """Whether this stands for the completed search."""
        return self.candidate == self.n

    @property
    def path(self) -> tuple[int, ...]:
        """Rows of the queens, then of the candidate: the search visits positions in the order of their paths."""
        return (*self.board, self.candidate)

    @property
    def column(self) -> int:
        """The column of the candidate; n on a full board, where there is none."""
        n, board, _, strategy = self
        return (
            level(n, board, strategy).column if strategy.chooses_column else len(board)
        )

    @property
    def square(self) -> tuple[int, int]:
        """The column and the row of the candidate."""
        return self.column, self.candidate

    @property
    def columns(self) -> tuple[int, ...]:
        """The columns of the queens, in the order in which they were placed, then that of the candidate, if any.

        >>> Position.parse("fewest/2,4:1", 7).columns, Position.parse("ahead/2,4:1", 7).columns
        ((0, 1, 4), (0, 1, 2))
        """
        n, board, _, strategy = self
        filled = range(min(len(board) + 1, n))
        if strategy.chooses_column:
            return tuple(
                [level(n, board[:queens], strategy).column for queens in filled]
            )
        return tuple(filled)

    @property
    def queens(self) -> tuple[tuple[int, int], ...]:
        """Columns and rows of the queens, in the order in which they were placed."""
        columns = self.columns if self.strategy.chooses_column else range(self.n)
        return tuple(zip(columns, self.board, strict=False))

    @property
    def rows(self) -> tuple[int, ...]:
        """Rows of the queens from the left, whatever the order in which they were placed.

        >>> Position.parse("fewest/1,5,8,6,2,3,7,4", 8).rows
        (0, 4, 7, 5, 2, 6, 1, 3)
        """
        return (
            tuple([row for _, row in sorted(self.queens)])
            if self.strategy.chooses_column
            else self.board
        )

    @property
    def attackers(self) -> tuple[int, ...]:
        """The columns of the queens that attack the candidate, from the left; at most three."""
        if not self.strategy.chooses_column:
            return attackers(self.board, self.candidate)
        own, candidate = self.column, self.candidate
        return tuple(
            [
                one
                for one, row in sorted(self.queens)
                if row == candidate or abs(row - candidate) == abs(own - one)
            ]
        )

    @property
    def attacking(self) -> list[tuple[int, int]]:
        """The squares of the queens that attack the candidate, from the left."""
        columns = self.attackers
        return (
            sorted([queen for queen in self.queens if queen[0] in columns])
            if columns
            else []
        )

    @property
    def emptied(self) -> int | None:
        """The leftmost column that a safe candidate would leave without a safe square, if the search minds that.

        >>> Position.parse("ahead/1,4,6,8:3", 8).emptied, Position.parse("1,4,6,8:3", 8).emptied
        (6, None)
        """
        if not self.strategy.looks_ahead or self.is_end or self.attackers:
            return None
        return level(self.n, self.board, self.strategy).emptied(self.candidate)

    def testing(self, column: int, row: int) -> Position | None:
        """Return where a row of a column is tested, with the queens that were placed before; None for a later column.

        >>> str(Position.parse("2,4,1,3,5:7", 8).testing(2, 5)), Position.parse("2,4:1", 8).testing(3, 0)
        ('2,4:6', None)
        """
        (n, board, _, strategy), columns = self, self.columns
        if column not in columns:
            return None
        return Position._make((n, board[: columns.index(column)], row, strategy))

    def finished(self) -> list[tuple[int, ...]]:
        """Return the boards whose subtrees the search has finished and left, in its order.

        >>> Position(4, (1,), 3).finished()
        [(0,)]
        """
        boards, path = [], self.path
        for queens, taken in enumerate(taken_rows(self.n, self.board, self.strategy)):
            for row in range(path[queens]):
                if taken >> row & 1:
                    boards.append((*path[:queens], row))
        return boards


def _check(tested: Position) -> None:
    """Raise PositionError where the search does not place a queen on the row that is tested."""
    column, row, n = tested.column + 1, tested.candidate + 1, tested.n
    if not 1 <= row <= n:
        raise PositionError(NO_ROW, column=column, row=row, n=n)
    if tested.attackers:
        first, second = sorted((tested.attackers[0] + 1, column))
        raise PositionError(BOTH, first=first, second=second)
    if (empty := tested.emptied) is not None:
        raise PositionError(
            EMPTIED,
            search=tested.strategy.value,
            column=column,
            row=row,
            empty=empty + 1,
        )


def _named(text: str) -> tuple[Strategy, str]:
    """Return the search that a text names before a slash, the plain one where it names none, and what follows."""
    name, slash, rest = text.partition("/")
    if not slash:
        return PLAIN, text
    if name not in GUIDED:
        raise PositionError(NO_SEARCH, names=", ".join(GUIDED), word=shortened(name))
    return Strategy(name), rest


def _row(word: str, n: int) -> int:
    # int() would take signs, blanks, underscores and the digits of other scripts too.
    if word not in map(str, range(1, n + 1)):
        raise PositionError(WORD, n=n, word=shortened(word))
    return int(word) - 1


def shortened(text: str, most: int = 40) -> str:
    """Return a text shortened to fit the line of a complaint."""
    return text if len(text) <= most else text[: most - 1] + "…"


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
    return tuple(
        other
        for other, row in enumerate(board)
        if row == candidate or abs(row - candidate) == column - other
    )


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
    return [
        level(n, board[:queens], strategy).taken(n) for queens in range(len(board) + 1)
    ]


def next_rows(n: int, board: tuple[int, ...], strategy: Strategy) -> list[int]:
    """Return the rows that the search takes of the column after some queens.

    >>> next_rows(5, (0,), Strategy.PLAIN), next_rows(4, (1, 3, 0, 2), Strategy.PLAIN)
    ([2, 3, 4], [])
    """
    taken = taken_rows(n, board, strategy)[-1]
    return [row for row in range(n) if taken >> row & 1]


def linked(n: int, at: str | None = None, search: str = PLAIN.value) -> Position:
    """Return the position that the parts of a link mean, the first one where none is named; ValueError says why not.

    >>> str(linked(8, "1,5,8:3", "fewest")), str(linked(8, "2,4:1")), str(linked(8, search="ahead"))
    ('fewest/1,5,8:3', '2,4:1', 'ahead/:1')
    """
    strategy = Strategy(search)
    if at is None:
        return Position.first(n, strategy)
    if at == END:
        return Position.end(n, strategy)
    return Position.parse(at if strategy is PLAIN else f"{search}/{at}", n)


def link_to(position: Position) -> str:
    """Return the parts of a link to a position.

    >>> link_to(Position.parse("fewest/1,5,8:3", 8)), link_to(Position.end(4))
    ('n=8&at=1,5,8:3&search=fewest', 'n=4&at=end')
    """
    name = position.strategy.value
    at = END if position.is_end else str(position).removeprefix(f"{name}/")
    return f"n={position.n}&at={at}" + (
        "" if position.strategy is PLAIN else f"&search={name}"
    )
