"""Hints as they are drawn: the queen that matters is framed, and nothing leaves its place when a button comes."""

from __future__ import annotations

from itertools import combinations

import pytest

from queens_viz.looks.theme import THEMES
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES

from ..drawn import read
from ..pairs import each_once, every_pair
from ..support import beside_of, beyond, do, texts, window_at
from ..tiers import often
from .test_drawn_exercise import frames

WINDOWS = [(600, 480), (640, 480), (800, 600), (1024, 768), (1280, 800), (1920, 1080), (600, 900)]
PHONES = [(320, 480), (360, 640), (390, 844), (480, 320), (640, 360)]

FEW = often(WINDOWS + PHONES, (600, 480), (1280, 800), (600, 900), (320, 480), (640, 360))
"""Those with the least room in the default tier."""

PLACES = {
    "a return": "2,4,1,3,5:8",
    "in the last column": "1,5,8,6,3,7,2:8",
    "safe": "2,4:6",
    "a solution": "1,5,8,6,3,7,2,4",
}

STAGES = {"asked": (0, ""), "wrong": (1, ""), "pointed": (2, ""), "offered": (3, ""), "shown": (3, "e")}


def at_stage(stage: str, text: str, size: tuple[int, int], language: str = "en", theme: str = "light") -> Window:
    """Return a window at a stage, without what is said for a moment."""
    times, key = STAGES[stage]
    window = window_at(text, 8, theme, language)
    do(window, "b", *["left", "space"] * times, *key, size=size)
    window.app.change(message="")
    return window


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("stage", "brown"), [("wrong", set()), ("pointed", {(4, 4)}), ("offered", {(4, 4)}), ("shown", set())]
)
def test_the_queen_to_be_lifted_has_a_brown_frame_with_an_arrow(
    stage: str, brown: set[tuple[int, int]], theme: str
) -> None:
    window = at_stage(stage, "2,4,1,3,5:8", (1280, 800), theme=theme)
    do(window, *["right"] * 3 * (stage != "shown"))
    seen = read(window)
    assert {square for square in frames(seen, "backtrack") if square == (4, 4)} == brown
    assert ("return" in [one.what for one in seen.icons_on(4, 4)]) is bool(brown)


@pytest.mark.parametrize(("stage", "red"), [("wrong", set()), ("pointed", {(0, 1)})])
def test_an_attacker_has_a_red_frame(stage: str, red: set[tuple[int, int]]) -> None:
    assert frames(read(at_stage(stage, "2,4,1,3,5:7", (1280, 800))), "candidate") == red


@pytest.mark.parametrize(("stage", "green"), [("wrong", set()), ("pointed", {(2, 5)}), ("shown", {(3, 0)})])
def test_a_safe_queen_has_a_green_frame_and_then_the_square_where_the_next_begins(
    stage: str, green: set[tuple[int, int]]
) -> None:
    assert frames(read(at_stage(stage, "2,4:6", (1280, 800))), "safe") == green


@each_once({"size": WINDOWS + PHONES, "place": list(PLACES), "language": list(LANGUAGES)})
def test_nothing_leaves_its_place_when_a_hint_comes(size: tuple[int, int], place: str, language: str) -> None:
    """The board, the card, the panels, and every button that was there before."""
    places = []
    for stage in ("wrong", "pointed", "offered"):
        window = at_stage(stage, PLACES[place], size, language)
        beside, layout = beside_of(window, size), window.frame().pen.layout
        parts = layout.squares, layout.sentence, tuple(panel.card for panel in beside.panels)
        places.append((parts, {one.look.name: one.rect for one in beside.buttons}))
    (_, before), (_, pointed), (_, offered) = places
    assert len({str(parts) for parts, _ in places}) == 1
    assert before == pointed
    assert offered.items() >= pointed.items()
    assert len(offered) == len(pointed) + 1


@every_pair({"size": FEW, "place": list(PLACES), "stage": list(STAGES), "language": list(LANGUAGES)})
def test_at_each_stage_nothing_is_cut_and_no_button_hides_words_or_another(
    size: tuple[int, int], place: str, stage: str, language: str
) -> None:
    window = at_stage(stage, PLACES[place], size, language)
    card = beside_of(window, size).card
    layout = window.frame().pen.layout
    rects = [one.rect for one in card.buttons]
    assert beyond(window, size) == []
    assert all(layout.sentence.contains(rect) for rect in rects)
    assert not any(one.colliderect(other) for one, other in combinations(rects, 2))
    if layout.text.touch:
        assert all(rect.height >= layout.text.touch for rect in rects)
    labels = {word for one in card.buttons for word in f"{one.look.label} {one.look.hint}".split()}
    others = [(words, box) for words, box in texts(window, size) if not labels >= set(words.split())]
    assert [words for words, box in others if any(rect.colliderect(box) for rect in rects)] == []


def test_the_search_is_complete_shows_no_key_and_is_as_quiet_as_the_others() -> None:
    window = at_stage("offered", PLACES["in the last column"], (1280, 800), "de")
    seen = read(window)
    card = seen.sentence
    assert "Ende" not in seen.words_in(card)
    grounds = {
        seen.card_around(one.rect).colour for one in seen.texts(card) if one.what in ("Die Suche ist beendet", "Zeigen")
    }
    assert grounds == {"panel"}
    do(window, "end")
    assert window.app.asking.wrong == 4, "the key is there all the same"


def test_a_line_that_is_whole_has_no_ellipsis() -> None:
    """Where letters are larger, as in the page, the line above the buttons is low, and yet no word is left out."""
    window = window_at("1,4,2:4", 4)
    window.smallest_text = 16
    do(window, "b", "left", *["space"] * 3)
    words = [one for one, _ in texts(window)]
    assert "A shown answer doesn't count as right." in words
    assert not [one for one in words if one.endswith("…")]
