"""The tree in words, checked against the numbers of other programs and of the tree itself."""

from __future__ import annotations

import pytest

from queens_viz.app import tree_view
from queens_viz.app.app import App
from queens_viz.app.nodes import position_of
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.browser import tree_told
from queens_viz.looks import tree
from queens_viz.looks.scene import Scene
from queens_viz.search.facts import TOTAL_SOLUTIONS
from queens_viz.search.position import Position
from queens_viz.search.tree import Shape

from ..support import search_at

NODES = {4: 17, 5: 54, 6: 153, 7: 552, 8: 2057}
"""Nodes of the whole tree, the root included (Knuth's estimate of 1975 was tried on 8: 2057)."""


def app_at(n: int, at: str, language: str = "en") -> App:
    """Return an app halted at a position, everything counted."""
    player = Player(search_at(n, at))
    while player.is_busy:
        player.pass_time(0)
    return App(player, State(language))


def told(app: App) -> str:
    scene = Scene.of(app)
    return tree_told.told(tree.look(scene), scene.say)


@pytest.mark.parametrize("n", NODES)
def test_the_size_of_the_whole_tree_is_known(n: int) -> None:
    app = app_at(n, f"{n}:{n}")
    app.next()
    app.pass_time(0)
    while app.player.is_busy:
        app.pass_time(0)
    assert told(app).startswith(f"The whole tree: {NODES[n]:,} nodes, {TOTAL_SOLUTIONS[n]} solutions. Node: the empty")


@pytest.mark.parametrize("at", [":1", "2:4", "2,4,1:3", "2,4,1,3", "3:1"])
def test_the_size_so_far_is_that_of_the_nodes_that_are_drawn_where_all_are(at: str) -> None:
    app = app_at(4, at)
    spots = tree.look(Scene.of(app)).spots
    drawn = [spot for spot in spots if spot.node.shape is not Shape.CANDIDATE]
    assert told(app).startswith(f"Nodes of the tree so far: {len(drawn)}. ")
    tree_view.toggle_rejected(app)
    assert told(app).startswith(f"Nodes of the tree so far: {len(drawn)}. "), "rejected rows are none"


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


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Node: a queen in row 1: finished, 227 nodes, 4 solutions. Space opens it."),
        ("de", "Knoten: eine Dame in Zeile 1: abgesucht, 227 Knoten, 4 Lösungen. Die Leertaste öffnet ihn."),
    ],
)
def test_a_collapsed_part_is_told_with_its_size_and_the_chosen_node_with_the_tree(language: str, words: str) -> None:
    app = app_at(8, "2:1", language)
    assert words not in told(app)
    app.show(Position(8, (0,), 0))
    assert told(app).endswith(words)
    tree_view.turn_node(app)
    while app.player.is_busy:
        app.pass_time(0)
    assert "227" not in told(app).rpartition(":")[2], "it is open"
    assert position_of(tree_view.chosen_node(app), 8) == Position(8, (0,), 0)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("fewest/1,3,5,4,7,8:2", "Node: column 5, row 2: tested now."),
        ("ahead/1,4,6,8:3", "Node: queens in rows 1, 4, 6, 8, 3: tested now."),
    ],
)
def test_the_node_at_hand_is_told_by_its_square_where_rows_are_no_columns(text: str, words: str) -> None:
    assert told(app_at(8, text)).endswith(words)


def test_a_rejected_row_is_told_as_attacked_only_where_it_is() -> None:
    app = app_at(8, "fewest/1,3,5,4,7,8:3")
    tree_view.toggle_rejected(app)
    spots = tree.look(Scene.of(app)).spots
    last = [spot for spot in spots if len(spot.node.board) == 7 and spot.node.shape is Shape.REJECTED]
    assert [tree_told.node_told(spot, app.say) for spot in last] == [
        "Node: column 5, row 1: attacked.",
        "Node: column 5, row 2: safe, but not taken.",
    ]
