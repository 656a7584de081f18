"""What runs in time: aims, speed, pauses, slices of full speed. Time arrives as seconds; nothing here reads a clock."""

from __future__ import annotations

import math

from .commands import FASTEST, FULL, QVIEW_PAUSE, QVIEW_SPEED, SLOWEST, WATCHED
from .moment import Aim, Mode, Pace
from .slices import Slices

LATEST = 0.25
"""The longest time in seconds that counts for a frame that came late."""

FAST_FROM = 60
"""Steps a second above which nobody can read single steps, so none are put into words."""

ROUNDING = 1e-9
"""Seconds by which the sum of frame times may miss a whole interval."""


class Tempo:
    """How fast everything runs.

    `speed` is in steps a second, from SLOWEST to FASTEST, or FULL; `pause` in seconds, for which a run stays where it
    pauses, or None while nobody has said: see `stay`. With `loop` a run pauses at the end too and begins again.
    """

    def __init__(self, speed: float = QVIEW_SPEED, pause: float | None = None, *, loop: bool = False) -> None:
        self.speed, self.pause, self.loop = speed, pause, loop

    @property
    def stay(self) -> float:
        """Seconds for which a run pauses: unless somebody has said, none at full speed, else QView's."""
        if self.pause is not None:
            return self.pause
        return 0.0 if self.speed == FULL else QVIEW_PAUSE


class Runner:
    """Something that runs: towards an aim, a step each interval, or at full speed as many as fill the frames.

    What a step is, where a run pauses and where it ends, those say that are runners.
    """

    def __init__(self, tempo: Tempo) -> None:
        self.tempo = tempo
        self._aim: Aim | None = None
        self._wait = 0.0  # seconds until a run goes on
        self._slices = Slices()
        self._ran = 0.0  # seconds since the last run began

    @property
    def is_first(self) -> bool:
        """Whether it stands where a round begins."""
        raise NotImplementedError

    @property
    def is_at_end(self) -> bool:
        """Whether it is over and shown so, until something begins the next round."""
        raise NotImplementedError

    @property
    def is_at_pause(self) -> bool:
        """Whether a run pauses here."""
        raise NotImplementedError

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to undo; a run is one."""
        raise NotImplementedError

    @property
    def can_redo(self) -> bool:
        """Whether a move was undone that can be done again."""
        raise NotImplementedError

    def begin(self) -> None:
        """Begin a round."""
        raise NotImplementedError

    def go(self, limit: int) -> int:
        """Make up to `limit` steps of a run, and return how many; it is halted where it has come to its aim."""
        raise NotImplementedError

    def back(self) -> None:
        """Undo one step."""
        raise NotImplementedError

    def restart(self) -> None:
        """Go to where a round begins, as a move."""
        raise NotImplementedError

    def seek(self, share: float, *, goes_on: bool = False) -> None:
        """Go to where about this share of the way is done; a drag that `goes_on` belongs to the move before."""
        raise NotImplementedError

    def undo(self) -> bool:
        """Return to where the last move began; a run is halted first. Return whether there was anything to undo."""
        raise NotImplementedError

    def redo(self) -> bool:
        """Do again what was undone last, and return whether there was anything; a run is halted first."""
        raise NotImplementedError

    @property
    def aim(self) -> Aim | None:
        """What it is running for, if it is running."""
        return self._aim

    @property
    def mode(self) -> Mode:
        """What it is doing. It is complete where it is halted at the end."""
        if self._aim:
            return Mode.RUNNING
        return Mode.COMPLETE if self.is_at_end else Mode.HALTED

    @property
    def speed(self) -> float:
        """Steps a second, or FULL."""
        return self.tempo.speed

    @property
    def is_busy(self) -> bool:
        """Whether it has something to do in the next tick that should come soon."""
        return self._aim is not None

    @property
    def is_at_full_speed(self) -> bool:
        """Whether it runs, or would run, as fast as it can."""
        return self.speed == FULL or self._aim in (Aim.SOLUTION, Aim.ALL)

    @property
    def due(self) -> float:
        """Seconds until it has something to do or to show: 0 for as soon as possible, infinite for never."""
        if not self._aim:
            return math.inf
        # While it pauses its seconds are counted down.
        return max(0.0, self._wait if self._wait <= 1 else self._wait - math.ceil(self._wait - ROUNDING) + 1)

    @property
    def fills_frames(self) -> bool:
        """Whether its ticks take as long as a frame, so that the next may follow at once."""
        return self._aim is not None and self.is_at_full_speed and self._wait <= 0

    @property
    def pausing(self) -> int:
        """Whole seconds until a run that pauses goes on, 0 while it does not pause."""
        return math.ceil(self._wait - ROUNDING) if self._is_pausing else 0

    @property
    def pace(self) -> Pace | None:
        """How fast it searches, where that is too fast to be read."""
        is_slow = self.speed <= FAST_FROM and not self.is_at_full_speed
        if not self._aim or is_slow or self._is_pausing:
            return None
        return Pace(FULL, self._slices.rate) if self.is_at_full_speed else Pace(self.speed, None)

    def run(self) -> None:
        """Begin to run, the first step one interval from now; where a round is complete, begin a new one."""
        if not self._aim:
            self._start(Aim.RUN)

    def watch(self) -> None:
        """Run so slowly that each step can be read, unless somebody has set a speed."""
        if self.speed == QVIEW_SPEED:
            self.set_speed(WATCHED)
        self.run()

    def next_solution(self) -> None:
        """Go on to the next solution, or to the end if there is none, at full speed, and halt there."""
        self.halt()
        self._start(Aim.SOLUTION)

    def halt(self) -> None:
        """Stop where it stands."""
        self._aim = None

    def set_speed(self, speed: float) -> None:
        """Run at another speed from now on; a pause goes on undisturbed."""
        self.tempo.speed = speed
        if not (self._pauses and self.tempo.stay):
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
        if self._aim:
            dt = max(0.0, dt)
            self._ran += dt
            self._run_for(dt, dt if spent is None else spent)

    @property
    def _interval(self) -> float:
        return 0.0 if self.is_at_full_speed else 1 / self.speed

    @property
    def _pauses(self) -> bool:
        """Whether a run stays here for all to see."""
        return self._aim is Aim.RUN and (self.is_at_pause or self.is_at_end)

    @property
    def _is_pausing(self) -> bool:
        return self._pauses and self.tempo.stay > self._interval

    @property
    def _loops(self) -> bool:
        return self.tempo.loop and self._aim is Aim.RUN

    def _start(self, aim: Aim) -> None:
        if self.is_at_end:
            self.begin()
        self._aim = aim
        self._wait, self._ran = self._interval, 0.0
        self._slices.begin()

    def _run_for(self, dt: float, spent: float) -> None:
        """Go on each time the wait is over. A slice takes up the frame; so does a pause at the end, for all to see."""
        time = min(dt, LATEST)
        while self._aim and self._wait <= time + ROUNDING:
            time = max(0.0, time - self._wait)
            if self.is_at_end:
                self.begin()
            elif self.is_at_full_speed:
                self._make_slice(dt, spent)
            else:
                self.go(1)
            self._wait = max(self._interval, self.tempo.stay) if self._pauses else self._interval
            if self.is_at_end and not self._loops:
                self._end()
            if self.is_at_end or self.is_at_full_speed:
                return
        self._wait -= time

    def _end(self) -> None:
        """Halt at the end."""
        self.halt()

    def _make_slice(self, dt: float, spent: float) -> None:
        """Make as many steps as fill a frame, judged by the seconds that the last slice took."""
        limit, made = self._slices.limit(spent), 0
        while made < limit and self._aim:
            if self.is_at_end:
                self.begin()
            made += self.go(limit - made)
            if (self._pauses and self.tempo.stay) or (self.is_at_end and not self._loops):
                break
        self._slices.note(made, dt)
