"""What there is to see of the later columns."""

from __future__ import annotations

import math

import pytest

from queens_viz import Position
from queens_viz.app.moment import Pace
from queens_viz.app.own_board import OwnBoard
from queens_viz.looks import ahead, menu, tree
from queens_viz.looks.icons import Icon
from queens_viz.looks.looks import Looks
from queens_viz.looks.scene import Scene
from queens_viz.looks.tree import TreeLook

from .. import facts
from ..app.keyboard import Keyboard
from ..search.test_ahead import attacked_later, empty_later


def test_it_is_off_at_the_start_and_a_key_switches_it_on_and_off() -> None:
    keys = Keyboard("1,4,6,8,3:7", 8)
    assert ahead.look(Scene.of(keys.app)) is None
    keys("w")
    assert ahead.look(Scene.of(keys.app))
    keys("w")
    assert ahead.look(Scene.of(keys.app)) is None


def look_at(text: str, n: int = 8, *presses: str) -> ahead.AheadLook:
    keys = Keyboard(text, n)
    keys("w", *presses)
    look = ahead.look(Scene.of(keys.app))
    assert look
    return look


def test_the_position_of_the_design_shows_what_its_picture_shows() -> None:
    look = look_at("1,4,6,8,3:7")
    assert look.empty == (6,)
    assert {row for column, row in look.shaded if column == 6} == set(range(8))
    assert {row for column, row in look.shaded if column == 7} == {0, 2, 3, 5, 7}
    assert {column for column, _ in look.shaded} == {6, 7}
    assert look.outlook[:2] == ("Column 7 has no safe square left:", "this cannot succeed.")
    assert (look.role, look.button.label, look.button.hint) == ("backtrack", "What is left", "W")


def test_a_step_back_to_before_the_fatal_queen_shows_another_look() -> None:
    before = look_at("1,4,6,8,3:1", 8, "left")
    assert (before.empty, before.outlook.told) == ((), "Every later column still has a safe square.")
    assert (before.role, facts.step(8, "1,4,6,8:3")) == ("muted", 461)


@pytest.mark.parametrize("n", [1, 4, 6])
def test_it_is_what_no_queen_attacks_at_every_step(n: int) -> None:
    keys = Keyboard(":1", n)
    keys("w")
    for state in facts.walk(n)[:-1]:
        look = ahead.look(Scene.of(keys.app))
        assert look
        assert (keys.player.search.board, keys.player.search.candidate) == (state.board, state.row or 0)
        assert set(look.shaded) == attacked_later(n, state.board), state
        assert look.empty == empty_later(n, state.board), state
        assert bool(look.outlook.reason) is bool(look.empty)
        keys.app.next()


@pytest.mark.parametrize("text", ["2,4,1,3", "2,4,1:3", "end"])
def test_where_there_is_no_later_column_nothing_is_shaded(text: str) -> None:
    look = look_at(text, 4)
    assert (look.shaded, look.empty, look.outlook.told) == (frozenset(), (), "No later column.")


def test_a_shown_position_has_its_own_columns_and_the_search_its_own_steps() -> None:
    keys = Keyboard("1,5,8,6,3,7,2,4", 8)
    keys("w")
    keys.app.show(Position.parse("1,4,6,8,3:1", 8))
    look = ahead.look(Scene.of(keys.app))
    assert look
    assert (look.empty, look.outlook.headline) == ((6,), "Column 7 has no safe square left:")


def test_where_steps_are_too_many_to_be_read_nothing_is_told_of_the_board() -> None:
    keys = Keyboard("1,4,6,8,3:1", 8)
    keys("w")
    scene = Scene.of(keys.app)
    assert scene.moment.pace is None
    full = scene.moment._replace(pace=Pace(math.inf, None))
    look = ahead.look(scene._replace(moment=full, seen=full))
    assert look
    assert (look.shaded, look.empty, look.outlook.told) == (frozenset(), (), "")
    assert look.role == "muted"


def test_two_columns_are_both_named() -> None:
    look = look_at("8,4,7,9,3:1", 9)
    assert (look.empty, look.outlook.headline) == ((6, 7), "Columns 7 and 8 have no safe square left:")


def test_no_more_columns_are_named_than_there_is_room_for() -> None:
    look = look_at("15,12,6,4,13,5,16,9,11,14,8,10,20,7:1", 20)
    assert look.empty == (15, 16, 17, 18, 19)
    assert look.outlook.headline == "Columns 16, 17 and 3 more have no safe square left:"


def test_the_class_s_own_board_has_no_candidate_and_so_no_later_column() -> None:
    keys = Keyboard("1,4,6,8,3:7", 8)
    keys("w", "m")
    assert isinstance(keys.app.own_board, OwnBoard)
    assert ahead.look(Scene.of(keys.app)) is None
    keys("escape")
    assert ahead.look(Scene.of(keys.app)) is not None


def test_the_board_shows_what_is_shaded_and_empty_while_it_is_on_and_otherwise_nothing() -> None:
    keys = Keyboard("1,4,6,8,3:7", 8)
    assert (Looks.of(Scene.of(keys.app)).board.shaded, Looks.of(Scene.of(keys.app)).board.empty) == (frozenset(), ())
    keys("w")
    looks = Looks.of(Scene.of(keys.app))
    assert looks.ahead
    assert (looks.board.shaded, looks.board.empty) == (looks.ahead.shaded, looks.ahead.empty)
    assert looks.board.empty == (6,)


def test_the_class_s_own_board_has_a_switch_of_its_own() -> None:
    keys = Keyboard("1,4,6,8,3:7", 8)
    keys("m", "w")
    own = keys.app.own_board
    assert own
    assert (own.is_shaded, keys.app.state.has_outlook) == (False, False)
    keys("w", "escape", "w")
    assert keys.app.state.has_outlook
    keys("m")
    own = keys.app.own_board
    assert own
    assert own.is_shaded


def rows_of_menu(keys: Keyboard) -> dict[str, tuple[str, str, bool]]:
    shown = menu.look(Scene.of(keys.app))
    assert shown
    return {row.button.label: (row.button.hint, row.state, row.is_on) for row in shown.rows}


def test_the_menu_has_the_switch_of_the_board_on_view() -> None:
    keys = Keyboard("1,4,6,8,3:7", 8)
    keys("k")
    assert rows_of_menu(keys)["What is left"] == ("W", "off", False)
    keys("down", "down", "down", "down", "return", "k")
    assert keys.app.state.has_outlook
    assert rows_of_menu(keys)["What is left"] == ("W", "on", True)
    keys("escape", "w", "m", "k")
    assert rows_of_menu(keys)["What is left"] == ("W", "on", True)
    keys("down", "down", "down", "down", "return")
    own = keys.app.own_board
    assert own
    assert (own.is_shaded, keys.app.state.has_outlook) == (False, False)
    keys("k")
    assert rows_of_menu(keys)["What is left"] == ("W", "off", False)


def tree_at(keys: Keyboard) -> TreeLook:
    return tree.look(Scene.of(keys.app))


def pale(look: TreeLook) -> set[tuple[int, ...]]:
    return {spot.node.board for spot in look.spots if spot.style.fill == "late"}


def test_what_was_walked_too_late_is_pale_in_the_tree() -> None:
    keys = Keyboard("1,4,6,8,3:7", 8)
    assert pale(tree_at(keys)) == set()
    assert tree_at(keys).share == ""
    keys("w")
    assert pale(tree_at(keys)) == {(0, 3, 5, 7, 2, 4)}
    assert tree_at(keys).share == "142 of 476 steps were made after a column had no safe square left"
    (spot,) = [spot for spot in tree_at(keys).spots if spot.style.fill == "late"]
    assert spot.style.edge == "failed"
    # A step further on the current path itself leads there in vain.
    keys("right")
    assert pale(tree_at(keys)) == {(0, 3, 5, 7, 2, 4), (0, 3, 5, 7, 2, 6)}


def test_a_closed_subtree_that_was_walked_too_late_is_pale() -> None:
    keys = Keyboard("1,5,2,8,3:8", 8)
    keys("w")
    keys.wait(1)
    closed = {spot.node.board: spot.style for spot in tree_at(keys).spots if spot.style.icon is Icon.PYRAMID}
    assert closed[0, 4, 1, 7, 2, 6] == (Icon.PYRAMID, "late", "failed")
    assert closed[0, 2] == (Icon.PYRAMID, "failed", "failed")


@pytest.mark.parametrize("n", [4, 5, 6])
def test_a_node_is_pale_if_a_later_column_was_empty_when_its_queen_was_placed(n: int) -> None:
    keys = Keyboard("end", n)
    keys("w", "d")
    look = tree_at(keys)
    late = {spot.node.board for spot in look.spots if spot.node.board and empty_later(n, spot.node.board[:-1])}
    placed = {spot.node.board for spot in look.spots if spot.style.icon is not Icon.THIN_CROSS}
    assert pale(look) == late & placed
    assert bool(pale(look)) is (n == 6)
    assert {spot.style.fill for spot in look.spots if spot.style.icon is Icon.DIAMOND} == {"solved"}


def test_above_the_largest_that_is_counted_no_steps_are_told() -> None:
    keys = Keyboard("8,4,7,9,3:1", 9)
    keys("w")
    assert tree_at(keys).share == ""


def test_a_shown_position_does_not_change_the_steps_of_the_search() -> None:
    keys = Keyboard("1,5,8,6,3,7,2,4", 8)
    keys("w")
    keys.app.show(Position.parse("1,4,6,8,3:1", 8))
    assert tree_at(keys).share == "240 of 876 steps were made after a column had no safe square left"
