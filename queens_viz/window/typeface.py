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

    Where it is not smooth its letters have one colour only, so that a recording takes few bytes for them.
    """

    def __init__(self, *, is_smooth: bool = True) -> None:
        super().__init__()
        pygame.font.init()
        self.is_smooth = is_smooth
        self._fonts: dict[tuple[int, Weight], pygame.font.Font] = {}
        self._heights: dict[int, int] = {}

    def font(self, size: int, weight: Weight = Weight.REGULAR) -> pygame.font.Font:
        """Return the typeface at `size` pixels."""
        if (size, weight) not in self._fonts:
            self._fonts[size, weight] = pygame.font.Font(
                io.BytesIO(_letters(weight)), size
            )
        return self._fonts[size, weight]

    def measured(self, text: str, size: int, weight: Weight) -> int:
        """Return how many pixels a text is wide."""
        return self.font(size, weight).size(text)[0]

    def height(self, size: int) -> int:
        """Return how high a line is, in pixels: the same in each weight."""
        if size not in self._heights:
            self._heights[size] = self.font(size).get_height()
        return self._heights[size]


@cache
def _letters(weight: Weight) -> bytes:
    """Return a file of the typeface, read once: a font that is given its name keeps it open, each in every size."""
    path = os.path.join(
        font_source_sans_pro.__path__[0], "files", f"SourceSansPro-{weight.value}.ttf"
    )
    with open(path, "rb") as stream:
        return stream.read()
