"""Buttons do what they say, or say why they do not."""

from __future__ import annotations

import pytest

from ..driver import Driver, what_is_done, what_shows


@pytest.mark.parametrize(
    "label",
    [
        "Run",
        "Back",
        "Next",
        "Next solution",
        "All",
        "Restart",
        "Help",
        "+",
        "−",
        "Solutions",
        "Program",
    ],
)
def test_every_button_does_what_it_says(label: str) -> None:
    drive = Driver("2,4:6", n=6)
    before = what_shows(drive)
    drive.click_button(label)
    assert what_shows(drive) != before


def test_what_does_not_apply_does_nothing_by_key_or_button() -> None:
    drive = Driver(n=4)
    before = what_is_done(drive)
    drive("left", "home", "u", "up", "down", "page up", "backspace", "escape")
    for label in ("Back", "Halt", "Restart"):
        drive.click_button(label)
    assert what_is_done(drive) == before


@pytest.mark.parametrize("label", ["Back", "Restart"])
def test_a_greyed_button_says_why_it_is_grey(label: str) -> None:
    drive = Driver()
    drive.click_button(label)
    assert drive.window.app.state.message == "This is the first position."
    drive("right")
    drive.click_button(label)
    assert drive.window.app.state.message == ""
