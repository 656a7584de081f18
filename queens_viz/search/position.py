"""Where a search stands, in a form that people can read and type, and what follows from it alone.

Letters used here: `n` is the size of the board; columns run from 0 at the left, rows from 0 at the bottom.
`board[column]` is the row of the queen placed in that column, `candidate` the row about to be tested in
column `len(board)`.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple


class Event(Enum):
    """What a step did."""

    PLACED = "placed"
    REJECTED = "rejected"
    LIFTED = "lifted"
    COMPLETED = "completed"


PLACED, REJECTED, LIFTED, COMPLETED = Event


def attackers(board: tuple[int, ...], candidate: int) -> tuple[int, ...]:
    """Return the columns of the placed queens that attack the candidate, from the left; at most three.

    Two squares share a rising diagonal where row - column is equal, a falling one where row + column is: in
    either case as many rows lie between them as columns.

    >>> attackers((1, 3, 0, 2, 4), 6)
    (0,)
    >>> attackers((1, 3), 0)
    ()
    """
    column = len(board)
    return tuple(other for other, row in enumerate(board) if row == candidate or abs(row - candidate) == column - other)


def safe_rows(n: int, board: tuple[int, ...]) -> Iterator[int]:
    """Yield for each column up to the candidate's which rows no queen to its left attacks: bit `row` is set.

    The attacked squares are three sets of lines, each an integer of one bit a line: rows (bit `row`), falling
    diagonals (bit `row + column`) and rising diagonals (bit `row - column + n`). Shifted by the column, bit
    `row` of each tells whether that row of the column is attacked.

    >>> [f"{safe:04b}" for safe in safe_rows(4, (1, 3))]
    ['1111', '1000', '0001']
    """
    every = (1 << n) - 1
    rows = falling = rising = 0
    for column, row in enumerate(board):
        yield ~(rows | falling >> column | rising >> n - column) & every
        rows |= 1 << row
        falling |= 1 << row + column
        rising |= 1 << row - column + n
    column = len(board)
    yield ~(rows | falling >> column | rising >> n - column) & every if column < n else 0


class PositionError(ValueError):
    """No position: its text says in English what is wrong; `message` and `values` let other languages say it."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message.format_map(values))
        self.message, self.values = message, values


NO_ROW = "column {column} has no row {row}: rows are 1 to {n}"
FULL_BOARD = "a board of {n} is full with {n} queens: no candidate can follow"
TOO_LONG = "a position is like 2,4,1:3, of at most {most} characters on a board of {n}: this text is longer"

LONGEST_ROW = 20
"""Characters of a text that each row may take, blanks and all."""


class _Fields(NamedTuple):
    n: int
    board: tuple[int, ...]
    candidate: int


class Position(_Fields):
    """All that is needed to resume a search: the size, the placed queens and the candidate.

    A full board's candidate is 0. The *end position*, an empty board with candidate n, stands for the search
    that has been completed; no step leads to it, but `Search.back` leads from it into the last state.

    Raises PositionError, in words for people (who count from 1), for what the search never visits.
    """

    __slots__ = ()

    def __new__(cls, n: int, board: tuple[int, ...], candidate: int) -> Position:
        """Return the position if it is one."""
        if n < 1:
            raise PositionError("a board has at least 1 column, not {n}", n=n)
        if len(board) > n:
            raise PositionError("a board of {n} has {n} columns, not {columns}", n=n, columns=len(board))
        for column, row in enumerate(board):
            if not 0 <= row < n:
                raise PositionError(NO_ROW, column=column + 1, row=row + 1, n=n)
        for column, (row, safe) in enumerate(zip(board, safe_rows(n, board), strict=False)):
            if not safe >> row & 1:
                other = attackers(board[:column], row)[0]
                both = "the queens of columns {first} and {second} attack each other"
                raise PositionError(both, first=other + 1, second=column + 1)
        if candidate and len(board) == n:
            raise PositionError(FULL_BOARD, n=n)
        if not 0 <= candidate <= (n - 1 if board else n):
            raise PositionError(NO_ROW, column=len(board) + 1, row=candidate + 1, n=n)
        return super().__new__(cls, n, board, candidate)

    @classmethod
    def first(cls, n: int) -> Position:
        """Return where every search of this size begins."""
        return cls(n, (), 0)

    @classmethod
    def end(cls, n: int) -> Position:
        """Return the position that stands for the completed search."""
        return cls(n, (), n)

    @classmethod
    def parse(cls, text: str, n: int) -> Position:
        """Read what `str` writes, blanks around it allowed; PositionError says what is wrong.

        The rows may also be separated by blanks, as in lists of solutions, but not by both.

        >>> Position.parse("2,4,1,3,5:7", 8) == Position.parse("2 4 1 3 5:7", 8)
        True
        """
        text = text.strip()
        most = LONGEST_ROW * (n + 1)
        # Before anything is read: reading a pasted book word by word takes minutes.
        if len(text) > most:
            raise PositionError(TOO_LONG, most=most, n=n)
        queens, colon, candidate = text.partition(":")
        words = queens.split(",") if "," in queens else [word for word in queens.split(" ") if word]
        board = tuple(_row(word, n) for word in words)
        if colon and len(board) >= n:
            raise PositionError(FULL_BOARD, n=n)
        if not colon and len(board) != n:
            like = "a position is like 2,4,1:3 (rows of the queens, then of the candidate), or {n} rows, not {text!r}"
            raise PositionError(like, n=n, text=shortened(text))
        return cls(n, board, _row(candidate, n) if colon else 0)

    def __str__(self) -> str:
        """Write it as people do, counted from 1.

        >>> str(Position(8, (1, 3, 0, 2, 4), 6)), str(Position.first(8)), str(Position(1, (0,), 0))
        ('2,4,1,3,5:7', ':1', '1')
        """
        queens = ",".join(str(row + 1) for row in self.board)
        return queens if self.is_solution else f"{queens}:{self.candidate + 1}"

    @property
    def is_solution(self) -> bool:
        """Whether the board is full."""
        return len(self.board) == self.n

    @property
    def is_end(self) -> bool:
        """Whether this stands for the completed search."""
        return self.candidate == self.n

    @property
    def path(self) -> tuple[int, ...]:
        """Rows of the queens, then of the candidate: the search visits positions in the order of their paths."""
        return (*self.board, self.candidate)

    def finished(self) -> Iterator[tuple[int, ...]]:
        """Yield the boards whose subtrees the search has finished and left, in its order.

        >>> list(Position(4, (1,), 3).finished())
        [(0,)]
        """
        safe_in = safe_rows(self.n, self.board)
        for column, (row, safe) in enumerate(zip(self.path, safe_in, strict=True)):
            safe &= (1 << row) - 1
            while safe:
                yield (*self.board[:column], (safe & -safe).bit_length() - 1)
                safe &= safe - 1


def _row(word: str, n: int) -> int:
    # int() would take signs, blanks, underscores and the digits of other scripts too.
    if word not in map(str, range(1, n + 1)):
        raise PositionError("a row is a whole number from 1 to {n}, not {word!r}", n=n, word=shortened(word))
    return int(word) - 1


def shortened(text: str, most: int = 40) -> str:
    """Return a text shortened to fit the line of a complaint."""
    return text if len(text) <= most else text[: most - 1] + "…"


class LastStep(NamedTuple):
    """A step that was made: what it did, and the position before it."""

    event: Event
    before: Position


def last_step(position: Position) -> LastStep | None:
    """Return the step that led to `position`, which is the one that `Search.back` would undo; None at the first.

    So whatever is said, marked or drawn about the last step is a function of the position alone.

    >>> last_step(Position.parse("2,4:1", 8))
    LastStep(event=<Event.PLACED: 'placed'>, before=Position(n=8, board=(1,), candidate=3))
    """
    n, board, candidate = position
    # A candidate on the lowest row: the last queen was just placed.
    if candidate == 0:
        return LastStep(PLACED, Position._make((n, board[:-1], board[-1]))) if board else None
    # The row below is attacked: it was the candidate.
    if attackers(board, candidate - 1):
        return LastStep(REJECTED, Position._make((n, board, candidate - 1)))
    # It is safe: a queen stood there, and all above it had been tried, up to the top row of each further column.
    event = COMPLETED if position.is_end else LIFTED
    board = (*board, candidate - 1)
    while len(board) < n and not attackers(board, n - 1):
        board = (*board, n - 1)
    return LastStep(event, Position._make((n, board, 0 if len(board) == n else n - 1)))
