"""A race: several searches on one clock, beside the search of the main board."""

from __future__ import annotations

from ..search.race import Lane, Race
from .moment import Aim, LaneMoment, RaceMoment
from .runner import Place, Runner, Tempo


class Compare(Runner):
    """A race of all searches of a size.

    Its clock begins at 0, and its moves can be undone. A race that was left goes on
    later, unless the size of the board has changed.
    """

    def __init__(self, n: int, tempo: Tempo) -> None:
        super().__init__(tempo)
        self.race = Race(n)
        self.chosen = 0
        """The number of the search that can be taken to the main board."""

    @property
    def place(self) -> int:
        """The time of the clock."""
        return self.race.clock

    def come_to(self, place: Place) -> None:
        """Set the clock to a time."""
        assert isinstance(place, int)
        self.race.go_to(place)

    @property
    def is_first(self) -> bool:
        """Whether the clock is at 0."""
        return self.race.clock == 0

    @property
    def is_at_end(self) -> bool:
        """Whether all searches have finished, or the clock is at its end."""
        return self.race.is_over

    @property
    def is_at_pause(self) -> bool:
        """Whether a run pauses now: a search has just found its first solution."""
        return self.race.has_just_finished

    def moment(self) -> RaceMoment:
        """Return what the race shows now."""
        race = self.race
        return RaceMoment(
            clock=race.clock,
            end=race.end,
            axis=race.axis,
            lanes=tuple([_moment_of(lane) for lane in race.lanes]),
            chosen=self.chosen,
        )

    def begin(self) -> None:
        """Set the clock to 0."""
        self.race.go_to(0)

    def go(self, limit: int) -> int:
        """Make up to `limit` ticks, at least one, and return how many.

        A run that pauses stops at the first solution of each search.
        """
        stops = self.aim is Aim.RUN and self.tempo.stay > 0
        return max(1, self.race.advance(limit, stops_at_finish=stops))

    def back(self) -> None:
        """Set the clock back by one."""
        self.forget_undone()
        self.race.go_to(self.race.clock - 1)

    def go_to_share(self, share: float) -> None:
        """Set the clock to a share of its axis."""
        self.race.go_to(round(share * self.race.axis))


def _moment_of(lane: Lane) -> LaneMoment:
    """Return what a search of the race shows now."""
    return LaneMoment(
        position=lane.search.position,
        steps=lane.at,
        comparisons=lane.search.comparisons,
        finish=lane.finish,
        waits=lane.waits,
        flame=lane.flame,
    )
