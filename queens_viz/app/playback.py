"""A recorded run of a program as a track: a step is a line that ran."""

from __future__ import annotations

from .runner import Place, Runner, Tempo

TYPE_CHECKING = False
if TYPE_CHECKING:
    # A page without a program doesn't need it.
    from ..tracing.story import Story

BEFORE = -1
"""The step before the first line."""

AFTER_FAULT = 0.2
"""The share of the axis after the first fault."""

LEAST_AFTER_FAULT = 10
"""The least steps of the axis after the first fault."""


class Playback(Runner):
    """A story as a track, whose places are steps.

    A run is halted at the first fault. The axis ends a little after that; it grows when
    a person goes on.
    """

    def __init__(self, story: Story, tempo: Tempo) -> None:
        super().__init__(tempo)
        self.story = story
        self.step = BEFORE
        self.axis = _first_axis(story)

    @property
    def place(self) -> int:
        """The present step."""
        return self.step

    def come_to(self, place: Place) -> None:
        """Go to a step, or to the nearest one that there is."""
        assert isinstance(place, int)
        self.step = min(max(BEFORE, place), self.story.last)
        if self.step > self.axis:
            self.axis = min(2 * self.step, self.story.last)

    @property
    def is_first(self) -> bool:
        """Whether no line has run."""
        return self.step == BEFORE

    @property
    def is_at_end(self) -> bool:
        """Whether the last line has run."""
        return self.step >= self.story.last

    @property
    def is_at_pause(self) -> bool:
        """Whether a run pauses here: it pauses only at the end."""
        return False

    @property
    def next_change(self) -> int:
        """The next step at which the board changes, or the last step."""
        change = self.story.next_change(self.step)
        return self.story.last if change is None else change

    @property
    def leads_to_fault(self) -> bool:
        """Whether "First fault" leads there: from before it, and from the end."""
        fault = self.story.fault
        if fault is None or self.step == fault:
            return False
        return self.step < fault or self.is_at_end

    def begin(self) -> None:
        """Go back before the first line."""
        self.step = BEFORE

    def go(self, limit: int) -> int:
        """Go up to `limit` steps on, at least one, and return how many.

        A run is halted at the first fault.
        """
        start = self.step
        fault = self.story.fault
        goal = start + limit
        is_fault_ahead = fault is not None and start < fault <= goal
        if fault is not None and is_fault_ahead:
            goal = fault
        self.come_to(goal)
        if is_fault_ahead:
            self.halt()
        return max(1, self.step - start)

    def back(self) -> None:
        """Go back by one step."""
        self.forget_undone()
        self.come_to(self.step - 1)

    def go_to(self, step: int) -> None:
        """Go to a step, as one move."""
        self.move(lambda: self.come_to(step))

    def go_to_share(self, share: float) -> None:
        """Go to a share of the axis, whose left end is before the first line."""
        self.come_to(round(share * (self.axis + 1)) - 1)


def _first_axis(story: Story) -> int:
    """Return the last step on the axis before anybody has gone further."""
    if story.fault is None:
        return story.last
    after = round(story.fault * AFTER_FAULT / (1 - AFTER_FAULT))
    return min(story.fault + max(after, LEAST_AFTER_FAULT), story.last)
