"""The player in simulated time, beside runs.txt: nothing here waits, reads a clock or draws."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from queens_viz import Position, Search
from queens_viz.app.moment import Aim, Mode, Moment
from queens_viz.app.player import Player

from ..support import search_at
from ..tiers import MORE_IN_THE_FULL_TIER

INTERVAL = 0.15
"""Seconds between two steps of a run, as the player has it where nobody chose a speed."""


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
        Position(4, (1, 3, 0, 2), 0), 26, 1, Mode.HALTED, None, is_green=True, pause=0, pace=None, speed=10, stay=5.0,
        took=None, progress=26 / 62, breakpoints=frozenset({2}), others=(player.findings.news, 1, 1, False, False),
    )  # fmt: skip
    assert player.findings.news > 0
    player.run()
    assert player.moment().aim is Aim.RUN


def test_undo_can_be_pressed_a_hundred_times() -> None:
    player, seen = Player(Search(5)), list[Search]()
    for k in range(150):
        seen.append(player.search.copy())
        player.jump(Position(5, (k % 5,), k * 4 % 5) if k % 2 else Position(5, (), k % 4 + 1))
    seen = [search for search, after in zip(seen, [*seen[1:], player.search], strict=True) if search != after]
    assert len(seen) > 100
    for search in reversed(seen):
        player.undo()
        assert player.search == search
