"""Lesson 3 in the page: at its last stop the text with a gap is open, and what is typed runs within the lesson."""

from __future__ import annotations

import pytest

from queens_viz.search.faulty import FAULTY

from .live import KEYDOWN, Live
from .test_live_editor import Editor, editor

__all__ = ["editor"]

pytestmark = pytest.mark.full

GAP = """    # All queens placed? Print board.
    # Otherwise try each row in turn:
    # place a queen, go on, remove it.
    pass
"""

PLACE = """    if column == n:
        print(board)
        return
    for row in range(n):
        if safe(row):
            board.append(row)
            place(column + 1)
            board.pop()
"""


def test_everybody_writes_place_and_runs_it(live: Live, editor: Editor) -> None:
    editor.open("#lesson=3.11")
    text = editor.text
    assert "def safe(row):" in text
    assert GAP in text
    assert live.text("[data-box=lesson] pre").endswith(
        "Now it’s your turn: write place(), and press Run. Where does it first go wrong?"
    )
    assert editor.address("#lesson=3.11&") == "#lesson=3.11&language=en"
    editor.write(text.replace(GAP, PLACE.replace("            board.pop()\n", "")))
    assert editor.address("#program=")
    editor.run()
    assert editor.mark
    assert live.count("[data-box=lesson]") == 1, "the lesson goes on"
    editor.write(text.replace(GAP, PLACE))
    editor.run()
    live.wait(
        "!document.getElementById('editor-said-text').textContent.includes('wrong')"
    )
    assert "right for 6" in live.text("#names").lower()


def test_a_clicker_leads_the_lesson_also_where_a_program_is_typed(
    live: Live, editor: Editor
) -> None:
    editor.open("#program")
    editor.do("CLOSE")
    live.go("#lesson=3.10")
    live.press("page down")
    live.wait("document.querySelector('#editor:not([hidden])')")
    text = editor.text
    live.press("b")
    assert editor.text == text
    live.run("document.getElementById('typed').focus()")
    live.press("b")
    assert editor.text != text
    live.press("page up")
    assert live.text("[data-box=lesson] pre").startswith("Stop 10 of 11.")


def test_keys_from_before_it_has_loaded_are_not_played(live: Live) -> None:
    live.open("#lesson=3.1")
    early = "Object.defineProperty(event, 'timeStamp', {value: 1}); target"
    live.run(KEYDOWN.replace("target.", f"{early}.", 1), {"key": "PageDown"})
    assert live.text("[data-box=lesson] pre").startswith("Stop 1 of 11.")
    assert live.get("#loading", "hidden") is None
    assert not live.run("return document.getElementById('loading').checkVisibility()")
    live.press("page down")
    assert live.text("[data-box=lesson] pre").startswith("Stop 2 of 11.")


def test_what_was_typed_is_not_lost_at_the_last_stop_or_after_it(
    live: Live, editor: Editor
) -> None:
    editor.open("#program")
    editor.write("x = 1")
    live.go("#lesson=3.11")
    assert editor.text == "x = 1"
    editor.do("CLOSE")
    live.press("page up")
    assert live.text("[data-box=lesson] pre").startswith("Stop 10 of 11.")
    assert not editor.is_open
    live.press("page down")
    assert (editor.is_open, editor.text) == (True, "x = 1")


@pytest.mark.parametrize("size", [(390, 844), (320, 568)], ids=str)
def test_on_a_phone_it_is_typed_and_closed_by_touch(
    live: Live, editor: Editor, size: tuple[int, int]
) -> None:
    live.browser.resize(*size, is_phone=True)
    live.open("#lesson=3.10")
    live.click("[data-box=lesson] [data-key=NEXT_STOP]", "touch")
    live.wait("document.querySelector('#editor:not([hidden])')")
    assert GAP in editor.text
    assert live.count("#editor-said[hidden]") == 1, "of Leave, which is covered"
    editor.run("touch")
    live.wait("!document.getElementById('editor').checkVisibility()")
    # After the run, the strip leads on.
    assert live.text("[data-box=lesson] pre").startswith("Stop 11 of 11.")
    assert live.count("[data-box=lesson] [data-key=LEAVE_LESSON]") == 1
    live.click("[data-key=EDIT]", "touch")
    editor.do("CLOSE", "touch")
    assert not editor.is_open
    assert live.text("[data-box=lesson] pre").startswith("Stop 11 of 11.")


def test_a_lesson_that_begins_with_the_text_says_nothing_of_leave(
    live: Live, editor: Editor
) -> None:
    live.browser.resize(390, 844, is_phone=True)
    editor.open("#lesson=3.11")
    assert live.count("#editor-said[hidden]") == 1
    live.open("#lesson=3.10")
    live.says("“Leave” ends the lesson.")


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (844, 390)], ids=str)
def test_the_fault_is_found_on_a_phone_by_touch(
    live: Live, size: tuple[int, int]
) -> None:
    live.browser.resize(*size, is_phone=True)
    live.open("#lesson=3.4")
    live.wait("document.querySelector('[data-key=PICK_LINE]')")
    (wrong,) = [one.wrong[0] for one in FAULTY if one.name == "one_diagonal"]
    live.click("[data-key='PICK_LINE 2']", "touch")
    chosen = 2
    for line in (wrong - 1, wrong):
        for _ in range(line - chosen):
            live.click("[data-key='OTHER_LINE down']", "touch")
        chosen = line
        assert live.text("[data-key=PICK_LINE]").endswith(str(line))
        live.click("[data-key=PICK_LINE]", "touch")
    assert live.text("[data-box=card] pre").startswith(f"Right: line {wrong}")
    live.click("[data-box=lesson] [data-key=NEXT_STOP]", "touch")
    assert live.text("[data-box=lesson] pre").startswith("Stop 5 of 11.")
