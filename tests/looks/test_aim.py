"""The aim as data: where it stands and where not, what it says, and the ways in."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import execute
from queens_viz.app.app import App
from queens_viz.app.commands import Action, Command
from queens_viz.app.player import Player
from queens_viz.looks import tabs
from queens_viz.looks.scene import Scene

from ..support import search_at


def app_at(n: int, text: str, **state: object) -> App:
    app = App(Player(search_at(n, text)))
    app.change(**state)
    return app


LIST, TREE = Action.SOLUTIONS, Action.TREE


@pytest.mark.parametrize(
    ("n", "text", "one_panel", "two_panels"),
    [
        (8, ":1", (LIST, TREE), (LIST,)),
        (6, ":1", (LIST, TREE), (LIST,)),
        (1, ":1", (LIST, TREE), (LIST,)),
        # From the second step on the tree has a node in its third level.
        (8, "1:1", (LIST,), (LIST,)),
        (5, "1:2", (LIST,), (LIST,)),
        (8, "1,3,5,7,2:4", (LIST,), (LIST,)),
        (8, "2,4,1,3,5:7", (), ()),
        (2, "end", (LIST,), (LIST,)),
        (3, "end", (LIST,), (LIST,)),
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


@pytest.mark.parametrize(
    ("action", "key"), [(Action.WATCH, Action.RUN), (Action.OWN_BOARD,) * 2, (Action.BY_HAND,) * 2]
)
def test_a_way_does_what_its_key_does(action: Action, key: Action) -> None:
    one, other = app_at(8, ":1"), app_at(8, ":1")
    execute(one, Command(action))
    execute(other, Command(key))
    assert one.state == other.state
    assert one.player.search.position == other.player.search.position
    assert one.player.aim is other.player.aim
    assert (one.state, one.player.aim) != (app_at(8, ":1").state, None)
