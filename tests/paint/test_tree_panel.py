"""The look of the tree as data, field by field, against the boards that the search has placed."""

from __future__ import annotations

from typing import NamedTuple

import pygame
import pytest

from queens_viz import Position, Search
from queens_viz.app.nodes import position_of
from queens_viz.app.player import Player
from queens_viz.app.state import Labels, TreeState
from queens_viz.looks.scene import Scene
from queens_viz.looks.theme import LIGHT
from queens_viz.paint import tree_panel
from queens_viz.paint.hand import Hand
from queens_viz.paint.layout import lay_out
from queens_viz.paint.rect import Rect
from queens_viz.paint.tree_panel import TreePanel
from queens_viz.search.tree import Node, Shape
from queens_viz.window.pen import SurfaceInk, SurfacePen
from queens_viz.window.typeface import Typeface
from queens_viz.window.window import Window

from .. import facts
from ..pairs import each_once
from ..support import window_at

BODY = Rect(660, 300, 590, 410)
POSITIONS = [(4, "3,1:4"), (4, "2,4,1,3"), (4, "end"), (5, "1,3,5:2"), (6, "2,4,6:3"), (8, "3,6:4"), (8, "1,7,4:7")]
OF_POSITIONS = pytest.mark.parametrize(("n", "text"), POSITIONS)


class Spot(NamedTuple):
    """A node of a tree in its panel: where it stands, and where its parent stands."""

    node: Node
    x: float
    y: float
    parent: tuple[float, float] | None
    label: str
    counts: tuple[str, ...]


def panel_of(window: Window, tree: TreeState | None = None, hand: Hand | None = None) -> TreePanel:
    """Return the tree of a window as it is placed in its panel."""
    window.app.state = window.app.state._replace(tree=tree or TreeState())
    layout = lay_out(1280, 800, window.app.player.search.n)
    pen = SurfacePen(pygame.Surface((1280, 800)), layout, SurfaceInk(LIGHT), Typeface(), window.app.say)
    return tree_panel.place(Scene.of(window.app), hand or Hand(), BODY, pen)


def spots_of(panel: TreePanel) -> list[Spot]:
    points = panel.places.points
    return [
        Spot(
            spot.node,
            *point,
            None if spot.parent is None else points[spot.parent],
            spot.label,
            spot.counts,
        )
        for spot, point in zip(panel.look.spots, points, strict=True)
    ]


def nodes(panel: TreePanel) -> list[Spot]:
    return [spot for spot in spots_of(panel) if spot.node.shape not in (Shape.CANDIDATE, Shape.REJECTED)]


@OF_POSITIONS
def test_the_spots_are_the_boards_placed_and_each_has_its_parent_s_place(n: int, text: str) -> None:
    shown = panel_of(window_at(text, n))
    state, boards = facts.fact(n, text), facts.placed(n, facts.step(n, text))
    path = {state.board[:depth] for depth in range(len(state.board) + 1)}
    expected = [board for board in boards if n <= 6 or board in path or board[:-1] in path]
    assert sorted(spot.node.board for spot in nodes(shown)) == sorted(expected)
    places = {spot.node.board: (spot.x, spot.y) for spot in spots_of(shown)}
    for spot in spots_of(shown):
        assert spot.parent == (places[spot.node.board[:-1]] if spot.node.board else None)
    candidates = [spot.node.board for spot in spots_of(shown) if spot.node.shape is Shape.CANDIDATE]
    assert candidates == ([] if state.row is None else [(*state.board, state.row)])


@OF_POSITIONS
def test_spots_lie_in_the_area_level_by_level_from_left_to_right(n: int, text: str) -> None:
    shown = panel_of(window_at(text, n))
    assert BODY.contains(shown.body)
    for spot in spots_of(shown):
        assert shown.body.collidepoint((spot.x, spot.y))
    for one in spots_of(shown):
        for other in spots_of(shown):
            if len(one.node.board) == len(other.node.board):
                assert one.y == other.y
                assert (one.x < other.x) is (one.node.board < other.node.board)
            elif len(one.node.board) < len(other.node.board):
                assert one.y < other.y


@OF_POSITIONS
@pytest.mark.parametrize("labels", Labels)
def test_labels_are_the_rows_the_steps_or_nothing(n: int, text: str, labels: Labels) -> None:
    shown = panel_of(window_at(text, n), TreeState(labels=labels))
    steps = facts.placed(n, facts.step(n, text))
    for spot in spots_of(shown):
        board = spot.node.board
        row, step = str(board[-1] + 1) if board else "", f"{steps.get(board, 0):,}"
        is_candidate = spot.node.shape is Shape.CANDIDATE
        expected = {Labels.NONE: "", Labels.ROW: row, Labels.STEP: row if is_candidate or not board else step}
        assert spot.label == expected[labels]


@OF_POSITIONS
def test_counts_tell_the_size_of_what_is_collapsed_and_of_nothing_else(n: int, text: str) -> None:
    for spot in spots_of(panel_of(window_at(text, n))):
        if spot.node.shape is Shape.COLLAPSED:
            count, found = facts.size(n, spot.node.board)
            assert spot.counts == (f"{count:,}", *((str(found),) if found else ()))
        else:
            assert spot.counts == ()


def test_while_a_size_is_not_known_no_number_stands_for_it() -> None:
    window = Window(Player(Search.at(Position.parse("2:6", 12))))
    spots = [spot for spot in spots_of(panel_of(window)) if spot.node.shape is Shape.COLLAPSED]
    assert spots
    assert all(spot.counts == () for spot in spots if spot.node.size is None)
    assert any(spot.node.size is None for spot in spots)


@OF_POSITIONS
def test_where_a_spot_is_it_is_found_and_means_its_position(n: int, text: str) -> None:
    shown = panel_of(window_at(text, n))
    for spot in spots_of(shown):
        found = shown.spot_at((round(spot.x), round(spot.y)))
        assert found
        assert found.node.board == spot.node.board
        position, board = position_of(spot.node, n), spot.node.board
        is_tested = spot.node.shape is Shape.CANDIDATE
        assert (position.board, position.candidate) == ((board[:-1], board[-1]) if is_tested else (board, 0))
    assert shown.spot_at((shown.body.left + 5, shown.body.bottom - 5)) is None


@pytest.mark.parametrize(("n", "text"), [(4, "end"), (5, "end"), (8, "3,6:4")])
def test_where_spots_stand_close_the_nearest_is_found(n: int, text: str) -> None:
    shown = panel_of(window_at(text, n), TreeState(has_rejected=True))
    assert any(spot.node.shape is Shape.REJECTED for spot in spots_of(shown))
    for spot in spots_of(shown):
        if BODY.collidepoint((spot.x, spot.y)):
            found = shown.spot_at((round(spot.x), round(spot.y)))
            assert found
            assert found.node.board == spot.node.board


@each_once({"depth": [0, 1, 20, 48, 70, 95, 96], "has_rejected": [False, True]})
def test_in_a_tree_larger_than_its_panel_the_current_node_is_seen(depth: int, has_rejected: bool) -> None:
    # Knights' moves: good for n = 4 and 0 modulo 6.
    window = Window(Player(Search.at(Position(96, (*range(1, 96, 2), *range(0, 96, 2))[:depth], 0))))
    shown = panel_of(window, TreeState(has_rejected=has_rejected))
    here = max((spot for spot in spots_of(shown) if spot.node.is_current), key=lambda spot: len(spot.node.board))
    assert len(here.node.board) == min(96, depth + 1)
    assert shown.body.collidepoint((here.x, here.y))


def test_failed_nodes_are_hidden_and_rejected_rows_shown_on_demand_only() -> None:
    window = window_at("1,7,4:7")
    plain = panel_of(window)
    hidden, added = panel_of(window, TreeState(hides_failed=True)), panel_of(window, TreeState(has_rejected=True))
    failed = {spot.node.board for spot in nodes(plain) if spot.node.size and not spot.node.size.solutions}
    assert len(failed) > 2
    assert {spot.node.board for spot in spots_of(plain)} - {spot.node.board for spot in spots_of(hidden)} == failed
    rejected = {spot.node.board for spot in spots_of(added)} - {spot.node.board for spot in spots_of(plain)}
    state = facts.fact(8, "1,7,4:7")
    assert rejected == {
        (*state.board[:depth], row)
        for depth in range(4)
        for row in range((*state.board, state.row or 0)[depth])
        if facts.attacked_by(state.board[:depth], row)
    }
