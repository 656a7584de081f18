"""The typeface in the page: every letter that the program writes, and no name that is not ours to give."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from queens_viz.browser import font
from queens_viz.browser.precompile import of_the_page
from queens_viz.pens.svg_file import FAMILY
from queens_viz.words.words import LANGUAGES, messages

from .chromium import Browser


@pytest.mark.full
def test_every_letter_of_every_message_is_in_every_weight() -> None:
    text = font.letters(of_the_page())
    for code in LANGUAGES:
        assert set("".join(messages(code).values())) - {"\n"} <= set(text)
    for weight in font.WEIGHTS:
        there = TTFont(io.BytesIO(font.part(weight, text))).getBestCmap()
        assert {letter for letter in text if ord(letter) not in there} <= {"\xa0", "\xad"}


def test_it_has_our_name_and_their_licence() -> None:
    names = {entry.nameID: str(entry) for entry in TTFont(io.BytesIO(font.part(400, "abc")))["name"].names}
    assert names[font.COPYRIGHT].startswith("Copyright 2010")
    assert "SIL Open Font License" in names[font.LICENCE]
    assert not {1, 3, 4, 6} & set(names)
    assert "Source" not in FAMILY


@pytest.mark.full
def test_a_browser_takes_it(browser: Browser, tmp_path: Path) -> None:
    path = tmp_path / "type.html"
    style = font.style(of_the_page())
    path.write_text(f'<!DOCTYPE html><link rel="icon" href="data:,"><style>{style}</style>→ 1', encoding="utf-8")
    browser.open(path)
    for weight in font.WEIGHTS:
        load = f"document.fonts.load(\"{weight} 20px '{FAMILY}'\", '→ 1')"
        assert browser.run(f"return {load}.then(faces => faces.map(face => face.status))") == ["loaded"]
    assert browser.console() == []
    assert browser.requests() == [path.as_uri()]


@pytest.mark.full
def test_it_is_small_and_always_the_same() -> None:
    style = font.style(of_the_page())
    assert len(style) < 56_000
    assert style.count("@font-face") == 3
    once = font.part(700, "always")
    font.part.cache_clear()
    assert font.part(700, "always") == once
