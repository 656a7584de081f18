"""The n-queens search as a state that can be stepped, stepped back and resumed anywhere.

Letters used here: `n` is the size of the board; columns run from 0 at the left, rows from 0 at the bottom.
`board[column]` is the row of the queen placed in that column, `candidate` the row about to be tested in
column `len(board)`. The step is that of QView, the GNUstep program by Riccardo Mottola.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import repeat
from typing import NamedTuple

# Facts of a whole cycle, for n = 1, 2, 3, ...: steps from the first position to the one that returns to it,
# counted by this program and its forerunners, and solutions (OEIS A000170).
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


PLACED, REJECTED, LIFTED, COMPLETED = Event


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


class PositionError(ValueError):
    """No position: its text says in English what is wrong; `message` and `values` let other languages say it."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message.format_map(values))
        self.message, self.values = message, values


NO_ROW = "column {column} has no row {row}: rows are 1 to {n}"
FULL_BOARD = "a board of {n} is full with {n} queens: no candidate can follow"


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
        queens, colon, candidate = text.strip().partition(":")
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
    """Return a text that fits a line of complaint."""
    return text if len(text) <= most else text[: most - 1] + "…"


def escaped(text: str) -> str:
    r"""Return a text with escapes for all that a terminal would obey or a screen could not show.

    >>> print(escaped("a\x1b[31m\udcff.png"))
    a\x1b[31m\udcff.png
    """
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


Column = tuple[int, int, int, int, int, "Column | None"]
"""What a search knows of a column, and the column to its left.

Five sets of its rows, bit `row` each: those that are safe and untried, those that are attacked, and of these the ones
that the queens to the left attack along their rows, their falling and their rising diagonals. What a queen on bit b
attacks is, a column further, b along its row, b >> 1 along its falling and b << 1 along its rising diagonal: so the
sets of the next column follow by two shifts, however many queens stand.
"""


class Search:
    """The search for all solutions of the n-queens problem, one state change a step.

    With `root`, the rows of queens that stay where they are, only the subtree above them is searched: it
    begins and is complete with column `len(root)`, and the numbers count from there.

    >>> search = Search(4)
    >>> search.advance(1000), search.position, search.steps
    (26, Position(n=4, board=(1, 3, 0, 2), candidate=0), 26)
    >>> search.back(), str(search.position)
    (<Event.PLACED: 'placed'>, '2,4,1:3')
    """

    # Steps follow from the columns and two counts, by the identity of `count_up_to`. The candidate is kept as the bit
    # of its row. On a full board, where no row is left to try and none has been rejected, it is bit n + 1: neither it
    # nor the bit below is a row's.
    __slots__ = ("_candidate", "_closed", "_column", "_every", "_is_counted", "_root", "_solutions", "n")

    def __init__(self, n: int, root: tuple[int, ...] = ()) -> None:
        self._stand(Position(n, root, 0))
        self._root = self._column

    def _stand(self, position: Position) -> None:
        self.n = position.n
        self._every = (1 << self.n) - 1
        self._column: Column = (self._every, 0, 0, 0, 0, None)
        self._root = self._column  # where it begins
        self._candidate = 1
        self._closed = self._solutions = 0
        self._is_counted = True
        for row in position.board:
            self._skip_to(1 << row)
            self._place()
        if not position.is_solution:
            self._skip_to(1 << position.candidate)

    @classmethod
    def at(cls, position: Position, counts: tuple[int, int] | None = None) -> Search:
        """Return a search that resumes at `position`, the end position included.

        `counts` are its `steps` and `solutions` where the caller knows them. Otherwise they are counted at once
        for n up to 10; above they are None until `tell`.
        """
        search = object.__new__(cls)
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
        self._closed, self._solutions, self._is_counted = 0, solutions, True
        self._closed = (steps - self._counted_steps()) // self.n

    def copy(self) -> Search:
        """Return an independent search in the same state."""
        twin = object.__new__(Search)
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin

    @property
    def board(self) -> tuple[int, ...]:
        """Rows of the placed queens, from column 0 on."""
        board = []
        _, _, rows, _, _, left = self._column
        while left:
            board.append((rows ^ left[2]).bit_length() - 1)
            _, _, rows, _, _, left = left
        return tuple(reversed(board))

    @property
    def candidate(self) -> int:
        """The row about to be tested in the next column; 0 on a full board."""
        return 0 if self.is_solution else self._candidate.bit_length() - 1

    @property
    def solutions(self) -> int | None:
        """Solutions left behind since the first position (one on view is counted when it is left), if known."""
        return self._solutions if self._is_counted else None

    @property
    def steps(self) -> int | None:
        """Steps since the first position, if known."""
        return self._counted_steps() if self._is_counted else None

    def _counted_steps(self) -> int:
        steps, n = self.n * self._closed + self._solutions, self.n
        _, _, rows, _, _, left = self._column
        root = self._root[2]
        if rows == self._every and not root:
            return steps + n * (n + 1) // 2  # every row has a queen
        steps += self.candidate
        while left and rows != root:
            steps += (rows ^ left[2]).bit_length()
            _, _, rows, _, _, left = left
        return steps

    @property
    def is_solution(self) -> bool:
        """Whether the board is full."""
        return self._column[2] == self._every

    @property
    def is_first(self) -> bool:
        """Whether the search stands at its first position."""
        return self._column[2] == self._root[2] and (self._candidate == 1 or self.is_solution)

    @property
    def position(self) -> Position:
        """All that is needed to resume here."""
        # Made without the checks, for a search never stands elsewhere.
        return Position._make((self.n, self.board, self.candidate))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Search):
            return NotImplemented
        return self._state() == other._state()

    __hash__ = None  # type: ignore[assignment]  # a state that changes is no key

    def __repr__(self) -> str:
        return f"<Search {self.n} at {self.position}, step {self.steps}>"

    def _state(self) -> tuple[object, ...]:
        return self.n, self._root, self._column, self._candidate, self.steps, self.solutions

    def step(self) -> Event:
        """Make one state change and return what it did."""
        candidate = self._candidate
        if self._column[0] & candidate:
            self._place()
            return PLACED
        candidate <<= 1
        if candidate <= self._every:
            self._candidate = candidate
            return REJECTED
        return self._leave()

    def _place(self) -> None:
        """Place the candidate and go to the next column."""
        untried, attacked, rows, falling, rising, left = self._column
        queen, every = self._candidate, self._every
        left = (untried & ~queen, attacked, rows, falling, rising, left)
        rows |= queen
        falling = (falling | queen) >> 1
        rising = (rising | queen) << 1 & every
        attacked = rows | falling | rising
        self._column = (attacked ^ every, attacked, rows, falling, rising, left)
        self._candidate = 1 if rows != every else 1 << self.n + 1

    def _leave(self) -> Event:
        """Lift queens, since the candidate's column is used up, until there is a row above one of them."""
        every, root = self._every, self._root[2]
        candidate = every + 1
        _, _, rows, _, _, left = self._column
        while candidate > every and left and rows != root:
            if rows == every:
                self._solutions += 1
            else:
                self._closed += 1
            self._column = left
            candidate = (rows ^ left[2]) << 1
            _, _, rows, _, _, left = left
        if candidate <= every:
            self._candidate = candidate
            return LIFTED
        self._column, self._candidate = self._root, 1 if root != every else 1 << self.n + 1
        self._closed = self._solutions = 0
        self._is_counted = True
        return COMPLETED

    def back(self) -> Event | None:
        """Undo one step and return what it had done; at the first position change nothing and return None.

        No history is needed. Candidate 0: the last queen was just placed. Candidate c > 0: if row c - 1 is
        attacked, it was the candidate; if it is safe, a queen stood there and everything above it was just
        finished, so the state before is the last one above it: in each further column the last row tried is
        n - 1, and a full board is a solution.
        """
        candidate = self._candidate >> 1
        if self._column[1] & candidate:
            self._candidate = candidate
            return REJECTED
        if 0 < candidate <= self._every:
            event = LIFTED if self._candidate <= self._every else COMPLETED
            self._candidate = candidate
            self._enter()
            return event
        _, _, rows, _, _, left = self._column
        if left is None or rows == self._root[2]:
            return None
        self._candidate = queen = rows ^ left[2]
        untried, attacked, rows, falling, rising, left = left
        self._column = (untried | queen, attacked, rows, falling, rising, left)
        if left is None and self.is_first:
            self.tell(0, 0)
        return PLACED

    def _enter(self) -> None:
        """Place the candidate, and go to the last state above it: the top row is placed as long as it is safe."""
        top = 1 << self.n - 1
        self._place()
        while self._candidate == 1:
            self._closed -= 1
            self._skip_to(top)
            if not self._column[0]:
                return
            self._place()
        self._solutions -= 1

    def _skip_to(self, candidate: int) -> None:
        """Go up to a row of the candidate's column."""
        untried, attacked, rows, falling, rising, left = self._column
        self._column = (untried & -candidate, attacked, rows, falling, rising, left)
        self._candidate = candidate

    def advance(self, limit: int, *, stop_at_solution: bool = True) -> int:
        """Make up to `limit` steps at full speed, at least one, and return how many were made.

        Lands on exactly the states that single steps would; stops also where the search completes, and, if
        asked, on a solution.

        Only placements are counted on the way. For a while in which p queens are placed takes at most n steps for
        each of them and for each queen that stood before: by the identity of `count_up_to`, each adds n when its
        column is closed, and less before. So as long as n * (p + queens) steps are allowed, p queens can be placed
        at once; the steps they took follow from the identity. The rest is made step by step.
        """
        if self._root[2] == self._every:
            self.step()  # the only one there is
            return 1
        made, counted = 0, None
        while made < limit or made == 0:
            placements = (limit - made) // self.n - self._column[2].bit_count()
            if placements > 0:
                counted = self._counted_steps() - made if counted is None else counted
                self._dash(placements, stop_at_solution)
                made = self._counted_steps() - counted
                if self._candidate == self._every + 1:
                    self._leave()
            else:
                made += self._skip(limit - made - 1)
                self.step()
                made += 1
            if (stop_at_solution and self.is_solution) or self.is_first:
                break
        return max(1, made)  # one leads from the end position to the first

    def _dash(self, placements: int, stop_at_solution: bool) -> None:
        """Place so many queens, one after the other; stop before at the end position and, if asked, on a solution.

        This is the fast loop: what `_leave` and `_place` do, on local names, one round a queen.
        """
        every, root = self._every, self._root[2]
        untried, attacked, rows, falling, rising, left = self._column
        closed = solutions = 0
        if rows == every and left:
            solutions = 1
            untried, attacked, rows, falling, rising, left = left
        for _ in repeat(None, placements):
            while not untried:
                if left is None or rows == root:
                    break
                if rows != every:
                    closed += 1
                elif stop_at_solution:
                    break
                else:
                    solutions += 1
                untried, attacked, rows, falling, rising, left = left
            else:
                queen = untried & -untried
                left = (untried ^ queen, attacked, rows, falling, rising, left)
                rows |= queen
                falling = (falling | queen) >> 1
                rising = (rising | queen) << 1 & every
                attacked = rows | falling | rising
                untried = attacked ^ every
                continue
            break
        self._column = (untried, attacked, rows, falling, rising, left)
        self._closed += closed
        self._solutions += solutions
        if rows == every:
            self._candidate = 1 << self.n + 1
        else:
            self._candidate = every + 1 if rows == root else 1

    def _skip(self, limit: int) -> int:
        """Make up to `limit` of the steps that only move the candidate up before one that does more; tell how many."""
        untried = self._column[0]
        row = untried & -untried or 1 << self.n - 1
        skipped = max(0, min(row.bit_length() - self._candidate.bit_length(), limit))
        self._candidate <<= skipped
        return skipped


class LastStep(NamedTuple):
    """A step that was made: what it did, and the position before it."""

    event: Event
    before: Position


def last_step(position: Position) -> LastStep | None:
    """Return the step that led to `position`, which is the one that `back` would undo; None at the first position.

    So whatever is said, marked or drawn about the last step is a function of the position alone.

    >>> last_step(Position.parse("2,4:1", 8))
    LastStep(event=<Event.PLACED: 'placed'>, before=Position(n=8, board=(1,), candidate=3))
    """
    search = Search.at(position, counts=(0, 0))
    event = search.back()
    return LastStep(event, search.position) if event else None


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
