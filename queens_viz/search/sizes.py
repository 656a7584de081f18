"""Counting: the sizes of whole subtrees, and from them the steps and solutions up to any position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .guided import begin, last_step
from .position import Event, Position
from .strategy import PLAIN, Board, Strategy

SIZES_KEPT = 20_000
"""The most sizes of subtrees that are kept beside those in use."""

GIVEN_UP = 30_000_000
"""The steps after which a subtree, and those nearer to the root, are left uncounted: nobody lives that long."""

SMALL = 6
"""The largest n whose subtrees are so small that they are counted at once."""


class Size(NamedTuple):
    """How much of the search tree lies in a subtree, its own root included."""

    nodes: int
    solutions: int


class Count:
    """The counting of a subtree at full speed, in any number of parts.

    >>> count = Count(4, (0,))
    >>> count.advance(1000), count.size
    (16, Size(nodes=4, solutions=0))
    """

    def __init__(
        self, n: int, root: tuple[int, ...], strategy: Strategy = PLAIN
    ) -> None:
        self._search = begin(n, strategy, root)
        self.steps = self.solutions = 0
        self.size: Size | None = Size(1, 1) if self._search.is_solution else None

    def advance(self, limit: int) -> int:
        """Make up to `limit` steps, fewer if the counting ends; return how many were made."""
        search, made = self._search, 0
        while made < limit and self.size is None:
            self.solutions += search.is_solution
            made += search.advance(limit - made)
            if search.is_first:
                steps = self.steps + made
                self.size = Size(
                    (steps - self.solutions) // search.n + self.solutions,
                    self.solutions,
                )
        self.steps += made
        return made


def subtree(n: int, root: tuple[int, ...], strategy: Strategy = PLAIN) -> Size:
    """Return the size of the subtree above the queens of `root`, counted at full speed.

    >>> subtree(4, ()), subtree(4, (0,))
    (Size(nodes=17, solutions=2), Size(nodes=4, solutions=0))
    """
    count = Count(n, root, strategy)
    while count.size is None:
        count.advance(1 << 62)
    return count.size


def count_up_to(position: Position, finished: Iterable[Size]) -> tuple[int, int]:
    """Return the steps and solutions up to `position`, from the sizes of the subtrees finished before it.

    Every node but a full board costs n steps by the time all rows of its next column have been tried, a
    solution one more when it is left; of the nodes on the path to `position` the rows tried so far are counted.
    """
    sizes = list(finished)
    passed = Size(
        sum(size.nodes for size in sizes), sum(size.solutions for size in sizes)
    )
    return steps_to(
        position.n, position.board, passed
    ) + position.candidate, passed.solutions


def steps_to(n: int, board: tuple[int, ...], passed: Size) -> int:
    """Return the number of the step that placed the last queen of `board`, from all that was finished before it."""
    return (
        n * (passed.nodes - passed.solutions)
        + sum(row + 1 for row in board)
        + passed.solutions
    )


class Sizes:
    """Sizes of the subtrees that a search of size n has finished, counted in spare time and kept."""

    def __init__(self, n: int, strategy: Strategy = PLAIN) -> None:
        self.n, self.strategy = n, strategy
        self._known: dict[Board, Size] = {}
        self._counts: dict[Board, Count] = {}
        self._position = Position.first(n, strategy)
        self._wanted: list[Board] = []
        self._has_given_up = False
        self.counted = 0
        """How many sizes have been counted: what was drawn of them is out of date when this has changed."""

    def __len__(self) -> int:
        """Return how many sizes are kept."""
        return len(self._known)

    def get(self, root: Board) -> Size | None:
        """Return the size of the subtree above the queens of `root`, or None while it is not known."""
        return self._known.get(root)

    def counts(self) -> tuple[int, int] | None:
        """Return the steps and solutions up to the position last counted for, or None while a size is missing."""
        if self._wanted or self._has_given_up:
            return None
        return count_up_to(
            self._position, (self._known[root] for root in self._position.finished())
        )

    def count(self, position: Position, limit: int) -> int:
        """Make up to `limit` steps of counting the subtrees finished at `position` or the step before.

        Returns how many were made: 0 where nothing is left to count.
        """
        if position != self._position:
            last, was, self._position = last_step(position), self._position, position
            lifted_from = (
                last.before
                if last and last.event in (Event.REMOVED, Event.COMPLETED)
                else None
            )
            # Only a step that lifts a queen finishes a subtree.
            if lifted_from or not last or last.before != was:
                around = position.finished()
                if lifted_from:
                    # The marks of the step before are seen too. Nothing else is finished since then but what stood
                    # above the lifted queen.
                    around = [*lifted_from.finished(), *around[-1:]]
                self._want(around)
        made = 0
        while self._wanted and made < limit:
            root = self._wanted[-1]
            count = self._counts.get(root) or Count(self.n, root, self.strategy)
            self._counts[root] = count
            made += count.advance(limit - made)
            if count.size:
                self._known[root] = count.size
                self.counted += 1
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
            self._known = {
                root: self._known[root] for root in around if root in self._known
            }
        self._wanted = [root for root in around if root not in self._known]
        self._counts = {
            root: self._counts[root] for root in self._wanted if root in self._counts
        }
