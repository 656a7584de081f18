"""The moves of a player: where each began, so that it can be undone and done again."""

from __future__ import annotations

from typing import NamedTuple

from ..search.guided import resume
from ..search.position import Position
from ..search.search import Search
from .findings import Findings

UNDONE_AT_MOST = 500
"""The number of moves that can be undone."""

HELD_AT_MOST = 5_000_000
"""Bytes that the findings of all these moves may take together; the newest move is kept whatever it holds."""


class Stand(NamedTuple):
    """Where a player stands: all that Undo brings back.

    Of the search these are its place and its numbers alone, if known: a search has tables of the size of its board.
    """

    position: Position
    counts: tuple[int, int] | None
    findings: Findings

    @classmethod
    def of(cls, search: Search, findings: Findings) -> Stand:
        """Return where a search stands."""
        steps, solutions = search.steps, search.solutions
        return cls(search.position, None if steps is None or solutions is None else (steps, solutions), findings)

    @property
    def search(self) -> Search:
        """A search that stands there."""
        return resume(self.position, self.counts)


class Moves:
    """The moves that can be undone, and those that were undone and can be done again.

    A move is what takes more than one step, or another way: a run, from its start to its halt, and all that goes to
    another place at once.
    """

    def __init__(self) -> None:
        self._done: list[Stand] = []
        self._undone: list[Stand] = []

    def __len__(self) -> int:
        """Return how many moves can be undone."""
        return len(self._done)

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
        self._undone.clear()
        del self._done[: -_remembered(self._done, end.findings)]
        return True

    def join(self, number: int, start: Stand, end: Stand) -> None:
        """Keep as one move, from a start to an end, what has been kept since there was a `number` of moves."""
        del self._done[number:]
        self.keep(start, end)

    def forget_undone(self) -> None:
        """Forget what was undone: a step leads elsewhere."""
        self._undone.clear()

    def undo(self, now: Stand) -> Stand | None:
        """Return where the last move began, or None if there is none; the steps made since go with the move."""
        return _taken(self._done, self._undone, now)

    def redo(self, now: Stand) -> Stand | None:
        """Return where what was undone last led to, or None if nothing was undone."""
        return _taken(self._undone, self._done, now)


def _remembered(stands: list[Stand], present: Findings) -> int:
    """Return how many stands are kept, the newest ones. Many share their findings, or have those of the present."""
    seen, held = {id(present)}, 0
    for number, stand in enumerate(reversed(stands[-UNDONE_AT_MOST:])):
        if id(stand.findings) not in seen:
            seen.add(id(stand.findings))
            held += stand.findings.weight
            if held > HELD_AT_MOST and number:
                return number
    return UNDONE_AT_MOST


def _taken(there: list[Stand], back: list[Stand], now: Stand) -> Stand | None:
    """Take what lies on one pile, and lay the way back on the other."""
    if not there:
        return None
    back.append(now)
    return there.pop()
