"""Buttons, sliders, counters and header as they are drawn, against what can be asked for at a position."""

from __future__ import annotations

import math

import pytest

from queens_viz.app.commands import FULL
from queens_viz.window.app import App

from .. import facts
from ..drawn import Seen, read
from ..scenes import seen_at
from ..support import SIZES, app_at, click, do, finish, let_go

HINTS = {
    "Run": "Space",
    "Halt": "Space",
    "Back": "←",
    "Next": "→",
    "Next solution": "Enter",
    "All": "A",
    "Restart": "Home",
}
"""The labels of the buttons from the left, and the keys that press them."""


def app_in(mode: str) -> App:
    """Return an app at the first position, somewhere, running, going to a solution, listing all, or at the end."""
    app = app_at({"first": ":1", "end": "end"}.get(mode, "2,4,1,3:6"), 8)
    app.player.set_speed(0.5)
    match mode:
        case "running":
            app.player.run()
        case "solution":
            app.player.next_solution()
        case "all":
            app.player.all()
    return app


DISABLED = {
    "first": {"Halt", "Back", "Restart"},
    "halted": {"Halt"},
    "running": {"Run", "Back", "Next"},
    "solution": {"Run", "Back", "Next", "Next solution"},
    "all": {"Run", "Back", "Next", "All"},
    "end": {"Halt"},
}
"""What does nothing in each mode."""

MODES = pytest.mark.parametrize("mode", DISABLED)


@MODES
@pytest.mark.parametrize("size", SIZES)
def test_buttons_stand_in_their_order_with_their_keys_under_their_labels(mode: str, size: tuple[int, int]) -> None:
    seen = read(app_in(mode), size)
    has_hints = size[1] >= 560
    lefts = []
    for label, hint in HINTS.items():
        button = seen.button(label)
        assert seen.controls.contains(button.rect)
        assert seen.words_in(button.rect) == [label, hint] if has_hints else [label]
        assert all(abs(one.centre[0] - button.rect.centerx) <= 2 for one in seen.texts(button.rect))
        lefts.append(button.rect.left)
    assert lefts == sorted(lefts)


@MODES
def test_buttons_that_do_nothing_are_grey_and_the_one_of_the_space_bar_stands_out(mode: str) -> None:
    seen = read(app_in(mode))
    theme = seen.theme
    for label in HINTS:
        button = seen.button(label)
        inks = {one.colour for one in seen.texts(button.rect)}
        if label in DISABLED[mode]:
            assert (button.colour, button.second, inks) == (theme.window, theme.border, {theme.disabled})
        elif HINTS[label] == "Space":
            assert (button.colour, button.second, inks) == (theme.accent, theme.accent, {theme.on_accent})
        else:
            assert (button.colour, button.second, inks) == (theme.panel, theme.border, {theme.text})


SPEEDS = {0.2: "0.2", 1.0: "1.0", 20 / 3: "6.7", 10.0: "10", 120.0: "120", 1000.0: "1,000"}


@pytest.mark.parametrize("speed", [*SPEEDS, FULL])
@pytest.mark.parametrize("size", SIZES)
def test_the_speed_s_handle_stands_at_the_logarithm_of_the_speed(speed: float, size: tuple[int, int]) -> None:
    app = app_at(":1")
    app.player.set_speed(speed)
    seen = read(app, size)
    track, done, handle = seen.speed
    share = 1.0 if speed == FULL else 0.92 * math.log(speed / 0.2) / math.log(1000 / 0.2)
    assert abs(handle.centre[0] - (track.left + share * track.width)) <= 2
    assert abs(handle.centre[1] - track.centery) <= 1
    assert handle.colour == seen.theme.accent
    assert bool(done) is (handle.centre[0] - track.left >= track.height)
    if done:
        assert abs(done.left - track.left) <= 1
        assert abs(done.right - handle.centre[0]) <= 1
    words = "full" if speed == FULL else f"{SPEEDS[speed]} steps/s"
    text = seen.text(words)
    assert abs(text.rect.right - track.right) <= 2
    assert 0 < track.top - text.rect.bottom + 8 < 20


@pytest.mark.parametrize("speed", [*SPEEDS, FULL])
def test_a_click_where_the_handle_stands_asks_for_its_speed_and_left_is_slow(speed: float) -> None:
    app = app_at(":1")
    app.player.set_speed(speed)
    handle = read(app).speed[2].centre
    app.player.set_speed(3)
    do(app, click(handle), let_go())
    assert app.player.moment().speed == speed or app.player.moment().speed == pytest.approx(speed, rel=0.06)


COUNTED = [(8, ":1"), (8, "2,4,1,3:6"), (8, "1,5,8,6,3,7,2,4"), (6, "4:1"), (6, "end"), (4, "2,4,1,3"), (4, "3,1:4")]


@pytest.mark.parametrize(("n", "text"), COUNTED)
@pytest.mark.parametrize("size", SIZES)
def test_the_progress_handle_stands_at_the_share_of_the_steps(n: int, text: str, size: tuple[int, int]) -> None:
    seen = seen_at(n, text, size)
    track, done, handle = seen.progress
    share = facts.step(n, text) / (len(facts.walk(n)) - 1)
    assert abs(handle.centre[0] - (track.left + share * track.width)) <= 1
    assert abs(handle.centre[1] - track.centery) <= 1
    assert bool(done) is (handle.centre[0] - track.left >= track.height)
    if done:
        assert (done.left, done.right) == (track.left, handle.centre[0])


@pytest.mark.parametrize(("n", "text"), COUNTED)
def test_the_counters_tell_step_share_and_solutions(n: int, text: str) -> None:
    seen, number, total = seen_at(n, text), facts.step(n, text), len(facts.walk(n)) - 1
    found = facts.fact(n, text).found
    words = seen.words_in(seen.lane.union(seen.controls))
    (step,) = (one for one in words if one.startswith("step "))
    assert step.split()[1] == f"{number:,}"
    assert step.split()[2:] in ([], ["of", f"{total:,}"])
    counted = {0: "no solution", 1: "1 solution"}.get(found, f"{found} solutions")
    (share,) = (one for one in words if "%" in one)
    assert share.startswith(f"{100 * number // total} %")
    assert counted in share


@pytest.mark.parametrize(
    ("n", "text", "is_estimate"),
    [
        (8, "2,4:6", False),
        (10, "1,3:5", False),
        (11, "1,3:5", True),
        (20, ":1", False),
        (20, "1,3:5", True),
        (20, "end", False),
    ],
)
@pytest.mark.parametrize("size", SIZES)
def test_a_share_is_told_as_about_where_it_is_an_estimate_alone(
    n: int, text: str, is_estimate: bool, size: tuple[int, int]
) -> None:
    seen = seen_at(n, text, size)
    told = [one for one in seen.words_in(seen.lane.union(seen.controls)) if "%" in one]
    assert told or size[0] <= 640
    assert all(("about" in one) is is_estimate for one in told)


@pytest.mark.parametrize("n", [4, 5, 6])
@pytest.mark.parametrize("size", SIZES)
def test_a_tick_stands_on_the_progress_line_where_each_solution_was_found(n: int, size: tuple[int, int]) -> None:
    app = app_at(":1", n)
    do(app, "a", size=size)
    finish(app, size)
    seen = read(app, size)
    track = seen.progress[0]
    ticks = [fill.rect for fill in seen.things("fill", seen.lane) if fill.colour == seen.theme.safe]
    walk = facts.walk(n)
    steps = [number for number, state in enumerate(walk) if len(state.board) == n]
    places = [track.left + number * track.width / (len(walk) - 1) for number in steps]
    # Ticks that touch are drawn as one.
    assert ticks
    for place in places:
        assert any(tick.left - 3 <= place <= tick.right + 2 for tick in ticks)
    for tick in ticks:
        assert any(tick.left - 3 <= place <= tick.right + 2 for place in places)
        assert tick.top < track.centery < tick.bottom


def test_before_a_solution_is_found_there_are_no_ticks() -> None:
    seen = seen_at(8, ":1")
    assert [fill for fill in seen.things("fill", seen.lane) if fill.colour == seen.theme.safe] == []


def chip(seen: Seen, words: str) -> tuple[tuple[int, int, int], tuple[int, int, int], str]:
    """Return the fill of the mode's chip, its ink, and its icon."""
    text = seen.text(words, seen.header)
    card = seen.card_around(text.rect)
    (icon,) = seen.icons(card.rect)
    assert icon.colour == text.colour
    assert icon.rect.right < text.rect.left
    return card.colour, text.colour, icon.what


@pytest.mark.parametrize("size", SIZES)
def test_the_chip_tells_the_mode_in_words_colour_and_sign(size: tuple[int, int]) -> None:
    for mode, words, fill, ink, icon in (
        ("halted", "Halted", "text", "window", "pause"),
        ("running", "Running", "accent", "on_accent", "play"),
        ("end", "Complete", "safe", "window", "tick"),
    ):
        seen = read(app_in(mode), size)
        colours = getattr(seen.theme, fill), getattr(seen.theme, ink)
        assert chip(seen, words) == (*colours, icon)


def test_a_run_that_pauses_on_a_solution_says_for_how_long() -> None:
    app = app_at("2,4,1:3", 4)
    app.player.pause = 5
    app.player.set_speed(10)
    do(app, "space")
    app.player.tick(0.11)
    assert app.player.search.is_solution
    (words,) = (words for words in read(app).words_in(read(app).header) if words.startswith("Running"))
    assert "5" in words


@pytest.mark.parametrize(("n", "smaller", "larger"), [(1, False, True), (8, True, True), (100, True, False)])
def test_the_stepper_shows_the_size_between_minus_and_plus(n: int, smaller: bool, larger: bool) -> None:
    seen = seen_at(n, ":1")
    words = [one for one in seen.texts(seen.header) if one.what in ("−", str(n), "+")]
    assert [one.what for one in words] == ["−", str(n), "+"]
    colours = {True: seen.theme.text, False: seen.theme.disabled}
    assert [one.colour for one in words] == [colours[smaller], seen.theme.text, colours[larger]]


@pytest.mark.parametrize("n", [1, 8])
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (1024, 768)])
def test_the_title_stands_beside_the_stepper(n: int, size: tuple[int, int]) -> None:
    seen = seen_at(n, ":1", size)
    title = seen.text(seen.say("title" if n > 1 else "title_one"), seen.header)
    assert title.is_bold
    assert title.rect.left > seen.text("+").rect.right
    assert abs(title.centre[1] - seen.text("+").centre[1]) <= 3


@pytest.mark.parametrize(("sign", "n"), [("−", 7), ("+", 9)])
def test_minus_makes_the_board_smaller_and_plus_larger(sign: str, n: int) -> None:
    app = app_at(":1")
    do(app, click(read(app).text(sign).centre), let_go())
    assert app.player.search.n == n


@pytest.mark.parametrize(("typed", "is_refused"), [("6", False), ("12", False), ("0", True)])
def test_typed_digits_stand_in_the_stepper_and_a_size_that_is_none_is_red(typed: str, is_refused: bool) -> None:
    app = app_at(":1")
    do(app, *typed)
    seen = read(app)
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
    tools = [one for one in seen.texts(seen.header) if one.what.endswith(("Theme", "Full screen", "Help"))]
    labels = [one.what for one in tools]
    assert labels in (["T  Theme", "F11  Full screen", "F1  Help"], ["Theme", "Full screen", "Help"])
    assert labels[0] == "T  Theme" or size[0] < 1900
    for one in tools:
        card = seen.card_around(one.rect)
        assert card.colour == seen.theme.panel
        assert card.rect.contains(one.rect)


@pytest.mark.parametrize(("key", "name"), [("f2", "Solutions"), ("f3", "Tree"), ("f4", "Program")])
@pytest.mark.parametrize("size", [(1280, 800), (640, 480), (1024, 768), (600, 900)])
def test_the_open_tab_is_bold_and_underlined_and_each_shows_its_key(key: str, name: str, size: tuple[int, int]) -> None:
    app = app_at("2,4,1,3:6")
    do(app, key, size=size)
    seen = read(app, size)
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
        app = app_at(":1")
        do(app, event, let_go())
        pictures.append(read(app).words_in())
    assert pictures[0] == pictures[1]
