"""A pen that notes what is drawn and leaves the pixels for later, since most tests never look at one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from queens_viz.pens.face import Weight
from queens_viz.pens.part import Paint
from queens_viz.pens.pen import Pen, Sheet
from queens_viz.pens.rect import Rect
from queens_viz.window.pen import SurfaceInk, SurfacePen
from queens_viz.window.typeface import Typeface


class BlindPen(SurfacePen):
    """A pen that records what the pen of the window records, to the letter, and draws only when it is asked to."""

    def __init__(self, surface: pygame.Surface, sheet: Sheet, ink: SurfaceInk, face: Typeface) -> None:
        super().__init__(surface, sheet, ink, face)
        self._meant, self.surface = surface, pygame.Surface((1, 1))
        self._make: Callable[[], SurfacePen] = lambda: SurfacePen(surface, sheet, ink, face)

    def done(self) -> Rect:
        if self.ink.record is not None:
            return super().done()
        self._parts, self._coming = self._coming, {}
        return self.sheet.window

    def draw(self) -> pygame.Surface:
        """Draw what was noted last, and return the surface that it was meant for."""
        pen = self._make()
        pen._coming = dict(self._parts or {})
        pen.done()
        return self._meant

    def piece(self, place: Rect, paint: Paint, *values: Any, share: float = 1.0) -> None:
        clip = self._clip
        self.see(None)
        Pen.piece(self, place, paint, *values, share=share)
        self.see(clip)

    faded = Pen.faded

    def _write(self, text: str, box: Rect, size: int, role: str, weight: Weight) -> Rect:
        picture = self.keep(
            ("text", text, size, role, weight, self.face.is_smooth),
            lambda: self.face.font(size, weight).render(text, self.face.is_smooth, self.colours[role]),
        )
        return Rect(*picture.get_bounding_rect()).move(*box.topleft)

    _shape = _box = _path = _disc = _checks = _hatch = Pen._nothing
