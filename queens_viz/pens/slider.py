"""The line and the handle that the speed and the progress share."""

from __future__ import annotations

from .icons import Icon
from .pen import Pen
from .rect import Pixel, Rect


def paint_track(pen: Pen, track: Rect, walked: int) -> Pixel:
    """Draw the line of a slider, of which so many pixels lie before its handle; return where the handle belongs."""
    radius = track.height // 2
    x = track.left + walked
    pen.box(track, "track", radius=radius)
    if x - track.left >= track.height:
        pen.box(track.column_to(track.left, x), "accent", radius=radius)
    return x, track.centery


def paint_handle(pen: Pen, centre: Pixel, radius: int) -> None:
    """Draw the handle of a slider."""
    pen.shape(Icon.DISC, 4 * radius, "accent", centre, halo=("window", 2.0))


def share_at(track: Rect, x: int) -> float:
    """Return which share of a track lies to the left of `x`, from 0 to 1."""
    return min(1.0, max(0.0, (x - track.left) / max(1, track.width)))
