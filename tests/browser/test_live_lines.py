"""The lines of Find the fault in the live page: real buttons, pressed by fingers, keys and the mouse."""

from __future__ import annotations

import pytest

from queens_viz.search.faulty import FAULTY

from .live import Live

pytestmark = pytest.mark.full

LINES = '[data-box="lines of code"] button'


def line(number: int) -> str:
    """Return the selector of a line."""
    return f'[data-key="PICK_LINE {number}"]'


def asked(live: Live, number: int) -> None:
    """Ask which line of a program is wrong."""
    live.open(f"#fault={number}&language=en")
    live.wait(f"document.querySelector('{line(1)}')")


def test_a_screen_reader_is_given_each_line_and_presses_it(live: Live) -> None:
    program = FAULTY[2]
    asked(live, 3)
    assert live.text("#title") == "Find the fault · Program 3 of 12"
    assert live.texts(LINES) == [
        f"line {number}: {text.strip()}" for number, text in enumerate(program.texts, 1)
    ]
    assert live.get(line(1), "aria-current") == "false"
    live.press("down", "down", "down")
    assert live.get(line(3), "aria-current") == "true"
    assert live.get(line(1), "aria-current") == "false"
    assert live.heard.startswith("line 3: ")
    live.focus_on(line(4))
    live.press("return")
    assert live.told.startswith("Not quite: try again. Line 4 ")
    assert live.text(line(4)).startswith("line 4, not the wrong one: ")
    live.click(line(program.wrong[0]))
    assert live.told.startswith(f"Right: line {program.wrong[0]}")
    assert live.count(LINES) == 0
    assert "board.pop()" in live.text('[data-box="told of change"] pre')


def test_a_finger_chooses_a_line_and_presses_the_button(live: Live) -> None:
    program = FAULTY[1]
    wrong = program.wrong[0]
    live.browser.resize(390, 844, is_phone=True)
    asked(live, 2)
    live.click(line(wrong - 2), "touch")
    assert live.get(line(wrong - 2), "aria-current") == "true"
    assert live.told.startswith("Which line is wrong?")
    live.click('[data-key="OTHER_LINE down"]', "touch")
    assert live.get(line(wrong - 1), "aria-current") == "true"
    live.click("[data-key=PICK_LINE]", "touch")
    assert live.told.startswith(f"Not quite: try again. Line {wrong - 1} ")
    assert "+" not in live.drawn("listing")
    live.click(line(wrong), "touch")
    live.click("[data-key=PICK_LINE]", "touch")
    assert live.told.startswith(f"Right: line {wrong}")
    assert "+" in live.drawn("listing")
    live.click("[data-key=NEXT_PROGRAM]", "touch")
    assert "Program 3 of 12" in live.drawn("header")
