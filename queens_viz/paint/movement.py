"""The motion of the window's board in time: it moves from one look to the next, and then rests."""

from __future__ import annotations

from ..app.moment import Moment
from ..looks.board import BoardLook
from ..looks.motion import Moving, between, columns_of, lasting


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
    """Return how the board moves from one moment to another, if it does."""
    seconds = lasting(before, after) if old != new and old.n == new.n else 0
    return Movement(old, new, seconds) if seconds else None
