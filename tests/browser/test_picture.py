"""The window's picture and its SVG, shown by a browser: one picture by two pens, compared tile by tile."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from queens_viz import cli
from queens_viz.browser.page_view import SvgView
from queens_viz.browser.picture import typeface
from queens_viz.pens.pen import Drawn, Stroke
from queens_viz.pens.rect import Rect
from queens_viz.pens.svg_file import document
from queens_viz.pens.theme import DARK
from queens_viz.window.window import Window

from ..states import STATES
from ..support import picture, recorded, recording
from ..tiers import rare
from .chromium import Browser
from .tiles import Both, image

NEAR = 6
"""Pixels that a text may stand apart. Where it breaks at another word, its tiles are not compared."""


def both(window: Window, size: tuple[int, int], browser: Browser, folder: Path) -> Both:
    """Draw what a window shows by both pens."""
    ours = recorded(window, size)
    view = SvgView(window.app.player, window.app.state)
    view.size, view.state = size, window.state
    view.app.race = window.app.compare
    pen = view.frame().pen
    with recording(pen.ink) as theirs:
        parts = view.svg()
    seen = screenshot(document(parts, size, pen.theme, "window", "a test", typeface(parts)), size, browser, folder)
    return Both(image(picture(window, size)), seen, [*alone(ours, theirs), *alone(theirs, ours)])


def screenshot(svg: str, size: tuple[int, int], browser: Browser, folder: Path) -> Image.Image:
    """Return what a browser shows of a file."""
    path = folder / "picture.svg"
    path.write_text(svg, encoding="utf-8")
    browser.resize(*size, is_phone=False)
    browser.open(path)
    browser.run("return document.fonts.ready.then(() => true)")
    return Image.open(io.BytesIO(browser.screenshot())).convert("RGB")


def alone(some: list[Drawn], others: list[Drawn]) -> list[Drawn]:
    """Return the texts of some strokes that the others don't have near there."""
    places: dict[object, list[Rect]] = {}
    for one in others:
        places.setdefault(one.what, []).append(one.rect)
    texts = (one for one in some if one.stroke is Stroke.TEXT)
    return [one for one in texts if not any(near(one.rect, place) for place in places.get(one.what, []))]


def near(one: Rect, other: Rect) -> bool:
    return max(abs(a - b) for a, b in zip(one.center, other.center, strict=True)) <= NEAR


@pytest.mark.parametrize(
    "name",
    [
        "what-is-left",
        *rare("whole-tree", "large-program", "help-scrolled", "lesson-1.11", "predict-wrong-german-phone"),
    ],
)
def test_a_browser_shows_the_window_s_picture(name: str, browser: Browser, tmp_path: Path) -> None:
    state = STATES[name]
    assert both(state.window(), state.size, browser, tmp_path).far() == []


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("saved") / "picture.svg"
    assert cli.main(["8", "--at", "2,4,1,3,5:7", "--save", str(path), "--language", "en", "--theme", "dark"]) == 0
    return path.read_text(encoding="utf-8")


def test_a_saved_file_tells_what_it_shows(saved: str) -> None:
    title, told, *_ = list(ElementTree.fromstring(saved))
    assert title.text == "8 queens problem"
    assert told.text == "Column 6, row 7 is attacked by the queen in column 1, row 2: same rising diagonal."


def test_a_saved_file_has_its_letters_in_it_and_asks_for_nothing(saved: str) -> None:
    assert saved.count("@font-face") == 3
    assert set(re.findall(r"url\((\w+)", saved)) == {"data"}
    assert set(re.findall(r"https?://[^\"\s]+", saved)) == {"http://www.w3.org/2000/svg"}


def test_a_saved_file_has_the_colours_of_its_theme_and_of_no_other(saved: str) -> None:
    colours = {f"#{bytes(colour).hex()}" for colour in DARK}
    assert set(re.findall(r"#[0-9a-f]{6}\b", saved)) <= colours
    assert "var(" not in saved


def test_without_fonttools_it_is_said_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "fontTools", None)
    path = tmp_path / "picture.svg"
    assert cli.main(["8", "--save", str(path)]) == 1
    assert capsys.readouterr().err.endswith(' -m pip install "fonttools[woff]"\n')
    assert not path.exists()
