"""The page as text, and what it says where its program can't start."""

from __future__ import annotations

from pathlib import Path

import pytest

from queens_viz.app.app import App
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.browser.bundle import START
from queens_viz.browser.document import page
from queens_viz.search.position import Position
from queens_viz.search.search import Search

from ..tiers import rare
from .chromium import Browser
from .pages import IS_READY

FAULT = "The program has stopped because of a fault."
CELL = """
const style = getComputedStyle(document.querySelector("#stack b"));
return [style.fontSize, style.borderTopStyle];
"""

OVERLAPPED = """
const [title, chip, room] = ["#title", "#chip", "#problem"].map(name => document.querySelector(name));
const [at, of, bounds] = [title, chip, room].map(node => node.getBoundingClientRect());
return getComputedStyle(title).clipPath === "none" && at.top < bounds.bottom && at.right > of.left;
"""
"""Whether the title can be seen and reaches under the chip beside it."""

BEYOND = """
const isBeyond = ({left, right}) => left < -1 || right > innerWidth + 1;
return [...document.querySelectorAll("body *")].filter(e => isBeyond(e.getBoundingClientRect())).map(e => e.outerHTML);
"""

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


@pytest.mark.full
def test_where_it_starts_the_card_says_nothing_of_it(browser: Browser, text: str, tmp_path: Path) -> None:
    whole = tmp_path / "whole.html"
    whole.write_text(text, encoding="utf-8")
    browser.open(whole)
    assert FAULT not in browser.run("return document.getElementById('card').innerText")


@pytest.mark.parametrize(
    ("n", "classes"),
    [
        (1, "few"),
        (30, "many lots"),
        *rare((8, ""), (16, "many"), (36, "many lots crowd"), (100, "many lots crowd dense")),
    ],
)
def test_the_first_picture_has_the_room_of_its_size(n: int, classes: str) -> None:
    text = page(App(Player(Search(n))), {"n": n, "language": "en"}, compiled={})
    assert f'<figure id="field" class="{classes}"' in text


@pytest.mark.full
def test_the_largest_board_fits_a_phone_and_its_stack_is_read(browser: Browser, tmp_path: Path) -> None:
    path = tmp_path / "large.html"
    path.write_text(page(App(Player(Search(100))), {"n": 100, "language": "en"}, compiled={}), encoding="utf-8")
    browser.resize(360, 640)
    browser.open(path)
    assert browser.run("return [innerWidth, visualViewport.scale]") == [360, 1]
    assert browser.run("return document.querySelector('#stack .tested').innerText") == "1?"
    assert browser.run("return getComputedStyle(document.querySelector('#stack .tested')).fontSize") == "13px"


@pytest.mark.full
@pytest.mark.parametrize("has_started", [False, True])
@pytest.mark.parametrize("size", [(360, 640), (640, 360), (667, 375), (768, 1024), (1280, 657), (1280, 800)])
def test_the_first_picture_has_room_before_anything_has_started_and_after(
    browser: Browser, tmp_path: Path, size: tuple[int, int], has_started: bool
) -> None:
    path, text = tmp_path / "still.html", page(App(Player(Search(30))), {"n": 30, "language": "de"})
    path.write_text(text if has_started else text.replace(START, ""), encoding="utf-8")
    browser.resize(*size)
    browser.open(path)
    if has_started:
        browser.wait_for(IS_READY)
    assert browser.run("return [innerWidth, innerHeight, visualViewport.scale]") == [*size, 1]
    assert browser.run(BEYOND) == []
    assert not browser.run(OVERLAPPED)


@pytest.mark.full
def test_on_a_phone_many_rows_are_a_list_that_can_be_read(browser: Browser, tmp_path: Path) -> None:
    path, search = tmp_path / "many.html", Search.at(Position.parse("1,3,5,2,4,9,11,13:6", 30))
    path.write_text(page(App(Player(search)), {"n": 30, "language": "en"}, compiled={}), encoding="utf-8")
    for size, has_cells in (((360, 640), False), ((1280, 800), True)):
        browser.resize(*size)
        browser.open(path)
        type_, edge = browser.run(CELL)
        assert (edge == "solid") is has_cells
        assert float(type_.removesuffix("px")) >= 11


def test_the_first_picture_shows_what_is_left_where_that_is_on() -> None:
    player = Player(Search.at(Position.parse("1,4,6,8,3:7", 8)))
    shown, without = (page(App(player, State(has_outlook=is_on)), {"n": 8}, compiled={}) for is_on in (True, False))
    strip = '<section id="outlook" data-role="backtrack">'
    assert strip in shown
    assert "Column\u00a07 has no safe square left:" in shown
    assert 'id="hatch-light"' in shown
    assert shown.count('<g class="empty"') == 1
    assert " data-outlook>" in shown
    assert '<section id="outlook" hidden></section>' in without
    assert 'id="hatch-light"' not in without
