"""The player in simulated time: nothing here waits, reads a clock or draws."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz import Position, Search
from queens_viz.app.commands import FASTEST, FULL, SLOWEST, Action
from queens_viz.app.moment import Job, Mode, Moment
from queens_viz.app.player import COLOUR_HOLD, PLAYED, TICKS, Player
from queens_viz.search.facts import TOTAL_SOLUTIONS, TOTAL_STEPS
from queens_viz.search.tree import position_at, progress

from ..support import search_at

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
    for do in (player.next, player.restart, player.undo, player.run, player.halt, player.all):
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
    assert player.moment().pause == 5
    ticks(player, 4.9, 0.1)
    assert player.search.is_solution
    assert player.moment().mode is Mode.RUNNING
    assert player.moment().pause == 1
    ticks(player, 0.1, 0.1)
    assert str(player.search.position) == "2,4,1:4"
    assert player.moment().pause == 0


def test_halt_and_run_again_leave_the_rest_early() -> None:
    player = Player(search_at(4, "2,4,1:3"))
    player.run()
    player.tick(INTERVAL)
    player.tick(0.2)
    player.halt()
    assert player.moment().pause == 0
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
    assert player.moment().pause == 5
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
    monkeypatch.setattr("queens_viz.search.tree.GIVEN_UP", 100_000)
    player = Player(search_at(30, "5:7"))
    ticks(player, 1)
    assert not player.is_busy
    assert player.sizes.get((0,)) is None


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
        player.tick(0)
    moment = player.moment()
    assert moment == Moment(
        position=Position(4, (1, 3, 0, 2), 0),
        steps=26,
        found=1,
        mode=Mode.HALTED,
        job=None,
        is_green=True,
        pause=0,
        pace=None,
        speed=10,
        progress=26 / 62,
        sized=len(player.sizes),
        listed=1,
        ticked=1,
        breakpoints=frozenset({2}),
        can=player.can,
    )
    assert moment.sized > 0
    player.run()
    assert player.moment().job is Job.RUN


def test_next_solution_goes_to_the_next_one_or_to_the_end_and_halts_there() -> None:
    player = Player(Search(4))
    for steps, found in ((26, 1), (39, 2), (62, 2)):
        player.next_solution()
        assert player.job is Job.SOLUTION
        assert Action.NEXT_SOLUTION not in player.can
        assert Action.ALL in player.can
        while player.job:
            player.tick(1 / 60)
        assert (player.search.steps, player.found) == (steps, found)
    assert player.mode is Mode.COMPLETE


def test_all_goes_to_the_end_from_anywhere_and_over_every_solution() -> None:
    player = Player(Search(6))
    player.all()
    assert player.job is Job.ALL
    assert Action.ALL not in player.can
    player.tick(1 / 60)
    while player.job:
        player.tick(1 / 60)
    assert (player.mode, player.search.steps, len(player.solutions)) == (Mode.COMPLETE, 898, 4)


def test_a_jump_finds_the_solutions_before_it_and_undo_and_redo_go_back_and_forth() -> None:
    player = Player(search_at(4, "2,4:1"))
    before = player.search.copy()
    assert Action.UNDO not in player.can
    player.undo()
    assert player.search == before
    player.jump(Position.parse("4:2", 4))
    there = player.search.copy()
    assert there == search_at(4, "4:2")
    assert [player.solutions[k] for k in range(len(player.solutions))] == [(1, 3, 0, 2), (2, 0, 3, 1)]
    player.undo()
    assert player.search == before
    player.undo()
    assert player.search == before
    player.redo()
    assert player.search == there
    assert len(player.solutions) == 2


@pytest.mark.parametrize("text", ["1:2", "2,4,1,3", "2,4,1:4", "3,1,4,2", "end"])
def test_a_jump_ends_where_it_was_to(text: str) -> None:
    player = Player(Search(4))
    player.jump(search_at(4, text).position)
    assert player.search == search_at(4, text)


def test_the_largest_size_that_is_counted_at_once_lists_what_a_jump_passes_over() -> None:
    player = Player(Search(10))
    player.jump(search_at(10, "2:1").position)
    assert len(player.solutions) == 64


def test_above_n_10_nothing_is_passed_over_again() -> None:
    search = Search(11)
    search.advance(5000, stop_at_solution=False)
    player = Player(search.copy())
    player.resize(8)
    player.undo()
    assert player.search == search
    assert len(player.solutions) == 0


def test_a_restart_keeps_what_belongs_to_the_size_and_a_resize_forgets_it() -> None:
    player = Player(search_at(4, "2,4,1,3"))
    player.toggle_breakpoint(2)
    player.run()
    player.restart()
    assert player.mode is Mode.HALTED
    assert player.search == Search(4)
    assert (len(player.solutions), len(player.ticks), player.breakpoints) == (1, 1, {2})
    player.resize(6)
    assert player.search == Search(6)
    assert (player.sizes.n, player.solutions.n) == (6, 6)
    assert (len(player.solutions), len(player.ticks), player.breakpoints) == (0, 0, set())


def test_a_jump_is_no_time_for_the_board_s_colour() -> None:
    player = Player(search_at(4, "2,4,1:3"))
    player.next()
    assert player.moment().is_green
    for do in (player.restart, player.undo, player.undo, player.next):
        do()
        assert player.moment().is_green


@pytest.mark.parametrize(("share", "steps"), [(-0.5, 0), (0.0, 0), (0.25, 3_953), (0.5, 7_906), (0.99, 15_653)])
def test_a_seek_is_exact_to_a_step_on_small_boards(share: float, steps: int) -> None:
    player = Player(Search(8))
    player.seek(share)
    exact = Search(8)
    while exact.steps != steps:
        exact.step()
    assert player.search == exact
    assert len(player.solutions) == exact.solutions


def test_a_seek_to_the_whole_is_the_end() -> None:
    player = Player(Search(6))
    player.seek(1.0)
    assert player.search == Search.at(Position.end(6))
    assert len(player.solutions) == 4


def test_a_seek_on_n_10_is_exact_and_above_an_estimate() -> None:
    player = Player(Search(10))
    player.seek(0.5)
    assert player.search.steps == 348_874 // 2
    player = Player(Search(12))
    player.seek(0.5)
    assert player.search.position == position_at(12, 0.5)
    assert player.search.steps is None


@pytest.mark.parametrize("n", [8, 12])
def test_the_seeks_of_a_drag_are_undone_at_once(n: int) -> None:
    player = Player(search_at(n, "2,4:1"))
    before = player.search.copy()
    player.seek(0.2)
    player.seek(0.3, is_first=False)
    player.seek(0.7, is_first=False)
    player.undo()
    assert player.search.position == before.position


def test_a_stop_halts_a_run_where_its_column_is_entered_and_only_there() -> None:
    player = Player(Search(8))
    player.toggle_breakpoint(3)
    player.run()
    entered = []
    for _ in range(400):
        queens = len(player.search.board)
        player.tick(INTERVAL)
        if player.mode is Mode.HALTED:
            assert len(player.search.board) == 3 != queens
            entered.append(queens)
            player.run()
        else:
            assert not len(player.search.board) == 3 != queens
    assert set(entered) == {2, 4, 5}
    player.toggle_breakpoint(3)
    assert player.breakpoints == set()


def test_a_stop_halts_at_full_speed_at_the_same_step() -> None:
    slow, fast = Player(Search(8)), Player(Search(8), speed=FULL)
    for player in (slow, fast):
        player.toggle_breakpoint(6)
        player.run()
        while player.job:
            player.tick(INTERVAL)
    assert slow.search == fast.search
    assert len(fast.search.board) == 6


def test_a_stop_in_column_1_halts_no_loop_at_its_end() -> None:
    player = Player(search_at(4, "4:4"), loop=True)
    player.toggle_breakpoint(0)
    player.run()
    player.tick(INTERVAL)
    assert player.is_at_end
    assert player.mode is Mode.RUNNING


def test_at_full_speed_a_frame_without_time_makes_steps_too() -> None:
    player = Player(Search(8), speed=FULL)
    player.run()
    player.tick(0)
    assert player.search.steps == 100
    player.tick(0)
    assert player.search.steps == 300


def test_a_slice_is_never_longer_than_twice_the_last_and_never_shorter_than_100_steps() -> None:
    player = Player(Search(30), speed=FULL, pause=0)
    player.run()
    steps = [0]
    for dt in (0.001, 0.001, 0.001, 1 / 60, 1 / 30, 10, 10):
        player.tick(dt)
        steps.append(player.search.steps or 0)
    made = [after - before for before, after in pairwise(steps)]
    assert made == [100, 200, 400, 408, 208, 100, 100]


def test_speed_changes_by_a_factor_within_its_range_and_is_full_beyond() -> None:
    player = Player(Search(8), speed=1)
    speeds = []
    for factor in (2, 2, 1000, 1, 1.5, 1.5, 1, 0.5, 0.5, 0.0001, 0.5):
        player.change_speed(factor)
        speeds.append(player.moment().speed)
    assert speeds == [2, 4, FASTEST, FASTEST, FULL, FULL, FULL, FASTEST, FASTEST / 2, SLOWEST, SLOWEST]


def test_slower_and_faster_apply_within_the_range() -> None:
    player = Player(Search(8), speed=SLOWEST)
    assert Action.SLOWER not in player.can
    assert Action.FASTER in player.can
    player.set_speed(FULL)
    assert Action.SLOWER in player.can
    assert Action.FASTER not in player.can
    player.set_speed(FASTEST)
    assert {Action.SLOWER, Action.FASTER} <= player.can


def test_a_new_speed_shortens_the_wait_for_the_next_step_and_never_makes_it_longer() -> None:
    player = Player(Search(8), speed=0.5)
    player.run()
    player.set_speed(10)
    player.tick(0.1)
    assert player.search.steps == 1
    player.set_speed(0.5)
    player.tick(0.1)
    assert player.search.steps == 2


def test_a_new_speed_leaves_a_rest_as_it_is() -> None:
    player = Player(search_at(4, "2,4,1:3"))
    player.run()
    player.tick(INTERVAL)
    player.set_speed(1000)
    assert player.moment().pause == 5
    player.tick(0.2)
    assert player.search.is_solution


def test_a_pause_no_longer_than_the_interval_is_no_rest() -> None:
    player = Player(search_at(4, "2,4,1:3"), speed=4, pause=0.25)
    player.run()
    player.tick(0.25)
    assert player.search.is_solution
    assert player.moment().pause == 0


@pytest.mark.parametrize("job", [Job.RUN, Job.ALL])
def test_slices_double_from_100_steps_on_whatever_lies_on_the_way(job: Job) -> None:
    player = Player(Search(8), speed=FULL, pause=0 if job is Job.RUN else 5)
    player.run() if job is Job.RUN else player.all()
    steps = []
    for _ in range(6):
        player.tick(0.001)
        steps.append(player.search.steps)
    assert steps == [100, 300, 700, 1500, 3100, 6300]


def test_after_a_rest_or_an_end_a_slice_is_measured_by_the_steps_that_the_last_one_made() -> None:
    player = Player(Search(8), speed=FULL, pause=0.5)
    player.run()
    for _ in range(4):
        player.tick(0.001)
    assert player.search.steps == 876
    player.tick(0.001)
    assert player.search.steps == 876
    player.all()
    player.tick(0.001)
    assert player.search.steps == 876 + 2 * 176
    player = Player(Search(6))
    player.all()
    while player.job:
        player.tick(0.001)
    player.all()
    player.tick(0.001)
    assert player.search.steps == 2 * (898 - 700)


def test_a_round_after_the_first_rests_where_it_should_and_counts_the_same() -> None:
    player = Player(Search(4), speed=FULL, pause=0.5)
    player.all()
    player.tick(0)
    assert player.mode is Mode.COMPLETE
    player.run()
    player.tick(0)
    assert (player.search.steps, player.found, player.mode) == (26, 1, Mode.RUNNING)
    player.all()
    player.tick(0)
    assert (player.search.steps, player.found, player.mode) == (62, 2, Mode.COMPLETE)
    player.all()
    player.tick(0)
    assert (player.search.steps, player.found, player.mode) == (62, 2, Mode.COMPLETE)
    player.pause = 0
    player.next_solution()
    player.tick(0)
    assert (player.search.steps, player.found, player.mode) == (26, 1, Mode.HALTED)


def test_a_stop_halts_neither_next_solution_nor_all() -> None:
    player = Player(Search(4))
    player.toggle_breakpoint(2)
    player.next_solution()
    player.tick(0)
    assert player.search.steps == 26
    player.all()
    player.tick(0)
    assert player.mode is Mode.COMPLETE


def test_a_loop_at_full_speed_begins_again_within_a_frame_but_all_ends() -> None:
    player = Player(Search(4), speed=FULL, pause=0, loop=True)
    player.run()
    player.tick(0)
    assert player.search.steps == 100 - 62
    player.all()
    player.tick(0)
    assert player.mode is Mode.COMPLETE


def test_the_end_has_numbers_where_they_were_known_and_none_where_not() -> None:
    last = Position.parse("11:11", 11)
    player = Player(Search.at(last, counts=(TOTAL_STEPS[11] - 1, TOTAL_SOLUTIONS[11])))
    player.next()
    assert player.is_at_end
    assert (player.search.steps, player.found) == (TOTAL_STEPS[11], TOTAL_SOLUTIONS[11])
    player = Player(Search.at(last))
    player.next()
    assert player.is_at_end
    assert (player.search.steps, player.found) == (None, None)
    player = Player(search_at(3, "3:3"))
    player.next()
    assert (player.search.steps, player.found) == (18, 0)


def test_frames_are_filled_at_full_speed_while_nothing_rests() -> None:
    player = Player(search_at(4, "2,4:1"), pause=0.5)
    player.run()
    assert player.is_busy
    assert not player.fills_frames
    player.set_speed(FULL)
    assert player.fills_frames
    player.tick(0)
    assert player.search.is_solution
    assert not player.fills_frames
    player.all()
    assert player.fills_frames
    player.tick(0)
    assert not player.fills_frames


def test_ticks_mark_where_on_the_progress_line_the_solutions_lie() -> None:
    player = Player(Search(4))
    player.all()
    player.tick(0)
    assert player.ticks == {26 * TICKS // 62, 39 * TICKS // 62}
    player = Player(Search(12))
    player.seek(0.5)
    player.next_solution()
    while player.job:
        player.tick(1 / 60)
    assert player.ticks == {int(progress(player.search.position) * TICKS)}
    assert min(player.ticks) >= TICKS // 2


def test_colours_keep_for_a_third_of_a_second_however_long_they_were_halted() -> None:
    player = Player(search_at(4, "2,4,1,3"))
    assert player.moment().is_green
    player.next()
    assert not player.moment().is_green
    player.back()
    assert not player.moment().is_green
    assert player.is_busy
    player.tick(COLOUR_HOLD)
    assert player.moment().is_green
    player.next()
    player.tick(COLOUR_HOLD / 2)
    assert player.moment().is_green
    player.tick(COLOUR_HOLD / 2)
    assert not player.moment().is_green


def test_sizes_are_counted_between_the_steps_of_a_run_but_not_at_full_speed() -> None:
    player = Player(search_at(8, "3,1:4"), speed=FULL)
    player.run()
    player.tick(0)
    assert len(player.sizes) == 0
    player.set_speed(1)
    player.tick(0)
    assert len(player.sizes) > 0


def test_progress_is_exact_where_the_steps_are_counted_at_once_and_an_estimate_above() -> None:
    player = Player(Search(10))
    player.jump(Position.parse("2,4:1", 10))
    assert player.moment().progress == (player.search.steps or 0) / TOTAL_STEPS[10]
    position = Position.parse("2,4:1", 11)
    player.jump(position)
    assert player.moment().progress == progress(position)
    assert Player(Search.at(position, counts=(160_000, 0))).moment().progress == progress(position)


def test_restart_applies_to_a_run_and_away_from_the_first_position() -> None:
    player = Player(Search(8))
    assert Action.RESTART not in player.can
    player.run()
    assert Action.RESTART in player.can
    player.halt()
    player.next()
    assert Action.RESTART in player.can
