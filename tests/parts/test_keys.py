"""Keys that are held down, and the ring around a button, for whoever has no mouse."""

from __future__ import annotations

import pygame

from queens_viz.app.commands import Action
from queens_viz.app.moment import Mode
from queens_viz.window.window import Window

from ..support import do, press, wait, window_at


def steps(window: Window) -> int:
    return window.app.player.search.steps or 0


def let_key_go(name: str) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYUP, key=press(name).key)


def test_a_held_key_repeats_after_a_while_and_stops_when_it_is_let_go_and_no_sooner() -> (
    None
):
    window = window_at(":1")
    do(window, press("right"))
    wait(window, 0.38)
    assert steps(window) == 1
    do(window, let_key_go("a"))
    wait(window, 1)
    held = steps(window)
    assert 18 <= held <= 22
    do(window, let_key_go("right"))
    wait(window, 3)
    assert steps(window) <= held + 1


def test_a_key_held_when_the_window_loses_the_focus_is_let_go() -> None:
    window = window_at(":1")
    do(window, press("right"), pygame.event.Event(pygame.WINDOWFOCUSLOST))
    wait(window, 3)
    assert steps(window) == 1


def test_a_held_key_that_is_not_to_repeat_does_not_and_says_once_why_it_does_nothing() -> (
    None
):
    window = window_at(":1")
    do(window, press("t"))
    wait(window, 3)
    assert window.app.state.theme == "dark"
    do(window, press("left"))
    assert window.app.state.message == "This is the first position."
    wait(window, 6)
    assert window.app.state.message == ""


# The ring.


def with_ring(window: Window, action: Action) -> None:
    window.state = window.state._replace(ring=action)


def test_tab_walks_the_ring_through_every_button_and_space_and_enter_press_what_it_is_on() -> (
    None
):
    window = window_at(":1")
    buttons = window.frame().buttons
    enabled = [one.look.name for one in buttons if one.look.is_enabled]
    assert len(enabled) < len(buttons)
    seen = []
    for _ in enabled:
        do(window, "tab")
        seen.append(window.state.ring)
    assert seen == enabled
    do(window, "tab", "shift+tab")
    assert window.state.ring is enabled[-1]
    for key, action, mode in (
        ("space", Action.RUN, Mode.RUNNING),
        ("return", Action.HALT, Mode.HALTED),
    ):
        with_ring(window, action)
        do(window, key)
        assert window.app.player.moment().mode is mode
    do(window, "escape")
    assert window.state.ring is None


def test_the_ring_on_a_greyed_button_says_why() -> None:
    window = window_at("1:2")
    with_ring(window, Action.UNDO)
    do(window, "space")
    assert window.app.state.message == "There is nothing to undo."


def test_space_on_the_tree_shows_the_queen_at_hand() -> None:
    window = window_at("2,4,6,8,3,1,7:5")
    do(window, "f3")
    with_ring(window, Action.NODE)
    do(window, "space")
    shown = window.app.state.displayed
    assert shown
    assert shown.board == window.app.player.search.position.board


def test_the_ring_goes_with_its_button_and_begins_anew_in_a_window_of_a_size_that_lacks_it() -> (
    None
):
    window = window_at("2,4,6,8,3,1,7:5")
    do(window, "p")
    with_ring(window, Action.SAFE)
    do(window, "space")
    assert window.state.ring is None
    window.size = 390, 844
    with_ring(window, Action.HELP)
    window.move_ring(1)
    assert window.state.ring is next(
        one.look.name for one in window.frame().buttons if one.look.is_enabled
    )
