"""The menu as it is drawn, and what keys and the mouse do with it."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action
from queens_viz.app.exercise import Exercise
from queens_viz.pens.theme import THEMES
from queens_viz.window.window import Window

from ..drawn import read
from ..support import click, do, part_in, window_at

ROWS = {
    "Predict": "P", "Be the search": "B", "My own board": "M", "Random position": "G", "What is left": "W",
    "Compare": "F8",
}  # fmt: skip
EXERCISES = {"Predict": Exercise.PREDICT, "Be the search": Exercise.BY_HAND, "My own board": Exercise.OWN_BOARD}


def opened() -> Window:
    """Return a window with the menu open."""
    window = window_at("2,4,1,3,5:7")
    do(window, "k")
    return window


def press_row(window: Window, label: str) -> None:
    """Click on a row."""
    do(window, click(read(window).text(label, part_in(window, "menu").place).centre))


@pytest.mark.parametrize("label", ROWS)
@pytest.mark.parametrize("way", ["keys", "mouse", "letter"])
def test_each_row_begins_what_it_says_and_closes_the_menu(label: str, way: str) -> None:
    window = opened()
    position = window.app.player.search.position
    if way == "keys":
        do(window, *["down"] * list(ROWS).index(label), "return")
    elif way == "mouse":
        press_row(window, label)
    else:
        do(window, ROWS[label].lower())
    assert window.app.state.menu is None
    assert window.app.state.exercise is EXERCISES.get(label)
    assert (window.app.player.search.position == position) is (label != "Random position")
    assert window.app.state.has_outlook is (label == "What is left")


def test_keys_choose_a_row_and_a_frame_is_around_it() -> None:
    window = opened()
    for name, key in ((1, "down"), (2, "tab"), (1, "up"), (0, "up"), (13, "up")):
        do(window, key)
        seen, menu = read(window), part_in(window, "menu")
        (frame,) = (one for one in seen.things("frame", menu.place) if one.colour == seen.theme.accent)
        assert menu.buttons[name].rect.contains(frame.rect)


@pytest.mark.parametrize("away", ["escape", "k", "beside", "a button", "a square"])
def test_it_is_closed_and_nothing_else_is_done(away: str) -> None:
    window = opened()
    seen, place = read(window), part_in(window, "menu").place
    points = {
        "beside": (place.right + 4, place.bottom + 4),
        "a button": seen.button("Next").rect.center,
        "a square": seen.square(2, 5).center,
    }
    before, position = window.app.state._replace(menu=None), window.app.player.search.position
    do(window, click(points[away]) if away in points else away)
    assert (window.app.state, window.app.player.search.position) == (before, position)
    assert window.frame().noted("menu") is None


def test_a_row_that_does_not_apply_is_grey_and_says_why() -> None:
    window = opened()
    do(window, "m", "k")
    assert read(window).text("Random position", part_in(window, "menu").place).colour == "disabled"
    press_row(window, "Random position")
    assert window.app.state.message == "This is your own board: Esc goes back to the search."
    assert window.app.state.menu is None


@pytest.mark.parametrize("key", ["p", "b", "m"])
def test_the_cross_on_the_chip_leaves_the_exercise(key: str) -> None:
    window = window_at("2,4,1,3,5:7")
    do(window, key)
    cross = part_in(window, "header").button(Action.LEAVE)
    assert cross
    do(window, click(cross.rect.center))
    assert (window.app.state.exercise, window.app.state.menu) == (None, None)
    assert not part_in(window, "header").button(Action.LEAVE)


def test_a_setting_goes_through_its_values_while_the_menu_stays_open() -> None:
    window, seen = opened(), []
    do(window, *["down"] * 10)
    for number in range(len(THEMES) + 1):
        seen.append(window.app.state.theme)
        press_row(window, "Theme") if number % 2 else do(window, "return")
        assert window.app.state.menu is not None
    assert (set(seen), seen[-1]) == ({*THEMES}, "light")
