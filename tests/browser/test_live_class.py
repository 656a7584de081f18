"""The class does the search in the live page: by keyboard, mouse and touch; and nothing tells an answer before it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from queens_viz.looks.looks import board_of
from queens_viz.looks.scene import Scene

from .. import facts
from .live import Live
from .seen import TEXTS, app_of, board_expected, board_seen, expected, press, settled

Square = tuple[int, int]


def moves(start: Square, goal: Square) -> list[str]:
    """Return the arrow keys that lead from one square to another."""
    across, up = goal[0] - start[0], goal[1] - start[1]
    return ["right" if across > 0 else "left"] * abs(across) + ["up" if up > 0 else "down"] * abs(up)


def start_of(fact: facts.Fact) -> Square:
    """Return the square that is chosen at first: the candidate's, or on a full board the last queen's."""
    return (fact.column - 1, fact.board[-1]) if fact.row is None else (fact.column, fact.row)


def goes(after: facts.Fact, start: Square) -> list[str]:
    """Return the keys that answer where the red queen goes."""
    if after.is_end:
        return ["end"]
    assert after.row is not None, "queens are lifted"
    return [*moves(start, (after.column, after.row)), "space"]


def test_all_of_4_is_predicted_by_keyboard_alone_one_answer_wrong(live: Live) -> None:
    live.open("#n=4&at=:1")
    live.press("p", "p")
    made, right, wrong_at = 0, 0, 5
    walk = facts.walk(4)
    for number, (fact, after) in enumerate(pairwise(walk)):
        attacking = facts.attacked_by(fact.board, fact.row) if fact.row is not None else ()
        if fact.row is not None and fact.board:
            is_wrong = number == wrong_at
            live.press("xy"[bool(attacking) is is_wrong] if attacking else "yx"[is_wrong])
            if attacking and not is_wrong:
                assert live.headline == "By which queen?"
                live.press(str(attacking[-1] + 1))
                made, right = made + 1, right + 1
            made, right = made + 1, right + (not is_wrong)
            assert live.headline.startswith("Not quite" if is_wrong else "Right"), fact
            assert live.lesson == f"Predict · {right} of {made}"
            live.press("right")
        if after.is_lift or after.is_end:
            assert live.headline == "Where does the red queen go?", fact
            live.press(*goes(after, start_of(fact)))
            made, right = made + 1, right + 1
            assert live.headline.startswith("Right"), (fact, live.headline)
            live.press("right")
        elif not fact.board:
            live.press("right")
    assert live.text("#chip").strip().startswith("Complete")
    assert live.lesson == f"Predict · {right} of {made}"
    assert live.count(".dots .right") == 5
    assert made > right > 30


def test_4_is_searched_by_hand_to_the_first_solution(live: Live) -> None:
    live.open("#n=4&at=:1")
    live.press("b")
    walk = facts.walk(4)
    steps = next(number for number, fact in enumerate(walk) if fact.row is None)
    for fact, after in pairwise(walk[: steps + 1]):
        if after.row is None:
            live.press("return")
        else:
            live.press(*moves(start_of(fact), (after.column, after.row)), "space")
    assert (live.stack, live.is_green) == ("2,4,1,3", True)
    assert live.lesson == f"Be the search · {steps} of {steps}"
    live.press("space")
    assert live.headline == "Not quite: try again"
    assert board_seen(live)["wrong"] == [(4, 3)]
    live.press("up", "space")
    assert (live.stack, live.lesson) == ("2,4,1,4?", f"Be the search · {steps} of {steps + 1}")
    live.press("escape")
    assert (live.lesson, live.is_taught) == ("Class", False)


def test_a_solution_is_set_with_the_mouse_and_found_in_the_list(live: Live) -> None:
    live.open("#n=8&at=2,4:1&language=de")
    live.press("a")
    live.halted()
    live.click("#class")
    live.click("#menu [data-action=OWN_BOARD]")
    assert (live.headline, live.lesson) == ("Ein leeres Brett", "Eigenes Brett")
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
    live.open("#n=4&at=1,3:4")
    live.touch("#class")
    live.touch("#menu [data-action=PREDICT]")
    live.touch("#guess [data-action=ATTACKED]")
    assert live.headline == "Right: attacked"
    live.touch("#guess [data-action=GO_ON]")
    assert live.headline == "Where does the red queen go?"
    assert live.is_uncovered("#guess [data-action=IS_COMPLETE]")
    live.touch_square(2, 4)
    assert (live.headline, live.lesson) == ("Right: column 2, row 4", "Predict · 2 of 2")
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
    live.open("#n=4&at=:1")
    live.run("document.getElementById('class').focus()")
    live.press("return")
    rows = {node.name: node for node in live.browser.accessible() if node.role.startswith("menuitem")}
    assert [name.split()[0] for name in rows] == ["Predict", "Be", "My", "Random"]
    assert [node.properties.get("checked") for node in rows.values()] == ["false", "false", "false", None]
    assert live.get("#class", "aria-expanded") == "true"
    live.press("down", "tab", "shift+tab", "up", "up")
    assert live.focus == "RANDOM"
    live.press("escape")
    assert (live.focus, live.get("#class", "aria-expanded")) == ("class", "false")
    live.press("space")
    live.click("#title")
    assert (live.count("#menu[hidden]"), live.stack) == (1, "1?,,,")
    live.press("k", "down", "space")
    assert (live.lesson, live.run("return document.activeElement.tagName")) == ("Be the search", "BODY")
    live.press("k")
    rows = {node.name: node for node in live.browser.accessible() if node.role == "menuitemcheckbox"}
    assert rows["Be the search on"].properties["checked"] == "true"


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


@pytest.mark.parametrize("language", ["en", "de"])
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
        assert settled(lambda: live.run(TEXTS), expected(app)) == expected(app), key
        look = board_expected(board_of(Scene.of(app)))
        assert settled(lambda: board_seen(live), look) == look, key


LIE = """
from queens_viz.search.position import attackers as truly

def attackers(board, row):
    found = truly(board, row)
    if (tuple(board), row) != ({board}, {row}):
        return found
    return () if found else (0,)

import queens_viz.app.questions, queens_viz.looks.board, queens_viz.looks.hover, queens_viz.words.words
for module in (queens_viz.app.questions, queens_viz.looks.board, queens_viz.looks.hover, queens_viz.words.words):
    module.attackers = {whom}
"""

WHOLE = """
const whole = document.documentElement.cloneNode(true);
for (const one of whole.querySelectorAll("script, style, .symbols")) one.remove();
return whole.outerHTML;
"""


def whole(live: Live, fact: facts.Fact, whom: str) -> str:
    """Return all of the document at a position, in a world where another answer is right, or in this one."""
    assert fact.row is not None
    live.run("__BRYTHON__.runPythonSource(arguments[0], 'lie')", LIE.format(board=fact.board, row=fact.row, whom=whom))
    live.paste(":1")
    live.paste(f"{','.join(str(row + 1) for row in fact.board)}:{fact.row + 1}")
    return str(live.run(WHOLE))


@pytest.mark.parametrize("key", ["p", "b"])
def test_nothing_in_the_document_tells_the_answer_before_it(live: Live, key: str) -> None:
    live.open("#n=4&at=:1")
    live.press(key)
    asked = [fact for fact in facts.walk(4) if fact.board and fact.row is not None]
    for fact in asked:
        assert whole(live, fact, "truly") == whole(live, fact, "attackers"), fact
    live.press("escape")
    live.expected_fault = live.fault
    assert whole(live, asked[0], "truly") != whole(live, asked[0], "attackers"), "who doesn't ask, tells"
