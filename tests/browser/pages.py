"""Pages for the tests: the program's own modules, started by a module of the tests."""

from __future__ import annotations

from pathlib import Path

from queens_viz.app.app import App
from queens_viz.app.player import Player
from queens_viz.browser.bundle import bundle
from queens_viz.browser.compiled import fitting
from queens_viz.browser.document import page
from queens_viz.browser.modules import FOLDERS, modules_of
from queens_viz.browser.runtime import runtime
from queens_viz.search.search import Search

HTML = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>a test</title></head>
<body><h1>queens</h1><p id="said"></p>@ELEMENTS@</body></html>
"""
IS_READY = "document.body?.dataset.ready || document.documentElement.dataset.failed"
"""An expression that is true as soon as a page has started, or couldn't."""


FOLDERS["tests"] = Path(__file__).parent.parent


def scripts_of(*entries: str) -> dict[str, str]:
    """Return JavaScript for all modules of a page; ImportError where there is no engine that makes it.

    What lies compiled beside the sources is taken where it fits; only the rest is compiled, which takes seconds.
    """
    from queens_viz.browser.precompile import compiled

    modules = modules_of(entries)
    made = fitting(modules, runtime())
    others = [one for one in modules if one.name not in made]
    return made | (compiled(others) if others else {})


def written(path: Path, entry: str, compiled: dict[str, str]) -> Path:
    """Write the page that a module starts, and return where it is."""
    elements = bundle(entry, compiled=compiled)
    path.write_text(HTML.replace("@ELEMENTS@", elements), encoding="utf-8")
    return path


def live_page(path: Path, compiled: dict[str, str], n: int, **options: object) -> Path:
    """Write the live page of a size, and return where it is: its first pictures show the first position."""
    text = page(
        App(Player(Search(n))), {"n": n, "language": "en", **options}, compiled=compiled
    )
    path.write_text(text, encoding="utf-8")
    return path
