"""Programs that mean harm do none: the page goes on, and asks nobody for anything."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any
from unittest.mock import patch

import pytest

from queens_viz.browser.bundle import bundle
from queens_viz.browser.entries import WORKER
from queens_viz.browser.worker_bundle import worker_parts

from .chromium import Browser
from .hostile import HOSTILE
from .pages import HTML, IS_READY, scripts_of

pytestmark = pytest.mark.full

ENTRY = "tests.browser.typed"

LONGEST = 40.0
"""Seconds after which a program should have been ended in any case."""

SLOWEST_ANSWER = 1.0
"""Seconds within which the page answers while a program runs."""

NOTED = """
window.heard = 0;
addEventListener("message", () => { heard += 1 });
localStorage.setItem("ours", "1");
"""
"""Has the page count what is sent to its window, and keep something."""

HOLE_MADE = """
  const numbers = { hole: text => String(new Function("port", "return " + text)(port)),
"""
"""Lends programs JavaScript, and the port to the page."""

STATE = """
const store = Object.entries(localStorage).map(String).join();
const others = [...document.body.children].filter(one => one.tagName !== "IFRAME");
return JSON.stringify([
  document.title, location.href, history.length, document.cookie, store, heard,
  others.map(one => one.tagName).join(), document.getElementById("said").outerHTML,
  document.documentElement.dataset.failed ?? "",
]);
"""
"""Returns what nobody may change of a page."""


class Counter:
    """A server that counts what it is asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        asked = self.asked

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                asked.append(self.path)
                self.send_response(200)
                self.send_header("Access-Control-Allow-Origin", "*")
                self.end_headers()
                self.wfile.write(b"secret")

            do_POST = do_OPTIONS = do_GET  # noqa: N815

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture(scope="module")
def counter() -> Iterator[Counter]:
    """Return a server that counts."""
    counter = Counter()
    yield counter
    counter.server.shutdown()


class Typed:
    """A page in which programs run."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.longest_answer = 0.0

    def begin(self, source: str, *, n: int | None = None, answers: Any = ()) -> None:
        """Run a program."""
        run = "begin(arguments[0], arguments[1], arguments[2])"
        self.browser.run(run, source, n, json.dumps(list(answers)))

    def results(self) -> list[dict[str, Any]]:
        """Return all that comes of a program until it is over."""
        found = []
        end = time.monotonic() + LONGEST
        while time.monotonic() < end:
            asked = time.monotonic()
            text = self.browser.run("return poll()")
            if text:
                found.append(json.loads(text))
            else:
                # What has come is not to be read now.
                self.longest_answer = max(self.longest_answer, time.monotonic() - asked)
            if not self.browser.run("return isRunning()"):
                return found
            time.sleep(0.02)
        raise AssertionError(f"it never ends: {found}, {self.browser.console()}")

    def run(self, source: str, **how: Any) -> dict[str, Any]:
        """Run a program, and return its last result."""
        self.begin(source, **how)
        return self.results()[-1]


@pytest.fixture(scope="module")
def typed(running: Browser, tmp_path_factory: pytest.TempPathFactory) -> Typed:
    """Return a page in which programs run."""
    pytest.importorskip("quickjs", reason="needs QuickJS, which has no wheel here")
    parts = worker_parts()
    start = str(parts["start"]).replace("const numbers = {", HOLE_MADE)
    # What is removed from the worker in any case is there: the policy is to be enough.
    parts["start"] = start.replace("const FORBIDDEN = [", "const REMOVED = [")
    parts["start"] += "\nconst FORBIDDEN = [];"
    with patch("queens_viz.browser.bundle.worker_parts", lambda **_: parts):
        elements = bundle(
            ENTRY, late=[WORKER], runs_programs=True, compiled=scripts_of(ENTRY, WORKER)
        )
    path = tmp_path_factory.mktemp("typed") / "typed.html"
    path.write_text(HTML.replace("@ELEMENTS@", elements), encoding="utf-8")
    running.reset()
    running.open(path)
    running.wait_for(IS_READY)
    running.run(NOTED)
    running.console()
    return Typed(running)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_program_does_no_harm(
    typed: Typed, counter: Counter, name: str
) -> None:
    browser = typed.browser
    before = browser.run(STATE)
    requests = browser.requests()
    hostile = HOSTILE[name]
    typed.longest_answer = 0
    result = typed.run(hostile.source.replace("SERVER", counter.address))
    assert result["ending"][0] in hostile.endings, result
    assert counter.asked == []
    assert browser.run(STATE) == before
    assert browser.requests() == requests
    assert typed.longest_answer < SLOWEST_ANSWER
    # The next one runs as if nothing had been.
    assert typed.run("x = [1]\nprint(len(x))")["output"] == "1\n"
    assert counter.asked == []
