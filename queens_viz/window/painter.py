"""Paints frames onto a surface, each part only where it differs from the frame before."""

from __future__ import annotations

import pygame

from . import board, card, controls, edges, header, help_card, message, panels, progress
from .buttons import paint_ring
from .frame import Beside, Frame
from .layout import NOWHERE
from .pen import Pen


class Painter:
    """Remembers what it painted last, and where."""

    def __init__(self) -> None:
        self._last: Frame | None = None

    def paint(self, frame: Frame) -> pygame.Rect:
        """Paint what has changed, and return where."""
        last, self._last = self._last, frame
        if last is frame:
            return NOWHERE
        # What lies over the window hides parts of it: under it, and once it has gone, everything is painted again.
        is_covered = _has_cover(frame) or (last is not None and _has_cover(last))
        old = last if last and last.pen is frame.pen and not is_covered else None
        pen = frame.pen
        if old is None:
            pen.fill(pen.surface.get_rect(), pen.theme.window)
        if old is None or old.board != frame.board:
            pen.surround(pen.layout.field, pen.layout.squares, pen.theme.window)
            board.paint(pen, frame.board)
        if frame.beside:
            _paint_beside(pen, frame.beside, old.beside if old else None)
            _paint_cover(frame)
        return pen.surface.get_rect()


def _has_cover(frame: Frame) -> bool:
    """Return whether something lies over the window."""
    return frame.state.has_help or frame.hand.ring is not None or bool(frame.state.message)


def _paint_beside(pen: Pen, now: Beside, old: Beside | None) -> None:
    layout, ground = pen.layout, pen.theme.window
    edges.paint(pen, now.edges, old.edges if old else None)
    if old is None or old.header != now.header:
        pen.fill(pygame.Rect(0, 0, layout.window.width, layout.header.bottom), ground)
        header.paint(pen, now.header)
    if old is None or old.card != now.card:
        pen.fill(layout.sentence, ground)
        card.paint(pen, now.card)
    for k, panel in enumerate(now.panels):
        if old is None or old.panels[k : k + 1] != (panel,):
            panels.paint(pen, panel)
    is_row_new = old is None or old.controls != now.controls
    if is_row_new:
        top = layout.lane.bottom
        pen.fill(pygame.Rect(0, top, layout.window.width, layout.window.height - top), ground)
        controls.paint(pen, now.controls)
    if old is None or is_row_new or old.progress != now.progress:
        # The counters may stand in the row of the controls.
        pen.fill(pygame.Rect(0, layout.lane.top, layout.window.width, layout.lane.height), ground)
        pen.fill(now.progress.room, ground)
        progress.paint(pen, now.progress)


def _paint_cover(frame: Frame) -> None:
    """Paint what lies over the window: the ring, the help, and what the program has to say."""
    if button := frame.with_ring:
        paint_ring(frame.pen, button.rect)
    if frame.beside and frame.beside.help:
        help_card.paint(frame.pen, frame.beside.help)
    if frame.state.message:
        message.paint(frame.pen, frame.state.message, is_bad=frame.state.is_bad_news)
