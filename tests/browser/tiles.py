"""Two pictures of the same, compared tile by tile.

Letters of two pens stand up to some pixels apart. So it is the mean colour of a tile that is compared: a stroke that is
left out changes it by more.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import pygame
from PIL import Image, ImageChops

from queens_viz.pens.pen import Drawn
from queens_viz.pens.rect import Rect

TILE = 32
"""Pixels of a tile's side."""

MAY = 39
"""By how much the mean colour of a tile may differ, of 255, where edges stand a little apart."""


class Both(NamedTuple):
    """The window's picture, the browser's, and the texts that only one of them has there."""

    window: Image.Image
    browser: Image.Image
    apart: list[Drawn]

    def far(self) -> list[tuple[int, int, int]]:
        """Return the tiles whose mean colours differ by more than they may: where they are, and by how much."""
        across, down = -(-self.window.width // TILE), -(-self.window.height // TILE)
        means = [one.resize((across, down), Image.Resampling.BOX) for one in (self.window, self.browser)]
        apart, found = ImageChops.difference(*means), []
        for x, y in product(range(across), range(down)):
            most, tile = max(apart.getpixel((x, y))), Rect(x * TILE, y * TILE, TILE, TILE)  # type: ignore[arg-type]
            if most > MAY and not any(one.rect.colliderect(tile) for one in self.apart):
                found.append((tile.left, tile.top, most))
        return found


def image(surface: pygame.Surface) -> Image.Image:
    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
