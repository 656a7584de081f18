"""What keys and the mouse do with the menu."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import rows_of
from queens_viz.app.commands import Action
from queens_viz.app.exercise import Exercise
from queens_viz.pens.theme import THEMES
from queens_viz.window.window import Window

from ..states import view_at
from ..support import click, do, part_in, place_of, square_of, window_at


def opened() -> Window:
    """Return a window with the menu open."""
    window = window_at("2,4,1,3,5:7")
    do(window, "k")
    return window


@pytest.mark.parametrize("way", ["return", "mouse", "b"])
def test_a_row_begins_what_it_says_and_closes_the_menu(way: str) -> None:
    window = opened()
    do(
        window,
        *["down"] * (way == "return"),
        click(place_of(window, "Be the search")) if way == "mouse" else way,
    )
    assert (window.app.state.menu, window.app.state.exercise) == (
        None,
        Exercise.BY_HAND,
    )


@pytest.mark.parametrize("away", ["escape", "k", "beside", "a button", "a square"])
def test_it_is_closed_and_nothing_else_is_done(away: str) -> None:
    window = opened()
    place = part_in(window, "menu").place
    points = {
        "beside": (place.right + 4, place.bottom + 4),
        "a button": place_of(window, "Next"),
        "a square": square_of(window, 2, 5),
    }
    before, position = (
        window.app.state._replace(menu=None),
        window.app.player.search.position,
    )
    do(window, click(points[away]) if away in points else away)
    assert (window.app.state, window.app.player.search.position) == (before, position)


def test_a_setting_goes_through_its_values_while_the_menu_stays_open() -> None:
    window, seen = opened(), []
    do(
        window,
        *["down"]
        * [row.action for row in rows_of(window.app.front)].index(Action.THEME),
    )
    for number in range(len(THEMES) + 1):
        seen.append(window.app.state.theme)
        do(window, click(place_of(window, "Theme")) if number % 2 else "return")
        assert window.app.state.menu is not None
    assert (set(seen), seen[-1]) == ({*THEMES}, "light")


def test_no_message_lies_over_it() -> None:
    view = view_at(8, keys="c k")
    assert view.app.state.message
    assert not view.frame().noted("message")
