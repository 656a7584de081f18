"""Fingers in the live page: they press, ask, drag the tree, and enlarge it between two of them."""

from __future__ import annotations

import pytest

from .hand import Fingers
from .live import Live

SIZE = 390, 844

SHAPES = "return document.querySelector('#picture [data-part=lens]').innerHTML"

SCROLLING = """
const [pageX, pageY] = arguments, target = document.body;
const touches = [new Touch({identifier: 1, target, pageX, pageY})];
const event = new TouchEvent("touchstart", {bubbles: true, cancelable: false, touches});
event.preventDefault = () => console.error("the browser would tell that this can't be done");
target.dispatchEvent(event);
"""
"""Puts a finger down while the page scrolls."""


@pytest.fixture
def fingers(live: Live) -> Fingers:
    """Return fingers on a phone."""
    return Fingers(live.browser)


def test_a_tap_presses_once(live: Live, fingers: Fingers) -> None:
    live.begin(n=5, at="2,4,1:3")
    live.click_square(3, 5, "touch")
    assert live.told.startswith("Column 3, row 5")
    live.click("[data-key=NEXT]", "touch")
    assert live.told.startswith("Back to column 2")
    live.click("[data-key=PROGRAM]", "touch")
    assert (live.tab, live.told.startswith("Back to column 2")) == ("PROGRAM", True)
    live.click("[data-key=NEXT]", "touch")
    assert live.told.startswith("Column 3, row 1")


def test_a_finger_that_rests_is_told_and_presses_nothing(
    live: Live, fingers: Fingers
) -> None:
    live.begin(n=8, at="2,4,1:1")
    told = live.told
    fingers.press(live.square(3, 7))
    live.wait("document.querySelector('[data-part=hover] text')")
    fingers.lift()
    assert live.told == told


@pytest.mark.full
def test_a_finger_drags_the_tree_and_two_enlarge_it(
    live: Live, fingers: Fingers
) -> None:
    live.begin(n=8, at="2,4,1,3,5:7")
    live.press("f3")
    x, y = live.middle("[data-key=NODE]")
    before = live.run(SHAPES)
    fingers.press((x - 20, y), (x + 40, y))
    fingers.move((x - 40, y), (x + 80, y))
    fingers.lift()
    grown = live.run(SHAPES)
    assert grown != before
    fingers.press((x, y))
    fingers.move((x + 15, y + 10))
    fingers.move((x + 30, y + 10))
    fingers.lift()
    assert live.run(SHAPES) != grown
    live.press("z")
    assert live.run(SHAPES) == before
    live.run(SCROLLING, x, y)
