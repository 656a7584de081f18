"""The aim as it is placed and drawn: its words, its drawing, the ways in and the legend."""

from __future__ import annotations

import pytest

from queens_viz.paint.aim_panel import AimPanel
from queens_viz.window.window import Window

from ..support import beside_of, click, do, window_at

Size = tuple[int, int]


def aims_of(window: Window, size: Size) -> list[AimPanel]:
    return [one.contents for one in beside_of(window, size).panels if isinstance(one.contents, AimPanel)]


def aim_of(window: Window, size: Size = (1280, 800)) -> AimPanel:
    (panel,) = aims_of(window, size)
    return panel


@pytest.mark.parametrize("size", [(1280, 800), (600, 480), (360, 640)])
@pytest.mark.parametrize(("way", "key"), [(0, "space"), (1, "m"), (2, "b")])
def test_a_click_on_a_way_does_what_its_key_does(way: int, key: str, size: Size) -> None:
    one, other = window_at(":1"), window_at(":1")
    do(one, click(aim_of(one, size).ways[way].rect.center), size=size)
    do(other, key, size=size)
    assert one.app.state == other.app.state
    assert one.app.player.search.position == other.app.player.search.position
    assert (one.app.state.exercise, one.app.player.aim) != (None, None)


@pytest.mark.parametrize("key", ["p", "b"])
def test_the_ways_go_while_an_exercise_is_on_and_come_back(key: str) -> None:
    window = window_at(":1")
    before = aim_of(window)
    do(window, key)
    assert aim_of(window).ways == ()
    do(window, "escape")
    assert aim_of(window) == before
