"""The ring around a button, for whoever has no mouse."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action
from queens_viz.app.moment import Mode

from ..driver import Driver
from ..support import window_at


def test_tab_walks_the_ring_and_space_and_enter_press_what_it_is_on() -> None:
    drive = Driver()
    drive("tab")
    assert drive.window.hand.ring is Action.RUN
    drive("space")
    assert drive.window.app.player.moment().mode is Mode.RUNNING
    drive("tab", "return")
    assert drive.window.app.player.moment().mode is Mode.HALTED
    drive("shift+tab", "shift+tab")
    buttons = drive.window.frame().buttons
    assert drive.window.hand.ring is buttons[-1].look.name is Action.HELP
    drive("escape")
    assert drive.window.hand.ring is None
    drive("space")
    assert drive.window.app.player.moment().mode is Mode.RUNNING


def test_the_ring_goes_through_every_button_and_back() -> None:
    drive = Driver()
    buttons = drive.window.frame().buttons
    enabled = [button.look.name for button in buttons if button.look.is_enabled]
    assert len(enabled) < len(buttons)
    seen = []
    for _ in enabled:
        drive("tab")
        seen.append(drive.window.hand.ring)
        assert drive.window.draw(drive.surface)
    assert seen == enabled
    drive("tab")
    assert drive.window.hand.ring is Action.RUN


def test_the_ring_on_a_greyed_button_says_why() -> None:
    drive = Driver()
    drive("right", "tab", "tab")
    assert drive.window.hand.ring is Action.BACK
    drive("space", "space")
    assert drive.window.app.state.message == "This is the first position."


@pytest.mark.parametrize("action", [Action.HELP, Action.NEXT, Action.TREE, Action.NEXT_SOLUTION])
def test_the_ring_stays_on_its_button_whatever_comes_and_goes(action: Action) -> None:
    drive = Driver("2,4,1,3,5:7")
    drive("p", "x", "tab")
    drive.window.hand = drive.window.hand._replace(ring=action)
    for _ in range(60):
        drive("right")
        assert drive.window.hand.ring is action
    drive("a")
    drive.finish()
    assert drive.window.hand.ring is action


def test_the_ring_goes_with_its_button() -> None:
    drive = Driver("2,4,6,8,3,1,7:5")
    drive("p", "tab")
    drive.window.hand = drive.window.hand._replace(ring=Action.SAFE)
    drive("space")
    assert drive.window.hand.ring is None, "the answer has been given"
    drive("right")
    assert drive.window.app.player.search.is_solution


def test_tab_begins_anew_in_a_window_of_a_size_that_lacks_the_button() -> None:
    view = window_at(":1")
    view.size, view.hand = (390, 844), view.hand._replace(ring=Action.HELP)
    view.move_ring(1)
    assert view.hand.ring is Action.RUN
