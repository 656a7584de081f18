"""What runs in time: aims, speed, pauses, slices of full speed. Time arrives as seconds; nothing here reads a clock."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Protocol

from .commands import FASTEST, FULL, QVIEW_PAUSE, QVIEW_SPEED, SLOWEST, WATCHED
from .history import History, Turn
from .moment import Aim, Mode, Pace

LATEST = 0.25
"""The longest time in seconds that counts for a frame that came late."""

FAST_FROM = 60
"""Steps a second above which nobody can read single steps, so none are put into words."""

NOTICED = 0.3
"""Seconds after which a run at full speed is shown."""

ROUNDING = 1e-9
"""Seconds by which the sum of frame times may miss a whole interval."""


FRAME_TIME = 1 / 60
"""Seconds that a slice of full speed and the drawing after it should fill."""

SMALLEST, LARGEST = 100, 1_000_000
"""The fewest steps of a slice and the most: where a clock stands still, a slice would else double without end."""

GROWTH, REACH = 2.0, 1.02
"""The factor by which a slice may exceed the last, and the frames it tries to fill."""

RATED_EVERY = 0.5
"""Seconds between two measurements of the rate."""


class Tempo:
    """How fast everything runs.

    `speed` is in steps a second, from SLOWEST to FASTEST, or FULL; `pause` in seconds, for which a run stays where it
    pauses, or None while nobody has said: see `stay`. With `loop` a run pauses at the end too and begins again.
    """

    def __init__(
        self,
        speed: float = QVIEW_SPEED,
        pause: float | None = None,
        *,
        loop: bool = False,
    ) -> None:
        self.speed, self.pause, self.loop = speed, pause, loop

    @property
    def stay(self) -> float:
        """Seconds for which a run pauses: unless somebody has said, none at full speed, else QView's."""
        if self.pause is not None:
            return self.pause
        return 0.0 if self.speed == FULL else QVIEW_PAUSE


class Track(Protocol):
    """What can be run along: it says where it stands, pauses and ends, and what a step is."""

    @property
    def is_at_end(self) -> bool:
        """Whether it is over and shown so, until something begins the next round."""

    @property
    def is_at_pause(self) -> bool:
        """Whether a run pauses here."""

    @property
    def place(self) -> Any:
        """Where it stands: all that Undo brings back."""

    def come_to(self, place: Any) -> None:
        """Stand at a place again."""

    def begin(self) -> None:
        """Begin a round."""

    def go(self, limit: int) -> int:
        """Make up to `limit` steps, and return how many; a run is halted where it has come to its aim."""

    def go_to_share(self, share: float) -> None:
        """Go to where about this share of the way is done."""


def rounded(number: float) -> int:
    """Return a number in two digits.

    >>> [rounded(number) for number in (7, 105, 8_640, 21_478_110)]
    [7, 110, 8600, 21000000]
    """
    # Not by formatting: Pythons in browsers differ in how they write what lies in the middle.
    scale = 1
    while number >= 100 * scale:
        scale *= 10
    return int(number / scale + 0.5) * scale


class Runner(Track):
    """A track as it runs: towards an aim, a step each interval, or at full speed as many as fill the frames.

    Undo leads to where a move began: that is what takes more than one step, or another way. A run is one, from its
    start to its halt.
    """

    def __init__(self, tempo: Tempo) -> None:
        self.tempo = tempo
        self.history = History()
        self.aim: Aim | None = None
        """What it is running for, if it is running."""
        self._start: Any = None  # the place where the run began
        self._drag_from: Any = None
        self._wait = 0.0  # seconds until a run goes on
        self._made = 0  # steps of the last slice
        self._rate: int | None = None  # steps a second, before that is measured None
        self._measured = 0, 0.0  # steps and seconds since the rate was measured
        self._ran = 0.0  # seconds since the last run began
        self.took: float | None = None
        """Seconds of the run at full speed that came to the end which is shown, if one did."""

    @property
    def mode(self) -> Mode:
        """What it is doing. It is complete where it is halted at the end."""
        if self.aim:
            return Mode.RUNNING
        return Mode.COMPLETE if self.is_at_end else Mode.HALTED

    @property
    def speed(self) -> float:
        """Steps a second, or FULL."""
        return self.tempo.speed

    @property
    def is_busy(self) -> bool:
        """Whether it has something to do or to show."""
        return self.due < math.inf

    @property
    def is_at_full_speed(self) -> bool:
        """Whether it runs, or would run, as fast as it can."""
        return self.speed == FULL or self.aim in (Aim.SOLUTION, Aim.ALL)

    @property
    def due(self) -> float:
        """Seconds until it has something to do or to show: 0 for as soon as possible, infinite for never."""
        if not self.aim:
            return math.inf
        # While it pauses its seconds are counted down.
        return max(
            0.0,
            self._wait
            if self._wait <= 1
            else self._wait - math.ceil(self._wait - ROUNDING) + 1,
        )

    @property
    def fills_frames(self) -> bool:
        """Whether its ticks take as long as a frame, so that the next may follow at once."""
        return self.aim is not None and self.is_at_full_speed and self._wait <= 0

    @property
    def has_hardly_begun(self) -> bool:
        """Whether a run at full speed has lasted for so short a time that what it changes would only flash."""
        return self.fills_frames and self._ran < NOTICED

    @property
    def pausing(self) -> int:
        """Whole seconds until a run that pauses goes on, 0 while it does not pause."""
        return math.ceil(self._wait - ROUNDING) if self._is_pausing else 0

    @property
    def pace(self) -> Pace | None:
        """How fast it searches, where that is too fast to be read."""
        is_slow = self.speed <= FAST_FROM and not self.is_at_full_speed
        if not self.aim or is_slow or self._is_pausing:
            return None
        return (
            Pace(FULL, self._rate) if self.is_at_full_speed else Pace(self.speed, None)
        )

    def run(self) -> None:
        """Begin to run, the first step one interval from now; where a round is complete, begin a new one."""
        if not self.aim:
            self._run(Aim.RUN)

    def watch(self) -> None:
        """Run so slowly that each step can be read, unless somebody has set a speed."""
        if self.speed == QVIEW_SPEED:
            self.set_speed(WATCHED)
        self.run()

    def next_solution(self) -> None:
        """Go on to the next solution, or to the end if there is none, at full speed, and halt there."""
        self._run(Aim.SOLUTION)

    def all(self) -> None:
        """Go on to the end at full speed and without pauses."""
        self._run(Aim.ALL)

    def halt(self) -> None:
        """Stop where it stands."""
        if self.aim:
            self.aim = None
            self.keep(self._start)

    def next(self) -> None:
        """Make one step; where a round is complete, begin a new one instead."""
        if not self.aim:
            self.forget_undone()
            if self.is_at_end:
                self.begin()
            else:
                self.go(1)

    def restart(self) -> None:
        """Go to where a round begins; what was found stays."""
        self.move(self.begin)

    def seek(self, share: float, *, goes_on: bool = False) -> None:
        """Go to where about this share of the way is done; a drag that `goes_on` belongs to the move before."""
        self.halt()
        if not goes_on:
            self._drag_from = self.place
        self.go_to_share(share)
        if self._drag_from is not None and self.keep(self._drag_from):
            self._drag_from = None

    def move(self, go: Callable[[], object]) -> None:
        """Go somewhere else at once, halted, as one move."""
        self.halt()
        start = self.place
        go()
        self.keep(start)

    def keep(self, start: object) -> bool:
        """Keep where a move began, if it led anywhere; return whether it did."""
        has_moved: bool = start != self.place
        if has_moved:
            self.history = self.history.kept(start)
        return has_moved

    def forget_undone(self) -> None:
        """Forget what was undone: a step leads elsewhere."""
        self.history = History(self.history.done)

    def turn(self, turned: Turn) -> bool:
        """Undo a move or do it again; a run is halted first. Return whether there was anything to be turned."""
        self.halt()
        place, self.history = turned(self.history, self.place)
        if place is not None:
            self.come_to(place)
        return place is not None

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
        if self.aim:
            dt = max(0.0, dt)
            self._ran += dt
            self._run_for(dt, dt if spent is None else spent)

    @property
    def _interval(self) -> float:
        return 0.0 if self.is_at_full_speed else 1 / self.speed

    @property
    def _pauses(self) -> bool:
        """Whether a run stays here for all to see."""
        return self.aim is Aim.RUN and (self.is_at_pause or self.is_at_end)

    @property
    def _is_pausing(self) -> bool:
        return self._pauses and self.tempo.stay > self._interval

    def _run(self, aim: Aim) -> None:
        self.halt()
        self._start = self.place
        if self.is_at_end:
            self.begin()
        self.aim = aim
        self._wait, self._ran = self._interval, 0.0
        self._rate, self._measured = None, (0, 0.0)

    def _run_for(self, dt: float, spent: float) -> None:
        """Go on each time the wait is over. A slice takes up the frame; so does a pause at the end, for all to see."""
        time = min(dt, LATEST)
        while self.aim and self._wait <= time + ROUNDING:
            time = max(0.0, time - self._wait)
            if self.is_at_end:
                self.begin()
            elif self.is_at_full_speed:
                self._make_slice(dt, spent)
            else:
                self.go(1)
            self._wait = (
                max(self._interval, self.tempo.stay) if self._pauses else self._interval
            )
            if self.is_at_end and not (self.tempo.loop and self.aim is Aim.RUN):
                self.took = self._ran if self.is_at_full_speed else None
                self.halt()
            if self.is_at_end or self.is_at_full_speed:
                return
        self._wait -= time

    def _make_slice(self, dt: float, spent: float) -> None:
        """Make as many steps as fill a frame, judged by the seconds that the last slice took.

        The rate changes seldom, to be read in peace.
        """
        growth = min(GROWTH, REACH * FRAME_TIME / spent) if spent > 0 else GROWTH
        limit, made = min(max(SMALLEST, int(self._made * growth)), LARGEST), 0
        while made < limit and self.aim:
            if self.is_at_end:
                self.begin()
            made += self.go(limit - made)
            if (self._pauses and self.tempo.stay) or (
                self.is_at_end and not (self.tempo.loop and self.aim is Aim.RUN)
            ):
                break
        self._made = made
        steps, seconds = self._measured[0] + made, self._measured[1] + dt
        if seconds >= RATED_EVERY:
            self._rate = rounded(steps / seconds)
            steps, seconds = 0, 0.0
        self._measured = steps, seconds
