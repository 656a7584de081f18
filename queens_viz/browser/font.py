"""The typeface as a part of the page: Source Sans, with the letters that it needs only.

Its licence (SIL Open Font License 1.1) keeps the name "Source" for the whole typeface.
So its parts have another name. They contain the copyright and the licence.
"""

from __future__ import annotations

import base64
import io
from functools import cache
from pathlib import Path

from ..pens.svg_file import FAMILY
from ..words.words import LANGUAGES, messages

WEIGHTS = {400: "Regular", 600: "Semibold", 700: "Bold"}
"""The names of weights by their numbers in style sheets."""

SIGNS = "←→↑↓−…·×✓–"
"""The characters on keys and in marks, which no message may have."""

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
    """Return rules for the typeface FAMILY in all its weights."""
    text = letters()
    return "\n".join(rule(weight, text) for weight in WEIGHTS)


def rule(weight: int, text: str) -> str:
    """Return the rule for the letters of a text in one weight."""
    data = base64.b64encode(part(weight, text)).decode()
    source = f"url(data:font/woff2;base64,{data}) format('woff2')"
    return (
        f"@font-face {{ font-family: '{FAMILY}'; font-weight: {weight};"
        f" src: {source}; }}"
    )


@cache
def part(weight: int, text: str) -> bytes:
    """Return the letters of a text in one weight, as a font in WOFF2.

    fontTools must be installed.
    """
    import font_source_sans_pro
    from fontTools.subset import Options, Subsetter, load_font, save_font

    options = Options()
    options.flavor = "woff2"
    options.layout_features = FEATURES
    options.name_IDs = [COPYRIGHT, TRADEMARK, LICENCE, LICENCE_ADDRESS]
    options.obfuscate_names = True
    package = font_source_sans_pro.__path__[0]
    path = Path(package, "files", f"SourceSansPro-{WEIGHTS[weight]}.ttf")
    stream = io.BytesIO()
    with load_font(str(path), options) as font:
        # The same letters make the same bytes: the time is no part of the font.
        font.recalcTimestamp = False
        subsetter = Subsetter(options)
        subsetter.populate(text=text)
        subsetter.subset(font)
        save_font(font, stream, options)
    return stream.getvalue()
