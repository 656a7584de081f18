"""Links to steps of any search: what is written is read again, and what can't be says why."""

from __future__ import annotations

import pytest

from queens_viz import Position
from queens_viz.search.position import NAMES, link_to, position_of_link
from queens_viz.search.strategy import Strategy

from .strategies import positions


def read(link: str) -> Position:
    parts = dict(part.split("=") for part in link.split("&"))
    return position_of_link(int(parts["n"]), parts["at"], parts.get("search", "plain"))


@pytest.mark.parametrize("strategy", Strategy)
def test_every_state_is_found_again_by_its_link(strategy: Strategy) -> None:
    for position in (*positions(5, strategy), Position.end(5, strategy)):
        assert read(link_to(position)) == position
        assert ("search=" in link_to(position)) is (strategy is not Strategy.PLAIN)


def test_links_of_before_go_on_working() -> None:
    assert read("n=8&at=2,4,1,3,5:7") == Position.parse("2,4,1,3,5:7", 8)
    assert read("n=4&at=end") == Position.end(4)
    assert position_of_link(6) == Position.first(6)
    assert position_of_link(8, "fewest/1,5,8:3") == Position.parse("fewest/1,5,8:3", 8)


@pytest.mark.parametrize(
    ("at", "search"),
    [
        ("2,4:1", "best"),
        ("1,4,6,8,3:1", "ahead"),
        ("fewest/1:3", "fewest"),
        ("1,2:3", "plain"),
        ("", ""),
        ("1:9", "ahead"),
    ],
)
def test_what_is_no_position_of_the_search_is_none(at: str, search: str) -> None:
    with pytest.raises(ValueError, match=r"not|no queen|attack"):
        position_of_link(8, at, search)
    assert NAMES == ("plain", "ahead", "fewest")
