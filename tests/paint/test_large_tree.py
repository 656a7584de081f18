"""The tree in the whole window, subtrees that a click opens, and the tree under the ring, as they are drawn."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action

from ..drawn import read
from ..driver import Driver
from ..support import click, do, finish, let_go, window_at

Size = tuple[int, int]


@pytest.mark.parametrize("size", [(640, 480), (1280, 800), (1920, 1080)])
def test_a_click_at_the_foot_gives_the_tree_the_window_and_takes_it_back(size: Size) -> None:
    window = window_at("3,6:4")
    do(window, "o", size=size)
    for words, is_large in (("with the board", False), ("whole window", True)):
        if words in (seen := read(window, size)).words_in():
            do(window, click(seen.text(words).centre), let_go(), size=size)
            assert window.app.state.tree.is_large is is_large


def test_a_second_click_opens_a_triangle_and_a_third_closes_it() -> None:
    window = window_at("3,6:4")
    do(window, "f3")
    triangles = [icon for icon in read(window).icons(read(window).body) if icon.what == "pyramid"]
    assert len(triangles) == 5
    lowest = max(triangles, key=lambda icon: icon.centre[1])
    do(window, click(lowest.centre), let_go())
    assert str(window.app.state.shown) == "3,6,2:1"
    do(window, click(lowest.centre), let_go())
    seen = read(window)
    assert len([icon for icon in seen.icons(seen.body) if icon.what == "pyramid"]) == 4
    (shown,) = (icon for icon in seen.icons(seen.body) if icon.second == seen.theme.accent and icon.width >= 3)
    assert shown.what == "round"
    do(window, click(shown.centre), let_go())
    assert [icon.what for icon in read(window).icons(seen.body)].count("pyramid") == 5


def test_the_ring_stands_around_the_tree_and_keys_choose_there() -> None:
    drive = Driver("3,6:4")
    drive("f3", *["tab"] * 15)
    assert drive.window.hand.ring is Action.NODE
    ring = read(drive.window).ring
    assert ring
    assert ring.contains(max(read(drive.window).icons(read(drive.window).body), key=lambda icon: icon.size).rect)
    drive("left")
    assert str(drive.window.app.state.shown) == "3,6,2:1"
    drive("space")
    assert drive.window.app.state.tree.turned == {(2, 5, 1)}
    drive("return")
    assert drive.position == "3,6,2:1"
    drive("escape")
    assert drive.window.hand.ring is None


def test_the_ring_leaves_a_tree_that_is_closed() -> None:
    drive = Driver("3,6:4")
    drive("f3", *["tab"] * 15, "f2")
    assert drive.window.hand.ring is None


def test_however_small_a_tree_is_made_it_is_drawn() -> None:
    window = window_at("end", 12)
    do(window, "f3")
    finish(window)
    for zoom in (1.0, 0.3, 0.1, 0.05, 0.01):
        window.hand = window.hand._replace(zoom=zoom)
        assert {"pyramid", "round"} <= {icon.what for icon in read(window).icons()}
