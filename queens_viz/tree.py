"""The walked part of the search tree, as far as it follows from a position: sizes, numbers and progress."""

from __future__ import annotations

from .search import Count, Position, Size, count_up_to, safe_rows

GIVEN_UP = 50_000_000
"""Steps after which a subtree, and those nearer to the root, are left uncounted: no lifetime would do."""

WHOLE = 1 << 1000
"""The share of the whole search, large enough to be divided by the rows of a hundred columns."""


class Sizes:
    """Sizes of the subtrees that a search of size n has finished, counted in spare time and kept."""

    def __init__(self, n: int) -> None:
        self.n = n
        self._known: dict[tuple[int, ...], Size] = {}
        self._counts: dict[tuple[int, ...], Count] = {}
        self._position = Position.first(n)
        self._wanted: list[tuple[int, ...]] = []
        self._has_given_up = False

    def __len__(self) -> int:
        """Return how many sizes are known; it changes when there is news."""
        return len(self._known)

    def get(self, root: tuple[int, ...]) -> Size | None:
        """Return the size of the subtree above the queens of `root`, or None while it is not known."""
        return self._known.get(root)

    def counts(self) -> tuple[int, int] | None:
        """Return the steps and solutions up to the position last counted for, or None while a size is missing."""
        if self._wanted or self._has_given_up:
            return None
        return count_up_to(self._position, (self._known[root] for root in self._position.finished()))

    def count(self, position: Position, limit: int) -> int:
        """Make up to `limit` steps of counting the subtrees finished before `position`, the deepest first.

        Returns how many were made: 0 where nothing is left to count.
        """
        if position != self._position:
            self._position = position
            self._has_given_up = False
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
                self._has_given_up = True
        return made


def progress(position: Position) -> float:
    """Estimate which share of the search lies before `position`: from 0 up, growing with it, 1 only at the end.

    Each safe row of a column gets an equal part of its parent's share (D. Knuth, "Estimating the efficiency of
    backtrack programs", 1975, walks at random what is here walked in order).
    """
    if position.is_end:
        return 1.0
    # In whole numbers, shares rounded down: sums of floats would at times go back a little.
    done, share = 0, WHOLE
    for row, safe in zip(position.path, safe_rows(position.n, position.board), strict=True):
        rows = safe.bit_count()
        if not rows:
            break
        share //= rows
        done += share * (safe & (1 << row) - 1).bit_count()
    return min(done / WHOLE, 1 - 2**-53)


def position_at(n: int, share: float) -> Position:
    """Return a position before which about this share of the search lies; the inverse of `progress`."""
    if share >= 1:
        return Position.end(n)
    board: tuple[int, ...] = ()
    share = max(0.0, share)
    while True:
        *_, safe = safe_rows(n, board)
        rows = [row for row in range(n) if safe >> row & 1]
        if not rows:
            return Position(n, board, 0)
        share *= len(rows)
        index = min(int(share), len(rows) - 1)
        share -= index
        board = (*board, rows[index])
