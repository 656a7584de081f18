"""Running a search in time: modes, speed, pauses. Time arrives as seconds in `tick(dt)`; nothing here reads a clock."""

from __future__ import annotations

import math

from ..search.facts import COUNTED_AT_ONCE, TOTAL_STEPS
from ..search.position import Position
from ..search.search import Search
from ..search.tree import position_at, progress
from .commands import FASTEST, FULL, QVIEW_PAUSE, QVIEW_SPEED, SLOWEST, Action
from .moment import Job, Mode, Moment, Pace, Stand

LATEST = 0.25
"""Seconds that count at most of a frame that came late."""

COLOUR_HOLD = 1 / 3
"""Seconds between two changes of the board's colour, at least: no more than three flashes a second (WCAG 2.3.1)."""

FRAME = 1 / 60
"""Seconds that a slice of full speed and the drawing after it should fill."""

SMALLEST_SLICE, GROWTH, REACH = 100, 2.0, 1.02
"""Steps of a slice at least, by what factor one may exceed the last, and how many frames it tries to fill."""

TICKS = 2048
"""Into how many places the progress line is divided for its ticks."""

SPARE = 100_000
"""Steps of counting in a tick, a few thousandths of a second."""

PLAYED = frozenset({
    Action.RUN, Action.HALT, Action.BACK, Action.NEXT, Action.NEXT_SOLUTION, Action.ALL, Action.RESTART, Action.UNDO,
    Action.REDO, Action.SLOWER, Action.FASTER,
})  # fmt: skip
"""Actions of which the player tells whether they apply."""

FAST_FROM = 60
"""Steps a second above which nobody can read single steps, so none are put into words."""

RATED_EVERY = 0.5
"""Seconds between two measurements of the rate of full speed."""

UNDONE_AT_MOST = 500
"""Moves that can be undone."""

_ROUNDING = 1e-9
"""Seconds by which sums of frame times may miss a whole interval."""


class Player:
    """A search with a mode, a speed and pauses, and the solutions that it has found.

    `speed` is in steps a second, from SLOWEST to FASTEST, or FULL; `pause` in seconds, for which a run stays on a
    solution; with `loop` a run pauses at the end too and begins again. The sizes of the subtrees that the search has
    finished are counted in the time that a tick does not need for steps. A run halts where it enters a column that
    has a breakpoint.

    A move is what takes more than one step, or another way: a run, from its start to its halt, and all that goes to
    another place at once. Moves can be undone, and done again until a step or another move is made.
    """

    def __init__(
        self,
        search: Search,
        *,
        speed: float = QVIEW_SPEED,
        pause: float = QVIEW_PAUSE,
        loop: bool = False,
    ) -> None:
        self.pause = pause
        self.loop = loop
        self._speed = speed
        self._job: Job | None = None
        self._is_counting = False
        self._wait = 0.0  # seconds until a run goes on
        self._slice = 0  # steps that the last tick at full speed made
        self._rate: int | None = None  # steps a second at full speed
        self._rated = (0, 0.0)  # steps and seconds since that was measured
        self._is_green = search.is_solution
        self._held = math.inf  # seconds since the board's colour changed
        self._undone: list[Stand] = []
        self._done: list[Stand] = []
        self._run_from: Stand | None = None
        self._drag_from: Stand | None = None
        self._take(Stand.at(search))
        self._find_before()

    def _take(self, stand: Stand) -> None:
        self.search, self._findings = stand
        self.sizes, self.solutions, self.ticks, self.breakpoints = self._findings

    def _stand(self) -> Stand:
        return Stand(self.search.copy(), self._findings)

    @property
    def mode(self) -> Mode:
        """What it is doing; complete is being halted at the end position."""
        if self._job:
            return Mode.RUNNING
        return Mode.COMPLETE if self.is_at_end else Mode.HALTED

    @property
    def job(self) -> Job | None:
        """What it is running for, if it is."""
        return self._job

    @property
    def is_at_end(self) -> bool:
        """Whether the search is over and shown so, until something begins the next round."""
        return self.search.candidate == self.search.n

    @property
    def is_busy(self) -> bool:
        """Whether it has something to do in the next tick, and wants it soon."""
        return self._job is not None or self._is_counting or self._is_green != self.search.is_solution

    @property
    def fills_frames(self) -> bool:
        """Whether its ticks take as long as a frame, so that the next may follow at once."""
        return self._job is not None and self._is_at_full_speed and self._wait <= 0

    @property
    def found(self) -> int | None:
        """Solutions found so far, one on view included, if known."""
        solutions = self.search.solutions
        return None if solutions is None else solutions + self.search.is_solution

    @property
    def can(self) -> frozenset[Action]:
        """The actions that apply; any other does nothing."""
        applies = {
            Action.RUN: self._job is None,
            Action.HALT: self._job is not None,
            Action.BACK: self._job is None and not self.search.is_first,
            Action.NEXT: self._job is None,
            Action.NEXT_SOLUTION: self._job is not Job.SOLUTION,
            Action.ALL: self._job is not Job.ALL,
            Action.RESTART: self._job is not None or not self.search.is_first,
            Action.UNDO: bool(self._done) or self._job is not None,
            Action.REDO: bool(self._undone),
            Action.SLOWER: self._speed > SLOWEST,
            Action.FASTER: self._speed < FULL,
        }
        return frozenset(action for action, does_apply in applies.items() if does_apply)

    def moment(self) -> Moment:
        """Return what there is to be seen now."""
        is_pausing = self._job is Job.RUN and self._pauses and self.pause > self._interval
        return Moment(
            position=self.search.position,
            steps=self.search.steps,
            found=self.found,
            mode=self.mode,
            job=self._job,
            is_green=self._is_green,
            pause=math.ceil(self._wait - _ROUNDING) if is_pausing else 0,
            pace=None if is_pausing else self._pace(),
            speed=self._speed,
            progress=self._progress(),
            sized=self.sizes.news,
            listed=len(self.solutions),
            ticked=len(self.ticks),
            breakpoints=frozenset(self.breakpoints),
            can=self.can,
        )

    def run(self) -> None:
        """Begin to run, the first step one interval from now; where a round is complete, begin a new one."""
        if not self._job:
            self._start(Job.RUN)

    def next_solution(self) -> None:
        """Go on to the next solution, or to the end if there is none, at full speed, and halt there."""
        self.halt()
        self._start(Job.SOLUTION)

    def all(self) -> None:
        """Go on to the end at full speed and without pauses."""
        self.halt()
        self._start(Job.ALL)

    def halt(self) -> None:
        """Stop where the search stands."""
        self._job = None
        if self._run_from:
            self._keep_move(self._run_from)
            self._run_from = None

    def next(self) -> None:
        """Make one step; where a round is complete, show the first position of a new one instead."""
        if self._job:
            return
        self._undone.clear()
        if self.is_at_end:
            self._begin()
        else:
            self._advance(1)
        self._recolour(0)

    def back(self) -> None:
        """Undo one step."""
        if not self._job and self.search.back():
            self._undone.clear()
            self._note()
            self._recolour(0)

    def restart(self) -> None:
        """Go to the first position; what was found stays."""
        self._move(Search(self.search.n))

    def resize(self, n: int) -> None:
        """Go to the first position of another size; nothing of the old one stays."""
        self._move(Search(n))

    def jump(self, position: Position) -> None:
        """Resume at a position, of any size."""
        self._move(Search.at(position))

    def seek(self, share: float, *, is_first: bool = True) -> None:
        """Go to where about this share of the search is done; a drag is one move, which its first seek begins.

        For n up to 10 this is exact to a step, above an estimate.
        """
        n = self.search.n
        position = position_at(n, share)
        if n > COUNTED_AT_ONCE or position.is_end:
            search = Search.at(position)
        else:
            search = Search(n)
            steps = int(max(0.0, share) * TOTAL_STEPS[n])
            if steps:
                search.advance(steps, stop_at_solution=False)
        self.halt()
        if is_first:
            self._drag_from = self._stand()
        self._go_to(search)
        if self._drag_from and self._keep_move(self._drag_from):
            self._drag_from = None

    def undo(self) -> bool:
        """Return to where the last move began; a run is halted first. The steps made since go with the move.

        Return whether there was anything to undo.
        """
        self.halt()
        return self._return(self._done, self._undone)

    def redo(self) -> bool:
        """Do again what was undone last, and return whether there was anything; a run is halted first."""
        if not self._undone:
            return False
        self.halt()
        return self._return(self._undone, self._done)

    def _return(self, there: list[Stand], back: list[Stand]) -> bool:
        """Go where one list leads, and keep the way back in the other."""
        if not there:
            return False
        back.append(self._stand())
        self._take(there.pop())
        self._note()
        self._recolour(0)
        return True

    def _keep_move(self, start: Stand) -> bool:
        """Keep where a move began, if it led anywhere, so that it can be undone; return whether it did."""
        has_moved = start != self._stand()
        if has_moved:
            self._done.append(start)
            del self._done[:-UNDONE_AT_MOST]
            self._undone.clear()
        return has_moved

    def toggle_breakpoint(self, column: int) -> None:
        """Set a breakpoint in a column, or take it away."""
        self.breakpoints ^= {column}

    def set_speed(self, speed: float) -> None:
        """Run at another speed from now on; a pause goes on undisturbed."""
        self._speed = speed
        if not self._pauses:
            self._wait = min(self._wait, self._interval)

    def change_speed(self, factor: float) -> None:
        """Run faster or slower by a factor; beyond the fastest is full speed, and from there back the fastest."""
        if self._speed == FULL or (self._speed == FASTEST and factor > 1):
            self.set_speed(FASTEST if factor < 1 else FULL)
        else:
            self.set_speed(min(max(SLOWEST, self._speed * factor), FASTEST))

    def tick(self, dt: float, spent: float | None = None) -> None:
        """Let `dt` seconds pass. A late frame makes no more than LATEST seconds' steps; time never runs back.

        `spent` are the seconds that the last tick took by itself, where somebody measured them: what full speed makes
        of a frame is judged by that, and not by how long it took to draw.
        """
        dt = max(0.0, dt)
        if self._job:
            self._run_for(dt, dt if spent is None else spent)
        if self._is_counting and not (self._job and self._is_at_full_speed):
            self._count()
        self._recolour(dt)

    @property
    def _interval(self) -> float:
        return 0.0 if self._is_at_full_speed else 1 / self._speed

    @property
    def _is_at_full_speed(self) -> bool:
        return self._speed == FULL or self._job in (Job.SOLUTION, Job.ALL)

    @property
    def _pauses(self) -> bool:
        """Whether a run waits here longer than one interval."""
        return self.search.is_solution or self.is_at_end

    def _pace(self) -> Pace | None:
        if not self._job or (self._speed <= FAST_FROM and not self._is_at_full_speed):
            return None
        return Pace(FULL, self._rate) if self._is_at_full_speed else Pace(self._speed, None)

    def _progress(self) -> float:
        n = self.search.n
        if n <= COUNTED_AT_ONCE and (steps := self.search.steps) is not None:
            return steps / TOTAL_STEPS[n]
        return progress(self.search.position)

    def _start(self, job: Job) -> None:
        self._run_from = self._stand()
        if self.is_at_end:
            self._begin()
        self._job = job
        self._wait = self._interval
        self._rate, self._rated = None, (0, 0.0)

    def _move(self, search: Search) -> None:
        """Move somewhere else, halted."""
        self.halt()
        start = self._stand()
        self._go_to(search)
        self._keep_move(start)

    def _go_to(self, search: Search) -> None:
        self._take(Stand(search, self._findings) if search.n == self.search.n else Stand.at(search))
        self._find_before()
        self._recolour(0)

    def _find_before(self) -> None:
        """Find all solutions before where the search stands, if that is a matter of milliseconds."""
        steps, n = self.search.steps, self.search.n
        if n <= COUNTED_AT_ONCE and steps:
            self.search = Search(n)
            made = 0
            while made < steps:
                made += self._advance(steps - made)
        self._note()

    def _run_for(self, dt: float, spent: float) -> None:
        """Go on each time the wait is over; a slice and an end to pause at, which all should see, take up the frame."""
        time = min(dt, LATEST)
        while self._job and self._wait <= time + _ROUNDING:
            time = max(0.0, time - self._wait)
            if self.is_at_end:
                self._begin()
            elif self._is_at_full_speed:
                self._make_slice(dt, spent)
            else:
                self._step_in_run()
            self._wait = max(self._interval, self.pause) if self._pauses else self._interval
            if self.is_at_end and not (self.loop and self._job is Job.RUN):
                self.halt()
            if self.is_at_end or self._is_at_full_speed:
                return
        self._wait -= time

    def _make_slice(self, dt: float, spent: float) -> None:
        """Make as many steps as fill a frame, judged by the seconds that the last slice took."""
        growth = min(GROWTH, REACH * FRAME / spent) if spent > 0 else GROWTH
        limit = max(SMALLEST_SLICE, int(self._slice * growth))
        made = 0
        while made < limit and self._job:
            if self.is_at_end:
                self._begin()
            made += self._step_in_run() if self.breakpoints and self._job is Job.RUN else self._advance(limit - made)
            if self.search.is_solution and self._job is Job.SOLUTION:
                self.halt()
            if self._pauses and self._job is Job.RUN and self.pause:
                break
            if self.is_at_end and not (self._job is Job.RUN and self.loop):
                break
        self._slice = made
        self._rate_slice(made, dt)

    def _rate_slice(self, made: int, dt: float) -> None:
        """Measure how many steps a second full speed makes, now and then, so that the number can be read."""
        steps, seconds = self._rated[0] + made, self._rated[1] + dt
        if seconds >= RATED_EVERY:
            self._rate = rounded(steps / seconds)
            steps, seconds = 0, 0.0
        self._rated = (steps, seconds)

    def _step_in_run(self) -> int:
        """Make one step of a run, and halt it where it enters a column that has a breakpoint."""
        column = len(self.search.board)
        made = self._advance(1)
        entered = len(self.search.board)
        if entered != column and entered in self.breakpoints and not self.is_at_end:
            self.halt()
        return made

    def _advance(self, limit: int) -> int:
        """Make up to `limit` steps, no further than a new solution or the end, and return how many were made."""
        is_pausing = self._job is not Job.ALL and (self._job is not Job.RUN or self.pause > 0)
        is_stopping = is_pausing or not self.solutions.are_all
        steps, found = self.search.steps, self.found if is_stopping else len(self.solutions)
        made = self.search.advance(limit, stop_at_solution=is_stopping)
        if self.search.is_first:
            end = Position.end(self.search.n)
            self.search = Search.at(end, None if steps is None else (steps + made, found or 0))
        self._note()
        return made

    def _begin(self) -> None:
        self.search = Search(self.search.n)
        self._note()

    def _note(self) -> None:
        """Keep the solution on view, and see to it that what is finished here is counted."""
        self._is_counting = True
        if self.search.is_solution:
            self.solutions.add(self.search.board, self.found)
            self.ticks.add(int(self._progress() * TICKS))

    def _count(self) -> None:
        """Count in spare time the subtrees that the search has finished, and so where it stands, if unknown."""
        self._is_counting = self.sizes.count(self.search.position, SPARE) > 0
        if self.search.steps is None and (counts := self.sizes.counts()):
            self.search.tell(*counts)

    def _recolour(self, dt: float) -> None:
        self._held += dt
        if self._is_green != self.search.is_solution and self._held >= COLOUR_HOLD - _ROUNDING:
            self._is_green = not self._is_green
            self._held = 0.0


def rounded(number: float) -> int:
    """Return a number in two digits.

    >>> [rounded(number) for number in (7, 8_640, 21_478_110)]
    [7, 8600, 21000000]
    """
    return int(float(f"{number:.2g}"))
