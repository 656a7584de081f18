"""What the menu sets, each time the next value."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import MENU
from queens_viz.app.commands import Action

from .keyboard import Keyboard

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def without_letters(text: str = ":1") -> Keyboard:
    """Return an app whose keys of one letter were switched off in the menu."""
    keys = Keyboard(text)
    row = [one.action for one in MENU].index(Action.LETTERS)
    keys("k", *["down"] * row, "return", "escape")
    return keys


def test_a_letter_that_is_switched_off_means_nothing() -> None:
    keys = without_letters("2,4,1:3")
    before = keys.app.state, keys.player.search.position, keys.player.aim
    for letter in [*LETTERS, *(f"shift+{letter}" for letter in LETTERS)]:
        keys(letter)
        assert (keys.app.state, keys.player.search.position, keys.player.aim) == before, letter


@pytest.mark.parametrize("key", ["right", "left", "space", "return", "f3", "4", "+", ",", "?", "ctrl+c"])
def test_other_keys_mean_what_they_did(key: str) -> None:
    keys, other = without_letters("2,4,1:3"), Keyboard("2,4,1:3")
    keys(key)
    other(key)
    assert keys.app.state._replace(has_letter_keys=True) == other.app.state
    assert (keys.player.search.position, keys.player.aim) == (other.player.search.position, other.player.aim)
