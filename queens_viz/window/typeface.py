"""The typefaces as pygame draws them."""

from __future__ import annotations

import io

import pygame

from ..fonts import font_file
from ..pens.face import Face, Weight


class Typeface(Face):
    """The typefaces in the fonts of pygame.

    Unless it is smooth, its letters have one colour only: a recording of them is small.
    """

    def __init__(self, *, is_smooth: bool = True) -> None:
        super().__init__()
        pygame.font.init()
        self.is_smooth = is_smooth
        self._fonts: dict[tuple[int, Weight], pygame.font.Font] = {}
        self._heights: dict[int, int] = {}
        self._rises: dict[tuple[int, Weight], int] = {}

    def font(self, size: int, weight: Weight = Weight.REGULAR) -> pygame.font.Font:
        """Return the font of a size in pixels and a weight."""
        if (size, weight) not in self._fonts:
            file = io.BytesIO(font_file(weight))
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

    def rise(self, size: int, weight: Weight) -> int:
        """Return by how many pixels letters begin above the top of their line.

        Those of code do so, since their font is higher above the base line.
        """
        if (size, weight) not in self._rises:
            ascent = self.font(size, weight).get_ascent()
            self._rises[size, weight] = ascent - self.font(size).get_ascent()
        return self._rises[size, weight]
