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
        self._done: list[int] = []
        self._undone: list[int] = []
        self._run_from: int | None = None
        self._drag_from: int | None = None

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
        return self.race.is_news

    @property
    def can_undo(self) -> bool:
        """Whether a move of the clock can be undone."""
        return bool(self._done) or self._aim is not None

    @property
    def can_redo(self) -> bool:
        """Whether a move of the clock was undone."""
        return bool(self._undone)

    def moment(self) -> RaceMoment:
        """Return what there is to see now."""
        race = self.race
        lanes = tuple(
            [
                LaneMoment(one.search.position, one.at, one.search.comparisons, one.finish, one.waits, one.depths)
                for one in race.lanes
            ]
        )
        return RaceMoment(race.clock, race.end, race.axis, lanes, self.chosen)

    def begin(self) -> None:
        """Turn the clock to 0."""
        self.race.go_to(0)

    def go(self, limit: int) -> int:
        """Make up to `limit` ticks of a run, and return how many; a run that pauses stops at each first solution."""
        stops = self._aim is Aim.RUN and self.tempo.stay > 0
        return max(1, self.race.advance(limit, stops_at_news=stops))

    def halt(self) -> None:
        """Stop the clock."""
        super().halt()
        if self._run_from is not None:
            self._keep(self._run_from)
            self._run_from = None

    def next(self) -> None:
        """Let the clock tick once; at its end, turn it to 0 instead."""
        self._undone.clear()
        self.race.go_to(0 if self.is_at_end else self.race.clock + 1)

    def back(self) -> None:
        """Turn the clock back by one."""
        self._undone.clear()
        self.race.go_to(self.race.clock - 1)

    def restart(self) -> None:
        """Turn the clock to 0, as a move."""
        self._move(0)

    def seek(self, share: float, *, goes_on: bool = False) -> None:
        """Turn the clock to a share of its axis; where a drag goes on, that belongs to the move before."""
        self.halt()
        if not goes_on:
            self._drag_from = self.race.clock
        self.race.go_to(round(share * self.race.axis))
        if self._drag_from is not None and self._keep(self._drag_from):
            self._drag_from = None

    def undo(self) -> bool:
        """Turn the clock to where the last move began, and return whether there was one."""
        self.halt()
        return self._turn(self._done, self._undone)

    def redo(self) -> bool:
        """Do again what was undone last, and return whether there was anything."""
        self.halt()
        return self._turn(self._undone, self._done)

    def _start(self, aim: Aim) -> None:
        self._run_from = self.race.clock
        super()._start(aim)

    def _move(self, clock: int) -> None:
        self.halt()
        start = self.race.clock
        self.race.go_to(clock)
        self._keep(start)

    def _keep(self, start: int) -> bool:
        """Keep where a move began, if it led anywhere, and return whether it did."""
        if start == self.race.clock:
            return False
        self._done.append(start)
        self._undone.clear()
        return True

    def _turn(self, there: list[int], back: list[int]) -> bool:
        if not there:
            return False
        back.append(self.race.clock)
        self.race.go_to(there.pop())
        return True
