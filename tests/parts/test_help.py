"""The help: it lists every key, and what has no room is scrolled."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import BINDINGS
from queens_viz.parts.help import sections

from ..states import view_at
from ..support import click, do, part_in, texts, window_at, words_in


def test_help_opens_lists_every_key_and_closes() -> None:
    window = window_at(":1")
    do(window, "?")
    assert {window.app.say(one.help) for one in BINDINGS if one.help} <= {
        *texts(window)
    }
    do(window, click((20, 20)))
    assert not window.app.state.has_help


@pytest.mark.parametrize(
    ("size", "language"), [((320, 480), "en"), ((480, 320), "fr"), ((390, 844), "de")]
)
def test_on_a_phone_every_line_comes_into_sight_when_it_is_dragged(
    size: tuple[int, int], language: str
) -> None:
    view, seen = view_at(8, "2,4:6", "f1", size, language=language), set[str]()
    for number in range(part_in(view, "help").scroll.most + 1):
        view.state = view.state.scrolling("help", number)
        seen |= set(words_in(part_in(view, "help")))
    lines = [
        line
        for section in sections(view.frame().scene.setting)
        for line in section.lines
    ]
    # The smallest phones cut the longest.
    assert [
        line.words
        for line in lines
        if not any(line.words.startswith(one.rstrip("…")) for one in seen)
    ] == []
