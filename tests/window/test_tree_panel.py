"""The look of the tree as data, field by field, against the boards that the search has placed."""

from __future__ import annotations

import pytest
from pygame import Rect

from queens_viz import Position, Search
from queens_viz.app.player import Player
from queens_viz.app.state import Labels, TreeState
from queens_viz.looks.theme import LIGHT
from queens_viz.search.tree import Shape
from queens_viz.window.app import App
from queens_viz.window.brush import Brush
from queens_viz.window.layout import lay_out
from queens_viz.window.tree_panel import Spot, TreeLook, look, position_of, spot_at
from queens_viz.words.words import Words

from .. import facts
from ..support import app_at

BODY = Rect(660, 300, 590, 410)
POSITIONS = [(4, "3,1:4"), (4, "2,4,1,3"), (4, "end"), (5, "1,3,5:2"), (6, "2,4,6:3"), (8, "3,6:4"), (8, "1,7,4:7")]
OF_POSITIONS = pytest.mark.parametrize(("n", "text"), POSITIONS)


def look_at(app: App, state: TreeState | None = None) -> TreeLook:
    player: Player = app.player
    layout = lay_out(1280, 800, player.search.n)
    moment = player.moment()
    return look(moment, player.sizes, state or TreeState(), app.state.shown, BODY, layout, Brush(LIGHT), Words("en"))


def nodes(shown: TreeLook) -> list[Spot]:
    return [spot for spot in shown.spots if spot.node.shape not in (Shape.CANDIDATE, Shape.REJECTED)]


@OF_POSITIONS
def test_the_spots_are_the_boards_placed_and_each_has_its_parent_s_place(n: int, text: str) -> None:
    shown = look_at(app_at(text, n))
    state, boards = facts.fact(n, text), facts.placed(n, facts.step(n, text))
    path = {state.board[:depth] for depth in range(len(state.board) + 1)}
    expected = [board for board in boards if n <= 6 or board in path or board[:-1] in path]
    assert sorted(spot.node.board for spot in nodes(shown)) == sorted(expected)
    places = {spot.node.board: (spot.x, spot.y) for spot in shown.spots}
    for spot in shown.spots:
        assert spot.parent == (places[spot.node.board[:-1]] if spot.node.board else None)
    candidates = [spot.node.board for spot in shown.spots if spot.node.shape is Shape.CANDIDATE]
    assert candidates == ([] if state.row is None else [(*state.board, state.row)])


@OF_POSITIONS
def test_spots_lie_in_the_area_level_by_level_from_left_to_right(n: int, text: str) -> None:
    shown = look_at(app_at(text, n))
    assert BODY.contains(shown.area)
    for spot in shown.spots:
        assert shown.area.inflate(4, 4).collidepoint(spot.x, spot.y)
    for one in shown.spots:
        for other in shown.spots:
            if len(one.node.board) == len(other.node.board):
                assert one.y == other.y
                assert (one.x < other.x) is (one.node.board < other.node.board)
            elif len(one.node.board) < len(other.node.board):
                assert one.y < other.y


@OF_POSITIONS
@pytest.mark.parametrize("labels", Labels)
def test_labels_are_the_rows_the_steps_or_nothing(n: int, text: str, labels: Labels) -> None:
    shown = look_at(app_at(text, n), TreeState(labels=labels))
    steps = facts.placed(n, facts.step(n, text))
    for spot in shown.spots:
        board = spot.node.board
        row, step = str(board[-1] + 1) if board else "", f"{steps.get(board, 0):,}"
        is_candidate = spot.node.shape is Shape.CANDIDATE
        expected = {Labels.NONE: "", Labels.ROW: row, Labels.STEP: row if is_candidate or not board else step}
        assert spot.label == expected[labels]


@OF_POSITIONS
def test_notes_tell_the_size_of_what_is_collapsed_and_of_nothing_else(n: int, text: str) -> None:
    for spot in look_at(app_at(text, n)).spots:
        if spot.node.shape is Shape.COLLAPSED:
            count, found = facts.size(n, spot.node.board)
            solutions = ("1 solution" if found == 1 else f"{found} solutions",) if found else ()
            assert spot.note == (f"{count:,} nodes", *solutions)
            assert spot.counts == (f"{count:,}", *((str(found),) if found else ()))
        else:
            assert spot.note == spot.counts == ()


def test_while_a_size_is_not_known_no_number_stands_for_it() -> None:
    app = App(Player(Search.at(Position.parse("2:6", 12))))
    spots = [spot for spot in look_at(app).spots if spot.node.shape is Shape.COLLAPSED]
    assert spots
    assert all((spot.note, spot.counts) == (("…",), ()) for spot in spots if spot.node.size is None)
    assert any(spot.node.size is None for spot in spots)


@OF_POSITIONS
def test_columns_are_named_at_the_height_of_their_level_the_candidate_s_in_bold(n: int, text: str) -> None:
    shown = look_at(app_at(text, n))
    heights = {len(spot.node.board): spot.y for spot in shown.spots}
    assert [name for name, _, _ in shown.columns] == [f"column {k + 1}" for k in range(n)]
    for k, (_, y, is_here) in enumerate(shown.columns):
        assert y == heights.get(k + 1, y)
        assert is_here is (k == facts.fact(n, text).column)
    assert [y for _, y, _ in shown.columns] == sorted({y for _, y, _ in shown.columns})


def test_shown_is_the_board_of_the_position_that_is_shown_if_any() -> None:
    app = app_at("3,1:4", 4)
    assert look_at(app).shown is None
    spot = next(spot for spot in look_at(app).spots if spot.node.board == (1, 3))
    app.state = app.state._replace(shown=position_of(spot.node, 4))
    assert look_at(app).shown == (1, 3)


@OF_POSITIONS
def test_where_a_spot_is_it_is_found_and_means_its_position(n: int, text: str) -> None:
    shown = look_at(app_at(text, n))
    for spot in shown.spots:
        found = spot_at(shown, (spot.x, spot.y))
        assert found
        assert found.node.board == spot.node.board
        position, board = position_of(spot.node, n), spot.node.board
        is_tested = spot.node.shape is Shape.CANDIDATE
        assert (position.board, position.candidate) == ((board[:-1], board[-1]) if is_tested else (board, 0))
    assert spot_at(shown, (shown.area.left - 5, shown.area.centery)) is None


@pytest.mark.parametrize(("n", "text"), [(4, "end"), (5, "end"), (8, "3,6:4")])
def test_where_spots_stand_close_the_nearest_is_found(n: int, text: str) -> None:
    shown = look_at(app_at(text, n), TreeState(has_rejected=True))
    assert any(spot.node.shape is Shape.REJECTED for spot in shown.spots)
    for spot in shown.spots:
        if shown.area.collidepoint(spot.x, spot.y):
            found = spot_at(shown, (spot.x, spot.y))
            assert found
            assert (found.x, found.y) == (spot.x, spot.y)


@pytest.mark.parametrize("depth", [0, 1, 20, 48, 70, 95, 96])
@pytest.mark.parametrize("has_rejected", [False, True])
def test_in_a_tree_larger_than_its_panel_the_current_node_is_seen(depth: int, has_rejected: bool) -> None:
    # Knights' moves: good for n = 4 and 0 modulo 6.
    app = App(Player(Search.at(Position(96, (*range(1, 96, 2), *range(0, 96, 2))[:depth], 0))))
    shown = look_at(app, TreeState(has_rejected=has_rejected))
    here = max((spot for spot in shown.spots if spot.node.is_current), key=lambda spot: len(spot.node.board))
    assert len(here.node.board) == min(96, depth + 1)
    assert shown.area.collidepoint(here.x, here.y)


def test_failed_nodes_are_hidden_and_rejected_rows_shown_on_demand_only() -> None:
    app = app_at("1,7,4:7")
    plain = look_at(app)
    hidden, added = look_at(app, TreeState(hides_failed=True)), look_at(app, TreeState(has_rejected=True))
    failed = {spot.node.board for spot in nodes(plain) if spot.node.size and not spot.node.size.solutions}
    assert len(failed) > 2
    assert {spot.node.board for spot in plain.spots} - {spot.node.board for spot in hidden.spots} == failed
    rejected = {spot.node.board for spot in added.spots} - {spot.node.board for spot in plain.spots}
    state = facts.fact(8, "1,7,4:7")
    assert rejected == {
        (*state.board[:depth], row)
        for depth in range(4)
        for row in range((*state.board, state.row or 0)[depth])
        if facts.attacked_by(state.board[:depth], row)
    }


@pytest.mark.parametrize(("zoom", "moved"), [(1.0, (30, -20)), (2.0, (0, 0)), (3.0, (-50, 40))])
def test_zoom_and_moves_carry_every_spot_along(zoom: float, moved: tuple[int, int]) -> None:
    app = app_at("3,1:4", 4)
    plain, looked = look_at(app), look_at(app, TreeState(zoom=zoom, moved=moved))
    for one, other in zip(plain.spots, looked.spots, strict=True):
        assert abs(other.x - (BODY.centerx + (one.x - BODY.centerx) * zoom + moved[0])) <= zoom
        assert abs(other.y - (BODY.centery + (one.y - BODY.centery) * zoom + moved[1])) <= zoom
    assert (looked.radius > plain.radius) is (zoom > 1)
