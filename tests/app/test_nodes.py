"""Nodes chosen by keys, and subtrees that open and close."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import asked, command_of, execute
from queens_viz.app.app import App
from queens_viz.app.commands import Action
from queens_viz.app.front import Front
from queens_viz.app.nodes import ways_of
from queens_viz.app.player import Player
from queens_viz.app.tree_view import chosen_node
from queens_viz.search.position import Position

from ..support import search_at


class OnTree(Front):
    """A front whose ring is on the tree."""

    has_ring = is_on_tree = True


def app_at(n: int, text: str) -> App:
    app = App(Player(search_at(n, text)), front=OnTree())
    count(app)
    return app


def count(app: App) -> None:
    while app.player.is_busy:
        app.pass_time(0)


def press(app: App, *keys: str) -> str:
    """Press keys, and return which node is chosen then: its rows, counted from 1."""
    for key in keys:
        command = command_of(app, key)
        assert command
        execute(app, command)
    return ",".join(str(row + 1) for row in chosen_node(app).board)


@pytest.mark.parametrize(
    ("n", "text", "keys", "chosen"),
    [
        (8, "3,6:4", "", "3,6,4"),
        (8, "3,6:4", "left", "3,6,2"),
        (8, "3,6:4", "left left", "3,6,2"),
        (8, "3,6:4", "left right", "3,6,4"),
        (8, "3,6:4", "up", "3,6"),
        (8, "3,6:4", "up left", "3,5"),
        (8, "3,6:4", "up up left left", "1"),
        (8, "3,6:4", "up up up up", ""),
        (8, "3,6:4", "up up up down", "1"),
        (8, "3,6:4", "up down", "3,6,2"),
        (8, "3,6:4", "up up left down", "2"),
        (8, "3,6:1", "up", "3"),
        (8, "3,6:1", "up down right right", "3,6,1"),
        (8, ":1", "up", "1"),
        (8, "end", "", ""),
        (8, "end", "down right right", "3"),
        (6, "2,4,6:3", "up up left", "1,6"),
        (4, "2,4,1,3", "up left", "1,4,2"),
    ],
)
def test_arrow_keys_choose_the_node_above_the_first_below_and_the_next_on_the_level(
    n: int, text: str, keys: str, chosen: str
) -> None:
    app = app_at(n, text)
    assert press(app, *keys.split()) == chosen
    assert app.player.search.position == search_at(n, text).position


def test_rejected_rows_are_no_nodes_to_choose() -> None:
    app = app_at(8, "3,6:4")
    execute(app, asked(app, Action.REJECTED))
    assert press(app, "left") == "3,6,2"


def test_enter_goes_to_the_chosen_node_and_says_so_where_the_search_is_already() -> None:
    app = app_at(8, "3,6:4")
    press(app, "return")
    assert app.state.message == "The search is already here."
    press(app, "left", "return")
    assert app.player.search.position == Position.parse("3,6,2:1", 8)


def test_space_opens_and_closes_a_finished_subtree_and_says_so_elsewhere() -> None:
    app = app_at(8, "3,6:4")
    press(app, "space")
    assert app.state.message == "Only a finished subtree opens."
    press(app, "left", "space")
    assert app.state.tree.turned == {(2, 5, 1)}
    assert press(app, "down") == "3,6,2,5"
    assert press(app, "up", "space", "down") == "3,6,2"
    assert app.state.tree.turned == frozenset()


def test_the_sizes_below_what_is_opened_by_one_level_are_counted() -> None:
    app = app_at(10, "3,6:4")
    press(app, "up", "up", "left", "left", "space")
    (root,) = app.state.tree.turned
    assert any(child.size is None for child in chosen_node(app).children)
    count(app)
    children = chosen_node(app).children
    size = app.player.findings.sizes.get(root)
    assert size
    assert all(child.size for child in children)
    assert size.nodes == 1 + sum(child.size.nodes for child in children if child.size)


@pytest.mark.parametrize("leave", ["o", "escape", "f2", "f4"])
def test_the_tree_takes_the_window_and_gives_it_back(leave: str) -> None:
    app = App(Player(search_at(8, "3,6:4")))
    press(app, "o")
    assert app.state.tree.is_large
    assert app.has_tree
    press(app, "f3")
    assert app.state.tree.is_large
    press(app, leave)
    assert not app.state.tree.is_large


def test_escape_closes_what_is_shown_before_the_large_tree() -> None:
    app = App(Player(search_at(8, "3,6:4")))
    press(app, "o")
    app.show(Position.parse("1:1", 8))
    press(app, "escape")
    assert (app.state.shown, app.state.tree.is_large) == (None, True)
    press(app, "escape")
    assert not app.state.tree.is_large


@pytest.mark.parametrize(
    ("n", "levels", "shown", "ways"),
    [
        (4, 1, None, [(1, 3, 0, 2)]),
        (4, 2, None, []),
        (5, 2, None, [(0, 2, 4, 1, 3)]),
        (5, 3, None, []),
        (5, None, None, [(0, 2, 4, 1, 3)]),
        (5, 1, "2,4,1,3,5", [(1, 3, 0, 2, 4)]),
        (5, 1, "2:1", [(1,), (0, 2, 4, 1, 3)]),
        (3, 1, None, [(0, 2)]),
        (30, 1, None, [()]),
    ],
)
def test_the_ways_that_are_open_at_the_end(n: int, levels: int | None, shown: str | None, ways: list[object]) -> None:
    position = Position.parse(shown, n) if shown else None
    assert list(ways_of(Position.end(n), position, levels)) == ways


def test_before_the_end_the_way_to_what_is_shown_alone_is_open() -> None:
    here = Position.parse("3:1", 5)
    assert ways_of(here, None) == ()
    assert ways_of(here, Position.parse("2,4:1", 5)) == ((1, 3),)


def test_at_the_end_what_opens_by_itself_is_counted() -> None:
    app = App(Player(search_at(8, "end")))
    count(app)
    sizes = app.player.findings.sizes
    assert all(sizes.get(root) for root in ((0, 2), (0, 4, 1), (7, 0), (3, 6)))
