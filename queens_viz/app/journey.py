"""The way of a search through its rounds: what it finds, where it is moved, and how a move is undone."""

from __future__ import annotations

from ..search.facts import COUNTED_AT_ONCE, TOTAL_STEPS_OF, counted_at_once
from ..search.guided import begin, resume
from ..search.position import Position
from ..search.progress import position_at
from ..search.search import Search
from ..search.strategy import Strategy
from .findings import Findings, found_by
from .moves import Moves, Stand


class Journey:
    """A search, what it has found, and the moves that can be undone.

    A round ends at the end position, which is shown; `begin` then begins the next one.
    """

    def __init__(self, search: Search) -> None:
        self.search, self.findings = search, Findings.of(search.n, search.strategy)
        self.moves = Moves()
        self.is_counting = False
        """Whether there are subtrees left to count in spare time."""
        self._drag_from: Stand | None = None
        self._find_before()

    def stand(self) -> Stand:
        """Return where it stands."""
        return Stand.of(self.search, self.findings)

    @property
    def is_at_end(self) -> bool:
        """Whether the search is over and shown so, until something begins the next round."""
        return self.search.candidate == self.search.n

    @property
    def found(self) -> int | None:
        """Solutions found so far, if known; one on the board is counted."""
        return found_by(self.search)

    def begin(self) -> None:
        """Begin a round."""
        self.search = begin(self.search.n, self.search.strategy)
        self._note()

    def advance(self, limit: int, *, passes_solutions: bool = False) -> int:
        """Make up to `limit` steps, no further than a new solution or the end, and return how many were made.

        It passes solutions only where all of them have been found, or where each is quickly noted.
        """
        n, steps, left = self.search.n, self.search.steps, self.search.solutions
        are_all, passed = self.findings.solutions.are_all, list[list[int]]()
        is_stopping = not (passes_solutions and (are_all or n > COUNTED_AT_ONCE))
        made = self.search.advance(limit, stop_at_solution=is_stopping, passed=None if are_all else passed)
        self.findings.note_passed(passed, left)
        if self.search.is_first:
            found = len(self.findings.solutions) if are_all else (left or 0) + len(passed)
            end = Position.end(n, self.search.strategy)
            self.search = resume(end, None if steps is None else (steps + made, found))
        self._note()
        return made

    def step_back(self) -> bool:
        """Undo one step, and return whether there was one."""
        has_moved = self.search.back() is not None
        if has_moved:
            self.moves.forget_undone()
            self._note()
        return has_moved

    def move_to(self, search: Search) -> None:
        """Go where another search stands; of another size or strategy nothing has been found yet."""
        start = self.stand()
        self._go_to(search)
        self.moves.keep(start, self.stand())

    def seek_to(self, share: float, *, goes_on: bool) -> None:
        """Go to where about this share of the search is done; where a drag goes on, it is part of the move before."""
        search = _searched(self.search.n, share, self.search.strategy)
        if not goes_on:
            self._drag_from = self.stand()
        self._go_to(search)
        if self._drag_from and self.moves.keep(self._drag_from, self.stand()):
            self._drag_from = None

    def undo_move(self) -> bool:
        """Return to where the last move began, and return whether there was one."""
        return self._return_to(self.moves.undo(self.stand()))

    def redo_move(self) -> bool:
        """Do again the move that was undone last, and return whether there was one."""
        return self._return_to(self.moves.redo(self.stand()))

    def toggle_breakpoint(self, column: int) -> None:
        """Set a breakpoint in a column, or take it away."""
        self.findings.breakpoints.symmetric_difference_update({column})

    def _return_to(self, stand: Stand | None) -> bool:
        if stand is None:
            return False
        self.search, self.findings = stand.search, stand.findings
        self._note()
        return True

    def _go_to(self, search: Search) -> None:
        if (search.n, search.strategy) != (self.search.n, self.search.strategy):
            self.findings = Findings.of(search.n, search.strategy)
        self.search = search
        self._find_before()

    def _find_before(self) -> None:
        """Find all solutions before the present position, if that takes only milliseconds."""
        steps, n = self.search.steps, self.search.n
        if n <= COUNTED_AT_ONCE and steps:
            self.search = begin(n, self.search.strategy)
            made = 0
            while made < steps:
                made += self.advance(steps - made)
        self._note()

    def _note(self) -> None:
        """Keep the solution on the board, and see to it that the finished subtrees are counted."""
        self.is_counting = True
        self.findings.note(self.search)


def _searched(n: int, share: float, strategy: Strategy) -> Search:
    """Return a search of which about this share is done: exact to a step where steps are counted, else estimated."""
    if n > counted_at_once(strategy):
        return resume(position_at(n, share, strategy))
    search, steps = begin(n, strategy), int(max(0.0, share) * TOTAL_STEPS_OF[strategy][n])
    if share >= 1:
        return resume(Position.end(n, strategy))
    if steps:
        search.advance(steps, stop_at_solution=False)
    return search
