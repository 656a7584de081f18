"""The live page by mouse and by touch alone: every click does what its key does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from queens_viz.cli import main

from .chromium import Browser

IS_READY = "document.body?.dataset.ready || document.documentElement.dataset.failed"


@pytest.fixture
def live(tmp_path: Path, browser: Browser) -> Iterator[Browser]:
    """Return a browser that shows the page of n = 4, cut off the network."""
    path = tmp_path / "live.html"
    assert main(["4", "--save", str(path), "--language", "en"]) == 0
    browser.go_offline()
    browser.open(path)
    browser.wait_for(IS_READY)
    yield browser
    assert browser.run("return document.documentElement.dataset.failed || ''") == ""
    assert browser.console() == []
    assert browser.requests() == [path.as_uri()]


def headline(live: Browser) -> str:
    return str(live.run("return document.getElementById('headline').textContent")).replace("\u00a0", " ")


def steps(live: Browser) -> str:
    """Return the number of the step."""
    return str(live.run("return document.getElementById('steps').textContent")).split()[1]


@pytest.mark.parametrize("way", ["click", "touch"])
def test_it_is_stepped_run_and_searched_without_a_key(live: Browser, way: str) -> None:
    if way == "touch":
        live.resize(360, 640)
    press = getattr(live, way)
    for _ in range(3):
        press("[data-name=NEXT]")
    assert steps(live) == "3"
    press("[data-name=BACK]")
    assert steps(live) == "2"
    press("[data-name=NEXT_SOLUTION]")
    live.wait_for("document.getElementById('steps').textContent.startsWith('step 26')")
    assert headline(live) == "Solution 1: all 4 are safe"
    assert live.run("return document.getElementById('board').getAttribute('class')") == "green"
    press("[data-action=LARGER]")
    press("[data-action=LARGER]")
    assert steps(live) == "0"
    press("[data-name=ALL]")
    live.wait_for("document.getElementById('steps').textContent.startsWith('step 898')")
    press("#tab-SOLUTIONS")
    live.wait_for("document.querySelectorAll('#lines li').length == 4")
    live.run("document.querySelector('#lines li:nth-child(3)').scrollIntoView({block: 'center'})")
    press("#lines li:nth-child(3) button")
    assert headline(live) == "Solution 3: all 6 are safe"


def test_squares_numbers_nodes_and_the_help_answer_a_click(live: Browser) -> None:
    live.run("document.getElementById('board').scrollIntoView()")
    box = live.run(
        "const b = document.getElementById('board').getBoundingClientRect(); return [b.left, b.top, b.width]"
    )
    point = [box[0] + 0.125 * box[2], box[1] + 0.375 * box[2]]
    live.run("document.elementFromPoint(...arguments).dispatchEvent(new MouseEvent('click', "
             "{bubbles: true, clientX: arguments[0], clientY: arguments[1]}))", *point)  # fmt: skip
    assert headline(live) == "Back to column 1"
    live.click("[data-column='2']")
    assert live.run("return document.querySelector('[data-column=\"2\"]').getAttribute('aria-pressed')") == "true"
    live.click("#tab-TREE")
    live.run("document.querySelector('.node').dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    assert live.run("return document.getElementById('next').textContent").startswith("Enter moves")
    live.click("[data-action=HELP]")
    assert live.run("return document.getElementById('help').open") is True
    live.click("#help [data-action=THEME]")
    assert live.run("return document.getElementById('help').open") is False
    assert live.run("return document.documentElement.dataset.theme") == "dark"
    live.click("#reason")
    assert live.run("return document.documentElement.dataset.failed || ''") == ""
