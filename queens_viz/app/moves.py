"""The moves of a player: where each began, so that it can be undone and done again."""

from __future__ import annotations

from typing import NamedTuple

from ..search.search import Search
from .findings import Findings

UNDONE_AT_MOST = 500
"""The number of moves that can be undone."""


class Stand(NamedTuple):
    """Where a player stands: all that Undo brings back."""

    search: Search
    findings: Findings

    @classmethod
    def at(cls, search: Search) -> Stand:
        """Return where a search stands when nothing has been found for its size yet."""
        return cls(search, Findings.of(search.n))


class Moves:
    """The moves that can be undone, and those that were undone and can be done again.

    A move is what takes more than one step, or another way: a run, from its start to its halt, and all that goes to
    another place at once.
    """

    def __init__(self) -> None:
        self._done: list[Stand] = []
        self._undone: list[Stand] = []

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to undo."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether there is a move that was undone."""
        return bool(self._undone)

    def keep(self, start: Stand, end: Stand) -> bool:
        """Keep where a move began, if it led anywhere; return whether it did."""
        if start == end:
            return False
        self._done.append(start)
        del self._done[:-UNDONE_AT_MOST]
        self._undone.clear()
        return True

    def forget_undone(self) -> None:
        """Forget what was undone: a step leads elsewhere."""
        self._undone.clear()

    def undo(self, now: Stand) -> Stand | None:
        """Return where the last move began, or None if there is none; the steps made since go with the move."""
        return _taken(self._done, self._undone, now)

    def redo(self, now: Stand) -> Stand | None:
        """Return where what was undone last led to, or None if nothing was undone."""
        return _taken(self._undone, self._done, now)


def _taken(there: list[Stand], back: list[Stand], now: Stand) -> Stand | None:
    """Take what lies on one pile, and lay the way back on the other."""
    if not there:
        return None
    back.append(now)
    return there.pop()
