"""The live page: its size, how soon it can be used, and what a step, a run and a rest cost in a browser."""

from __future__ import annotations

import gzip
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from queens_viz.browser.entries import ALL

from ..browser.chromium import MISSING, NEXT_FRAME, Browser
from ..browser.pages import IS_READY, live_page, scripts_of, written
from ..tracing.test_judge import search
from .measure import Figure

STARTS = 9
"""How often each page is opened, in turns."""

WATCHED = 8
"""Seconds for which a run or a rest is watched."""

STEPS = 100
"""Steps whose mean is taken."""

SLOWED = 4
"""How many times slower the page's processor is made in the second round."""

PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"

SHOWN = [
    (["f2"], "live page, script of a step drawn", 0.78),
    (["f3"], "the same with the tree", 0.8),
    (["f4"], "the same with the program", 0.8),
    (["f2", "w"], "the same with what is left", 0.8),
]
"""What is open beside the board, the keys that open it, and the share of the third edition's step that is aimed at."""

TURNS = 2
"""How often steps are measured beside those of another edition, in turns."""

STEP = "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}));"

DRAWN = f"return (async count => {{ for (; count; count--) {{ {STEP} await {NEXT_FRAME}; }} }})(arguments[0]);"

TYPED_RUNS = 5
"""How often a typed program is run."""

TYPED_PROGRAM = search(6)
"""A right program: all solutions for 6 queens."""

IS_DONE = "!document.getElementById('editor-run').hidden"

HAS_EDITOR = "document.getElementById('typed') !== null"

TYPED = """
return (async text => {
  const find = name => document.getElementById(name);
  find("typed").focus();
  find("typed").select();
  document.execCommand("insertText", false, text);
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  await frame();
  const begin = performance.now();
  find("editor-run").click();
  let last = begin, longest = 0, hasRun = false;
  for (;;) {
    await frame();
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    // The verdict stands on the card then, and the strip no longer says that it runs.
    const isRunning = find("editor-said").className === "running";
    hasRun ||= isRunning;
    const isKnown = hasRun && !isRunning;
    if (isKnown || now - begin > 30000) return [(now - begin) / 1000, longest];
  }
})(arguments[0]);
"""

FIRST = f"""
return (async () => {{ const t = performance.now(); {STEP} await {NEXT_FRAME};
  return Number(document.body.dataset.ready) + performance.now() - t; }})();
"""


def figures(beside: Path | None) -> Iterator[Figure]:
    """Measure what needs a browser, where there is one; steps also against pages of another edition, in turns."""
    if MISSING:
        print(
            f"no browser without {', '.join(MISSING)}: no page is measured",
            file=sys.stderr,
        )
        return
    with (
        tempfile.TemporaryDirectory() as folder,
        Browser(Path(folder) / "profile") as browser,
    ):
        yield from _figures(browser, Path(folder))
        if beside:
            browser.resize(1280, 800)
            yield from _beside(browser, Path(folder), beside)


def _beside(browser: Browser, folder: Path, other: Path) -> Iterator[Figure]:
    """Measure steps of a page against the same steps of another edition's."""
    for factor, suffix, sizes in ((1, "", (8, 20, 50)), (SLOWED, ", slowed", (8,))):
        browser.slow_down(factor)
        for n in sizes:
            spent: dict[tuple[str, Path], list[float]] = {}
            for path in (folder / f"{n}.html", other / f"{n}.html") * TURNS:
                _opened(browser, path)
                for keys, what, _ in SHOWN:
                    browser.press(*keys)
                    spent.setdefault((what, path.parent), []).append(
                        _spent_in_a_step(browser)
                    )
            for _, what, goal in SHOWN:
                ours, theirs = (median(spent[what, path]) for path in (folder, other))
                of = f"{what}, of the other edition's{suffix}"
                yield Figure(
                    of, n, ours / theirs, goal=goal if not suffix else 0.8, is_most=True
                )
    browser.slow_down(1)


def _figures(browser: Browser, folder: Path) -> Iterator[Figure]:
    """Measure everything, then what depends on the processor with a slow one."""
    scripts = scripts_of(*ALL)

    pages = {n: live_page(folder / f"{n}.html", scripts, n) for n in (8, 20, 50)}
    empty = written(folder / "nothing.html", "tests.browser.empty", {})
    whole = pages[8].read_bytes()
    yield Figure("live page", 8, len(whole) / 1e6, "MB", goal=2.5, is_most=True)
    yield Figure(
        "live page, gzipped",
        8,
        len(gzip.compress(whole)) / 1e6,
        "MB",
        goal=0.82,
        is_most=True,
    )
    browser.resize(1280, 800)
    for factor in (1, SLOWED):
        browser.slow_down(factor)
        measured = [
            *_starts(browser, pages[8], empty),
            *_steps(browser, pages),
            *_rest(browser, pages[8]),
            *_typed(browser, pages[8]),
        ]
        for figure in measured:
            is_slow = factor != 1
            yield (
                figure._replace(what=f"{figure.what}, slowed", goal=None)
                if is_slow
                else figure
            )
    browser.slow_down(1)


def _opened(browser: Browser, path: Path) -> None:
    browser.open(path)
    browser.wait_for(IS_READY)


def _starts(browser: Browser, live: Path, empty: Path) -> Iterator[Figure]:
    """Measure how soon there is a picture, and how soon the first step is made."""
    ready: dict[Path, list[float]] = {live: [], empty: []}
    painted: dict[Path, list[float]] = {live: [], empty: []}
    for _ in range(STARTS):
        for path in (live, empty):
            _opened(browser, path)
            ready[path].append(float(browser.run(FIRST)))
            painted[path].append(browser.wait_for(PAINTED))
    least = median(ready[empty])
    first, picture = median(ready[live]) / least, median(painted[live]) / least
    yield Figure(
        "live page, opened to first step, against an empty one",
        8,
        first,
        goal=4,
        is_most=True,
    )
    yield Figure(
        "live page, opened to first picture, against the same",
        8,
        picture,
        goal=1.5,
        is_most=True,
    )


def _steps(browser: Browser, pages: dict[int, Path]) -> Iterator[Figure]:
    """Measure the script that draws a step, with each of the tabs."""
    for n, path in pages.items():
        _opened(browser, path)
        for keys, what, _ in SHOWN:
            browser.press(*keys)
            yield Figure(what, n, _spent_in_a_step(browser), "ms")


def _spent_in_a_step(browser: Browser) -> float:
    """Return the milliseconds of script that a step takes, the mean of some, after some that warm up."""
    browser.run(DRAWN, STEPS // 2)
    browser.spend_alone()
    before = browser.spent()
    browser.run(DRAWN, STEPS)
    return 1000 * (browser.spent().script - before.script) / STEPS


def _typed(browser: Browser, live: Path) -> Iterator[Figure]:
    """Measure how long a typed program takes to its verdict, and if the page answers.

    It is run once before: a worker is ready then.
    """
    browser.resize(1280, 800)
    browser.open(live, "#program")
    browser.wait_for(IS_READY)
    browser.wait_for(HAS_EDITOR)
    spent = list[float]()
    gaps = list[float]()
    for turn in range(1 + TYPED_RUNS):
        seconds, longest = browser.run(TYPED, f"{TYPED_PROGRAM}# {turn}\n")
        spent.append(seconds)
        gaps.append(longest)
        # Other sizes are tried then, and the next worker is started.
        browser.wait_for(IS_DONE)
        time.sleep(1)
    yield Figure(
        "live page, n = 6 typed and run, to its verdict, after the first time",
        6,
        median(spent[1:]),
        "s",
        goal=1.5,
        is_most=True,
    )
    yield Figure("the same, the first time", 6, spent[0], "s")
    yield Figure(
        "the same, longest time without a frame",
        6,
        median(gaps[1:]),
        "ms",
        goal=200,
        is_most=True,
    )


def _rest(browser: Browser, live: Path) -> Iterator[Figure]:
    """Measure a run at QView's speed, and a rest."""
    _opened(browser, live)
    browser.spend_alone()
    browser.press("space")
    time.sleep(1)
    before = browser.spent()
    time.sleep(WATCHED)
    share = 100 * (browser.spent().task - before.task) / WATCHED
    yield Figure(
        "live page, a run at 6.7 steps/s, of a core",
        8,
        share,
        "%",
        goal=15,
        is_most=True,
    )
    browser.press("space")
    time.sleep(1)
    before = browser.spent()
    time.sleep(WATCHED)
    script = 1000 * (browser.spent().script - before.script)
    yield Figure(
        "live page, script while it is halted", 8, script, "ms", goal=0, is_most=True
    )
    browser.cdp("HeapProfiler.collectGarbage")
    heap = browser.spent().heap / 1e6
    yield Figure("live page, heap after a run", 8, heap, "MB", goal=20, is_most=True)
