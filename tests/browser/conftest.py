"""A browser for all tests of the page, since starting one takes longer than most of them; and pages for them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from queens_viz.browser.bundle import bundle
from queens_viz.browser.modules import Module, module, needed
from queens_viz.browser.precompile import compiled

from .chromium import MISSING, Browser

HERE = Path(__file__).parent

HTML = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>a test</title></head>
<body><h1>0 queens</h1>@ELEMENTS@</body></html>
"""


ENTRY = "tests.browser.entry"


def others() -> dict[str, Module]:
    """Return the modules of a test's page that are not the program's."""
    modules = [Module("tests", "", is_package=True), Module("tests.browser", "", is_package=True)]
    for name in ("entry", "truth", "cases"):
        modules.append(Module(f"tests.browser.{name}", (HERE / f"{name}.py").read_text(encoding="utf-8")))
    return {module.name: module for module in modules}


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Return the one browser of the tests."""
    if MISSING:
        pytest.skip(f"needs {', '.join(MISSING)} (see .ci/run)")
    with Browser(tmp_path_factory.mktemp("profile")) as browser:
        yield browser


@pytest.fixture
def browser(running: Browser) -> Iterator[Browser]:
    """Return the browser, with nothing open and nothing emulated."""
    yield running
    running.reset()


@pytest.fixture(scope="session")
def answering(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return two pages that answer questions: one of sources, the other of JavaScript made of them."""
    folder = tmp_path_factory.mktemp("pages")
    asked = needed(ENTRY, others())
    modules = [module(name, others()) for name in (*asked.at_once, *asked.late)]
    scripts = compiled(one for one in modules if one)
    pages = {}
    for name, given in (("sources", {}), ("compiled", scripts)):
        pages[name] = folder / f"{name}.html"
        elements = bundle(ENTRY, others=others(), compiled=given).elements
        pages[name].write_text(HTML.replace("@ELEMENTS@", elements), encoding="utf-8")
    return pages
