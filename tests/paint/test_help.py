"""The help: it lists every key, and a click on a line does what it says."""

from __future__ import annotations

from queens_viz.app.actions import BINDINGS

from ..driver import Driver
from ..support import click


def test_help_opens_lists_every_key_and_closes() -> None:
    drive = Driver()
    drive("?")
    assert drive.window.app.state.has_help
    says = drive.says
    for binding in BINDINGS:
        if binding.help:
            assert drive.window.app.say(binding.help) in says
    drive(click((20, 20)))
    assert not drive.window.app.state.has_help


def test_a_line_of_the_help_that_does_not_apply_says_why() -> None:
    drive = Driver()
    drive("f1")
    drive.click("one step back")
    assert drive.window.app.state.message == "This is the first position."
