"""All solutions at once in the live page: by the table of the board, by keys, and by a finger."""

from __future__ import annotations

import pytest

from .live import Live

pytestmark = pytest.mark.full

CELL = "#board tr:nth-child({}) > :nth-child({}) button"


def cell(n: int, column: int, row: int) -> str:
    """Return how a button of the table is found."""
    return CELL.format(n - row + 2, column + 1)


def test_the_table_says_the_numbers_and_enter_chooses_a_square(live: Live) -> None:
    live.begin("#n=6&at=end", n=6)
    live.press("f2")
    live.focus_on("#board")
    assert live.text(cell(6, 1, 2)) == "column 1, row 2: 1 solution"
    assert live.text(cell(6, 1, 1)) == "column 1, row 1: 0 solutions"
    live.press("up", "return")
    assert live.focus == "column 1, row 2: 1 solution, chosen"
    assert live.told.startswith("1 of 4 solutions. It has a queen in column 1, row 2.")
    assert live.heard.startswith("1 of 4 solutions.")
    assert live.texts("[data-box=solutions] button")[1:] == ["1: 2 4 6 1 3 5"]
    live.press("escape")
    assert live.told.startswith("All 4 solutions at once.")
    assert live.count("[data-box=solutions] [data-key^=CHOOSE]") == 4


def test_keys_choose_squares_and_say_which(live: Live) -> None:
    live.begin("#n=6&at=end", n=6)
    live.press("l")
    assert live.heard == "column 1, row 1: 0 solutions"
    live.press("up")
    assert live.heard == "column 1, row 2: 1 solution"
    live.press("space")
    assert live.told.startswith("1 of 4 solutions.")
    live.press("right")
    live.press("up")
    live.press("up")
    assert live.heard == "column 2, row 4: 1 solution"
    live.press("escape")
    live.press("escape")
    assert live.told.startswith("All 4 solutions at once.")


def test_a_finger_chooses_squares_and_shows_all_again(live: Live) -> None:
    live.browser.reset((390, 844), reduced_motion=True)
    live.begin("#n=8&at=end", n=8)
    live.click_square(4, 6, kind="touch")
    assert live.told.startswith("12 of 92 solutions.")
    live.click("[data-key=SOLUTIONS]", kind="touch")
    live.click_square(1, 5, kind="touch")
    assert live.told.startswith("6 of 92 solutions.")
    live.click("[data-key=CLEAR_FILTER]", kind="touch")
    assert live.told.startswith("All 92 solutions at once.")
