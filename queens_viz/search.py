"""The n-queens search as a state that can be stepped, stepped back and resumed anywhere.

Letters used here: `n` is the size of the board; columns run from 0 at the left, rows from 0 at the bottom.
`board[column]` is the row of the queen placed in that column, `candidate` the row about to be tested in
column `len(board)`. The step is that of QView, the GNUstep program by Riccardo Mottola.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

# Facts of a whole cycle, for n = 1, 2, 3, ...: steps from the first position to the one that returns to it,
# counted by this program and its forerunners, and placements (OEIS A000170).
TOTAL_STEPS = dict(enumerate((
    2, 6, 18, 62, 230, 898, 3_624, 15_812, 72_730, 348_874, 1_809_386, 10_118_068, 59_889_026, 378_266_994,
    2_535_027_504, 18_037_457_168, 134_756_331_180, 1_057_261_660_230, 8_687_427_716_392,
), start=1))  # fmt: skip
TOTAL_SOLUTIONS = dict(enumerate((
    1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200, 73_712, 365_596, 2_279_184, 14_772_512, 95_815_104,
    666_090_624, 4_968_057_848, 39_029_188_884, 314_666_222_712, 2_691_008_701_644, 24_233_937_684_440,
    227_514_171_973_736, 2_207_893_435_808_352, 22_317_699_616_364_044, 234_907_967_154_122_528,
), start=1))  # fmt: skip
FIRST_SOLUTION = {
    1: 1, 4: 26, 5: 15, 6: 171, 7: 42, 8: 876, 9: 333, 10: 975, 11: 517, 12: 3_066,
    13: 1_365, 14: 26_495, 15: 20_280, 16: 160_712, 17: 91_222, 18: 743_229, 19: 48_184, 20: 3_992_510,
    21: 179_592, 22: 38_217_905, 23: 584_591, 24: 9_878_316, 25: 1_216_775,
}  # fmt: skip
"""The step that finds the first solution, where there is one."""

LARGEST = 100
"""The largest board that people are offered."""

COUNTED_AT_ONCE = 10
"""The largest n whose steps up to any position are counted the moment a search resumes there."""


class Event(Enum):
    """What a step did."""

    PLACED = "placed"
    REJECTED = "rejected"
    LIFTED = "lifted"
    COMPLETED = "completed"


class Size(NamedTuple):
    """How much of the search tree lies in a subtree, its own root included."""

    nodes: int
    solutions: int


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


@dataclass(frozen=True, slots=True)
class Position:
    """All that is needed to resume a search: the size, the placed queens and the candidate.

    A full board's candidate is 0. The *end position*, an empty board with candidate n, stands for the search
    that has been completed; no step leads to it, but `Search.back` leads from it into the last state.

    Raises ValueError, in words for people (who count from 1), where the search never comes by.
    """

    n: int
    board: tuple[int, ...]
    candidate: int

    def __post_init__(self) -> None:
        n, board = self.n, self.board
        if n < 1:
            raise ValueError(f"a board has at least 1 column, not {n}")
        if len(board) > n:
            raise ValueError(f"a board of {n} has {n} columns, not {len(board)}")
        for column, row in enumerate(board):
            if not 0 <= row < n:
                raise ValueError(f"column {column + 1} has no row {row + 1}: rows are 1 to {n}")
        for column, (row, safe) in enumerate(zip(board, safe_rows(n, board), strict=False)):
            if not safe >> row & 1:
                other = attackers(board[:column], row)[0]
                raise ValueError(f"the queens of columns {other + 1} and {column + 1} attack each other")
        last = 0 if len(board) == n else n - 1 if board else n
        if not 0 <= self.candidate <= last:
            column = len(board) + 1
            raise ValueError(f"column {column} has no row {self.candidate + 1}: rows are 1 to {n}")

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
        """Read what `str` writes, blanks around it allowed; ValueError says what is wrong.

        >>> Position.parse("2,4,1,3,5:7", 8)
        Position(n=8, board=(1, 3, 0, 2, 4), candidate=6)
        """
        queens, colon, candidate = text.strip().partition(":")
        board = tuple(_row(word, n) for word in queens.split(",")) if queens else ()
        if colon and len(board) >= n:
            raise ValueError(f"a board of {n} is full with {n} queens: no candidate can follow")
        if not colon and len(board) != n:
            raise ValueError(
                f"a position is like 2,4,1:3 (rows of the queens, then of the candidate), or {n} rows, not {text!r}"
            )
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
        raise ValueError(f"a row is a whole number from 1 to {n}, not {shortened(word)!r}")
    return int(word) - 1


def shortened(text: str, most: int = 40) -> str:
    """Return a text that fits a line of complaint."""
    return text if len(text) <= most else text[: most - 1] + "…"


class Search:
    """The search for all placements of n queens, one state change a step.

    With `root`, the rows of queens that stay where they are, only the subtree above them is searched: it
    begins and is complete with column `len(root)`, and the numbers count from there.

    >>> search = Search(4)
    >>> search.advance(1000), search.position, search.steps
    (26, Position(n=4, board=(1, 3, 0, 2), candidate=0), 26)
    >>> search.back(), str(search.position)
    (<Event.PLACED: 'placed'>, '2,4,1:3')
    """

    # The three sets of attacked lines of `safe_rows` are kept and changed queen by queen, so that a step costs
    # the same however many queens stand.
    __slots__ = (
        "_board",
        "_candidate",
        "_falling",
        "_is_counted",
        "_rising",
        "_root",
        "_rows",
        "_safe",
        "_solutions",
        "_steps",
        "n",
    )

    def __init__(self, n: int, root: tuple[int, ...] = ()) -> None:
        self._stand(Position(n, root, 0))
        self._root = len(root)

    def _stand(self, position: Position) -> None:
        self.n = position.n
        self._root = 0
        self._board: list[int] = []
        self._rows = self._falling = self._rising = 0
        self._steps = self._solutions = 0
        self._is_counted = True
        for row in position.board:
            self._place(row)
        self._refresh()
        self._candidate = position.candidate

    @classmethod
    def at(cls, position: Position, counts: tuple[int, int] | None = None) -> Search:
        """Return a search that resumes at `position`, the end position included.

        `counts` are its `steps` and `solutions` where the caller knows them. Otherwise they are counted at once
        for n up to 10; above they are None until `tell`.
        """
        search = cls(position.n)
        search._stand(position)
        if counts is None and position.n <= COUNTED_AT_ONCE:
            counts = count_up_to(position, (subtree(position.n, root) for root in position.finished()))
        if counts:
            search.tell(*counts)
        else:
            search._is_counted = search.is_first
        return search

    def tell(self, steps: int, solutions: int) -> None:
        """Take the numbers that someone has counted for the present position."""
        self._steps, self._solutions, self._is_counted = steps, solutions, True

    def copy(self) -> Search:
        """Return an independent search in the same state."""
        twin = object.__new__(Search)
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._board = self._board.copy()
        return twin

    @property
    def board(self) -> tuple[int, ...]:
        """Rows of the placed queens, from column 0 on."""
        return tuple(self._board)

    @property
    def candidate(self) -> int:
        """The row about to be tested in the next column; 0 on a full board."""
        return self._candidate

    @property
    def solutions(self) -> int | None:
        """Solutions left behind since the first position (one on view is counted when it is left), if known."""
        return self._solutions if self._is_counted else None

    @property
    def steps(self) -> int | None:
        """Steps since the first position, if known."""
        return self._steps if self._is_counted else None

    @property
    def is_solution(self) -> bool:
        """Whether the board is full."""
        return len(self._board) == self.n

    @property
    def is_first(self) -> bool:
        """Whether the search stands at its first position."""
        return self._candidate == 0 and len(self._board) == self._root

    @property
    def position(self) -> Position:
        """All that is needed to resume here."""
        return Position(self.n, self.board, self._candidate)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Search):
            return NotImplemented
        return self._state() == other._state()

    __hash__ = None  # type: ignore[assignment]  # a state that changes is no key

    def __repr__(self) -> str:
        return f"<Search {self.n} at {self.position}, step {self.steps}>"

    def _state(self) -> tuple[object, ...]:
        return self.n, self._root, self._board, self._candidate, self.steps, self.solutions

    def step(self) -> Event:
        """Make one state change and return what it did."""
        self._steps += 1
        candidate = self._candidate
        if self._safe >> candidate & 1:
            self._place(candidate)
            self._refresh()
            self._candidate = 0
            return Event.PLACED
        event = Event.REJECTED
        if len(self._board) == self.n:
            self._solutions += 1
            candidate = self._lift()
            event = Event.LIFTED
        candidate += 1
        while candidate >= self.n and len(self._board) > self._root:
            candidate = self._lift() + 1
            event = Event.LIFTED
        if candidate >= self.n:
            candidate = self._steps = self._solutions = 0
            self._is_counted = True
            event = Event.COMPLETED
        self._candidate = candidate
        if event is not Event.REJECTED:
            self._refresh()
        return event

    def back(self) -> Event | None:
        """Undo one step and return what it had done; at the first position change nothing and return None.

        No history is needed. Candidate 0: the last queen was just placed. Candidate c > 0: if row c - 1 is
        attacked, it was the candidate; if it is safe, a queen stood there and everything above it was just
        finished, so the state before is the last one above it: in each further column the last row tried is
        n - 1, and a full board is a solution.
        """
        if self.is_first:
            return None
        self._steps -= 1
        if self._candidate == 0:
            self._candidate = self._lift()
            self._refresh()
            event = Event.PLACED
        else:
            event = Event.COMPLETED if self._candidate == self.n else Event.REJECTED
            self._candidate -= 1
            while self._safe >> self._candidate & 1:
                self._place(self._candidate)
                self._refresh()
                self._candidate = self.n - 1
                if event is Event.REJECTED:
                    event = Event.LIFTED
            if len(self._board) == self.n:
                self._candidate = 0
                self._solutions -= 1
        if self.is_first:
            self.tell(0, 0)
        return event

    def advance(self, limit: int, *, stop_at_solution: bool = True) -> int:
        """Make up to `limit` steps at full speed, at least one, and return how many were made.

        Lands on exactly the states that single steps would; stops also where the search completes, and, if
        asked, on a solution. Rows that are sure to be rejected are passed over by one addition.
        """
        made = 0
        while made < limit or made == 0:
            skipped = min(self._rejections_ahead(), limit - made - 1)
            if skipped > 0:
                self._candidate += skipped
                self._steps += skipped
                made += skipped
            event = self.step()
            made += 1
            if event is Event.COMPLETED:
                break
            if stop_at_solution and event is Event.PLACED and len(self._board) == self.n:
                break
        return made

    def _rejections_ahead(self) -> int:
        """Return how many steps from here only move the candidate up."""
        if len(self._board) == self.n:
            return 0
        above = self._safe >> self._candidate
        return (above & -above).bit_length() - 1 if above else self.n - 1 - self._candidate

    def _place(self, row: int) -> None:
        self._toggle(row)
        self._board.append(row)

    def _lift(self) -> int:
        row = self._board.pop()
        self._toggle(row)
        return row

    def _toggle(self, row: int) -> None:
        column = len(self._board)
        self._rows ^= 1 << row
        self._falling ^= 1 << row + column
        self._rising ^= 1 << row - column + self.n

    def _refresh(self) -> None:
        """Find the safe rows of the candidate's column: none beyond a full board."""
        column = len(self._board)
        attacked = self._rows | self._falling >> column | self._rising >> self.n - column
        self._safe = ~attacked & (1 << self.n) - 1 if column < self.n else 0


class Count:
    """The counting of a subtree, at full speed, in as many parts as one likes.

    >>> count = Count(4, (0,))
    >>> count.advance(1000), count.size
    (16, Size(nodes=4, solutions=0))
    """

    __slots__ = ("_search", "size", "solutions", "steps")

    def __init__(self, n: int, root: tuple[int, ...]) -> None:
        self._search = Search(n, root)
        self.steps = self.solutions = 0
        self.size: Size | None = Size(1, 1) if self._search.is_solution else None

    def advance(self, limit: int) -> int:
        """Make up to `limit` steps, fewer if the counting ends; return how many were made."""
        search, made = self._search, 0
        while made < limit and self.size is None:
            self.solutions += search.is_solution
            made += search.advance(limit - made)
            if search.is_first:
                steps = self.steps + made
                self.size = Size((steps - self.solutions) // search.n + self.solutions, self.solutions)
        self.steps += made
        return made


def subtree(n: int, root: tuple[int, ...]) -> Size:
    """Return the size of the subtree above the queens of `root`, counted at full speed.

    >>> subtree(4, ()), subtree(4, (0,))
    (Size(nodes=17, solutions=2), Size(nodes=4, solutions=0))
    """
    count = Count(n, root)
    while count.size is None:
        count.advance(1 << 62)
    return count.size


def count_up_to(position: Position, finished: Iterable[Size]) -> tuple[int, int]:
    """Return the steps and solutions up to `position`, from the sizes of the subtrees finished before it.

    Every node but a full board costs n steps by the time all rows of its next column have been tried, a
    solution one more when it is left; of the nodes on the path to `position` the rows tried so far are counted.
    """
    sizes = list(finished)
    solutions = sum(size.solutions for size in sizes)
    closed = sum(size.nodes for size in sizes) - solutions
    steps = position.n * closed + sum(row + 1 for row in position.board) + position.candidate + solutions
    return steps, solutions
