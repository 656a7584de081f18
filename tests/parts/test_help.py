"""The help: it lists every key, a click on a line does what it says, and what has no room is scrolled."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import BINDINGS
from queens_viz.parts.help import sections
from queens_viz.words.words import LANGUAGES

from ..browser.twin import view_at
from ..drawn import read
from ..driver import Driver
from ..pairs import each_once
from ..support import click, do, part_in, window_at, words_in


def test_help_opens_lists_every_key_and_closes() -> None:
    drive = Driver()
    drive("?")
    says, say = drive.says, drive.window.app.say
    assert {say(one.help) for one in BINDINGS if one.help} <= says
    drive(click((20, 20)))
    assert not drive.window.app.state.has_help


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("−", "-"), ("+", "+"), ("V", "v"), (".", "."), ("PgDn", "page down"), ("help_next", "n"),
        ("help_larger", "+"), ("help_tree", "f3"), ("help_theme", "t"), ("help_copy", "c"), ("help_undo", "u"),
    ],
)  # fmt: skip
def test_a_click_on_a_key_or_a_line_of_the_help_does_what_the_key_does_or_says_why_not(words: str, key: str) -> None:
    window, other = window_at("2,4:6"), window_at("2,4:6")
    do(window, "f1")
    words = window.app.say(words) if words.startswith("help_") else words
    (*_, there) = (one for one in read(window).texts() if one.what == words)
    do(window, click(there.centre))
    do(other, key)
    assert window.app.state == other.app.state
    assert window.app.player.moment() == other.app.player.moment()


PHONES = [(320, 480), (320, 568), (360, 640), (390, 844), (480, 320), (640, 360), (844, 390)]


@each_once({"size": PHONES, "language": list(LANGUAGES)})
def test_on_a_phone_every_line_comes_into_sight_when_it_is_dragged(size: tuple[int, int], language: str) -> None:
    view, seen = view_at(8, "2,4:6", "f1", size, language=language), set[str]()
    for number in range(part_in(view, "help").scroll.most + 1):
        view.state = view.state.scrolling("help", number)
        written = words_in(part_in(view, "help"))
        assert len(written) > 5
        seen |= set(written)
    lines = [line for section in sections(view.frame().scene) for line in section.lines]
    # The smallest phones cut the longest.
    assert [line.words for line in lines if not any(line.words.startswith(one.rstrip("…")) for one in seen)] == []
