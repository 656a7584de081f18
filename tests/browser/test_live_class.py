"""The class does the search in the live page: by keyboard, mouse and touch; and nothing tells an answer before it."""

from __future__ import annotations

import pytest

from queens_viz.looks.looks import Looks
from queens_viz.looks.scene import Scene

from .. import facts
from ..tiers import IN_EACH_LANGUAGE
from .live import Live
from .seen import app_of, expected, press, settled, told
from .seen_board import board_expected, board_seen


@pytest.mark.full
def test_a_solution_is_set_with_the_mouse_and_found_in_the_list(live: Live) -> None:
    live.open("#n=8&at=2,4:1&language=de")
    live.press("a")
    live.halted()
    live.click("#class")
    live.click("#menu [data-action=OWN_BOARD]")
    assert (live.headline, live.exercise) == ("Ein leeres Brett", "Eigenes Brett")
    live.click("#own-lines [data-action=SHADE]")
    assert live.text("#own-lines .state") == "aus"
    live.click("#own-lines [data-action=SHADE]")
    for column, row in enumerate((1, 5, 8, 6, 3, 7, 2, 4)):
        live.click_square(column + 1, row)
    assert live.headline == "Das ist Lösung 1"
    assert live.text("#reason").startswith("In der Reihenfolge der Suche ist das Nummer 1 von 92")
    assert live.is_green
    live.click(live.button("NEXT_SOLUTION"))
    assert (live.stack, live.is_taught) == ("1,5,8,6,3,7,2,4", False)


def test_by_touch_on_a_phone(live: Live) -> None:
    live.browser.resize(360, 640)
    live.begin("#n=4&at=1,3:4")
    live.touch("#class")
    live.touch("#menu [data-action=PREDICT]")
    live.touch("#guess [data-action=ATTACKED]")
    assert live.headline == "Right: attacked"
    live.touch("#guess [data-action=GO_ON]")
    assert live.headline == "Where does the red queen go?"
    assert live.is_uncovered("#guess [data-action=IS_COMPLETE]")
    live.touch_square(2, 4)
    assert (live.headline, live.exercise) == ("Right: column 2, row 4", "Predict · 2 of 2")
    live.touch("#guess [data-action=GO_ON]")
    assert live.stack == "1,4?,,"
    live.touch("#class")
    live.touch("#menu [data-action=OWN_BOARD]")
    live.touch_square(1, 2)
    live.touch_square(2, 3)
    assert live.headline == "Two queens attack each other"
    live.touch(live.button("UNDO"))
    assert live.headline == "One queen is safe"
    live.touch("#own-lines [data-action=CLOSE]")
    assert (live.stack, live.is_taught) == ("1,4?,,", False)


def test_the_menu_is_one_for_keys_and_for_a_screen_reader(live: Live) -> None:
    live.begin("#n=4&at=:1")
    live.run("document.getElementById('class').focus()")
    live.press("return")
    rows = {node.name: node for node in live.browser.accessible() if node.role.startswith("menuitem")}
    assert [name.split()[0] for name in rows] == ["Predict", "Be", "My", "Random", "What", "Theme"]
    assert [node.properties.get("checked") for node in rows.values()] == [
        "false",
        "false",
        "false",
        None,
        "false",
        None,
    ]
    assert live.get("#class", "aria-expanded") == "true"
    live.press("down", "tab", "shift+tab", "up", "up", "up")
    assert live.focus == "OUTLOOK"
    live.press("escape")
    assert (live.focus, live.get("#class", "aria-expanded")) == ("class", "false")
    live.press("space")
    live.click("#title")
    assert (live.count("#menu[hidden]"), live.stack) == (1, "1?,,,")
    live.press("k", "down", "space")
    assert (live.exercise, live.run("return document.activeElement.tagName")) == ("Be the search", "BODY")
    live.press("k")
    rows = {node.name: node for node in live.browser.accessible() if node.role == "menuitemcheckbox"}
    assert rows["Be the search on"].properties["checked"] == "true"


@pytest.mark.full
def test_the_chosen_square_is_heard(live: Live) -> None:
    live.open("#n=4&at=1,3:4")
    live.press("b", "left")
    assert live.text("#heard") == "column 2, row 4"
    live.press("m", "space", "right")
    assert live.text("#heard") == "column 2, row 1: attacked"
    assert live.get("#board", "aria-label") == "column 1, row 1"


WALKS = [
    "p x right left up space right p y right x left space right p",
    "b left space up space m space right up space w w u return b escape",
    "m up space right space k down down up escape return u home escape k down space escape",
]


@pytest.mark.full
@IN_EACH_LANGUAGE
@pytest.mark.parametrize("walk", WALKS)
def test_what_a_class_sees_is_that_of_the_looks(live: Live, language: str, walk: str) -> None:
    live.open(f"#n=4&at=1,3:4&language={language}")
    app = app_of(4, language)
    app.desk.copy("1,3:4")
    press(app, "v")
    app.change(message="")
    for key in walk.split():
        live.press(key)
        press(app, key)
        assert settled(lambda: told(live, app), expected(app)) == expected(app), key
        look = board_expected(Looks.of(Scene.of(app)).board)
        assert settled(lambda: board_seen(live), look) == look, key


LIARS = """
from browser import window
from queens_viz.search.position import attackers as truly
import queens_viz.app.questions, queens_viz.looks.board, queens_viz.looks.hover, queens_viz.words.words

def attackers(board, row):
    found = truly(board, row)
    if f"{list(board)}:{row}" != window.liesAbout:
        return found
    return () if found else (0,)

window.liesAbout = ""
for module in (queens_viz.app.questions, queens_viz.looks.board, queens_viz.looks.hover, queens_viz.words.words):
    module.attackers = attackers
"""

WHOLE = """
const [position, lie] = arguments, clipboardData = new DataTransfer();
window.liesAbout = lie;
clipboardData.setData("text", position);
document.body.dispatchEvent(new ClipboardEvent("paste", {bubbles: true, cancelable: true, clipboardData}));
const whole = document.documentElement.cloneNode(true);
for (const one of whole.querySelectorAll("script, style, .symbols")) one.remove();
return whole.outerHTML;
"""


def wholes(live: Live, walk: list[facts.Fact], *, lies: bool) -> list[str]:
    """Return all of the document at each position, in a world where another answer is right there, or in this one."""
    found = []
    for fact in walk:
        assert fact.row is not None
        position = f"{','.join(str(row + 1) for row in fact.board)}:{fact.row + 1}"
        found.append(str(live.run(WHOLE, position, f"{list(fact.board)}:{fact.row}" if lies else "")))
    return found


SIDES = """
const card = document.getElementById("card").getBoundingClientRect();
return [...document.querySelectorAll("#guess button")].map(button => {
    const box = button.getBoundingClientRect();
    return [button.dataset.action, box.left - card.left < card.right - box.right ? "left" : "right"];
});
"""


@pytest.mark.full
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_answers_stand_at_the_left_and_what_goes_on_at_the_right(live: Live, size: tuple[int, int]) -> None:
    live.browser.resize(*size)
    live.open("#n=8&at=2,4,1,3,5:8")
    live.press("p", "x")
    assert live.run(SIDES) == [["GO_ON", "right"]]
    live.press("right")
    assert live.run(SIDES) == [["IS_COMPLETE", "left"]]


@pytest.mark.full
@pytest.mark.parametrize("key", ["p", "b"])
def test_nothing_in_the_document_tells_the_answer_before_it(live: Live, key: str) -> None:
    live.open("#n=4&at=:1")
    live.run_python(LIARS)
    live.press("right", key)
    asked = [fact for fact in facts.walk(4) if fact.board and fact.row is not None]
    # The positions follow each other in the same order, so that only the lie can make a difference.
    wholes(live, asked[-1:], lies=False)
    assert len(asked) > 40
    for fact, true, lied in zip(asked, wholes(live, asked, lies=False), wholes(live, asked, lies=True), strict=True):
        assert true == lied, fact
    live.press("escape")
    live.expected_fault = live.fault
    (true,), (lied,) = (wholes(live, asked[:1], lies=lies) for lies in (False, True))
    assert true != lied, "who doesn't ask, tells"
