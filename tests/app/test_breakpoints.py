"""Breakpoints: a run halts where it enters a column that has one."""

from __future__ import annotations

from queens_viz import Search
from queens_viz.app.commands import FULL
from queens_viz.app.moment import Mode
from queens_viz.app.player import Player

from ..support import search_at
from .intervals import INTERVAL
from .keyboard import Keyboard


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


def test_a_breakpoint_halts_at_full_speed_at_the_same_step() -> None:
    slow, fast = Player(Search(8)), Player(Search(8), speed=FULL)
    for player in (slow, fast):
        player.toggle_breakpoint(6)
        player.run()
        while player.aim:
            player.pass_time(INTERVAL)
    assert slow.search == fast.search
    assert len(fast.search.board) == 6


def test_a_breakpoint_in_column_1_halts_no_loop_at_its_end() -> None:
    player = Player(search_at(4, "4:4"), loop=True)
    player.toggle_breakpoint(0)
    player.run()
    player.pass_time(INTERVAL)
    assert player.is_at_end
    assert player.mode is Mode.RUNNING


def test_a_breakpoint_halts_neither_next_solution_nor_all() -> None:
    player = Player(Search(4))
    player.toggle_breakpoint(2)
    player.next_solution()
    player.pass_time(0)
    assert player.search.steps == 26
    player.all()
    player.pass_time(0)
    assert player.mode is Mode.COMPLETE


def test_a_breakpoint_halts_at_full_speed_too_but_not_next_solution() -> None:
    keys = Keyboard(n=8)
    keys.player.toggle_breakpoint(6)
    keys.player.set_speed(FULL)
    keys("space")
    keys.wait(1)
    assert len(keys.player.search.board) == 6
    assert keys.player.moment().mode is Mode.HALTED
    keys("return")
    keys.finish()
    assert keys.player.search.is_solution


def test_a_breakpoint_that_halts_a_run_says_so() -> None:
    keys = Keyboard()
    keys.player.toggle_breakpoint(2)
    keys("space")
    keys.wait(3)
    assert keys.player.mode is Mode.HALTED
    assert keys.message == "Halted at the breakpoint of column 3."


def test_a_run_that_a_person_halts_says_nothing() -> None:
    keys = Keyboard()
    keys("space")
    keys.wait(1)
    keys("space")
    keys.wait(0.1)
    assert keys.message == ""
