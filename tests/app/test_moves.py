"""Undo and redo."""

from __future__ import annotations

import pytest

from queens_viz import Position, Search
from queens_viz.app.actions import able, execute
from queens_viz.app.app import App
from queens_viz.app.commands import Action, Command
from queens_viz.app.player import Player

from ..support import search_at
from .keyboard import Keyboard


def test_a_jump_finds_the_solutions_before_it_and_undo_and_redo_go_back_and_forth() -> None:
    player = Player(search_at(4, "2,4:1"))
    before = player.search.copy()
    assert Action.UNDO not in able(App(player))
    player.undo()
    assert player.search == before
    player.jump(Position.parse("4:2", 4))
    there = player.search.copy()
    assert there == search_at(4, "4:2")
    assert [player.findings.solutions[k] for k in range(len(player.findings.solutions))] == [(1, 3, 0, 2), (2, 0, 3, 1)]
    player.undo()
    assert player.search == before
    player.undo()
    assert player.search == before
    player.redo()
    assert player.search == there
    assert len(player.findings.solutions) == 2


@pytest.mark.parametrize("n", [8, 12])
def test_the_seeks_of_a_drag_are_undone_at_once(n: int) -> None:
    player = Player(Search(n))
    player.jump(Position(n, (1, 3), 1))
    player.seek(0.2)
    player.seek(0.3, goes_on=True)
    player.seek(0.7, goes_on=True)
    player.undo()
    assert player.search.position == Position(n, (1, 3), 1)
    player.undo()
    assert player.search == Search(n)


def test_undo_can_be_pressed_a_hundred_times() -> None:
    player, seen = Player(Search(8)), list[Search]()
    for k in range(150):
        seen.append(player.search.copy())
        player.jump(Position(8, (k % 8,), k * 7 % 8) if k % 2 else Position(8, (), k % 7 + 1))
    seen = [search for search, after in zip(seen, [*seen[1:], player.search], strict=True) if search != after]
    assert len(seen) > 100
    for search in reversed(seen):
        player.undo()
        assert player.search == search


def test_undo_brings_back_every_move_that_is_more_than_one_step() -> None:
    keys = Keyboard("2,4,1,3,5:7")
    start = keys.position
    for names in (["return"], ["a"], ["home"], ["4", "return"]):
        keys(*names)
        keys.finish()
        assert keys.position != start or keys.player.search.n != 8
        keys("u")
        assert (keys.position, keys.player.search.n) == (start, 8)
        keys("shift+u")
        assert keys.position != start or keys.player.search.n != 8
        keys("u")
    keys.desk.copy("1,3:5")
    keys("v", "u")
    assert keys.position == start
    keys("space")
    keys.wait(2)
    keys("space")
    assert keys.position != start
    keys("u")
    assert keys.position == start


def test_undo_of_a_size_brings_its_list_and_breakpoints() -> None:
    keys = Keyboard(n=6)
    keys.player.toggle_breakpoint(2)
    keys("a")
    keys.finish()
    keys("escape", "5", "return")
    player = keys.player
    assert (len(player.findings.solutions), player.findings.breakpoints) == (0, set())
    keys("u")
    assert (player.search.n, len(player.findings.solutions), player.findings.breakpoints) == (6, 4, {2})


def test_a_second_round_lists_nothing_twice() -> None:
    keys = Keyboard(n=6)
    for _ in range(2):
        keys("a")
        keys.finish()
    assert len(keys.player.findings.solutions) == 4


def test_a_message_after_that_of_a_jump_offers_no_undo() -> None:
    keys = Keyboard()
    execute(keys.app, Command(Action.JUMP, Position.parse("7:4", 8)))
    keys.app.player.toggle_breakpoint(2)
    execute(keys.app, Command(Action.BREAKPOINT, 3))
    assert not keys.app.state.tells_jump
