"""A page in which tests run programs, as a person does who types them."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any
from unittest.mock import patch

from queens_viz.browser.bundle import bundle
from queens_viz.browser.entries import WORKER
from queens_viz.browser.worker_bundle import worker_parts

from .chromium import Browser
from .pages import HTML, IS_READY, scripts_of

ENTRY = "tests.browser.typed"

LONGEST = 100.0
"""Seconds after which a program should have been ended in any case."""


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


def opened(browser: Browser, path: Path, parts: dict[str, Any] | None = None) -> Typed:
    """Write a page that runs programs, with certain parts of its worker, and open it."""
    parts = parts or worker_parts()
    with patch("queens_viz.browser.bundle.worker_parts", lambda **_: parts):
        elements = bundle(
            ENTRY, late=[WORKER], runs_programs=True, compiled=scripts_of(ENTRY, WORKER)
        )
    path.write_text(HTML.replace("@ELEMENTS@", elements), encoding="utf-8")
    browser.reset()
    browser.open(path)
    browser.wait_for(IS_READY)
    browser.console()
    return Typed(browser)
