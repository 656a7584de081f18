"""Keys that are held down, and the ring around a button, for whoever has no mouse."""

from __future__ import annotations

import pygame
import pytest

from queens_viz.app.commands import Action
from queens_viz.app.moment import Mode

from ..driver import Driver
from ..support import part_in, press, window_at


def released(name: str) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYUP, key=press(name).key)


def steps(drive: Driver) -> int:
    return drive.window.app.player.search.steps or 0


def test_a_held_key_repeats_after_a_while_and_stops_when_it_is_let_go_and_no_sooner() -> None:
    drive = Driver()
    drive(press("right"))
    drive.wait(0.38)
    assert steps(drive) == 1
    drive(released("a"))
    drive.wait(1)
    held = steps(drive)
    assert 18 <= held <= 22
    drive(released("right"))
    drive.wait(3)
    assert steps(drive) <= held + 1


def test_a_key_held_when_the_window_loses_the_focus_is_let_go() -> None:
    drive = Driver()
    drive(press("right"), pygame.event.Event(pygame.WINDOWFOCUSLOST))
    drive.wait(3)
    assert steps(drive) == 1


def test_a_held_key_that_is_not_to_repeat_does_not_and_says_once_why_it_does_nothing() -> None:
    drive = Driver()
    drive(press("t"))
    drive.wait(3)
    assert drive.window.app.state.theme == "dark"
    drive(press("left"))
    assert drive.window.app.state.message == "This is the first position."
    drive.wait(6)
    assert drive.window.app.state.message == ""


@pytest.mark.parametrize("name", ["right", "left", "up", "down", ",", ".", "+", "-", "backspace"])
def test_a_key_that_is_held_goes_further_than_one_that_is_pressed(name: str) -> None:
    seen = []
    for seconds in (0, 1):
        drive = Driver("4,2,7,3,6,8,5,1")
        drive(*["1", "2", "3"] if name == "backspace" else [], press(name))
        drive.wait(seconds)
        moment, state = drive.window.app.player.moment(), drive.window.app.state
        seen.append((moment.position, moment.speed, state.shown, state.typed))
    assert seen[0] != seen[1]


# The ring.


def test_tab_walks_the_ring_through_every_button_and_space_and_enter_press_what_it_is_on() -> None:
    drive = Driver()
    buttons = drive.window.frame().buttons
    enabled = [one.look.name for one in buttons if one.look.is_enabled]
    assert len(enabled) < len(buttons)
    seen = []
    for _ in enabled:
        drive("tab")
        seen.append(drive.window.state.ring)
        assert part_in(drive.window, "header")
    assert seen == enabled
    drive("tab", "shift+tab")
    assert drive.window.state.ring is enabled[-1]
    for key, mode in (("space", Mode.RUNNING), ("return", Mode.HALTED)):
        drive.window.state = drive.window.state._replace(ring=Action.RUN if key == "space" else Action.HALT)
        drive(key)
        assert drive.window.app.player.moment().mode is mode
    drive("escape")
    assert drive.window.state.ring is None


def test_the_ring_on_a_greyed_button_says_why() -> None:
    drive = Driver()
    drive("right")
    drive.window.state = drive.window.state._replace(ring=Action.BACK)
    drive("space", "space")
    assert drive.window.app.state.message == "This is the first position."


def test_space_on_the_tree_shows_the_queen_at_hand() -> None:
    drive = Driver("2,4,6,8,3,1,7:5")
    drive("f3")
    drive.window.state = drive.window.state._replace(ring=Action.NODE)
    drive("space")
    shown = drive.window.app.state.shown
    assert shown
    assert shown.board == drive.window.app.player.search.position.board


def test_the_ring_goes_with_its_button() -> None:
    drive = Driver("2,4,6,8,3,1,7:5")
    drive("p", "tab")
    drive.window.state = drive.window.state._replace(ring=Action.SAFE)
    drive("space")
    assert drive.window.state.ring is None
    drive("right")
    assert drive.window.app.player.search.is_solution


def test_tab_begins_anew_in_a_window_of_a_size_that_lacks_the_button() -> None:
    view = window_at(":1")
    view.size, view.state = (390, 844), view.state._replace(ring=Action.HELP)
    view.move_ring(1)
    assert view.state.ring is next(one.look.name for one in view.frame().buttons if one.look.is_enabled)
