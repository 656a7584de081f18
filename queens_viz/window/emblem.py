"""The program's icon in the bars of a desktop: a queen on the blue of the search."""

from __future__ import annotations

import pygame

from ..pens import Icon
from ..pens.theme import LIGHT
from .outlines import SMOOTH, draw_icon, large_picture, scaled_down


def emblem(side: int) -> pygame.Surface:
    """Return a square picture of `side` pixels, whose round corners are clear."""
    large = large_picture(side, side, LIGHT.accent)
    pygame.draw.rect(large, LIGHT.accent, large.get_rect(), border_radius=side * SMOOTH // 5)
    picture = scaled_down(large)
    queen = draw_icon(Icon.CROWN, round(0.72 * side), LIGHT.on_accent, None)
    picture.blit(queen, queen.get_rect(center=(side // 2, side // 2)))
    return picture
