"""Running a search in time: modes, speed, pauses. Time arrives as seconds; nothing here reads a clock."""

from __future__ import annotations

import math

from ..search.position import Position
from ..search.search import Search
from .commands import FASTEST, FULL, QVIEW_PAUSE, QVIEW_SPEED, SLOWEST
from .findings import progress_of
from .journey import Journey
from .moment import Aim, Mode, Moment, Pace
from .moves import Stand
from .slices import Slices

LATEST = 0.25
"""The longest time in seconds that counts for a frame that came late."""

COLOUR_HOLD = 1 / 3
"""Seconds between two changes of the board's colour, at least: no more than three flashes a second (WCAG 2.3.1)."""

FAST_FROM = 60
"""Steps a second above which nobody can read single steps, so none are put into words."""

_ROUNDING = 1e-9
"""Seconds by which the sum of frame times may miss a whole interval."""


class Player(Journey):
    """A journey in time, with a mode, a speed and pauses.

    `speed` is in steps a second, from SLOWEST to FASTEST, or FULL; `pause` in seconds, for which a run stays on a
    solution; with `loop` a run pauses at the end too and begins again. The sizes of the subtrees that the search has
    finished are counted in spare time. A run halts where it enters a column that has a breakpoint.
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
        self.speed = speed
        self._aim: Aim | None = None
        self._wait = 0.0  # seconds until a run goes on
        self._slices = Slices()
        self._is_green = search.is_solution
        self._held = math.inf  # seconds since the board's colour changed
        self._run_from: Stand | None = None
        super().__init__(search)

    @property
    def mode(self) -> Mode:
        """What it is doing. It is complete if it is halted at the end position."""
        if self._aim:
            return Mode.RUNNING
        return Mode.COMPLETE if self.is_at_end else Mode.HALTED

    @property
    def aim(self) -> Aim | None:
        """What it is running for, if it is running."""
        return self._aim

    @property
    def is_busy(self) -> bool:
        """Whether it has something to do in the next tick that should come soon."""
        return self._aim is not None or self.is_counting or self._is_green != self.search.is_solution

    @property
    def due(self) -> float:
        """Seconds until it has something to do or to show: 0 for as soon as possible, infinite for never."""
        dues = [math.inf]
        if self.is_counting and not (self._aim and self._is_at_full_speed):
            dues.append(0.0)
        if self._aim:
            # While it pauses its seconds are counted down.
            dues.append(self._wait if self._wait <= 1 else self._wait - math.ceil(self._wait - _ROUNDING) + 1)
        if self._is_green != self.search.is_solution:
            dues.append(COLOUR_HOLD - self._held)
        return max(0.0, min(dues))

    @property
    def fills_frames(self) -> bool:
        """Whether its ticks take as long as a frame, so that the next may follow at once."""
        return self._aim is not None and self._is_at_full_speed and self._wait <= 0

    def moment(self) -> Moment:
        """Return what there is to be seen now."""
        return Moment(
            position=self.search.position,
            steps=self.search.steps,
            found=self.found,
            mode=self.mode,
            aim=self._aim,
            is_green=self._is_green,
            pause=math.ceil(self._wait - _ROUNDING) if self._is_pausing else 0,
            pace=self.pace,
            speed=self.speed,
            stay=self.pause,
            progress=progress_of(self.search),
            sized=self.findings.sizes.news,
            listed=len(self.findings.solutions),
            ticked=len(self.findings.ticks),
            breakpoints=frozenset(self.findings.breakpoints),
            can_undo=self.moves.can_undo or self._aim is not None,
            can_redo=self.moves.can_redo,
        )

    def run(self) -> None:
        """Begin to run, the first step one interval from now; where a round is complete, begin a new one."""
        if not self._aim:
            self._start(Aim.RUN)

    def next_solution(self) -> None:
        """Go on to the next solution, or to the end if there is none, at full speed, and halt there."""
        self.halt()
        self._start(Aim.SOLUTION)

    def all(self) -> None:
        """Go on to the end at full speed and without pauses."""
        self.halt()
        self._start(Aim.ALL)

    def halt(self) -> None:
        """Stop where the search stands."""
        self._aim = None
        if self._run_from:
            self.moves.keep(self._run_from, self.stand())
            self._run_from = None

    def next(self) -> None:
        """Make one step; where a round is complete, show the first position of a new one instead."""
        if self._aim:
            return
        self.moves.forget_undone()
        if self.is_at_end:
            self.begin()
        else:
            self.advance(1)
        self._recolour(0)

    def back(self) -> None:
        """Undo one step."""
        if not self._aim and self.step_back():
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

    def seek(self, share: float, *, goes_on: bool = False) -> None:
        """Go to where about this share of the search is done; a drag that `goes_on` belongs to the move before.

        For n up to 10 this is exact to a step, above an estimate.
        """
        self.halt()
        self.seek_to(share, goes_on=goes_on)
        self._recolour(0)

    def undo(self) -> bool:
        """Return to where the last move began; a run is halted first. Return whether there was anything to undo."""
        self.halt()
        return self._turn(self.undo_move())

    def redo(self) -> bool:
        """Do again what was undone last, and return whether there was anything; a run is halted first."""
        if not self.moves.can_redo:
            return False
        self.halt()
        return self._turn(self.redo_move())

    def _turn(self, has_moved: bool) -> bool:
        if has_moved:
            self._recolour(0)
        return has_moved

    def set_speed(self, speed: float) -> None:
        """Run at another speed from now on; a pause goes on undisturbed."""
        self.speed = speed
        if not self._pauses:
            self._wait = min(self._wait, self._interval)

    def change_speed(self, factor: float) -> None:
        """Run faster or slower by a factor; beyond the fastest is full speed, and from there back the fastest."""
        if self.speed == FULL or (self.speed == FASTEST and factor > 1):
            self.set_speed(FASTEST if factor < 1 else FULL)
        else:
            self.set_speed(min(max(SLOWEST, self.speed * factor), FASTEST))

    def pass_time(self, dt: float, spent: float | None = None) -> None:
        """Let `dt` seconds pass. A late frame makes no more than LATEST seconds' steps; time never runs back.

        `spent` are the seconds that this took last time, where somebody measured them: what full speed makes of a
        frame is judged by that, and not by how long it took to draw.
        """
        dt = max(0.0, dt)
        if self._aim:
            self._run_for(dt, dt if spent is None else spent)
        if self.is_counting and not (self._aim and self._is_at_full_speed):
            self.is_counting = self.findings.count(self.search)
        self._recolour(dt)

    @property
    def _interval(self) -> float:
        return 0.0 if self._is_at_full_speed else 1 / self.speed

    @property
    def _is_at_full_speed(self) -> bool:
        return self.speed == FULL or self._aim in (Aim.SOLUTION, Aim.ALL)

    @property
    def _pauses(self) -> bool:
        """Whether a run waits here for longer than one interval."""
        return self.search.is_solution or self.is_at_end

    @property
    def _is_pausing(self) -> bool:
        return self._aim is Aim.RUN and self._pauses and self.pause > self._interval

    @property
    def pace(self) -> Pace | None:
        """How fast it searches, where that is too fast to be read."""
        is_slow = self.speed <= FAST_FROM and not self._is_at_full_speed
        if not self._aim or is_slow or self._is_pausing:
            return None
        return Pace(FULL, self._slices.rate) if self._is_at_full_speed else Pace(self.speed, None)

    def _start(self, aim: Aim) -> None:
        self._run_from = self.stand()
        if self.is_at_end:
            self.begin()
        self._aim = aim
        self._wait = self._interval
        self._slices.begin()

    def _move(self, search: Search) -> None:
        """Move somewhere else, halted."""
        self.halt()
        self.move_to(search)
        self._recolour(0)

    def _run_for(self, dt: float, spent: float) -> None:
        """Go on each time the wait is over. A slice takes up the frame; so does a pause at the end, for all to see."""
        time = min(dt, LATEST)
        while self._aim and self._wait <= time + _ROUNDING:
            time = max(0.0, time - self._wait)
            if self.is_at_end:
                self.begin()
            elif self._is_at_full_speed:
                self._make_slice(dt, spent)
            else:
                self._step_in_run()
            self._wait = max(self._interval, self.pause) if self._pauses else self._interval
            if self.is_at_end and not (self.loop and self._aim is Aim.RUN):
                self.halt()
            if self.is_at_end or self._is_at_full_speed:
                return
        self._wait -= time

    def _make_slice(self, dt: float, spent: float) -> None:
        """Make as many steps as fill a frame, judged by the seconds that the last slice took."""
        limit, made = self._slices.limit(spent), 0
        while made < limit and self._aim:
            if self.is_at_end:
                self.begin()
            may_halt = self._aim is Aim.RUN and self.findings.breakpoints
            made += self._step_in_run() if may_halt else self._advance(limit - made)
            if self.search.is_solution and self._aim is Aim.SOLUTION:
                self.halt()
            if self._pauses and self._aim is Aim.RUN and self.pause:
                break
            if self.is_at_end and not (self._aim is Aim.RUN and self.loop):
                break
        self._slices.note(made, dt)

    def _advance(self, limit: int) -> int:
        """Make up to `limit` steps of a run. It passes solutions only if it does not pause on them."""
        passes = self._aim is Aim.ALL or (self._aim is Aim.RUN and self.pause <= 0)
        return self.advance(limit, passes_solutions=passes)

    def _step_in_run(self) -> int:
        """Make one step of a run, and halt it where it enters a column that has a breakpoint."""
        column = len(self.search.board)
        made = self._advance(1)
        entered = len(self.search.board)
        if entered != column and entered in self.findings.breakpoints and not self.is_at_end:
            self.halt()
        return made

    def _recolour(self, dt: float) -> None:
        self._held += dt
        if self._is_green != self.search.is_solution and self._held >= COLOUR_HOLD - _ROUNDING:
            self._is_green = not self._is_green
            self._held = 0.0
