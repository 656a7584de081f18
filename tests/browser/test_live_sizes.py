"""The live page in windows below the least size: it is scrolled, and a click hits what is seen."""

from __future__ import annotations

import pytest

from ..tiers import rare
from .live import Live

SCROLLED = """
const {scrollWidth, scrollHeight, clientWidth, clientHeight} = document.scrollingElement;
return [scrollWidth, scrollHeight, clientWidth, clientHeight];
"""


BOARD = """
const box = document.getElementById("board").getBoundingClientRect();
return [box.left + scrollX, box.top + scrollY, box.width, box.height];
"""

LEAST = 200
"""Pixels that the board's side has at least."""

SMALL = [
    ((320, 256), ""),
    *rare(
        ((853, 683), "f3"),
        ((512, 410), "m"),
        ((200, 200), ""),
        ((1400, 200), "p right"),
    ),
]
"""1280x1024 zoomed, and other windows that are small in one way or both."""


@pytest.mark.parametrize(("size", "keys"), SMALL)
def test_however_far_it_is_zoomed_the_board_is_seen_and_all_can_be_scrolled_to(
    live: Live, size: tuple[int, int], keys: str
) -> None:
    live.browser.resize(*size, is_phone=False)
    live.begin(n=8, at="2,4,1:3")
    live.press(*keys.split())
    left, top, wide, high = live.run(BOARD)
    assert wide == high >= LEAST
    all_wide, all_high, _, _ = live.run(SCROLLED)
    assert 0 <= left <= left + wide <= all_wide
    assert 0 <= top <= top + high <= all_high
    live.run(
        "document.querySelector('[data-key=NEXT]').scrollIntoView({block: 'center', inline: 'center'})"
    )
    told = live.told
    x, y = live.middle("[data-key=NEXT]")
    assert (0 <= x < size[0], 0 <= y < size[1]) == (True, True)
    live.browser.click_at(x, y)
    # On the class's own board it says that there is no next step.
    assert live.told != told or live.drawn("message")
