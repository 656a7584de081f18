"""The card of the sentence, messages and the ring of the focus as they are drawn."""

from __future__ import annotations

import pytest

from queens_viz import Position
from queens_viz.app.commands import FULL
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES, Words

from .. import facts
from ..drawn import read
from ..pairs import each_once
from ..scenes import OF_POSITIONS, seen_at
from ..support import SIZES, click, do, let_go, window_at


def kind_of(n: int, text: str) -> tuple[str, str | None]:
    """Return the colour's role and the sign, if any, that belong to a position."""
    state = facts.fact(n, text)
    if state.is_end:
        return ("accent", "tick") if state.found else ("text", None)
    if state.row is None:
        return "safe", "tick"
    if state.is_lift:
        return "backtrack", "return"
    return ("attacked", "cross") if facts.attacked_by(state.board, state.row) else ("safe", "tick")


@OF_POSITIONS
def test_the_card_has_the_colour_and_the_sign_of_what_happened(n: int, text: str, size: tuple[int, int]) -> None:
    seen, (role, sign) = seen_at(n, text, size), kind_of(n, text)
    colour = getattr(seen.theme, role)
    headline = seen.texts(seen.sentence)[0]
    assert (headline.colour, headline.is_bold) == (colour, True)
    assert [(icon.what, icon.colour) for icon in seen.icons(seen.sentence)] == ([(sign, colour)] if sign else [])
    for icon in seen.icons(seen.sentence):
        assert icon.rect.right < headline.rect.left
        assert abs(icon.centre[1] - headline.centre[1]) <= 2
    (edge,) = (card for card in seen.things("card", seen.sentence) if card.rect.width < 20)
    assert edge.colour == colour
    assert edge.rect.left == seen.sentence.left
    assert edge.rect.height == seen.sentence.height


@each_once({"speed": [100, FULL], "size": SIZES})
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
    assert headline.what == ("Searching at full speed" if speed == FULL else "Searching at 100 steps/s")


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
    colours = [one.colour for one in words if (one.size, one.colour) != (words[0].size, words[0].colour)]
    assert colours == sorted(colours, key=lambda colour: colour == seen.theme.muted)
    assert set(colours) == {seen.theme.text, seen.theme.muted}


@pytest.mark.parametrize("size", SIZES)
def test_the_card_of_a_shown_solution_says_how_to_go_there_and_back(size: tuple[int, int]) -> None:
    window = window_at("end", 6)
    do(window, "down", size=size)
    seen = read(window, size)
    words = " ".join(seen.words_in(seen.sentence))
    assert words.startswith("Solution 1 of 4")
    assert words.endswith("Enter moves the search there; Esc goes back to the end.")


def test_while_the_class_is_asked_two_buttons_for_its_answer_stand_on_the_card() -> None:
    window = window_at("2,4,1,3,5:7")
    do(window, "p")
    seen = read(window)
    answers = [one for one in seen.texts(seen.sentence) if one.colour == seen.theme.on_accent]
    assert [one.what for one in answers] == ["?", "Safe", "Y", "Attacked", "X"]
    for one in answers[1:]:
        assert seen.card_around(one.rect).colour == seen.theme.accent
    safe, attacked = seen.button("Safe").rect, seen.button("Attacked").rect
    assert (safe.collidepoint(answers[2].centre), attacked.collidepoint(answers[4].centre)) == (True, True)
    assert seen.text("Safe or attacked?", seen.sentence).colour == seen.theme.accent


@pytest.mark.parametrize(("label", "is_right"), [("Safe", False), ("Attacked", True)])
def test_the_answers_mean_what_they_say(label: str, is_right: bool) -> None:
    window = window_at("2,4,1,3,5:7")
    do(window, "p")
    do(window, click(read(window).text(label).centre), let_go())
    assert window.app.state.predict.score == (int(is_right), 1, (is_right,))


@pytest.mark.parametrize("size", SIZES)
def test_news_stand_at_the_foot_of_the_card_on_a_dark_line_and_bad_news_on_a_red_one(size: tuple[int, int]) -> None:
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
        assert seen.sentence.contains(card.rect)
        assert card.rect.centery > seen.sentence.centery
        assert abs(card.rect.centerx - seen.sentence.centerx) <= 2


RINGED = ["Run", "Back", "Next", "Next solution", "All", "Restart", "Solutions", "Tree", "Program", "Compare"]
RINGED += ["−", "+", "Menu", "Theme", "Full screen", "Help"]
"""The buttons that can be pressed in the midst of a search, in the order of the Tab key."""


def ringed(window: Window, size: tuple[int, int]) -> str:
    """Return the label of the button inside the ring."""
    seen = read(window, size)
    assert seen.ring
    keys = ("→", "←", "Space", "Enter", "A", "Home", "U", "K", "T", "F11", "F1", "F2", "F3", "F4", "F8")
    inside = [one for one in seen.texts(seen.ring) if one.what not in keys]
    labels = [one.what for one in inside]
    assert labels[0] in RINGED
    assert seen.ring.inflate(4, 4).contains(inside[0].rect) or seen.ring.contains(inside[0].rect.inflate(0, -8))
    return labels[0]


@pytest.mark.parametrize("size", SIZES)
def test_the_ring_goes_from_button_to_button_and_is_around_the_one_that_is_pressed(size: tuple[int, int]) -> None:
    window = window_at("2,4:6")
    assert read(window, size).ring is None
    seen, there = [], [label for label in RINGED if label != "Compare" or size != (640, 480)]
    for _ in there:
        do(window, "tab", size=size)
        seen.append(ringed(window, size))
    assert sorted(seen) == sorted(there)
    if size[0] < 1900:
        assert seen == there
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


HEADLINED = {
    "attacked": ("2,4,1,3,5:7", ""), "safe": ("2,4:6", ""), "back": ("2,4,6:5", ""),
    "solution": ("1,5,8,6,3,7,2,4", ""), "end": ("end", ""), "ask": ("2,4,1,3,5:7", "p"),
    "right": ("2,4,1,3,5:7", "p x"), "wrong": ("2,4,1,3,5:7", "p y"), "move": ("2,4:6", "b"),
    "own": (":1", "m"), "own pair": (":1", "m space up space"), "shown": ("end", "down"),
}  # fmt: skip


@each_once(
    {"size": [*SIZES, (600, 480), (800, 600), (2560, 1440)], "language": sorted(LANGUAGES), "what": list(HEADLINED)}
)
def test_headlines_have_one_size_in_a_window(size: tuple[int, int], language: str, what: str) -> None:
    position, keys = HEADLINED[what]
    window, first = window_at(position, language=language), window_at("2,4,1,3,5:7", language=language)
    do(window, *keys.split(), size=size)
    shown, plain = read(window, size), read(first, size)
    headline = next(one for one in shown.texts(shown.sentence) if one.what != "?")
    assert headline.size == plain.texts(plain.sentence)[0].size
