"""The header as it is drawn: chip, stepper, title, tools, and the tabs of the panels."""

from __future__ import annotations

import pytest

from ..drawn import read
from ..scenes import seen_at
from ..support import click, do, let_go, window_at


def test_a_run_that_pauses_on_a_solution_says_for_how_long() -> None:
    window = window_at("2,4,1:3", 4)
    window.app.player.tempo.pause = 5
    window.app.player.set_speed(10)
    do(window, "space")
    window.app.player.pass_time(0.11)
    assert window.app.player.search.is_solution
    (words,) = (words for words in read(window).words_in(read(window).header) if words.startswith("Running"))
    assert "5" in words


@pytest.mark.parametrize(("n", "smaller", "larger"), [(1, False, True), (8, True, True), (100, True, False)])
def test_the_stepper_shows_the_size_between_minus_and_plus(n: int, smaller: bool, larger: bool) -> None:
    seen = seen_at(n, ":1")
    words = [one for one in seen.texts(seen.header) if one.what in ("−", str(n), "+")]
    assert [one.what for one in words] == ["−", str(n), "+"]
    colours = {True: seen.theme.text, False: seen.theme.disabled}
    assert [one.colour for one in words] == [colours[smaller], seen.theme.text, colours[larger]]


@pytest.mark.parametrize(("sign", "n"), [("−", 7), ("+", 9)])
def test_minus_makes_the_board_smaller_and_plus_larger(sign: str, n: int) -> None:
    window = window_at(":1")
    do(window, click(read(window).text(sign).centre), let_go())
    assert window.app.player.search.n == n


@pytest.mark.parametrize(("typed", "is_refused"), [("6", False), ("12", False), ("0", True)])
def test_typed_digits_stand_in_the_stepper_and_a_size_that_is_none_is_red(typed: str, is_refused: bool) -> None:
    window = window_at(":1")
    do(window, *typed)
    seen = read(window)
    text = seen.text(typed, seen.header)
    colour = seen.theme.attacked if is_refused else seen.theme.accent
    assert text.colour == colour
    assert seen.card_around(text.rect).second == colour
    (caret,) = (fill for fill in seen.things("fill", seen.header) if fill.rect.width == 2)
    assert caret.colour == colour
    assert 0 <= caret.rect.left - text.rect.right <= 2
    start = seen.button("Start")
    inks = {one.colour for one in seen.texts(start.rect)}
    assert inks == {seen.theme.disabled if is_refused else seen.theme.text}


@pytest.mark.parametrize(("key", "tab"), [("f2", "Solutions"), ("f3", "Tree"), ("f4", "Program")])
def test_a_click_on_a_tab_opens_what_its_key_opens(key: str, tab: str) -> None:
    pictures = []
    for event in (key, click(seen_at(8, ":1").text(tab).centre)):
        window = window_at(":1")
        do(window, event, let_go())
        pictures.append(read(window).words_in())
    assert pictures[0] == pictures[1]
