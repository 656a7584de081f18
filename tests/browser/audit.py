"""`python -m tests.browser.audit AXE`: let axe-core look at the live page, in each theme, on a phone and on a laptop.

AXE is the file `axe.js` of axe-core; .ci/run has the version. What axe finds wrong is printed, and the status is 1.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from queens_viz.app.app import App
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.browser.document import page
from queens_viz.browser.entries import ALL
from queens_viz.browser.recorded import Recorded
from queens_viz.pens.theme import THEMES
from queens_viz.search.search import Search

from .. import shown_programs
from .chromium import Browser
from .pages import IS_READY, live_page, scripts_of

States = dict[str, list[str]]
"""What is looked at in a page, and the keys that lead there from the state before."""

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
    "find the fault": ["f"],
    "a line that is right": ["right", "down", "return"],
    "the line that is wrong": ["down", "down", "return"],
    "a refused size": ["escape", "9", "9", "9"],
    "the help": ["escape", "f1"],
    "the editor": ["escape", "d"],
}
"""What is looked at, and the keys that lead there from the state before."""

AWAITED = {
    "find the fault": "document.querySelector('[data-key=PICK_LINE]')",
    "the editor": "document.getElementById('typed')?.checkVisibility()",
}
"""What comes some time after the keys."""

OF_PROGRAM = {
    "a program's fault": [],
    "a line": ["right"],
    "the call": ["a", "g"],
    "its end": ["a", "a"],
    "its solutions": ["f2"],
    "its output": ["f3"],
    "before its first line": ["f4", "home"],
    "its menu": ["k"],
    "its help": ["escape", "f1"],
    "what would be right": ["escape", "a", "w"],
}
"""The same of the page of a recorded program."""

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
        for theme, made in [(theme, made) for theme in THEMES for made in MADE]:
            path = Path(folder) / f"{theme}.html"
            states = made(path, scripts, theme)
            for width, height in SIZES:
                browser.resize(width, height)
                browser.open(path)
                browser.wait_for(IS_READY)
                browser.run(script + "; window.axe = axe")
                browser.run(
                    "document.getElementById('board').focus(); document.activeElement.blur()"
                )
                for state, violations in audited(browser, states):
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


def _live(path: Path, scripts: dict[str, str], theme: str) -> States:
    """Write a live page, and return its states."""
    live_page(path, scripts, 6, theme=theme)
    return STATES


def _recorded(path: Path, scripts: dict[str, str], theme: str) -> States:
    """Write the page of a recorded program, and return its states."""
    result = shown_programs.result("queens.py")
    recorded = Recorded("queens.py", result, result.story.opening)
    app = App(Player(Search(6)), State(theme=theme))
    options: dict[str, object] = {"n": 6, "language": "en", "theme": theme}
    text = page(app, options, recorded=recorded, compiled=scripts)
    path.write_text(text, encoding="utf-8")
    return OF_PROGRAM


MADE = (_live, _recorded)
"""What makes the pages."""


def audited(browser: Browser, states: States) -> Iterator[tuple[str, list[Any]]]:
    """Go through all states; return the name of each and what is wrong with it."""
    for state, keys in states.items():
        for key in keys:
            browser.press(key)
        if state in AWAITED:
            browser.wait_for(AWAITED[state])
        yield state, browser.run(AUDIT)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
