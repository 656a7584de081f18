"""The help: which lines it has, and which keys they name."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import press
from queens_viz.app.lesson import Played
from queens_viz.app.teaching import begin_lesson, leave_lesson
from queens_viz.looks.help_card import look
from queens_viz.looks.scene import Scene
from queens_viz.words.words import LANGUAGES

from ..app.keyboard import Keyboard


def told(keys: Keyboard) -> dict[str, list[str]]:
    """Return the keys of each line of the help, by its words."""
    lines = [line for section in look(Scene.of(keys.app)).sections for line in section.lines]
    return {line.words: [key.name for key in line.keys] for line in lines}


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_lesson_the_keys_of_a_clicker_are_the_lesson_s(language: str) -> None:
    keys = Keyboard(":1", 8)
    keys.app.speak(language)
    say, before = keys.app.say, told(keys)
    begin_lesson(keys.app, Played(2), press)
    lines, clicker = told(keys), [say.key("page down"), say.key("page up")]
    assert lines.pop(say("lesson_clicker")) == clicker
    assert lines.keys() == before.keys()
    assert not {key for names in lines.values() for key in names} & set(clicker)
    leave_lesson(keys.app)
    assert told(keys) == before
