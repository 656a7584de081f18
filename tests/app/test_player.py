"""The player in simulated time: nothing here waits, reads a clock or draws."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz import Position, Search
from queens_viz.app.actions import able
from queens_viz.app.app import App
from queens_viz.app.commands import FASTEST, FULL, SLOWEST, Action
from queens_viz.app.moment import Aim, Mode, Moment
from queens_viz.app.player import Player

from ..support import search_at
from ..tiers import MORE_IN_THE_FULL_TIER
from .intervals import INTERVAL, wait


def test_halted_an_hour_passes_and_no_step_is_made() -> None:
    player = Player(Search(8))
    player.pass_time(3600)
    wait(player, 60)
    assert player.search == Search(8)
    assert player.moment().mode is Mode.HALTED


def test_the_first_step_comes_one_interval_after_run() -> None:
    player = Player(Search(8))
    player.run()
    assert player.search.steps == 0
    player.pass_time(0.1)
    assert player.search.steps == 0
    player.pass_time(0.05)
    assert player.search.steps == 1


@MORE_IN_THE_FULL_TIER
@given(st.lists(st.floats(0, 0.25), max_size=40))
def test_a_run_makes_one_step_an_interval_however_time_is_cut(tier: str, parts: list[float]) -> None:
    player = Player(search_at(8, "1:1"))
    start = player.search.steps or 0
    player.run()
    for dt in parts:
        player.pass_time(dt)
    due = sum(parts) / INTERVAL
    assert abs((player.search.steps or 0) - start - due) <= 1


def test_run_twice_is_run_once() -> None:
    player = Player(Search(8))
    player.run()
    player.pass_time(0.1)
    player.run()
    player.pass_time(0.05)
    assert player.search.steps == 1
    wait(player, 1.5, INTERVAL)
    assert player.search.steps == 11


def test_next_and_back_while_running_do_nothing() -> None:
    player = Player(search_at(8, "1,3:2"))
    before = player.search.copy()
    player.run()
    player.next()
    player.back()
    assert player.search == before
    assert Action.HALT in able(App(player))
    assert not {Action.RUN, Action.NEXT, Action.BACK} & able(App(player))


def test_next_and_back_step_while_halted() -> None:
    player = Player(Search(8))
    player.next()
    assert str(player.search.position) == "1:1"
    player.back()
    assert player.search == Search(8)
    player.back()
    assert player.search == Search(8)
    assert {Action.RUN, Action.NEXT} <= able(App(player))
    assert not {Action.HALT, Action.BACK} & able(App(player))


def test_halting_stops_and_no_time_is_owed_later() -> None:
    player = Player(Search(8))
    player.run()
    wait(player, 0.6, INTERVAL)
    player.halt()
    player.pass_time(1000)
    assert player.search.steps == 4
    player.run()
    player.pass_time(0.14)
    assert player.search.steps == 4


@pytest.mark.parametrize(("speed", "steps"), [(1 / INTERVAL, 1), (40, 10), (1000, 250)])
def test_a_frame_of_three_hours_makes_a_quarter_of_a_second_s_steps(speed: float, steps: int) -> None:
    player = Player(Search(8), speed=speed, pause=0)
    player.run()
    player.pass_time(3 * 3600)
    assert player.search.steps == steps


def test_time_that_went_backwards_counts_as_none() -> None:
    player = Player(Search(8))
    player.run()
    player.pass_time(0.1)
    player.pass_time(-3600)
    assert player.search.steps == 0
    player.pass_time(0.05)
    assert player.search.steps == 1


def test_a_run_rests_five_seconds_on_a_solution_and_goes_on() -> None:
    player = Player(search_at(4, "2,4,1:3"))
    player.run()
    wait(player, INTERVAL, INTERVAL)
    assert player.search.is_solution
    assert player.moment().pause == 5
    wait(player, 4.9, 0.1)
    assert player.search.is_solution
    assert player.moment().mode is Mode.RUNNING
    assert player.moment().pause == 1
    wait(player, 0.1, 0.1)
    assert str(player.search.position) == "2,4,1:4"
    assert player.moment().pause == 0


def test_halt_and_run_again_leave_the_rest_early() -> None:
    player = Player(search_at(4, "2,4,1:3"))
    player.run()
    player.pass_time(INTERVAL)
    player.pass_time(0.2)
    player.halt()
    assert player.moment().pause == 0
    player.run()
    player.pass_time(INTERVAL)
    assert not player.search.is_solution


def test_without_a_pause_a_run_does_not_rest() -> None:
    player = Player(Search(4), pause=0)
    player.run()
    wait(player, 62 * INTERVAL, INTERVAL)
    assert player.moment().mode is Mode.COMPLETE


def test_a_looping_run_rests_at_the_end_and_begins_again() -> None:
    player = Player(search_at(4, "4:4"), loop=True)
    player.run()
    player.pass_time(INTERVAL)
    assert player.is_at_end
    assert player.moment().mode is Mode.RUNNING
    assert player.moment().pause == 5
    wait(player, 5, 0.1)
    assert player.search == Search(4)
    wait(player, INTERVAL, INTERVAL)
    assert player.search.steps == 1


def test_what_does_not_apply_does_nothing() -> None:
    player = Player(Search(4))
    before = player.moment()
    player.undo()
    player.redo()
    player.back()
    player.halt()
    assert player.moment() == before


def test_a_moment_tells_all_that_is_to_be_seen() -> None:
    player = Player(search_at(4, "2,4,1,3"), speed=10)
    player.toggle_breakpoint(2)
    while player.is_busy:
        player.pass_time(0)
    moment = player.moment()
    assert moment == Moment(
        position=Position(4, (1, 3, 0, 2), 0),
        steps=26,
        found=1,
        mode=Mode.HALTED,
        aim=None,
        is_green=True,
        pause=0,
        pace=None,
        speed=10,
        stay=5.0,
        took=None,
        progress=26 / 62,
        sized=len(player.findings.sizes),
        listed=1,
        ticked=1,
        breakpoints=frozenset({2}),
        can_undo=False,
        can_redo=False,
    )
    assert moment.sized > 0
    player.run()
    assert player.moment().aim is Aim.RUN


def test_next_solution_goes_to_the_next_one_or_to_the_end_and_halts_there() -> None:
    player = Player(Search(4))
    for steps, found in ((26, 1), (39, 2), (62, 2)):
        player.next_solution()
        assert player.aim is Aim.SOLUTION
        assert Action.NEXT_SOLUTION not in able(App(player))
        assert Action.ALL in able(App(player))
        while player.aim:
            player.pass_time(1 / 60)
        assert (player.search.steps, player.found) == (steps, found)
    assert player.mode is Mode.COMPLETE


def test_all_goes_to_the_end_from_anywhere_and_over_every_solution() -> None:
    player = Player(Search(6))
    player.all()
    assert player.aim is Aim.ALL
    assert Action.ALL not in able(App(player))
    player.pass_time(1 / 60)
    while player.aim:
        player.pass_time(1 / 60)
    assert (player.mode, player.search.steps, len(player.findings.solutions)) == (Mode.COMPLETE, 898, 4)


def test_speed_changes_by_a_factor_within_its_range_and_is_full_beyond() -> None:
    player = Player(Search(8), speed=1)
    speeds = []
    for factor in (2, 2, 1000, 1, 1.5, 1.5, 1, 0.5, 0.5, 0.0001, 0.5):
        player.change_speed(factor)
        speeds.append(player.moment().speed)
    assert speeds == [2, 4, FASTEST, FASTEST, FULL, FULL, FULL, FASTEST, FASTEST / 2, SLOWEST, SLOWEST]


def test_a_new_speed_shortens_the_wait_for_the_next_step_and_never_makes_it_longer() -> None:
    player = Player(Search(8), speed=0.5)
    player.run()
    player.set_speed(10)
    player.pass_time(0.1)
    assert player.search.steps == 1
    player.set_speed(0.5)
    player.pass_time(0.1)
    assert player.search.steps == 2


def test_a_new_speed_leaves_a_rest_as_it_is() -> None:
    player = Player(search_at(4, "2,4,1:3"))
    player.run()
    player.pass_time(INTERVAL)
    player.set_speed(1000)
    assert player.moment().pause == 5
    player.pass_time(0.2)
    assert player.search.is_solution


def test_a_pause_no_longer_than_the_interval_is_no_rest() -> None:
    player = Player(search_at(4, "2,4,1:3"), speed=4, pause=0.25)
    player.run()
    player.pass_time(0.25)
    assert player.search.is_solution
    assert player.moment().pause == 0
