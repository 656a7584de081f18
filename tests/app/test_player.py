"""The player in simulated time: nothing here waits, reads a clock or draws."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz import Position, Search
from queens_viz.app.commands import FASTEST, FULL, SLOWEST
from queens_viz.app.moment import Aim, Mode, Moment
from queens_viz.app.player import Player

from ..support import search_at
from ..tiers import MORE_IN_THE_FULL_TIER
from .intervals import INTERVAL, played

HALTED, RUNNING, COMPLETE = Mode


@pytest.mark.parametrize(
    ("start", "words", "steps", "mode", "pause"),
    [
        ("8 :1", "3600 60x60", 0, HALTED, 0),
        ("8 :1", "run 0.1", 0, RUNNING, 0),
        ("8 :1", "run 0.1 0.05", 1, RUNNING, 0),
        ("8 :1", "run 0.1 run 0.05", 1, RUNNING, 0),
        ("8 :1", "run 0.1 run 0.05 0.15x10", 11, RUNNING, 0),
        ("8 :1", "run next back next", 0, RUNNING, 0),
        ("8 :1", "next", 1, HALTED, 0),
        ("8 :1", "next back back", 0, HALTED, 0),
        ("8 :1", "run 0.15x4 halt 1000", 4, HALTED, 0),
        ("8 :1", "run 0.15x4 halt 1000 run 0.14", 4, RUNNING, 0),
        ("8 :1", "run 10800", 1, RUNNING, 0),
        ("8 :1 speed=40 pause=0", "run 10800", 10, RUNNING, 0),
        ("8 :1 speed=1000 pause=0", "run 10800", 250, RUNNING, 0),
        ("8 :1", "run 0.1 -3600", 0, RUNNING, 0),
        ("8 :1", "run 0.1 -3600 0.05", 1, RUNNING, 0),
        ("4 2,4,1:3", "run 0.15", 26, RUNNING, 5),
        ("4 2,4,1:3", "run 0.15 0.1x49", 26, RUNNING, 1),
        ("4 2,4,1:3", "run 0.15 0.1x50", 27, RUNNING, 0),
        ("4 2,4,1:3", "run 0.15 0.2 halt", 26, HALTED, 0),
        ("4 2,4,1:3", "run 0.15 0.2 halt run 0.15", 27, RUNNING, 0),
        ("4 :1 pause=0", "run 0.15x62", 62, COMPLETE, 0),
        ("4 4:4 loop=1", "run 0.15", 62, RUNNING, 5),
        ("4 4:4 loop=1", "run 0.15 0.1x50", 0, RUNNING, 0),
        ("4 4:4 loop=1", "run 0.15 0.1x50 0.15", 1, RUNNING, 0),
        ("4 :1", "undo redo back halt", 0, HALTED, 0),
        ("4 :1", "next_solution 1x3", 26, HALTED, 0),
        ("4 :1", "next_solution 1x3 next_solution 1x3", 39, HALTED, 0),
        ("4 :1", "next_solution 1x3 next_solution 1x3 next_solution 1x3", 62, COMPLETE, 0),
        ("6 :1", "all 1x9", 898, COMPLETE, 0),
        ("8 :1 speed=0.5", "run set_speed=10 0.1", 1, RUNNING, 0),
        ("8 :1 speed=0.5", "run set_speed=10 0.1 set_speed=0.5 0.1", 2, RUNNING, 0),
        ("4 2,4,1:3", "run 0.15 set_speed=1000 0.2", 26, RUNNING, 5),
        ("4 2,4,1:3 speed=4 pause=0.25", "run 0.25", 26, RUNNING, 0),
        ("4 2,4,1:3", "run 0.2 set_speed=inf 1", 62, COMPLETE, 0),
        ("8 :1 speed=inf", "run 0.016x120", 15_812, COMPLETE, 0),
        ("8 :1 speed=inf pause=5", "run 0.016x120", 876, RUNNING, 4),
        ("8 :1 speed=inf", "run 0", 100, RUNNING, 0),
        ("8 :1 speed=inf", "run 0 0", 300, RUNNING, 0),
        ("4 :1 speed=inf pause=0 loop=1", "run 0", 100 - 62, RUNNING, 0),
        ("4 :1 speed=inf pause=0 loop=1", "run 0 all 0", 62, COMPLETE, 0),
        ("4 :1 speed=inf pause=0.5", "all 0 run 0", 26, RUNNING, 1),
        ("4 :1 speed=inf pause=0.5", "all 0 run 0 all 0", 62, COMPLETE, 0),
        ("4 :1 speed=inf pause=0.5", "all 0 all 0 next_solution 0", 26, HALTED, 0),
        ("6 :1 pause=10", "all 1x9", 898, COMPLETE, 0),
        ("4 4:4", "next 1000", 62, COMPLETE, 0),
        ("4 4:4", "next back", 61, HALTED, 0),
        ("4 4:4", "next next", 0, HALTED, 0),
        ("4 4:4", "next next back", 0, HALTED, 0),
        ("4 end", "run", 0, RUNNING, 0),
        ("8 :1", "toggle_breakpoint=6 run 0.15x400", 46, HALTED, 0),
        ("8 :1 speed=inf", "toggle_breakpoint=6 run 0.15x9", 46, HALTED, 0),
        ("4 4:4 loop=1", "toggle_breakpoint=0 run 0.15", 62, RUNNING, 5),
        ("4 :1", "toggle_breakpoint=2 next_solution 0", 26, HALTED, 0),
        ("4 :1", "toggle_breakpoint=2 all 0", 62, COMPLETE, 0),
    ],
)
def test_a_player_is_played(start: str, words: str, steps: int, mode: Mode, pause: int) -> None:
    moment = played(start, words).moment()
    assert (moment.steps, moment.mode, moment.pause) == (steps, mode, pause)


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


def test_a_moment_tells_all_that_is_to_be_seen() -> None:
    player = Player(search_at(4, "2,4,1,3"), speed=10)
    player.toggle_breakpoint(2)
    while player.is_busy:
        player.pass_time(0)
    moment = player.moment()
    assert moment == Moment(
        Position(4, (1, 3, 0, 2), 0), 26, 1, HALTED, None, is_green=True, pause=0, pace=None, speed=10, stay=5.0,
        took=None, progress=26 / 62, sized=player.findings.news, listed=1, ticked=1, breakpoints=frozenset({2}),
        can_undo=False, can_redo=False,
    )  # fmt: skip
    assert moment.sized > 0
    player.run()
    assert player.moment().aim is Aim.RUN


def test_speed_changes_by_a_factor_within_its_range_and_is_full_beyond() -> None:
    player = Player(Search(8), speed=1)
    speeds = []
    for factor in (2, 2, 1000, 1, 1.5, 1.5, 1, 0.5, 0.5, 0.0001, 0.5):
        player.change_speed(factor)
        speeds.append(player.moment().speed)
    assert speeds == [2, 4, FASTEST, FASTEST, FULL, FULL, FULL, FASTEST, FASTEST / 2, SLOWEST, SLOWEST]
