"""What has no room is never clipped silently: all that a part writes lies in its room, or the part says what does not.

Here rows are added by hand where there is no room for more, and each part is asked what it does then.
"""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from queens_viz.app.actions import MENU, SECTIONS
from queens_viz.app.binding import Binding, Section
from queens_viz.app.commands import Action
from queens_viz.looks import help_card, own_panel, program
from queens_viz.looks.scene import Scene
from queens_viz.paint import listing
from queens_viz.paint.face import SMALLEST_TEXT
from queens_viz.paint.pen import Drawn
from queens_viz.paint.rect import Rect
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES

from ..drawn import Seen, read
from ..pairs import each_once, every_pair
from ..support import beyond, do, wheel, window_at

SMALLEST = [(600, 480), (640, 480), (600, 900)]

STATES = {
    "first": (":1", ()),
    "help": (":1", ("f1",)),
    "menu": (":1", ("k",)),
    "a long reason": ("2,4,1,3:6", ()),
    "all found": (":1", ("f2",)),
    "tree": ("3,6:4", ("f3",)),
    "whole tree": ("3,6:4", ("f3", "o")),
    "program": ("2,4,1,3:6", ("f4",)),
    "recursion": ("2,4,1,3:6", ("f4", "i")),
    "calls": ("2,4,1,3:6", ("f4", "f4")),
    "what is left": ("2,4,1,3:6", ("w",)),
    "what is left, the program": ("2,4,1,3:6", ("w", "f4")),
    "predict": ("2,4,1,3:6", ("p",)),
    "predict, wrong": ("2,4,1,3:6", ("p", "y")),
    "reasons": ("2,4,1:2", ("p", "p", "x")),
    "be the search": ("1,5,8,6,3,7,2,4", ("b", "left", "space")),
    "own board": (":1", ("m",)),
    "typed": (":1", ("1", "0", "0", "0", "tab")),
}
"""What is open: where the search stands, and the keys that open it."""


@every_pair({"state": list(STATES), "size": SMALLEST, "language": list(LANGUAGES)})
def test_all_words_lie_in_the_room_of_their_part(state: str, size: tuple[int, int], language: str) -> None:
    text, keys = STATES[state]
    window = window_at(text, language=language)
    do(window, *keys, size=size)
    assert beyond(window, size) == []


def test_what_a_part_writes_beyond_its_room_is_seen() -> None:
    window = window_at(":1")
    window.draw(pygame.Surface((1280, 800)))
    pen = window.frame().pen
    pen.ink.record = record = list[Drawn]()
    room = Rect(100, 100, 200, 30)
    with pen.inside(room):
        pen.text("within", 20, "text", center=room.center)
        pen.text("across the edge", 20, "text", midleft=(250, 115))
        pen.text("out of sight", 20, "text", midtop=(200, 795))
    pen.text("without a room", 20, "text", center=(600, 500))
    pen.ink.record = None
    assert [one.what for one in record if not one.room.contains(one.ink)] == ["across the edge", "out of sight"]


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


@pytest.mark.parametrize("size", [(600, 480), (640, 480)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_today_the_whole_help_has_room_in_the_smallest_windows(size: tuple[int, int], language: str) -> None:
    _, seen = opened(size, language)
    assert seen.say("help_foot") in seen.words_in()


@each_once({"rows": [1, 6], "size": [(600, 480), (640, 480)], "language": list(LANGUAGES)})
def test_the_help_says_how_many_rows_have_no_room_and_the_wheel_brings_them(
    monkeypatch: pytest.MonkeyPatch, rows: int, size: tuple[int, int], language: str
) -> None:
    with_rows(monkeypatch, rows)
    window, seen = opened(size, language)
    lines = [line.words for section in help_card.look(Scene.of(window.app)).sections for line in section.lines]
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


@pytest.mark.parametrize("rows", [6, 18])
@pytest.mark.parametrize("size", SMALLEST)
def test_a_menu_of_more_rows_has_them_closer_together(
    monkeypatch: pytest.MonkeyPatch, rows: int, size: tuple[int, int]
) -> None:
    monkeypatch.setattr("queens_viz.app.actions.MENU", (MENU * 4)[:rows])
    window = window_at(":1", language="de")
    do(window, "k", size=size)
    assert beyond(window, size) == []
    beside = window.frame().beside
    assert beside
    assert beside.menu
    rects = [row.rect for row in beside.menu.rows]
    assert len(rects) == rows
    assert all(one.bottom <= other.top for one, other in pairwise(rects))
    assert min(rect.height for rect in rects) >= SMALLEST_TEXT


@pytest.mark.parametrize("rows", [1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_more_row_of_ones_own_board_has_room_in_the_smallest_window(
    monkeypatch: pytest.MonkeyPatch, rows: int, language: str
) -> None:
    more = (((("t",), "theme", Action.THEME)), ((("s",), "help_save", Action.SAVE)))[:rows]
    monkeypatch.setattr(own_panel, "LINES", (*own_panel.LINES, *more))
    window = window_at(":1", language=language)
    do(window, "m", size=(640, 480))
    assert beyond(window, (640, 480)) == []
    assert "T" in read(window, (640, 480)).words_in()


@pytest.mark.parametrize("size", SMALLEST)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_button_does_is_left_out_of_no_panel_beside_ones_own_board(
    size: tuple[int, int], language: str
) -> None:
    window = window_at(":1", language=language)
    do(window, "m", size=size)
    seen = read(window, size)
    assert {"W", seen.say("is_on")} <= set(seen.words_in(seen.panel))


@pytest.mark.parametrize("lines", [1, 30])
def test_of_a_listing_that_is_too_long_an_ellipsis_stands_for_the_rest(lines: int) -> None:
    window = window_at("2,4,1,3:6")
    do(window, "f4", size=(600, 480))
    seen = read(window, (600, 480))
    look = program.look(Scene.of(window.app))
    pen = window.frame().pen
    pen.ink.record = record = list[Drawn]()
    with pen.inside(seen.body):
        listing.paint(pen, look._replace(lines=("pass",) * lines), seen.body, seen.body.left, 14)
    pen.ink.record = None
    words = [one for one in record if one.stroke.value == "text"]
    assert [one.what for one in words if not one.room.contains(one.ink)] == []
    drawn = [one.what for one in words]
    assert (drawn.count("pass") == lines) is (lines == 1)
    assert ("…" in drawn) is (lines > 1)


def test_of_a_message_that_is_too_long_the_end_is_an_ellipsis() -> None:
    window = window_at(":1")
    window.app.tell("Not saved: " + " ".join(f"word{k}" for k in range(90)))
    seen = read(window, (640, 480))
    assert seen.message
    assert seen.message[1].endswith("…")
    assert beyond(window, (640, 480)) == []
    window.app.tell("Not saved: word0 word1")
    message = read(window, (640, 480)).message
    assert message
    assert message[1] == "Not saved: word0 word1"


@pytest.mark.parametrize("size", SMALLEST)
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_question_is_answered_is_told_or_at_least_begun(size: tuple[int, int], language: str) -> None:
    window = window_at("1,5,8,6,3,7,2,4", language=language)
    do(window, "b", "left", "space", size=size)
    seen = read(window, size)
    hint = seen.say("pick_square")
    first = hint.split(" ")[0]
    told = " ".join(seen.words_in(seen.sentence))
    assert first in told
    assert hint.split(" ")[-1] in told or "…" in told
