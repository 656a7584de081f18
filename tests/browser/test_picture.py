"""The window's picture and its SVG, shown by a browser: one picture by two pens; and what a saved file has in it."""

from __future__ import annotations

import io
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from queens_viz import cli
from queens_viz.browser.page_view import SvgView
from queens_viz.browser.picture import typeface
from queens_viz.pens.svg_file import document
from queens_viz.pens.theme import DARK

from ..states import STATES
from ..support import another, picture
from ..tiers import rare
from .chromium import Browser
from .tiles import far, image

TILE, MAY = 48, 30
"""Pixels of a tile's side, and by how much its mean colour may differ, of 255: letters stand some pixels apart."""


@pytest.mark.parametrize(
    "name",
    [
        "what-is-left",
        *rare(
            "whole-tree",
            "large-program",
            "help-scrolled",
            "lesson-1.11",
            "predict-reason-wrong",
        ),
    ],
)
def test_a_browser_shows_the_window_s_picture(
    name: str, browser: Browser, tmp_path: Path
) -> None:
    state, path = STATES[name], tmp_path / "picture.svg"
    window = another(state.window())
    view = SvgView(window.app.player, window.app.state)
    view.size, view.state = state.size, window.state
    svg, theme = view.svg(), view.frame().pen.theme
    path.write_text(
        document(svg, state.size, theme, "window", "a test", typeface(svg)),
        encoding="utf-8",
    )
    browser.resize(*state.size, is_phone=False)
    browser.open(path)
    browser.run("return document.fonts.ready.then(() => true)")
    seen = Image.open(io.BytesIO(browser.screenshot())).convert("RGB")
    assert far(image(picture(window, state.size)), seen, TILE, MAY) == []


def test_a_saved_file_tells_what_it_shows_and_asks_for_nothing_in_the_colours_of_its_theme(
    tmp_path: Path,
) -> None:
    path = tmp_path / "picture.svg"
    assert (
        cli.main(
            [
                "8",
                "--at",
                "2,4,1,3,5:7",
                "--save",
                str(path),
                "--language",
                "en",
                "--theme",
                "dark",
            ]
        )
        == 0
    )
    saved = path.read_text(encoding="utf-8")
    title, told, *_ = list(ElementTree.fromstring(saved))
    assert title.text == "8 queens problem"
    assert (
        told.text
        == "Column 6, row 7 is attacked by the queen in column 1, row 2: same rising diagonal."
    )
    assert saved.count("@font-face") == 3
    assert set(re.findall(r"url\((\w+)", saved)) == {"data"}
    assert set(re.findall(r"https?://[^\"\s]+", saved)) == {
        "http://www.w3.org/2000/svg"
    }
    assert set(re.findall(r"#[0-9a-f]{6}\b", saved)) <= {
        f"#{bytes(colour).hex()}" for colour in DARK.colours().values()
    }
    assert "var(" not in saved
