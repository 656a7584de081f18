"""What a player shows at a moment, as values."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..search.flame import Flame
from ..search.position import Position


class Mode(Enum):
    """What the player is doing."""

    HALTED = "halted"
    RUNNING = "running"
    COMPLETE = "complete"


class Aim(Enum):
    """What a player is running for."""

    RUN = "run"  # step by step, at its speed
    SOLUTION = "solution"  # the next solution, as fast as possible
    ALL = "all"  # the end, as fast as possible


class Pace(NamedTuple):
    """The speed of a search that makes more steps than people can read."""

    speed: float  # in steps a second, or FULL
    rate: int | None  # the measured steps a second of FULL, in two digits


class LaneMoment(NamedTuple):
    """One search of a race at a moment."""

    position: Position
    steps: int
    comparisons: int
    finish: int | None  # the step of its first solution or its end, if that is reached
    waits: bool  # it has finished, and waits for the others
    flame: Flame  # its queens over time

    @property
    def has_solution(self) -> bool:
        """Whether it has found its first solution."""
        return self.position.is_solution


class RaceMoment(NamedTuple):
    """A race of several searches at a moment."""

    clock: int
    end: int | None  # the time at which the clock stops, if it is known
    axis: int  # the time at the right end of the axis
    lanes: tuple[LaneMoment, ...]
    chosen: int  # the number of the lane that can be taken to the main board


class Moment(NamedTuple):
    """Everything of a player that a picture shows. Equal moments look the same."""

    # The search.
    position: Position
    steps: int | None  # None: not known
    solutions_found: int | None  # so far; None: not known
    progress: float  # the share of the search that is done
    is_green: bool  # the board has the colour of a solution

    # The run.
    mode: Mode
    aim: Aim | None
    pause: int  # whole seconds until a run goes on; 0: it does not pause
    pace: Pace | None  # None: single steps can be read
    speed: float
    stay: float  # the seconds of a pause on a solution
    run_time: (
        float | None
    )  # the seconds of a run at full speed that has come to its end

    # What else is drawn.
    breakpoints: frozenset[int]  # columns
    revisions: tuple[int, ...]  # numbers that change with what else is drawn
    race: RaceMoment | None = None  # while searches are compared

    @property
    def is_ready(self) -> bool:
        """Whether the search has not begun."""
        return self.position.is_first and self.mode is Mode.HALTED and not self.race
