"""The facts about a whole search against what is counted here, and against each other."""

from __future__ import annotations

import pytest

from queens_viz import Search
from queens_viz.search.facts import DIFFERENT_SOLUTIONS, FIRST_SOLUTION, TOTAL_SOLUTIONS, TOTAL_STEPS

from .. import facts
from ..tiers import sizes
from .states import SOLUTIONS, STEPS


def test_the_facts_that_the_window_shows_agree_with_the_counted_ones() -> None:
    assert {n: TOTAL_STEPS[n] for n in STEPS} == STEPS
    assert {n: TOTAL_SOLUTIONS[n] for n in SOLUTIONS} == SOLUTIONS
    assert (min(TOTAL_STEPS), max(TOTAL_STEPS), TOTAL_STEPS[19]) == (1, 19, 8_687_427_716_392)
    assert (max(TOTAL_SOLUTIONS), TOTAL_SOLUTIONS[27]) == (27, 234_907_967_154_122_528)


@pytest.mark.parametrize("n", [n for n, first in FIRST_SOLUTION.items() if first < 2_000_000])
def test_the_step_that_finds_the_first_solution_is_the_one_told(n: int) -> None:
    search = Search(n)
    assert search.advance(1 << 62) == FIRST_SOLUTION[n]
    assert search.is_solution
    assert search.steps == FIRST_SOLUTION[n]


def test_the_first_solution_is_told_of_every_size_up_to_25_that_has_one() -> None:
    assert list(FIRST_SOLUTION) == [n for n in range(1, 26) if TOTAL_SOLUTIONS[n]]


@pytest.mark.parametrize(("n", "steps"), TOTAL_STEPS.items())
def test_the_facts_fit_the_identity_of_the_steps(n: int, steps: int) -> None:
    assert (steps - TOTAL_SOLUTIONS[n]) % n == 0


def test_the_facts_fit_the_symmetry_of_the_board() -> None:
    assert all(solutions % 2 == 0 for n, solutions in TOTAL_SOLUTIONS.items() if n > 1)


@pytest.mark.parametrize("n", sizes(1, 7, 9))
def test_so_many_solutions_are_different(n: int) -> None:
    assert DIFFERENT_SOLUTIONS[n] == len({min(facts.images(board)) for board in facts.solutions(n)})
