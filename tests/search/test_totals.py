"""Known totals, and a second engine that shares no code with the search."""

from __future__ import annotations

import pytest

from queens_viz import Search
from queens_viz.search.facts import FIRST_SOLUTION, TOTAL_SOLUTIONS, TOTAL_STEPS

from ..tiers import sizes

LEVELS = {
    4: (1, 4, 6, 4, 2),
    5: (1, 5, 12, 14, 12, 10),
    6: (1, 6, 20, 36, 46, 40, 4),
    7: (1, 7, 30, 76, 140, 164, 94, 40),
    8: (1, 8, 42, 140, 344, 568, 550, 312, 92),
    9: (1, 9, 56, 234, 732, 1614, 2292, 2038, 1066, 352),
    10: (1, 10, 72, 364, 1400, 3916, 7552, 9632, 7828, 4040, 724),
}
"""Nodes of the search tree in each level, the root first; their sums are the totals that the design gives."""


class Halved:
    """A recursion over bit masks, written for this test alone: the first queen in the lower half, the rest mirrored.

    It counts the nodes of each level, and so solutions and steps: each node but a full board is left after n tests, a
    solution by one step more.
    """

    def __init__(self, n: int) -> None:
        self.n = n
        self.levels = [1, *[0] * n]
        for row in range((n + 1) // 2):
            self._weight = 1 if 2 * row + 1 == n else 2
            self.levels[1] += self._weight
            if n > 1:
                self._count(2, 1 << row, 1 << row << 1, 1 << row >> 1)

    def _count(self, level: int, taken: int, up: int, down: int) -> None:
        free = ~(taken | up | down) & (1 << self.n) - 1
        self.levels[level] += self._weight * free.bit_count()
        if level < self.n:
            for row in range(self.n):
                bit = free & 1 << row
                if bit:
                    self._count(level + 1, taken | bit, (up | bit) << 1, (down | bit) >> 1)

    @property
    def steps(self) -> int:
        return self.n * sum(self.levels[:-1]) + self.levels[-1]


def levels(n: int) -> list[int]:
    """Count the nodes of each level by single steps."""
    search, counts = Search(n), [1, *[0] * n]
    while True:
        before = len(search.board)
        search.step()
        after = len(search.board)
        if after == before + 1:
            counts[after] += 1
        if search.is_first:
            return counts


@pytest.mark.parametrize("n", LEVELS)
def test_the_nodes_of_each_level(n: int) -> None:
    assert Halved(n).levels == list(LEVELS[n])


@pytest.mark.parametrize("n", sizes(1, 8, 10))
def test_single_steps_come_by_the_nodes_that_the_second_engine_counts(n: int) -> None:
    assert levels(n) == Halved(n).levels


@pytest.mark.parametrize("n", sizes(1, 10, 12))
def test_full_speed_and_the_second_engine_agree_with_the_known_totals(n: int) -> None:
    search, halved, steps, solutions = Search(n), Halved(n), 0, 0
    while True:
        steps += search.advance(1 << 40)
        if search.is_first:
            break
        solutions += 1
    assert steps == halved.steps == TOTAL_STEPS[n]
    assert solutions == halved.levels[-1] == TOTAL_SOLUTIONS[n]


@pytest.mark.parametrize("n", sizes(1, 19, 25))
def test_the_first_solution_comes_at_the_known_step(n: int) -> None:
    search = Search(n)
    made = search.advance(1 << 40)
    if n in FIRST_SOLUTION:
        assert search.is_solution
        assert made == search.steps == FIRST_SOLUTION[n]
    else:
        assert search.is_first
