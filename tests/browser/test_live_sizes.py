"""The live page in windows of any size: it fills them, and below the least size it is scrolled."""

from __future__ import annotations

import re

import pytest

from queens_viz.pens.theme import THEMES

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

SMALL = [
    ((320, 256), "", 180),
    *rare(
        ((853, 683), "f3", 400),
        ((512, 410), "m", 210),
        ((200, 200), "", 136),
        ((1400, 200), "p right", 225),
    ),
]
"""1280x1024 zoomed, and other windows that are small in one way or both.

Each has the keys that are pressed, and the pixels that the board's side has at least.
"""


@pytest.mark.parametrize(("size", "keys", "least"), SMALL)
def test_however_far_it_is_zoomed_the_board_is_seen_and_all_can_be_scrolled_to(
    live: Live, size: tuple[int, int], keys: str, least: int
) -> None:
    live.browser.resize(*size, is_phone=False)
    live.begin(n=8, at="2,4,1:3")
    live.press(*keys.split())
    left, top, wide, high = live.run(BOARD)
    assert wide == high >= least
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


VIEW_BOX = "return document.getElementById('picture').getAttribute('viewBox')"

RESIZED = [(388, 842), (390, 844), (300, 843), (480, 300), (483, 323)]
"""Sizes that a window has one after another, some of them below the least."""


@pytest.mark.full
def test_however_a_window_came_to_its_size_the_picture_is_as_in_a_new_window(
    live: Live,
) -> None:
    live.browser.show_scroll_bars(True)
    live.begin()
    pictures = []
    for width, height in RESIZED:
        live.browser.resize(width, height, is_phone=False)
        pictures.append(live.run(VIEW_BOX))
    assert pictures == [
        "0 0 388 842",
        "0 0 390 844",
        "0 0 320 843",
        "0 0 480 320",
        "0 0 483 323",
    ]
    live.browser.resize(300, 200, is_phone=False)
    resized = live.run(VIEW_BOX)
    live.open()
    assert live.run(VIEW_BOX) == resized == "0 0 480 320"


PRINTED = """
const picture = document.getElementById("picture"), root = document.documentElement;
const names = ["width", "height", "viewBox"], before = names.map(name => picture.getAttribute(name));
const boxes = [[3000, 1000], [400, 3000]].map(([width, height]) => {
    [width, height, `0 0 ${width} ${height}`].forEach((value, k) => picture.setAttribute(names[k], value));
    const box = picture.getBoundingClientRect();
    return [box.left, box.top, box.width, box.height, root.scrollWidth, root.scrollHeight];
});
names.forEach((name, k) => picture.setAttribute(name, before[k]));
return boxes;
"""
"""The boxes of a wide picture and a high one on paper, and what of the page they need."""


@pytest.mark.full
def test_on_paper_no_picture_is_cut_and_none_is_dark(live: Live) -> None:
    live.begin(theme="dark")
    live.browser.print_preview()
    for left, top, width, height, page_width, page_height in live.run(PRINTED):
        assert (left, top) == (0, 0)
        assert width == page_width == 1280
        assert height <= page_height == 800
    ink = live.run("return getComputedStyle(document.body).getPropertyValue('--text')")
    assert ink == f"#{bytes(THEMES['light'].colours()['text']).hex()}"
    assert len(re.findall(rb"/Type\s*/Page\b", live.browser.pdf())) == 1
