"""The browser of the tests does what it is asked."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from .chromium import Browser

pytestmark = pytest.mark.full

PAGE = """<!DOCTYPE html><html lang="en"><link rel="icon" href="data:,"><title>a page</title>
<meta name="viewport" content="width=device-width">
<button id="press" onclick="told.push(event.detail ? 'click' : 'key')" ontouchend="told.push('touch')">Press</button>
<input id="write" aria-label="words">
<script>const told = []; addEventListener('keydown', e => told.push((e.ctrlKey ? 'ctrl+' : '') + e.key))</script>
"""


@pytest.fixture
def shown(browser: Browser, tmp_path: Path) -> Browser:
    """Return the browser with a small page open."""
    path = tmp_path / "small.html"
    path.write_text(PAGE, encoding="utf-8")
    browser.open(path)
    return browser


def test_it_presses_clicks_touches_and_types(shown: Browser) -> None:
    shown.click("#press")
    shown.touch("#press")
    shown.press("right", times=2)
    shown.press("ctrl+c")
    shown.press("+")
    assert shown.run("return told.join(' ')") == "click touch click ArrowRight ArrowRight ctrl+Control ctrl+c +"
    shown.click("#write")
    shown.press("q")
    shown.press("shift+q")
    assert shown.run("return document.getElementById('write').value.toLowerCase()") == "qq"
    assert shown.run("return new Promise(done => setTimeout(done, 1, arguments[0]))", 7) == 7
    with pytest.raises(RuntimeError, match="nothing_such is not defined"):
        shown.run("nothing_such()")


def test_it_takes_the_place_of_another_device(shown: Browser) -> None:
    shown.resize(360, 640, 2)
    shown.prefer(dark=True, reduced_motion=True)
    asked = "(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)", "(prefers-contrast: more)"
    assert shown.run("return [innerWidth, innerHeight, devicePixelRatio]") == [360, 640, 2]
    assert [shown.run("return matchMedia(arguments[0]).matches", one) for one in asked] == [True, True, False]
    width, height = struct.unpack(">II", shown.screenshot()[16:24])
    assert (width, height) == (720, 1280)
    shown.reset()
    assert shown.run("return innerWidth") > 360
    assert not shown.run("return matchMedia(arguments[0]).matches", asked[0])


def test_it_tells_what_a_page_costs_and_slows_it_down(shown: Browser) -> None:
    work = "const end = performance.now() + 60; while (performance.now() < end);"
    before = shown.spent()
    # What the driver runs is no script of the page's.
    shown.run(work)
    assert shown.spent().script - before.script < 0.05
    shown.run(f"return new Promise(done => setTimeout(() => {{ {work}; done() }}))")
    after = shown.spent()
    assert 0.05 < after.script - before.script < 1
    assert after.task - before.task > 0.05
    shown.slow_down(4)
    assert shown.run("return 6 * 7") == 42


def test_it_hears_errors_and_requests_and_can_be_offline(shown: Browser) -> None:
    assert shown.console() == []
    shown.go_offline()
    assert shown.run("return fetch('http://127.0.0.1:9/').catch(error => error.name)") == "TypeError"
    shown.run("setTimeout(() => { throw Error('a fault') })")
    shown.run("return new Promise(done => setTimeout(done, 20))")
    assert shown.requests()[-1] == "http://127.0.0.1:9/"
    told = shown.console()
    assert any("ERR_INTERNET_DISCONNECTED" in line for line in told)
    assert any("a fault" in line for line in told)


def test_it_reads_aloud_and_prints(shown: Browser) -> None:
    spoken = [(node.role, node.name) for node in shown.accessible()]
    assert ("button", "Press") in spoken
    assert ("textbox", "words") in spoken
    assert shown.pdf().startswith(b"%PDF")
    assert shown.pdf(letter=True) != shown.pdf()
