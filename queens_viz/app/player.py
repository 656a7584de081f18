"""A search as it runs: its rounds, what it finds, where it is moved, and the colour of its board."""

from __future__ import annotations

import math
from typing import NamedTuple

from ..search.facts import COUNTED_AT_ONCE, TOTAL_STEPS_OF, counted_at_once
from ..search.guided import begin, resume
from ..search.position import Position
from ..search.progress import position_at
from ..search.search import Search
from .commands import QVIEW_SPEED
from .compare import Compare
from .findings import Findings, progress_of
from .history import History
from .moment import Aim, Moment
from .runner import ROUNDING, Runner, Tempo

COLOUR_HOLD = 1 / 3
"""Seconds between two changes of the board's colour, at least: no more than three flashes a second (WCAG 2.3.1)."""

SEARCHES_HELD = 10
"""The number of searches, each with its list of solutions, to which moves can be undone."""


class Place(NamedTuple):
    """Where a player stands.

    Of the search these are its place and its numbers alone, if known: a search has tables of the size of its board.
    """

    position: Position
    counts: tuple[int, int] | None
    findings: Findings


class Player(Runner):
    """A search that runs, with what it has found. A run halts where it enters a column that has a breakpoint.

    A round ends at the end position, which is shown; `begin` then begins the next one. The sizes of the subtrees that
    the search has finished are counted in spare time.
    """

    def __init__(
        self,
        search: Search,
        *,
        speed: float = QVIEW_SPEED,
        pause: float | None = None,
        loop: bool = False,
    ) -> None:
        super().__init__(Tempo(speed, pause, loop=loop))
        self.search, self.findings = search, Findings(search.n, search.strategy)
        self.is_counting = False
        """Whether there are subtrees left to count in spare time."""
        self._is_green = search.is_solution
        self._held = math.inf  # seconds since the board's colour changed
        self._find_before()

    @property
    def place(self) -> Place:
        """Where it stands."""
        return Place(self.search.position, self.search.counts, self.findings)

    def come_to(self, place: Place) -> None:
        """Stand at a place again."""
        self.search, self.findings = (
            resume(place.position, place.counts),
            place.findings,
        )
        self._note()

    @property
    def is_first(self) -> bool:
        """Whether the search stands at its first position."""
        return self.search.is_first

    @property
    def is_at_end(self) -> bool:
        """Whether the search is over and shown so, until something begins the next round."""
        return self.search.candidate == self.search.n

    @property
    def is_at_pause(self) -> bool:
        """Whether a run pauses here: on a solution."""
        return self.search.is_solution

    @property
    def due(self) -> float:
        """Seconds until it has something to do or to show: 0 for as soon as possible, infinite for never."""
        if self._counts_now:
            return 0.0
        fades = (
            COLOUR_HOLD - self._held
            if self._is_green != self.search.is_solution
            else math.inf
        )
        return max(0.0, min(super().due, fades))

    @property
    def _counts_now(self) -> bool:
        return self.is_counting and not (self.aim and self.is_at_full_speed)

    def moment(self, race: Compare | None = None) -> Moment:
        """Return what there is to be seen now; beside a race that is run instead, as far as that is shown."""
        self._recolour(0.0)
        run, found = race or self, self.findings
        moves = len(run.history.done), len(run.history.undone)
        others = found.news, len(found.solutions), len(found.ticks), *moves
        return Moment(
            self.search.position,
            self.search.steps,
            None if race else self.search.solutions_found,
            run.mode,
            run.aim,
            self._is_green,
            run.pausing,
            run.pace,
            self.speed,
            self.tempo.stay,
            self.took,
            progress_of(self.search),
            frozenset(found.breakpoints),
            others,
            race.moment() if race else None,
        )

    def toggle_breakpoint(self, column: int) -> None:
        """Set a breakpoint in a column, or take it away."""
        self.findings.breakpoints.symmetric_difference_update({column})

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
        made = self.search.advance(
            limit, stop_at_solution=is_stopping, passed=None if are_all else passed
        )
        self.findings.note_passed(passed, left)
        if self.search.is_first:
            found = (
                len(self.findings.solutions) if are_all else (left or 0) + len(passed)
            )
            end = Position.end(n, self.search.strategy)
            self.search = resume(end, None if steps is None else (steps + made, found))
        self._note()
        return made

    def go(self, limit: int) -> int:
        """Make up to `limit` steps, and return how many; a run passes solutions only if it does not pause on them.

        It is halted where it has come to its aim, or enters a column that has a breakpoint.
        """
        aim, column = self.aim, self.search.column
        breakpoints = self.findings.breakpoints if aim is Aim.RUN else ()
        passes = aim is Aim.ALL or (aim is Aim.RUN and not self.tempo.stay)
        made = self.advance(1 if breakpoints else limit, passes_solutions=passes)
        has_entered = (
            self.search.column != column
            and self.search.column in breakpoints
            and not self.is_at_end
        )
        if has_entered or (self.search.is_solution and aim is Aim.SOLUTION):
            self.halt()
        return made

    def back(self) -> None:
        """Undo one step."""
        if not self.aim and self.search.back() is not None:
            self.forget_undone()
            self._note()

    def resize(self, n: int) -> None:
        """Go to the first position of another size; nothing of the old one stays."""
        self.jump(Position.first(n, self.search.strategy))

    def jump(self, position: Position) -> None:
        """Resume at a position, of any size."""
        self.move(lambda: self._go_to(resume(position)))

    def begin_anew(self, position: Position) -> None:
        """Go to a position as if nothing had been found, and no breakpoint been set."""
        self.findings = Findings(position.n, position.strategy)
        self._go_to(resume(position))

    def go_to_share(self, share: float) -> None:
        """Go to where about this share of the search is done: exact to a step where steps are counted."""
        n, strategy = self.search.n, self.search.strategy
        if n > counted_at_once(strategy):
            self._go_to(resume(position_at(n, share, strategy)))
        else:
            self._find(int(min(max(0.0, share), 1.0) * TOTAL_STEPS_OF[strategy][n]))

    def keep(self, start: object) -> bool:
        """Keep where a move began, if it led anywhere; return whether it did."""
        has_moved = super().keep(start)
        # The findings of each search may be many.
        while len({place.findings for place in self.history.done}) > SEARCHES_HELD:
            self.history = History(self.history.done[1:])
        return has_moved

    def pass_time(self, dt: float, spent: float | None = None) -> None:
        """Let `dt` seconds pass, as a runner; count and change colour in spare time."""
        super().pass_time(dt, spent)
        if self._counts_now:
            self.is_counting = self.findings.count(self.search, spent or 0.0)
        self._recolour(max(0.0, dt))

    def _go_to(self, search: Search) -> None:
        """Go where another search stands; of another size or strategy nothing has been found yet."""
        if (search.n, search.strategy) != (self.search.n, self.search.strategy):
            self.findings = Findings(search.n, search.strategy)
        self.search = search
        self._find_before()

    def _find_before(self) -> None:
        """Find all solutions before the present position, if that takes only milliseconds."""
        if self.search.n <= COUNTED_AT_ONCE and self.search.steps:
            self._find(self.search.steps)
        self._note()

    def _find(self, steps: int) -> None:
        """Begin a round, make a number of steps, and find all solutions on the way."""
        self.begin()
        while steps:
            steps -= self.advance(steps)

    def _note(self) -> None:
        """Keep the solution on the board, and see to it that the finished subtrees are counted."""
        self.is_counting, self.took = True, None
        self.findings.note(self.search)

    def _recolour(self, dt: float) -> None:
        """Let the board have the colour of a solution, or lose it, unless it has changed just now."""
        self._held += dt
        if (
            self._is_green != self.search.is_solution
            and self._held >= COLOUR_HOLD - ROUNDING
        ):
            self._is_green = not self._is_green
            self._held = 0.0
