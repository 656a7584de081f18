"""Several searches compared: a race that runs in time, beside the search of the main board."""

from __future__ import annotations

from ..search.race import Race
from .moment import Aim, LaneMoment, RaceMoment
from .runner import Runner, Tempo


class Compare(Runner):
    """A race of all searches of a size, with moves of its clock that can be undone.

    Its clock begins at 0 and keeps its place until there is another race, for another size.
    """

    def __init__(self, n: int, tempo: Tempo) -> None:
        super().__init__(tempo)
        self.race = Race(n)
        self.chosen = 0
        """The number of the search that has been chosen."""

    @property
    def place(self) -> int:
        """What the clock says."""
        return self.race.clock

    def come_to(self, place: int) -> None:
        """Turn the clock to a time."""
        self.race.go_to(place)

    @property
    def is_first(self) -> bool:
        """Whether the clock stands at 0."""
        return self.race.clock == 0

    @property
    def is_at_end(self) -> bool:
        """Whether all searches wait, or the clock has come to its end."""
        return self.race.is_over

    @property
    def is_at_pause(self) -> bool:
        """Whether a run pauses here: one of them has just found its first solution."""
        return self.race.has_just_finished

    def moment(self) -> RaceMoment:
        """Return what there is to see now."""
        race = self.race
        lanes = tuple(
            [
                LaneMoment(
                    one.search.position,
                    one.at,
                    one.search.comparisons,
                    one.finish,
                    one.waits,
                    one.flame,
                )
                for one in race.lanes
            ]
        )
        return RaceMoment(race.clock, race.end, race.axis, lanes, self.chosen)

    def begin(self) -> None:
        """Turn the clock to 0."""
        self.race.go_to(0)

    def go(self, limit: int) -> int:
        """Make up to `limit` ticks, and return how many; a run that pauses stops at each first solution."""
        stops = self.aim is Aim.RUN and self.tempo.stay > 0
        return max(1, self.race.advance(limit, stops_at_finish=stops))

    def back(self) -> None:
        """Turn the clock back by one."""
        self.forget_undone()
        self.race.go_to(self.race.clock - 1)

    def go_to_share(self, share: float) -> None:
        """Turn the clock to a share of its axis."""
        self.race.go_to(round(share * self.race.axis))
