"""The files of the typefaces: Source Sans for words, IBM Plex Mono for code.

Both are free by the SIL Open Font License 1.1.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import font_source_sans_pro
import fontpkg_ibm_plex_mono

from .pens.face import Weight

WORDS = Path(font_source_sans_pro.__path__[0], "files")

LETTERS_OF_CODE = Path(fontpkg_ibm_plex_mono.__path__[0], "files")

FILES = {
    Weight.REGULAR: WORDS / "SourceSansPro-Regular.ttf",
    Weight.SEMIBOLD: WORDS / "SourceSansPro-Semibold.ttf",
    Weight.BOLD: WORDS / "SourceSansPro-Bold.ttf",
    Weight.CODE: LETTERS_OF_CODE / "IBMPlexMono-Regular.ttf",
    Weight.CODE_BOLD: LETTERS_OF_CODE / "IBMPlexMono-SemiBold.ttf",
}
"""The file of each weight."""


@cache
def font_file(weight: Weight) -> bytes:
    """Return the content of the font file of a weight.

    It is read once for all sizes: a font that is made from a file's name keeps the file
    open.
    """
    return FILES[weight].read_bytes()
