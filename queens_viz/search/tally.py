"""The verdict on the boards that a program has printed.

>>> tally = Tally(4)
>>> for line, rows in enumerate([(1, 3, 0, 2), (0, 1, 2, 3), (1, 3, 0, 2)], 1):
...     tally.add(Printed(line, 4, rows))
>>> result = tally.result()
>>> result.verdict.value, result.line, result.solutions, result.missing
('attacked', 2, 1, 1)
>>> for fault in result.faults:
...     print(fault.error, fault.boards)
the queens (1,1) and (2,2) attack each other, and so do 5 other pairs (2,)
boards 1 and 3 are the same (1, 3)
>>> result.first_missing
(2, 0, 3, 1)
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from enum import Enum
from typing import NamedTuple

from .attacks import attack_error
from .facts import TOTAL_SOLUTIONS
from .notation import MOST_QUEENS
from .position import PositionError
from .printed import Printed, Rows
from .readings import Square
from .sprint import Sprint

SAME = "boards {first} and {second} are the same"
TOO_FEW = "it has {queens} of {n} queens"


class Verdict(Enum):
    """The verdict on a file, or on the boards of one size in it."""

    RIGHT = "right"  # all solutions, each once
    FIRST = "first"  # one solution
    SOME = "some"  # solutions, but not all
    ATTACKED = "attacked"  # queens attack each other
    TWICE = "twice"  # two boards are the same
    MALFORMED = "malformed"  # a board is not well formed
    UNKNOWN = "unknown"  # there is no board
    UNREAD = "unread"  # the file can't be read or started

    __hash__ = object.__hash__


class Fault(NamedTuple):
    """A fault of one board, or of two."""

    verdict: Verdict
    boards: tuple[int, ...]  # their numbers, from 1
    line: int  # the line in which the last of them begins
    error: PositionError


class Result(NamedTuple):
    """The verdict on the boards of one size, and what it is based on."""

    n: int
    verdict: Verdict
    boards: int  # the number of boards
    solutions: int  # the number of different solutions
    missing: int | None  # the number of missing solutions; None if it is not known
    first_missing: Rows | None  # the first missing one; None if it was not searched for
    base: int  # the number of the first row, as the file counts
    is_top_first: bool  # the boards are grids, whose rows count from the top
    has_squares: bool  # the queens are squares, each with two numbers
    faults: tuple[Fault, ...]  # the first faults, by their lines
    counts: tuple[tuple[Verdict, int], ...]  # the number of faults of each kind
    is_kept_whole: bool  # whether all solutions were compared with each other

    @property
    def line(self) -> int | None:
        """The line of the earliest fault; None without a fault."""
        if not self.faults:
            return None
        return self.faults[0].line

    @property
    def number_of_faults(self) -> dict[Verdict, int]:
        """The number of faults of each kind."""
        return dict(self.counts)


MOST_FAULTS = 20
"""The faults that are kept. The others are only counted."""

MOST_KEPT = 400_000
"""The solutions that are compared with each other: more than 14 queens have."""

LARGEST_TOTAL = 14
"""The largest n for which missing solutions are counted."""

FAULTS = (Verdict.ATTACKED, Verdict.TWICE, Verdict.MALFORMED)
"""The kinds of faults of a board."""


class Tally:
    """Counts the boards of one size, and keeps only the solutions among them.

    A program may print the board after each step. Therefore, if a board without attacks
    is followed by one with one queen more, boards with too few queens are no faults.
    """

    def __init__(self, n: int) -> None:
        self.n = n
        self._base = 1
        self._is_top_first = False
        self._has_squares = False
        self._boards = 0
        # The numbers of the boards that are solutions, by their rows.
        self._numbers = dict[bytes, int]()
        self._not_kept = 0  # solutions that are not compared with each other
        self._faults = list[Fault]()
        self._counts = dict.fromkeys(FAULTS, 0)
        self._incomplete = list[Fault]()
        self._number_of_incomplete = 0
        self._before: frozenset[Square] | None = None  # the last board, if incomplete
        self._has_steps = False

    def add(self, board: Printed) -> None:
        """Count a board."""
        if not self._boards:
            self._base = board.base
        self._boards += 1
        rows = board.rows
        self._is_top_first |= board.is_top_first
        self._has_squares |= board.has_squares
        if self._before is not None:
            self._compare_with_before(board)
        if board.fault:
            self._add_fault(Verdict.MALFORMED, board.line, board.fault)
        elif rows is None:
            self._add_wrong(board, board.squares)
        elif bytes(rows) in self._numbers:
            self._add_again(board, bytes(rows))
        elif self._is_solution(rows):
            self._add_solution(bytes(rows))
        else:
            self._add_wrong(board, enumerate(rows))

    def _compare_with_before(self, board: Printed) -> None:
        """Check whether this is the board before with one queen more."""
        squares = board.squares
        if board.rows is not None:
            squares = frozenset(enumerate(board.rows))
        before = self._before or frozenset()
        if before < squares and len(before) + 1 == len(squares):
            self._has_steps = True
        self._before = None

    def _is_solution(self, rows: Rows) -> bool:
        """Return whether no two queens share a row or a diagonal. No column has two."""
        n = self.n
        if len(set(rows)) < n:
            return False
        rising = {row - column for column, row in enumerate(rows)}
        falling = {row + column for column, row in enumerate(rows)}
        return len(rising) == len(falling) == n

    def _add_solution(self, key: bytes) -> None:
        if len(self._numbers) < MOST_KEPT:
            self._numbers[key] = self._boards
        else:
            self._not_kept += 1

    def _add_again(self, board: Printed, key: bytes) -> None:
        """Count a solution that has been printed before."""
        if len(self._faults) >= MOST_FAULTS and self._counts[Verdict.TWICE]:
            self._counts[Verdict.TWICE] += 1
            return
        first = self._numbers[key]
        error = PositionError(SAME, first=first, second=self._boards)
        self._add_fault(Verdict.TWICE, board.line, error, first)

    def _add_wrong(self, board: Printed, squares: Iterable[Square]) -> None:
        """Count a board with queens that attack each other, or with too few of them."""
        counted = self._counts[Verdict.ATTACKED]
        if board.rows is not None and len(self._faults) >= MOST_FAULTS and counted:
            # On a full board that is no solution queens attack each other. Which ones
            # is not reported any more.
            self._counts[Verdict.ATTACKED] += 1
            return
        placed = list(squares)
        error = attack_error(placed[:MOST_QUEENS], board.base)
        if error:
            self._add_fault(Verdict.ATTACKED, board.line, error)
            return
        self._before = frozenset(placed)
        self._number_of_incomplete += 1
        if len(self._incomplete) < MOST_FAULTS:
            error = PositionError(TOO_FEW, queens=len(placed), n=self.n)
            boards = (self._boards,)
            self._incomplete.append(Fault(Verdict.MALFORMED, boards, board.line, error))

    def _add_fault(
        self, verdict: Verdict, line: int, error: PositionError, *boards: int
    ) -> None:
        """Count a fault; keep the first ones, and the first of each kind."""
        self._counts[verdict] += 1
        if len(self._faults) < MOST_FAULTS or self._counts[verdict] == 1:
            self._faults.append(Fault(verdict, (*boards, self._boards), line, error))

    def result(self) -> Result:
        """Return the verdict on the boards counted so far."""
        solutions = len(self._numbers) + self._not_kept
        total = TOTAL_SOLUTIONS.get(self.n)
        missing = None
        if total is not None and self.n <= LARGEST_TOTAL:
            missing = total - solutions
        first_missing = None
        if missing and self._numbers:
            first_missing = first_other_solution(self.n, self._numbers)
        faults = self._faults
        counts = dict(self._counts)
        boards = self._boards
        if self._has_steps:
            boards -= self._number_of_incomplete
        else:
            faults = sorted([*faults, *self._incomplete], key=lambda fault: fault.line)
            counts[Verdict.MALFORMED] += self._number_of_incomplete
        return Result(
            self.n,
            self._verdict(faults, missing, solutions),
            boards=boards,
            solutions=solutions,
            missing=missing,
            first_missing=first_missing,
            base=self._base,
            is_top_first=self._is_top_first,
            has_squares=self._has_squares,
            faults=tuple(faults),
            counts=tuple(counts.items()),
            is_kept_whole=not self._not_kept,
        )

    def _verdict(
        self, faults: Sequence[Fault], missing: int | None, solutions: int
    ) -> Verdict:
        if faults:
            return faults[0].verdict
        if missing == 0:
            return Verdict.RIGHT
        if solutions == 1:
            return Verdict.FIRST
        return Verdict.SOME


class Tallies:
    """Counts boards of any size, each size separately.

    Lists of rows that grow by one number at a time are the beginnings of one board.
    Then the shorter ones are not boards of a smaller size.
    """

    def __init__(self) -> None:
        self._tallies = dict[int, Tally]()
        self._longest_beginning = 0
        self._before: Rows | None = None
        self._size = 0  # of the board before

    def add(self, board: Printed) -> None:
        """Count a board."""
        n = board.n
        if n not in self._tallies:
            self._tallies[n] = Tally(n)
        self._tallies[n].add(board)
        rows = board.rows
        if n == self._size + 1 and rows and rows[: self._size] == self._before:
            self._longest_beginning = max(self._longest_beginning, self._size)
        self._size = n
        self._before = rows

    def results(self) -> list[Result]:
        """Return the verdict on each size, the smallest first."""
        sizes = [n for n in self._tallies if n > self._longest_beginning]
        return [self._tallies[n].result() for n in sorted(sizes)]


PLACED_AT_ONCE = 20_000
"""The queens that are placed between two checks of the solutions."""

MOST_PLACED = 5_000_000
"""The queens that are placed to find a missing solution: this takes some seconds."""


def first_other_solution(n: int, known: Container[bytes]) -> Rows | None:
    """Return the first solution that is not known, in the order of the search.

    None is returned if all are known, or if the next one takes too long to find.

    >>> first_other_solution(4, {bytes([1, 3, 0, 2])})
    (2, 0, 3, 1)
    >>> first_other_solution(3, set())
    """
    sprint = Sprint(n)
    board = list[int]()
    for _ in range(MOST_PLACED // PLACED_AT_ONCE):
        passed = list[list[int]]()
        board, _, _ = sprint.run(board, 0, PLACED_AT_ONCE, stops=False, passed=passed)
        for rows in passed:
            if bytes(rows) not in known:
                return tuple(rows)
        if not board:
            return None
    return None
