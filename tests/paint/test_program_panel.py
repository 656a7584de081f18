"""The program as a person uses it: the switch by keys and mouse, and what turns to what has no room."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action
from queens_viz.paint.program_panel import ProgramPanel
from queens_viz.paint.rect import Rect
from queens_viz.search.listing import Program
from queens_viz.window.window import Window

from ..drawn import read
from ..pairs import every_pair
from ..support import click, do, hover, texts, window_at
from .test_drawn_program import calls_of, code_lines, seen_at

LOOP, RECURSION = Program


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


def test_beside_the_switch_is_its_key() -> None:
    _, seen = seen_at(8, "2,4,1,3,5:7", (1280, 800), "f4")
    key, name = seen.text("I", seen.body), seen.text("Recursion", seen.body)
    assert key.rect.left > name.rect.right
    assert abs(key.centre[1] - name.centre[1]) < 4


def test_the_half_under_the_mouse_shows_that_it_can_be_clicked() -> None:
    window, seen = seen_at(8, "2,4,1,3,5:7", (1280, 800), "f4")
    do(window, hover(seen.text("Recursion").centre))
    over = read(window)
    assert over.card_around(over.text("Recursion").rect).colour == seen.theme.hover
    assert over.card_around(over.text("Loop").rect).colour == seen.theme.accent
    do(window, hover(seen.text("Loop").centre))
    over = read(window)
    assert over.card_around(over.text("Loop").rect).colour == seen.theme.first_hover
    assert over.card_around(over.text("Recursion").rect).colour == seen.theme.pale


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
    assert len(code_lines(seen, RECURSION)) == 10
    assert "Values" in seen.words_in(seen.body)
    assert calls_of(seen) == []
    do(window, "f4", size=size)
    seen = read(window, size)
    assert code_lines(seen, RECURSION) == []
    assert {"Listing", "Loop", "Recursion", "Calls", "[2, 4, 1, 3, 5]"} <= set(seen.words_in(seen.body))
    assert calls_of(seen)[-1][0] == ["place(6)", "row 7", "5"]
    do(window, "i", size=size)
    assert window.app.state.program is LOOP
    do(window, "f4", size=size)
    assert len(code_lines(read(window, size), LOOP)) == 13


@pytest.mark.parametrize("size", [(600, 480), (640, 480), (800, 600)])
def test_so_does_a_click_on_the_button_and_on_the_tab(size: tuple[int, int]) -> None:
    window, seen = seen_at(8, "2,4,1,3,5:7", size, "f4")
    do(window, click(seen.text("Values").centre), size=size)
    assert window.app.state.has_values
    do(window, click(read(window, size).text("Listing").centre), size=size)
    assert not window.app.state.has_values
    do(window, click(read(window, size).text("Program").centre), size=size)
    assert window.app.state.has_values


@every_pair(
    {
        "keys, label": [(("f4",), "Values"), (("f4", "f4"), "Listing"), (("f4", "f4", "i"), "Listing")],
        "size": [(600, 480), (640, 480), (800, 600)],
    }
)
def test_the_button_lies_on_nothing_else(keys: tuple[str, ...], label: str, size: tuple[int, int]) -> None:
    window = window_at("2,4,1,3,5:7")
    do(window, *keys, size=size)
    seen = read(window, size)
    button = seen.card_around(seen.text(label, seen.body).rect).rect
    assert seen.body.contains(button)
    assert seen.words_in(button) == [label]
    parts = [one.rect for one in (*seen.things("text", seen.body), *seen.things("card", seen.body))]
    beside = [one for one in parts if not (one.contains(seen.body) or button.contains(one))]
    assert not any(map(button.colliderect, beside))


def test_where_both_have_room_there_is_no_button() -> None:
    window, seen = seen_at(8, "2,4,1,3,5:7", (1280, 800), "f4", "f4")
    assert not window.app.state.has_values
    assert {"Values", "Listing"}.isdisjoint(seen.words_in(seen.body))


def test_on_the_tab_of_another_the_first_press_only_opens_it() -> None:
    window, _ = seen_at(8, "2,4,1,3,5:7", (640, 480), "f4", "f4", "f2", "f4")
    assert window.app.state.has_values
    do(window, "o", size=(640, 480))
    do(window, "f4", size=(640, 480))
    assert window.app.state.has_values, "it took the window back from the tree"


def test_on_a_projector_the_program_has_the_room_of_both_panels_and_large_type() -> None:
    size = (1920, 1080)
    window, seen = seen_at(8, "2,4,1,3,5:7", size, "f4", "i")
    assert not seen.second_panel.width
    assert seen.panel.width == seen.sentence.width
    assert len(calls_of(seen)) == 6
    lines = code_lines(seen, RECURSION)
    assert len(lines) == 10
    assert {line.size for line in lines} == {28}
    assert {"Solutions", "Tree", "Program"} <= {words for words, _ in texts(window, size)}
    # The tree is not beside it, so its keys say how to open it.
    do(window, "l", size=size)
    assert window.app.state.message == "The tree is not open: press F3."
    do(window, "f3", size=size)
    assert read(window, size).second_panel.width > read(window, size).panel.width
