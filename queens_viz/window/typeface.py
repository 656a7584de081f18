"""The typeface as pygame draws it."""

from __future__ import annotations

import io
import os
from functools import cache

import font_source_sans_pro
import pygame

from ..pens.face import Face, Weight


class Typeface(Face):
    """The typeface in the fonts of pygame.

    Unless it is smooth, its letters have one colour only: a recording of them is small.
    """

    def __init__(self, *, is_smooth: bool = True) -> None:
        super().__init__()
        pygame.font.init()
        self.is_smooth = is_smooth
        self._fonts: dict[tuple[int, Weight], pygame.font.Font] = {}
        self._heights: dict[int, int] = {}

    def font(self, size: int, weight: Weight = Weight.REGULAR) -> pygame.font.Font:
        """Return the font of a size in pixels and a weight."""
        if (size, weight) not in self._fonts:
            file = io.BytesIO(_font_file(weight))
            self._fonts[size, weight] = pygame.font.Font(file, size)
        return self._fonts[size, weight]

    def measured(self, text: str, size: int, weight: Weight) -> int:
        """Return the width of a text in pixels."""
        return self.font(size, weight).size(text)[0]

    def height(self, size: int) -> int:
        """Return the height of a line in pixels, which is the same in each weight."""
        if size not in self._heights:
            self._heights[size] = self.font(size).get_height()
        return self._heights[size]


@cache
def _font_file(weight: Weight) -> bytes:
    """Return the content of the font file of a weight.

    It is read once for all sizes: a font that is made from a file's name keeps the file
    open.
    """
    package = font_source_sans_pro.__path__[0]
    path = os.path.join(package, "files", f"SourceSansPro-{weight.value}.ttf")
    with open(path, "rb") as stream:
        return stream.read()
