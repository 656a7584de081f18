"""The sizes of the subtrees that a search has finished, as far as they follow from a position."""

from __future__ import annotations

from .count import Count, Size, count_up_to
from .last_step import last_step
from .position import Event, Position
from .strategy import PLAIN, Strategy

SIZES_KEPT = 20_000
"""The most sizes of subtrees that are kept beside those in use."""

SIZE_WEIGHT = 300
"""About how many bytes a size takes, with the rows of its root."""

GIVEN_UP = 30_000_000
"""The steps after which a subtree, and those nearer to the root, are left uncounted: nobody lives that long."""

SMALL = 6
"""The largest n whose subtrees are so small that they are counted at once."""

Board = tuple[int, ...]


class Sizes:
    """Sizes of the subtrees that a search of size n has finished, counted in spare time and kept."""

    def __init__(self, n: int, strategy: Strategy = PLAIN) -> None:
        self.n, self.strategy = n, strategy
        self._known: dict[Board, Size] = {}
        self._counts: dict[Board, Count] = {}
        self._position = Position.first(n, strategy)
        self._wanted: list[Board] = []
        self._has_given_up = False
        self.news = 0
        """How many sizes have been counted: what was drawn of them is out of date when this has changed."""

    def __len__(self) -> int:
        """Return how many sizes are kept."""
        return len(self._known)

    @property
    def weight(self) -> int:
        """About how many bytes they take."""
        return SIZE_WEIGHT * len(self)

    def get(self, root: Board) -> Size | None:
        """Return the size of the subtree above the queens of `root`, or None while it is not known."""
        return self._known.get(root)

    def counts(self) -> tuple[int, int] | None:
        """Return the steps and solutions up to the position last counted for, or None while a size is missing."""
        if self._wanted or self._has_given_up:
            return None
        return count_up_to(self._position, (self._known[root] for root in self._position.finished()))

    def count(self, position: Position, limit: int) -> int:
        """Make up to `limit` steps of counting the subtrees finished at `position` or the step before.

        Returns how many were made: 0 where nothing is left to count.
        """
        if position != self._position:
            last, was, self._position = last_step(position), self._position, position
            lifted_from = last.before if last and last.event in (Event.LIFTED, Event.COMPLETED) else None
            # Only a step that lifts a queen finishes a subtree.
            if lifted_from or not last or last.before != was:
                self._want(_finished_around(position, lifted_from))
        made = 0
        while self._wanted and made < limit:
            root = self._wanted[-1]
            count = self._counts.get(root) or Count(self.n, root, self.strategy)
            self._counts[root] = count
            made += count.advance(limit - made)
            if count.size:
                self._known[root] = count.size
                self.news += 1
                self._wanted.pop()
                del self._counts[root]
            elif count.steps >= GIVEN_UP:
                self._has_given_up = True
                self._wanted.clear()
        return made

    def _want(self, around: list[Board]) -> None:
        """Have these counted, the last one first, unless they are known."""
        self._has_given_up = False
        if len(self._known) > SIZES_KEPT:
            # A long run finishes subtrees without end. What is asked for is near where it stands.
            self._known = {root: self._known[root] for root in around if root in self._known}
        self._wanted = [root for root in around if root not in self._known]
        self._counts = {root: self._counts[root] for root in self._wanted if root in self._counts}


def _finished_around(position: Position, before: Position | None) -> list[Board]:
    """Return the boards whose subtrees are finished at a position and, where a queen was lifted, at the one before.

    The marks of that one are seen too. Nothing else is finished since then but what stood above the lifted queen.
    """
    finished = position.finished()
    return [*before.finished(), *finished[-1:]] if before else finished
