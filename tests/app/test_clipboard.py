"""Positions that are copied and pasted."""

from __future__ import annotations

import pytest

from .keyboard import Keyboard


def test_copy_and_paste_a_position() -> None:
    keys = Keyboard("2,4,1,3,5:7")
    keys("c", "home", "ctrl+v")
    assert keys.position == "2,4,1,3,5:7"
    keys.desk.copy("1,2:3")
    keys("v")
    assert keys.position == "2,4,1,3,5:7"
    assert keys.app.state.is_bad_news
    assert "columns 1 and 2 attack each other" in keys.message
    keys.wait(5)
    assert keys.message == ""


def test_at_the_end_the_first_position_is_copied() -> None:
    keys = Keyboard(n=4)
    keys("a")
    keys.finish()
    keys("escape", "c")
    assert keys.desk.paste() == ":1"


def test_a_copy_is_of_the_solution_that_is_shown_and_else_of_the_search() -> None:
    keys = Keyboard(n=6)
    keys("return")
    keys.finish()
    keys("right", "right")
    searched = keys.position
    keys("c")
    assert keys.desk.paste() == searched
    keys("down", "c")
    assert keys.app.state.shown
    assert keys.desk.paste() == "2,4,6,1,3,5" != searched
    keys("escape", "c")
    assert keys.desk.paste() == searched


@pytest.mark.parametrize("first", [(), ("m",)], ids=["search", "own board"])
def test_a_text_of_megabytes_is_refused_in_a_line_without_being_read(
    first: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = Keyboard("2,4:3")
    keys(*first)
    before, board = keys.position, keys.app.own_board
    keys.desk.copy("8," * 10_000_000)
    monkeypatch.setattr("queens_viz.search.position._row", lambda *_: pytest.fail("a word was read"))
    keys("v")
    assert (keys.position, keys.app.own_board) == (before, board)
    assert keys.app.state.is_bad_news
    assert keys.message == (
        "Not a position of 8 queens: a position is like 2,4,1:3, of at most 180 characters on a board of 8: "
        "this text is longer"
    )
