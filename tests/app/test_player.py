"""The player in simulated time, beside runs.txt: nothing here waits, reads a clock or draws."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from queens_viz.app.player import Player

from ..support import search_at
from ..tiers import MORE_IN_THE_FULL_TIER

INTERVAL = 0.15
"""Seconds between two steps of a run, as the player has it where nobody chose a speed."""


@MORE_IN_THE_FULL_TIER
@given(st.lists(st.floats(0, 0.25), max_size=40))
def test_a_run_makes_one_step_an_interval_however_time_is_cut(
    tier: str, parts: list[float]
) -> None:
    player = Player(search_at(8, "1:1"))
    start = player.search.steps or 0
    player.run()
    for dt in parts:
        player.pass_time(dt)
    due = sum(parts) / INTERVAL
    assert abs((player.search.steps or 0) - start - due) <= 1
