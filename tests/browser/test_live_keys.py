"""Keys in the live page: a focused control keeps its own, the program has its own, and the browser has the rest."""

from __future__ import annotations

import pytest

from queens_viz.looks.looks import Looks
from queens_viz.looks.scene import Scene
from queens_viz.search.position import Position

from ..tiers import rare
from .live import Live
from .seen import app_of, expected, press

SELECT = """
const range = document.createRange();
range.selectNodeContents(document.getElementById(arguments[0]));
getSelection().removeAllRanges();
getSelection().addRange(range);
"""

COPIED = """
window.copied = [];
document.addEventListener("copy", () => copied.push(document.activeElement.value ?? String(getSelection())), true);
"""


def test_the_program_s_keys_do_not_reach_the_browser(live: Live) -> None:
    live.begin("#n=4&at=2:2")
    for key in ["F1", "F1", "F2", "F3", "F4", "ArrowRight", "PageDown", "Backspace", " ", "Home", "?", "+"]:
        assert live.send(key), key


@pytest.mark.parametrize("key", ["page up", "page down", "backspace", *rare("left", "right", "up", "down", "home")])
def test_a_key_that_types_nothing_does_what_it_does_in_the_window(live: Live, key: str) -> None:
    live.begin("#n=4&at=3,1:4")
    app = app_of(4)
    app.jump(Position.parse("3,1:4", 4))
    live.press(key)
    press(app, key)
    look = Looks.of(Scene.of(app))
    assert (live.steps, live.stack) == (look.progress.steps_of, ",".join(expected(app)["stack"]))


def test_what_is_typed_after_a_click_into_the_size_takes_its_place(live: Live) -> None:
    live.begin("#n=8&at=:1")
    live.click("#n")
    live.press("6")
    assert (live.run("return document.getElementById('n').value"), live.n) == ("6", 8)
    live.press("return")
    assert live.n == 6


CHORDS: list[tuple[str, dict[str, bool]]] = [
    ("F11", {}),
    ("F5", {}),
    ("F12", {}),
    ("Tab", {}),
    ("q", {"ctrlKey": True}),
    ("v", {"ctrlKey": True}),
    ("a", {"ctrlKey": True}),
    ("r", {"ctrlKey": True}),
    ("C", {"ctrlKey": True, "shiftKey": True}),
    ("c", {"ctrlKey": True, "altKey": True}),
    ("c", {"metaKey": True}),
    ("F4", {"altKey": True}),
    ("ArrowLeft", {"altKey": True}),
    ("n", {"metaKey": True}),
]


@pytest.mark.full
def test_other_keys_reach_the_browser_and_do_nothing(live: Live) -> None:
    live.open("#n=4&at=2:2")
    for key, held in CHORDS:
        assert not live.send(key, **held), (key, held)
        assert (live.message, live.stack) == ("", "2,2?,,")


@pytest.mark.full
def test_ctrl_c_copies_what_is_selected_or_else_the_position(live: Live) -> None:
    live.open("#n=4&at=2:2")
    live.run(COPIED)
    live.press("ctrl+c")
    assert live.message == "Copied: 2:2"
    assert live.run("return copied") == ["2:2"]
    live.press("right", "left")
    live.run(SELECT, "headline")
    live.press("ctrl+c")
    assert live.message == ""
    assert live.run("return copied[1]").replace("\u00a0", " ") == "Column 2, row 2 is attacked"
    live.click("#n")
    live.run("document.getElementById('n').select()")
    live.press("ctrl+c")
    assert (live.message, live.run("return copied[2]")) == ("", "4")


def test_what_is_copied_can_be_pasted_by_key_and_by_the_browser(live: Live) -> None:
    live.begin("#n=4&at=2:2")
    live.allow_clipboard(is_allowed=True)
    live.press("c", "home")
    assert live.stack == "1?,,,"
    live.press("v")
    live.wait("document.querySelectorAll('#stack .placed').length == 1")
    assert live.stack == "2,2?,,"
    live.paste("2,4,1:3")
    assert live.stack == "2,4,1,3?"
    live.paste("2,3:1")
    assert live.message.startswith("Not a position of 4 queens: the queens of columns 1 and 2")
    assert live.get("#message", "class") == "bad"
    live.click("#n")
    live.run("const e = document.activeElement; e.dispatchEvent(new ClipboardEvent('paste', {bubbles: true}))")
    assert live.stack == "2,4,1,3?", "the field takes what is pasted into it"
    live.allow_clipboard(is_allowed=False)
    live.press("tab", "v")
    live.wait("document.getElementById('message').textContent.startsWith('Press Ctrl+V')")


@pytest.mark.full
def test_in_the_help_too_the_position_is_copied(live: Live) -> None:
    live.open("#n=4&at=2:2")
    live.run(COPIED)
    for step in ("click", "key"):
        live.press("f1")
        if step == "click":
            live.click("#help [data-action=COPY]")
        else:
            live.press("c")
        assert (live.message, live.run("return copied.pop()")) == ("Copied: 2:2", "2:2"), step
        live.press("escape")


def test_a_button_keeps_space_and_enter_and_is_pressed_once(live: Live) -> None:
    live.begin("#n=5&at=:1")
    live.click(live.button("NEXT"))
    live.press("space", "return")
    assert (live.steps, live.chip) == ("step 3 of 230", "Halted")
    assert live.send(" ", repeat=True)
    assert live.send("Enter", repeat=True)
    assert live.steps == "step 3 of 230"
    live.press("right")
    assert live.steps == "step 4 of 230", "other keys are the program's"


@pytest.mark.full
def test_a_slider_keeps_its_arrows(live: Live) -> None:
    live.open("#n=5&at=:1")
    live.run("document.getElementById('rapidity').focus()")
    live.press("right")
    assert (live.steps, live.text("#rate")) == ("step 0 of 230", "7.3 steps/s")
    live.press("left", times=2)
    assert (live.steps, live.text("#rate")) == ("step 0 of 230", "6.1 steps/s")
    live.press("end")
    assert (live.steps, live.text("#rate")) == ("step 0 of 230", "full")
    live.press("home")
    assert (live.steps, live.text("#rate")) == ("step 0 of 230", "0.2 steps/s")
    live.run("document.getElementById('progress').focus()")
    live.press("right", times=10)
    assert 15 <= int(live.steps.split()[1]) <= 30
    live.press("end")
    assert live.headline.startswith("Search complete")
    live.press("home")
    assert live.steps == "step 0 of 230"
    live.press("n")
    assert live.steps == "step 1 of 230"


def test_arrows_lead_through_tabs_and_through_columns(live: Live) -> None:
    live.begin("#n=4&at=2:2")
    live.run("document.getElementById('tab-TREE').focus()")
    live.press("right")
    assert (live.focus, live.get("#tab-PROGRAM", "aria-selected")) == ("tab-PROGRAM", "true")
    live.press("right")
    assert live.focus == "tab-PROGRAM", "it is the last"
    live.press("left", "left")
    assert (live.focus, live.get("#contents", "aria-labelledby")) == ("tab-SOLUTIONS", "tab-SOLUTIONS")
    live.press("tab", "shift+tab")
    assert live.focus == "tab-SOLUTIONS", "one of the tabs is in the order of Tab"
    live.run("document.querySelector('#columns button').focus()")
    live.press("right", "right", "space")
    assert live.get("#columns [data-column='2']", "aria-pressed") == "true"
    assert (live.focus, live.stack) == ("2", "2,2?,,")


def test_the_focus_stays_where_it_was_when_things_are_painted_anew(live: Live) -> None:
    live.begin("#n=6&at=:1")
    live.press("a", "f2")
    live.halted()
    live.run("document.querySelector('#lines [data-index=\"1\"]').focus()")
    live.press("return")
    assert live.get("#lines [data-index='1']", "aria-current") == "true"
    assert live.run("return document.activeElement.dataset.index") == "1"
    live.run("document.getElementById('tab-TREE').focus()")
    live.press("space")
    assert (live.focus, live.get("#tab-TREE", "aria-selected")) == ("tab-TREE", "true")
    live.press("f1")
    live.run("document.getElementById('language').focus()")
    live.choose("language", "de")
    assert live.text("#help-title") == "Tasten"
    assert live.focus == "language"


@pytest.mark.full
def test_keys_of_one_letter_can_be_switched_off(live: Live) -> None:
    live.open("#n=4&at=2:2")
    live.press("f1")
    live.run("document.getElementById('letters').focus()")
    live.press("space")
    assert live.run("return document.getElementById('letters').checked")
    assert live.chip == "Halted", "the switch keeps its key"
    live.choose("language", "de")
    assert live.run("return document.getElementById('letters').checked"), "it stays, whatever is painted anew"
    live.press("escape")
    assert not live.send("n")
    live.press("t", "p")
    assert (live.get("html", "data-theme"), live.is_taught) == ("light", False)
    live.press("right", "f1")
    assert live.stack == "2,3?,,"
    assert live.run("return document.getElementById('letters').checked")
    live.run("document.getElementById('letters').focus()")
    live.press("space", "escape", "n")
    assert live.stack == "2,4?,,"


def test_the_help_is_opened_closed_and_left_by_keys(live: Live) -> None:
    live.begin("#n=4&at=2:2")
    is_open = "return document.getElementById('help').open"
    live.run("document.querySelector('[data-name=NEXT]').focus()")
    for opening, closing in (("f1", "escape"), ("?", "f1"), ("f1", "return"), ("?", "4")):
        live.press(opening)
        assert live.run(is_open)
        assert live.focus == "help-title"
        live.press(closing)
        assert not live.run(is_open), closing
        assert live.focus == "NEXT"
    live.press("f1")
    live.click("#help form button")
    assert not live.run(is_open)
    # The browser tells in a task of its own that a dialog was closed; no person is quicker than that.
    live.run("return new Promise(done => setTimeout(done))")
    live.press("f1")
    assert live.run(is_open), "the program knows that it was closed"
    live.run("document.getElementById('help').dispatchEvent(new Event('close'))")
    assert live.run(is_open), "it was opened again before the browser told that it had been closed"
    live.run("document.getElementById('language').focus()")
    assert live.send("F1"), "not even a list lets the browser's help open"
    assert not live.run(is_open)
