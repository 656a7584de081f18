"""The help: it lists every key, and a click on a line does what it says."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import BINDINGS
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.browser.page_view import PageView
from queens_viz.looks.scene import Scene
from queens_viz.parts.help import sections
from queens_viz.pens.ui import Widget
from queens_viz.words.words import LANGUAGES, Words

from ..drawn import read
from ..driver import Driver
from ..pairs import every_pair
from ..support import click, do, let_go, search_at, window_at


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


def named(name: str) -> str:
    return Words()(f"help_{name}")


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("−", "-"), ("+", "+"), ("V", "v"), (".", "."), ("PgDn", "page down"), (named("next"), "n"),
        (named("larger"), "+"), (named("tree"), "f3"), (named("theme"), "t"), (named("copy"), "c"),
    ],
)  # fmt: skip
def test_a_click_on_a_key_or_a_line_of_the_help_does_what_the_key_does(words: str, key: str) -> None:
    window, other = window_at("2,4:6"), window_at("2,4:6")
    do(window, "f1")
    (*_, there) = (one for one in read(window).texts() if one.what == words)
    do(window, click(there.centre), let_go())
    do(other, key)
    assert window.app.state == other.app.state
    assert window.app.player.moment() == other.app.player.moment()


PHONES = [(320, 480), (320, 568), (360, 640), (390, 844), (480, 320), (640, 360), (844, 390)]


def help_in(view: PageView) -> Widget:
    """Return the help that a page shows."""
    beside = view.frame().beside
    assert beside
    assert beside.help
    return beside.help


@every_pair({"size": PHONES, "language": list(LANGUAGES)})
def test_on_a_phone_every_line_comes_into_sight_when_it_is_dragged(size: tuple[int, int], language: str) -> None:
    view = PageView(Player(search_at(8, "2,4:6")), State(language))
    view.size = size
    view.key("f1", "f1")
    scroll, seen = help_in(view).scroll, set[str]()
    assert scroll
    for number in range(scroll.most + 1):
        view.hand = view.hand.scrolling("help", number)
        written = {str(stroke[1][0]) for stroke in help_in(view).strokes if stroke[0] == "text"}
        assert len(written) > 5
        seen |= written
    lines = [line for section in sections(Scene.of(view.app)) for line in section.lines]
    # The smallest phones cut the longest.
    assert [line.words for line in lines if not any(line.words.startswith(one.rstrip("…")) for one in seen)] == []
