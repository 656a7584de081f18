"""The page as text, and what it says where its program can't start."""

from __future__ import annotations

from pathlib import Path

import pytest

from queens_viz.app.app import App
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.browser.bundle import START
from queens_viz.browser.document import SIZES, page
from queens_viz.browser.entries import ALL
from queens_viz.browser.modules import modules_of
from queens_viz.search.position import Position
from queens_viz.search.search import Search

from .chromium import Browser

FAULT = "The program has stopped because of an error."


LOADING = "return document.getElementById('loading').checkVisibility()"


@pytest.fixture(scope="session")
def unmade() -> dict[str, str]:
    """Return a program that does nothing, for a page that is read and never started: the true one takes seconds."""
    return dict.fromkeys([one.name for one in modules_of(ALL)], "")


@pytest.fixture(scope="module")
def text(unmade: dict[str, str]) -> str:
    """Return a page."""
    return page(App(Player(Search(4))), {"n": 4, "language": "en"}, compiled=unmade)


def test_where_it_cannot_start_it_says_so(
    browser: Browser, text: str, tmp_path: Path
) -> None:
    old = tmp_path / "old.html"
    old.write_text(text.replace("DecompressionStream", "NothingSuch"), encoding="utf-8")
    browser.open(old)
    browser.wait_for("document.documentElement.dataset.failed")
    said = browser.run("return document.getElementById('failed').innerText")
    assert not browser.run(LOADING)
    assert FAULT in said
    assert "NothingSuch" in said


def test_before_it_has_started_the_nearest_first_picture_is_there_and_nothing_is_said_of_a_fault(
    browser: Browser, text: str, tmp_path: Path
) -> None:
    still = tmp_path / "still.html"
    still.write_text(text.replace(START, ""), encoding="utf-8")
    browser.resize(412, 915)
    browser.open(still)
    assert (
        browser.run("return document.getElementById('picture').getAttribute('viewBox')")
        == "0 0 390 844"
    )
    assert browser.run(
        "return [innerWidth, visualViewport.scale, scrollX + scrollY]"
    ) == [412, 1, 0]
    assert (
        browser.run("return document.getElementById('failed').checkVisibility()")
        is False
    )
    assert browser.run(LOADING), "it says that it is loading"
    assert "A queen attacks" in browser.run(
        "return document.querySelector('[data-box=card] pre, [data-box=first]').textContent"
    )


def test_the_first_pictures_show_where_the_app_stands(unmade: dict[str, str]) -> None:
    player = Player(Search.at(Position.parse("1,4,6,8,3:7", 8)))
    shown, without = (
        page(App(player, State(has_outlook=is_on)), {"n": 8}, compiled=unmade)
        for is_on in (True, False)
    )
    assert shown.count('data-part="outlook"') == len(SIZES)
    assert 'data-part="outlook"' not in without
    assert "Column 6, row 7 is safe" in shown.replace("\u00a0", " ")
