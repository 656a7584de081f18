"""The menu as it is drawn, and what keys and the mouse do with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from queens_viz.app.app import App
from queens_viz.app.commands import Action
from queens_viz.app.exercise import Exercise
from queens_viz.pens.rect import Rect
from queens_viz.pens.ui import Widget
from queens_viz.window.window import Window

from ..drawn import Seen, read
from ..support import click, do, let_go, window_at

ROWS = {
    "Predict": "P", "Be the search": "B", "My own board": "M", "Random position": "G", "What is left": "W",
    "Compare": "F8",
}  # fmt: skip
LESSONS = ("Lesson 1: Going back to go on", "Lesson 2: The program that does it")
SETTINGS = ("Speed", "Pause on solutions", "Theme", "Language", "Letter keys")
EXERCISES = {"Predict": Exercise.PREDICT, "Be the search": Exercise.BY_HAND, "My own board": Exercise.OWN_BOARD}


def menu_of(window: Window) -> Widget:
    beside = window.frame().beside
    assert beside
    assert beside.menu
    return beside.menu


def opened(language: str = "en", size: tuple[int, int] = (1280, 800)) -> tuple[Window, Seen, Rect]:
    """Return a window with the menu open, what it shows, and where the menu is."""
    window = window_at("2,4,1,3,5:7", language=language)
    do(window, "k", size=size)
    return window, read(window, size), menu_of(window).place


@pytest.mark.parametrize("label", ROWS)
@pytest.mark.parametrize("way", ["keys", "mouse", "letter"])
def test_each_row_begins_what_it_says_and_closes_the_menu(label: str, way: str) -> None:
    window, seen, card = opened()
    position = window.app.player.search.position
    if way == "keys":
        do(window, *["down"] * list(ROWS).index(label), "return")
    elif way == "mouse":
        do(window, click(seen.text(label, card).centre), let_go())
    else:
        do(window, ROWS[label].lower())
    assert window.app.state.menu is None
    assert window.app.state.exercise is EXERCISES.get(label)
    assert (window.app.player.search.position == position) is (label != "Random position")
    assert window.app.state.has_outlook is (label == "What is left")


def test_keys_choose_a_row_and_a_frame_is_around_it() -> None:
    window, _, _ = opened()
    for name, key in ((1, "down"), (2, "tab"), (1, "up"), (0, "up"), (13, "up")):
        do(window, key)
        seen, menu = read(window), menu_of(window)
        (frame,) = (one for one in seen.things("frame", menu.place) if one.colour == seen.theme.accent)
        assert menu.buttons[name].rect.contains(frame.rect)


@pytest.mark.parametrize("away", ["escape", "k", "beside", "button", "square"])
def test_it_is_closed_and_nothing_else_is_done(away: str) -> None:
    window, seen, card = opened()
    points = {
        "beside": (card.right + 20, card.bottom + 20),
        "button": seen.button("Next").rect.center,
        "square": seen.square(2, 5).center,
    }
    before = window.app.state._replace(menu=None)
    position = window.app.player.search.position
    do(window, click(points[away]) if away in points else away, let_go())
    assert window.app.state == before
    assert window.app.player.search.position == position
    assert "For the class" not in read(window).words_in()


def test_a_row_that_does_not_apply_is_grey_and_says_why() -> None:
    window, _, _ = opened()
    do(window, "m", "k")
    seen, card = read(window), menu_of(window).place
    row = seen.text("Random position", card)
    assert row.colour == seen.theme.disabled
    do(window, click(row.centre), let_go())
    assert window.app.state.message == "This is your own board: Esc goes back to the search."
    assert window.app.state.menu is None


VALUES: dict[str, tuple[list[str], Callable[[App], object]]] = {
    "Speed": (["6.7 steps/s", "25 steps/s", "full", "1.0 steps/s", "2.0 steps/s"], lambda app: app.player.speed),
    "Pause on solutions": (["5 s", "10 s", "0 s", "1 s", "2 s"], lambda app: app.player.tempo.stay),
    "Theme": (["light", "dark", "strong contrast", "classic"], lambda app: app.state.theme),
}


@pytest.mark.parametrize("label", VALUES)
@pytest.mark.parametrize("way", ["keys", "mouse"])
def test_a_setting_goes_through_its_values_while_the_menu_stays_open(label: str, way: str) -> None:
    window, _, card = opened()
    told, value = VALUES[label]
    seen_values = []
    if way == "keys":
        do(window, *["down"] * [*ROWS, *LESSONS, *SETTINGS].index(label))
    for words in [*told, told[0]]:
        seen = read(window)
        row = seen.text(label, card).rect
        assert words in [one.what for one in seen.texts(card) if abs(one.rect.centery - row.centery) < 3]
        seen_values.append(value(window.app))
        do(window, "return" if way == "keys" else click(row.center), let_go())
    assert len(set(seen_values)) == len(told)
    assert seen_values[0] == seen_values[-1]


@pytest.mark.parametrize("exercise", EXERCISES.values())
def test_the_cross_on_the_chip_leaves_the_exercise(exercise: Exercise) -> None:
    window = window_at("2,4,1,3,5:7")
    do(window, {Exercise.PREDICT: "p", Exercise.BY_HAND: "b", Exercise.OWN_BOARD: "m"}[exercise])
    header = read(window) and window.frame().beside
    assert header
    assert header.header
    cross = header.header.button(Action.LEAVE)
    assert cross
    do(window, click(cross.rect.center), let_go())
    assert (window.app.state.exercise, window.app.state.menu) == (None, None)
    beside = window.frame().beside
    assert beside
    assert beside.header
    assert not beside.header.button(Action.LEAVE)
