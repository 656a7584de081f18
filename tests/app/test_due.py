"""When something is due: a front may sleep until then, and never longer."""

from __future__ import annotations

import math

import pytest

from queens_viz import Search
from queens_viz.app.app import MESSAGE_FOR, App
from queens_viz.app.commands import FULL
from queens_viz.app.player import COLOUR_HOLD, Player
from queens_viz.app.runner import NOTICED

from ..support import search_at


def at_rest(n: int, text: str, **named: float) -> Player:
    """Return a player halted at a position, everything counted and coloured."""
    player = Player(search_at(n, text), **named)  # type: ignore[arg-type]  # speed and pause
    player.pass_time(1)
    while player.is_busy:
        player.pass_time(0)
    return player


def test_where_a_search_is_halted_nothing_is_due() -> None:
    player = at_rest(8, "2,4:6")
    assert player.due == math.inf
    player.next()
    assert player.due == 0  # what the step finished is to be counted


@pytest.mark.parametrize("speed", [0.2, 1, 5, 1000])
@pytest.mark.parametrize("n", [9, pytest.param(20, marks=pytest.mark.full)])
def test_in_a_run_the_next_step_is_due_after_its_interval(n: int, speed: float) -> None:
    player = at_rest(n, "2,4:6", speed=speed)
    player.run()
    assert player.due == pytest.approx(1 / speed if speed >= 1 else 1)
    player.pass_time(0.25 / speed if speed >= 1 else 0.2)
    while player.is_counting:
        player.pass_time(0)
    assert player.due == pytest.approx(0.75 / speed if speed >= 1 else 0.8)


def test_at_full_speed_the_next_slice_is_due_at_once_and_is_seen_where_it_does_not_only_flash() -> None:
    app = App(at_rest(12, ":1", speed=FULL))
    app.player.run()
    assert (app.player.due, app.runner.has_hardly_begun) == (0, True)
    app.pass_time(NOTICED)
    assert not app.runner.has_hardly_begun


def test_while_a_run_pauses_each_second_of_its_countdown_is_due() -> None:
    player = at_rest(4, "2,4,1:3", speed=10, pause=5)
    player.run()
    player.pass_time(0.1)
    while player.is_counting:
        player.pass_time(0)
    assert player.search.is_solution
    for _ in range(4):
        shown = player.moment().pause
        assert 0 < player.due <= 1
        left = player.due
        while left > 0:
            player.pass_time(min(left, 0.2))
            left -= 0.2
        player.pass_time(1e-6)
        assert player.moment().pause == shown - 1


def test_a_colour_that_is_held_is_due_when_it_may_change() -> None:
    player = at_rest(4, "2,4,1:3")
    player.next()
    player.moment()
    player.back()
    while player.is_counting:
        player.pass_time(0)
    assert player.moment().is_green
    assert player.due == pytest.approx(COLOUR_HOLD)
    player.pass_time(COLOUR_HOLD)
    assert player.due == math.inf


def test_a_message_is_due_to_go() -> None:
    app = App(at_rest(8, "2,4:6"))
    assert app.due == math.inf
    app.tell("unfolded")
    assert app.due == MESSAGE_FOR
    app.pass_time(1)
    assert app.due == MESSAGE_FOR - 1
    app.pass_time(MESSAGE_FOR)
    assert app.due == math.inf


def test_another_language_is_spoken_from_now_on() -> None:
    app = App(Player(Search(8)))
    app.tell("unfolded")
    app.speak("de")
    assert (app.state.language, app.title, app.state.message) == ("de", "8-Damen-Problem", "")
