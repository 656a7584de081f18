"""What there is to see of the later columns."""

from __future__ import annotations

import math

import pytest

from queens_viz import Position
from queens_viz.app.moment import Pace
from queens_viz.looks import ahead, tree
from queens_viz.looks.scene import Scene
from queens_viz.looks.tree import TreeLook
from queens_viz.pens.icons import Icon

from .. import facts
from ..app.keyboard import Keyboard
from ..search.test_ahead import attacked_later, empty_later


def look_at(text: str, n: int = 8, *presses: str) -> ahead.AheadLook:
    keys = Keyboard(text, n)
    keys("w", *presses)
    look = ahead.look(Scene.of(keys.app))
    assert look
    return look


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


def tree_at(keys: Keyboard) -> TreeLook:
    return tree.look(Scene.of(keys.app))


def pale(look: TreeLook) -> set[tuple[int, ...]]:
    return {spot.node.board for spot in look.spots if spot.style.fill == "late"}


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
