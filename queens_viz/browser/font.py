"""The typefaces as parts of the page: only with the letters that it needs.

Words are set in Source Sans, code in IBM Plex Mono. Their licence (SIL Open Font
License 1.1) keeps the names "Source" and "Plex" for the whole typefaces. So their parts
have other names. They contain the copyright and the licence.
"""

from __future__ import annotations

import base64
import io
from functools import cache

from ..fonts import font_file
from ..pens.face import CODE_WEIGHTS, Weight
from ..pens.svg_file import CODE_FAMILY, FAMILY
from ..words.words import LANGUAGES, messages

NUMBERS = {
    Weight.REGULAR: 400,
    Weight.SEMIBOLD: 600,
    Weight.BOLD: 700,
    Weight.CODE: 400,
    Weight.CODE_BOLD: 600,
}
"""The numbers of weights in style sheets."""

SIGNS = "←→↑↓▲▼−…·×✓–›"
"""The characters on keys, buttons and in marks, which no message may have."""

LATIN = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x100))))
"""The letters of Western languages, for what people type."""

FEATURES = ["kern", "liga", "tnum"]
"""Kerning, ligatures, and figures of one width, by their names in OpenType."""

# Numbers in OpenType of the names that stay in a part of the typeface.

COPYRIGHT = 0
TRADEMARK = 7
LICENCE = 13
LICENCE_ADDRESS = 14


def letters() -> str:
    """Return all letters that the page may need, in the order of their codes."""
    texts = [text for code in LANGUAGES for text in messages(code).values()]
    return "".join(sorted({*LATIN, *SIGNS, *"".join(texts)} - {"\n"}))


def style() -> str:
    """Return rules for both typefaces in all their weights."""
    text = letters()
    return "\n".join(rule(weight, text) for weight in Weight)


def family(weight: Weight) -> str:
    """Return the name of a weight's typeface in style sheets."""
    return CODE_FAMILY if weight in CODE_WEIGHTS else FAMILY


def rule(weight: Weight, text: str) -> str:
    """Return the rule for the letters of a text in one weight."""
    data = base64.b64encode(part(weight, text)).decode()
    source = f"url(data:font/woff2;base64,{data}) format('woff2')"
    return (
        f"@font-face {{ font-family: '{family(weight)}';"
        f" font-weight: {NUMBERS[weight]};"
        f" src: {source}; }}"
    )


@cache
def part(weight: Weight, text: str) -> bytes:
    """Return the letters of a text in one weight, as a font in WOFF2.

    fontTools must be installed.
    """
    from fontTools.subset import Options, Subsetter, load_font, save_font

    options = Options()
    options.flavor = "woff2"
    options.layout_features = FEATURES
    options.name_IDs = [COPYRIGHT, TRADEMARK, LICENCE, LICENCE_ADDRESS]
    options.obfuscate_names = True
    # What languages the whole typeface is made for.
    options.drop_tables += ["meta"]
    stream = io.BytesIO()
    with load_font(io.BytesIO(font_file(weight)), options) as font:
        # The same letters make the same bytes: the time is no part of the font.
        font.recalcTimestamp = False
        subsetter = Subsetter(options)
        subsetter.populate(text=text)
        subsetter.subset(font)
        save_font(font, stream, options)
    return stream.getvalue()
