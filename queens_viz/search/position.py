"""The position of a search, which people can read and type, and what follows from it.

In this module `n` is the size of the board. Columns are counted from 0 at the left,
rows from 0 at the bottom. `board` has the rows of the queens in the order in which they
were placed, and `candidate` is the row that is tested next. Their columns depend on the
strategy: `Position.queens` and `Position.column` return them. In the plain search
`board[column]` is the row of the queen in that column, and the candidate is in column
`len(board)`.
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
    """A text or board is not a position.

    `str` says why in English. `message` and `values` are for other languages.
    """

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message.format_map(values))
        self.message = message
        self.values = values


NO_ROW = "column {column} has no row {row}: rows are 1 to {n}"
NO_COLUMN = "a board has at least 1 column, not {n}"
NO_POSITION = (
    "a position looks like 2,4,1:3 (rows of the queens, then of the candidate), or {n} "
    "rows, not {text!r}"
)
WORD = "a row is a whole number from 1 to {n}, not {word!r}"
TOO_MANY_COLUMNS = "{columns} columns are too many for a board of {n}"
FULL_BOARD = "a board of {n} is full: no candidate can follow"

BOTH = "the queens in columns {first} and {second} attack each other"
EMPTIED = (
    "{search} places no queen in column {column}, row {row}: column {empty} would have "
    "no safe square left"
)
NO_SEARCH = "before a slash comes the name of a search ({names}), not {word!r}"

NAMES = tuple([strategy.value for strategy in Strategy])
"""The names of the searches."""

GUIDED = [name for name in NAMES if name != PLAIN.value]
"""The names of all but the plain search, which a text or a link doesn't name."""

END = "end"
"""How a link writes the end position."""


class _Fields(NamedTuple):
    n: int
    board: tuple[int, ...]
    candidate: int
    strategy: Strategy = PLAIN


class Position(_Fields):
    """Everything needed to resume a search.

    `board` has the rows of the queens, counted from 0, in the order in which they were
    placed; `candidate` is the row that is tested next. On a full board the candidate is
    0. The *end position* of a completed search is the empty board with candidate n. No
    step leads to it, but `Search.back` leads from it to the last state.

    PositionError is raised if the search never visits this position. Its message counts
    from 1, as people do.
    """

    __slots__ = ()

    def __new__(
        cls, n: int, board: tuple[int, ...], candidate: int, strategy: Strategy = PLAIN
    ) -> Position:
        """Return the position, if the search visits it."""
        if n < 1:
            raise PositionError(NO_COLUMN, n=n)
        if len(board) > n:
            raise PositionError(TOO_MANY_COLUMNS, n=n, columns=len(board))
        for queens, row in enumerate(board):
            _check(cls._make((n, board[:queens], row, strategy)))
        if candidate and len(board) == n:
            raise PositionError(FULL_BOARD, n=n)
        position = cls._make((n, board, candidate, strategy))
        # Only the empty board has the candidate n, at the end position.
        last = n - 1 if board else n
        if not 0 <= candidate <= last:
            column = position.column + 1
            raise PositionError(NO_ROW, column=column, row=candidate + 1, n=n)
        return position

    @classmethod
    def first(cls, n: int, strategy: Strategy = PLAIN) -> Position:
        """Return the position at which the search begins."""
        return cls(n, (), 0, strategy)

    @classmethod
    def end(cls, n: int, strategy: Strategy = PLAIN) -> Position:
        """Return the position of the completed search."""
        return cls(n, (), n, strategy)

    @classmethod
    def parse(cls, text: str, n: int) -> Position:
        """Return the position of a text as `str` writes it; strip blanks around it.

        The rows may be separated by blanks instead of commas, as in lists of solutions,
        but not by both. PositionError is raised for any other text.

        >>> Position.parse("2,4,1,3,5:7", 8) == Position.parse("2 4 1 3 5:7", 8)
        True
        >>> Position.parse("fewest/1,5,8:3", 8).queens
        ((0, 0), (1, 4), (2, 7))
        """
        strategy, text = _split_name(text.strip())
        queens, colon, candidate = text.partition(":")
        if "," in queens:
            words = queens.split(",")
        else:
            words = [word for word in queens.split(" ") if word]
        # n + 1 words show that there are too many. Reading all of a pasted book would
        # take minutes.
        board = tuple(_row(word, n) for word in words[: n + 1])
        if colon and len(board) >= n:
            raise PositionError(FULL_BOARD, n=n)
        if not colon and len(board) != n:
            raise PositionError(NO_POSITION, n=n, text=shortened(text))
        return cls(n, board, _row(candidate, n) if colon else 0, strategy)

    def __str__(self) -> str:
        """Return the position as people write it, counted from 1.

        The name of the search comes first, unless it is the plain one.

        >>> str(Position(8, (1, 3, 0, 2, 4), 6)), str(Position.first(8))
        ('2,4,1,3,5:7', ':1')
        >>> str(Position(1, (0,), 0))
        '1'
        >>> str(Position(8, (0, 4), 2, Strategy.AHEAD))
        'ahead/1,5:3'
        """
        text = ",".join([str(row + 1) for row in self.board])
        if not self.is_solution:
            text = f"{text}:{self.candidate + 1}"
        if self.strategy is PLAIN:
            return text
        return f"{self.strategy.value}/{text}"

    def __repr__(self) -> str:
        """Return the call that makes the position. A plain strategy is left out."""
        call = f"Position(n={self.n}, board={self.board}, candidate={self.candidate}"
        if self.strategy is PLAIN:
            return f"{call})"
        return f"{call}, strategy={self.strategy})"

    @property
    def is_solution(self) -> bool:
        """Whether the board is full."""
        return len(self.board) == self.n

    @property
    def is_first(self) -> bool:
        """Whether the search begins at this position."""
        return not (self.board or self.candidate)

    @property
    def is_end(self) -> bool:
        """Whether this is the position of a completed search."""
        return self.candidate == self.n

    @property
    def path(self) -> tuple[int, ...]:
        """The rows of the queens, then that of the candidate.

        The search visits positions in the order of their paths.
        """
        return (*self.board, self.candidate)

    @property
    def column(self) -> int:
        """The column of the candidate; n on a full board, which has none."""
        n, board, _, strategy = self
        if strategy.chooses_column:
            return level(n, board, strategy).column
        return len(board)

    @property
    def square(self) -> tuple[int, int]:
        """The column and the row of the candidate."""
        return self.column, self.candidate

    @property
    def columns(self) -> tuple[int, ...]:
        """The columns of the queens in the order of placing, then the candidate's.

        >>> Position.parse("fewest/2,4:1", 7).columns
        (0, 1, 4)
        >>> Position.parse("ahead/2,4:1", 7).columns
        (0, 1, 2)
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
        """The columns and rows of the queens in the order of placing."""
        columns = self.columns if self.strategy.chooses_column else range(self.n)
        return tuple(zip(columns, self.board, strict=False))

    @property
    def rows(self) -> tuple[int, ...]:
        """The rows of the queens from the left, whatever the order of placing.

        >>> Position.parse("fewest/1,5,8,6,2,3,7,4", 8).rows
        (0, 4, 7, 5, 2, 6, 1, 3)
        """
        if self.strategy.chooses_column:
            return tuple([row for _, row in sorted(self.queens)])
        return self.board

    @property
    def attackers(self) -> tuple[int, ...]:
        """The columns of the queens that attack the candidate, from the left."""
        if not self.strategy.chooses_column:
            return attackers(self.board, self.candidate)
        own_column = self.column
        candidate = self.candidate
        return tuple(
            [
                column
                for column, row in sorted(self.queens)
                if row == candidate or abs(row - candidate) == abs(own_column - column)
            ]
        )

    @property
    def attacking(self) -> list[tuple[int, int]]:
        """The squares of the queens that attack the candidate, from the left."""
        columns = self.attackers
        if not columns:
            return []
        return sorted([queen for queen in self.queens if queen[0] in columns])

    @property
    def emptied(self) -> int | None:
        """The leftmost column in which a safe candidate would leave no safe square.

        This is the domain wipe-out of forward checking. None if there is no such
        column, or if the search does not look ahead.

        >>> Position.parse("ahead/1,4,6,8:3", 8).emptied
        6
        >>> Position.parse("1,4,6,8:3", 8).emptied
        """
        if not self.strategy.looks_ahead or self.is_end or self.attackers:
            return None
        return level(self.n, self.board, self.strategy).emptied(self.candidate)

    def testing(self, column: int, row: int) -> Position | None:
        """Return the position that tests a square, with the queens placed before it.

        None if there is no queen in that column, and it is not the candidate's column.

        >>> str(Position.parse("2,4,1,3,5:7", 8).testing(2, 5))
        '2,4:6'
        >>> Position.parse("2,4:1", 8).testing(3, 0)
        """
        n, board, _, strategy = self
        columns = self.columns
        if column not in columns:
            return None
        queens = columns.index(column)
        return Position._make((n, board[:queens], row, strategy))

    def finished_subtrees(self) -> list[tuple[int, ...]]:
        """Return the boards whose subtrees the search has finished, in its order.

        >>> Position(4, (1,), 3).finished_subtrees()
        [(0,)]
        """
        boards = []
        path = self.path
        for queens, taken in enumerate(taken_rows(self.n, self.board, self.strategy)):
            for row in range(path[queens]):
                if taken >> row & 1:
                    boards.append((*path[:queens], row))
        return boards


def _check(tested: Position) -> None:
    """Raise PositionError if the search places no queen on the row that is tested."""
    column = tested.column + 1
    row = tested.candidate + 1
    n = tested.n
    if not 1 <= row <= n:
        raise PositionError(NO_ROW, column=column, row=row, n=n)
    if tested.attackers:
        first, second = sorted((tested.attackers[0] + 1, column))
        raise PositionError(BOTH, first=first, second=second)
    empty = tested.emptied
    if empty is not None:
        raise PositionError(
            EMPTIED,
            search=tested.strategy.value,
            column=column,
            row=row,
            empty=empty + 1,
        )


def _split_name(text: str) -> tuple[Strategy, str]:
    """Return the search that a text names before a slash, and the rest of the text.

    Without a name it is the plain search.
    """
    name, slash, rest = text.partition("/")
    if not slash:
        return PLAIN, text
    if name not in GUIDED:
        raise PositionError(NO_SEARCH, names=", ".join(GUIDED), word=shortened(name))
    return Strategy(name), rest


def _row(word: str, n: int) -> int:
    """Return the row of a word that people count from 1."""
    # int() also takes signs, blanks, underscores and the digits of other scripts.
    if word not in map(str, range(1, n + 1)):
        raise PositionError(WORD, n=n, word=shortened(word))
    return int(word) - 1


LONGEST_QUOTE = 40
"""The letters of a text that a message repeats."""


def shortened(text: str, most: int = LONGEST_QUOTE) -> str:
    """Return a text cut to a number of letters, so that a message fits on a line."""
    return text if len(text) <= most else text[: most - 1] + "…"


def attackers(board: tuple[int, ...], candidate: int) -> tuple[int, ...]:
    """Return the columns of the queens that attack a candidate of the plain search.

    They are in order from the left, and there are at most three. Two squares share a
    rising diagonal if row - column is equal, and a falling diagonal if row + column is
    equal. In both cases they are as many rows apart as columns.

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
    """Return the safe rows of each column up to the candidate's: bit `row` is set.

    Three integers keep the attacked lines, with a bit for each line: rows (bit `row`),
    falling diagonals (bit `row + column`) and rising ones (bit `row - column + n`).
    Shifted by the column, bit `row` of each is set if it attacks that row of the
    column.

    >>> [f"{safe:04b}" for safe in safe_rows(4, (1, 3))]
    ['1111', '1000', '0001']
    """
    every = (1 << n) - 1
    safe = [every]
    rows = 0
    falling = 0
    rising = 0
    for column, row in enumerate(board):
        rows |= 1 << row
        falling |= 1 << row + column
        rising |= 1 << row - column + n
        safe.append(~(rows | falling >> column + 1 | rising >> n - column - 1) & every)
    if len(board) == n:
        # After the last column there is none, so none of its rows is safe.
        safe[n] = 0
    return safe


def taken_rows(n: int, board: tuple[int, ...], strategy: Strategy) -> list[int]:
    """Return the rows that a search takes in each column, as bits.

    The columns are those of the queens and the candidate, in the order of the search.

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
    """Return the rows that a search takes in the column after the queens of a board.

    >>> next_rows(5, (0,), Strategy.PLAIN), next_rows(4, (1, 3, 0, 2), Strategy.PLAIN)
    ([2, 3, 4], [])
    """
    taken = taken_rows(n, board, strategy)[-1]
    return [row for row in range(n) if taken >> row & 1]


def position_of_link(
    n: int, at: str | None = None, search: str = PLAIN.value
) -> Position:
    """Return the position that the parts of a link name; without `at` the first one.

    Raises ValueError if there is no such position.

    >>> str(position_of_link(8, "1,5,8:3", "fewest")), str(position_of_link(8, "2,4:1"))
    ('fewest/1,5,8:3', '2,4:1')
    >>> str(position_of_link(8, search="ahead"))
    'ahead/:1'
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
    link = f"n={position.n}&at={at}"
    if position.strategy is PLAIN:
        return link
    return f"{link}&search={name}"
