"""How attacked squares are painted, of later columns or the class's own board: hatched, or marked by small crosses."""

from __future__ import annotations

from functools import partial

import pygame

from ..app.questions import Square
from ..looks.icons import Icon
from ..looks.theme import Theme
from .outlines import SMOOTH, bar
from .pen import Pen

SMALLEST_HATCH = 20
"""Pixels of a square below which it has a small cross instead of a hatch."""

MANY = 100
"""Squares from which on one picture of them all is drawn faster than each of them."""

LINES = 6
"""Lines of the hatch that cross each side of a square."""


def paint(pen: Pen, squares: frozenset[Square]) -> None:
    """Shade squares; on a plain board each has a cross alone. A picture of many is kept: most steps leave it."""
    if len(squares) < MANY or pen.ink.record is not None:
        _paint(pen, squares)
        return
    board = pen.layout.squares.clip(pen.surface.get_rect())

    def make() -> pygame.Surface:
        layer = pygame.Surface(pen.surface.get_size(), pygame.SRCALPHA)
        _paint(Pen(layer, pen.layout, pen.ink, pen.face, pen.say), squares)
        return layer.subsurface(board).copy()

    pen.surface.blit(pen.ink.keep_last("shaded", (pen.layout, squares), make), board)


def _paint(pen: Pen, squares: frozenset[Square]) -> None:
    theme, layout = pen.theme, pen.layout
    centres: tuple[list[tuple[int, int]], ...] = ([], [])
    for column, row in sorted(squares):
        place, is_dark = layout.square(column, row), (column + row) % 2 == 0
        centres[is_dark].append(place.center)
        if theme.is_plain:
            continue
        if layout.cell < SMALLEST_HATCH:
            pen.fill(place, theme.shaded(is_dark)[0])
        else:
            draw = partial(_hatched, theme, place.size, is_dark=is_dark)
            pen.picture(("shaded", place.size, is_dark), place.topleft, draw)
    if theme.is_plain or layout.cell < SMALLEST_HATCH:
        for is_dark in (False, True):
            ink = theme.mark if theme.is_plain else theme.shaded(is_dark)[1]
            pen.icon(Icon.THIN_CROSS, max(3, round(0.36 * layout.cell)), ink, *centres[is_dark])


def _hatched(theme: Theme, size: tuple[int, int], *, is_dark: bool) -> pygame.Surface:
    """Return the picture of a hatched square, whose lines go on in the squares beside it."""
    ground, ink = theme.shaded(is_dark)
    width, height = size[0] * SMOOTH, size[1] * SMOOTH
    large = pygame.Surface((width, height))
    large.fill(ground)
    for k in range(2 * LINES + 1):
        start = (k - LINES) / LINES * width
        pygame.draw.polygon(large, ink, bar((start, height), (start + width, 0), width / 32))
    return pygame.transform.smoothscale(large, size)
