"""The header as it is drawn: chip, stepper, title, tools, and the tabs of the panels."""

from __future__ import annotations

import pytest

from ..drawn import Seen, read
from ..pairs import each_once, every_pair
from ..scenes import seen_at
from ..support import SIZES, click, do, let_go, window_at
from .test_drawn_controls import app_in


def chip(seen: Seen, words: str) -> tuple[str, str, str]:
    """Return the fill of the mode's chip, its ink, and its icon."""
    text = seen.text(words, seen.header)
    card = seen.card_around(text.rect)
    (icon,) = seen.icons(card.rect)
    assert icon.colour == text.colour
    assert icon.rect.right < text.rect.left
    return card.colour, text.colour, icon.what


MODES = {
    "halted": ("Halted", "pale", "text", "pause"),
    "running": ("Running", "accent", "on_accent", "play"),
    "end": ("Complete · 92 solutions", "safe", "window", "tick"),
}


@every_pair({"mode": list(MODES), "size": SIZES})
def test_the_chip_tells_the_mode_in_words_colour_and_sign(mode: str, size: tuple[int, int]) -> None:
    (words, fill, ink, icon), seen = MODES[mode], read(app_in(mode), size)
    assert chip(seen, words) == (getattr(seen.theme, fill), getattr(seen.theme, ink), icon)


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


@each_once({"n": [1, 8], "size": [(1280, 800), (1920, 1080), (1024, 768)]})
def test_the_title_stands_beside_the_stepper(n: int, size: tuple[int, int]) -> None:
    seen = seen_at(n, ":1", size)
    title = seen.text(seen.say.count("title", n), seen.header)
    assert title.is_bold
    assert title.rect.left > seen.text("+").rect.right
    assert abs(title.centre[1] - seen.text("+").centre[1]) <= 3


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


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (1024, 768), (640, 480)])
def test_the_tools_stand_at_the_right_with_their_keys(size: tuple[int, int]) -> None:
    seen = seen_at(8, ":1", size)
    tools = [one for one in seen.texts(seen.header) if one.what in ("Theme", "Full screen", "Help")]
    assert [one.what for one in tools] == ["Theme", "Full screen", "Help"]
    keys = [one for one in seen.texts(seen.header) if one.what in ("T", "F11", "F1")]
    assert [key.what for key in keys] == ["T", "F11", "F1"] or (not keys and size[0] < 1900)
    assert {key.colour for key in keys} <= {seen.theme.muted}
    for key, one in zip(keys, tools, strict=False):
        assert 0 < one.rect.left - key.rect.right < 12
        assert seen.card_around(key.rect) == seen.card_around(one.rect)
    for one in tools:
        card = seen.card_around(one.rect)
        assert card.colour == seen.theme.panel
        assert card.rect.contains(one.rect)


@each_once(
    {
        "key, name": [("f2", "Solutions"), ("f3", "Tree"), ("f4", "Program")],
        "size": [(1280, 800), (640, 480), (1024, 768), (600, 900)],
    }
)
def test_the_open_tab_is_bold_and_underlined_and_each_shows_its_key(key: str, name: str, size: tuple[int, int]) -> None:
    window = window_at("2,4,1,3:6")
    do(window, key, size=size)
    seen = read(window, size)
    tabs = {one.what: one for one in seen.texts(seen.panel) if one.what in ("Solutions", "Tree", "Program")}
    assert list(tabs) == ["Solutions", "Tree", "Program"]
    for words, tab in tabs.items():
        under = [fill for fill in seen.things("fill", seen.panel) if fill.colour == seen.theme.accent]
        is_under = [fill.rect.left <= tab.rect.left and tab.rect.right <= fill.rect.right for fill in under]
        assert is_under == [words == name]
        assert tab.is_bold is (words == name)
        assert tab.colour == (seen.theme.accent if words == name else seen.theme.text)
    keys = [one for one in seen.texts(seen.panel) if one.what in ("F2", "F3", "F4")]
    assert [one.what for one in keys] in (["F2", "F3", "F4"], [])
    assert all(one.rect.left > tab.rect.right for one, tab in zip(keys, tabs.values(), strict=False))
    assert keys or size[0] < 1280


@pytest.mark.parametrize(("key", "tab"), [("f2", "Solutions"), ("f3", "Tree"), ("f4", "Program")])
def test_a_click_on_a_tab_opens_what_its_key_opens(key: str, tab: str) -> None:
    pictures = []
    for event in (key, click(seen_at(8, ":1").text(tab).centre)):
        window = window_at(":1")
        do(window, event, let_go())
        pictures.append(read(window).words_in())
    assert pictures[0] == pictures[1]
