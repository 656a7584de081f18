"""The colour of the board, which changes no more often than it may."""

from __future__ import annotations

from itertools import pairwise

from queens_viz.app.player import COLOUR_HOLD, Player

from ..support import search_at


def test_the_board_s_colour_changes_at_most_three_times_a_second() -> None:
    player = Player(search_at(4, "2,4,1:3"))
    changes, time, was_green = [], 0.0, False
    for _ in range(100):
        player.next() if not player.search.is_solution else player.back()
        player.pass_time(0.05)
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
    player.pass_time(0.3)
    assert player.moment().is_green
    player.pass_time(0.04)
    assert not player.moment().is_green


def test_a_jump_is_no_time_for_the_board_s_colour() -> None:
    player = Player(search_at(4, "2,4,1:3"))
    player.next()
    assert player.moment().is_green
    for do in (player.restart, player.undo, player.undo, player.next):
        do()
        assert player.moment().is_green


def test_colours_keep_for_a_third_of_a_second_however_long_they_were_halted() -> None:
    player = Player(search_at(4, "2,4,1,3"))
    assert player.moment().is_green
    player.next()
    assert not player.moment().is_green
    player.back()
    assert not player.moment().is_green
    assert player.is_busy
    player.pass_time(COLOUR_HOLD)
    assert player.moment().is_green
    player.next()
    player.pass_time(COLOUR_HOLD / 2)
    assert player.moment().is_green
    player.pass_time(COLOUR_HOLD / 2)
    assert not player.moment().is_green
