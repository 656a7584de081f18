"""The race of all searches: it is opened and left, and its clock is moved."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import execute
from queens_viz.app.commands import Action, Command
from queens_viz.app.moment import Aim, Mode
from queens_viz.search.strategy import Strategy

from .keyboard import Keyboard
from .races import at, clock, finish, race_on, racing

# Opening, leaving, and what stays.


def test_its_key_opens_it_halted_at_0() -> None:
    keys = Keyboard("2,4:1", 8)
    assert keys.app.compare is None
    assert keys.app.moment().race is None
    keys("space", "f8")
    assert keys.app.state.tab is Action.COMPARE
    assert (keys.player.aim, keys.app.runner.aim) == (None, None)
    moment = keys.app.moment()
    assert moment.race
    assert (moment.race.clock, moment.race.end, moment.race.axis, moment.race.chosen) == (0, None, 100, 0)
    assert [lane.position.strategy for lane in moment.race.lanes] == list(Strategy)
    assert (moment.mode, moment.can_undo, moment.can_redo) == (Mode.HALTED, False, False)


@pytest.mark.parametrize("leave", ["escape", "f2", "f3", "f4"])
def test_it_keeps_its_place_while_something_else_is_open(leave: str) -> None:
    keys = racing()
    keys("right", "right", "right", "down", leave)
    assert keys.app.compare is None
    assert keys.app.moment().race is None
    keys("right", "f8")
    assert (clock(keys), race_on(keys).chosen) == (3, 1)
    keys("right", "left", "left", "left", "left")
    assert clock(keys) == 0


@pytest.mark.parametrize("leave", ["escape", "f2"])
def test_a_running_race_is_halted_when_it_is_left(leave: str) -> None:
    keys = racing()
    keys("space")
    keys.wait(1)
    left = clock(keys)
    assert left > 3
    keys(leave)
    assert keys.app.runner.aim is None
    keys.wait(1)
    keys("f8")
    assert (clock(keys), keys.app.runner.aim, keys.app.moment().mode) == (left, None, Mode.HALTED)


@pytest.mark.parametrize(("size", "n"), [(("6", "return"), 6), (("1", "2", "return"), 12), (("+",), 9), (("-",), 7)])
def test_another_size_begins_another_race(size: tuple[str, ...], n: int) -> None:
    keys = racing(8, ":1", "right", "right", "u")
    at(keys, 390)
    keys(*size)
    assert (keys.player.search.n, race_on(keys).race.n, clock(keys)) == (n, n, 0)
    assert (keys.app.moment().can_undo, race_on(keys).chosen) == (False, 0)
    keys("8", "return")
    assert (race_on(keys).race.n, clock(keys)) == (8, 0)


def test_escape_first_closes_what_is_open_inside() -> None:
    keys = racing(8, ":1", "f1", "escape")
    assert keys.app.compare
    keys("k", "escape")
    assert keys.app.compare
    keys("escape")
    assert keys.app.compare is None
    assert keys.app.state.tab is None


def test_the_main_board_keeps_its_place() -> None:
    keys = Keyboard("2,4,1:3", 8)
    before = keys.player.moment()
    keys("f8", "right", "right", "left", "return")
    finish(keys)
    keys("home", "u", "space")
    keys.wait(0.5)
    keys("space", "down")
    execute(keys.app, Command(Action.SEEK, (0.5, False)))
    assert keys.position == "2,4,1:3"
    keys("c")
    assert keys.desk.paste().startswith("ahead/")
    keys("escape")
    assert keys.position == "2,4,1:3"
    assert keys.player.moment() == before


def test_it_ends_an_exercise_and_closes_a_shown_position() -> None:
    keys = Keyboard("2,4,1:3", 8)
    keys("p", "f8")
    assert keys.app.state.exercise is None
    assert keys.app.compare
    keys = Keyboard("1,5,8,6,3,7,2,4", 8)
    keys("up", "f8")
    assert keys.app.state.shown is None
    assert keys.app.compare


# The clock.


def test_arrows_let_it_tick_and_turn_it_back() -> None:
    keys = racing(4)
    for time in range(1, 27):
        keys("right")
        assert clock(keys) == time
    for time in reversed(range(26)):
        keys("left")
        assert clock(keys) == time
    keys("left")
    assert clock(keys) == 0
    assert keys.message == keys.app.say("is_first")


def test_at_the_end_next_is_pressed_twice() -> None:
    keys = racing(4)
    at(keys, 26)
    assert (keys.app.moment().mode, keys.app.runner.is_at_end) == (Mode.COMPLETE, True)
    keys("right")
    assert (clock(keys), keys.message) == (26, keys.app.say("press_again"))
    keys("right")
    assert (clock(keys), keys.message) == (0, "")
    at(keys, 26)
    keys("return", "return")
    assert (clock(keys), keys.message) == (26, keys.app.say("press_again"))
    keys("left")
    assert (clock(keys), keys.message) == (25, "")


def test_home_is_0_and_can_be_undone_and_redone() -> None:
    keys = racing()
    at(keys, 400)
    keys("home")
    assert clock(keys) == 0
    keys("home")
    assert keys.message == keys.app.say("is_first")
    keys("u")
    assert clock(keys) == 400
    keys("shift+u")
    assert clock(keys) == 0
    keys("u", "right", "shift+u")
    assert clock(keys) == 401
    assert keys.message == keys.app.say("nothing_to_redo")


def test_undo_returns_to_where_a_run_began_and_to_where_each_move_began() -> None:
    keys = racing()
    keys("right", "right", "return")
    finish(keys)
    assert clock(keys) == 876
    keys("home")
    execute(keys.app, Command(Action.SEEK, (0.5, False)))
    assert clock(keys) == 438
    for expected in (0, 876, 2):
        keys("u")
        assert clock(keys) == expected
    keys("u")
    assert keys.message == keys.app.say("nothing_to_undo")
    for expected in (876, 0, 438):
        keys("shift+u")
        assert clock(keys) == expected


def test_undo_halts_a_run_and_returns_to_where_it_began() -> None:
    keys = racing(8, ":1", "right", "space")
    keys.wait(1)
    assert clock(keys) > 3
    assert keys.app.moment().can_undo
    keys("u")
    assert (clock(keys), keys.app.runner.aim) == (1, None)


def test_a_new_race_begins_where_a_run_begins_at_the_end() -> None:
    keys = racing(4)
    at(keys, 26)
    keys("space")
    keys.wait(0.2)
    assert (clock(keys), keys.app.runner.aim) == (1, Aim.RUN)
    keys("space", "u")
    assert clock(keys) == 26


# The progress line.


@pytest.mark.parametrize(("share", "time"), [(0.0, 0), (0.25, 25), (0.5, 50), (1.0, 100)])
def test_the_progress_line_is_the_axis(share: float, time: int) -> None:
    keys = racing()
    execute(keys.app, Command(Action.SEEK, (share, False)))
    assert clock(keys) == time


def test_a_drag_is_one_move() -> None:
    keys = racing(8, ":1", "right")
    for share, goes_on in ((0.5, False), (0.9, True), (0.3, True)):
        execute(keys.app, Command(Action.SEEK, (share, goes_on)))
    assert clock(keys) == 30
    keys("u")
    assert clock(keys) == 1
    keys("u")
    assert clock(keys) == 1


def test_at_the_right_the_axis_is_as_long_as_the_race_once_that_is_known() -> None:
    keys = racing()
    for time in (100, 100):
        execute(keys.app, Command(Action.SEEK, (1.0, False)))
        assert clock(keys) == time
    keys("right")
    for time in (200, 200):
        execute(keys.app, Command(Action.SEEK, (1.0, False)))
        assert clock(keys) == time
    at(keys, 1000)
    execute(keys.app, Command(Action.SEEK, (0.5, False)))
    assert clock(keys) == 438
