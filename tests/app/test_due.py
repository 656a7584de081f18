"""When something of an app is due: a front may sleep until then, and never longer. runs.txt has the player's times."""

from __future__ import annotations

import math

from queens_viz import Search
from queens_viz.app.app import MESSAGE_FOR, App
from queens_viz.app.player import Player


def test_a_message_is_due_to_go_and_goes_with_its_language() -> None:
    app = App(Player(Search(8)))
    while app.player.is_busy:
        app.pass_time(0)
    assert app.due == math.inf
    app.show_message("not_darkened")
    assert app.due == MESSAGE_FOR
    app.pass_time(1)
    assert app.due == MESSAGE_FOR - 1
    app.pass_time(MESSAGE_FOR)
    assert app.due == math.inf
    app.show_message("not_darkened")
    app.speak("de")
    assert (app.state.language, app.title, app.state.message) == (
        "de",
        "8-Damen-Problem",
        "",
    )
