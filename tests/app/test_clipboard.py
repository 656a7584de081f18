"""Positions that are copied and pasted."""

from __future__ import annotations

import pytest

from .keyboard import Keyboard


@pytest.mark.parametrize("first", [(), ("m",)], ids=["search", "own board"])
def test_a_text_of_megabytes_is_refused_in_a_line(first: tuple[str, ...]) -> None:
    keys = Keyboard("2,4:3")
    keys(*first)
    before, board = keys.position, keys.app.own_board
    keys.desk.copy("8," * 10_000_000)
    keys("v")
    assert (keys.position, keys.app.own_board) == (before, board)
    assert keys.app.state.is_bad_news
    assert keys.message == (
        "Not a position of 8 queens: a position is like 2,4,1:3 (rows of the queens, then of the candidate), "
        "or 8 rows, not '8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8…'"
    )
