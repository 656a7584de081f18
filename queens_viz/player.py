"""Running a search in time: modes, speed, rests. Time arrives as seconds in `tick(dt)`; nothing here reads a clock."""

from __future__ import annotations

import math
from enum import Enum
from typing import NamedTuple

from .commands import Action
from .search import Position, Search
from .tree import Sizes

SLOWEST, FASTEST = 0.2, 1000.0
"""Steps a second at the ends of the speed range; beyond it is FULL."""

FULL = math.inf
"""The speed that makes as many steps as fit between two frames."""

QVIEW_SPEED = 1 / 0.15
"""Steps a second of the original program."""

QVIEW_PAUSE = 5.0
"""Seconds that the original program rests on a solution."""

LATEST = 0.25
"""Seconds that count at most of a frame that came late."""

COLOUR_HOLD = 1 / 3
"""Seconds between two changes of the board's colour, at least: no more than three flashes a second (WCAG 2.3.1)."""

FRAME = 1 / 60
"""Seconds that a slice of full speed and the drawing after it should fill."""

SMALLEST_SLICE, GROWTH = 100, 1.25
"""Steps of a slice at least, and by what factor one may exceed the last."""

SPARE = 20_000
"""Steps of counting in a tick, a few thousandths of a second."""

_ROUNDING = 1e-9
"""Seconds by which sums of frame times may miss a whole interval."""


class Mode(Enum):
    """What the player is doing."""

    HALTED = "halted"
    RUNNING = "running"
    COMPLETE = "complete"


class Moment(NamedTuple):
    """All of a player that a picture shows: two equal moments look the same.

    `steps` and `found` are None where they are not known; `rest` is whole seconds until a run goes on, 0 while
    it does not rest; `is_green` is the colour that the board holds; `sized` is the number of subtrees whose size
    is known; `can` are the actions that apply.
    """

    position: Position
    steps: int | None
    found: int | None
    mode: Mode
    is_green: bool
    rest: int
    speed: float
    sized: int
    can: frozenset[Action]


class Player:
    """A search with a mode, a speed and rests.

    `speed` is in steps a second, from SLOWEST to FASTEST, or FULL; `pause` in seconds, the rest of a run on a
    solution; with `loop` a run rests at the end too and begins again. `sizes` of the subtrees that the search has
    finished are counted in the time that a tick does not need for steps.
    """

    def __init__(
        self,
        search: Search,
        *,
        speed: float = QVIEW_SPEED,
        pause: float = QVIEW_PAUSE,
        loop: bool = False,
    ) -> None:
        self.search = search
        self.speed = speed
        self.pause = pause
        self.loop = loop
        self.sizes = Sizes(search.n)
        self._is_running = False
        self._is_counting = False
        self._wait = 0.0  # seconds until a run goes on
        self._slice = 0  # steps that the last tick at full speed made
        self._is_green = search.is_solution
        self._held = math.inf  # seconds since the board's colour changed

    @property
    def mode(self) -> Mode:
        """What it is doing; complete is being halted at the end position."""
        if self._is_running:
            return Mode.RUNNING
        return Mode.COMPLETE if self.is_at_end else Mode.HALTED

    @property
    def is_at_end(self) -> bool:
        """Whether the search is over and shown so, until something begins the next round."""
        return self.search.candidate == self.search.n

    @property
    def is_busy(self) -> bool:
        """Whether it has something to do in the next tick, and wants it soon."""
        return self._is_running or self._is_counting

    @property
    def can(self) -> frozenset[Action]:
        """The actions that apply; any other does nothing."""
        if self._is_running:
            return frozenset({Action.HALT})
        if self.search.is_first:
            return frozenset({Action.RUN, Action.NEXT})
        return frozenset({Action.RUN, Action.NEXT, Action.BACK})

    def moment(self) -> Moment:
        """Return what there is to be seen now."""
        is_resting = self._is_running and self._rests and self.pause > self._interval
        return Moment(
            position=self.search.position,
            steps=self.search.steps,
            found=self._found,
            mode=self.mode,
            is_green=self._is_green,
            rest=math.ceil(self._wait - _ROUNDING) if is_resting else 0,
            speed=self.speed,
            sized=len(self.sizes),
            can=self.can,
        )

    def run(self) -> None:
        """Begin to run, the first step one interval from now; where a round is complete, begin a new one."""
        if self._is_running:
            return
        if self.is_at_end:
            self._begin()
        self._is_running = True
        self._wait = self._interval

    def halt(self) -> None:
        """Stop where the search stands."""
        self._is_running = False

    def next(self) -> None:
        """Make one step; where a round is complete, show the first position of a new one instead."""
        if self._is_running:
            return
        if self.is_at_end:
            self._begin()
        else:
            self._advance(1)
        self._recolour(0)

    def back(self) -> None:
        """Undo one step."""
        if not self._is_running:
            self.search.back()
            self._recolour(0)

    def tick(self, dt: float) -> None:
        """Let `dt` seconds pass. A late frame makes no more than LATEST seconds' steps; time never runs back."""
        dt = max(0.0, dt)
        if self._is_running:
            self._run_for(dt)
        if self.speed < FULL or not self._is_running:
            self._is_counting = self.sizes.count(self.search.position, SPARE) > 0
        self._recolour(dt)

    @property
    def _found(self) -> int | None:
        solutions = self.search.solutions
        return None if solutions is None else solutions + self.search.is_solution

    @property
    def _interval(self) -> float:
        return 1 / self.speed

    @property
    def _rests(self) -> bool:
        """Whether a run waits here longer than one interval."""
        return self.search.is_solution or self.is_at_end

    def _run_for(self, dt: float) -> None:
        """Go on each time the wait is over; full speed and an end, which all should see, take up the frame."""
        time = min(dt, LATEST)
        while self._is_running and self._wait <= time + _ROUNDING:
            time = max(0.0, time - self._wait)
            if self.is_at_end:
                self._begin()
            elif self.speed == FULL:
                self._make_slice(dt)
                time = 0.0
            else:
                self._advance(1)
            self._wait = max(self._interval, self.pause) if self._rests else self._interval
            if self.is_at_end:
                self._is_running = self.loop
            if self.is_at_end or self.speed == FULL:
                return
        self._wait -= time

    def _make_slice(self, dt: float) -> None:
        """Make as many steps as fill a frame, judged by the time `dt` that the frame of the last slice took."""
        limit = max(SMALLEST_SLICE, int(self._slice * (GROWTH if dt < 1.1 * FRAME else FRAME / dt)))
        made = 0
        while made < limit and not self.is_at_end and not (made and self.pause and self.search.is_solution):
            made += self._advance(limit - made)
        self._slice = made

    def _advance(self, limit: int) -> int:
        """Make up to `limit` steps, no further than a solution or the end, and return how many were made."""
        steps, found = self.search.steps, self._found
        made = self.search.advance(limit)
        if self.search.is_first:
            end = Position.end(self.search.n)
            self.search = Search.at(end, None if steps is None else (steps + made, found or 0))
        return made

    def _begin(self) -> None:
        self.search = Search(self.search.n)

    def _recolour(self, dt: float) -> None:
        self._held += dt
        if self._is_green != self.search.is_solution and self._held >= COLOUR_HOLD - _ROUNDING:
            self._is_green = not self._is_green
            self._held = 0.0
