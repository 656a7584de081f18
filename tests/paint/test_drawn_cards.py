"""The card of the sentence, messages and the ring of the focus as they are drawn."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import FULL
from queens_viz.window.window import Window

from ..drawn import read
from ..pairs import each_once
from ..support import SIZES, click, do, let_go, window_at


@each_once({"speed": [100, FULL], "size": SIZES})
def test_while_steps_are_too_many_to_be_read_the_card_says_that_it_searches(
    speed: float, size: tuple[int, int]
) -> None:
    window = window_at("2,4,1,3,5:7")
    window.app.player.set_speed(speed)
    window.app.player.run()
    seen = read(window, size)
    (icon,) = seen.icons(seen.sentence)
    headline = seen.texts(seen.sentence)[0]
    assert (icon.what, icon.colour, headline.colour) == ("play", seen.theme.accent, seen.theme.accent)
    assert headline.what == ("Searching at full speed" if speed == FULL else "Searching at 100 steps/s")


@pytest.mark.parametrize(("label", "is_right"), [("Safe", False), ("Attacked", True)])
def test_the_answers_mean_what_they_say(label: str, is_right: bool) -> None:
    window = window_at("2,4,1,3,5:7")
    do(window, "p")
    do(window, click(read(window).text(label).centre), let_go())
    assert window.app.state.predict.score == (int(is_right), 1, (is_right,))


RINGED = ["Run", "Back", "Next", "Next solution", "All", "Restart", "Solutions", "Tree", "Program", "Compare"]
RINGED += ["−", "+", "Menu", "Theme", "Full screen", "Help"]
"""The buttons that can be pressed in the midst of a search, in the order of the Tab key."""


def ringed(window: Window, size: tuple[int, int]) -> str:
    """Return the label of the button inside the ring."""
    seen = read(window, size)
    assert seen.ring
    keys = ("→", "←", "Space", "Enter", "A", "Home", "U", "K", "T", "F11", "F1", "F2", "F3", "F4", "F8")
    inside = [one for one in seen.texts(seen.ring) if one.what not in keys]
    labels = [one.what for one in inside]
    assert labels[0] in RINGED
    assert seen.ring.inflate(4, 4).contains(inside[0].rect) or seen.ring.contains(inside[0].rect.inflate(0, -8))
    return labels[0]


@pytest.mark.parametrize("size", SIZES)
def test_the_ring_goes_from_button_to_button_and_is_around_the_one_that_is_pressed(size: tuple[int, int]) -> None:
    window = window_at("2,4:6")
    assert read(window, size).ring is None
    seen, there = [], [label for label in RINGED if label != "Compare" or size != (640, 480)]
    for _ in there:
        do(window, "tab", size=size)
        seen.append(ringed(window, size))
    assert sorted(seen) == sorted(there)
    if size[0] < 1900:
        assert seen == there
    do(window, "shift+tab", size=size)
    assert ringed(window, size) == seen[-2]


@pytest.mark.parametrize(
    ("label", "key"),
    [
        ("Back", "left"),
        ("Next", "right"),
        ("Restart", "home"),
        ("Program", "f4"),
        ("−", "-"),
        ("+", "+"),
        ("Theme", "t"),
    ],
)
def test_what_the_ring_is_around_is_what_space_presses(label: str, key: str) -> None:
    size = (1280, 800)
    window, other = window_at("2,4:6"), window_at("2,4:6")
    for _ in range(RINGED.index(label) + 1):
        do(window, "tab")
    assert ringed(window, size) == label
    do(window, "space", "escape")
    do(other, key)
    assert window.app.state == other.app.state
    assert window.app.player.moment() == other.app.player.moment()


def test_the_ring_stays_around_enter_s_button_whatever_that_says() -> None:
    window = window_at("end", 6)
    do(window, *["tab"] * (RINGED.index("Next solution") + 1))
    for key, label in (("", "Next solution"), ("down", "Go there"), ("up", "Go there")):
        do(window, *[key] if key else [])
        seen = read(window)
        assert seen.ring
        assert seen.ring.contains(seen.text(label, seen.controls).rect)
