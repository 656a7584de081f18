"""`python -m tests.browser.reading [LANGUAGE]`: the live page of four queens, as a screen reader says it."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from queens_viz.app.app import App
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.browser.document import ENTRY, page
from queens_viz.search.search import Search

from .chromium import Browser
from .pages import IS_READY, scripts_of

WAIT = "wait"

KEYS = ["right"] * 10 + [
    "left",
    "return",
    "right",
    "left",
    "p",
    "left",
    "y",
    "u",
    "x",
    "p",
    "space",
    WAIT,
    "space",
    "a",
    "down",
]
"""Ten steps with a backtrack in them, a step back, a solution, questions, a run, and the list of solutions."""

SILENT = ("none", "generic", "StaticText", "InlineTextBox", "LineBreak", "RootWebArea", "SvgRoot")
"""Roles that a screen reader does not name, or not as something that can be reached."""

LISTEN = """
window.times = {};
for (const name of ["heard", "message"])
  new MutationObserver(() => times[name] = (times[name] || 0) + 1)
    .observe(document.getElementById(name), {subtree: true, childList: true, characterData: true});
"""
"""Counts how often each region that speaks up has changed: a screen reader says it as often."""


def told(browser: Browser) -> dict[str, str]:
    """Return what the regions that speak up hold, by their names, as a screen reader is given it."""
    nodes = {node["nodeId"]: node for node in browser.cdp("Accessibility.getFullAXTree")["nodes"]}

    def text(identity: str) -> str:
        node = nodes.get(identity, {"ignored": True})
        is_text = not node["ignored"] and node["role"]["value"] == "StaticText"
        inner = () if is_text else node.get("childIds", ())
        return node["name"]["value"] if is_text else " ".join(filter(None, map(text, inner)))

    regions = {}
    for identity, node in nodes.items():
        live = [one["value"]["value"] for one in node.get("properties", ()) if one["name"] == "live"]
        if live and live != ["off"] and not node["ignored"]:
            regions["message" if node["role"]["value"] == "status" else "heard"] = text(identity)
    return regions


def main(language: str = "en") -> None:
    """Print the controls in their order, and what is said after each key."""
    with tempfile.TemporaryDirectory() as folder, Browser(Path(folder) / "profile") as browser:
        path = Path(folder) / "page.html"
        options: dict[str, object] = {"n": 4, "language": language}
        app = App(Player(Search(4)), State(language))
        path.write_text(page(app, options, compiled=scripts_of(ENTRY)), encoding="utf-8")
        browser.open(path)
        browser.wait_for(IS_READY)
        for node in browser.accessible():
            if node.role not in SILENT:
                states = [f"{name} {node.properties[name]}" for name in ("pressed", "selected", "disabled")
                          if node.properties.get(name)]  # fmt: skip
                print(f"{node.role}: {node.name}", *states, sep=", ")
        browser.run(LISTEN)
        for key in KEYS:
            browser.run("window.times = {}")
            if key is WAIT:
                time.sleep(1)
            else:
                browser.press(key)
            said = told(browser)
            times = browser.run("return times")
            print(f"\n[{key}]", *(f"{said.get(name) or 'nothing'} ({times[name]})" for name in times), sep="\n  ")


if __name__ == "__main__":
    main(*sys.argv[1:])
