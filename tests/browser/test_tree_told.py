"""The tree in words, checked against the numbers of other programs and of the tree itself."""

from __future__ import annotations

import pytest

from queens_viz.app.app import App
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.browser import tree_told
from queens_viz.looks import tree
from queens_viz.looks.scene import Scene
from queens_viz.search.tree import Shape

from ..support import search_at


def app_at(n: int, at: str, language: str = "en") -> App:
    """Return an app halted at a position, everything counted."""
    player = Player(search_at(n, at))
    while player.is_busy:
        player.pass_time(0)
    return App(player, State(language))


def told(app: App) -> str:
    scene = Scene.of(app)
    return tree_told.told(tree.look(scene), scene.say)


def test_what_is_not_counted_yet_is_not_told_as_if_it_were() -> None:
    app = App(Player(search_at(12, "1,3:9")))
    assert told(app).startswith("Nodes of the tree so far: more than ")
    spots = tree.look(Scene.of(app)).spots
    collapsed = next(spot for spot in spots if spot.node.shape is Shape.COLLAPSED)
    assert tree_told.node_told(collapsed, app.say).endswith(": finished, not counted yet. Space opens it.")


def test_when_12_queens_are_complete_the_root_has_not_failed_while_it_is_being_counted() -> None:
    app = App(Player(search_at(12, "end")))
    root = tree.look(Scene.of(app)).spots[0]
    # The way to the first solution is open, so that there is one is known.
    assert root.style[1:] == ("solved", "safe")
    assert tree_told.node_told(root, app.say) == "Node: the empty board: finished, with a solution."


KINDS = [
    ("2,4:1", (2,), "Node: a queen in row 2: being searched."),
    ("2,4:1", (2, 4), "Node: queens in rows 2, 4: being searched."),
    ("2,4:1", (2, 4, 1), "Node: queens in rows 2, 4, 1: tested now."),
    ("2,4,1:3", (1,), "Node: a queen in row 1: finished, no solution. Space closes it."),
    ("2,4,1,3", (2, 4, 1, 3), "Node: queens in rows 2, 4, 1, 3: a solution."),
    ("3:1", (2,), "Node: a queen in row 2: finished, with a solution. Space closes it."),
    (":1", (), "Node: the empty board: being searched."),
]


@pytest.mark.parametrize(("at", "rows", "words"), KINDS)
def test_a_node_is_told_with_its_queens_and_what_became_of_it(at: str, rows: tuple[int, ...], words: str) -> None:
    app = app_at(4, at)
    board = tuple(row - 1 for row in rows)
    spot = next(spot for spot in tree.look(Scene.of(app)).spots if spot.node.board == board)
    assert tree_told.node_told(spot, app.say) == words
