"""A new size, typed or one larger or smaller."""

from __future__ import annotations

import pytest

from queens_viz import Search

from .keyboard import Keyboard


@pytest.mark.parametrize("typed", ["0", "101", "999"])
def test_a_size_out_of_range_is_refused_in_red_and_enter_does_nothing(typed: str) -> None:
    keys = Keyboard("2,4:6")
    keys(*typed, "return")
    assert keys.player.search.n == 8
    assert keys.position == "2,4:6"
    assert keys.app.state.typed == typed
    assert (keys.message, keys.app.state.is_bad_news) == ("1 to 100 queens", True)
    keys("escape")
    assert keys.app.state.typed == ""
    assert keys.position == "2,4:6"


def test_typed_digits_are_erased_one_by_one_and_then_backspace_is_back_again() -> None:
    keys = Keyboard("2,4:6")
    keys("1", "2", "backspace", "backspace")
    assert keys.app.state.typed == ""
    assert keys.position == "2,4:6"
    keys("backspace")
    assert keys.position == "2,4:5"


def test_a_zero_is_refused_at_once() -> None:
    keys = Keyboard()
    keys("0")
    assert keys.message == "1 to 100 queens"
    keys("return")
    assert (keys.message, keys.player.search.n) == ("1 to 100 queens", 8)
    keys("5", "return")
    assert keys.player.search.n == 5


def test_a_new_size_empties_the_list_and_restart_keeps_it() -> None:
    keys = Keyboard(n=5)
    keys("a")
    keys.finish()
    keys("home")
    assert len(keys.player.findings.solutions) == 10
    keys("+")
    assert keys.player.search == Search(6)
    assert len(keys.player.findings.solutions) == 0
    keys("-", "-")
    assert keys.player.search.n == 4


def test_sizes_stop_at_1_and_100() -> None:
    keys = Keyboard(n=1)
    keys("-")
    assert keys.player.search.n == 1
    keys("1", "0", "0", "return", "+")
    assert keys.player.search.n == 100
