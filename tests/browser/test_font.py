"""The typeface in the page: every letter that the program writes, and no name that is not ours to give."""

from __future__ import annotations

import ast
import io
import re

import pytest
from fontTools.ttLib import TTFont

from queens_viz.browser import font, picture
from queens_viz.browser.plain import plain
from queens_viz.browser.precompile import of_the_page
from queens_viz.pens.face import CODE_WEIGHTS, Weight
from queens_viz.pens.svg_file import CODE_FAMILY, FAMILY
from queens_viz.words.words import LANGUAGES, messages

SIGNS_THAT_ARE_READ = [
    "queens_viz.search.brackets",
    "queens_viz.search.cells",
    "queens_viz.search.signs",
    "queens_viz.browser.typing_help",
]
"""Modules with signs of what people type and paste: they are not shown."""


@pytest.mark.full
def test_every_letter_of_messages_and_modules_is_in_every_weight() -> None:
    text = font.letters()
    shown = [one for one in of_the_page() if one.name not in SIGNS_THAT_ARE_READ]
    written = [message for code in LANGUAGES for message in messages(code).values()]
    written += [
        ast.literal_eval(f"'{sign}'")
        for one in shown
        for sign in re.findall(r"\\u\w{4}", one.text)
    ]
    assert {*"".join([*written, *(plain(one.text) for one in shown)])} - {"\n"} <= set(
        text
    )
    for weight in Weight:
        there = TTFont(io.BytesIO(font.part(weight, text))).getBestCmap()
        unseen = {"\xa0", "\xad"}
        if weight in CODE_WEIGHTS:
            # The blank within French numbers and signs of buttons are not in code.
            unseen |= {"\u202f", *"▲▼"}
        assert {letter for letter in text if ord(letter) not in there} <= unseen


def test_each_typeface_has_our_name_and_their_licence() -> None:
    for weight, year in ((Weight.REGULAR, 2010), (Weight.CODE, 2017)):
        names = {
            entry.nameID: str(entry)
            for entry in TTFont(io.BytesIO(font.part(weight, "abc")))["name"].names
        }
        assert names[font.COPYRIGHT].startswith(f"Copyright {year}")
        assert "SIL Open Font License" in names[font.LICENCE]
        assert not {1, 3, 4, 6} & set(names)
    assert "Source" not in FAMILY
    assert "Plex" not in CODE_FAMILY


def test_a_picture_has_the_letters_that_it_writes_each_in_its_weight(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(picture, "rule", lambda weight, text: f"{weight.name} {text}")
    written = [
        ("R", "a &lt; b"),
        ("B", "R&amp;D"),
        ("CB", "x = 1"),
        ("B", "amp;"),
    ]
    parts = "".join(
        f'<text class="{letter}" x="0" y="9">{text}</text>' for letter, text in written
    )
    assert picture.typeface(parts) == ("REGULAR  <ab\nBOLD &;DRamp\nCODE_BOLD  1=x")
