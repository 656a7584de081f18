"""Counting whole subtrees, and the numbers of a position that follow from their sizes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from queens_viz import Search
from queens_viz.search.count import Count, count_up_to, subtree

from ..tiers import MORE_IN_THE_FULL_TIER


@MORE_IN_THE_FULL_TIER
@given(st.integers(11, 14), st.integers(1, 20_000))
def test_the_identity_of_the_steps(tier: str, n: int, steps: int) -> None:
    search = Search(n)
    search.advance(steps, stop_at_solution=False)
    finished = (subtree(n, root) for root in search.position.finished())
    assert count_up_to(search.position, finished) == (search.steps, search.solutions)


@MORE_IN_THE_FULL_TIER
@given(st.integers(4, 9), st.lists(st.integers(1, 500), max_size=50))
def test_a_subtree_counts_the_same_in_any_parts(tier: str, n: int, parts: list[int]) -> None:
    count = Count(n, (1,))
    for part in parts:
        assert count.advance(part) <= part
    while count.size is None:
        count.advance(1000)
    assert count.size == subtree(n, (1,))


def test_a_count_tells_how_far_it_is() -> None:
    count = Count(6, (1,))
    made = count.advance(10)
    assert (made, count.steps, count.size) == (10, 10, None)
    while count.size is None:
        made += count.advance(10)
        assert count.steps == made
    assert count.size == subtree(6, (1,))
    assert made == 6 * (count.size.nodes - 1) + 1
    assert count.solutions == count.size.solutions == 1
    assert count.advance(10) == 0
    assert Count(4, (1, 3, 0, 2)).size == (1, 1)
