"""What the page shows while somebody works it, as lines of text: all that its tests can see, but the address.

`python -m tests.faults.page_evidence` prints it, from a real browser.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from queens_viz.browser.entries import ALL

from ..browser.chromium import Browser
from ..browser.live import Live
from ..browser.pages import live_page, scripts_of

SEEN = """
await new Promise(done => setTimeout(done, 50));
const places = [...document.querySelectorAll("body *")].map(node => {
    const box = node.getBoundingClientRect();
    return [box.left, box.top, box.width, box.height].map(Math.round).join();
});
const inputs = [...document.querySelectorAll("input")].map(node => node.value);
const scrolled = [...document.querySelectorAll("*")].map(node => node.scrollTop).filter(top => top);
const focus = document.activeElement;
// When it was ready differs from time to time; its scripts say nothing of what is seen.
const body = document.body.cloneNode(true);
delete body.dataset.ready;
body.querySelectorAll("script").forEach(script => script.remove());
return [document.title, document.documentElement.dataset.theme, document.documentElement.lang,
    focus.id || focus.dataset.key || focus.tagName, inputs, scrolled, body.outerHTML, places].join("\\n");
"""

PATIENCE = 20
"""How often the page is looked at until nothing changes any more."""

OPTIONS: list[dict[str, Any]] = [
    {"n": 4},
    {"n": 6, "at": "2,4:6", "theme": "dark", "language": "de", "ahead": True},
]

SIZES = [(1280, 800), (390, 844), (844, 390), (768, 1024)]

KEYS = """
right right right right f3 l h d left f4 i right w return f2 down m right space escape p x right y escape b up
space escape k down escape t t u a f3 o right o f2 f1 escape + - 6 return + c home
"""


def evidence() -> Iterator[str]:
    """Yield what the page shows after each key, and after clicks in it."""
    scripts = scripts_of(*ALL)
    with (
        tempfile.TemporaryDirectory() as folder,
        Browser(Path(folder) / "profile") as browser,
    ):
        browser.prefer(reduced_motion=True)
        for number, size in enumerate(SIZES):
            browser.resize(*size)
            path = live_page(
                Path(folder) / f"{number}.html", scripts, **OPTIONS[number % 2]
            )
            yield from _worked(Live(browser, path).open(), number)
        yield from map(str, browser.console())


def _seen(live: Live) -> object:
    """Return what the page shows when it has come to rest: a job at full speed takes a moment."""
    shown = live.run(SEEN)
    for _ in range(PATIENCE):
        before, shown = shown, live.run(SEEN)
        if shown == before:
            break
    return shown


def _worked(live: Live, number: int) -> Iterator[str]:
    for key in KEYS.split():
        live.press(key)
        yield f"{number} {key} {_seen(live)}"
    for selector in (
        "#board",
        "[data-key=TREE]",
        "[data-key=NODE]",
        "[data-key=NEXT]",
        "#progress",
    ):
        if live.count(selector):
            live.click(selector)
            yield f"{number} {selector} {_seen(live)}"
    for key in ("tab", "tab", "tab", "tab", "space", "right", "escape"):
        live.press(key)
        yield f"{number} {key} {_seen(live)}"
    live.go("#n=5&at=1,3:5")
    yield f"{number} link {_seen(live)}"


if __name__ == "__main__":
    for line in evidence():
        print(line)
