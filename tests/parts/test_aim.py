"""The aim: where it stands and where not, the ways in, and the legend."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import execute
from queens_viz.app.app import App
from queens_viz.app.commands import FASTER_BY, QVIEW_SPEED, Action, Command
from queens_viz.app.player import Player
from queens_viz.looks import tabs
from queens_viz.looks.scene import Scene
from queens_viz.paint.panels import Shown
from queens_viz.parts.aim import Aim
from queens_viz.window.window import Window

from ..support import beside_of, click, do, search_at, window_at


def app_at(n: int, text: str, **state: object) -> App:
    app = App(Player(search_at(n, text)))
    app.change(**state)
    return app


LIST, TREE = Action.SOLUTIONS, Action.TREE


@pytest.mark.parametrize(
    ("n", "text", "one_panel", "two_panels"),
    [
        (8, ":1", (LIST, TREE), (LIST,)),
        # From the second step on the tree has a node in its third level.
        (8, "1:1", (LIST,), (LIST,)),
        (8, "2,4,1,3,5:7", (), ()),
        (1, "1", (), ()),
        (4, "2,4,1,3", (), ()),
        (4, "end", (), ()),
    ],
)
def test_it_stands_in_an_empty_list_and_in_a_tree_without_a_node_and_once_where_there_are_two_panels(
    n: int, text: str, one_panel: tuple[Action, ...], two_panels: tuple[Action, ...]
) -> None:
    scene = Scene.of(app_at(n, text))
    assert tabs.with_aim(scene, has_two_panels=False) == one_panel
    assert tabs.with_aim(scene, has_two_panels=True) == two_panels


def test_it_comes_back_with_a_round_that_has_found_nothing_yet_only_in_the_tree() -> None:
    app = app_at(4, "2,4,1,3")
    app.player.restart()
    assert tabs.with_aim(Scene.of(app), has_two_panels=False) == (TREE,)


def aim_of(window: Window, size: tuple[int, int] = (1280, 800)) -> Shown:
    (shown,) = (one.contents for one in beside_of(window, size).panels if isinstance(one.contents, Shown))
    return shown


@pytest.mark.parametrize("size", [(1280, 800), (600, 480), (360, 640)])
@pytest.mark.parametrize(("way", "key"), [(0, "space"), (1, "m"), (2, "b")])
def test_a_click_on_a_way_does_what_its_key_does(way: int, key: str, size: tuple[int, int]) -> None:
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


@pytest.mark.parametrize(
    ("size", "key", "count"),
    [((1366, 657), "t", 7), ((1366, 657), "w", 3), ((1280, 800), "t", 7), ((390, 844), "t", 0)],
)
def test_the_legend_shows_all_rows_or_the_pieces_or_nothing(size: tuple[int, int], key: str, count: int) -> None:
    window = window_at(":1")
    do(window, key)
    shown = aim_of(window, size)
    (look,) = shown.drawn.values
    assert isinstance(look, Aim)
    written = [values[0] for name, values, _ in shown.drawn.strokes if name == "text"]
    every = [sample for sample, _ in look.legend]
    assert [sample for sample, words in look.legend if words in written] == every[:count]


@pytest.mark.parametrize(
    ("actions", "speed"),
    [
        ([Action.WATCH], 1),
        ([Action.RUN], QVIEW_SPEED),
        ([Action.FASTER, Action.WATCH], QVIEW_SPEED * FASTER_BY),
    ],
)
def test_watching_is_slow_enough_to_be_read_unless_somebody_has_set_a_speed(
    actions: list[Action], speed: float
) -> None:
    app = app_at(8, ":1")
    for action in actions:
        execute(app, Command(action))
    assert app.player.speed == speed
