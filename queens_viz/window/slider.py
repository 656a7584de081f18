"""The line and the handle that the speed and the progress share."""

from __future__ import annotations

import pygame

from ..looks.theme import blend
from .brush import Brush
from .outlines import Icon


def paint_track(surface: pygame.Surface, track: pygame.Rect, place: float, brush: Brush) -> tuple[int, int]:
    """Draw the line of a slider up to its handle; return where the handle belongs."""
    theme, radius = brush.theme, track.height // 2
    x = track.left + round(place * track.width)
    rest = blend(theme.border, theme.window, 0.5)
    brush.card(surface, track, rest, rest, radius=radius, line=0)
    if x - track.left >= track.height:
        done = pygame.Rect(track.left, track.top, x - track.left, track.height)
        brush.card(surface, done, theme.accent, theme.accent, radius=radius, line=0)
    return x, track.centery


def paint_handle(surface: pygame.Surface, centre: tuple[int, int], radius: int, brush: Brush) -> None:
    """Draw the handle of a slider."""
    brush.icon(surface, Icon.DISC, 4 * radius, brush.theme.accent, centre, halo=(brush.theme.window, 2.0))


def share_at(track: pygame.Rect, x: int) -> float:
    """Return which share of a track lies to the left of `x`, from 0 to 1."""
    return min(1.0, max(0.0, (x - track.left) / max(1, track.width)))
