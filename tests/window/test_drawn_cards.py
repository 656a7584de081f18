"""The card of the sentence, the help, messages and the ring of the focus as they are drawn."""

from __future__ import annotations

import pytest

from queens_viz import Position
from queens_viz.app.commands import FULL
from queens_viz.window.window import Window
from queens_viz.words.languages import LANGUAGES
from queens_viz.words.words import Words

from .. import facts
from ..drawn import Seen, read
from ..scenes import OF_POSITIONS, seen_at
from ..support import SIZES, click, do, let_go, window_at


def kind_of(n: int, text: str) -> tuple[str, str]:
    """Return the colour's role and the sign that belong to a position."""
    state = facts.fact(n, text)
    if state.is_end:
        return "accent", "tick"
    if state.row is None:
        return "safe", "tick"
    if state.is_lift:
        return "backtrack", "return"
    return ("attacked", "cross") if facts.attacked_by(state.board, state.row) else ("safe", "tick")


@OF_POSITIONS
def test_the_card_has_the_colour_and_the_sign_of_what_happened(n: int, text: str, size: tuple[int, int]) -> None:
    seen, (role, sign) = seen_at(n, text, size), kind_of(n, text)
    colour = getattr(seen.theme, role)
    (icon,) = seen.icons(seen.sentence)
    headline = seen.texts(seen.sentence)[0]
    assert (icon.what, icon.colour, headline.colour, headline.is_bold) == (sign, colour, colour, True)
    assert icon.rect.right < headline.rect.left
    assert abs(icon.centre[1] - headline.centre[1]) <= 2
    (edge,) = (card for card in seen.things("card", seen.sentence) if card.rect.width < 20)
    assert edge.colour == colour
    assert edge.rect.left == seen.sentence.left
    assert edge.rect.height == seen.sentence.height


@pytest.mark.parametrize("speed", [100, FULL])
@pytest.mark.parametrize("size", SIZES)
def test_while_steps_are_too_many_to_be_read_the_card_says_that_it_searches(
    speed: float, size: tuple[int, int]
) -> None:
    window = window_at("2,4,1,3,5:7")
    window.app.player.set_speed(speed)
    window.app.player.run()
    seen = read(window, size)
    (icon,) = seen.icons(seen.sentence)
    headline = seen.texts(seen.sentence)[0]
    assert (icon.what, icon.colour, headline.colour) == ("play", seen.theme.accent, seen.theme.accent)
    assert headline.what == ("Searching at full speed" if speed == FULL else "Searching at 100 steps a second")


@OF_POSITIONS
def test_the_card_says_what_happened_then_why_then_what_comes_next(n: int, text: str, size: tuple[int, int]) -> None:
    state = facts.fact(n, text)
    if state.is_lift:
        return
    seen = seen_at(n, text, size)
    position = Position.end(n) if state.is_end else Position(n, state.board, state.row or 0)
    _, headline, reason, next_ = Words().sentence(position, state.found)
    words = seen.texts(seen.sentence)
    assert " ".join(one.what for one in words) == " ".join((headline, reason, next_))
    colours = [one.colour for one in words[1:]]
    assert colours == sorted(colours, key=lambda colour: colour == seen.theme.muted)
    assert set(colours) == {seen.theme.text, seen.theme.muted}


@pytest.mark.parametrize("size", SIZES)
def test_the_card_of_a_shown_solution_says_how_to_go_there_and_back(size: tuple[int, int]) -> None:
    window = window_at("end", 6)
    do(window, "down", size=size)
    seen = read(window, size)
    words = " ".join(seen.words_in(seen.sentence))
    assert words.startswith("Solution 1: all 6 are safe")
    assert words.endswith("Enter moves the search there; Esc goes back to it.")


def test_while_the_class_is_asked_two_buttons_for_its_answer_stand_on_the_card() -> None:
    window = window_at("2,4,1,3,5:7")
    do(window, "p")
    seen = read(window)
    answers = [one for one in seen.texts(seen.sentence) if one.colour == seen.theme.on_accent]
    assert [one.what for one in answers] == ["Safe  Y", "Attacked  X"]
    for one in answers:
        assert seen.card_around(one.rect).colour == seen.theme.accent
    assert seen.texts(seen.sentence)[0].colour == seen.theme.accent


@pytest.mark.parametrize(("label", "is_right"), [("Safe  Y", False), ("Attacked  X", True)])
def test_the_answers_mean_what_they_say(label: str, is_right: bool) -> None:
    window = window_at("2,4,1,3,5:7")
    do(window, "p")
    do(window, click(read(window).text(label).centre), let_go())
    assert (window.app.state.guesses.right, window.app.state.guesses.made) == (int(is_right), 1)


HELP = {
    "help_run": "Space",
    "help_back": "←  Backspace  PgUp",
    "help_next": "→  N  PgDn",
    "help_next_solution": "Enter",
    "help_all": "A",
    "help_restart": "Home  R",
    "help_undo": "U",
    "help_up": "↑",
    "help_down": "↓",
    "help_larger": "+  =",
    "help_smaller": "-",
    "help_digits": "0–9",
    "help_slower": ",",
    "help_faster": ".",
    "help_solutions": "F2",
    "help_tree": "F3",
    "help_program": "F4",
    "help_labels": "L",
    "help_hide": "H",
    "help_rejected": "D",
    "help_fit": "Z",
    "help_predict": "P",
    "help_safe": "Y",
    "help_attacked": "X",
    "help_theme": "T",
    "help_full_screen": "F11  Alt+Enter",
    "help_save": "S",
    "help_copy": "C  Ctrl+C",
    "help_paste": "V  Ctrl+V",
    "help_help": "F1  ?",
    "help_focus": "Tab",
    "help_focus_back": "Shift+Tab",
    "help_quit": "Ctrl+Q",
}
"""What the lines of the help say, by the keys of the table of words, and the keys of the keyboard."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_has_a_title_at_its_top_and_tells_of_the_mouse_at_its_foot(language: str) -> None:
    seen = help_at(8, ":1", language)
    title, close, mouse = (seen.text(seen.say(f"help_{name}")) for name in ("title", "close", "mouse"))
    lines = [seen.text(seen.say(name)) for name in HELP]
    assert max(title.rect.bottom, close.rect.bottom) <= min(line.rect.top for line in lines)
    assert mouse.rect.top >= max(line.rect.bottom for line in lines)
    assert title.is_bold
    assert title.rect.right < close.rect.left


OF_THE_TREE = {"help_labels", "help_hide", "help_rejected", "help_fit"}
OF_ANSWERS = {"help_safe", "help_attacked"}


def help_at(n: int, text: str, language: str = "en", size: tuple[int, int] = (1280, 800), *keys: str) -> Seen:
    window = window_at(text, n, language=language)
    do(window, *keys, "f1", size=size)
    return read(window, size)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_each_line_of_the_help_has_its_keys_and_its_words(language: str, size: tuple[int, int]) -> None:
    seen, say = help_at(8, ":1", language, size), Words(language)
    for name, keys in HELP.items():
        words = seen.text(say(name))
        before = [one for one in seen.texts() if one.rect.right < words.rect.left]
        line = [one for one in before if abs(one.centre[1] - words.centre[1]) <= 2]
        assert max(line, key=lambda one: one.rect.right).what == keys, name


@pytest.mark.parametrize(
    ("n", "text", "keys", "grey"),
    [
        (8, ":1", (), {"help_back", "help_restart", "help_undo", "help_up", "help_down", *OF_THE_TREE, *OF_ANSWERS}),
        (8, "2,4:6", (), {"help_undo", *OF_THE_TREE, *OF_ANSWERS}),
        (8, "2,4:6", ("f3",), {"help_undo", *OF_ANSWERS}),
        (8, "2,4:6", ("p",), {"help_undo", *OF_THE_TREE}),
        (1, ":1", ("f2",), {"help_back", "help_restart", "help_up", "help_down", "help_smaller"}),
    ],
)
def test_lines_of_the_help_that_do_nothing_now_are_grey_and_no_others(
    n: int, text: str, keys: tuple[str, ...], grey: set[str]
) -> None:
    seen, say = help_at(n, text, "en", (1280, 800), *keys), Words()
    undecided = {"help_undo", "help_up", "help_down"} if n == 8 and text != ":1" else {"help_undo"}
    undecided |= OF_THE_TREE | OF_ANSWERS if n == 1 else set()
    for name in HELP.keys() - undecided:
        words = seen.text(say(name))
        assert words.colour == (seen.theme.disabled if name in grey else seen.theme.text), name


@pytest.mark.parametrize("name", ["help_next", "help_larger", "help_tree", "help_theme", "help_copy"])
def test_a_click_on_a_line_of_the_help_does_what_its_key_does(name: str) -> None:
    window, other = window_at("2,4:6"), window_at("2,4:6")
    do(window, "f1")
    words = read(window).text(Words()(name))
    do(window, click(words.centre), let_go())
    do(other, {"help_next": "n", "help_larger": "+", "help_tree": "f3", "help_theme": "t", "help_copy": "c"}[name])
    assert window.app.state == other.app.state
    assert window.app.player.moment() == other.app.player.moment()


@pytest.mark.parametrize("size", SIZES)
def test_news_stand_on_a_dark_card_at_the_foot_of_the_panel_and_bad_news_on_a_red_one(size: tuple[int, int]) -> None:
    window = window_at("2,4:6")
    assert read(window, size).message is None
    for key, role in (("c", "text"), ("v", "attacked")):
        window.app.desk.copy("nonsense")
        do(window, key, size=size)
        seen = read(window, size)
        assert seen.message
        card, words = seen.message
        assert card.colour == getattr(seen.theme, role)
        assert words.split() == window.app.state.message.split()
        assert {one.colour for one in seen.texts(card.rect) if one.what in words} >= {seen.theme.window}
        assert card.rect.centery > seen.panel.centery
        assert abs(card.rect.centerx - seen.panel.centerx) <= 2


RINGED = ["Run", "Back", "Next", "Next solution", "All", "Restart", "Solutions", "Tree", "Program"]
RINGED += ["−", "+", "Theme", "Full screen", "Help"]
"""The buttons that can be pressed in the midst of a search, in the order of the Tab key."""


def ringed(window: Window, size: tuple[int, int]) -> str:
    """Return the label of the button inside the ring."""
    seen = read(window, size)
    assert seen.ring
    inside = [one for one in seen.texts(seen.ring) if one.what not in ("→", "←", "Space", "Enter", "A", "Home")]
    labels = [one.what.split("  ")[-1] for one in inside]
    assert labels[0] in RINGED
    assert seen.ring.inflate(4, 4).contains(inside[0].rect) or seen.ring.contains(inside[0].rect.inflate(0, -8))
    return labels[0]


@pytest.mark.parametrize("size", SIZES)
def test_the_ring_goes_from_button_to_button_and_is_around_the_one_that_is_pressed(size: tuple[int, int]) -> None:
    window = window_at("2,4:6")
    assert read(window, size).ring is None
    seen = []
    for _ in RINGED:
        do(window, "tab", size=size)
        seen.append(ringed(window, size))
    assert sorted(seen) == sorted(RINGED)
    if size[0] < 1900:
        assert seen == RINGED
    do(window, "shift+tab", size=size)
    assert ringed(window, size) == seen[-2]


@pytest.mark.parametrize(
    ("label", "key"),
    [
        ("Back", "left"),
        ("Next", "right"),
        ("Restart", "home"),
        ("Program", "f4"),
        ("−", "-"),
        ("+", "+"),
        ("Theme", "t"),
    ],
)
def test_what_the_ring_is_around_is_what_space_presses(label: str, key: str) -> None:
    size = (1280, 800)
    window, other = window_at("2,4:6"), window_at("2,4:6")
    for _ in range(RINGED.index(label) + 1):
        do(window, "tab")
    assert ringed(window, size) == label
    do(window, "space", "escape")
    do(other, key)
    assert window.app.state == other.app.state
    assert window.app.player.moment() == other.app.player.moment()


def test_the_ring_stays_around_enter_s_button_whatever_that_says() -> None:
    window = window_at("end", 6)
    do(window, *["tab"] * (RINGED.index("Next solution") + 1))
    for key, label in (("", "Next solution"), ("down", "Go there"), ("up", "Go there")):
        do(window, *[key] if key else [])
        seen = read(window)
        assert seen.ring
        assert seen.ring.contains(seen.text(label, seen.controls).rect)
