"""Full speed: how many steps a frame makes of it, and where it rests."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from queens_viz import Search
from queens_viz.app.commands import FULL
from queens_viz.app.moment import Aim, Mode
from queens_viz.app.player import Player

from ..support import search_at


def test_a_slice_of_full_speed_grows_while_frames_are_in_time_and_shrinks_when_they_are_late() -> None:
    player = Player(Search(30), speed=FULL)
    player.run()

    def made(dt: float) -> int:
        before = player.search.steps or 0
        player.pass_time(dt)
        return (player.search.steps or 0) - before

    first = [made(1 / 80) for _ in range(20)]
    assert first == sorted(first)
    assert first[-1] > 10 * first[0]
    assert made(1 / 10) < first[-1] / 4


def test_a_slice_is_never_longer_than_twice_the_last_and_never_shorter_than_100_steps() -> None:
    player = Player(Search(30), speed=FULL, pause=0)
    player.run()
    steps = [0]
    for dt in (0.001, 0.001, 0.001, 1 / 60, 1 / 30, 10, 10):
        player.pass_time(dt)
        steps.append(player.search.steps or 0)
    made = [after - before for before, after in pairwise(steps)]
    assert made == [100, 200, 400, 408, 208, 100, 100]


@pytest.mark.parametrize("aim", [Aim.RUN, Aim.ALL])
def test_slices_double_from_100_steps_on_whatever_lies_on_the_way(aim: Aim) -> None:
    player = Player(Search(8), speed=FULL, pause=0 if aim is Aim.RUN else 5)
    player.run() if aim is Aim.RUN else player.all()
    steps = []
    for _ in range(6):
        player.pass_time(0.001)
        steps.append(player.search.steps)
    assert steps == [100, 300, 700, 1500, 3100, 6300]


def test_a_looping_run_without_rests_makes_many_rounds_between_two_frames_and_counts_the_same_in_each() -> None:
    player = Player(Search(6), speed=FULL, pause=0, loop=True)
    player.run()
    for _ in range(30):
        player.pass_time(1 / 60)
    assert player.mode is Mode.RUNNING
    assert len(player.findings.solutions) == 4
    assert [player.findings.solutions.number(k) for k in range(4)] == [1, 2, 3, 4]
    player.all()
    while player.aim:
        player.pass_time(1 / 60)
    assert (player.search.steps, player.search.found) == (898, 4)


def test_frames_are_filled_at_full_speed_while_nothing_rests() -> None:
    player = Player(search_at(4, "2,4:1"), pause=0.5)
    player.run()
    assert player.is_busy
    assert not player.fills_frames
    player.set_speed(FULL)
    assert player.fills_frames
    player.pass_time(0)
    assert player.search.is_solution
    assert not player.fills_frames
    player.all()
    assert player.fills_frames
    player.pass_time(0)
    assert not player.fills_frames


def test_the_rate_of_full_speed_is_measured_and_rounded_twice_a_second() -> None:
    player = Player(Search(14), speed=FULL, pause=0)
    player.run()
    rates, made = list[int | None](), list[int]()
    for _ in range(180):
        before = player.search.steps or 0
        player.pass_time(1 / 60)
        made.append((player.search.steps or 0) - before)
        pace = player.moment().pace
        assert pace
        rates.append(pace.rate)
    assert rates[0] is None
    changes = [k for k in range(1, 180) if rates[k] != rates[k - 1]]
    assert all(later - earlier >= 29 for earlier, later in pairwise(changes))
    last = changes[-1]
    measured = sum(made[last - 29 : last + 1]) * 2
    assert rates[-1] is not None
    assert abs(rates[-1] - measured) <= 0.06 * measured
    assert len(str(rates[-1]).rstrip("0")) <= 2


def test_a_slice_of_full_speed_is_judged_by_its_own_time_and_not_by_the_frame_s() -> None:
    made = {}
    for spent in (None, 0.012):
        player = Player(Search(20), speed=FULL, pause=0)
        player.run()
        for _ in range(25):
            # Each frame takes a quarter of a second, for drawing it does.
            player.pass_time(0.25, spent)
        made[spent] = player.search.steps or 0
    assert made[0.012] > 100 * (made[None] or 0)


@pytest.mark.parametrize("begin", [Player.run, Player.all, Player.next_solution])
def test_the_end_of_a_run_at_full_speed_tells_how_long_it_took(begin: Callable[[Player], None]) -> None:
    player = Player(search_at(4, "3,1,4,2"), speed=FULL)
    assert player.took is None
    begin(player)
    waited = 0.0
    while player.aim:
        player.pass_time(0.02)
        waited += 0.02
    assert player.took == pytest.approx(waited)
