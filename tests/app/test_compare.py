"""The race of all searches: its clock is moved, it runs, and one of them is gone to."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import execute
from queens_viz.app.commands import FULL, Action, Command
from queens_viz.app.moment import Mode
from queens_viz.search import race as race_of
from queens_viz.search.strategy import Strategy

from .keyboard import Keyboard
from .races import at, clock, finish, race_on, racing


def test_a_run_pauses_where_one_finds_its_first_solution() -> None:
    keys = racing()
    at(keys, 380)
    keys(".", ".", ".", ".", "space")
    for time in (388, 396, 876):
        while not keys.app.moment().pause and keys.app.runner.aim:
            keys.app.pass_time(1 / 60)
        assert clock(keys) == time
        if time == 876:
            break
        assert keys.app.moment().pause == 5
        keys.wait(4.9)
        assert clock(keys) == time
        keys.wait(0.3)
        assert clock(keys) > time
    assert keys.app.runner.aim is None
    assert keys.app.moment().mode is Mode.COMPLETE


def test_at_full_speed_it_does_not_pause() -> None:
    keys = racing()
    keys.player.set_speed(FULL)
    keys("space")
    seconds = 0.0
    while keys.app.runner.aim:
        assert keys.app.moment().pause == 0
        keys.app.pass_time(1 / 60)
        seconds += 1 / 60
    assert (clock(keys), seconds < 0.5) == (876, True)


@pytest.mark.parametrize("n", [1, 2, 3, 4, 8])
def test_enter_runs_until_all_have_one_without_a_pause(n: int) -> None:
    keys = racing(n, ":1", "return")
    assert (keys.app.runner.aim is None) is (n < 8), "small ones need no more than a frame"
    finish(keys)
    compare = race_on(keys)
    assert (clock(keys), compare.is_at_end) == (compare.race.end, True)
    assert all(lane.waits for lane in compare.race.lanes)


def test_enter_halts_at_the_longest_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(race_of, "LONGEST", 1200)
    keys = racing(16, ":1", "return")
    finish(keys)
    assert clock(keys) == 1200
    assert [lane.has_solution for lane in race_on(keys).race.lanes] == [False, False, True]
    assert keys.app.moment().mode is Mode.COMPLETE


# Which one is chosen.


@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize("time", [0, 100, 392, 876])
def test_go_there_takes_the_chosen_one_to_the_main_board(number: int, time: int) -> None:
    keys = racing(8, "2,4:1")
    at(keys, time)
    keys(*["down"] * number)
    lane = race_on(keys).race.lanes[number]
    there, comparisons = lane.search.position, lane.search.comparisons
    keys("g")
    assert keys.app.compare is None
    assert keys.player.search.position == there
    assert (keys.player.search.strategy, keys.player.search.steps) == (list(Strategy)[number], lane.at)
    # It is another search: the race stays where it is.
    keys("right", "f8")
    assert (clock(keys), lane.search.comparisons) == (time, comparisons)
    keys("escape", "u")
    assert keys.position == "2,4:1"


# Opening, leaving, and what stays.


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


# The progress line.
