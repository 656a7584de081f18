"""What there is to see of a player now, as values."""

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

    RUN = "run"
    SOLUTION = "solution"
    ALL = "all"


class Pace(NamedTuple):
    """How fast a search runs that makes more steps than anybody can read.

    `speed` is in steps a second, or FULL; `rate` is what FULL is worth here, in two digits, once it has been measured.
    """

    speed: float
    rate: int | None


class LaneMoment(NamedTuple):
    """What there is to see of one search of a race: where it stands, its two figures, and its queens over time.

    `finish` is the step with which it found its first solution or came to its end, if it has been walked so far.
    """

    position: Position
    steps: int
    comparisons: int
    finish: int | None
    waits: bool
    flame: Flame

    @property
    def has_solution(self) -> bool:
        """Whether it has found its first solution."""
        return self.position.is_solution


class RaceMoment(NamedTuple):
    """What there is to see of a race: its clock, where that ends if it is known, the axis, and each search.

    `chosen` is the number of the search that could be gone to.
    """

    clock: int
    end: int | None
    axis: int
    lanes: tuple[LaneMoment, ...]
    chosen: int


class Moment(NamedTuple):
    """All of a player that a picture shows: two equal moments look the same.

    `steps` and `found` are None where they are not known; `pause` is whole seconds until a run goes on, 0 while it does
    not pause, and `stay` how many seconds it stays on a solution; `took` are the seconds of the run at full speed that
    ended here, if one did; `pace` is None as long as single steps can be read;
    `is_green` is the colour that the board holds; `progress` is the share of the search that is done. `breakpoints` are
    columns; `others` stand for what is shown of subtrees that were counted, of the list, of the progress line, and of
    moves to undo and to do again. While searches are compared, `race` is what there is to see of them.
    """

    position: Position
    steps: int | None
    found: int | None
    mode: Mode
    aim: Aim | None
    is_green: bool
    pause: int
    pace: Pace | None
    speed: float
    stay: float
    took: float | None
    progress: float
    breakpoints: frozenset[int]
    others: tuple[int, ...]
    race: RaceMoment | None = None

    @property
    def is_ready(self) -> bool:
        """Whether the search has not begun."""
        return self.position.is_first and self.mode is Mode.HALTED and not self.race
