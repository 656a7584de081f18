"""The typeface as a part of the page: Source Sans, cut down to the letters that the program writes.

Its licence (SIL Open Font License 1.1) keeps the name "Source" for the whole typeface. So the parts have another name;
copyright and licence stay in them.
"""

from __future__ import annotations

import base64
import io
from functools import cache
from pathlib import Path

from ..pens.svg_file import FAMILY
from ..words.words import LANGUAGES, messages

WEIGHTS = {400: "Regular", 600: "Semibold", 700: "Bold"}
"""Weights by their numbers in style sheets."""

SIGNS = "←→↑↓−…·×✓–"
"""What the page writes beside the words: on its keys, and in its marks."""

LATIN = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x100))))
"""Letters of Western languages, so that what people type is in the same typeface."""

FEATURES = ["kern", "liga", "tnum"]
"""Pairs set closer, letters drawn as one, and figures of one width."""

COPYRIGHT, TRADEMARK, LICENCE, LICENCE_ADDRESS = 0, 7, 13, 14
"""Names that stay in a part, by their numbers in OpenType."""


def letters() -> str:
    """Return all letters that the page may write, in order."""
    said = [message for code in LANGUAGES for message in messages(code).values()]
    return "".join(sorted({*LATIN, *SIGNS, *"".join(said)} - {"\n"}))


def style() -> str:
    """Return rules for the typeface FAMILY in all its weights."""
    text = letters()
    return "\n".join(rule(weight, text) for weight in WEIGHTS)


def rule(weight: int, text: str) -> str:
    """Return the rule for the letters of a text in one weight."""
    data = base64.b64encode(part(weight, text)).decode()
    source = f"url(data:font/woff2;base64,{data}) format('woff2')"
    return f"@font-face {{ font-family: '{FAMILY}'; font-weight: {weight}; src: {source}; }}"


@cache
def part(weight: int, text: str) -> bytes:
    """Return the letters of a text in one weight, as WOFF2; fontTools must be installed."""
    import font_source_sans_pro
    from fontTools.subset import Options, Subsetter, load_font, save_font

    options = Options()
    options.flavor = "woff2"
    options.layout_features = FEATURES
    options.name_IDs = [COPYRIGHT, TRADEMARK, LICENCE, LICENCE_ADDRESS]
    options.obfuscate_names = True
    path = Path(
        font_source_sans_pro.__path__[0],
        "files",
        f"SourceSansPro-{WEIGHTS[weight]}.ttf",
    )
    written = io.BytesIO()
    with load_font(str(path), options) as font:
        # The clock has no say in what a page is made of.
        font.recalcTimestamp = False
        subsetter = Subsetter(options)
        subsetter.populate(text=text)
        subsetter.subset(font)
        save_font(font, written, options)
    return written.getvalue()
