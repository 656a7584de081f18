"""Clicks on the board, on buttons, and beside everything."""

from __future__ import annotations

import pygame
import pytest

from queens_viz import Position
from queens_viz.app.commands import Action

from ..pairs import each_once
from ..support import (
    SIZES,
    button_in,
    click,
    do,
    drag,
    hold,
    let_go,
    square_of,
    stand,
    wait,
    window_at,
)


@each_once(
    {
        "column, row": [(0, 0), (0, 7), (1, 2), (2, 5), (3, 0), (3, 7), (5, 1)],
        "size": SIZES,
    }
)
def test_a_click_on_a_square_tests_that_square(
    column: int, row: int, size: tuple[int, int]
) -> None:
    window = window_at("2,4,1,3,5:7")
    window.size = size
    do(window, click(square_of(window, column, row)), size=size)
    assert window.app.player.search.position == Position(
        8, (1, 3, 0, 2, 4)[:column], row
    )


def test_a_click_beside_everything_or_on_the_red_queen_and_other_buttons_do_nothing() -> (
    None
):
    window = window_at("2,4:6")
    before = stand(window)
    do(window, click((1, 1)), click((660, 400)), drag((660, 400), (1, 1)))
    # The search is there already.
    do(window, click(square_of(window, 2, 5)))
    do(
        window,
        pygame.event.Event(
            pygame.MOUSEBUTTONDOWN, button=3, pos=button_in(window, Action.NEXT)
        ),
    )
    assert stand(window) == before


@pytest.mark.parametrize("where", ["there", "nowhere", "another button", "outside"])
def test_a_button_acts_when_it_is_released_on_it_and_else_it_is_forgotten(
    where: str,
) -> None:
    window = window_at("2,4:5")
    back, place = (button_in(window, action) for action in (Action.BACK, Action.NEXT))
    goal = {
        "there": place,
        "nowhere": (700, 400),
        "another button": back,
        "outside": (-5, 900),
    }[where]
    before = window.app.moment()
    do(window, hold(place), drag(goal, (9, 9)))
    assert window.app.moment() == before
    do(window, let_go(goal), let_go(place))
    assert (window.app.moment() != before) is (where == "there")


def test_a_square_that_is_pressed_in_a_run_acts_though_the_search_has_moved_meanwhile() -> (
    None
):
    window = window_at(":1")
    do(window, "space", hold(square_of(window, 0, 4)))
    wait(window, 1)
    assert str(window.app.player.search.position) != ":1"
    do(window, let_go(square_of(window, 0, 4)))
    assert str(window.app.player.search.position) == ":5"


def test_a_press_that_was_never_let_go_is_forgotten_with_the_next_one() -> None:
    window = window_at("2,4:5")
    button = button_in(window, Action.NEXT)
    do(window, hold(button), hold(window.frame().layout.progress.center))
    there = str(window.app.player.search.position)
    do(window, let_go(button))
    assert str(window.app.player.search.position) == there != "2,4:5"
