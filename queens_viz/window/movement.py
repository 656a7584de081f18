"""What the window's board does in time: it moves from one look to the next, and is then at rest."""

from __future__ import annotations

from ..app.moment import Mode, Moment
from ..looks.board import BoardLook
from ..looks.motion import FASTEST, Moving, between, columns_of, duration
from ..search.position import last_step


class Movement:
    """A motion between two looks of the board, and how long it has gone on."""

    def __init__(self, old: BoardLook, new: BoardLook, seconds: float) -> None:
        self.new = new
        self.columns = columns_of(old, new)
        self._old = old
        self._seconds = seconds
        self._passed = 0.0

    @property
    def is_over(self) -> bool:
        """Whether it has arrived."""
        return self._passed >= self._seconds

    def pass_time(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._passed += max(0.0, dt)

    def now(self) -> Moving:
        """Return the board as it is now."""
        return between(self._old, self.new, self._passed / self._seconds)


def movement(old: BoardLook, new: BoardLook, before: Moment, after: Moment) -> Movement | None:
    """Return how the board moves from one moment to another, if these are one step apart and slow enough to be seen."""
    if old == new or old.n != new.n or after.pace:
        return None
    is_running = after.mode is Mode.RUNNING
    if is_running and after.speed > FASTEST:
        return None
    if not (_leads(before, after) or _leads(after, before)):
        return None
    return Movement(old, new, duration(after.speed if is_running else None))


def _leads(one: Moment, other: Moment) -> bool:
    """Return whether one step leads from one moment to the other."""
    last = last_step(other.position)
    return last is not None and last.before == one.position
