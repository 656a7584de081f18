"""Breakpoints: a run halts where it enters a column that has one."""

from __future__ import annotations

from queens_viz import Search
from queens_viz.app.moment import Mode
from queens_viz.app.player import Player

from .intervals import INTERVAL


def test_a_breakpoint_halts_a_run_where_its_column_is_entered_and_only_there() -> None:
    player = Player(Search(8))
    player.toggle_breakpoint(3)
    player.run()
    entered = []
    for _ in range(400):
        queens = len(player.search.board)
        player.pass_time(INTERVAL)
        if player.mode is Mode.HALTED:
            assert len(player.search.board) == 3 != queens
            entered.append(queens)
            player.run()
        else:
            assert not len(player.search.board) == 3 != queens
    assert set(entered) == {2, 4, 5}
    player.toggle_breakpoint(3)
    assert player.findings.breakpoints == set()
