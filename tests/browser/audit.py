"""`python -m tests.browser.audit AXE`: let axe-core look at the live page, in each theme, on a phone and on a laptop.

AXE is the file `axe.js` of axe-core; .ci/run has the version. What axe finds wrong is printed, and the status is 1.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from queens_viz.browser.entries import ALL
from queens_viz.pens.theme import THEMES

from .chromium import Browser
from .pages import IS_READY, live_page, scripts_of

SIZES = (360, 640), (1280, 800)

STATES = {
    "searching": ["right"] * 7,
    "a square attacked": ["right"],
    "the tree": ["f3"],
    "its node": ["tab", "up"],
    "the program": ["escape", "f4"],
    "the race": ["escape", "f8"],
    "a question": ["f2", "p", "right"],
    "what does not apply": ["p", "y"],
    "the menu": ["escape", "k", "down"],
    "what is left": ["escape", "w"],
    "my own board": ["m", "space"],
    "running": ["m", "space"],
    "a solution": ["space", "return"],
    "its list": ["a", "f2", "down"],
    "the end": ["escape"],
    "a refused size": ["9", "9", "9"],
    "the help": ["escape", "f1"],
}
"""What is looked at, and the keys that lead there from the state before."""

AUDIT = """
const rules = {"target-size": {enabled: true}};
return axe.run(document, {rules, resultTypes: ["violations"]}).then(found => found.violations.map(
  ({id, help, nodes}) => [id, help, nodes.map(node => node.target.join(" ") + "\\n" + node.failureSummary)]));
"""


def main(axe: str) -> int:
    """Look at each state in each theme and size; print what is wrong."""
    script, scripts = Path(axe).read_text(encoding="utf-8"), scripts_of(*ALL)
    looks = wrong = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        Browser(Path(folder) / "profile") as browser,
    ):
        browser.prefer(reduced_motion=True)
        for theme in THEMES:
            path = live_page(Path(folder) / f"{theme}.html", scripts, 6, theme=theme)
            for width, height in SIZES:
                browser.resize(width, height)
                browser.open(path)
                browser.wait_for(IS_READY)
                browser.run(script + "; window.axe = axe")
                browser.run(
                    "document.getElementById('board').focus(); document.activeElement.blur()"
                )
                for state, violations in audited(browser):
                    looks += 1
                    wrong += len(violations)
                    for rule, words, places in violations:
                        print(
                            f"{theme}, {width}x{height}, {state}: {rule}: {words}",
                            *places,
                            sep="\n    ",
                        )
    print(f"axe-core looked at {looks} states of the page and found {wrong} violations")
    return 1 if wrong else 0


def audited(browser: Browser) -> Iterator[tuple[str, list[Any]]]:
    """Go through all states; return the name of each and what is wrong with it."""
    for state, keys in STATES.items():
        for key in keys:
            browser.press(key)
        yield state, browser.run(AUDIT)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
