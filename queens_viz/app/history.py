"""What can be undone and done again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

UNDONE_AT_MOST = 500
"""The number of moves that can be undone."""


class History(NamedTuple):
    """Where the moves began that can be undone, and where those led that were undone; the newest last.

    A place is whatever its keeper can come back to.
    """

    done: tuple[Any, ...] = ()
    undone: tuple[Any, ...] = ()

    def kept(self, start: object) -> History:
        """Return it after a new move."""
        return History((*self.done, start)[-UNDONE_AT_MOST:])

    def undo(self, now: object) -> tuple[Any, History]:
        """Return where the last move began, None if there is none, and what can be undone from there."""
        if not self.done:
            return None, self
        *done, place = self.done
        return place, History(tuple(done), (*self.undone, now))

    def redo(self, now: object) -> tuple[Any, History]:
        """Return where what was undone last had led to, None if nothing was undone, and what can be undone there."""
        place, turned = History(self.undone, self.done).undo(now)
        return place, History(turned.undone, turned.done)


Turn = Callable[[History, object], tuple[Any, History]]
"""What turns a history, from where its keeper is: `History.undo` or `History.redo`."""
