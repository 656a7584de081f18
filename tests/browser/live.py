"""The live page as a person has it: what it shows, and what can be done to it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from queens_viz.app.runner import NOTICED
from queens_viz.browser.runtime import COMPILER, runtime

from .anew import ANEW
from .chromium import Browser
from .pages import IS_READY

KEYDOWN = """
const target = document.activeElement || document.body;
const event = new KeyboardEvent("keydown", {bubbles: true, cancelable: true, ...arguments[0]});
target.dispatchEvent(event);
return event.defaultPrevented;
"""

SQUARE = """
const [column, row, n] = arguments, box = document.getElementById("board").getBoundingClientRect();
return [box.left + (column - .5) / n * box.width, box.top + (n - row + .5) / n * box.height].map(Math.round);
"""

MIDDLE = """
const box = document.querySelector(arguments[0]).getBoundingClientRect();
return [box.left + box.width / 2, box.top + box.height / 2].map(Math.round);
"""

TEXTS = (
    "return [...document.querySelectorAll(arguments[0])].map(one => one.textContent)"
)

ATTRIBUTE = (
    "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? null"
)

FOCUS = """
const one = document.activeElement;
return one === document.body ? "" : one.dataset.key || one.id || one.textContent.slice(0, 40);
"""

GO = """
const [fragment] = arguments;
if (location.hash === fragment) return;
const heard = new Promise(done => addEventListener("hashchange", () => done(), {once: true}));
location.hash = fragment;
return heard;
"""

PASSED = """
const [due] = arguments;
return new Promise(done => {
    let passed = 0, last = performance.now();
    const look = now => {
        passed += Math.min(now - last, 250);
        last = now;
        if (passed > due) done(); else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
});
"""
"""Lets milliseconds pass as the page counts them: a late beat is no longer than a quarter of a second."""


class Live:
    """A live page in the browser of the tests."""

    def __init__(self, browser: Browser, path: Path) -> None:
        self.browser = browser
        self.path = path
        self.expected_fault = ""

    def open(self, fragment: str = "") -> Live:
        """Open the page anew, at a place."""
        self.browser.open(self.path, fragment)
        self.browser.wait_for(IS_READY)
        assert self.fault == ""
        return self

    def begin(self, fragment: str = "", **options: object) -> Live:
        """Begin anew in the page that is open, if one is: only for tests that change nothing of the page itself."""
        if not self.run(
            "return Boolean(window.beginAnew) && !document.documentElement.dataset.failed"
        ):
            self.open()
            self.run_python(ANEW)
        self.run(
            "beginAnew(arguments[0], arguments[1])",
            {"n": 4, "language": "en", **options},
            fragment,
        )
        self.browser.frame()
        return self

    @property
    def fault(self) -> str:
        """What the page says has failed."""
        return str(self.run("return document.documentElement.dataset.failed || ''"))

    def run(self, script: str, *arguments: Any) -> Any:
        """Run JavaScript in the page."""
        return self.browser.run(script, *arguments)

    def run_python(self, source: str) -> None:
        """Run Python in the page, which has nothing that compiles Python: that is given to it first."""
        if not self.run("return '_PyPegen' in __BRYTHON__"):
            compiler = COMPILER.search(runtime())
            assert compiler
            self.run(compiler[0])
        self.run("__BRYTHON__.runPythonSource(arguments[0], 'patch')", source)

    def wait(self, expression: str) -> Any:
        """Wait for an expression to become true."""
        return self.browser.wait_for(expression)

    # What is seen and read.

    def texts(self, selector: str) -> list[str]:
        """Return what is written in all elements of a kind."""
        return [str(text).replace("\u00a0", " ") for text in self.run(TEXTS, selector)]

    def text(self, selector: str) -> str:
        """Return what is written in an element, seen or not; nothing where there is none."""
        return next(iter(self.texts(selector)), "")

    def drawn(self, part: str) -> list[str]:
        """Return the texts of a part of the picture."""
        return self.texts(f'#picture [data-part^="{part}"] text')

    def get(self, selector: str, attribute: str) -> str | None:
        """Return an attribute of an element."""
        found: str | None = self.run(ATTRIBUTE, selector, attribute)
        return found

    def count(self, selector: str) -> int:
        """Return how many elements there are of a kind."""
        return int(
            self.run("return document.querySelectorAll(arguments[0]).length", selector)
        )

    def middle(self, selector: str) -> tuple[int, int]:
        """Return the middle of an element in the window."""
        x, y = self.run(MIDDLE, selector)
        return x, y

    def square(self, column: int, row: int) -> tuple[int, int]:
        """Return the middle of a square, counted from 1."""
        x, y = self.run(SQUARE, column, row, self.n)
        return x, y

    @property
    def n(self) -> int:
        """The size of the board."""
        number = re.search(r"\d+", str(self.run("return document.title")))
        return int(number[0]) if number else 1

    @property
    def stack(self) -> str:
        """What stands in the stack."""
        return ",".join(text for text in self.drawn("stack") if text[0].isdigit())

    @property
    def steps(self) -> str:
        """The counter of steps."""
        return self.drawn("counters")[0]

    @property
    def told(self) -> str:
        """What the card says, in words."""
        return self.text("[data-box=card] pre")

    @property
    def heard(self) -> str:
        """What was said last."""
        return self.text("#heard").strip()

    @property
    def focus(self) -> str:
        """What has the focus: its key, its id, or the beginning of its text; nothing where the page has it."""
        return str(self.run(FOCUS)).replace("\u00a0", " ")

    @property
    def tab(self) -> str:
        """The tab that is open."""
        return str(self.get("[role=tab][aria-selected=true]", "data-key"))

    def says(self, words: str) -> None:
        """Wait for a text in the picture that has these words in it."""
        told = json.dumps(words)
        texts = "[...document.querySelectorAll('#picture text')].map(one => one.textContent.replace(/\u00a0/g, ' '))"
        self.browser.wait_for(f"{texts}.join(' ').includes({told})", 10)

    @property
    def is_running(self) -> bool:
        """Whether the search runs."""
        return self.get("[data-key=HALT]", "aria-disabled") == "false"

    def halted(self) -> None:
        """Wait until the search stands, which is not seen of a run that has hardly begun."""
        self.run(PASSED, 1000 * NOTICED + 100)
        self.wait(
            "document.querySelector('[data-key=HALT]')?.getAttribute('aria-disabled') != 'false'"
        )

    # What is done.

    def press(self, *keys: str, times: int = 1) -> None:
        """Press keys, as often."""
        self.browser.press(*keys, times=times)

    def focus_on(self, selector: str) -> None:
        """Give the focus to an element."""
        self.run("document.querySelector(arguments[0]).focus()", selector)
        self.browser.frame()

    def click(self, selector: str, kind: str = "mouse") -> None:
        """Click or touch the middle of the place of a real element, where it is drawn."""
        self.browser.click_at(*self.middle(selector), kind=kind)

    def click_square(self, column: int, row: int, kind: str = "mouse") -> None:
        """Click or touch a square, counted from 1."""
        self.browser.click_at(*self.square(column, row), kind=kind)

    def send(self, key: str, **more: bool) -> bool:
        """Send a key to what has the focus, and return whether the browser is kept from doing with it what it does."""
        is_kept = bool(self.run(KEYDOWN, {"key": key, **more}))
        self.browser.frame()
        return is_kept

    def allow_clipboard(self, *, is_allowed: bool) -> None:
        """Let the page read the clipboard, or not."""
        setting = "granted" if is_allowed else "denied"
        self.browser.cdp(
            "Browser.setPermission",
            permission={"name": "clipboard-read"},
            setting=setting,
        )

    def go(self, fragment: str) -> None:
        """Write another place into the address, as by hand."""
        self.run(GO, fragment)
        self.browser.frame()
