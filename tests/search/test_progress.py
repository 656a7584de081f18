"""Progress: the share of the search that lies before a position, and its inverse."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz import Event, Position, Search
from queens_viz.search.facts import TOTAL_STEPS
from queens_viz.search.progress import position_at, progress
from queens_viz.search.strategy import AHEAD

from ..tiers import MORE_IN_THE_FULL_TIER, sizes


@pytest.mark.parametrize("n", sizes(1, 7, 8))
def test_progress_only_grows_and_is_whole_at_the_end_alone(n: int) -> None:
    search, last = Search(n), 0.0
    assert progress(search.position) == 0
    while search.step() is not Event.COMPLETED:
        now = progress(search.position)
        assert last <= now < 1
        last = now
    assert progress(Position.end(n)) == 1


@pytest.mark.parametrize("n", sizes(7, 7, 9))
def test_progress_is_near_the_truth(n: int) -> None:
    search = Search(n)
    while search.step() is not Event.COMPLETED:
        assert (
            abs(progress(search.position) - (search.steps or 0) / TOTAL_STEPS[n])
            < 0.0185
        )


@MORE_IN_THE_FULL_TIER
@given(st.integers(1, 100), st.floats(-0.5, 0.999))
def test_the_inverse_of_progress_lands_just_before_the_share(
    tier: str, n: int, share: float
) -> None:
    position = position_at(n, share)
    there = progress(position)
    assert there <= max(share, 0) + 1e-9
    if n >= 12 and share >= 0:
        assert there > share - 0.001
    assert position_at(n, 1.0).is_end


def test_progress_is_never_whole_before_the_end() -> None:
    assert progress(position_at(100, 1 - 2**-53)) < 1


@pytest.mark.parametrize("n", sizes(11, 11, 12))
def test_where_the_first_column_is_known_progress_is_nearer_and_only_grows(
    n: int,
) -> None:
    search = Search(n)
    last = 0.0
    while search.advance(997, stop_at_solution=False) and not search.is_first:
        now = progress(search.position)
        assert last <= now < 1
        assert abs(now - (search.steps or 0) / TOTAL_STEPS[n]) < 0.004
        last = now
    # Other searches of that size have other shares.
    ahead = Position.first(n, AHEAD)._replace(candidate=n // 2)
    assert progress(ahead) == (n // 2) / n
