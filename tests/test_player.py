"""The player in simulated time: nothing here waits, reads a clock or draws."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz import Position, Search
from queens_viz.commands import FULL, Action
from queens_viz.player import COLOUR_HOLD, PLAYED, Mode, Player

from .support import search_at

INTERVAL = 0.15


def ticks(player: Player, seconds: float, dt: float = 1 / 60) -> None:
    for _ in range(round(seconds / dt)):
        player.tick(dt)


def test_halted_an_hour_passes_and_no_step_is_made() -> None:
    player = Player(Search(8))
    player.tick(3600)
    ticks(player, 60)
    assert player.search == Search(8)
    assert player.moment().mode is Mode.HALTED


def test_the_first_step_comes_one_interval_after_run() -> None:
    player = Player(Search(8))
    player.run()
    assert player.search.steps == 0
    player.tick(0.1)
    assert player.search.steps == 0
    player.tick(0.05)
    assert player.search.steps == 1


@given(st.lists(st.floats(0, 0.25), max_size=40))
def test_a_run_makes_one_step_an_interval_however_time_is_cut(parts: list[float]) -> None:
    player = Player(search_at(8, "1:1"))
    start = player.search.steps or 0
    player.run()
    for dt in parts:
        player.tick(dt)
    due = sum(parts) / INTERVAL
    assert abs((player.search.steps or 0) - start - due) <= 1


def test_run_twice_is_run_once() -> None:
    player = Player(Search(8))
    player.run()
    player.tick(0.1)
    player.run()
    player.tick(0.05)
    assert player.search.steps == 1
    ticks(player, 1.5, INTERVAL)
    assert player.search.steps == 11


def test_next_and_back_while_running_do_nothing() -> None:
    player = Player(search_at(8, "1,3:2"))
    before = player.search.copy()
    player.run()
    player.next()
    player.back()
    assert player.search == before
    assert Action.HALT in player.can
    assert not {Action.RUN, Action.NEXT, Action.BACK} & player.can


def test_next_and_back_step_while_halted() -> None:
    player = Player(Search(8))
    player.next()
    assert str(player.search.position) == "1:1"
    player.back()
    assert player.search == Search(8)
    player.back()
    assert player.search == Search(8)
    assert {Action.RUN, Action.NEXT} <= player.can
    assert not {Action.HALT, Action.BACK} & player.can


def test_the_player_tells_of_every_action_of_its_own_whether_it_applies() -> None:
    player, seen = Player(search_at(4, "2,4:1")), set[Action]()
    for do in (player.next, player.restart, player.run, player.halt, player.all):
        do()
        seen |= player.can
    assert seen == PLAYED


def test_halting_stops_and_no_time_is_owed_later() -> None:
    player = Player(Search(8))
    player.run()
    ticks(player, 0.6, INTERVAL)
    player.halt()
    player.tick(1000)
    assert player.search.steps == 4
    player.run()
    player.tick(0.14)
    assert player.search.steps == 4


@pytest.mark.parametrize(("speed", "steps"), [(1 / INTERVAL, 1), (40, 10), (1000, 250)])
def test_a_frame_of_three_hours_makes_a_quarter_of_a_second_s_steps(speed: float, steps: int) -> None:
    player = Player(Search(8), speed=speed, pause=0)
    player.run()
    player.tick(3 * 3600)
    assert player.search.steps == steps


def test_time_that_went_backwards_counts_as_none() -> None:
    player = Player(Search(8))
    player.run()
    player.tick(0.1)
    player.tick(-3600)
    assert player.search.steps == 0
    player.tick(0.05)
    assert player.search.steps == 1


def test_a_run_rests_five_seconds_on_a_solution_and_goes_on() -> None:
    player = Player(search_at(4, "2,4,1:3"))
    player.run()
    ticks(player, INTERVAL, INTERVAL)
    assert player.search.is_solution
    assert player.moment().rest == 5
    ticks(player, 4.9, 0.1)
    assert player.search.is_solution
    assert player.moment().mode is Mode.RUNNING
    assert player.moment().rest == 1
    ticks(player, 0.1, 0.1)
    assert str(player.search.position) == "2,4,1:4"
    assert player.moment().rest == 0


def test_halt_and_run_again_leave_the_rest_early() -> None:
    player = Player(search_at(4, "2,4,1:3"))
    player.run()
    player.tick(INTERVAL)
    player.tick(0.2)
    player.halt()
    assert player.moment().rest == 0
    player.run()
    player.tick(INTERVAL)
    assert not player.search.is_solution


def test_without_a_pause_a_run_does_not_rest() -> None:
    player = Player(Search(4), pause=0)
    player.run()
    ticks(player, 62 * INTERVAL, INTERVAL)
    assert player.moment().mode is Mode.COMPLETE


def test_the_end_is_shown_as_the_end_position_with_its_totals() -> None:
    player = Player(Search(4), pause=0, speed=1000)
    player.run()
    ticks(player, 1)
    assert player.moment().mode is Mode.COMPLETE
    moment = player.moment()
    assert moment.position == Position.end(4)
    assert (moment.steps, moment.found) == (62, 2)
    player.tick(1000)
    assert player.moment() == moment


def test_back_from_the_end_goes_into_the_last_state() -> None:
    player = Player(search_at(4, "4:4"))
    last = player.search.copy()
    player.next()
    assert player.moment().mode is Mode.COMPLETE
    player.back()
    assert player.search == last
    assert player.moment().mode is Mode.HALTED


def test_next_or_run_from_the_end_begins_a_new_round() -> None:
    player = Player(search_at(4, "4:4"))
    player.next()
    player.next()
    assert player.search == Search(4)
    player.back()
    assert player.search == Search(4)
    player = Player(Search.at(Position.end(4)))
    player.run()
    assert player.search == Search(4)
    assert player.moment().mode is Mode.RUNNING


def test_unknown_numbers_are_counted_in_spare_time_and_then_known() -> None:
    search = Search(11)
    search.advance(100_000, stop_at_solution=False)
    player = Player(Search.at(search.position))
    assert player.moment().steps is None
    while player.is_busy or player.moment().steps is None:
        player.tick(1 / 60)
    assert (player.moment().steps, player.moment().found) == (search.steps, search.solutions)


def test_a_looping_run_without_rests_makes_many_rounds_between_two_frames_and_counts_the_same_in_each() -> None:
    player = Player(Search(6), speed=FULL, pause=0, loop=True)
    player.run()
    for _ in range(30):
        player.tick(1 / 60)
    assert player.mode is Mode.RUNNING
    assert len(player.solutions) == 4
    assert [player.solutions.number(k) for k in range(4)] == [1, 2, 3, 4]
    player.all()
    while player.job:
        player.tick(1 / 60)
    assert (player.search.steps, player.found) == (898, 4)


def test_a_looping_run_rests_at_the_end_and_begins_again() -> None:
    player = Player(search_at(4, "4:4"), loop=True)
    player.run()
    player.tick(INTERVAL)
    assert player.is_at_end
    assert player.moment().mode is Mode.RUNNING
    assert player.moment().rest == 5
    ticks(player, 5, 0.1)
    assert player.search == Search(4)
    ticks(player, INTERVAL, INTERVAL)
    assert player.search.steps == 1


def test_full_speed_rests_on_solutions_too() -> None:
    player = Player(Search(8), speed=FULL)
    player.run()
    ticks(player, 2)
    assert player.search.steps == 876
    assert player.moment().mode is Mode.RUNNING


def test_full_speed_without_a_pause_goes_to_the_end() -> None:
    player = Player(Search(8), speed=FULL, pause=0)
    player.run()
    ticks(player, 5)
    assert player.moment().steps == 15_812
    assert player.moment().found == 92


def test_a_slice_of_full_speed_grows_while_frames_are_in_time_and_shrinks_when_they_are_late() -> None:
    player = Player(Search(30), speed=FULL)
    player.run()

    def made(dt: float) -> int:
        before = player.search.steps or 0
        player.tick(dt)
        return (player.search.steps or 0) - before

    first = [made(1 / 80) for _ in range(20)]
    assert first == sorted(first)
    assert first[-1] > 10 * first[0]
    assert made(1 / 10) < first[-1] / 4


def test_the_board_s_colour_changes_at_most_three_times_a_second() -> None:
    player = Player(search_at(4, "2,4,1:3"))
    changes, time, was_green = [], 0.0, False
    for _ in range(100):
        player.next() if not player.search.is_solution else player.back()
        player.tick(0.05)
        time += 0.05
        if player.moment().is_green != was_green:
            was_green = not was_green
            changes.append(time)
    assert len(changes) > 2
    assert all(after - before >= COLOUR_HOLD - 1e-6 for before, after in pairwise(changes))


def test_the_first_change_of_colour_is_at_once_and_the_last_one_comes() -> None:
    player = Player(search_at(4, "2,4,1:3"))
    player.next()
    assert player.moment().is_green
    player.back()
    assert player.moment().is_green
    player.tick(0.3)
    assert player.moment().is_green
    player.tick(0.04)
    assert not player.moment().is_green


def test_sizes_of_finished_subtrees_are_counted_while_nothing_else_is_to_do() -> None:
    player = Player(search_at(8, "2,4,1,3,5:7"))
    assert player.sizes.get((0,)) is None
    ticks(player, 1)
    assert player.sizes.get((0,)) == (227, 4)
    assert not player.is_busy


def test_counting_gives_up_where_no_lifetime_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queens_viz.tree.GIVEN_UP", 100_000)
    player = Player(search_at(30, "5:7"))
    ticks(player, 1)
    assert not player.is_busy
    assert player.sizes.get((0,)) is None


def test_what_does_not_apply_does_nothing() -> None:
    player = Player(Search(4))
    before = player.moment()
    player.undo()
    player.back()
    player.halt()
    assert player.moment() == before
