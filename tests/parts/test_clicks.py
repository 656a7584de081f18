"""Clicks on the board, and beside everything."""

from __future__ import annotations

import pygame
import pytest

from queens_viz import Position
from queens_viz.app.commands import FULL
from queens_viz.app.moment import Mode

from .. import facts
from ..drawn import read
from ..driver import Driver, what_is_done, what_shows
from ..pairs import each_once
from ..support import SIZES, click, do, drag, hold, let_go, place_of, window_at

HERE = "2,4,1,3,5:7"
Point = tuple[int, int]


def square(drive: Driver, column: int, row: int) -> Point:
    """Return the middle of a square."""
    grid = drive.window.frame().layout.grid
    assert grid
    return grid.square(column, row).center


@each_once({"column, row": [(0, 0), (0, 7), (1, 2), (2, 5), (3, 0), (3, 7), (5, 1)], "size": SIZES})
def test_a_click_on_a_square_tests_that_square(column: int, row: int, size: tuple[int, int]) -> None:
    window = window_at(HERE)
    do(window, click(read(window, size).square(column, row).center), size=size)
    assert window.app.player.search.position == Position(8, (1, 3, 0, 2, 4)[:column], row)


def test_a_click_tells_its_step_and_undo_comes_back() -> None:
    drive = Driver(HERE)
    drive(click(square(drive, 2, 5)))
    assert (drive.position, drive.window.app.player.moment().steps) == ("2,4:6", facts.step(8, "2,4:6"))
    for key, position in (("u", HERE), ("shift+u", "2,4:6")):
        drive(key)
        assert drive.position == position


def test_a_click_on_a_square_that_the_search_has_not_reached_says_so() -> None:
    drive = Driver("2,4:6")
    before = what_is_done(drive)
    drive(click(square(drive, 3, 0)))
    assert drive.window.app.state.message == drive.window.app.say("not_reached")
    assert what_is_done(drive) == before


@each_once({"column": [0, 3, 7], "size": SIZES})
def test_a_click_on_a_column_s_number_sets_its_breakpoint_and_another_takes_it(
    column: int, size: tuple[int, int]
) -> None:
    window = window_at("2,4:6")
    place = click(read(window, size).number_place(column).center)
    for breakpoints, key in (({column}, "breakpoint_set"), (set(), "breakpoint_taken")):
        do(window, place, size=size)
        assert window.app.player.findings.breakpoints == breakpoints
        assert window.app.state.message == window.app.say(key, column=column + 1)


def test_a_breakpoint_halts_a_run_that_enters_its_column() -> None:
    drive = Driver()
    drive(click(read(drive.window).number_place(3).center), "space")
    halted = []
    for _ in range(2):
        drive.wait(30)
        assert drive.window.app.player.moment().mode is Mode.HALTED
        assert len(drive.window.app.player.search.board) == 3
        halted.append(drive.position)
        drive("space")
    assert halted[0] != halted[1]


def test_clicks_still_work_while_a_search_runs_at_full_speed() -> None:
    drive = Driver(n=14)
    drive.window.app.player.set_speed(FULL)
    drive("space")
    drive.wait(0.2)
    drive.click("Halt")
    assert drive.window.app.player.moment().mode is Mode.HALTED


def test_a_click_beside_everything_and_other_buttons_of_the_mouse_do_nothing() -> None:
    drive = Driver("2,4:6")
    before = what_shows(drive)
    drive(click((1, 1)), click((660, 400)), drag((660, 400), (1, 1)))
    drive(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=3, pos=place_of(drive.window, "Run")))
    assert what_shows(drive) == before


@pytest.mark.parametrize("label", ["Next", "Run", "Back"])
def test_a_button_acts_when_it_is_released_and_not_before(label: str) -> None:
    drive = Driver("2,4:5")
    before, place = what_is_done(drive), place_of(drive.window, label)
    drive(hold(place))
    assert what_is_done(drive)[2:] == before[2:]
    drive(let_go(place))
    assert what_is_done(drive)[2:] != before[2:]


@pytest.mark.parametrize("where", ["nowhere", "another button", "outside"])
def test_pressed_and_dragged_away_nothing_is_done_and_it_is_forgotten(where: str) -> None:
    drive = Driver("2,4:5")
    goal = {"nowhere": (700, 400), "another button": place_of(drive.window, "Back"), "outside": (-5, 900)}[where]
    before, place = what_is_done(drive), place_of(drive.window, "Next")
    drive(hold(place), drag(goal, (9, 9)), let_go(goal), let_go(place))
    assert what_is_done(drive)[2:] == before[2:]


def test_a_square_that_is_pressed_in_a_run_acts_though_the_search_has_moved_meanwhile() -> None:
    drive = Driver()
    drive("space", hold(square(drive, 0, 4)))
    drive.wait(1)
    assert drive.position != ":1"
    drive(let_go(square(drive, 0, 4)))
    assert drive.position == ":5"


def test_a_press_that_was_never_let_go_is_forgotten_with_the_next_one() -> None:
    drive = Driver("2,4:5")
    button = place_of(drive.window, "Next")
    drive(hold(button), hold(drive.window.frame().layout.lane.center))
    there = drive.position
    drive(let_go(button))
    assert drive.position == there != "2,4:5"
