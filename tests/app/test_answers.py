"""Whatever a person does is answered: by what happens, or by a word that says why it does not."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import why_not
from queens_viz.app.app import App
from queens_viz.app.commands import FULL, Action
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.words.words import LANGUAGES

from ..support import search_at
from .keyboard import Keyboard


@pytest.mark.parametrize(
    ("n", "at", "key", "answer"),
    [
        (8, ":1", "left", "This is the first position."),
        (8, ":1", "backspace", "This is the first position."),
        (8, ":1", "page up", "This is the first position."),
        (8, ":1", "home", "This is the first position."),
        (8, ":1", "u", "There is nothing to undo."),
        (8, ":1", "shift+u", "There is nothing to redo."),
        (8, ":1", "up", "No solution is listed yet."),
        (8, ":1", "down", "No solution is listed yet."),
        (1, ":1", "-", "1 is the smallest board."),
        (100, ":1", "+", "100 is the largest board."),
        (8, ":1", "y", "There is no question here: press P to predict."),
        (8, ":1", "x", "There is no question here: press P to predict."),
        (8, ":1", "l", "The tree is not open: press F3."),
        (8, ":1", "h", "The tree is not open: press F3."),
        (8, ":1", "d", "The tree is not open: press F3."),
        (8, ":1", "z", "The tree is not open: press F3."),
    ],
)
def test_a_key_that_does_not_apply_says_why(n: int, at: str, key: str, answer: str) -> None:
    keys = Keyboard(at, n)
    before = keys.effects
    keys(key)
    assert keys.message == answer
    assert keys.effects == before
    keys.wait(5)
    assert keys.message == ""


@pytest.mark.parametrize("key", ["right", "left", "n"])
def test_steps_wait_for_a_halt_and_say_so(key: str) -> None:
    keys = Keyboard()
    keys("right", "space", key)
    assert keys.message == "The search is running: halt it first (Space)."
    assert keys.player.search.steps == 1


def test_the_ends_of_the_speed_are_told() -> None:
    keys = Keyboard()
    keys.player.set_speed(FULL)
    keys(".")
    assert keys.message == "This is already full speed."
    keys.player.set_speed(0.2)
    keys(",")
    assert keys.message == "This is the slowest speed."


def test_a_search_on_its_way_to_a_solution_says_so() -> None:
    keys = Keyboard(n=40)
    keys("return", "return")
    assert keys.message == "The search is already on its way there. Space halts it."
    keys("space", "a", "a")
    assert keys.message == "The search is already on its way there. Space halts it."


def test_what_applies_says_nothing() -> None:
    keys = Keyboard("2,4:6")
    keys("right", "left", "f3", "l", "f2", "down", "escape", ",", ".", "+", "-")
    assert keys.message == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_can_be_said_in_every_language(language: str) -> None:
    app = App(Player(search_at(8, "2,4:6")), State(language))
    for said in [why_not(app, action) for action in Action]:
        assert "{" not in said
        assert said == "" or said != said.lower()[:1] + said[1:] or said[0].isdigit(), said
