"""Keys that are held down."""

from __future__ import annotations

import pygame
import pytest

from queens_viz.app.moment import Mode

from .. import facts
from ..driver import Driver
from ..support import do, press, window_at


def test_a_held_key_repeats_after_a_while_and_stops_when_it_is_let_go() -> None:
    drive = Driver()
    drive(press("right"))
    assert drive.window.app.player.search.steps == 1
    drive.wait(0.38)
    assert drive.window.app.player.search.steps == 1
    drive.wait(1.0)
    held = drive.window.app.player.search.steps or 0
    assert 18 <= held <= 22
    drive(pygame.event.Event(pygame.KEYUP, key=pygame.K_RIGHT))
    drive.wait(3)
    assert (drive.window.app.player.search.steps or 0) <= held + 1


def test_a_held_key_that_is_not_to_repeat_does_not() -> None:
    drive = Driver()
    drive(press("t"))
    drive.wait(3)
    assert drive.window.app.state.theme == "dark"


def test_a_key_held_when_the_window_loses_the_focus_is_let_go() -> None:
    drive = Driver()
    drive(press("right"), pygame.event.Event(pygame.WINDOWFOCUSLOST))
    drive.wait(3)
    assert drive.window.app.player.search.steps == 1


def test_a_held_key_says_it_once() -> None:
    drive = Driver()
    drive.window.update(0, [press("left")], drive.surface)
    assert drive.window.app.state.message == "This is the first position."
    for _ in range(60):
        drive.window.update(0.1, [], drive.surface)
    assert drive.window.app.state.message == ""


def test_a_held_key_stays_at_the_end() -> None:
    drive = Driver("4:3", 4)
    drive.window.update(0, [press("right")], drive.surface)
    for _ in range(100):
        drive.window.update(0.1, [], drive.surface)
    assert drive.window.app.player.mode is Mode.COMPLETE
    assert drive.window.app.state.message == ""


def test_a_held_left_key_goes_back_and_a_held_right_key_on() -> None:
    window, surface = window_at("2,4,1,3,5:7"), pygame.Surface((1280, 800))
    number = facts.step(8, "2,4,1,3,5:7")
    do(window, "left")
    assert window.app.player.search.steps == number - 1
    do(window, "right", "right")
    assert window.app.player.search.steps == number + 1
    window.update(0.01, [press("left")], surface)
    for _ in range(60):
        window.update(1 / 60, [], surface)
    assert window.app.player.search.steps < number - 5


@pytest.mark.parametrize("name", ["right", "left", "up", "down", ",", ".", "+", "-", "backspace"])
def test_a_key_that_is_held_goes_further_than_one_that_is_pressed(name: str) -> None:
    seen = []
    for seconds in (0.0, 1.0):
        window, surface = window_at("4,2,7,3,6,8,5,1"), pygame.Surface((1280, 800))
        do(window, *["1", "2", "3"] if name == "backspace" else [])
        window.update(0.01, [press(name)], surface)
        for _ in range(round(60 * seconds)):
            window.update(1 / 60, [], surface)
        moment, state = window.app.player.moment(), window.app.state
        seen.append((moment.position, moment.speed, state.shown, state.typed))
    assert seen[0] != seen[1]


@pytest.mark.parametrize("other", ["a", "right", "escape"])
def test_letting_another_key_go_does_not_end_a_held_one(other: str) -> None:
    window, surface = window_at("2,4,1,3,5:7"), pygame.Surface((1280, 800))
    window.update(0.01, [press("left")], surface)
    before = window.app.player.search.steps or 0
    window.update(0.01, [pygame.event.Event(pygame.KEYUP, key=press(other).key)], surface)
    for _ in range(60):
        window.update(1 / 60, [], surface)
    assert (window.app.player.search.steps or 0) < before - 5
