"""A picture as a file: well-formed, in the colours of its theme, with a name and the letters that it needs."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from queens_viz.pens.svg import SvgPen
from queens_viz.pens.svg_file import FAMILY, RULES, document
from queens_viz.pens.theme import DARK, LIGHT, Theme

from .written import STROKES, a_pen, take

SVG = "{http://www.w3.org/2000/svg}"


def everything(pen: SvgPen) -> None:
    """Draw each stroke."""
    for draw in STROKES.values():
        draw(pen)


@pytest.mark.parametrize(
    ("theme", "text"), [(LIGHT, "#ac0a1e"), (DARK, "#ff8a80")], ids=["light", "dark"]
)
def test_a_file_is_svg_with_a_name_in_the_colours_of_its_theme(
    theme: Theme, text: str
) -> None:
    pen = a_pen()
    take(pen, "all", everything)
    pen.done()
    root = ElementTree.fromstring(
        document(pen.svg(), (640, 480), theme, "8 < 9", "A & B", "@font-face {}")
    )
    assert (root.tag, root.get("viewBox"), root.get("width"), root.get("height")) == (
        f"{SVG}svg", "0 0 640 480", "640", "480",
    )  # fmt: skip
    assert (root.findtext(f"{SVG}title"), root.findtext(f"{SVG}desc")) == (
        "8 < 9",
        "A & B",
    )
    assert [one.get("fill") for one in root.findall(f".//{SVG}text")] == [text]
    assert not [
        one for one in root.iter() for value in one.attrib.values() if "var(" in value
    ]
    style = root.findtext(f"{SVG}style") or ""
    assert [one for one in ("@font-face {}", RULES, FAMILY) if one not in style] == []
