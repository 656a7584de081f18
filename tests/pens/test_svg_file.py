"""A picture as a file: well-formed, in the colours of its theme, with a name and the letters that it needs."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from queens_viz.pens.face import Weight
from queens_viz.pens.svg import SvgPen
from queens_viz.pens.svg_file import FAMILY, RULES, document, letters_used
from queens_viz.pens.theme import DARK, LIGHT, Theme

from .written import ROOM, STROKES, a_pen, take


def everything(pen: SvgPen) -> None:
    """Draw each stroke."""
    for draw in STROKES.values():
        draw(pen)


def file_of(theme: Theme = LIGHT) -> ElementTree.Element:
    """Return the file of a picture, as others read it."""
    pen = a_pen()
    take(pen, "all", everything)
    pen.done()
    return ElementTree.fromstring(document(pen.svg(), (640, 480), theme, "8 < 9", "A & B", "@font-face {}"))


def named(name: str) -> str:
    return "{http://www.w3.org/2000/svg}" + name


def test_a_file_is_svg_of_its_size() -> None:
    root = file_of()
    assert root.tag == named("svg")
    assert (root.get("viewBox"), root.get("width"), root.get("height")) == ("0 0 640 480", "640", "480")
    assert len(root.findall(".//" + named("text"))) == 1


def test_a_file_has_a_name_and_a_description() -> None:
    root = file_of()
    assert (root.findtext(named("title")), root.findtext(named("desc"))) == ("8 < 9", "A & B")


@pytest.mark.parametrize(("theme", "text"), [(LIGHT, "#ac0a1e"), (DARK, "#ff8a80")], ids=["light", "dark"])
def test_a_file_has_the_colours_of_its_theme(theme: Theme, text: str) -> None:
    root = file_of(theme)
    assert {one.get("fill") for one in root.findall(".//" + named("text"))} == {text}
    assert not [one for one in root.iter() for value in one.attrib.values() if "var(" in value]


def test_a_file_has_its_letters_and_how_they_are_set() -> None:
    style = file_of().findtext(named("style")) or ""
    assert "@font-face {}" in style
    assert RULES in style
    assert FAMILY in style


def test_only_letters_that_are_written_are_used_each_in_its_weight() -> None:
    def draw(pen: SvgPen) -> None:
        pen.text("a < b", 20, "text", topleft=(0, 0))
        pen.text("R&D", 20, "text", Weight.BOLD, topleft=(0, 0))
        pen.text("amp;", 20, "text", Weight.BOLD, topleft=(0, 0))

    pen = a_pen()
    take(pen, "it", draw)
    assert letters_used(pen.svg()) == {Weight.REGULAR: " <ab", Weight.SEMIBOLD: "", Weight.BOLD: "&;DRamp"}


def test_a_picture_without_words_uses_no_letters() -> None:
    pen = a_pen()
    take(pen, "it", lambda pen: pen.box(ROOM, "text"))
    assert set(letters_used(pen.svg()).values()) == {""}
