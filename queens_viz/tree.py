"""The walked part of the search tree, as far as it follows from a position: sizes of finished subtrees."""

from __future__ import annotations

from .search import Count, Position, Size

GIVEN_UP = 50_000_000
"""Steps after which a subtree, and those nearer to the root, are left uncounted: no lifetime would do."""


class Sizes:
    """Sizes of the subtrees that a search of size n has finished, counted in spare time and kept."""

    def __init__(self, n: int) -> None:
        self.n = n
        self._known: dict[tuple[int, ...], Size] = {}
        self._counts: dict[tuple[int, ...], Count] = {}
        self._position = Position.first(n)
        self._wanted: list[tuple[int, ...]] = []

    def __len__(self) -> int:
        """Return how many sizes are known; it changes when there is news."""
        return len(self._known)

    def get(self, root: tuple[int, ...]) -> Size | None:
        """Return the size of the subtree above the queens of `root`, or None while it is not known."""
        return self._known.get(root)

    def count(self, position: Position, limit: int) -> int:
        """Make up to `limit` steps of counting the subtrees finished before `position`, the deepest first.

        Returns how many were made: 0 where nothing is left to count.
        """
        if position != self._position:
            self._position = position
            self._wanted = [root for root in position.finished() if root not in self._known]
            self._counts = {root: self._counts[root] for root in self._wanted if root in self._counts}
        made = 0
        while self._wanted and made < limit:
            root = self._wanted[-1]
            count = self._counts.get(root) or Count(self.n, root)
            self._counts[root] = count
            made += count.advance(limit - made)
            if count.size:
                self._known[root] = count.size
                self._wanted.pop()
                del self._counts[root]
            elif count.steps >= GIVEN_UP:
                self._wanted.clear()
        return made
