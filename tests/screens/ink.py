"""Where each part of a picture leaves pixels: every part is painted alone, and beyond its place too."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from queens_viz.parts.view import View
from queens_viz.pens.part import Part
from queens_viz.pens.rect import Rect
from queens_viz.window.pen import SurfaceInk, SurfacePen

from ..support import FACE, INKS

BARE = 1, 2, 3
"""A colour that no theme has: what nothing was painted on."""

AROUND = 120
"""Pixels at the right of the window and below it in which a part is caught."""


class Ink(NamedTuple):
    """A part of the picture and its pixels."""

    name: str
    given: Rect  # the room that the part was called with
    place: Rect  # the room that it says it needs
    pixels: pygame.mask.Mask

    @property
    def bounds(self) -> Rect:
        """What is around its pixels; nothing where it has none."""
        around = Rect(0, 0, 0, 0)
        found: list[pygame.Rect] = self.pixels.get_bounding_rects()  # type: ignore[assignment]
        for one in found:
            rect = Rect(one.left, one.top, one.width, one.height)
            around = around.union(rect) if around else rect
        return around


class AlonePen(SurfacePen):
    """A pen that paints a part at once, and clips it to nothing."""

    def __init__(self, view: View, ink: SurfaceInk) -> None:
        width, height = view.size
        surface = pygame.Surface((width + AROUND, height + AROUND))
        super().__init__(surface, view.frame().pen.sheet, ink, FACE)
        self._area = surface.get_rect()

    def mask_of(self, name: str, part: Part) -> pygame.mask.Mask:
        """Return the pixels that a part leaves."""
        self.clip_to(None)
        self.surface.fill(BARE)
        super(SurfacePen, self).take(name, part)
        self.clip_to(None)
        self.surface.set_colorkey(BARE)
        return pygame.mask.from_surface(self.surface)


def inks_of(view: View) -> list[Ink]:
    """Return the parts that a view shows, in their order, with their pixels."""
    pen = AlonePen(view, INKS[view.app.state.theme])
    inks = []
    for shown in view.frame().elements:
        place = shown.part.room
        given = shown.widget.room if shown.widget else place
        inks.append(Ink(shown.name, given, place, pen.mask_of(shown.name, shown.part)))
    return inks
