"""The help as it is drawn: sections, keys and words, over a window in its shade."""

from __future__ import annotations

import pytest

from queens_viz.words.words import Words

from ..drawn import Seen, read
from ..support import click, do, let_go, window_at

HELP = {
    "help_run": "Space",
    "help_back": "← Backspace PgUp",
    "help_next": "→ N PgDn",
    "help_next_solution": "Enter",
    "help_all": "A",
    "help_restart": "Home R",
    "help_undo": "U Shift+U",
    "help_slower": ", .",
    "help_larger": "+ −",
    "help_digits": "0–9",
    "help_copy": "C V",
    "help_predict": "P",
    "help_safe": "Y X",
    "help_theme": "T",
    "help_full_screen": "F11 Alt+Enter",
    "help_save": "S",
    "help_help": "F1 ?",
    "help_focus": "Tab Shift+Tab",
    "help_quit": "Ctrl+Q",
    "help_solutions": "F2",
    "help_up": "↑ ↓",
    "help_tree": "F3",
    "help_labels": "L",
    "help_hide": "H D",
    "help_compare": "F8",
    "help_large_tree": "O",
    "help_fit": "Z",
    "help_program": "F4 I",
    "help_outlook": "W",
    "mouse_square": "Click",
    "mouse_tree": "Wheel",
}
"""What the lines of the help say, by the keys of the table of words, and the keys of an English keyboard."""


OF_THE_TREE = {"help_labels", "help_hide", "help_fit"}
OF_ANSWERS = {"help_safe"}


def help_at(n: int, text: str, language: str = "en", size: tuple[int, int] = (1280, 800), *keys: str) -> Seen:
    window = window_at(text, n, language=language)
    do(window, *keys, "f1", size=size)
    return read(window, size)


@pytest.mark.parametrize(
    ("n", "text", "keys", "grey"),
    [
        (8, ":1", (), {"help_back", "help_restart", "help_undo", "help_up", *OF_THE_TREE, *OF_ANSWERS}),
        (8, "2,4:6", (), {"help_undo", *OF_THE_TREE, *OF_ANSWERS}),
        (8, "2,4:6", ("f3",), {"help_undo", *OF_ANSWERS}),
        (8, "2,4:6", ("p",), {"help_undo", *OF_THE_TREE}),
        (1, ":1", ("f2",), {"help_back", "help_restart", "help_up"}),
    ],
)
def test_lines_of_the_help_that_do_nothing_now_are_grey_and_no_others(
    n: int, text: str, keys: tuple[str, ...], grey: set[str]
) -> None:
    seen, say = help_at(n, text, "en", (1280, 800), *keys), Words()
    undecided = {"help_undo", "help_up"} if n == 8 and text != ":1" else {"help_undo"}
    undecided |= OF_THE_TREE | OF_ANSWERS if n == 1 else set()
    for name in HELP.keys() - undecided:
        words = seen.text(say(name))
        is_grey = name in grey
        assert words.colour == (seen.theme.disabled if is_grey else seen.theme.text), name


@pytest.mark.parametrize(("key", "name"), [("-", "−"), ("+", "+"), ("v", "V"), (".", "."), ("page down", "PgDn")])
def test_a_click_on_a_key_of_the_help_does_what_that_key_does(key: str, name: str) -> None:
    window, other = window_at("2,4:6"), window_at("2,4:6")
    do(window, "f1")
    caps = [one for one in read(window).texts() if one.what == name]
    do(window, click(caps[-1].centre), let_go())
    do(other, key)
    assert window.app.state == other.app.state
    assert window.app.player.moment() == other.app.player.moment()


@pytest.mark.parametrize("name", ["help_next", "help_larger", "help_tree", "help_theme", "help_copy"])
def test_a_click_on_a_line_of_the_help_does_what_its_key_does(name: str) -> None:
    window, other = window_at("2,4:6"), window_at("2,4:6")
    do(window, "f1")
    words = read(window).text(Words()(name))
    do(window, click(words.centre), let_go())
    do(other, {"help_next": "n", "help_larger": "+", "help_tree": "f3", "help_theme": "t", "help_copy": "c"}[name])
    assert window.app.state == other.app.state
    assert window.app.player.moment() == other.app.player.moment()
