"""Programs that mean harm do none: the page goes on, and asks nobody for anything."""

from __future__ import annotations

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest

from queens_viz.browser.worker_bundle import worker_parts

from .chromium import Browser
from .hostile import HOSTILE
from .typed_page import Typed, opened

pytestmark = pytest.mark.full

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
  document.title, location.href, document.cookie, store, heard,
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


@pytest.fixture(scope="module")
def typed(running: Browser, tmp_path_factory: pytest.TempPathFactory) -> Typed:
    """Return a page whose programs can get out of Python, and are not let out there."""
    pytest.importorskip("quickjs", reason="needs QuickJS, which has no wheel here")
    parts: dict[str, Any] = worker_parts()
    start = parts["start"].replace("const numbers = {", HOLE_MADE)
    # What is removed from the worker in any case is there: the policy is to be enough.
    start = start.replace("const FORBIDDEN = [", "const REMOVED = [")
    parts["start"] = start + "\nconst FORBIDDEN = [];"
    typed = opened(running, tmp_path_factory.mktemp("typed") / "typed.html", parts)
    running.run(NOTED)
    return typed


def check(typed: Typed, counter: Counter, name: str) -> None:
    """Run a hostile program; the page is as before, and answers, and nobody is asked."""
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


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_program_does_no_harm(
    typed: Typed, counter: Counter, name: str
) -> None:
    pages = typed.browser.run("return history.length")
    check(typed, counter, name)
    assert typed.browser.run("return history.length") == pages


@pytest.mark.parametrize(
    "name",
    ["its own address", "the address", "the page's document", "an image", "fetch"],
)
def test_it_does_none_where_no_worker_can_be_had(
    typed: Typed, counter: Counter, name: str
) -> None:
    typed.browser.run("queensWithoutWorker = true")
    try:
        typed.run("x = 1")
        check(typed, counter, name)
    finally:
        typed.browser.run("queensWithoutWorker = false")
