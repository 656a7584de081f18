"""The lines of Find the fault in the live page: real buttons, pressed by fingers, keys and the mouse."""

from __future__ import annotations

import pytest

from .live import Live

pytestmark = pytest.mark.full

LINES = '[data-box="lines of code"] button'


def line(number: int) -> str:
    """Return the selector of a line."""
    return f'[data-key="PICK_LINE {number}"]'


def asked(live: Live, name: str) -> None:
    """Ask which line of a program is wrong."""
    live.open(f"#fault={name}&language=en")
    live.wait(f"document.querySelector('{line(1)}')")


def test_a_screen_reader_is_given_each_line_and_presses_it(live: Live) -> None:
    asked(live, "3")
    assert live.text("#title") == "Find the fault · Program 3 of 12"
    texts = live.texts(LINES)
    assert texts[:2] == ["line 1: n = 4", "line 2: board = []"]
    assert live.count(LINES) == len(texts) == 18
    assert live.get(line(1), "aria-current") == "true"
    live.press("down", "down")
    assert live.get(line(3), "aria-current") == "true"
    assert live.get(line(1), "aria-current") == "false"
    live.focus_on(line(4))
    live.press("return")
    assert live.told.startswith("Not quite: try again. Line 4 ")
    assert live.text(line(4)).startswith("line 4, which is right: ")
    live.click(line(17))
    assert live.told.startswith("Right: line 17")
    assert live.count(LINES) == 0
    assert "board.pop()" in live.text('[data-box="told of change"] pre')


def test_a_finger_chooses_a_line_and_presses_the_button(live: Live) -> None:
    live.browser.resize(390, 844, is_phone=True)
    asked(live, "2")
    live.click(line(5), "touch")
    assert live.get(line(5), "aria-current") == "true"
    assert live.told.startswith("Which line is wrong?")
    live.click('[data-key="OTHER_LINE down"]', "touch")
    assert live.get(line(6), "aria-current") == "true"
    live.click("[data-key=PICK_LINE]", "touch")
    assert live.told.startswith("Not quite: try again. Line 6 ")
    assert "+" not in live.drawn("listing")
    live.click(line(8), "touch")
    live.click("[data-key=PICK_LINE]", "touch")
    assert live.told.startswith("Right: line 8")
    assert "+" in live.drawn("listing")
    live.click("[data-key=NEXT_PROGRAM]", "touch")
    assert "Program 3 of 12" in live.drawn("header")
