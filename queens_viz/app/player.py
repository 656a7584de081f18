"""A search as it runs: its rounds, what it finds, and the colour of its board."""

from __future__ import annotations

import math

from ..search.completions import Completions
from ..search.facts import COUNTED_AT_ONCE, TOTAL_STEPS_OF, counted_at_once
from ..search.guided import begin, resume
from ..search.position import Position
from ..search.progress import position_at
from ..search.readings import Square
from ..search.search import Search
from .commands import QVIEW_SPEED
from .compare import Compare
from .findings import Findings, progress_of
from .history import History
from .moment import Aim, Moment
from .own_program import OwnProgram
from .runner import ROUNDING, Place, Runner, SearchPlace, Tempo

COLOUR_HOLD = 1 / 3
"""The least seconds between two changes of the board's colour.

WCAG 2.3.1 allows three flashes a second.
"""

SEARCHES_HELD = 10
"""The number of searches, each with its list of solutions, that Undo can bring back."""


class Player(Runner):
    """A search that runs, with what it has found.

    A run is halted where it enters a column with a breakpoint. A round ends at the end
    position, which is on view until the next round begins. In spare time, finished
    subtrees are counted.
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
        self.search = search
        self.findings = Findings(search.n, search.strategy)
        self.is_counting = False
        """Whether there are finished subtrees that have not been counted."""
        self._is_green = search.is_solution
        self._held = math.inf  # seconds since the colour of the board has changed
        self._find_before()

    @property
    def place(self) -> SearchPlace:
        """The present place: all that Undo brings back."""
        return SearchPlace(self.search.position, self.search.counts, self.findings)

    def come_to(self, place: Place) -> None:
        """Return to a place."""
        assert isinstance(place, SearchPlace)
        self.search = resume(place.position, place.counts)
        self.findings = place.findings
        self._record()

    @property
    def is_first(self) -> bool:
        """Whether the search is at its first position."""
        return self.search.is_first

    @property
    def is_at_end(self) -> bool:
        """Whether the search is over. This is shown until the next round begins."""
        return self.search.candidate == self.search.n

    @property
    def is_at_pause(self) -> bool:
        """Whether a run pauses now: the board is a solution."""
        return self.search.is_solution

    @property
    def due(self) -> float:
        """The seconds until it has something to do or to show.

        0 means as soon as possible, infinity never.
        """
        if self._counts_now:
            return 0.0
        colour_due = math.inf
        if self._is_green != self.search.is_solution:
            colour_due = COLOUR_HOLD - self._held
        return max(0.0, min(super().due, colour_due))

    @property
    def _counts_now(self) -> bool:
        """Whether there is something to count, and time for it."""
        return self.is_counting and not (self.aim and self.is_at_full_speed)

    def moment(
        self, race: Compare | None = None, program: OwnProgram | None = None
    ) -> Moment:
        """Return what is shown now.

        While a race or a person's own program is on view, that is what runs.
        """
        self._recolour(0.0)
        runner: Runner = self
        if program:
            runner = program.playback
        elif race:
            runner = race
        findings = self.findings
        return Moment(
            position=self.search.position,
            steps=self.search.steps,
            solutions_found=self.search.solutions_found if runner is self else None,
            progress=progress_of(self.search),
            is_green=self._is_green,
            mode=runner.mode,
            aim=runner.aim,
            pause=runner.pausing,
            pace=runner.pace,
            speed=runner.speed,
            stay=self.tempo.stay,
            run_time=self.run_time,
            breakpoints=frozenset(findings.breakpoints),
            revisions=(
                findings.revision,
                len(findings.solutions),
                len(findings.ticks),
                len(runner.history.done),
                len(runner.history.undone),
                findings.wanted.revision if findings.wanted else None,
            ),
            race=race.moment() if race else None,
            playback=program.moment() if program else None,
        )

    def completions(self, queens: frozenset[Square]) -> Completions:
        """Return the count of the solutions with some queens, and have it go on."""
        count = self.findings.completions(queens)
        if not count.is_over:
            self.is_counting = True
        return count

    def toggle_breakpoint(self, column: int) -> None:
        """Set a breakpoint in a column, or remove it."""
        self.findings.breakpoints.symmetric_difference_update({column})

    def begin(self) -> None:
        """Begin a round."""
        self.search = begin(self.search.n, self.search.strategy)
        self._record()

    def advance(self, limit: int, *, passes_solutions: bool = False) -> int:
        """Make up to `limit` steps, and return how many.

        It stops at the end, and at each solution unless `passes_solutions` is true. On
        a small board it stops at each solution in any case, until all are listed.
        """
        search = self.search
        steps = search.steps
        solutions = search.solutions
        are_all_listed = self.findings.solutions.are_all
        # On a small board, the tick of a solution on the progress line is at its exact
        # step, which is known only while the search is at the solution. On larger
        # boards a tick is estimated.
        needs_step = search.n <= COUNTED_AT_ONCE and not are_all_listed
        passed: list[list[int]] = []
        made = search.advance(
            limit,
            stop_at_solution=needs_step or not passes_solutions,
            passed=None if are_all_listed else passed,
        )
        self.findings.record_passed(passed, solutions)
        if search.is_first:
            # The search has begun again: go back to its end.
            found = (solutions or 0) + len(passed)
            if are_all_listed:
                found = len(self.findings.solutions)
            counts = None if steps is None else (steps + made, found)
            end = Position.end(search.n, search.strategy)
            self.search = resume(end, counts)
        self._record()
        return made

    def go(self, limit: int) -> int:
        """Make up to `limit` steps, and return how many.

        A run passes solutions if it does not pause on them. It is halted where it has
        reached its aim, or enters a column with a breakpoint.
        """
        column = self.search.column
        breakpoints = self.findings.breakpoints if self.aim is Aim.RUN else set()
        never_pauses = self.aim is Aim.RUN and not self.tempo.stay
        made = self.advance(
            1 if breakpoints else limit,
            passes_solutions=self.aim is Aim.ALL or never_pauses,
        )
        has_entered = self.search.column != column and not self.is_at_end
        is_at_breakpoint = has_entered and self.search.column in breakpoints
        is_at_aim = self.search.is_solution and self.aim is Aim.SOLUTION
        if is_at_breakpoint or is_at_aim:
            self.halt()
        return made

    def back(self) -> None:
        """Undo one step."""
        if not self.aim and self.search.back() is not None:
            self.forget_undone()
            self._record()

    def resize(self, n: int) -> None:
        """Go to the first position of another size."""
        self.jump(Position.first(n, self.search.strategy))

    def jump(self, position: Position) -> None:
        """Go to a position, of any size."""
        self.move(lambda: self._go_to(resume(position)))

    def begin_anew(self, position: Position) -> None:
        """Go to a position, and forget what was found and all breakpoints."""
        self.findings = Findings(position.n, position.strategy)
        self._go_to(resume(position))

    def go_to_share(self, share: float) -> None:
        """Go to where about this share of the search is done.

        It is exact to a step if the steps of the search are counted.
        """
        n = self.search.n
        strategy = self.search.strategy
        if n > counted_at_once(strategy):
            self._go_to(resume(position_at(n, share, strategy)))
        else:
            share = min(max(0.0, share), 1.0)
            self._find(int(share * TOTAL_STEPS_OF[strategy][n]))

    def keep(self, start: Place) -> bool:
        """Keep the start of a move, and return whether it led to another place.

        If it did not, nothing is kept.
        """
        has_moved = super().keep(start)
        # Each search may have found many solutions.
        while len({place.findings for place in self.history.done}) > SEARCHES_HELD:
            self.history = History(self.history.done[1:])
        return has_moved

    def pass_time(self, dt: float, spent: float | None = None) -> None:
        """Let `dt` seconds pass; in spare time count subtrees and change the colour."""
        super().pass_time(dt, spent)
        if self._counts_now:
            self.is_counting = self.findings.count(self.search, spent or 0.0)
        self._recolour(max(0.0, dt))

    def _go_to(self, search: Search) -> None:
        """Continue with another search."""
        if (search.n, search.strategy) != (self.search.n, self.search.strategy):
            self.findings = Findings(search.n, search.strategy)
        self.search = search
        self._find_before()

    def _find_before(self) -> None:
        """Find all solutions before the present position of a small board.

        This takes milliseconds. The position is recorded on boards of any size.
        """
        if self.search.n <= COUNTED_AT_ONCE and self.search.steps:
            self._find(self.search.steps)
        self._record()

    def _find(self, steps: int) -> None:
        """Begin a round, make some steps, and find all solutions on the way."""
        self.begin()
        while steps:
            steps -= self.advance(steps)

    def _record(self) -> None:
        """Record what is on the board, and have the finished subtrees counted."""
        self.is_counting = True
        self.run_time = None
        self.findings.record(self.search)

    def _recolour(self, dt: float) -> None:
        """Change the colour of the board, unless it has changed a moment ago."""
        self._held += dt
        is_wrong = self._is_green != self.search.is_solution
        if is_wrong and self._held >= COLOUR_HOLD - ROUNDING:
            self._is_green = not self._is_green
            self._held = 0.0
