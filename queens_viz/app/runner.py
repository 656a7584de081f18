"""What runs in time: aims, speed, pauses and slices of full speed.

Nothing reads a clock: time arrives as seconds.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple, Protocol

from ..search.position import Position
from .commands import (
    FASTEST,
    FULL,
    PROGRAM_SPEED,
    QVIEW_PAUSE,
    QVIEW_SPEED,
    SLOWEST,
)
from .findings import Findings
from .history import History, Turn
from .moment import Aim, Mode, Pace

LATEST = 0.25
"""The most seconds that a late frame counts for."""

READABLE = 60
"""The most steps a second that are put into words one by one."""

NOTICED = 0.3
"""The seconds after which a run at full speed is shown."""

ROUNDING = 1e-9
"""The seconds by which the sum of frame times may miss a whole interval."""

FRAME_TIME = 1 / 60
"""The seconds that a slice of full speed and the drawing after it should take."""

SMALLEST = 100
"""The fewest steps of a slice."""

LARGEST = 1_000_000
"""The most steps of a slice, which would grow without end if no time passed."""

GROWTH = 2.0
"""The factor by which a slice may be larger than the last one."""

REACH = 1.02
"""The number of frames that a slice tries to fill."""

RATED_EVERY = 0.5
"""The seconds between two measurements of the rate."""


class SearchPlace(NamedTuple):
    """The place of a player: what Undo brings back.

    It has no search, because each search has tables of the size of its board.
    """

    position: Position
    counts: tuple[int, int] | None  # the steps and solutions so far, if known
    findings: Findings


Place = SearchPlace | int
"""What a runner can return to: the place of a player, or the time of a race."""


class Tempo:
    """How fast everything runs."""

    def __init__(
        self,
        speed: float = QVIEW_SPEED,
        pause: float | None = None,
        *,
        loop: bool = False,
    ) -> None:
        self.speed = speed
        """Steps a second, from SLOWEST to FASTEST, or FULL."""
        self.pause = pause
        """Seconds of a pause; None while nobody has set them: see `stay`."""
        self.loop = loop
        """Whether a run pauses at the end, too, and begins again."""

    def for_programs(self) -> Tempo:
        """Return the tempo of programs, whose lines are read one by one.

        They have a speed of their own, unless somebody has asked for one at the start.
        """
        is_usual = self.speed == QVIEW_SPEED
        speed = PROGRAM_SPEED if is_usual else self.speed
        return Tempo(speed, self.pause, loop=self.loop)

    @property
    def stay(self) -> float:
        """The seconds of a pause.

        If nobody has set them, they are QView's, or none at full speed.
        """
        if self.pause is not None:
            return self.pause
        return 0.0 if self.speed == FULL else QVIEW_PAUSE


class Track(Protocol):
    """What a runner runs along: it knows its steps, and where it pauses and ends."""

    @property
    def is_at_end(self) -> bool:
        """Whether the round is over. This is shown until the next round begins."""

    @property
    def is_at_pause(self) -> bool:
        """Whether a run pauses at this place."""

    @property
    def place(self) -> Place:
        """The present place: all that Undo brings back."""

    def come_to(self, place: Place) -> None:
        """Return to a place."""

    def begin(self) -> None:
        """Begin a round."""

    def go(self, limit: int) -> int:
        """Make up to `limit` steps, and return how many.

        When it has reached its aim, the run is halted.
        """

    def go_to_share(self, share: float) -> None:
        """Go to where about this share of the round is done."""


def rounded(number: float) -> int:
    """Return a number in two digits.

    >>> [rounded(number) for number in (7, 105, 8_640, 21_478_110)]
    [7, 110, 8600, 21000000]
    """
    # Not by formatting: Pythons in browsers round halves differently.
    scale = 1
    while number >= 100 * scale:
        scale *= 10
    return int(number / scale + 0.5) * scale


class Runner(Track):
    """A track as it runs towards an aim, a step after each interval or at full speed.

    Undo goes back to the start of a move. A move is a run from its start to its halt,
    or a jump to another place. A single step is not a move.
    """

    def __init__(self, tempo: Tempo) -> None:
        self.tempo = tempo
        self.history = History()
        self.aim: Aim | None = None
        """What it is running for; None: it is halted."""
        self.run_time: float | None = None
        """The seconds of the run at full speed that came to this end, if one did."""
        self._start: Place | None = None  # where the run began
        self._drag_from: Place | None = None  # where the last drag began
        self._wait = 0.0  # seconds until a run goes on
        self._ran = 0.0  # seconds since the last run began
        self._made = 0  # steps of the last slice
        self._rate: int | None = None  # steps a second, once they have been measured
        self._rated_steps = 0  # since the rate was measured
        self._rated_seconds = 0.0

    @property
    def mode(self) -> Mode:
        """What it is doing."""
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
        """Whether it runs, or would run, as fast as possible."""
        return self.speed == FULL or self.aim in (Aim.SOLUTION, Aim.ALL)

    @property
    def due(self) -> float:
        """The seconds until it has something to do or to show.

        0 means as soon as possible, infinity never.
        """
        if not self.aim:
            return math.inf
        if self._wait <= 1:
            return max(0.0, self._wait)
        # The seconds of a long pause are counted down.
        whole_seconds = math.ceil(self._wait - ROUNDING) - 1
        return max(0.0, self._wait - whole_seconds)

    @property
    def fills_frames(self) -> bool:
        """Whether slices fill the frames: it runs at full speed, and does not wait."""
        return self.aim is not None and self.is_at_full_speed and self._wait <= 0

    @property
    def has_hardly_begun(self) -> bool:
        """Whether a run at full speed is too new to be shown: it would only flash."""
        return self.fills_frames and self._ran < NOTICED

    @property
    def pausing(self) -> int:
        """The whole seconds until a run that pauses goes on; 0 if it does not pause."""
        return math.ceil(self._wait - ROUNDING) if self._is_pausing else 0

    @property
    def pace(self) -> Pace | None:
        """The speed of the run, if single steps are too fast to be read."""
        if not self.aim or self._is_pausing:
            return None
        if self.is_at_full_speed:
            return Pace(FULL, self._rate)
        if self.speed <= READABLE:
            return None
        return Pace(self.speed, None)

    def run(self) -> None:
        """Begin to run: the first step is taken after an interval.

        At the end, begin a new round.
        """
        if not self.aim:
            self._run(Aim.RUN)

    def next_solution(self) -> None:
        """Run at full speed to the next solution, or to the end if there is none."""
        self._run(Aim.SOLUTION)

    def all(self) -> None:
        """Run at full speed to the end, without pauses."""
        self._run(Aim.ALL)

    def halt(self) -> None:
        """End the run, if there is one."""
        if self.aim:
            self.aim = None
            assert self._start is not None
            self.keep(self._start)

    def next(self) -> None:
        """Take one step. At the end, begin a new round instead."""
        if not self.aim:
            self.forget_undone()
            if self.is_at_end:
                self.begin()
            else:
                self.go(1)

    def restart(self) -> None:
        """Begin a round; what was found stays."""
        self.move(self.begin)

    def seek(self, share: float, *, goes_on: bool = False) -> None:
        """Go to where about this share of the round is done.

        With `goes_on` it belongs to the same drag as the last call, and so to its move.
        """
        self.halt()
        if not goes_on:
            self._drag_from = self.place
        self.go_to_share(share)
        if self._drag_from is not None and self.keep(self._drag_from):
            self._drag_from = None

    def move(self, go: Callable[[], object]) -> None:
        """Go to another place, halted, as one move."""
        self.halt()
        start = self.place
        go()
        self.keep(start)

    def keep(self, start: Place) -> bool:
        """Keep the start of a move, and return whether it led to another place.

        If it did not, nothing is kept.
        """
        has_moved = start != self.place
        if has_moved:
            self.history = self.history.with_move(start)
        return has_moved

    def forget_undone(self) -> None:
        """Forget what was undone, since a step leads to another place."""
        self.history = History(self.history.done)

    def turn_history(self, turn: Turn) -> bool:
        """Undo a move, or do it again; return whether there was one.

        A run is halted first.
        """
        self.halt()
        place, self.history = turn(self.history, self.place)
        if place is None:
            return False
        self.come_to(place)
        return True

    def set_speed(self, speed: float) -> None:
        """Run at another speed from now on. A pause goes on as it is."""
        self.tempo.speed = speed
        if not (self._pauses and self.tempo.stay):
            self._wait = min(self._wait, self._interval)

    def change_speed(self, factor: float) -> None:
        """Run faster or slower by a factor. Next to the fastest speed is full speed."""
        if self.speed == FULL:
            self.set_speed(FASTEST if factor < 1 else FULL)
        elif self.speed == FASTEST and factor > 1:
            self.set_speed(FULL)
        else:
            self.set_speed(min(max(SLOWEST, self.speed * factor), FASTEST))

    def pass_time(self, dt: float, spent: float | None = None) -> None:
        """Let `dt` seconds pass.

        Time never runs backwards. After a late frame, a run takes at most the steps of
        LATEST seconds. `spent` is the time in seconds that the last call took, if it
        was measured. The size of the next slice depends on it, or else on `dt`, which
        includes the time of drawing.
        """
        if self.aim:
            dt = max(0.0, dt)
            self._ran += dt
            self._run_for(dt, dt if spent is None else spent)

    @property
    def _interval(self) -> float:
        """The seconds between two steps."""
        return 0.0 if self.is_at_full_speed else 1 / self.speed

    @property
    def _pauses(self) -> bool:
        """Whether a run stays at this place for the seconds of a pause."""
        return self.aim is Aim.RUN and (self.is_at_pause or self.is_at_end)

    @property
    def _is_pausing(self) -> bool:
        """Whether a run stays at this place longer than at others."""
        return self._pauses and self.tempo.stay > self._interval

    @property
    def _ends_here(self) -> bool:
        """Whether the run is over, because it does not begin a new round."""
        begins_again = self.tempo.loop and self.aim is Aim.RUN
        return self.is_at_end and not begins_again

    def _run(self, aim: Aim) -> None:
        """Begin to run for an aim."""
        self.halt()
        self._start = self.place
        if self.is_at_end:
            self.begin()
        self.aim = aim
        self._wait = self._interval
        self._ran = 0.0
        self._rate = None
        self._rated_steps = 0
        self._rated_seconds = 0.0

    def _run_for(self, dt: float, spent: float) -> None:
        """Take the steps that are due within `dt` seconds.

        A slice at full speed takes the whole frame. So does the end, to be drawn.
        """
        time = min(dt, LATEST)
        while self.aim and self._wait <= time + ROUNDING:
            time = max(0.0, time - self._wait)
            if self.is_at_end:
                self.begin()
            elif self.is_at_full_speed:
                self._make_slice(dt, spent)
            else:
                self.go(1)
            self._wait = self._interval
            if self._pauses:
                self._wait = max(self._interval, self.tempo.stay)
            if self._ends_here:
                self.run_time = self._ran if self.is_at_full_speed else None
                self.halt()
            if self.is_at_end or self.is_at_full_speed:
                return
        self._wait -= time

    def _make_slice(self, dt: float, spent: float) -> None:
        """Make as many steps as fill a frame.

        Their number is judged by the seconds that the last slice took.
        """
        growth = GROWTH
        if spent > 0:
            growth = min(GROWTH, REACH * FRAME_TIME / spent)
        limit = min(max(SMALLEST, int(self._made * growth)), LARGEST)
        made = 0
        while made < limit and self.aim:
            if self.is_at_end:
                self.begin()
            made += self.go(limit - made)
            if self._ends_here or (self._pauses and self.tempo.stay):
                break
        self._made = made
        self._measure(made, dt)

    def _measure(self, steps: int, seconds: float) -> None:
        """Measure the rate. It changes seldom, so that it can be read."""
        self._rated_steps += steps
        self._rated_seconds += seconds
        if self._rated_seconds >= RATED_EVERY:
            self._rate = rounded(self._rated_steps / self._rated_seconds)
            self._rated_steps = 0
            self._rated_seconds = 0.0
