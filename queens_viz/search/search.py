"""The n-queens search as a state that can be stepped, stepped back and resumed anywhere.

Letters used here: `n` is the size of the board; columns run from 0 at the left, rows from 0 at the bottom.
`board[column]` is the row of the queen placed in that column, `candidate` the row about to be tested in
column `len(board)`. The step is that of QView, by Marko Riedel
(GNUstep Cookbook, 2006).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from .facts import counted_at_once
from .position import COMPLETED, LIFTED, PLACED, REJECTED, Event, Position
from .sprint import EVER, Sprint
from .strategy import PLAIN, Board, Strategy

BORDER = 1
"""The line that runs around the board. It is always taken, so what lies beyond the board is never safe."""


@lru_cache(maxsize=4)
def lines_of(n: int) -> list[list[int]]:
    """Return which lines run through each square, `lines[column][row]`: the bits of one number, a bit a line.

    Two squares share a rising diagonal where row - column is equal, a falling one where row + column is. A queen
    takes the three lines through its square, and a square is safe while none of its own is taken. Above the top
    row and beyond the last column runs the border.

    >>> lines = lines_of(8)
    >>> bool(lines[0][1] & lines[3][4]), bool(lines[0][1] & lines[3][5])
    (True, False)
    """
    # The rows have bits 1 to n, the rising diagonals n + 1 to 3n - 1, the falling ones 3n to 5n - 2.
    return [
        [
            1 << 1 + row | 1 << 2 * n + row - column | 1 << 3 * n + row + column
            for row in range(n)
        ]
        + [BORDER]
        for column in range(n)
    ] + [[BORDER]]


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

    strategy: Strategy = PLAIN
    """Which search it is."""

    # `_taken` are the lines that the queens take; `_root` is how many queens stay. Steps are not counted: they follow
    # from the board, the solutions left behind and the nodes closed, which are those whose rows have all been tried.

    def __init__(self, n: int, root: Board = ()) -> None:
        Position(n, root, 0, self.strategy)  # or there is no such search
        self.n, self._root = n, len(root)
        self._closed = self._solutions = 0
        self._is_counted = True
        self._lines = lines_of(n)
        self._sprint: Sprint | None = Sprint(n, root)
        self._set_up(list(root), 0)

    def _set_up(self, board: list[int], candidate: int) -> None:
        self._board, self.candidate = board, candidate
        # No line runs through two of the queens, so the sum has all the bits.
        self._taken = sum(map(list.__getitem__, self._lines, board), start=BORDER)

    @classmethod
    def at(cls, position: Position, counts: tuple[int, int] | None = None) -> Search:
        """Return a search that resumes at a position of the plain search, the end position included.

        `counts` are its `steps` and `solutions` where the caller knows them. Otherwise they are counted at once
        for n up to 10; above they are None until `tell`.
        """
        if position.strategy is not PLAIN:
            raise ValueError(f"{position} is no position of the plain search")
        search = cls(position.n)
        search.resume(position, counts)
        return search

    def stand_at(self, position: Position) -> None:
        """Go to a position of the same search; what it counts is then wrong until `tell`."""
        self._set_up(list(position.board), position.candidate)

    def resume(self, position: Position, counts: tuple[int, int] | None = None) -> None:
        """Stand at a position, with these counts or, having just begun, those of the subtrees finished before it."""
        self.stand_at(position)
        if counts:
            self.tell(*counts)
        elif self.n <= counted_at_once(self.strategy):
            for root in position.finished():
                passed = [list(root)] if len(root) == self.n else list[list[int]]()
                made = (
                    1
                    if passed
                    else self._above(root).advance(
                        EVER, stop_at_solution=False, passed=passed
                    )
                )
                self._closed += (made - len(passed)) // self.n
                self._solutions += len(passed)
        else:
            self._is_counted = self.is_first

    def _above(self, root: Board) -> Search:
        """Return the search of the subtree above some queens."""
        return Search(self.n, root)

    def tell(self, steps: int, solutions: int) -> None:
        """Take the numbers that someone has counted for the present position."""
        self._closed, self._solutions, self._is_counted = 0, solutions, True
        self._closed = (steps - self._counted_steps()) // self.n

    def copy(self) -> Search:
        """Return an independent search in the same state."""
        twin = object.__new__(type(self))
        for name, value in vars(self).items():
            setattr(twin, name, value)
        twin._board, twin._lines = self._board.copy(), self._lines.copy()
        return twin

    @property
    def column(self) -> int:
        """The column of the candidate; n on a full board, where there is none."""
        return len(self._board)

    @property
    def board(self) -> tuple[int, ...]:
        """Rows of the placed queens, in the order in which they were placed: in this search from column 0 on."""
        return tuple(self._board)

    @property
    def solutions(self) -> int | None:
        """Solutions left behind since the first position, if known; the present one is counted when it is left."""
        return self._solutions if self._is_counted else None

    @property
    def steps(self) -> int | None:
        """Steps since the first position, if known."""
        return self._counted_steps() if self._is_counted else None

    @property
    def counts(self) -> tuple[int, int] | None:
        """Its steps and solutions, if known: all that it takes to resume here beside the position."""
        return (self._counted_steps(), self._solutions) if self._is_counted else None

    @property
    def found(self) -> int | None:
        """Solutions found so far, if known; one on the board is counted."""
        return self._solutions + self.is_solution if self._is_counted else None

    def _counted_steps(self) -> int:
        queens = self._board[self._root :]
        return (
            self.n * self._closed
            + sum(queens)
            + len(queens)
            + self.candidate
            + self._solutions
        )

    @property
    def is_solution(self) -> bool:
        """Whether the board is full."""
        return len(self._board) == self.n

    @property
    def is_first(self) -> bool:
        """Whether the search stands at its first position."""
        return self.candidate == 0 and len(self._board) == self._root

    @property
    def position(self) -> Position:
        """All that is needed to resume here."""
        # Made without the checks, for a search never stands elsewhere.
        return Position._make((self.n, self.board, self.candidate, self.strategy))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Search) and self._state() == other._state()

    __hash__ = None  # type: ignore[assignment]  # a state that changes is no key

    def __repr__(self) -> str:
        return f"<Search {self.n} at {self.position}, step {self.steps}>"

    def _state(self) -> tuple[object, ...]:
        return self.position, self._root, self.counts

    def step(self) -> Event:
        """Make one state change and return what it did."""
        board, candidate = self._board, self.candidate
        column = len(board)
        # A safe candidate is placed, and the next column begins.
        if not self._taken & self._lines[column][candidate]:
            self._place(candidate)
            return PLACED
        # An attacked one moves up a row.
        if column < self.n:
            self.candidate = candidate = candidate + 1
            if candidate < self.n:
                return REJECTED
        # Where that is past the top, or the board was full, the last queen is lifted and moves up a row instead.
        while len(board) > self._root:
            if len(board) < self.n:
                self._closed += 1
            else:
                self._solutions += 1
            self.candidate = row = self._lift() + 1
            if row < self.n:
                return LIFTED
        # Where no queen is left to lift, the search is complete, and begins again.
        self._begin()
        return COMPLETED

    def _place(self, row: int) -> None:
        self._taken |= self._lines[len(self._board)][row]
        self._board.append(row)
        self.candidate = 0

    def _lift(self) -> int:
        row = self._board.pop()
        self._taken ^= self._lines[len(self._board)][row]
        return row

    def _begin(self) -> None:
        self.candidate = self._closed = self._solutions = 0
        self._is_counted = True

    def back(self) -> Event | None:
        """Undo one step and return what it had done; at the first position change nothing and return None.

        No history is needed, for what the step did can be seen.
        """
        row = self.candidate - 1
        # No row lies below the candidate: the last queen was just placed.
        if row < 0:
            if self.is_first:
                return None
            self.candidate = self._lift()
            if self.is_first:
                self._begin()
            return PLACED
        # The row below is attacked: it was the candidate.
        self.candidate = row
        if self._taken & self._lines[len(self._board)][row]:
            return REJECTED if row + 1 < self.n else COMPLETED
        # It is safe: a queen stood there and was lifted, since all above it had been tried; so that ended as high as
        # it could, with a candidate on the top row of each further column, or with a solution.
        self._enter(row)
        return LIFTED if row + 1 < self.n else COMPLETED

    def _enter(self, row: int) -> None:
        top = self.n - 1
        self._place(row)
        while len(self._board) < self.n:
            self._closed -= 1
            if self._taken & self._lines[len(self._board)][top]:
                self.candidate = top
                return
            self._place(top)
        self._solutions -= 1

    def advance(
        self,
        limit: int,
        *,
        stop_at_solution: bool = True,
        passed: list[list[int]] | None = None,
    ) -> int:
        """Make up to `limit` steps at full speed, at least one, and return how many were made.

        Lands on exactly the states that single steps would; stops also where the search completes, and, if
        asked, on a solution. The boards of solutions that it leaves are appended to `passed`.
        """
        made, limit = 0, max(1, limit)
        while made < limit:
            queens = (limit - made) // self.n - len(
                self._board
            )  # they fit into the limit: see sprint.py
            if not self._sprint or queens <= 0:
                return made + self.walk(
                    limit - made, stop_at_solution=stop_at_solution, passed=passed
                )
            before = self._counted_steps()
            board, closed, solutions = self._sprint.run(
                self._board,
                self.candidate,
                queens,
                stops=stop_at_solution,
                passed=passed,
            )
            self._closed += closed
            self._solutions += solutions
            self._set_up(board, 0)
            made += self._counted_steps() - before
            if len(board) == self._root < self.n:
                self._begin()
                made += self.n  # from candidate 0 of the first column to n
            if self.is_first or (stop_at_solution and self.is_solution):
                break
        return made or 1  # from the end position one leads to the first

    def walk(
        self,
        limit: int,
        *,
        stop_at_solution: bool = False,
        passed: list[list[int]] | None = None,
        told: Callable[[int, list[int]], None] | None = None,
    ) -> int:
        """Make up to `limit` steps one by one, and return how many were made; it stops where `advance` does.

        After each step that tests more than an attacked row, `told` is told how many rows were rejected before it, and
        which queens stand. The boards of solutions that it leaves are appended to `passed`.
        """
        made = 0
        while made < limit:
            skipped = self._skip(limit - made - 1)
            made += skipped + 1
            if passed is not None and self.is_solution:
                passed.append(self._board.copy())
            event = self.step()
            if told:
                told(skipped, self._board)
            if event is COMPLETED or (
                stop_at_solution and event is PLACED and self.is_solution
            ):
                break
        return made

    def _skip(self, limit: int) -> int:
        """Pass over up to `limit` attacked rows below the top one, and return how many steps that is."""
        lines, taken, candidate = (
            self._lines[len(self._board)],
            self._taken,
            self.candidate,
        )
        last = min(
            candidate + limit, len(lines) - 2
        )  # not the top row; on a full board none
        while candidate < last and taken & lines[candidate]:
            candidate += 1
        skipped, self.candidate = candidate - self.candidate, candidate
        return skipped
