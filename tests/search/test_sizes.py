"""The sizes of finished subtrees: counted in parts, given up and counted again."""

from __future__ import annotations

import pytest

from queens_viz import Position, Search
from queens_viz.search.sizes import Sizes, subtree
from queens_viz.search.strategy import PLAIN


@pytest.mark.parametrize("part", [7, 100, 1000])
@pytest.mark.parametrize(
    ("n", "text"),
    [(4, "2,4,1:4"), (4, ":2"), (8, "3,1:4"), (8, "5,2,8:1"), (9, "1,3:5")],
)
def test_sizes_are_counted_in_parts_and_the_numbers_are_known_when_all_are(
    n: int, text: str, part: int
) -> None:
    position, found, made = Position.parse(text, n), Sizes(n), 0
    assert found.counts() == (0, 0)
    while done := found.count(position, part):
        assert done <= part
        made += done
        assert len(found) == found.counted
    # Those of the step before are counted too, if it lifted a queen.
    before = {":2": [(0,), (0, 2), (0, 3, 1)], "2,4,1:4": [(0,), (1, 3, 0, 2)]}
    known = {
        root: subtree(n, root)
        for root in before.get(text, position.finished_subtrees())
    }
    assert {root: found.get(root) for root in known} == known
    assert len(found) == len(known)
    expected = Search.at(position)
    assert found.counts() == (expected.steps, expected.solutions)
    # What is known is not counted again.
    assert made == sum(
        n * (size.nodes - size.solutions) + size.solutions
        for size in known.values()
        if size != (1, 1)
    )
    assert (
        found.count(position._replace(candidate=max(0, position.candidate - 1)), 1000)
        == 0
    )


def test_what_is_no_longer_wanted_is_given_up_and_counted_again_when_it_is() -> None:
    found, far, near = Sizes(8), Position.parse("3:1", 8), Position.parse("1,3:4", 8)
    found.count(far, 50)
    while found.count(near, 1000):
        pass
    assert found.get((0,)) is None
    while found.count(far, 1000):
        pass
    assert found.counts() == (Search.at(far).steps, Search.at(far).solutions)


def test_a_count_that_takes_too_long_is_given_up_until_the_position_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("queens_viz.search.sizes.GIVEN_UP", 1000)
    found, position = Sizes(12), Position.parse("2:3", 12)
    assert (found.count(position, 999), found.counts()) == (999, None)
    assert (found.count(position, 1), found.count(position, 1000)) == (1, 0)
    assert (found.counts(), found.get((0,))) == (None, None)
    found.count(Position.first(12, PLAIN), 1000)
    assert found.counts() == (0, 0)
