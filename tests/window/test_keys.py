"""What each key means: every key of the keyboard against a table of its own."""

from __future__ import annotations

import pygame
import pytest

from queens_viz.app.actions import command_of
from queens_viz.app.commands import FULL, Action
from queens_viz.app.lesson import Played
from queens_viz.app.moment import Mode
from queens_viz.app.teaching import begin_lesson
from queens_viz.window.keys import key_of
from queens_viz.window.window import Window

from ..driver import Driver
from ..support import do, finish, key, press, window_at

MEANINGS = {
    "space": "RUN", "left": "BACK", "backspace": "BACK", "page up": "BACK", "right": "NEXT", "n": "NEXT",
    "page down": "NEXT", "return": "NEXT_SOLUTION", "a": "ALL", "home": "RESTART", "r": "RESTART", "u": "UNDO",
    "up": "UP", "down": "DOWN", "+": "LARGER", "=": "LARGER", "-": "SMALLER", ",": "SLOWER", ".": "FASTER",
    "f2": "SOLUTIONS", "f3": "TREE", "f4": "PROGRAM", "f8": "COMPARE", **dict.fromkeys("lhd", "UNFOLDED"),
    "z": "FIT", "o": "LARGE_TREE",
    "p": "PREDICT", "b": "BY_HAND", "m": "OWN_BOARD", "g": "RANDOM", "w": "OUTLOOK", "k": "MENU",
    "y": "SAFE", "x": "ATTACKED", "t": "THEME", "f11": "FULL_SCREEN", "alt+return": "FULL_SCREEN",
    "s": "SAVE", "c": "COPY", "ctrl+c": "COPY", "v": "PASTE", "ctrl+v": "PASTE", "f1": "HELP", "?": "HELP",
    "tab": "FOCUS", "shift+tab": "FOCUS_BACK", "ctrl+q": "QUIT", "escape": "CLOSE",
    **dict.fromkeys("0123456789", "TYPE"),
}  # fmt: skip
"""What each key asks for while nothing is open."""


def busy_window() -> Window:
    """Return a window in which every action applies: a question asked, the tree open, solutions listed."""
    window = window_at("2,4,6,3:2", 6)
    do(window, "home", "return")
    finish(window)
    do(window, "f3", "right", "right", "p")
    return window


@pytest.mark.parametrize("name", MEANINGS)
def test_each_key_asks_for_its_own_action(name: str) -> None:
    window = busy_window()
    if name == "up":
        do(window, "down")
    command = command_of(window.app, key_of(press(name)))
    assert command
    assert command.action.name == MEANINGS[name]
    assert command.value == (name if name.isdigit() else None)


def test_no_other_key_means_anything() -> None:
    window = busy_window()
    for character in map(chr, range(33, 127)):
        name = character.lower()
        if name not in MEANINGS and name != "i":
            assert command_of(window.app, key_of(press(name))) is None, name


@pytest.mark.parametrize(
    ("opened", "name", "meaning"),
    [
        (("5",), "return", "START"),
        (("5",), "backspace", "ERASE"),
        (("5",), "escape", "CLOSE"),
        (("down",), "return", "GO_THERE"),
        (("down",), "backspace", "CLOSE"),
        (("tab",), "return", "PRESS"),
        (("tab",), "space", "PRESS"),
        (("f1",), "return", "CLOSE"),
        (("f1",), "5", "CLOSE"),
        (("f1",), "backspace", "CLOSE"),
        (("space",), "space", "HALT"),
    ],
)
def test_enter_esc_and_their_kind_belong_to_the_innermost_thing_open(
    opened: tuple[str, ...], name: str, meaning: str
) -> None:
    window = busy_window()
    do(window, *opened)
    command = command_of(window.app, key_of(press(name)))
    assert command
    assert command.action.name == meaning


def test_the_keypad_s_enter_is_enter() -> None:
    window = busy_window()
    for opened in ((), ("5",)):
        do(window, *opened)
        commands = [command_of(window.app, key_of(key(code, "\r"))) for code in (pygame.K_RETURN, pygame.K_KP_ENTER)]
        assert commands[0] == commands[1] is not None


@pytest.mark.parametrize(
    ("code", "text", "left", "right", "meaning"),
    [
        (pygame.K_c, "", pygame.KMOD_LCTRL, pygame.KMOD_RCTRL, "COPY"),
        (pygame.K_q, "", pygame.KMOD_LCTRL, pygame.KMOD_RCTRL, "QUIT"),
        (pygame.K_TAB, "\t", pygame.KMOD_LSHIFT, pygame.KMOD_RSHIFT, "FOCUS_BACK"),
        (pygame.K_RETURN, "\r", pygame.KMOD_LALT, pygame.KMOD_RALT, "FULL_SCREEN"),
    ],
)
def test_shift_ctrl_and_alt_are_the_same_on_both_sides(
    code: int, text: str, left: int, right: int, meaning: str
) -> None:
    window = busy_window()
    for mod in (left, right, left | pygame.KMOD_NUM, right | pygame.KMOD_CAPS):
        command = command_of(window.app, key_of(key(code, text, mod)))
        assert command
        assert command.action.name == meaning


@pytest.mark.parametrize(("mod", "text", "is_redo"), [(0, "U", False), (pygame.KMOD_LSHIFT, "u", True)])
def test_redo_goes_by_the_shift_key_and_not_by_the_letter_s_case(mod: int, text: str, is_redo: bool) -> None:
    drive = Driver("2,4,1,3,5:7")
    drive("home")
    if is_redo:
        drive("u")
    drive(key(pygame.K_u, text, mod))
    assert drive.position == (":1" if is_redo else "2,4,1,3,5:7")


@pytest.mark.parametrize("text", ["a", "A"])
def test_other_letters_mean_the_same_with_shift(text: str) -> None:
    drive = Driver(n=4)
    drive(key(pygame.K_a, text, pygame.KMOD_LSHIFT))
    drive.finish()
    assert drive.window.app.player.mode is Mode.COMPLETE


def test_faster_is_faster_and_slower_slower() -> None:
    window = window_at(":1")
    window.app.player.set_speed(10)
    do(window, ".")
    faster = window.app.player.moment().speed
    do(window, ",", ",")
    assert window.app.player.moment().speed < 10 < faster < FULL


def test_larger_is_larger_and_smaller_is_smaller() -> None:
    window = window_at("2,4:6")
    for name, n in (("+", 9), ("-", 8), ("-", 7)):
        do(window, name)
        assert window.app.player.search.n == n


@pytest.mark.parametrize(("mod", "action"), [(0, "BEAT"), (pygame.KMOD_LSHIFT, "NEXT_STOP")])
def test_a_clicker_s_key_plays_a_lesson_and_with_shift_goes_by_stops(mod: int, action: str) -> None:
    window = window_at(":1", 4)
    pressed = key_of(key(pygame.K_PAGEDOWN, "", mod))
    before = command_of(window.app, pressed)
    assert before
    assert before.action is Action.NEXT
    begin_lesson(window.app, Played(1))
    command = command_of(window.app, pressed)
    assert command
    assert command.action is Action[action]
