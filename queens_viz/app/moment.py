"""What a player shows at a moment, as values."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..search.flame import Flame
from ..search.position import Position

TYPE_CHECKING = False
if TYPE_CHECKING:
    # A page without a program doesn't need them.
    from ..tracing.sentence import Sentence
    from ..tracing.story import Story
    from ..tracing.verdicts import Verdict


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


class PlaybackMoment(NamedTuple):
    """A program at a moment, as it is shown."""

    story: Story
    step: int  # -1 is before the first line
    axis: int  # the step at the right end of the axis

    # The run in the background.
    is_running: bool  # the program is being run and judged
    lines_run: int  # by that run, so far
    is_trying: bool  # the run that is shown has ended, and other sizes are tried

    # What else is known.
    before: Verdict | None  # the verdict on the text before this one
    error: Verdict | None  # why the text as it is now can't be run, if it can't
    remarks: tuple[Sentence, ...]  # how it was run

    @property
    def is_outdated(self) -> bool:
        """Whether it shows the last run, while the next one goes on."""
        is_of_last_run = self.is_running and not self.is_trying
        return is_of_last_run and self.story.verdict is not None

    @property
    def is_at_fault(self) -> bool:
        """Whether it shows the step of the first fault."""
        return self.story.fault is not None and self.step == self.story.fault

    @property
    def is_past_fault(self) -> bool:
        """Whether the first fault has come before."""
        return self.story.fault is not None and self.step > self.story.fault

    @property
    def is_at_end(self) -> bool:
        """Whether it shows the last step."""
        return self.step >= self.story.last


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
    revisions: tuple[object, ...]  # values that change with what else is drawn
    race: RaceMoment | None = None  # while searches are compared
    playback: PlaybackMoment | None = None  # while a person's own program is shown

    @property
    def is_ready(self) -> bool:
        """Whether the search has not begun."""
        is_other = self.race is not None or self.playback is not None
        return self.position.is_first and self.mode is Mode.HALTED and not is_other
