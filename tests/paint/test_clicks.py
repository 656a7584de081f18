"""Clicks on the board, and beside everything."""

from __future__ import annotations

import pygame
import pytest

from queens_viz import Position, Search
from queens_viz.app.commands import FULL
from queens_viz.app.moment import Mode
from queens_viz.paint.layout import lay_out

from ..drawn import read
from ..driver import SIZE, Driver, what_is_done, what_shows
from ..pairs import each_once
from ..support import SIZES, click, do, drag, hold, let_go, place_of, window_at


@each_once({"column, row": [(0, 0), (0, 7), (1, 2), (2, 5), (3, 0), (3, 7), (5, 1)], "size": SIZES})
def test_a_click_on_a_square_tests_that_square(column: int, row: int, size: tuple[int, int]) -> None:
    window = window_at("2,4,1,3,5:7")
    do(window, click(read(window, size).square(column, row).center), let_go(), size=size)
    assert window.app.player.search.position == Position(8, (1, 3, 0, 2, 4)[:column], row)


def test_a_click_on_a_square_tests_it_and_undo_comes_back() -> None:
    drive = Driver("2,4,1,3,5:7")
    layout = lay_out(*SIZE, 8)
    drive(click(layout.square(2, 5).center))
    assert drive.position == "2,4:6"
    assert drive.window.app.player.moment().steps == Search.at(Position.parse("2,4:6", 8)).steps
    drive("u")
    assert drive.position == "2,4,1,3,5:7"
    drive("shift+u")
    assert drive.position == "2,4:6"
    drive(click(layout.square(6, 0).center))
    assert drive.position == "2,4:6"


def test_a_click_on_a_square_that_the_search_has_not_reached_says_so() -> None:
    drive = Driver("2,4:6")
    before = what_is_done(drive)
    drive(click(lay_out(*SIZE, 8).square(3, 0).center))
    assert drive.window.app.state.message == "The search has no queens there yet. M lets you set queens yourself."
    assert what_is_done(drive) == before
    drive(click(lay_out(*SIZE, 8).square(2, 0).center))
    assert drive.position == "2,4:1"


def test_a_jump_lists_the_solutions_that_it_passes_up_to_n_10() -> None:
    drive = Driver()
    layout = lay_out(*SIZE, 8)
    drive(click(layout.square(0, 3).center))
    assert drive.position == ":4"
    moment = drive.window.app.player.moment()
    assert (moment.found, len(drive.window.app.player.findings.solutions)) == (28, 28)


@each_once({"column": [0, 3, 7], "size": SIZES})
def test_a_click_on_a_column_s_number_sets_its_breakpoint_and_another_takes_it(
    column: int, size: tuple[int, int]
) -> None:
    window = window_at("2,4:6")
    place = click(read(window, size).number_place(column).center)
    do(window, place, let_go(), size=size)
    assert window.app.player.findings.breakpoints == {column}
    do(window, place, let_go(), size=size)
    assert window.app.player.findings.breakpoints == set()


def test_a_stop_halts_a_run_that_enters_its_column() -> None:
    drive = Driver(n=8)
    layout = lay_out(*SIZE, 8)
    number = layout.square(3, 0).centerx, layout.numbers.centery
    drive(click(number))
    assert drive.window.app.player.findings.breakpoints == {3}
    drive("space")
    drive.wait(10)
    assert drive.window.app.player.moment().mode is Mode.HALTED
    assert len(drive.window.app.player.search.board) == 3
    entered = drive.window.app.player.search.copy()
    drive("space")
    drive.wait(30)
    assert len(drive.window.app.player.search.board) == 3
    assert drive.window.app.player.search != entered
    drive(click(number))
    assert drive.window.app.player.findings.breakpoints == set()


def test_a_breakpoint_that_is_set_says_so_and_one_that_is_taken_away_too() -> None:
    drive = Driver("2,4:6")
    layout = lay_out(*SIZE, 8)
    number = click((layout.square(2, 0).centerx, layout.numbers.centery))
    drive(number)
    assert drive.window.app.state.message == "Breakpoint set: a run halts when it enters column 3."
    drive(number)
    assert drive.window.app.state.message == "Breakpoint removed from column 3."


def test_clicks_and_keys_still_work_while_a_search_runs_at_full_speed() -> None:
    drive = Driver(n=14)
    drive.window.app.player.set_speed(FULL)
    drive("space")
    drive.wait(0.2)
    drive.click("Halt")
    assert drive.window.app.player.moment().mode is Mode.HALTED


def test_a_click_beside_everything_and_other_buttons_of_the_mouse_do_nothing() -> None:
    drive = Driver("2,4:6")
    before = what_shows(drive)
    drive(click((1, 1)), click((660, 400)))
    run = place_of(drive.window, "Run")
    drive(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=3, pos=run))
    drive(drag((660, 400), (1, 1)))
    assert what_shows(drive) == before


@pytest.mark.parametrize("label", ["Next", "Run", "Back"])
def test_a_button_acts_when_it_is_released_and_not_before(label: str) -> None:
    drive = Driver("2,4:5")
    before = what_is_done(drive)
    (place,) = (one.rect.center for one in drive.window.frame().buttons if one.look.label == label)
    drive(hold(place))
    assert what_is_done(drive)[2:] == before[2:]
    drive(let_go(place))
    assert what_is_done(drive)[2:] != before[2:]


@pytest.mark.parametrize("where", ["nowhere", "another button", "outside"])
def test_pressed_and_dragged_away_nothing_is_done(where: str) -> None:
    drive = Driver("2,4:5")
    places = {one.look.label: one.rect.center for one in drive.window.frame().buttons}
    goal = {"nowhere": (700, 400), "another button": places["Back"], "outside": (-5, 900)}[where]
    before = what_is_done(drive)
    drive(hold(places["Next"]), drag(goal, (9, 9)), let_go(goal))
    assert what_is_done(drive)[2:] == before[2:]
    # What was let go elsewhere is forgotten.
    drive(let_go(places["Next"]))
    assert what_is_done(drive)[2:] == before[2:]


def test_a_square_that_is_pressed_in_a_run_acts_though_the_search_has_moved_meanwhile() -> None:
    drive = Driver(":1")
    drive("space")
    place = lay_out(*SIZE, 8).square(0, 4).center
    drive(hold(place))
    drive.wait(1)
    assert drive.position != ":1"
    drive(let_go(place))
    assert drive.position == ":5"


def test_a_press_that_was_never_let_go_is_forgotten_with_the_next_one() -> None:
    drive = Driver("2,4:5")
    (button,) = (one.rect.center for one in drive.window.frame().buttons if one.look.label == "Next")
    lane = lay_out(*SIZE, 8).lane
    drive(hold(button), hold(lane.center))
    there = drive.position
    drive(let_go(button))
    assert drive.position == there != "2,4:5"
