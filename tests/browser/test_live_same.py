"""The page shows what the pen draws in CPython, group for group and letter for letter."""

from __future__ import annotations

import time
from typing import NamedTuple

import pytest
from allpairspy import AllPairs

from queens_viz.pens.theme import THEMES
from queens_viz.words.words import LANGUAGES

from .live import Live
from .twin import svg_of, view_at

GROUPS = """
const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
holder.innerHTML = arguments[0];
const groups = svg => [...svg.querySelectorAll(":scope > g")].filter(one => one.firstChild)
    .map(one => [one.dataset.part, one.innerHTML]);
return [groups(holder), groups(document.getElementById("picture"))];
"""
"""The groups of a text, as the browser writes them, and those of the page."""

Groups = dict[str, str]

PLACES = {
    8: [":1", "2,4,1,3,5:7", "2,4,6,8,3,1,7,5", "end"],
    4: [":1", "2,4,1:4", "2,4,1,3", "end"],
    12: [":1", "1,3,5,8,10,12,6:7", "1,3:9", "1,3,5:1"],
}

KEYS = [
    "f2",
    "f3",
    "f4",
    "f4 i",
    "f8 return left",
    "p right",
    "b",
    "m space right up space",
    "k",
    "f1",
    "f3 o",
    "f2 1 2",
    "w right left",
]

SIZES = [(1280, 800), (1920, 1080), (390, 844), (844, 390), (768, 1024), (640, 512), (320, 480)]


class Case(NamedTuple):
    """A state that the page is brought into."""

    n: int
    place: int
    keys: str
    size: tuple[int, int]
    theme: str
    language: str
    ahead: bool

    @property
    def name(self) -> str:
        """What the test is called."""
        words = (self.n, PLACES[self.n][self.place], self.keys, self.theme, self.language, self.ahead)
        return f"{self.size[0]}x{self.size[1]} {' '.join(map(str, words))}"


def cases() -> list[Case]:
    """Return states in which every two of these things meet."""
    things = [list(PLACES), list(range(4)), KEYS, SIZES, list(THEMES), list(LANGUAGES), [False, True]]
    return [Case(*case) for case in AllPairs(things)]


CASES = cases()

QUICK = 2
"""About as many of them are in the default tier."""


PATIENCE = 2
"""Seconds until a page is at rest: it counts what is counted, and lets a colour stay for a while."""


def both(live: Live, svg: str) -> tuple[Groups, Groups]:
    """Return the groups of a text and those of the page, by their names, without what they only refer to."""
    expected, seen = (
        {name: text for name, text in groups if name != "definitions"} for groups in live.run(GROUPS, svg)
    )
    return expected, seen


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=case.name, marks=[pytest.mark.full] * (k % (len(CASES) // QUICK) != 0))
        for k, case in enumerate(CASES)
    ],
)
def test_the_page_shows_what_the_pen_draws(live: Live, case: Case) -> None:
    at = PLACES[case.n][case.place]
    live.browser.resize(*case.size)
    live.begin(f"#n={case.n}&at={at}", n=case.n, theme=case.theme, language=case.language, ahead=case.ahead)
    for key in case.keys.split():
        live.press(key)
        live.halted()
    svg = svg_of(
        view_at(case.n, f"#{at}", case.keys, case.size, theme=case.theme, language=case.language, ahead=case.ahead)
    )
    end = time.monotonic() + PATIENCE
    expected, seen = both(live, svg)
    while seen != expected and time.monotonic() < end:
        expected, seen = both(live, svg)
    assert list(seen) == list(expected)
    assert [name for name in seen if seen[name] != expected[name]] == []
