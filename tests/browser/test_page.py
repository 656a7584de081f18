"""The page in a real browser, headless: what a student sees who has nothing else."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from queens_viz.cli import main
from queens_viz.looks.theme import LIGHT

pytestmark = [
    pytest.mark.skipif(
        any(shutil.which(tool) is None for tool in ("chromium", "chromedriver")), reason="needs chromium (see .ci/run)"
    ),
    pytest.mark.xdist_group("browser"),
]

SWITCHES = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-breakpad",
]


class Browser:
    """A headless Chromium, driven by the WebDriver protocol."""

    def __init__(self, profile: Path) -> None:
        self.driver = subprocess.Popen(
            ["chromedriver", "--port=0"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        )
        assert self.driver.stdout
        line = next(line for line in self.driver.stdout if "started successfully on port" in line)
        self.address = f"http://127.0.0.1:{line.split()[-1].rstrip('.')}/session"
        options = {"args": [*SWITCHES, f"--user-data-dir={profile}"]}
        wanted = {
            "goog:chromeOptions": options,
            "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"},
        }
        session = self.ask("", {"capabilities": {"alwaysMatch": wanted}})
        self.address += "/" + session["sessionId"]

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)["value"]

    def run(self, script: str) -> Any:
        return self.ask("/execute/sync", {"script": script, "args": []})

    def press(self, key: str, times: int = 1) -> None:
        strokes = [{"type": kind, "value": key} for _ in range(times) for kind in ("keyDown", "keyUp")]
        self.ask("/actions", {"actions": [{"type": "key", "id": "keys", "actions": strokes}]})

    def click(self, name: str) -> None:
        element = self.ask("/element", {"using": "css selector", "value": name})
        self.ask(f"/element/{next(iter(element.values()))}/click", {})

    def resize(self, width: int, height: int) -> None:
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
        self.ask("/goog/cdp/execute", {"cmd": "Emulation.setDeviceMetricsOverride", "params": metrics})

    def close(self) -> None:
        """End the browser and its driver."""
        with suppress(OSError):
            self.ask("/goog/cdp/execute", {"cmd": "Browser.close", "params": {}})
        os.killpg(self.driver.pid, signal.SIGKILL)
        self.driver.communicate(timeout=30)


@pytest.fixture
def page(tmp_path: Path) -> Iterator[Browser]:
    """Return a browser that shows the page of n = 4 up to its first solution."""
    path = tmp_path / "queens.html"
    assert main(["4", "--save", str(path)]) == 0
    browser = Browser(tmp_path / "profile")
    try:
        browser.ask("/url", {"url": path.as_uri()})
        yield browser
    finally:
        browser.close()


RIGHT, SPACE = "\ue014", " "


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
    assert page.ask("/se/log", {"type": "browser"}) == []
    sent = []
    for entry in page.ask("/se/log", {"type": "performance"}):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            sent.append(message["params"]["request"]["url"])
    # The browser's own start page asks for parts of the browser.
    assert [address for address in sent if not address.startswith(("file:", "data:", "chrome:"))] == []
    assert len([address for address in sent if address.startswith("file:")]) == 1


def test_the_page_works_by_keyboard_alone(page: Browser) -> None:
    page.press(RIGHT, 26)
    assert headline(page) == "Solution 1: all 4 are safe"
    page.press("\ue012")
    assert headline(page) == "Column 4, row 3 is safe"
    page.press("\ue011")
    assert headline(page) == "Column 1, row 1 is safe"
    page.press("\ue012")
    assert headline(page) == "Column 1, row 1 is safe"
    page.press(SPACE)
    assert page.run("return document.getElementById('run').disabled") is True
    page.press(SPACE)
    assert page.run("return document.getElementById('halt').disabled") is True
    no_errors_and_no_requests(page)


@pytest.mark.parametrize("size", [(375, 700), (1280, 800)])
def test_the_page_fits_a_phone_and_a_laptop(page: Browser, size: tuple[int, int]) -> None:
    page.resize(*size)
    page.press(RIGHT, 26)
    assert page.run("return document.documentElement.scrollWidth") <= size[0]
    boxes = page.run(
        "return [...document.querySelectorAll('button, #board, article')].map(e => {"
        "const b = e.getBoundingClientRect(); return [b.left, b.right, b.height]})"
    )
    assert all(left >= 0 and right <= size[0] for left, right, _ in boxes)
    assert all(height >= 44 for _, _, height in boxes)
