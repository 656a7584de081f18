"""The facts about whole searches, against a second engine that shares no code with them and what is known elsewhere."""

from __future__ import annotations

import pytest

from queens_viz import Search
from queens_viz.search.facts import (
    DIFFERENT_SOLUTIONS,
    FIRST_COLUMN_STEPS,
    TOTAL_SOLUTIONS,
    TOTAL_STEPS,
    TOTAL_STEPS_OF,
)
from queens_viz.search.guided import Guided
from queens_viz.search.sizes import subtree
from queens_viz.search.strategy import AHEAD, FEWEST, Strategy

from .. import facts
from ..tiers import sizes


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
                    self._count(
                        level + 1, taken | bit, (up | bit) << 1, (down | bit) >> 1
                    )

    @property
    def steps(self) -> int:
        return self.n * sum(self.levels[:-1]) + self.levels[-1]


@pytest.mark.parametrize("n", sizes(1, 10, 12))
def test_full_speed_and_the_second_engine_agree_with_the_known_totals(n: int) -> None:
    search, halved, steps, solutions = Search(n), Halved(n), 0, 0
    while not steps or not search.is_first:
        steps += search.advance(1 << 40)
        solutions += search.is_solution
    assert steps == halved.steps == TOTAL_STEPS[n]
    assert solutions == halved.levels[-1] == TOTAL_SOLUTIONS[n]


@pytest.mark.parametrize("strategy", Strategy)
@pytest.mark.parametrize("n", sizes(1, 8, 12))
def test_the_steps_of_a_round_of_each_search_are_as_written(
    n: int, strategy: Strategy
) -> None:
    assert (
        Guided(n, strategy).advance(11_000_000, stop_at_solution=False)
        == TOTAL_STEPS_OF[strategy][n]
    )


@pytest.mark.parametrize("n", sizes(1, 9, 25))
def test_the_first_solution_comes_at_the_known_step(n: int) -> None:
    search = Search(n)
    made = search.advance(1 << 40)
    assert search.is_solution is (n in facts.FIRST_SOLUTION)
    if search.is_solution:
        assert made == search.steps == facts.FIRST_SOLUTION[n]
    assert [n for n in range(1, 26) if TOTAL_SOLUTIONS[n]] == list(facts.FIRST_SOLUTION)


def test_what_cannot_be_counted_here_fits_what_is_known_of_it() -> None:
    assert all(
        (steps - TOTAL_SOLUTIONS[n]) % n == 0 for n, steps in TOTAL_STEPS.items()
    ), "by the identity"
    assert all(
        solutions % 2 == 0 for n, solutions in TOTAL_SOLUTIONS.items() if n > 1
    ), "by symmetry"
    few = [8 * DIFFERENT_SOLUTIONS[n] - TOTAL_SOLUTIONS[n] for n in range(8, 28)]
    assert all(
        0 < symmetric**2 < TOTAL_SOLUTIONS[n]
        for n, symmetric in enumerate(few, start=8)
    ), "most are in eights"
    assert (max(TOTAL_STEPS), TOTAL_STEPS[19]) == (19, 8_687_427_716_392)
    assert (max(TOTAL_SOLUTIONS), TOTAL_SOLUTIONS[27]) == (27, 234_907_967_154_122_528)
    assert [max(TOTAL_STEPS_OF[strategy]) for strategy in (AHEAD, FEWEST)] == [12, 12]


@pytest.mark.parametrize("n", sizes(1, 7, 9))
def test_so_many_solutions_are_different(n: int) -> None:
    assert DIFFERENT_SOLUTIONS[n] == len(
        {min(facts.images(board)) for board in facts.solutions(n)}
    )


@pytest.mark.parametrize("n", sizes(11, 11, 12))
def test_the_steps_of_the_first_column_are_those_of_its_subtrees(n: int) -> None:
    steps = []
    for row in range((n + 1) // 2):
        size = subtree(n, (row,))
        steps.append(n * (size.nodes - size.solutions) + size.solutions)
    assert FIRST_COLUMN_STEPS[n] == tuple(steps)
    whole = [*steps, *reversed(steps[: n // 2])]
    assert sum(whole) + n == TOTAL_STEPS[n]
