"""The look of the tree, field by field."""

from __future__ import annotations

import pytest

from queens_viz import Position
from queens_viz.app.commands import Action, Command
from queens_viz.app.state import TreeState
from queens_viz.looks import tree
from queens_viz.looks.scene import Scene
from queens_viz.looks.tree import Spot, TreeLook
from queens_viz.pens.icons import Icon

from .. import facts
from ..support import window_at


def look_at(n: int, text: str, shown: Position | None = None, language: str = "en", **tree_state: object) -> TreeLook:
    window = window_at(text, n, language=language)
    app = window.app
    app.change(shown=shown, tree=TreeState(size=n, **tree_state))  # type: ignore[arg-type]
    app.player.findings.sizes.open(app.state.tree.turned)
    app.player.is_counting = True
    while app.player.is_busy:
        app.player.pass_time(0)
    return tree.look(Scene.of(app))


def boards(look: TreeLook) -> list[tuple[int, ...]]:
    return [spot.node.board for spot in look.spots]


def spot_of(look: TreeLook, *rows: int) -> Spot:
    (spot,) = (spot for spot in look.spots if spot.node.board == tuple(row - 1 for row in rows))
    return spot


@pytest.mark.parametrize(("n", "text"), [(4, "3,1:4"), (6, "2,4,6:3"), (8, "3,6:4"), (8, "end")])
def test_nodes_come_in_the_order_of_the_search_each_with_its_level_and_its_parent(n: int, text: str) -> None:
    look = look_at(n, text)
    assert boards(look) == sorted(boards(look))
    for spot in look.spots:
        assert spot.level == len(spot.node.board)
        parent = None if spot.parent is None else look.spots[spot.parent].node.board
        assert parent == (spot.node.board[:-1] if spot.node.board else None)


def test_the_path_leads_to_the_candidate_and_what_is_shown_has_a_path_of_its_own() -> None:
    look = look_at(8, "3,6:4")
    assert [boards(look)[k] for k in look.path] == [(), (2,), (2, 5), (2, 5, 3)]
    assert [spot.node.board for spot in look.spots if spot.leads_here] == [boards(look)[k] for k in look.path]
    assert look.chosen is None


def test_the_way_to_what_is_shown_is_open_by_one_level_and_nothing_else() -> None:
    shown = Position.parse("1,5,8,6,3,7,2,4", 8)
    look = look_at(8, "end", shown)
    way = [shown.board[:length] for length in range(9)]
    assert look.path == (0,)
    assert look.chosen is not None
    assert look.spots[look.chosen].node.board == shown.board
    assert [spot.node.board for spot in look.spots if spot.leads_here] == way
    assert {spot.node.board for spot in look.spots if spot.node.children} == set(way[:-1])
    # Without another solution that of the first one is.
    first = {(0, 4, 7, 5, 2, 6, 1, 3)[:length] for length in range(8)}
    assert {spot.node.board for spot in look_at(8, "end").spots if spot.node.children} == first
    # A subtree that is shown itself opens by a second click.
    look = look_at(8, "end", Position.parse("3,5:1", 8))
    assert {spot.node.board for spot in look.spots if spot.node.children} == first | {(2,)}


def test_a_click_shows_a_node_and_a_second_one_opens_or_closes_it() -> None:
    look = look_at(8, "3,6:4")
    assert spot_of(look, 1).click(8) == Command(Action.SHOW, Position.parse("1:1", 8))
    assert spot_of(look, 3, 6, 4).click(8) == Command(Action.SHOW, Position.parse("3,6:4", 8))
    look = look_at(8, "3,6:4", Position.parse("1:1", 8))
    assert spot_of(look, 1).click(8) == Command(Action.TURN)
    assert spot_of(look, 2).click(8).action is Action.SHOW
    assert {spot.node.board for spot in look.spots if spot.can_turn} == {(0,), (1,), (2, 0), (2, 4), (2, 5, 1)}
    look = look_at(8, "3,6:4", Position.parse("3,1:1", 8))
    assert spot_of(look, 3).click(8).action is Action.SHOW


@pytest.mark.parametrize(("turned", "is_open"), [(frozenset[tuple[int, ...]](), False), (frozenset({(0,)}), True)])
def test_a_chosen_node_knows_whether_it_opens_or_closes(turned: frozenset[tuple[int, ...]], is_open: bool) -> None:
    look = look_at(8, "3,6:4", Position.parse("1:1", 8), turned=turned)
    spot = spot_of(look, 1)
    assert (spot.turns, spot.is_open) == (True, is_open)


def test_what_is_turned_is_open_whole_up_to_300_nodes() -> None:
    look = look_at(8, "3,6:4", turned=frozenset({(0,)}))
    below = [board for board in boards(look) if board[:1] == (0,)]
    assert len(below) == facts.size(8, (0,))[0]
    assert spot_of(look, 1).style.icon is Icon.ROUND
    assert spot_of(look, 1).can_turn


FIRST_OF_9 = 833, 28
"""Nodes and solutions of the tree of 9 with the first queen in row 1."""


@pytest.mark.full
def test_the_size_of_the_first_subtree_of_9_is_known_rightly() -> None:
    assert facts.size(9, (0,)) == FIRST_OF_9


def test_what_is_turned_and_has_more_nodes_is_open_by_one_level() -> None:
    look = look_at(9, "3,6:4", turned=frozenset({(0,)}))
    opened = [spot for spot in look.spots if spot.node.board[:1] == (0,)]
    assert {spot.level for spot in opened} == {1, 2}
    sizes = [spot.node.size for spot in opened[1:] if spot.node.size]
    assert (1 + sum(size.nodes for size in sizes), sum(size.solutions for size in sizes)) == FIRST_OF_9


def test_where_all_is_open_a_turned_subtree_is_closed() -> None:
    look = look_at(6, "2,4,6:3", turned=frozenset({(0,)}))
    assert [board for board in boards(look) if board[:1] == (0,)] == [(0,)]
    nodes, found = facts.size(6, (0,))
    assert spot_of(look, 1).counts == (str(nodes), *([str(found)] if found else []))
    assert spot_of(look, 1).style.icon is Icon.PYRAMID


def test_what_was_turned_on_a_board_of_another_size_is_not() -> None:
    window = window_at("2,4,6:3", 6)
    window.app.change(tree=TreeState(turned=frozenset({(0,)}), size=5))
    assert look_at(6, "2,4,6:3") == tree.look(Scene.of(window.app))


def test_what_is_hidden_belongs_to_the_total_too() -> None:
    assert look_at(6, "end", hides_failed=True).total == look_at(6, "end").total == ("153 nodes", "4 solutions")


def test_the_column_of_the_search_is_known() -> None:
    assert look_at(8, "3,6:4").here == 2
