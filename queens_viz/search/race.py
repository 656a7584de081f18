"""Several searches on one clock.

Each search takes a step when the clock ticks, and waits when it has found its first
solution. `n` is the size of the board. The clock counts steps, from 0.
"""

from __future__ import annotations

from .flame import Flame
from .guided import Guided
from .position import Position
from .strategy import Strategy

KEPT_EVERY = 1000
"""Steps between two kept positions of a search: the most steps that any jump takes."""

LONGEST = 5_000_000
"""The tick that ends a race even if not all searches have found a solution."""


class Lane:
    """One search of a race: its position at a time, and the known facts about it."""

    def __init__(self, n: int, strategy: Strategy) -> None:
        self.search = Guided(n, strategy)
        self.finish: int | None = None
        """The step that found its first solution or ended it; None if unknown."""
        self.flame = Flame(n, strategy)
        """The queens of all steps taken so far."""
        self.at = 0
        """The steps that lead to its present position."""
        self._kept = [(self.search.position, 0)]

    @property
    def has_solution(self) -> bool:
        """Whether its first solution is on the board."""
        return self.search.is_solution

    @property
    def waits(self) -> bool:
        """Whether it has finished."""
        return self.at == self.finish

    def go_to(self, clock: int) -> None:
        """Go to the position at a time.

        One step forward or back is simply taken. For any other time the search resumes
        at the nearest kept position before it.
        """
        goal = clock if self.finish is None else min(clock, self.finish)
        nearest = min(goal // KEPT_EVERY, len(self._kept) - 1)
        if goal == self.at - 1 and not self.waits:
            self.search.back()
            self.at = goal
        elif goal < self.at or nearest * KEPT_EVERY > self.at:
            self.at = nearest * KEPT_EVERY
            self._resume(*self._kept[nearest])
        while self.at < goal and not self.waits:
            self._advance(goal)

    def _resume(self, position: Position, comparisons: int) -> None:
        self.search.resume(position, (self.at, 0))
        self.search.comparisons = comparisons

    def _advance(self, goal: int) -> None:
        """Advance to a step, the next position to keep, or the last known step.

        Where the steps are new, the flame takes them and the position may be kept.
        """
        search = self.search
        stop = min(goal, (self.at // KEPT_EVERY + 1) * KEPT_EVERY)
        is_known = self.at < self.flame.clock
        on_step = None
        if is_known:
            stop = min(stop, self.flame.clock)
        else:
            on_step = self.flame.record_step
        self.at += search.walk(stop - self.at, stop_at_solution=True, on_step=on_step)
        has_ended = search.is_solution or search.is_first
        if search.is_first:
            # It ended without a solution: its position is the end, not a new beginning.
            self._resume(Position.end(search.n, search.strategy), search.comparisons)
        if is_known:
            return
        if has_ended:
            self.finish = self.at
        elif self.at % KEPT_EVERY == 0:
            self._kept.append((search.position, search.comparisons))


class Race:
    """The searches by each strategy, on one clock.

    >>> race = Race(8)
    >>> race.go_to(600)
    >>> [(lane.at, lane.search.comparisons, lane.finish) for lane in race.lanes]
    [(600, 1639, None), (396, 803, 396), (388, 777, 388)]
    """

    def __init__(self, n: int) -> None:
        self.n = n
        self.clock = 0
        self.lanes = tuple([Lane(n, strategy) for strategy in Strategy])
        self._walked = 0

    @property
    def end(self) -> int | None:
        """When the last search finishes, at most LONGEST; None if unknown."""
        finishes = [lane.finish for lane in self.lanes if lane.finish is not None]
        if len(finishes) == len(self.lanes):
            return max(finishes)
        if self._walked == LONGEST:
            return LONGEST
        return None

    @property
    def is_over(self) -> bool:
        """Whether the race has ended."""
        return self.clock == self.end

    @property
    def axis(self) -> int:
        """The last step on the axis: the race's end or, while unknown, a round number.

        The round numbers are 100, 200, 500, 1000, 2000 and so on.
        """
        if self.end is not None:
            return self.end
        power = 100
        while True:
            for factor in (1, 2, 5):
                if factor * power >= self._walked:
                    return factor * power
            power *= 10

    @property
    def has_just_finished(self) -> bool:
        """Whether one of the searches has just finished."""
        return any(lane.finish == self.clock for lane in self.lanes)

    def go_to(self, clock: int) -> None:
        """Set the clock to a time, at most to the end of the race."""
        goal = max(0, min(clock, LONGEST))
        for lane in self.lanes:
            lane.go_to(goal)
        self._walked = max(self._walked, goal)
        if self.end is not None:
            goal = min(goal, self.end)
            self._walked = self.end
        self.clock = goal

    def advance(self, limit: int, *, stops_at_finish: bool) -> int:
        """Advance by up to `limit` ticks, and return by how many.

        Stop at the end and, if asked, when a search finishes.
        """
        start = self.clock
        self.go_to(start + limit)
        just_finished = [
            lane.finish
            for lane in self.lanes
            if lane.finish is not None and start < lane.finish <= self.clock
        ]
        if stops_at_finish and just_finished:
            self.go_to(min(just_finished))
        return self.clock - start
