"""What there is to see of the later columns."""

from __future__ import annotations

import math

import pytest

from queens_viz import Position
from queens_viz.app.moment import Pace
from queens_viz.app.own_board import OwnBoard
from queens_viz.looks import ahead
from queens_viz.looks.scene import Scene

from .. import facts
from ..app.keyboard import Keyboard
from ..search.test_ahead import attacked_later, empty_later


def look_at(text: str, n: int = 8, *presses: str) -> ahead.AheadLook:
    keys = Keyboard(text, n)
    keys(*presses)
    look = ahead.look(Scene.of(keys.app))
    assert look
    return look


def test_the_position_of_the_design_shows_what_its_picture_shows() -> None:
    look = look_at("1,4,6,8,3:7")
    assert look.empty == (6,)
    assert {row for column, row in look.shaded if column == 6} == set(range(8))
    assert {row for column, row in look.shaded if column == 7} == {0, 2, 3, 5, 7}
    assert {column for column, _ in look.shaded} == {6, 7}
    assert look.outlook == ("Column 7 has no safe square left:", "this cannot succeed.")
    assert look.share == "142 of 476 steps were made after a column had no safe square left"


def test_a_step_back_to_before_the_fatal_queen_shows_another_look() -> None:
    before = look_at("1,4,6,8,3:1", 8, "left")
    assert (before.empty, before.outlook.told) == ((), "Every later column still has a safe square.")
    assert facts.step(8, "1,4,6,8:3") == 461
    assert before.share == "136 of 461 steps were made after a column had no safe square left"


@pytest.mark.parametrize("n", [1, 4, 6])
def test_it_is_what_no_queen_attacks_at_every_step(n: int) -> None:
    keys = Keyboard(":1", n)
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
    keys.app.show(Position.parse("1,4,6,8,3:1", 8))
    look = ahead.look(Scene.of(keys.app))
    assert look
    assert (look.empty, look.outlook.headline) == ((6,), "Column 7 has no safe square left:")
    assert look.share == "240 of 876 steps were made after a column had no safe square left"


def test_where_steps_are_too_many_to_be_read_nothing_is_told_of_the_board() -> None:
    keys = Keyboard("1,4,6,8,3:1", 8)
    scene = Scene.of(keys.app)
    assert scene.moment.pace is None
    full = scene.moment._replace(pace=Pace(math.inf, None))
    look = ahead.look(scene._replace(moment=full, seen=full))
    assert look
    assert (look.shaded, look.empty, look.outlook.told) == (frozenset(), (), "")
    assert look.share.startswith("136 of 462 steps")


def test_above_the_largest_that_is_counted_no_steps_are_told_but_columns_are() -> None:
    look = look_at("8,4,7,9,3:1", 9)
    assert (look.empty, look.share) == ((6, 7), "")


def test_no_more_columns_are_named_than_there_is_room_for() -> None:
    look = look_at("15,12,6,4,13,5,16,9,11,14,8,10,20,7:1", 20)
    assert look.empty == (15, 16, 17, 18, 19)
    assert look.outlook.headline == "Columns 16, 17, 18 and 2 more have no safe square left:"


def test_the_class_s_own_board_has_no_candidate_and_so_no_later_column() -> None:
    keys = Keyboard("1,4,6,8,3:7", 8)
    keys("m")
    assert isinstance(keys.app.own_board, OwnBoard)
    assert ahead.look(Scene.of(keys.app)) is None
    keys("escape")
    assert ahead.look(Scene.of(keys.app)) is not None
