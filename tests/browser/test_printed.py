"""Worksheet and key card as a browser prints them, without backgrounds: on A4 and on Letter."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from queens_viz.sheet import key_card, plan
from queens_viz.sheet.page import page
from queens_viz.sheet.sheet import sheet
from queens_viz.words.words import LANGUAGES

from ..tiers import rare
from .chromium import Browser

Opened = Callable[[str], Browser]


@pytest.fixture
def opened(browser: Browser, tmp_path: Path) -> Iterator[Opened]:
    """Return what opens a page by its text; it asks for nothing else."""

    def open_(text: str) -> Browser:
        path = tmp_path / "page.html"
        path.write_text(text, encoding="utf-8")
        browser.open(path)
        return browser

    yield open_
    assert browser.console() == []
    assert browser.requests()[1:] == []


def pages(browser: Browser) -> list[int]:
    """Return how many pages are printed on A4 and on Letter."""
    return [
        len(re.findall(rb"/Type\s*/Page\b", browser.pdf(letter=letter)))
        for letter in (False, True)
    ]


@pytest.mark.parametrize(("n", "count", "expected", "language"), [
    (8, 1, 2, "en"),
    *rare((8, 1, 2, "de"), (8, 1, 2, "fr")),
    *rare(*((n, 8, 4, code) for code in LANGUAGES for n in range(4, 9))),
    # The longest sheet: a tree, and two questions of each other kind.
    *rare(*((n, 9, 5, code) for code in LANGUAGES for n in (4, 5))),
])  # fmt: skip
def test_a_sheet_has_as_many_pages_on_either_paper(
    n: int, count: int, expected: int, language: str, opened: Opened
) -> None:
    assert pages(opened(page(sheet(n, count, 5), language))) == [expected] * 2


@pytest.mark.full
@pytest.mark.parametrize("language", LANGUAGES)
def test_programs_have_room_for_their_lines_and_a_page_for_the_answers(
    language: str, opened: Opened
) -> None:
    browser = opened(page(sheet(8, 0, 5, programs=12), language))
    wide = "return [...document.querySelectorAll('.listing li, .faults pre, .key pre')]"
    wide += (
        ".filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    )
    assert browser.run(wide) == []
    assert max(pages(browser)) <= 6
    assert pages(opened(page(sheet(8, 0, 5, programs=4), language)))[0] <= 3
    # Beside questions on boards they begin a page of their own.
    assert max(pages(opened(page(sheet(8, 4, 5, programs=2), language)))) == 4


def test_a_code_takes_no_page_more_and_is_whole(opened: Opened) -> None:
    address = "https://school.example/" + "x" * 127
    browser = opened(page(sheet(8, 8, 5), "de", address))
    assert pages(browser) == [4, 4]
    top = browser.run(
        "return document.querySelector('.code').getBoundingClientRect().top - document.body.offsetTop"
    )
    assert top >= 0, "what stands above the first line is cut off"


@pytest.mark.parametrize("language", ["fr", *rare("de", "en")])
def test_the_key_card_is_one_page_on_either_paper(
    language: str, opened: Opened
) -> None:
    assert pages(opened(key_card.page(language))) == [1, 1]


LOWEST = 279.4 - 13 - 15
"""Millimetres of a page's height between its margins, on Letter."""

STOPS = """return [...document.querySelectorAll('.stop')].map(stop => {
    const box = stop.getBoundingClientRect();
    return [getComputedStyle(stop).breakInside, box.width / 178, box.height, stop.scrollWidth - box.width];
})"""
"""What is known of each stop of a plan: whether it may be cut, its size, and what of it has no room."""


@pytest.mark.parametrize(
    ("number", "language"),
    [
        (1, "de"),
        *rare((2, "en"), (2, "de"), (1, "en"), *((number, "fr") for number in (1, 2))),
    ],
)
def test_a_plan_cuts_no_stop_in_two_and_its_answers_begin_a_page(
    number: int, language: str, opened: Opened
) -> None:
    browser = opened(plan.page(number, language))
    stops = browser.run(STOPS)
    assert len(stops) > 10
    for breaks, scale, height, beyond in stops:
        assert breaks == "avoid"
        assert height / scale < LOWEST
        assert beyond <= 0
    on_a4, on_letter = pages(browser)
    assert 5 <= on_a4 <= 6
    assert 5 <= on_letter <= 7
