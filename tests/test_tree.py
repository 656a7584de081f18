"""Progress, its inverse, and the sizes of finished subtrees."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz import Event, Position, Search
from queens_viz.search import TOTAL_STEPS, subtree
from queens_viz.tree import Sizes, position_at, progress


@pytest.mark.parametrize("n", range(1, 9))
def test_progress_only_grows_and_is_whole_at_the_end_alone(n: int) -> None:
    search, last = Search(n), 0.0
    assert progress(search.position) == 0
    while search.step() is not Event.COMPLETED:
        now = progress(search.position)
        assert last <= now < 1
        last = now
    assert progress(Position.end(n)) == 1


@pytest.mark.parametrize("n", [7, 8, 9])
def test_progress_is_near_the_truth(n: int) -> None:
    search = Search(n)
    while search.step() is not Event.COMPLETED:
        assert abs(progress(search.position) - (search.steps or 0) / TOTAL_STEPS[n]) < 0.0185


@given(st.integers(1, 100), st.floats(-0.5, 0.999))
def test_the_inverse_of_progress_lands_just_before_the_share(n: int, share: float) -> None:
    position = position_at(n, share)
    there = progress(position)
    assert there <= max(share, 0) + 1e-9
    if n >= 12 and share >= 0:
        assert there > share - 0.001


@pytest.mark.parametrize("n", range(1, 14))
def test_the_whole_share_is_the_end(n: int) -> None:
    assert position_at(n, 1.0).is_end


@given(st.integers(4, 9), st.integers(1, 5000), st.lists(st.integers(1, 300), min_size=1, max_size=20))
def test_sizes_are_those_of_the_subtrees_however_they_are_counted(n: int, steps: int, parts: list[int]) -> None:
    search = Search(n)
    search.advance(steps, stop_at_solution=False)
    sizes = Sizes(n)
    for part in parts:
        sizes.count(search.position, part)
    while sizes.count(search.position, 1000):
        pass
    for root in search.position.finished():
        assert sizes.get(root) == subtree(n, root)
    assert sizes.counts() == (search.steps, search.solutions)
