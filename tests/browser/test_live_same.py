"""The page shows what the pen draws in CPython, group for group and letter for letter."""

from __future__ import annotations

import re
import time

import pytest

from ..states import FAR, STATES, Page
from ..tiers import rare
from .live import Live

GROUPS = """
const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
holder.innerHTML = arguments[0];
const groups = svg => [...svg.querySelectorAll(":scope > g")]
    .filter(one => one.firstChild && one.dataset.part !== "definitions").map(one => [one.dataset.part, one.innerHTML]);
return [groups(holder), groups(document.getElementById("picture"))];
"""
"""The groups of a text, as the browser writes them, and those of the page, without what they only refer to."""

OTHERWISE = re.compile(r"[!:]|\b(space|[cvgy])\b")
"""What is no key in a page, or what it does depends on chance, time or the clipboard."""

SAME = [
    name for name, state in STATES.items()
    if state.is_page and state.n <= FAR and not OTHERWISE.search(state.keys) and not state.position.endswith("end")
]  # fmt: skip

PATIENCE = 2
"""Seconds until a page is at rest: it counts what is counted, and lets a colour stay for a while."""


@pytest.mark.full
@pytest.mark.parametrize("name", [*SAME[:1], *rare(*SAME[1:])])
def test_the_page_shows_what_the_pen_draws(live: Live, name: str) -> None:
    state = STATES[name]
    live.browser.resize(*state.size)
    live.begin(n=state.n, at=state.position, theme=state.theme, language=state.language)
    for key in state.keys.split():
        live.press(key.replace("_", " "))
        live.halted()
    svg, end = state.led(Page).svg(), time.monotonic() + PATIENCE
    expected, seen = live.run(GROUPS, svg)
    while seen != expected and time.monotonic() < end:
        expected, seen = live.run(GROUPS, svg)
    assert [name for name, _ in seen] == [name for name, _ in expected]
    assert [
        one[0] for one, other in zip(seen, expected, strict=True) if one != other
    ] == []
