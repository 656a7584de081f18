"""Several searches on one clock: each makes a step when it ticks, and waits once it has found its first solution.

Letters used here: `n` is the size of the board. The clock counts steps, from 0.
"""

from __future__ import annotations

from .flame import Flame
from .guided import Guided
from .position import Position
from .strategy import Strategy

KEPT_EVERY = 1000
"""Steps from one kept place of a search to the next, and so the most steps that it costs to be anywhere."""

LONGEST = 5_000_000
"""The ticks of the clock after which a race is over, whether or not all have found a solution."""


class Lane:
    """One search of a race: where it stands at a time, and what is known of its way."""

    def __init__(self, n: int, strategy: Strategy) -> None:
        self.search = Guided(n, strategy)
        self.finish: int | None = None
        """The step with which it found its first solution, or came to its end without one, if it has been walked."""
        self.flame = Flame(n, strategy)
        """The queens of all steps that have been walked."""
        self.at = 0
        """The steps that it has made where it stands."""
        self._kept = [(self.search.position, 0)]

    @property
    def has_solution(self) -> bool:
        """Whether it has found its first solution where it stands."""
        return self.search.is_solution

    @property
    def waits(self) -> bool:
        """Whether it has no more to do where it stands."""
        return self.at == self.finish

    def go_to(self, clock: int) -> None:
        """Stand where the search stands at a time.

        A step further or back is made; anywhere else it goes on from the nearest place before that has been kept.
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
        """Go on to a step, no further than to the next place that is kept, or to where known ground ends."""
        search, walked = self.search, self.flame.clock
        is_known = self.at < walked
        stop = min(
            goal, (self.at // KEPT_EVERY + 1) * KEPT_EVERY, walked if is_known else goal
        )
        told = None if is_known else self.flame.walk
        self.at += search.walk(stop - self.at, stop_at_solution=True, told=told)
        has_ended = search.is_solution or search.is_first
        if search.is_first:
            # It has found nothing, and stands at its end.
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
        self.n, self.clock = n, 0
        self.lanes = tuple([Lane(n, strategy) for strategy in Strategy])
        self._walked = 0

    @property
    def end(self) -> int | None:
        """The time when the last one waits, or LONGEST where that comes first, once that is known."""
        finishes = [lane.finish for lane in self.lanes if lane.finish is not None]
        if len(finishes) == len(self.lanes):
            return max(finishes)
        return LONGEST if self._walked == LONGEST else None

    @property
    def is_over(self) -> bool:
        """Whether the clock has come to its end."""
        return self.clock == self.end

    @property
    def axis(self) -> int:
        """Where the axis of time ends: with the race, or while that is not known at a round number."""
        if self.end is not None:
            return self.end
        axis = 100
        while axis < self._walked:
            # After 2 times a power of ten comes 5 times, and before it 1.
            axis = axis * 5 // 2 if str(axis)[0] == "2" else axis * 2
        return axis

    @property
    def is_news(self) -> bool:
        """Whether one of them has just come to where it waits."""
        return any(lane.finish == self.clock for lane in self.lanes)

    def go_to(self, clock: int) -> None:
        """Turn the clock to a time, or to the end where that comes before."""
        goal = max(0, min(clock, LONGEST))
        for lane in self.lanes:
            lane.go_to(goal)
        self._walked = max(self._walked, goal)
        if self.end is not None:
            goal = min(goal, self.end)
            self._walked = self.end
        self.clock = goal

    def advance(self, limit: int, *, stops_at_news: bool) -> int:
        """Make up to `limit` ticks and return how many; no more than to the end or, if asked, to the next news."""
        start = self.clock
        self.go_to(start + limit)
        news = [
            lane.finish
            for lane in self.lanes
            if lane.finish is not None and start < lane.finish <= self.clock
        ]
        if stops_at_news and news:
            self.go_to(min(news))
        return self.clock - start
