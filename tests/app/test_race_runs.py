"""The race of all searches runs; one of them is chosen and gone to, and what belongs to one board says so."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import able, asked, execute
from queens_viz.app.commands import FULL, Action, Command
from queens_viz.app.moment import Aim, Mode
from queens_viz.search import race as race_of
from queens_viz.search.strategy import Strategy

from ..pairs import each_once
from .keyboard import Keyboard
from .races import at, clock, finish, race_on, racing

# Runs.


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


def test_enter_while_it_searches_for_all_says_so() -> None:
    keys = racing(16, ":1", "return", "return")
    assert keys.message == keys.app.say("is_searching")
    assert keys.app.runner.aim is Aim.SOLUTION
    keys("space")
    assert keys.app.runner.aim is None


def test_space_runs_and_halts_and_back_waits_for_that() -> None:
    keys = racing()
    keys("space")
    assert keys.app.moment().mode is Mode.RUNNING
    keys("left")
    assert keys.message == keys.app.say("is_running")
    keys("space")
    assert keys.app.moment().mode is Mode.HALTED
    there = clock(keys)
    keys.wait(1)
    assert clock(keys) == there


# Which one is chosen.


def test_up_and_down_choose_a_search_as_far_as_there_is_one() -> None:
    keys = racing()
    found = []
    for key in ("up", "down", "down", "down", "up"):
        keys(key)
        found.append(race_on(keys).chosen)
    assert found == [0, 1, 2, 2, 1]
    execute(keys.app, Command(Action.LANE, 2))
    assert race_on(keys).chosen == 2
    moment = keys.app.moment()
    assert moment.race
    assert moment.race.chosen == 2


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


def test_at_an_end_without_solution_one_can_go_there() -> None:
    keys = racing(3)
    at(keys, 18)
    keys("down", "g")
    assert keys.player.is_at_end
    assert keys.player.search.strategy is Strategy.AHEAD


# What does not apply.

OF_ONE_BOARD = {
    "a": Action.ALL, "w": Action.OUTLOOK, "p": Action.PREDICT, "b": Action.BY_HAND, "m": Action.OWN_BOARD,
    "l": Action.LABELS, "h": Action.HIDE, "d": Action.REJECTED, "o": Action.LARGE_TREE, "z": Action.FIT,
    "i": Action.LISTING,
}  # fmt: skip


@each_once({"key": tuple(OF_ONE_BOARD), "time": (0, 390, 876)})
def test_what_belongs_to_one_board_says_so_and_changes_nothing(key: str, time: int) -> None:
    keys = racing()
    at(keys, time)
    before = keys.effects, keys.app.moment()
    keys(key)
    assert keys.message == keys.app.say("is_of_one_board")
    assert (keys.effects, keys.app.moment()) == before
    assert OF_ONE_BOARD[key] not in able(keys.app)
    assert asked(keys.app, OF_ONE_BOARD[key]) == Command(Action.EXPLAIN, OF_ONE_BOARD[key])
    keys("escape")
    assert OF_ONE_BOARD[key] in able(keys.app) or key in "ldhoiz"


def test_breakpoints_jumps_and_shown_positions_belong_to_one_board() -> None:
    keys = racing()
    for action in (Action.BREAKPOINT, Action.JUMP, Action.SHOW, Action.CHOOSE, Action.RANDOM):
        assert asked(keys.app, action).action is Action.EXPLAIN


@pytest.mark.parametrize("action", [Action.GO_TO_LANE, Action.LANE, Action.OTHER_LANE, Action.ALL_HAVE_ONE])
def test_without_a_race_nothing_of_it_applies(action: Action) -> None:
    keys = Keyboard()
    assert action not in able(keys.app)
    keys("f8")
    assert action in able(keys.app)
