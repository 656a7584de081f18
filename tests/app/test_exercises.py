"""Exercises against each other and against all that a person may ask for: one table, each cell of it a test."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import command_of, execute
from queens_viz.app.commands import Action
from queens_viz.app.exercise import Exercise
from queens_viz.app.layers import TABLE, Layer, layers_of
from queens_viz.app.moment import Mode
from queens_viz.app.questions import Question

from .keyboard import Keyboard

MODES = {
    "verdict": ("2,4:6", ["p"]),
    "reason": ("2,4,1:2", ["p", "p", "x"]),
    "return": ("2,4,1,3,5:8", ["p", "x", "space"]),
    "told": ("2,4:6", ["p", "y"]),
    "by hand": ("2,4:6", ["b"]),
    "own board": ("2,4:6", ["m", "space"]),
}
"""What a class may be at, and how it comes there."""

#             verdict    reason     return     told       by hand    own board
CELLS = {
    "p":      ("predict", "off",     "predict", "predict", "predict", "predict"),
    "b":      ("by hand", "by hand", "by hand", "by hand", "off",     "by hand"),
    "m":      ("own",     "own",     "own",     "own",     "own",     "off"),
    "g":      ("moved",   "moved",   "moved",   "moved",   "moved",   "refused"),
    "k":      ("menu",    "menu",    "menu",    "menu",    "menu",    "menu"),
    "y":      ("told",    "refused", "refused", "refused", "refused", "refused"),
    "x":      ("told",    "refused", "refused", "refused", "refused", "refused"),
    "right":  ("moved",   "cursor",  "cursor",  "moved",   "cursor",  "cursor"),
    "left":   ("moved",   "cursor",  "cursor",  "moved",   "cursor",  "cursor"),
    "up":     ("list",    "cursor",  "cursor",  "list",    "cursor",  "cursor"),
    "down":   ("list",    "cursor",  "cursor",  "list",    "cursor",  "cursor"),
    "n":      ("moved",   "moved",   "moved",   "moved",   "moved",   "refused"),
    "page down": ("moved", "moved",  "moved",   "moved",   "moved",   "refused"),
    "page up": ("moved",  "moved",   "moved",   "moved",   "moved",   "refused"),
    "backspace": ("moved", "moved",  "moved",   "moved",   "moved",   "refused"),
    "space":  ("running", "told",    "said",    "moved",   "said",    "queens"),
    "return": ("running", "running", "running", "running", "refused", "moved"),
    "end":    ("none",    "none",    "told",    "none",    "refused", "none"),
    "a":      ("running", "running", "running", "running", "running", "refused"),
    "home":   ("moved",   "moved",   "moved",   "moved",   "moved",   "queens"),
    "u":      ("moved",   "moved",   "moved",   "moved",   "moved",   "queens"),
    "+":      ("size",    "size",    "size",    "size",    "size",    "size"),
    "5":      ("typed",   "said",    "refused", "typed",   "refused", "typed"),
    "v":      ("moved",   "moved",   "moved",   "moved",   "moved",   "queens"),
    "c":      ("copied",  "copied",  "copied",  "copied",  "copied",  "copied"),
    "s":      ("said",    "said",    "said",    "said",    "said",    "said"),
    "f1":     ("help",    "help",    "help",    "help",    "help",    "help"),
    "f3":     ("tab",     "tab",     "tab",     "tab",     "tab",     "refused"),
    "o":      ("tree",    "tree",    "tree",    "tree",    "tree",    "refused"),
    "w":      ("left",    "left",    "left",    "left",    "left",    "shaded"),
    "i":      ("refused", "refused", "refused", "refused", "refused", "refused"),
    ".":      ("faster",  "faster",  "faster",  "faster",  "faster",  "faster"),
    "f11":    ("full",    "full",    "full",    "full",    "full",    "full"),
    "escape": ("off",     "off",     "off",     "off",     "off",     "off"),
}  # fmt: skip
"""What happens, by the key and by what the class is at."""


def prepared(mode: str, key: str) -> Keyboard:
    """Return an app in which a class is at something, and at which every key could do what it says."""
    text, presses = MODES[mode]
    keys = Keyboard(text)
    keys("home", "u") if key != "u" else keys("return")
    keys.finish()
    if key == "u":
        keys.player.jump(keys.player.search.position.parse(text, 8))
    keys(*presses)
    keys.desk.copy("1,3:5")
    keys.app.tell("")
    return keys


def outcome(keys: Keyboard, key: str) -> set[str]:
    """Press a key and return all that has become of it, in words."""
    app, player = keys.app, keys.player
    state, moment, asking, cursor = app.state, player.moment(), app.asking, app.cursor
    position, own, toggles = player.search.position, state.own_board, keys.desk.toggles
    command = command_of(app, key)
    if not command:
        return {"none"}
    execute(app, command)
    new = app.state
    names = {Exercise.PREDICT: "predict", Exercise.BY_HAND: "by hand", Exercise.OWN_BOARD: "own", None: "off"}
    is_refused = command.action is Action.EXPLAIN
    return {word for word, is_so in {
        "refused": is_refused and bool(new.message),
        names[new.exercise]: new.exercise is not state.exercise or (new.exercise is Exercise.PREDICT and key == "p"),
        "moved": player.search.position != position and player.search.n == position.n,
        "size": player.search.n != position.n,
        "running": player.moment().mode is Mode.RUNNING,
        "menu": new.menu is not None,
        "told": app.asking.is_held and not asking.is_held,
        "wrong": app.asking.given is not None and app.asking.question is Question.MOVE,
        "cursor": app.cursor != cursor and player.search.position == position,
        "queens": new.own_board.queens != own.queens,
        "left": new.has_outlook is not state.has_outlook,
        "shaded": new.own_board.is_shaded != own.is_shaded,
        "typed": bool(new.typed),
        "copied": keys.desk.paste() != "1,3:5",
        "said": bool(new.message),
        "help": new.has_help,
        "tab": new.tab != state.tab,
        "tree": new.tree.is_large,
        "faster": player.speed != moment.speed,
        "full": keys.desk.toggles != toggles,
        "list": new.shown is not None or bool(new.message),
    }.items() if is_so}  # fmt: skip


@pytest.mark.parametrize("key", CELLS)
def test_a_command_does_what_the_table_says_in_each_mode(key: str) -> None:
    for mode, expected in zip(MODES, CELLS[key], strict=True):
        keys = prepared(mode, key)
        # A chosen square that lies at the edge goes the other way alone.
        if expected == "cursor":
            keys({"right": "left", "left": "right", "up": "down", "down": "up"}[key])
        before = keys.app.state.exercise
        assert expected in outcome(keys, key), mode
        if expected not in ("predict", "by hand", "own", "off", "moved"):
            assert keys.app.state.exercise is before, mode


@pytest.mark.parametrize("first", "pbm")
@pytest.mark.parametrize("second", "pbm")
def test_exercises_exclude_each_other(first: str, second: str) -> None:
    exercises = {"p": Exercise.PREDICT, "b": Exercise.BY_HAND, "m": Exercise.OWN_BOARD}
    keys = Keyboard("2,4:6")
    keys(first)
    assert keys.app.state.exercise is exercises[first]
    keys(second)
    if first != second:
        assert keys.app.state.exercise is exercises[second]


@pytest.mark.parametrize("key", "pbm")
def test_an_exercise_that_begins_closes_what_is_shown_and_takes_the_window_back_from_the_tree(key: str) -> None:
    keys = Keyboard(":1", 6)
    keys("a")
    keys.finish()
    keys("o", "down")
    assert keys.app.state.shown
    keys(key)
    assert keys.app.state.shown is None
    assert not keys.app.state.tree.is_large


def test_esc_closes_the_innermost_and_each_layer_in_its_turn() -> None:
    keys = Keyboard("2,4:6")
    keys("o", "p", "o", "5", "k", "f1")
    assert layers_of(keys.app) == [
        Layer.HELP, Layer.MENU, Layer.TYPED, Layer.EXERCISE, Layer.LARGE_TREE, Layer.SEARCH
    ]  # fmt: skip
    while (layers := layers_of(keys.app)) != [Layer.SEARCH]:
        keys("escape")
        assert layers_of(keys.app) == layers[1:]
    keys("escape")
    assert keys.message == "Predict is off."


def test_every_layer_has_one_row_and_they_stand_from_the_innermost_out() -> None:
    assert [row.layer for row in TABLE] == sorted(Layer, reverse=True)


@pytest.mark.parametrize(
    ("presses", "exercise"),
    [([], Exercise.PREDICT), (["down"], Exercise.BY_HAND), (["tab", "tab"], Exercise.OWN_BOARD)],
)
@pytest.mark.parametrize("take", ["return", "space"])
def test_the_menu_is_gone_through_by_keys(presses: list[str], exercise: Exercise, take: str) -> None:
    keys = Keyboard("2,4:6")
    keys("k", *presses, take)
    assert keys.app.state.exercise is exercise
    assert keys.app.state.menu is None


def test_what_is_shown_puts_the_question_off() -> None:
    keys = Keyboard(":1", 6)
    keys("return")
    keys.finish()
    keys("home", "right", "p")
    assert keys.app.asking.question is Question.VERDICT
    keys("down")
    assert keys.app.asking.question is None
    assert layers_of(keys.app)[0] is Layer.SHOWN
    keys("escape")
    assert keys.app.asking.question is Question.VERDICT
