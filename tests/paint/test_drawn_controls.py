"""Buttons, sliders, counters and header as they are drawn, against what can be asked for at a position."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from queens_viz.app.commands import FULL
from queens_viz.app.findings import TICKS
from queens_viz.looks.theme import THEMES
from queens_viz.window.window import Window

from .. import facts
from ..drawn import read
from ..pairs import each_once
from ..scenes import seen_at
from ..support import SIZES, click, do, finish, let_go, window_at

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


def app_in(mode: str) -> Window:
    """Return a window at the first position, somewhere, running, going to a solution, listing all, or at the end."""
    window = window_at({"first": ":1", "end": "end"}.get(mode, "2,4,1,3:6"), 8)
    window.app.player.set_speed(0.5)
    match mode:
        case "running":
            window.app.player.run()
        case "solution":
            window.app.player.next_solution()
        case "all":
            window.app.player.all()
    return window


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


@each_once({"mode": list(DISABLED), "size": SIZES})
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


@each_once({"speed": [*SPEEDS, FULL], "size": SIZES})
def test_the_speed_s_handle_stands_at_the_logarithm_of_the_speed(speed: float, size: tuple[int, int]) -> None:
    window = window_at(":1")
    window.app.player.set_speed(speed)
    seen = read(window, size)
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
    window = window_at(":1")
    window.app.player.set_speed(speed)
    handle = read(window).speed[2].centre
    window.app.player.set_speed(3)
    do(window, click(handle), let_go())
    assert window.app.player.moment().speed == speed or window.app.player.moment().speed == pytest.approx(
        speed, rel=0.06
    )


COUNTED = [(8, ":1"), (8, "2,4,1,3:6"), (8, "1,5,8,6,3,7,2,4"), (6, "4:1"), (6, "end"), (4, "2,4,1,3"), (4, "3,1:4")]


@each_once({"n, text": COUNTED, "size": SIZES})
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


@each_once(
    {
        "n, text, is_estimate": [
            (8, "2,4:6", False),
            (10, "1,3:5", False),
            (11, "1,3:5", True),
            (20, ":1", False),
            (20, "1,3:5", True),
            (20, "end", False),
        ],
        "size": SIZES,
    }
)
def test_a_share_is_told_as_about_where_it_is_an_estimate_alone(
    n: int, text: str, is_estimate: bool, size: tuple[int, int]
) -> None:
    seen = read(window_at(text, n, is_counted=False), size)
    told = [one for one in seen.words_in(seen.lane.union(seen.controls)) if "%" in one]
    assert told or size[0] <= 640
    assert all(("about" in one) is is_estimate for one in told)


@each_once({"n": [4, 5, 6], "size": SIZES})
def test_a_tick_stands_on_the_progress_line_where_each_solution_was_found(n: int, size: tuple[int, int]) -> None:
    window = window_at(":1", n)
    do(window, "a", size=size)
    finish(window, size)
    seen = read(window, size)
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


@pytest.mark.parametrize("size", SIZES)
def test_ticks_that_stand_close_are_thin_with_gaps_and_leave_the_line_to_be_seen(size: tuple[int, int]) -> None:
    window = window_at(":1", 12)
    window.app.player.findings.ticks.update(range(TICKS))
    seen = read(window, size)
    track = seen.progress[0]
    ticks = sorted(fill.rect.left for fill in seen.things("fill", seen.lane) if fill.colour == seen.theme.safe)
    rects = [fill.rect for fill in seen.things("fill", seen.lane) if fill.colour == seen.theme.safe]
    assert len(ticks) >= track.width // 5
    assert min(right - left for left, right in pairwise(ticks)) >= 3
    assert {rect.width for rect in rects} <= {1, 2}
    assert all(rect.bottom <= track.top for rect in rects)


@pytest.mark.parametrize("theme", THEMES)
def test_a_tick_is_seen_on_the_walked_part_of_the_line_too(theme: str) -> None:
    window = window_at("2,4,6:1", 6, theme=theme)
    finish(window)
    for keys in ((), ("return", "return")):
        do(window, *keys)
        seen = read(window)
        track, walked = seen.progress[0], seen.things("fill", seen.lane)
        pale = [fill for fill in walked if fill.colour == seen.theme.walked_tick]
        for fill in pale:
            assert (fill.rect.top, fill.rect.height) == (track.top, track.height)
            assert any(tick.rect.contains(fill.rect) for tick in walked if tick.colour == seen.theme.safe)
    assert pale


def test_before_a_solution_is_found_there_are_no_ticks() -> None:
    seen = seen_at(8, ":1")
    assert [fill for fill in seen.things("fill", seen.lane) if fill.colour == seen.theme.safe] == []
