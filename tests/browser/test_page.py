"""The page in a real browser, headless: what a student sees who has nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from queens_viz.cli import main
from queens_viz.looks.theme import LIGHT

from .chromium import Browser


@pytest.fixture
def page(tmp_path: Path, browser: Browser) -> Browser:
    """Return a browser that shows the page of n = 4 up to its first solution."""
    path = tmp_path / "queens.html"
    assert main(["4", "--save", str(path)]) == 0
    browser.open(path)
    return browser


def light_square(browser: Browser) -> str:
    """Return the colour of the light square at the top left, as the browser shows it."""
    return str(browser.run("return getComputedStyle(document.querySelectorAll('#board rect')[4]).fill"))


def as_css(colour: tuple[int, int, int]) -> str:
    return f"rgb({', '.join(map(str, colour))})"


def headline(browser: Browser) -> str:
    return str(browser.run("return document.getElementById('headline').textContent"))


def test_the_page_steps_forth_and_back_and_runs(page: Browser) -> None:
    assert headline(page) == "Column 1, row 1 is safe"
    for _ in range(26):
        page.click("#forward")
    assert headline(page) == "Solution 1: all 4 are safe"
    assert light_square(page) == as_css(LIGHT.green_light)
    page.click("#back")
    assert headline(page) == "Column 4, row 3 is safe"
    assert light_square(page) == as_css(LIGHT.blue_light)
    page.click("#run")
    assert page.run("return document.getElementById('forward').disabled") is True
    for _ in range(100):
        if headline(page).startswith("Solution 1"):
            break
    assert headline(page) == "Solution 1: all 4 are safe"
    assert page.run("return document.getElementById('halt').disabled") is True
    no_errors_and_no_requests(page)


def no_errors_and_no_requests(page: Browser) -> None:
    assert page.console() == []
    assert page.requests() == [page.run("return location.href")]


def test_the_page_works_by_keyboard_alone(page: Browser) -> None:
    page.press("right", 26)
    assert headline(page) == "Solution 1: all 4 are safe"
    page.press("left")
    assert headline(page) == "Column 4, row 3 is safe"
    page.press("home")
    assert headline(page) == "Column 1, row 1 is safe"
    page.press("left")
    assert headline(page) == "Column 1, row 1 is safe"
    page.press("space")
    assert page.run("return document.getElementById('run').disabled") is True
    page.press("space")
    assert page.run("return document.getElementById('halt').disabled") is True
    no_errors_and_no_requests(page)


@pytest.mark.parametrize("size", [(375, 700), (1280, 800)])
def test_the_page_fits_a_phone_and_a_laptop(page: Browser, size: tuple[int, int]) -> None:
    page.resize(*size)
    page.press("right", 26)
    assert page.run("return document.documentElement.scrollWidth") <= size[0]
    boxes = page.run(
        "return [...document.querySelectorAll('button, #board, article')].map(e => {"
        "const b = e.getBoundingClientRect(); return [b.left, b.right, b.height]})"
    )
    assert all(left >= 0 and right <= size[0] for left, right, _ in boxes)
    assert all(height >= 44 for _, _, height in boxes)
