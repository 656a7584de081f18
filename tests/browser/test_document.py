"""The page as text, and what it says where its program can't start."""

from __future__ import annotations

from pathlib import Path

import pytest

from queens_viz.app.app import App
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.browser.document import page
from queens_viz.search.search import Search

from .chromium import Browser

FAULT = "The program has stopped because of a fault."
NO_SCRIPT = "To search here, allow JavaScript in the browser."


@pytest.fixture(scope="module")
def text() -> str:
    """Return a page."""
    return page(App(Player(Search(4))), {"n": 4, "language": "en"}, compiled={})


def test_it_says_that_it_needs_scripts(text: str) -> None:
    noscript = text.partition("<noscript>")[2].partition("</noscript>")[0]
    assert NO_SCRIPT in noscript
    german = page(App(Player(Search(4)), State("de")), {"n": 4, "language": "de"}, compiled={})
    assert "JavaScript erlauben" in german


def test_where_it_cannot_start_the_card_says_so(browser: Browser, text: str, tmp_path: Path) -> None:
    old = tmp_path / "old.html"
    old.write_text(text.replace("DecompressionStream", "NothingSuch"), encoding="utf-8")
    browser.open(old)
    browser.wait_for("document.documentElement.dataset.failed")
    said = browser.run("return document.getElementById('card').innerText")
    assert FAULT in said
    assert "NothingSuch" in said


def test_where_it_starts_the_card_says_nothing_of_it(browser: Browser, text: str, tmp_path: Path) -> None:
    whole = tmp_path / "whole.html"
    whole.write_text(text, encoding="utf-8")
    browser.open(whole)
    assert FAULT not in browser.run("return document.getElementById('card').innerText")


@pytest.mark.parametrize(
    ("n", "classes"), [(1, "few"), (8, ""), (30, "many"), (36, "many crowd"), (100, "many crowd dense")]
)
def test_the_first_picture_has_the_room_of_its_size(n: int, classes: str) -> None:
    text = page(App(Player(Search(n))), {"n": n, "language": "en"}, compiled={})
    assert f'<figure id="field" class="{classes}"' in text


def test_the_largest_board_fits_a_phone_and_its_stack_is_read(browser: Browser, tmp_path: Path) -> None:
    path = tmp_path / "large.html"
    path.write_text(page(App(Player(Search(100))), {"n": 100, "language": "en"}, compiled={}), encoding="utf-8")
    browser.resize(360, 640)
    browser.open(path)
    assert browser.run("return [innerWidth, visualViewport.scale]") == [360, 1]
    assert browser.run("return document.querySelector('#stack .tested').innerText") == "1?"
    assert browser.run("return getComputedStyle(document.querySelector('#stack .tested')).fontSize") == "13px"
