"""What has been found out of one size of board."""

from __future__ import annotations

from typing import NamedTuple

from ..search.facts import COUNTED_AT_ONCE, TOTAL_STEPS_OF
from ..search.position import Position
from ..search.progress import progress
from ..search.search import Search
from ..search.solutions import Solutions
from ..search.strategy import PLAIN, Strategy
from ..search.tree import Sizes

TICKS = 2048
"""The number of places on the progress line where a tick can stand."""

TICK_WEIGHT = 90
"""About how many bytes a tick takes."""

SPARE = 100_000
"""Steps that are counted at a time: they take a few thousandths of a second."""


class Findings(NamedTuple):
    """What belongs to a search of one size: what was counted and found, and the columns that have a breakpoint.

    `ticks` are where the solutions stand on the progress line, from 0 to TICKS.
    """

    sizes: Sizes
    solutions: Solutions
    ticks: set[int]
    breakpoints: set[int]

    @classmethod
    def of(cls, n: int, strategy: Strategy = PLAIN) -> Findings:
        """Return the findings of a search before anything has been found."""
        return cls(Sizes(n, strategy), Solutions(n, strategy), set(), set())

    @property
    def weight(self) -> int:
        """About how many bytes it takes."""
        return self.solutions.weight + self.sizes.weight + TICK_WEIGHT * len(self.ticks)

    def note(self, search: Search) -> None:
        """Keep the solution on the board, if there is one."""
        if search.is_solution:
            self.solutions.add(search.board, found_by(search))
            self.ticks.add(int(progress_of(search) * TICKS))

    def note_passed(self, boards: list[list[int]], left: int | None) -> None:
        """Keep solutions that a search has passed, in their order; `left` are those before them, if that is known."""
        for number, board in enumerate(boards, start=(left or 0) + 1):
            self.solutions.add(board, None if left is None else number)
        if boards and self.solutions.n > COUNTED_AT_ONCE:
            self.ticks.update(_ticks(self.solutions.n, boards, self.solutions.strategy))

    def count(self, search: Search) -> bool:
        """Count for a while the subtrees that a search has finished, and so where it stands, if that is unknown.

        Return whether more is left to count.
        """
        is_counting = self.sizes.count(search.position, SPARE) > 0
        if search.steps is None and (counts := self.sizes.counts()):
            search.tell(*counts)
        return is_counting


def _ticks(n: int, boards: list[list[int]], strategy: Strategy) -> set[int]:
    """Return where solutions in their order stand on the line: between two neighbouring ticks no other one lies."""
    ends = [Position._make((n, tuple(board), 0, strategy)) for board in (boards[0], boards[-1])]
    first, last = (int(progress(position) * TICKS) for position in ends)
    if last - first <= 1:
        return {first, last}
    half = len(boards) // 2
    return _ticks(n, boards[:half], strategy) | _ticks(n, boards[half:], strategy)


def found_by(search: Search) -> int | None:
    """Return how many solutions a search has found, one on view included, if that is known."""
    return None if search.solutions is None else search.solutions + search.is_solution


def progress_of(search: Search) -> float:
    """Return which share of a search is done: of its steps where they are known, else an estimate."""
    if search.n <= COUNTED_AT_ONCE and (steps := search.steps) is not None:
        return steps / TOTAL_STEPS_OF[search.strategy][search.n]
    return progress(search.position)
