"""What a screen reader is given of the live page."""

from __future__ import annotations

import pytest

from .live import Live

COUNT = """
window.changes = 0;
new MutationObserver(records => changes += records.length)
  .observe(document.getElementById("heard"), {subtree: true, childList: true, characterData: true});
"""


def test_each_step_is_said_once_as_whole_sentences(live: Live) -> None:
    live.begin()
    live.run(COUNT)
    heard = []
    for _ in range(8):
        live.press("right")
        heard.append(live.text("#heard"))
    assert live.run("return changes") == 8
    assert heard[0].startswith("Column 2, row 1 is attacked by the queen in column 1, row 1: same row. Next: ")
    assert heard[2].startswith("Column 2, row 3 is safe. No queen stands in its row or on its diagonals. Next: ")
    assert heard[7].startswith("Back to column 2. Column 3 is used up: the queen of column 2 is lifted")
    assert live.get("#board", "aria-label") == "Rows of the queens, from column 1 on: 1."


@pytest.mark.full
def test_a_run_is_silent_until_it_halts(live: Live) -> None:
    live.open()
    first = live.text("#heard")
    live.press("space")
    live.wait("document.getElementById('steps').textContent > 'step 1'")
    assert live.text("#heard") == first
    live.press("space")
    assert live.text("#heard").startswith(live.headline)
    assert live.text("#heard") != first


@pytest.mark.full
def test_questions_and_answers_are_said(live: Live) -> None:
    live.open()
    live.press("p", "right")
    assert live.text("#heard").startswith("Safe or attacked? Column 2, row 1: what do you think?")
    live.press("x")
    assert live.text("#heard").startswith("Right: attacked. Column 2, row 1 is attacked")


def test_all_that_is_worked_has_a_name(live: Live) -> None:
    live.begin()
    worked = [node for node in live.browser.accessible() if node.properties.get("focusable")]
    nameless = [node for node in worked[1:] if not node.name]
    assert not nameless
    names = [node.name for node in worked if node.role in ("slider", "textbox")]
    assert names == ["size of the board", "progress", "Speed"]
