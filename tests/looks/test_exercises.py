"""What there is to see of an exercise: its card, its chip, its buttons and its menu."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action
from queens_viz.looks import menu
from queens_viz.looks.board import Badge
from queens_viz.looks.card import CardLook
from queens_viz.looks.icons import Icon
from queens_viz.looks.looks import Looks
from queens_viz.looks.scene import Scene
from queens_viz.words.words import LANGUAGES

from ..app.keyboard import Keyboard


def keys_at(text: str, *presses: str, n: int = 8) -> Keyboard:
    keys = Keyboard(text, n)
    keys(*presses)
    return keys


def looks_of(keys: Keyboard) -> Looks:
    return Looks.of(Scene.of(keys.app))


CARDS: list[tuple[str, list[str], tuple[str, str, str, str], list[str]]] = [
    (
        "2,4,1,3,5:7", ["p"],
        ("accent", "Safe or attacked?", "Column 6, row 7: what do you think?", ""), ["Safe Y", "Attacked X"],
    ),
    (
        "2,4,1,3,5:7", ["p", "x"],
        ("safe", "Right: attacked",
         "Column 6, row 7 is attacked by the queen in column 1, row 2: same rising diagonal.",
         "Next: the red queen moves up to row 8."), ["Go on →"],
    ),
    (
        "2,4,1,3,5:7", ["p", "y"],
        ("backtrack", "Not quite: attacked",
         "Column 6, row 7 is attacked by the queen in column 1, row 2: same rising diagonal.",
         "Next: the red queen moves up to row 8."), ["Go on →"],
    ),
    (
        "2,4,1,3,5:7", ["p", "p", "x"],
        ("accent", "By which queen?", "Column 6, row 7 is attacked.",
         "Click the queen, or choose it with ← → and Space."), [],
    ),
    (
        "2,4,1,3,5:7", ["p", "p", "x", "1"],
        ("safe", "Right: queen of column 1",
         "Column 6, row 7 is attacked by the queen in column 1, row 2: same rising diagonal.",
         "Next: the red queen moves up to row 8."), ["Go on →"],
    ),
    (
        "2,4,1,3,5:8", ["p", "x", "space"],
        ("accent", "Where does the red queen go?", "Column 6 is used up: there is no row left to try.",
         "Click the square, or choose it with ← ↑ ↓ → and Space."), ["The search is complete "],
    ),
    (
        "2,4,1,3,5:8", ["p", "x", "space", "end"],
        ("backtrack", "Not quite: column 5, row 6",
         "Column 6 is used up: the queen of column 5 is lifted from row 5 and tries row 6, which is tested next.", ""),
        ["Go on →"],
    ),
    (
        ":1", ["p"],
        ("safe", "Column 1, row 1 is safe", "No other queen stands on the board.", "There is no question here."),
        ["Go on →"],
    ),
    (
        "2,4:6", ["b"],
        ("accent", "Where does the red queen go?", "Column 3, row 6 is tested now.",
         "Click the square, or choose it with ← ↑ ↓ → and Space."), [],
    ),
    (
        "2,4,6,8,3,1,7:8", ["b"],
        ("accent", "Where does the red queen go?", "Column 8, row 8 is tested now.",
         "Click the square, or choose it with ← ↑ ↓ → and Space."),
        ["It is a solution Enter", "The search is complete "],
    ),
    (
        "2,4,6,8,3,1,7,5", ["p"],
        ("accent", "Where does the last queen go?",
         "This is a solution. The search goes on: its last queen is lifted first.",
         "Click the square, or choose it with ← ↑ ↓ → and Space."), ["The search is complete "],
    ),
    (
        "2,4,6,8,3,1,7,5", ["b"],
        ("accent", "Where does the last queen go?", "The board is full: this is a solution.",
         "Click the square, or choose it with ← ↑ ↓ → and Space."), ["The search is complete "],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "presses", "said", "buttons"), CARDS)
def test_the_card_of_each_moment(text: str, presses: list[str], said: tuple[str, ...], buttons: list[str]) -> None:
    shown = looks_of(keys_at(text, *presses)).card
    assert (shown.role, *shown.sentence[1:]) == said
    assert [f"{one.label} {one.hint}" for one in shown.buttons] == buttons
    asks_for_square = "Click the" in shown.sentence.next
    assert all(one.is_enabled and one.is_primary is not asks_for_square for one in shown.buttons)
    assert all(key in shown.sentence.next for key in shown.keys)
    icons = {"Right": Icon.DOT, "Not q": Icon.RING, "Colum": Icon.TICK}
    assert shown.icon is icons.get(shown.sentence.headline[:5], Icon.ROUND)


def card_in(language: str, text: str, presses: list[str]) -> CardLook:
    """Return the card after some keys at a position, in a language."""
    keys = keys_at(text)
    keys.app.speak(language)
    keys(*presses)
    return looks_of(keys).card


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "presses"), [case[:2] for case in CARDS])
def test_each_moment_is_told_in_each_language(language: str, text: str, presses: list[str]) -> None:
    shown = card_in(language, text, presses)
    assert not [part for part in shown.sentence[1:] if "{" in part]
    assert all(key in shown.sentence.next for key in shown.keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_moment_is_told_in_words_of_its_own(language: str) -> None:
    assert len({card_in(language, text, presses).sentence for text, presses, _, _ in CARDS}) == len(CARDS)


def test_the_board_shows_the_chosen_square_and_after_an_answer_which_it_was_and_which_is_right() -> None:
    shown = looks_of(keys_at("2,4,1,3,5:8", "p", "x")).board
    assert (shown.badge, shown.attackers, shown.cursor, shown.goes_to) == (Badge.ATTACKED, (1,), None, None)
    keys = keys_at("2,4,1,3,5:8", "p", "x", "space", "down")
    shown = looks_of(keys).board
    assert (shown.badge, shown.attackers, shown.cursor, shown.picked) == (Badge.ATTACKED, (1,), (5, 6), None)
    keys("space")
    shown = looks_of(keys).board
    assert (shown.cursor, shown.picked, shown.goes_to) == (None, (5, 6), (4, 5))
    keys("space")
    shown = looks_of(keys).board
    assert (shown.cursor, shown.picked, shown.goes_to, shown.badge) == (None, None, None, Badge.ASKED)


def test_a_right_return_to_the_end_has_no_square() -> None:
    shown = looks_of(keys_at("4:4", "p", "x", "space", "end", n=4)).board
    assert (shown.picked, shown.goes_to) == (None, None)


def test_a_wrong_answer_to_be_the_search_shows_the_verdict() -> None:
    shown = looks_of(keys_at("2,4:6", "b")).board
    assert (shown.badge, shown.cursor) == (Badge.ASKED, (2, 5))
    shown = looks_of(keys_at("2,4:6", "b", "up", "space")).board
    assert (shown.badge, shown.cursor, shown.picked) == (Badge.SAFE, (2, 6), (2, 6))


@pytest.mark.parametrize(
    ("presses", "label", "short", "dots", "icon"),
    [
        ([], "Menu", "Menu", (), None),
        (["p"], "Predict", "Menu", (), None),
        (["p", "x"], "Predict · 1 of 1", "1 of 1", (True,), None),
        (["p", "x", "right", "y"], "Predict · 1 of 2", "1 of 2", (True, False), None),
        (["b"], "Be the search", "Menu", (), None),
        (["b", "left", "space", "right", "up", "space"], "Be the search · 0 of 1", "0 of 1", (False,), None),
        (["m"], "My own board", "Menu", (), Icon.CROWN),
    ],
)
def test_the_class_s_button_is_the_chip_of_its_exercise(
    presses: list[str], label: str, short: str, dots: tuple[bool, ...], icon: Icon | None
) -> None:
    shown = looks_of(keys_at("2,4,1,3,5:7", *presses)).header.exercise
    assert (shown.button.action, shown.button.label, shown.short) == (Action.MENU, label, short)
    assert shown.button.hint == ("" if presses else "K")
    assert (shown.is_on, shown.dots, shown.icon) == (bool(presses), dots, icon)


def hints(keys: Keyboard) -> dict[str, str]:
    return {one.name.name: one.hint for one in looks_of(keys).controls.buttons}


def test_buttons_show_keys_that_are_theirs_alone() -> None:
    plain = {
        "RUN": "Space",
        "BACK": "←",
        "NEXT": "→",
        "NEXT_SOLUTION": "Enter",
        "ALL": "A",
        "RESTART": "Home",
        "UNDO": "U",
    }
    assert hints(keys_at("2,4:6", "p")).items() >= plain.items()
    asked = {"RUN": "", "BACK": "Backspace", "NEXT": "N"}
    assert hints(keys_at("2,4,6,8,3,1,7,5", "p")).items() >= (plain | asked).items()
    assert hints(keys_at("2,4:6", "b")).items() >= (plain | asked | {"NEXT_SOLUTION": ""}).items()
    assert hints(keys_at("2,4:6", "p", "y")).items() >= (plain | {"RUN": ""}).items()


@pytest.mark.parametrize(("presses", "primary"), [(["p"], [Action.RUN]), (["b"], []), (["m"], []), (["p", "y"], [])])
def test_what_space_means_stands_out(presses: list[str], primary: list[Action]) -> None:
    buttons = looks_of(keys_at("2,4:6", *presses)).controls.buttons
    assert [one.action for one in buttons if one.is_primary] == primary


@pytest.mark.parametrize(
    ("presses", "labels"),
    [
        (["p"], ["Next", "Next solution", "Restart", "Undo"]),
        (["p", "y"], ["Go on", "Next solution", "Restart", "Undo"]),
        (["b"], ["Next", "Next solution", "Restart", "Undo"]),
        (["m"], ["Next", "Go there", "Clear", "Undo"]),
    ],
)
def test_some_buttons_give_their_place_to_others(presses: list[str], labels: list[str]) -> None:
    buttons = {one.name: one.label for one in looks_of(keys_at("2,4:6", *presses)).controls.buttons}
    assert [buttons[name] for name in (Action.NEXT, Action.NEXT_SOLUTION, Action.RESTART, Action.UNDO)] == labels


def test_on_a_board_of_its_own_a_class_can_press_what_belongs_to_it() -> None:
    keys = keys_at("2,4:6", "m", "up", "space")
    enabled = {one.action for one in looks_of(keys).controls.buttons if one.is_enabled}
    assert enabled == {Action.CLEAR, Action.TAKE_BACK, Action.GO_THERE}
    keys("right", "space")
    enabled = {one.action for one in looks_of(keys).controls.buttons if one.is_enabled}
    assert enabled == {Action.CLEAR, Action.TAKE_BACK}


def test_the_menu_has_its_rows() -> None:
    keys = keys_at("2,4,1,3,5:7", "k")
    shown = menu.look(Scene.of(keys.app))
    assert shown
    assert [(row.button.label, row.button.hint, row.state, row.is_on, row.is_chosen) for row in shown.rows] == [
        ("Predict", "P", "off", False, True),
        ("Be the search", "B", "off", False, False),
        ("My own board", "M", "off", False, False),
        ("Random position", "G", "", False, False),
        ("What is left", "W", "off", False, False),
        ("Compare", "F8", "", False, False),
        ("Lesson 1: Going back to go on", "", "", False, False),
        ("Lesson 2: The program that does it", "", "", False, False),
        ("Speed", "", "6.7 steps/s", False, False),
        ("Pause on solutions", "", "5 s", False, False),
        ("Theme", "T", "light", False, False),
        ("Language", "", "English", False, False),
        ("Letter keys", "", "on", True, False),
    ]
    assert [(title, len(rows)) for title, rows in shown.parts] == [("For the class", 8), ("Settings", 5)]
    assert menu.look(Scene.of(keys_at("2,4:6").app)) is None


@pytest.mark.parametrize(
    ("presses", "row", "state"),
    [
        (["p"], 0, "verdict"), (["p", "p"], 0, "verdict and reason"), (["p", "x", "escape"], 0, "1 of 1 right"),
        (["b"], 1, "on"), (["m"], 2, "on"),
    ],
)  # fmt: skip
def test_the_menu_shows_what_is_on_and_the_score_that_is_kept(presses: list[str], row: int, state: str) -> None:
    shown = menu.look(Scene.of(keys_at("2,4,1,3,5:7", *presses, "k").app))
    assert shown
    assert shown.rows[row].state == state
    assert shown.rows[row].is_on is (state != "1 of 1 right")
    assert shown.rows[3].button.is_enabled is (presses != ["m"])
