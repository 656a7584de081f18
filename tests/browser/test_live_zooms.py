"""The live page however far it is zoomed: the board is there to be seen, and what has no room is scrolled to."""

from __future__ import annotations

import pytest

from .live import Live
from .test_live_hover import move

LEAST = 200
"""Pixels that the board's side has at least."""

QUICK = [(320, 256), (200, 200)]

FULL = [
    (1280, 1024), (1164, 931), (1024, 819), (853, 683), (731, 585), (640, 512), (512, 410), (427, 341), (256, 205),
    (240, 240), (320, 480), (480, 320), (511, 421), (512, 200), (560, 420), (200, 900), (1400, 200),
]  # fmt: skip
"""1280x1024 at 110 to 500 %, and other windows that are small in one way or both."""

SIZES = pytest.mark.parametrize(
    "size",
    [pytest.param(size, id="{}x{}".format(*size), marks=[pytest.mark.full] * (size in FULL)) for size in QUICK + FULL],
)

BOARD = "const {left, top, width, height} = document.getElementById('board').getBoundingClientRect(); "

NEGATIVE = """
return [...document.querySelectorAll("svg")].map(one => one.getAttribute("viewBox")).filter(box => /-/.test(box));
"""

HIDDEN = """
const parts = document.querySelectorAll("button, input, h2, #board, #lines li, dd");
const isAtPlace = (part, x, y) => {
    const found = document.elementFromPoint(x, y);
    return found && (part.contains(found) || found.contains(part));
};
const canBeSeen = part => {
    part.scrollIntoView({block: "center", inline: "center"});
    const {left, right, top, bottom} = part.getBoundingClientRect();
    return isAtPlace(part, (left + right) / 2, (top + bottom) / 2);
};
const hidden = [...parts].filter(part => part.checkVisibility() && !canBeSeen(part)).map(part => part.outerHTML);
window.scrollTo(0, 0);
return hidden;
"""
"""What can't be scrolled to; or what something covers then."""


def zoomed(live: Live, size: tuple[int, int], place: str = "#n=8&at=2,4,1:3") -> None:
    """Open the page in a window of a computer, which is as small as zooming makes it."""
    live.browser.resize(*size, is_phone=False)
    live.begin(place)


@SIZES
def test_the_board_has_its_least_side_and_is_pointed_at(live: Live, size: tuple[int, int]) -> None:
    zoomed(live, size)
    live.run("document.getElementById('board').scrollIntoView({block: 'center', inline: 'center'})")
    left, top, width, height = live.run(BOARD + "return [left, top, width, height]")
    assert width == height >= LEAST
    for share in (0.1, 0.5, 0.9):
        move(live, left + share * width, top + share * height)
    assert live.browser.console() == []


@SIZES
@pytest.mark.parametrize(
    "keys", ["", pytest.param("p", marks=pytest.mark.full), pytest.param("m", marks=pytest.mark.full)]
)
def test_what_has_no_room_can_be_scrolled_to(live: Live, size: tuple[int, int], keys: str) -> None:
    zoomed(live, size)
    live.press(*keys)
    assert live.run(HIDDEN) == []


@SIZES
def test_a_tree_in_the_whole_window_has_room(live: Live, size: tuple[int, int]) -> None:
    zoomed(live, size)
    live.press("f3", "o", "right")
    assert live.run(NEGATIVE) == []
    assert live.run("return document.getElementById('branches').clientHeight") >= 100
    assert live.is_uncovered("#foot button")
    assert live.is_uncovered(live.button("NEXT"))
    assert live.browser.console() == []


@SIZES
def test_the_menu_stands_in_the_window(live: Live, size: tuple[int, int]) -> None:
    zoomed(live, size)
    live.press("k", "up")
    left, top, right, bottom = live.run(
        "const box = document.getElementById('menu').getBoundingClientRect();"
        "return [box.left, box.top, innerWidth - box.right, innerHeight - box.bottom]"
    )
    assert min(left, top, right, bottom) >= 0
    assert live.is_uncovered("#menu .chosen")
