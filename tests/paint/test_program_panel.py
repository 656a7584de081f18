"""The program as a person uses it: the switch by keys and mouse, and what turns to what has no room."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action
from queens_viz.paint.program_panel import ProgramPanel
from queens_viz.pens.rect import Rect
from queens_viz.search.listing import Program
from queens_viz.window.window import Window

from ..drawn import Seen, read
from ..support import click, do, window_at

LOOP, RECURSION = Program


def seen_at(n: int, text: str, size: tuple[int, int] = (1280, 800), *keys: str) -> tuple[Window, Seen]:
    """Return a window after some keys, and what it shows."""
    window = window_at(text, n)
    for key in keys:
        do(window, key, size=size)
    return window, read(window, size)


def halves(window: Window) -> tuple[Rect, ...]:
    beside = window.frame().beside
    assert beside
    (contents,) = [panel.contents for panel in beside.panels if isinstance(panel.contents, ProgramPanel)]
    return contents.halves


def test_a_click_on_a_half_of_the_switch_shows_its_program() -> None:
    window, seen = seen_at(8, "2,4,1,3,5:7", (1280, 800), "f4")
    assert seen.card_around(seen.text("Loop", seen.body).rect).colour == seen.theme.accent
    assert seen.card_around(seen.text("Recursion", seen.body).rect).colour == seen.theme.pale
    for label, which in (("Recursion", RECURSION), ("Recursion", RECURSION), ("Loop", LOOP), ("Loop", LOOP)):
        do(window, click(read(window).text(label).centre))
        assert window.app.state.program is which
        assert seen.theme.accent == read(window).card_around(read(window).text(label).rect).colour


def test_the_ring_reaches_the_switch_and_space_presses_it() -> None:
    window, _ = seen_at(8, "2,4,1,3,5:7", (1280, 800), "f4")
    for _ in range(60):
        do(window, "tab")
        if window.hand.ring is Action.LISTING:
            break
    assert window.hand.ring is Action.LISTING
    first, second = halves(window)
    assert read(window).ring == first.union(second)
    do(window, "space")
    assert window.app.state.program is RECURSION


@pytest.mark.parametrize("size", [(600, 480), (640, 480), (800, 600)])
def test_where_both_have_no_room_the_key_of_the_tab_turns_to_the_values_and_back(size: tuple[int, int]) -> None:
    window, seen = seen_at(8, "2,4,1,3,5:7", size, "f4", "i")
    assert {"Values", "def place(column):"} <= set(seen.words_in(seen.body))
    do(window, "f4", size=size)
    words = read(window, size).words_in(seen.body)
    assert {"Listing", "Loop", "Recursion", "Calls", "[2, 4, 1, 3, 5]", "place(6)"} <= set(words)
    assert "def place(column):" not in words
    do(window, "i", size=size)
    assert window.app.state.program is LOOP
    do(window, "f4", size=size)
    assert "while row <= n:" in read(window, size).words_in(seen.body)


@pytest.mark.parametrize("size", [(600, 480), (640, 480), (800, 600)])
def test_so_does_a_click_on_the_button_and_on_the_tab(size: tuple[int, int]) -> None:
    window, seen = seen_at(8, "2,4,1,3,5:7", size, "f4")
    do(window, click(seen.text("Values").centre), size=size)
    assert window.app.state.has_values
    do(window, click(read(window, size).text("Listing").centre), size=size)
    assert not window.app.state.has_values
    do(window, click(read(window, size).text("Program").centre), size=size)
    assert window.app.state.has_values


def test_on_the_tab_of_another_the_first_press_only_opens_it() -> None:
    window, _ = seen_at(8, "2,4,1,3,5:7", (640, 480), "f4", "f4", "f2", "f4")
    assert window.app.state.has_values
    do(window, "o", size=(640, 480))
    do(window, "f4", size=(640, 480))
    assert window.app.state.has_values, "it took the window back from the tree"
