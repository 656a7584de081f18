"""What has no room is never clipped silently: all that a part writes lies in its room, or the part says what does not.

Here rows are added by hand where there is no room for more, and each part is asked what it does then.
"""

from __future__ import annotations

import pytest

from queens_viz.app.actions import SECTIONS
from queens_viz.app.binding import Binding, Section
from queens_viz.app.commands import Action
from queens_viz.looks.scene import Scene
from queens_viz.parts.help import sections
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES

from ..drawn import Seen, read
from ..pairs import each_once
from ..support import beyond, do, wheel, window_at


def with_rows(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    """Add some rows to the section of the help that is the longest."""
    row = Binding(Action.TREE, ("f9",), lambda _app, _: None, help="halted")
    other = row._replace(help="running")
    rows = [row, other] * count
    monkeypatch.setitem(SECTIONS, Section.PANELS, (*SECTIONS[Section.PANELS], *rows[:count]))


def opened(size: tuple[int, int], language: str) -> tuple[Window, Seen]:
    window = window_at(":1", language=language)
    do(window, "f1", size=size)
    return window, read(window, size)


@each_once({"rows": [3, 6], "size": [(600, 480), (640, 480)], "language": list(LANGUAGES)})
def test_the_help_says_how_many_rows_have_no_room_and_the_wheel_brings_them(
    monkeypatch: pytest.MonkeyPatch, rows: int, size: tuple[int, int], language: str
) -> None:
    with_rows(monkeypatch, rows)
    window, seen = opened(size, language)
    lines = [line.words for section in sections(Scene.of(window.app)) for line in section.lines]
    first = seen.words_in()
    hidden = len(lines) - sum(words in lines for words in first)
    assert hidden >= 1
    assert beyond(window, size) == []
    assert seen.say("help_more", more=hidden) in first
    assert lines[-1] not in first, "the last line is out of sight"
    do(window, wheel(-1), wheel(-1), wheel(-1), size=size)
    last = read(window, size).words_in()
    assert beyond(window, size) == []
    assert set(lines) <= {*first, *last}
    assert lines[-1] in last
    do(window, wheel(9), size=size)
    assert read(window, size).words_in() == first


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (600, 900)])
def test_where_the_help_has_room_for_more_rows_it_has_them_and_the_wheel_does_nothing(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    with_rows(monkeypatch, 2)
    window, seen = opened(size, "en")
    assert {"Halted", "Running", "Click a line to do what it says."} <= set(seen.words_in())
    do(window, wheel(-3), size=size)
    assert read(window, size).words_in() == seen.words_in()
