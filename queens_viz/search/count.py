"""Counting: the sizes of whole subtrees, and from them the steps and solutions up to any position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .guided import begin
from .position import Position
from .strategy import PLAIN, Strategy


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

    def __init__(self, n: int, root: tuple[int, ...], strategy: Strategy = PLAIN) -> None:
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
                self.size = Size((steps - self.solutions) // search.n + self.solutions, self.solutions)
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
    passed = Size(sum(size.nodes for size in sizes), sum(size.solutions for size in sizes))
    return steps_to(position.n, position.board, passed) + position.candidate, passed.solutions


def steps_to(n: int, board: tuple[int, ...], passed: Size) -> int:
    """Return the number of the step that placed the last queen of `board`, from all that was finished before it."""
    return n * (passed.nodes - passed.solutions) + sum(row + 1 for row in board) + passed.solutions
