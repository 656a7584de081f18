"""The live page searches, from a file and without a network: by keyboard, by mouse and by touch alone."""

from __future__ import annotations

import pytest

from queens_viz.search.facts import FIRST_SOLUTION, TOTAL_SOLUTIONS, TOTAL_STEPS

from .live import Live


def quiet(live: Live) -> None:
    """Check that nothing came to the console, and that nothing but the file was asked for."""
    assert live.browser.console() == []
    assert live.browser.requests() == [live.path.as_uri()]
    assert live.fault == ""


@pytest.mark.full
def test_from_a_file_without_a_network_it_finds_lists_and_shows(live: Live) -> None:
    live.browser.go_offline()
    live.open()
    live.press("right", times=FIRST_SOLUTION[4])
    assert live.steps == f"step {FIRST_SOLUTION[4]} of {TOTAL_STEPS[4]}"
    assert live.headline == "Solution 1: all 4 are safe"
    assert live.stack == "2,4,1,3"
    assert live.is_green
    live.press("left")
    assert live.steps == f"step 25 of {TOTAL_STEPS[4]}"
    live.wait("document.getElementById('board').getAttribute('class') == ''")
    live.press("space")
    live.wait("document.getElementById('chip').dataset.fill == 'accent'")
    assert live.chip.startswith("Running")
    live.wait(f"document.getElementById('steps-of').textContent != 'step 25 of {TOTAL_STEPS[4]}'")
    live.press("space")
    assert live.chip == "Halted"
    live.press("6", "return", "a")
    live.halted()
    live.press("f2")
    assert live.count("#lines li") == TOTAL_SOLUTIONS[6]
    live.press("down", times=2)
    assert live.get("#lines [data-index='2']", "aria-current") == "true"
    assert live.stack == live.text("#lines [data-index='2'] .queens").replace(" ", ",")
    assert live.text("#next") == "Enter moves the search there; Esc goes back to the end."
    live.press("escape")
    assert live.headline.startswith("Search complete")
    quiet(live)


def test_by_keyboard_alone(live: Live) -> None:
    live.open("#n=5&at=:1")
    order = []
    for _ in range(20):
        live.press("tab")
        order.append(live.focus)
    assert order == [
        "SMALLER", "n", "LARGER", "class", "THEME", "HELP",
        "0", "tab-TREE", "contents", "LARGE_TREE", "progress",
        "RUN", "HALT", "BACK", "NEXT", "NEXT_SOLUTION", "ALL", "RESTART", "UNDO", "rapidity",
    ]  # fmt: skip
    live.press("shift+tab", times=5)
    assert live.focus == "NEXT"
    live.press("return", "space")
    assert live.steps == f"step 2 of {TOTAL_STEPS[5]}"
    assert live.chip == "Halted", "Space presses the button and does not run"
    live.press("tab", "return")
    assert live.headline.startswith("Solution 1")
    live.press("shift+tab", "shift+tab", "return")
    assert live.steps == f"step {FIRST_SOLUTION[5] - 1} of {TOTAL_STEPS[5]}"
    quiet(live)


@pytest.mark.full
def test_by_mouse_alone(live: Live) -> None:
    live.open("#n=6&at=:1")
    live.click("#size [data-action=SMALLER]")
    live.click("#size [data-action=SMALLER]")
    live.click("#size [data-action=LARGER]")
    assert live.get("#board", "viewBox") == "0 0 500 500"
    live.click(live.button("NEXT"))
    live.click(live.button("NEXT"))
    live.click(live.button("BACK"))
    assert live.steps == f"step 1 of {TOTAL_STEPS[5]}"
    live.click(live.button("RUN"))
    assert live.chip == "Running"
    live.click(live.button("HALT"))
    assert live.chip == "Halted"
    live.click("#tab-SOLUTIONS")
    live.click(live.button("ALL"))
    live.halted()
    assert live.text("#found") == f"100 % · {TOTAL_SOLUTIONS[5]} solutions"
    live.click("#lines [data-index='4']")
    assert live.get("#lines [data-index='4']", "aria-current") == "true"
    live.click_square(2, 3)
    assert (live.headline, live.stack) == ("Column 2, row 3 is attacked", "3,3?,,,"), "shown was 3 1 4 2 5"
    live.click(live.button("RESTART"))
    assert live.steps == f"step 0 of {TOTAL_STEPS[5]}"
    live.click(live.button("UNDO"))
    assert live.stack == "3,3?,,,"
    live.click("#tab-PROGRAM")
    assert "row = board.pop() + 1" in live.text("#listing")
    live.click("#tools [data-action=THEME]")
    assert live.get("html", "data-theme") == "dark"
    quiet(live)


@pytest.mark.full
def test_by_touch_alone(live: Live) -> None:
    live.browser.resize(360, 640)
    live.open("#n=4&at=:1")
    touch = live.touch
    touch(live.button("NEXT"))
    touch(live.button("NEXT_SOLUTION"))
    assert live.headline.startswith("Solution 1")
    touch(live.button("BACK"))
    assert live.text("#steps") == "step 25"
    touch("#size [data-action=LARGER]")
    assert live.get("#board", "viewBox") == "0 0 500 500"
    touch("#columns [data-column='2']")
    assert live.get("#columns [data-column='2']", "aria-pressed") == "true"
    touch("#columns [data-column='2']")
    assert live.get("#columns [data-column='2']", "aria-pressed") == "false"
    touch(live.button("RUN"))
    touch(live.button("HALT"))
    assert live.chip == "Halted"
    touch("#tab-SOLUTIONS")
    touch(live.button("ALL"))
    live.halted()
    assert live.text("#found") == f"100 % · {TOTAL_SOLUTIONS[5]} solutions"
    touch("#lines [data-index='1']")
    assert live.stack == live.text("#lines [aria-current=true] .queens").replace(" ", ",")
    touch("#more [data-action=THEME]")
    assert live.get("html", "data-theme") == "dark"
    touch("#rapidity")
    assert live.text("#rate") != "6.7 steps/s"
    touch("#tools [data-action=HELP]")
    assert live.run("return document.getElementById('help').open")
    quiet(live)
