"""The page: how soon it can be used and seen, and how fast it searches, in a browser without a screen."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from ..browser.chromium import MISSING, Browser
from ..browser.pages import IS_READY, scripts_of, written
from . import live
from .measure import Figure

STARTS = 9
"""How often each page is opened, in turns."""

PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


def figures() -> Iterator[Figure]:
    """Measure what needs a browser, where there is one."""
    if MISSING:
        print(f"no browser without {', '.join(MISSING)}: no page is measured", file=sys.stderr)
        return
    with tempfile.TemporaryDirectory() as folder, Browser(Path(folder) / "profile") as browser:
        yield from _of_starts(browser, Path(folder))
        yield from _of_steps(browser)
        yield from live.figures(browser, Path(folder))


def _of_starts(browser: Browser, folder: Path) -> Iterator[Figure]:
    scripts = scripts_of("tests.browser.stepping")
    pages = {
        "empty": written(folder / "empty.html", "tests.browser.empty", {}),
        "sources": written(folder / "sources.html", "tests.browser.stepping", {}),
        "compiled": written(folder / "compiled.html", "tests.browser.stepping", scripts),
    }
    ready: dict[str, list[float]] = {name: [] for name in pages}
    painted: dict[str, list[float]] = {name: [] for name in pages}
    for _ in range(STARTS):
        for name, path in pages.items():
            browser.open(path)
            browser.wait_for(IS_READY)
            ready[name].append(float(browser.run("return document.body.dataset.ready")))
            painted[name].append(browser.wait_for(PAINTED))
    empty = median(ready["empty"])
    yield Figure("an empty page, opened until it runs Python", None, empty, "ms")
    yield Figure("page, opened to first step, against the empty one", 8, median(ready["compiled"]) / empty, goal=8,
                 is_most=True)  # fmt: skip
    yield Figure("the same where the browser compiles it", 8, median(ready["sources"]) / empty)
    first = median(painted["compiled"]) / median(painted["empty"])
    yield Figure("page, opened to first picture, against the empty one", 8, first, goal=1.5, is_most=True)
    yield Figure("page without painters and typeface", None, pages["compiled"].stat().st_size / 1e6, "MB")


def _of_steps(browser: Browser) -> Iterator[Figure]:
    """Measure on the page that is open."""
    for what, n, call, number in (
        ("page, single steps", 8, "steps", 30_000),
        ("page, steps at full speed", 12, "advance", 1_000_000),
    ):
        script = f"{call}({number} / 10); const t = performance.now(); {call}({number}); return performance.now() - t"
        yield Figure(what, n, number / 1000 / browser.run(script), "M steps/s")
    press = "document.dispatchEvent(new KeyboardEvent('keydown'))"
    times = f"const t = performance.now(); for (let k = 0; k < 300; k++) {press}; return (performance.now() - t) / 300"
    yield Figure("page, one step and what is said of it", 8, browser.run(times), "ms")


if __name__ == "__main__":
    for figure in figures():
        print(figure.line(), flush=True)
