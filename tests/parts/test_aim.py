"""The aim: where it stands and where not, the ways in, and the legend."""

from __future__ import annotations

import pytest

from queens_viz.app.binding import execute
from queens_viz.app.commands import FASTER_BY, QVIEW_SPEED, Action, Command
from queens_viz.parts.aim import has_aim
from queens_viz.parts.scene import Scene

from ..support import click, do, part_in, window_at

LIST, TREE = Action.SOLUTIONS, Action.TREE


@pytest.mark.parametrize(
    ("n", "text", "one_panel", "two_panels"),
    [
        (8, ":1", (LIST, TREE), (LIST,)),
        (8, "1:1", (LIST,), (LIST,)),
        (8, "2,4,1,3,5:7", (), ()),
        (1, "1", (), ()),
        (4, "end", (), ()),
    ],
)
def test_it_stands_in_an_empty_list_and_in_a_tree_without_a_node_and_once_where_there_are_two_panels(
    n: int, text: str, one_panel: tuple[Action, ...], two_panels: tuple[Action, ...]
) -> None:
    scene = Scene.of(window_at(text, n).app)
    for has_two, tabs in ((False, one_panel), (True, two_panels)):
        assert tuple(tab for tab in (LIST, TREE) if has_aim(scene, tab, has_two_panels=has_two)) == tabs


@pytest.mark.parametrize("size", [(1280, 800), (600, 480), (360, 640)])
@pytest.mark.parametrize(("way", "key"), [(0, "space"), (1, "m"), (2, "b")])
def test_a_click_on_a_way_does_what_its_key_does(way: int, key: str, size: tuple[int, int]) -> None:
    one, other = window_at(":1"), window_at(":1")
    do(one, click(part_in(one, "aim", size).buttons[way].rect.center), size=size)
    do(other, key, size=size)
    assert one.app.state == other.app.state
    assert (one.app.state.exercise, one.app.player.aim) != (None, None)


@pytest.mark.parametrize("key", ["p", "b"])
def test_the_ways_go_while_an_exercise_is_on_and_come_back(key: str) -> None:
    window, ways = window_at(":1"), []
    for press in ("t", key, "escape"):
        do(window, press)
        aim = window.frame().noted("aim")
        ways.append(len(aim.buttons) if aim else 0)
    assert ways == [3, 0, 3]


@pytest.mark.parametrize(
    ("actions", "speed"),
    [([Action.WATCH], 1), ([Action.RUN], QVIEW_SPEED), ([Action.FASTER, Action.WATCH], QVIEW_SPEED * FASTER_BY)],
)
def test_watching_is_slow_enough_to_be_read_unless_somebody_has_set_a_speed(
    actions: list[Action], speed: float
) -> None:
    app = window_at(":1").app
    for action in actions:
        execute(app, Command(action))
    assert app.player.speed == speed
