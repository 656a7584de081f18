"""Phones as fingers use them: whatever is open, nothing that is drawn names a key or the mouse."""

from __future__ import annotations

import re

import pytest

from queens_viz.app.actions import why_not
from queens_viz.app.commands import Action
from queens_viz.words.words import LANGUAGES

from ..pairs import each_once
from ..support import do, recorded, window_at
from ..words.test_touch import KEYED

EXERCISES = {
    "none": "", "verdict": "p", "wrong": "p x", "reason": "p p x", "by hand": "b", "own board": "m up space",
}  # fmt: skip


def drawn(size: tuple[int, int], language: str, *keys: str) -> list[str]:
    """Return all that is written in a window after some keys."""
    window = window_at("2,4,1,3,5:7", language=language)
    do(window, *keys, size=size)
    return [str(one.what) for one in recorded(window, size) if isinstance(one.what, str)]


@each_once({"language": list(LANGUAGES), "exercise": list(EXERCISES), "size": [(320, 568), (390, 844), (844, 390)]})
def test_no_reason_why_something_does_not_apply_names_one(language: str, exercise: str, size: tuple[int, int]) -> None:
    window = window_at("2,4,1,3,5:7", language=language)
    do(window, *EXERCISES[exercise].split(), size=size)
    window.size = size
    assert [action for action in Action if re.search(KEYED[language], why_not(window.app, action))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("keys", ["up", "m", "f1", "k"])
def test_elsewhere_keys_are_named(language: str, keys: str) -> None:
    assert [words for words in drawn((1280, 800), language, keys) if re.search(KEYED[language], words)]


def test_a_window_that_becomes_a_phone_forgets_the_keys_and_has_them_again_when_it_is_large() -> None:
    window = window_at("2,4,1:3", 8)
    do(window, "up")
    large, small = (1280, 800), (390, 844)
    for size, says in ((large, "Enter moves"), (small, "“Go” takes"), (large, "Enter moves")):
        do(window, size=size)
        assert any(str(one.what).startswith(says) for one in recorded(window, size)), size


def test_the_help_tells_gestures_and_nothing_there_can_be_pressed() -> None:
    told = drawn((390, 844), "en", "f1")
    assert {"Gestures", "Tap", "Hold", "Drag", "Two fingers", "a square: test it", "zoom the tree"} <= set(told)
    assert not {"Keys", "next solution", "Mouse", "Wheel"} & set(told)
