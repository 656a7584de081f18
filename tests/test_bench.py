"""What the benchmark measures against does the same work, and its figures say what was reached."""

from __future__ import annotations

import pytest

from queens_viz import Search
from queens_viz.search.facts import TOTAL_STEPS
from queens_viz.text import Solution, solutions

from .bench.measure import Figure
from .bench.rivals import QView, by_masks


@pytest.mark.parametrize("n", range(1, 7))
def test_qview_s_step_makes_the_same_states(n: int) -> None:
    search, rival = Search(n), QView(n)
    for _ in range(TOTAL_STEPS[n] + 5):
        assert (search.board, search.candidate, search.solutions) == (
            tuple(rival.rows),
            rival.candidate,
            rival.solutions,
        )
        search.step()
        rival.next()


def placements(n: int) -> list[tuple[int, ...]]:
    return [item.board for item in solutions(Search(n)) if isinstance(item, Solution)]


@pytest.mark.parametrize("n", range(1, 9))
def test_masks_find_the_same_placements_in_the_same_order(n: int) -> None:
    assert by_masks(n) == placements(n)


def test_a_figure_tells_whether_its_goal_is_reached() -> None:
    most = Figure("drawing", 8, 7.9, goal=8, is_most=True)
    assert most.is_met
    assert most.line().split() == [
        "drawing",
        "n",
        "=",
        "8",
        "7.90",
        "times",
        "at",
        "most",
        "8",
        "met",
        "by",
        "1%",
    ]
    assert not most._replace(value=8.1).is_met
    assert "MISSED" in Figure("speed", None, 11.9, goal=12).line()
    assert Figure("speed", None, 12.0, goal=12).is_met
    assert Figure("speed", None, 1.0).is_met
