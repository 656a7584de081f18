"""The n-queens search: a state that can be stepped, stepped back and resumed.

In this module `n` is the size of the board. Columns are counted from 0 at the left,
rows from 0 at the bottom. `board[column]` is the row of the queen in that column, and
`candidate` is the row that is tested next, in column `len(board)`. A step does what it
did in QView by Marko Riedel (GNUstep Cookbook, 2006).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from .facts import counted_at_once
from .position import COMPLETED, PLACED, REJECTED, REMOVED, Event, Position
from .sprint import NO_LIMIT, Sprint
from .strategy import PLAIN, Board, Strategy

BORDER = 1
"""The border of the board as a line. It is always taken, so nothing outside is safe."""


@lru_cache(maxsize=4)
def lines_of(n: int) -> list[list[int]]:
    """Return the lines through each square, `lines[column][row]`, as bits of a number.

    Two squares share a rising diagonal if row - column is equal, and a falling one if
    row + column is equal. A queen takes the three lines through its square. A square is
    safe while none of its lines is taken. The border lies above the top row and behind
    the last column.

    >>> lines = lines_of(8)
    >>> bool(lines[0][1] & lines[3][4]), bool(lines[0][1] & lines[3][5])
    (True, False)
    """
    # The border has bit 0, rows have bits 1 to n, rising diagonals n + 1 to 3n - 1,
    # falling ones 3n to 5n - 2.
    lines = []
    for column in range(n):
        squares = []
        for row in range(n):
            rising = 2 * n + row - column
            falling = 3 * n + row + column
            squares.append(1 << 1 + row | 1 << rising | 1 << falling)
        lines.append([*squares, BORDER])
    return [*lines, [BORDER]]


class Search:
    """A search for all solutions of the n-queens problem, one change of state per step.

    If `root` is given, it holds the rows of queens that are never removed. Then only
    the subtree above them is searched: the search begins and ends in column
    `len(root)`, and counts its steps and solutions from there.

    >>> search = Search(4)
    >>> search.advance(1000), search.position, search.steps
    (26, Position(n=4, board=(1, 3, 0, 2), candidate=0), 26)
    >>> search.back(), str(search.position)
    (<Event.PLACED: 'placed'>, '2,4,1:3')
    """

    strategy: Strategy = PLAIN
    """The strategy of this search."""

    def __init__(self, n: int, root: Board = ()) -> None:
        # Raises PositionError if the queens of the root attack each other.
        Position(n, root, 0, self.strategy)
        self.n = n
        self._root = len(root)
        # Steps are not counted. They follow from the board, the solutions left behind
        # and the nodes closed, which are those whose rows have all been tried: see
        # sprint.py.
        self._closed = 0
        self._solutions = 0
        self._is_counted = True
        self._lines = lines_of(n)
        self._sprint: Sprint | None = Sprint(n, root)
        self._set_up(list(root), 0)

    def _set_up(self, board: list[int], candidate: int) -> None:
        """Put queens and candidate on the board."""
        self._board = board
        self.candidate = candidate
        # The lines that the queens take. No line has two queens, so a sum has all bits.
        self._taken = sum(map(list.__getitem__, self._lines, board), start=BORDER)

    @classmethod
    def at(cls, position: Position, counts: tuple[int, int] | None = None) -> Search:
        """Return a search that resumes at a position of the plain search or at its end.

        `counts` are its `steps` and `solutions`, if the caller knows them. Otherwise
        they are counted at once for n up to 10. For larger n they are None until
        `set_counts` is called.
        """
        if position.strategy is not PLAIN:
            raise ValueError(f"{position} is not a position of the plain search")
        search = cls(position.n)
        search.resume(position, counts)
        return search

    def move_to(self, position: Position) -> None:
        """Go to a position of this search. Its counts are wrong until `set_counts`."""
        self._set_up(list(position.board), position.candidate)

    def resume(self, position: Position, counts: tuple[int, int] | None = None) -> None:
        """Go to a position, with these counts.

        Without `counts` the search must be new. Then the subtrees that are finished
        before the position are counted, if n is small enough.
        """
        self.move_to(position)
        if counts:
            self.set_counts(*counts)
        elif self.n <= counted_at_once(self.strategy):
            for root in position.finished_subtrees():
                self._count_subtree(root)
        else:
            self._is_counted = self.is_first

    def _count_subtree(self, root: Board) -> None:
        """Add the closed nodes and the solutions of the subtree above some queens."""
        if len(root) == self.n:
            self._solutions += 1
            return
        solutions: list[list[int]] = []
        subtree = self._above(root)
        steps = subtree.advance(NO_LIMIT, stop_at_solution=False, passed=solutions)
        self._closed += (steps - len(solutions)) // self.n
        self._solutions += len(solutions)

    def _above(self, root: Board) -> Search:
        """Return the search of the subtree above some queens."""
        return Search(self.n, root)

    def set_counts(self, steps: int, solutions: int) -> None:
        """Set the steps and solutions before the present position."""
        self._closed = 0
        self._solutions = solutions
        self._is_counted = True
        self._closed = (steps - self._counted_steps()) // self.n

    def copy(self) -> Search:
        """Return an independent search in the same state."""
        twin = object.__new__(type(self))
        for name, value in vars(self).items():
            setattr(twin, name, value)
        twin._board = self._board.copy()
        twin._lines = self._lines.copy()
        return twin

    @property
    def column(self) -> int:
        """The column of the candidate; n on a full board, which has none."""
        return len(self._board)

    @property
    def board(self) -> tuple[int, ...]:
        """The rows of the queens, in the order in which they were placed."""
        return tuple(self._board)

    @property
    def solutions(self) -> int | None:
        """The number of solutions that it has left so far; None if unknown.

        A solution that is still on the board is not counted.
        """
        return self._solutions if self._is_counted else None

    @property
    def steps(self) -> int | None:
        """The number of steps since the first position; None if unknown."""
        return self._counted_steps() if self._is_counted else None

    @property
    def counts(self) -> tuple[int, int] | None:
        """The steps and solutions, to resume with `Search.at`; None if unknown."""
        if not self._is_counted:
            return None
        return self._counted_steps(), self._solutions

    @property
    def solutions_found(self) -> int | None:
        """How many solutions were found, with one on the board; None if unknown."""
        if not self._is_counted:
            return None
        return self._solutions + 1 if self.is_solution else self._solutions

    def _counted_steps(self) -> int:
        """Return the number of steps, from the nodes and solutions counted so far."""
        queens = self._board[self._root :]
        of_queens = sum(queens) + len(queens)
        return self.n * self._closed + of_queens + self.candidate + self._solutions

    @property
    def is_solution(self) -> bool:
        """Whether the board is full."""
        return len(self._board) == self.n

    @property
    def is_first(self) -> bool:
        """Whether this is the first position."""
        return self.candidate == 0 and len(self._board) == self._root

    @property
    def position(self) -> Position:
        """The present position."""
        # Made without the checks of Position: a search has only valid positions.
        return Position._make((self.n, self.board, self.candidate, self.strategy))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Search) and self._state() == other._state()

    __hash__ = None  # type: ignore[assignment]  # it changes, so it can't be a key

    def __repr__(self) -> str:
        return f"<Search {self.n} at {self.position}, step {self.steps}>"

    def _state(self) -> tuple[object, ...]:
        return self.position, self._root, self.counts

    def step(self) -> Event:
        """Take one step, and return what it did."""
        board = self._board
        candidate = self.candidate
        column = len(board)
        # A safe candidate is placed, and the next column begins.
        if not self._taken & self._lines[column][candidate]:
            self._place(candidate)
            return PLACED
        # An attacked candidate moves up a row.
        if column < self.n:
            self.candidate = candidate = candidate + 1
            if candidate < self.n:
                return REJECTED
        # Past the top row, or on a full board, the last queen is removed, and the
        # candidate is the row above it.
        while len(board) > self._root:
            if len(board) < self.n:
                self._closed += 1
            else:
                self._solutions += 1
            self.candidate = row = self._remove() + 1
            if row < self.n:
                return REMOVED
        # With no queen left to remove the search is complete, and begins again.
        self._begin()
        return COMPLETED

    def _place(self, row: int) -> None:
        """Place a queen on a row of the candidate's column."""
        self._taken |= self._lines[len(self._board)][row]
        self._board.append(row)
        self.candidate = 0

    def _remove(self) -> int:
        """Remove the last queen, and return its row."""
        row = self._board.pop()
        self._taken ^= self._lines[len(self._board)][row]
        return row

    def _begin(self) -> None:
        """Begin at the first row, with nothing counted."""
        self.candidate = 0
        self._closed = 0
        self._solutions = 0
        self._is_counted = True

    def back(self) -> Event | None:
        """Undo one step and return what it had done.

        At the first position, nothing changes and None is returned. No history is
        needed, because the position shows what the last step did: see the proof in
        docs/algorithm.md.
        """
        row = self.candidate - 1
        # No row below the candidate: the last queen was just placed.
        if row < 0:
            if self.is_first:
                return None
            self.candidate = self._remove()
            if self.is_first:
                self._begin()
            return PLACED
        # The row below is attacked: it was the candidate, and was rejected.
        self.candidate = row
        if self._taken & self._lines[len(self._board)][row]:
            return REJECTED if row + 1 < self.n else COMPLETED
        # The row below is safe: a queen was there, and was removed after everything
        # above it had been tried. That ended with the candidate on the top row of a
        # further column, or with a solution.
        self._enter(row)
        return REMOVED if row + 1 < self.n else COMPLETED

    def _enter(self, row: int) -> None:
        """Place a queen, and go to the last position of the subtree above it."""
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
        """Take up to `limit` steps, at least one, at full speed. Return how many.

        The search ends in the state that the same number of single steps leads to. It
        also stops when it is complete and, unless `stop_at_solution` is false, at a
        solution. The boards of the solutions that it leaves behind are appended to
        `passed`.
        """
        limit = max(1, limit)
        made = 0
        while made < limit:
            # This number of queens can be placed within the limit: see sprint.py.
            queens = (limit - made) // self.n - len(self._board)
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
                # The sprint ended in the first column: its rows remain to be tried.
                self._begin()
                made += self.n
            if self.is_first or (stop_at_solution and self.is_solution):
                break
        # From the end position one step leads to the first.
        return made or 1

    def walk(
        self,
        limit: int,
        *,
        stop_at_solution: bool = False,
        passed: list[list[int]] | None = None,
        on_step: Callable[[int, list[int]], None] | None = None,
    ) -> int:
        """Take up to `limit` single steps, and return how many. Stop as `advance` does.

        `on_step` is called after each step that does more than reject a row. It gets
        the number of rows rejected before that step, and the rows of the queens. The
        boards of the solutions that the search leaves behind are appended to `passed`.
        """
        made = 0
        while made < limit:
            skipped = self._skip(limit - made - 1)
            made += skipped + 1
            if passed is not None and self.is_solution:
                passed.append(self._board.copy())
            event = self.step()
            if on_step:
                on_step(skipped, self._board)
            if event is COMPLETED or (
                stop_at_solution and event is PLACED and self.is_solution
            ):
                break
        return made

    def _skip(self, limit: int) -> int:
        """Move the candidate past up to `limit` attacked rows, and return how many.

        The top row is not passed: from there the search goes back.
        """
        lines = self._lines[len(self._board)]
        taken = self._taken
        # The last of the lines is the border, and the one before it is the top row. A
        # full board has no column left, only the border, so nothing is skipped.
        top = len(lines) - 2
        first = self.candidate
        last = min(first + limit, top)
        candidate = first
        while candidate < last and taken & lines[candidate]:
            candidate += 1
        self.candidate = candidate
        return candidate - first
