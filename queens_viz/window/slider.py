"""The line and the handle that the speed and the progress share."""

from __future__ import annotations

import pygame

from ..looks.icons import Icon
from .pen import Pen


def paint_track(pen: Pen, track: pygame.Rect, place: float) -> tuple[int, int]:
    """Draw the line of a slider up to its handle; return where the handle belongs."""
    theme, radius = pen.theme, track.height // 2
    x = track.left + round(place * track.width)
    pen.card(track, theme.track, theme.track, radius=radius, line=0)
    if x - track.left >= track.height:
        done = pygame.Rect(track.left, track.top, x - track.left, track.height)
        pen.card(done, theme.accent, theme.accent, radius=radius, line=0)
    return x, track.centery


def paint_handle(pen: Pen, centre: tuple[int, int], radius: int) -> None:
    """Draw the handle of a slider."""
    pen.icon(Icon.DISC, 4 * radius, pen.theme.accent, centre, halo=(pen.theme.window, 2.0))


def share_at(track: pygame.Rect, x: int) -> float:
    """Return which share of a track lies to the left of `x`, from 0 to 1."""
    return min(1.0, max(0.0, (x - track.left) / max(1, track.width)))
