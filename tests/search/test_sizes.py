"""Sizes of finished subtrees: counted in spare time, and never guessed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz import Position, Search
from queens_viz.search.count import subtree
from queens_viz.search.tree import Sizes

from ..tiers import MORE_IN_THE_FULL_TIER


@MORE_IN_THE_FULL_TIER
@given(st.integers(4, 9), st.integers(1, 5000), st.lists(st.integers(1, 300), min_size=1, max_size=20))
def test_sizes_are_those_of_the_subtrees_however_they_are_counted(
    tier: str, n: int, steps: int, parts: list[int]
) -> None:
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


def test_sizes_are_counted_in_parts_and_the_numbers_are_known_when_all_are() -> None:
    position, sizes = Position.parse("3,1:4", 8), Sizes(8)
    assert sizes.counts() == (0, 0)
    assert len(sizes) == 0
    made = sizes.count(position, 100)
    assert made == 100
    assert sizes.counts() is None
    while part := sizes.count(position, 1000):
        assert part <= 1000
        made += part
    assert len(sizes) == 2
    expected = Search.at(position)
    assert sizes.counts() == (expected.steps, expected.solutions)
    known = {root: subtree(8, root) for root in position.finished()}
    assert {root: sizes.get(root) for root in known} == known
    # What is known is not counted again.
    assert made == sum(8 * (size.nodes - size.solutions) + size.solutions for size in known.values())
    assert sizes.count(Position.parse("3,1:3", 8), 1000) == 0


def test_the_subtrees_of_the_step_before_are_counted_too() -> None:
    position, sizes = Position.parse("2,4,1:4", 4), Sizes(4)
    while sizes.count(position, 1000):
        pass
    assert sizes.get((1, 3, 0, 2)) == (1, 1)
    sizes = Sizes(4)
    while sizes.count(Position.parse(":2", 4), 1000):
        pass
    assert (sizes.get((0,)), sizes.get((0, 2)), sizes.get((0, 3, 1))) == ((4, 0), (1, 0), (1, 0))
    assert len(sizes) == 3


def test_what_is_no_longer_wanted_is_given_up_and_counted_again_when_it_is() -> None:
    sizes = Sizes(8)
    far, near = Position.parse("3:1", 8), Position.parse("1,3:4", 8)
    sizes.count(far, 50)
    while sizes.count(near, 1000):
        pass
    assert sizes.get((0,)) is None
    while sizes.count(far, 1000):
        pass
    assert sizes.counts() == (Search.at(far).steps, Search.at(far).solutions)


def test_a_count_that_takes_too_long_is_given_up_until_the_position_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queens_viz.search.tree.GIVEN_UP", 1000)
    sizes, position = Sizes(12), Position.parse("2:3", 12)
    assert sizes.count(position, 999) == 999
    assert sizes.counts() is None
    assert sizes.count(position, 1) == 1
    assert sizes.count(position, 1000) == 0
    assert sizes.counts() is None
    assert sizes.get((0,)) is None
    sizes.count(Position.first(12), 1000)
    assert sizes.counts() == (0, 0)
