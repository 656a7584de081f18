"""The scripts of a page: whole, closed, and enough."""

from __future__ import annotations

import base64
import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from queens_viz.browser.bundle import bundle
from queens_viz.browser.modules import needed
from queens_viz.browser.runtime import NOTICE, runtime
from queens_viz.words.words import LANGUAGES, messages

from .chromium import Browser
from .pages import HTML, IS_READY

Made = Callable[..., None]


def scripts_of(elements: str) -> list[str]:
    """Return the scripts among a page's elements."""
    return re.findall(r"<script[^>]*>(.*?)</script>", elements, re.DOTALL)


def unpacked(packed: str) -> list[Any]:
    """Return what a page makes of its packed modules: their table, scripts of compiled ones, and what is said."""
    return list(json.loads(gzip.decompress(base64.b64decode(packed))))


def test_nothing_in_the_scripts_ends_them(made: Made) -> None:
    made(a='x = "</script><!-- <script>"  # </SCRIPT >')
    elements = bundle("a", compiled={})
    scripts = scripts_of(elements)
    assert (
        re.sub(r"<script[^>]*>.*?</script>", "", elements, flags=re.DOTALL).strip()
        == ""
    )
    brython = scripts[1]
    assert (
        brython.replace("<\\/script", "</script").replace("<\\!--", "<!--")
        == NOTICE + runtime()
    )
    assert unpacked(scripts[3])[0]["a"] == [".py", "x = '</script><!-- <script>'", []]


@pytest.mark.parametrize("is_whole", [True, False])
def test_only_what_is_needed_is_there_and_sources_only_where_not_all_is_compiled(
    is_whole: bool,
) -> None:
    names = needed("queens_viz.words.sentence")
    made = {
        name: f"{name}();" for name in names if is_whole or name != "queens_viz.words"
    }
    scripts = scripts_of(bundle("queens_viz.words.sentence", compiled=made))
    table, compiled, _ = unpacked(scripts[3])
    assert set(table) == set(names)
    assert (table["queens_viz.words"] == [".py", "", [], 1]) is is_whole
    assert bool(table["queens_viz.words.sentence"][1]) is not is_whole
    assert set(compiled) == (set(names) if is_whole else set())
    assert compiled.get("queens_viz.words") == (
        ["queens_viz.words();"] if is_whole else None
    )


def test_the_page_has_all_that_is_said_in_each_language_and_no_notes_and_nothing_that_is_only_printed() -> (
    None
):
    files = unpacked(scripts_of(bundle("queens_viz.words.words", compiled={}))[3])[2]
    said = {path: json.loads(text) for path, text in files.items()}
    assert said == {
        f"VFS.queens_viz.words.{code}.json": messages(code) for code in LANGUAGES
    }


@pytest.mark.full
def test_what_compiles_is_there_only_where_something_is_to_be_compiled(
    made: Made,
) -> None:
    compiler = "$B._PyPegen.parse="
    assert compiler in runtime()
    made(a="import b", b="x = 1")
    whole = {"a": "one();", "b": "two();"}
    for compiled, is_there in (({"a": "one();"}, True), (whole, False)):
        found = bundle("a", compiled=compiled)
        assert (compiler in scripts_of(found)[1]) is is_there
    # Programs of people are compiled in a page, too: what does that is packed there.
    found = bundle("a", compiled=whole, runs_programs=True)
    assert compiler not in found
    worker = json.loads(gzip.decompress(base64.b64decode(scripts_of(found)[4])))
    assert compiler in worker["compiler"]


@pytest.mark.full
def test_what_only_programs_need_is_unpacked_when_it_is_asked_for(
    browser: Browser, made: Made, tmp_path: Path
) -> None:
    made(
        a="""
from browser import document, window
import c
from queens_viz.browser.page_late import when_ready
def show():
    document.getElementById("said").textContent = __import__("b").X
window.go = lambda: when_ready(show)
try:
    import_error = __import__("b")
except ImportError:
    document.body.dataset.ready = "yes"
""",
        b="import c\nX = c.X + 1",
        c="X = 1",
    )
    elements = bundle("a", late=["b"], compiled={})
    assert "late" in elements
    path = tmp_path / "late.html"
    path.write_text(HTML.replace("@ELEMENTS@", elements), encoding="utf-8")
    browser.open(path)
    assert browser.wait_for(IS_READY) == "yes"
    assert set(browser.run("return Object.keys(__BRYTHON__.VFS)")) & {"b", "c"} == {"c"}
    browser.run("go(); go()")
    browser.wait_for("document.getElementById('said').textContent == '2'")
    assert browser.console() == []


def test_what_fails_at_the_start_is_written_on_the_page(
    browser: Browser, made: Made, tmp_path: Path
) -> None:
    made(a="open_the_door()")
    elements = bundle("a", compiled={})
    path = tmp_path / "failing.html"
    path.write_text(
        HTML.replace("@ELEMENTS@", '<p id="fault"></p>' + elements), encoding="utf-8"
    )
    browser.open(path)
    said = browser.wait_for("document.documentElement.dataset.failed")
    assert said == "NameError: name 'open_the_door' is not defined"
    assert browser.run("return document.getElementById('fault').textContent") == said
    assert "open_the_door" in "".join(browser.console())
