"""Two pictures of the same, compared tile by tile.

Letters of two pens stand up to some pixels apart. So it is the mean colour of a tile that is compared: a stroke that is
left out changes it by more.
"""

from __future__ import annotations

from itertools import product

import pygame
from PIL import Image, ImageChops


def far(
    one: Image.Image, other: Image.Image, side: int, may: int
) -> list[tuple[int, int, int]]:
    """Return the tiles whose mean colours differ by more than they may: where they are, and by how much."""
    across, down = -(-one.width // side), -(-one.height // side)
    means = [each.resize((across, down), Image.Resampling.BOX) for each in (one, other)]
    apart, found = ImageChops.difference(*means), []
    for x, y in product(range(across), range(down)):
        most = max(apart.getpixel((x, y)))  # type: ignore[arg-type]  # of three colours
        if most > may:
            found.append((x * side, y * side, most))
    return found


def image(surface: pygame.Surface) -> Image.Image:
    return Image.frombytes(
        "RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB")
    )
