"""The live page as a person has it: what it shows, and what can be done to it."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path
from typing import Any

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

PASTE = """
const data = new DataTransfer();
data.setData("text", arguments[0]);
document.body.dispatchEvent(new ClipboardEvent("paste", {bubbles: true, cancelable: true, clipboardData: data}));
"""

MIDDLE = """
const [column, row, n] = arguments, box = document.getElementById("board").getBoundingClientRect();
return [box.left + (column - .5) / n * box.width, box.top + (n - row + .5) / n * box.height].map(Math.round);
"""


UNCOVERED = """
const element = document.querySelector(arguments[0]);
const middle = () => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
};
const isSeen = () => element.contains(document.elementFromPoint(...middle()));
if (!isSeen()) element.scrollIntoView({block: "center"});
return isSeen() ? middle().map(Math.round) : null;
"""

SQUARES = """
const board = document.getElementById("board").getBoundingClientRect();
const n = document.querySelectorAll("#stack b").length;
const size = board.width / n, rounded = place => Math.round(place * 10) / 10;
return arguments[0].map(selector => [...document.querySelectorAll(selector)].map(element => {
    const box = element.getBoundingClientRect();
    const column = (box.left + box.width / 2 - board.left) / size + .5;
    const row = n - (box.top + box.height / 2 - board.top) / size + .5;
    return [column, row].map(rounded);
}));
"""

ATTRIBUTE = "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? null"

STYLE = "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]"


GO = """
const [fragment] = arguments;
if (location.hash === fragment) return;
const heard = new Promise(done => addEventListener("hashchange", () => done(), {once: true}));
location.hash = fragment;
return heard;
"""

CHOOSE = """
const list = document.getElementById(arguments[0]);
list.value = arguments[1];
list.dispatchEvent(new Event("change", {bubbles: true}));
"""


class Live:
    """A live page in the browser of the tests."""

    def __init__(self, browser: Browser, path: Path) -> None:
        self.browser = browser
        self.path = path
        self.expected_fault = ""

    def open(self, fragment: str = "", *, options: dict[str, object] | None = None) -> Live:
        """Open the page anew, at a place; the options that it was written with may be others."""
        path = self.path
        if options is not None:
            path = path.with_name("other.html")
            data = html.escape(json.dumps(options))
            text = re.sub(
                'data-options="[^"]*"', f'data-options="{data}"', self.path.read_text(encoding="utf-8"), count=1
            )
            path.write_text(text, encoding="utf-8")
        self.browser.open(path, fragment)
        self.browser.wait_for(IS_READY)
        assert self.fault == ""
        return self

    def begin(self, fragment: str = "", *, options: dict[str, object] | None = None) -> Live:
        """Begin anew in the page that is open, if one is: only for tests that change nothing of the page itself."""
        if not self.run("return Boolean(window.beginAnew) && !document.documentElement.dataset.failed"):
            self.open()
            self.run_python(ANEW)
        self.run("beginAnew(arguments[0], arguments[1])", {"n": 4, "language": "en", **(options or {})}, fragment)
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
            compiler = COMPILER.search(runtime().script)
            assert compiler
            self.run(compiler[0])
        self.run("__BRYTHON__.runPythonSource(arguments[0], 'patch')", source)

    def wait(self, expression: str) -> Any:
        """Wait for an expression to become true."""
        return self.browser.wait_for(expression)

    def text(self, selector: str) -> str:
        """Return what is written in an element, seen or not."""
        return str(self.run("return document.querySelector(arguments[0])?.textContent ?? ''", selector)).replace(
            "\u00a0", " "
        )

    def texts(self, selector: str) -> list[str]:
        """Return what is written in all elements of a kind."""
        found = self.run("return [...document.querySelectorAll(arguments[0])].map(e => e.textContent)", selector)
        return [str(text).replace("\u00a0", " ") for text in found]

    def get(self, selector: str, attribute: str) -> str | None:
        """Return an attribute of an element."""
        found: str | None = self.run(ATTRIBUTE, selector, attribute)
        return found

    def style(self, selector: str, name: str) -> str:
        """Return a property of an element as it is seen."""
        return str(self.run(STYLE, selector, name))

    def squares(self, selector: str) -> list[tuple[float, float]]:
        """Return on which squares elements stand, as columns and rows from 1, where they are seen."""
        return self.squares_of(selector)[0]

    def squares_of(self, *selectors: str) -> list[list[tuple[float, float]]]:
        """Return the same for each of several kinds of elements, which the page is asked for at once."""
        return [[(column, row) for column, row in found] for found in self.run(SQUARES, selectors)]

    def count(self, selector: str) -> int:
        """Return how many elements there are of a kind."""
        return int(self.run("return document.querySelectorAll(arguments[0]).length", selector))

    @property
    def n(self) -> int:
        """The size of the board."""
        return self.count("#stack b")

    @property
    def headline(self) -> str:
        """The headline of the card."""
        return self.text("#headline")

    @property
    def steps(self) -> str:
        """The counter of steps."""
        return self.text("#steps-of")

    @property
    def stack(self) -> str:
        """What stands in the stack."""
        return ",".join(self.texts("#stack b"))

    @property
    def message(self) -> str:
        """What the page has to say."""
        return self.text("#message")

    @property
    def chip(self) -> str:
        """What the chip of the mode says."""
        return self.text("#chip span")

    @property
    def exercise(self) -> str:
        """What the class does, and how well; or the name of its menu."""
        return self.text("#class .words")

    @property
    def is_taught(self) -> bool:
        """Whether the class does something."""
        return bool(self.run("return document.body.hasAttribute('data-exercise')"))

    @property
    def is_green(self) -> bool:
        """Whether the board is green."""
        return self.get("#board", "class") == "green"

    @property
    def focus(self) -> str:
        """What has the focus: its id or its data."""
        return str(
            self.run("const e = document.activeElement; return e.id || Object.values(e.dataset)[0] || e.tagName")
        )

    def halted(self) -> None:
        """Wait until the search stands."""
        self.wait("document.getElementById('chip').dataset.fill != 'accent'")

    def press(self, *keys: str, times: int = 1) -> None:
        """Press keys, as often."""
        self.browser.press(*keys, times=times)

    def click(self, selector: str) -> None:
        """Click something, which is scrolled to first where that is needed, as anybody does."""
        self.browser.click_at(*self._middle(selector))

    def touch(self, selector: str) -> None:
        """Touch something in the same way."""
        self.browser.click_at(*self._middle(selector), kind="touch")

    def is_uncovered(self, selector: str) -> bool:
        """Return whether the middle of something can be seen, once it has been scrolled to."""
        return self.run(UNCOVERED, selector) is not None

    def _middle(self, selector: str) -> tuple[int, int]:
        """Return where the middle of something is seen."""
        found = self.run(UNCOVERED, selector)
        assert found, f"{selector} can't be seen"
        return found[0], found[1]

    def button(self, name: str) -> str:
        """Return how one of the controls is found."""
        return f'#buttons [data-name="{name}"]'

    def send(self, key: str, **more: bool) -> bool:
        """Send a key to what has the focus, and return whether the browser is kept from doing with it what it does."""
        return bool(self.run(KEYDOWN, {"key": key, **more}))

    def paste(self, text: str) -> None:
        """Paste a text."""
        self.run(PASTE, text)

    def click_square(self, column: int, row: int) -> None:
        """Click a square, counted from 1."""
        self.browser.click_at(*self.run(MIDDLE, column, row, self.n))

    def touch_square(self, column: int, row: int) -> None:
        """Touch a square, counted from 1."""
        x, y = self.run(MIDDLE, column, row, self.n)
        self.browser.click_at(x, y, kind="touch")

    def choose(self, name: str, value: str) -> None:
        """Choose something in a list, as by the browser's own means."""
        self.run(CHOOSE, name, value)

    def allow_clipboard(self, *, is_allowed: bool) -> None:
        """Let the page read the clipboard, or not."""
        setting = "granted" if is_allowed else "denied"
        self.browser.cdp("Browser.setPermission", permission={"name": "clipboard-read"}, setting=setting)

    def go(self, fragment: str) -> None:
        """Write another place into the address, as by hand."""
        self.run(GO, fragment)
