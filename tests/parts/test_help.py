"""The help: it lists every key, and what has no room is scrolled."""

from __future__ import annotations

from itertools import combinations

import pytest

from queens_viz.app.actions import BINDINGS, command_of
from queens_viz.app.commands import Action
from queens_viz.app.own_rows import PROGRAM_SECTION
from queens_viz.parts.help import sections
from queens_viz.words.words import LANGUAGES

from ..pairs import each_once
from ..states import State, view_at
from ..support import click, do, part_in, texts, window_at, words_in


def test_help_opens_lists_every_key_and_closes() -> None:
    window = window_at(":1")
    do(window, "?")
    lines = {one.help for one in BINDINGS if one.help}
    lines -= {one.help for one in PROGRAM_SECTION}
    assert {window.app.say(line) for line in lines} <= {*texts(window)}
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


@each_once(
    {
        "size": [
            (600, 480),
            (640, 480),
            (800, 600),
            (1024, 768),
            (1280, 800),
            (1920, 1080),
        ],
        "language": [*LANGUAGES],
        "keys": ["f1", "lesson:1.6 f1", "b f1"],
    }
)
def test_keys_don_t_touch_each_other_and_their_letters_no_edge(
    size: tuple[int, int], language: str, keys: str
) -> None:
    card = part_in(State(8, "2,4:6", keys, size, language).window(), "help")
    boxes = [
        (values[0], values[2:] or more.get("edge"))
        for name, values, more in card.strokes
        if name == "box" and more.get("radius") in (4, 5)
    ]
    letters = [
        (values[1], values[2]) for name, values, _ in card.strokes if name == "letters"
    ]
    assert len(boxes) > 25
    touching = [
        (one, other)
        for (one, _), (other, _) in combinations(boxes, 2)
        if one.inflate(2, 2).colliderect(other.inflate(2, 2))
    ]
    assert touching == []
    for box, has_edge in boxes:
        (inside,) = {size for place, size in letters if place.center == box.center}
        assert box.height >= inside + (6 if has_edge else 0)


def test_in_the_smallest_window_all_keys_are_seen_at_once() -> None:
    for language in ("en", "de"):
        window = State(keys="f1", size=(600, 480), language=language).window()
        card = part_in(window, "help")
        assert card.scroll.most == 0
        assert window.app.say("help_foot") in words_in(card)


CONTEXTS = [
    State(6, "2,4:6", keys)
    for keys in (
        "", "p p", "p p right!", "b", "m", "p p j", "p p j x", "p p j x return",
        "lesson:1.6", "lesson:1.17 j", "lesson:2.3", "f8", "f3 o", "f4",
        "ask:17", "fault:same_row", "fault:same_row wrong!", "fault:same_row right!",
    )
] + [
    State(6, "end", "f2 l"),
    State(program="queens.py", at="fault"),
    State(program="queens.py", at="40"),
    State(program="queens.py", at="end"),
]  # fmt: skip
"""What can be open, by the keys that lead there."""


def test_every_key_that_works_is_in_the_help_wherever_it_is_opened() -> None:
    left_out = []
    for state in CONTEXTS:
        view = state.window()
        setting = view.frame().scene.setting
        named = set[str]()
        for section in sections(setting):
            for line in section.lines:
                if line.is_enabled:
                    named.update([key.name for key in line.keys])
        if {"0–9", "←–↓"} & named:
            named.update("0123456789")
        for key in {key for row in BINDINGS for key in row.keys} - UNNAMED:
            command = command_of(view.app, key)
            is_same = command == command_of(view.app, key.removeprefix("shift+"))
            if not command or ("shift+" in key and (is_same or command.value)):
                # Shift changes nothing.
                continue
            works = command.action in setting.can - DOES_NOTHING
            if works and view.app.say.key(key) not in named:
                left_out.append((str(state), key, command.action.name))
    assert left_out == []


UNNAMED = {"=", "ctrl+z", "ctrl+shift+z", "ctrl+y", "ctrl+c", "ctrl+v", "escape"}
"""Other keys for what has a key in the help, and the one that closes it."""

DOES_NOTHING = {Action.EXPLAIN, Action.DARKEN}
"""What only says why something can't be done."""


def test_what_is_not_open_has_no_line() -> None:
    say = view_at(6).app.say
    titles = [part.title for part in sections(view_at(6).frame().scene.setting)]
    assert say("section_open") not in titles
    view = State(6, "2,4:6", "p p").window()
    (first, *_) = sections(view.frame().scene.setting)
    assert first.title == say("section_open")
    assert [line.words for line in first.lines] == [say("help_esc")]
