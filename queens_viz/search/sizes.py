"""Sizes of subtrees, and from them the steps and solutions before any position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .guided import begin, last_step
from .position import Event, Position
from .sprint import NO_LIMIT
from .strategy import PLAIN, Board, Strategy

SIZES_KEPT = 20_000
"""The most sizes that are kept beside those in use."""

GIVEN_UP = 30_000_000
"""The steps after which a subtree, and every larger one around it, is given up."""

SMALL = 6
"""The largest n whose subtrees are so small that they are counted at once."""


class Size(NamedTuple):
    """The size of a subtree, its root included."""

    nodes: int
    solutions: int


class Count:
    """Counts a subtree at full speed, in any number of parts.

    >>> count = Count(4, (0,))
    >>> count.advance(1000), count.size
    (16, Size(nodes=4, solutions=0))
    """

    def __init__(
        self, n: int, root: tuple[int, ...], strategy: Strategy = PLAIN
    ) -> None:
        self._search = begin(n, strategy, root)
        self.steps = 0
        self.solutions = 0
        self.size: Size | None = None
        """The size of the subtree; None until it is counted."""
        if self._search.is_solution:
            self.size = Size(nodes=1, solutions=1)

    def advance(self, limit: int) -> int:
        """Take up to `limit` steps, fewer if the counting ends, and return how many."""
        search = self._search
        made = 0
        while made < limit and self.size is None:
            if search.is_solution:
                self.solutions += 1
            made += search.advance(limit - made)
            if search.is_first:
                # A solution takes one step, any other node n steps.
                steps = self.steps + made
                nodes = (steps - self.solutions) // search.n + self.solutions
                self.size = Size(nodes, self.solutions)
        self.steps += made
        return made


def subtree(n: int, root: tuple[int, ...], strategy: Strategy = PLAIN) -> Size:
    """Return the size of the subtree above the queens of `root`.

    >>> subtree(4, ()), subtree(4, (0,))
    (Size(nodes=17, solutions=2), Size(nodes=4, solutions=0))
    """
    count = Count(n, root, strategy)
    while count.size is None:
        count.advance(NO_LIMIT)
    return count.size


def count_up_to(position: Position, finished: Iterable[Size]) -> tuple[int, int]:
    """Return the steps and solutions before a position.

    `finished` are the sizes of the subtrees that are finished before it. Every node but
    a full board takes n steps until all rows of its next column have been tried, and a
    solution takes one when it is left. Of the nodes on the path to the position, only
    the rows that were tried before it are counted.
    """
    nodes = 0
    solutions = 0
    for size in finished:
        nodes += size.nodes
        solutions += size.solutions
    placed = steps_to(position.n, position.board, Size(nodes, solutions))
    return placed + position.candidate, solutions


def steps_to(n: int, board: tuple[int, ...], passed: Size) -> int:
    """Return the number of the step that placed the last queen of a board.

    `passed` is the size of all subtrees that were finished before it.
    """
    inner_nodes = passed.nodes - passed.solutions
    rows_tried = sum(row + 1 for row in board)
    return n * inner_nodes + passed.solutions + rows_tried


class Sizes:
    """The sizes of the subtrees that a search has finished, counted in spare time."""

    def __init__(self, n: int, strategy: Strategy = PLAIN) -> None:
        self.n = n
        self.strategy = strategy
        self.counted = 0
        """How many sizes have been counted: once it grows, drawings are outdated."""
        self._known: dict[Board, Size] = {}
        self._counts: dict[Board, Count] = {}
        self._position = Position.first(n, strategy)
        # The roots of the subtrees that remain to be counted, the next one last.
        self._wanted: list[Board] = []
        self._has_given_up = False

    def __len__(self) -> int:
        """Return how many sizes are kept."""
        return len(self._known)

    def get(self, root: Board) -> Size | None:
        """Return the size of the subtree above some queens; None if it is not known."""
        return self._known.get(root)

    def counts(self) -> tuple[int, int] | None:
        """Return the steps and solutions before the position of the last `count`.

        None while a size is missing.
        """
        if self._wanted or self._has_given_up:
            return None
        finished = self._position.finished_subtrees()
        return count_up_to(self._position, [self._known[root] for root in finished])

    def count(self, position: Position, limit: int) -> int:
        """Count the subtrees that are finished at a position or the step before it.

        Take up to `limit` steps and return how many: 0 if nothing is left to count.
        """
        if position != self._position:
            self._go_to(position)
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

    def _go_to(self, position: Position) -> None:
        """Go to a position, and choose the subtrees to count there."""
        before = self._position
        self._position = position
        last = last_step(position)
        if last and last.event in (Event.REMOVED, Event.COMPLETED):
            # The board still shows what was finished before the last step. That step
            # has finished one more: the subtree of the removed queen.
            self._want(
                [*last.before.finished_subtrees(), *position.finished_subtrees()[-1:]]
            )
        elif not last or last.before != before:
            self._want(position.finished_subtrees())
        # Otherwise this step finished no subtree, since it removed no queen.

    def _want(self, roots: list[Board]) -> None:
        """Have subtrees counted, the last one first, unless their sizes are known."""
        self._has_given_up = False
        if len(self._known) > SIZES_KEPT:
            # A long run finishes ever more subtrees. Only those near it are asked for.
            self._known = {
                root: self._known[root] for root in roots if root in self._known
            }
        self._wanted = [root for root in roots if root not in self._known]
        self._counts = {
            root: self._counts[root] for root in self._wanted if root in self._counts
        }
