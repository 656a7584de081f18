"""Paints frames onto a surface, each part only where it differs from the frame before."""

from __future__ import annotations

import pygame

from ..looks.motion import Moving, still
from . import board, card, edges, foot, header, help_card, hover, menu, message, outlook, panels, summary
from .buttons import paint_ring
from .frame import Beside, Frame
from .layout import NOWHERE
from .pen import Pen


class Painter:
    """Remembers what it painted last, and where."""

    def __init__(self) -> None:
        self._last: Frame | None = None

    def paint(self, frame: Frame, moving: Moving | None = None) -> pygame.Rect:
        """Paint what has changed, and the board on its way if it is; return where."""
        last, self._last = self._last, frame
        if last is frame:
            return NOWHERE
        # What lies over the window hides parts of it: under it, and once it has gone, everything is painted again.
        is_covered = _has_cover(frame) or (last is not None and _has_cover(last))
        old = last if last and last.pen is frame.pen and not is_covered else None
        pen = frame.pen
        if old is None:
            pen.fill(pen.surface.get_rect(), pen.theme.window)
        if pen.layout.has_board and (old is None or old.board != frame.board):
            pen.surround(pen.layout.field, pen.layout.squares, pen.theme.window)
            board.paint(pen, moving or still(frame.board))
        if frame.beside:
            _paint_beside(pen, frame.beside, old.beside if old else None)
            _paint_cover(frame)
        return pen.surface.get_rect()

    def paint_moving(self, frame: Frame, moving: Moving, columns: range) -> pygame.Rect:
        """Paint again the columns of a board that is on its way, and nothing else; return where."""
        pen, layout = frame.pen, frame.pen.layout
        first, last = layout.square(columns.start, 0), layout.square(columns.stop - 1, 0)
        # The arrow leads around the edge of its column, and a travelling queen beside it.
        area = pygame.Rect(first.left, layout.field.top, last.right - first.left, layout.field.height)
        area = area.inflate(layout.cell, 0).clip(layout.field)
        pen.surface.set_clip(area)
        pen.surround(layout.field, layout.squares, pen.theme.window)
        board.paint(pen, moving)
        pen.surface.set_clip(None)
        return area


def _has_cover(frame: Frame) -> bool:
    """Return whether something lies over the window."""
    is_told = frame.beside is not None and (frame.beside.hover is not None or frame.beside.menu is not None)
    return frame.state.has_help or frame.hand.ring is not None or bool(frame.state.message) or is_told


def _paint_beside(pen: Pen, now: Beside, old: Beside | None) -> None:
    layout, ground = pen.layout, pen.theme.window
    if layout.has_board:
        edges.paint(pen, now.edges, old.edges if old else None)
    if now.header and (old is None or old.header != now.header):
        top = pygame.Rect(0, 0, layout.window.width, layout.header.bottom)
        pen.fill(top, ground)
        header.paint(pen.inside(top), now.header)
    if old is None or old.card != now.card:
        # The card itself covers all but its round corners.
        pen.surround(layout.sentence, layout.sentence.inflate(-24, -24), ground)
        card.paint(pen.inside(layout.sentence), now.card)
    is_covered = layout.has_outlook_inside and (old is None or old.card != now.card)
    if now.outlook and (old is None or old.outlook != now.outlook or is_covered):
        outlook.paint(pen.inside(layout.outlook), now.outlook)
    if old and [panel.card for panel in old.panels] != [panel.card for panel in now.panels]:
        for panel in old.panels:
            pen.fill(panel.card, ground)
    for k, panel in enumerate(now.panels):
        if old is None or old.panels[k : k + 1] != (panel,):
            panels.paint(pen.inside(panel.card), panel)
    if now.foot:
        foot.paint(pen, now.foot, old.foot if old else None)
    if now.summary and (old is None or old.summary != now.summary):
        summary.paint(pen.inside(layout.summary), now.summary)


def _paint_cover(frame: Frame) -> None:
    """Paint what lies over the window: what is told of the mouse, the ring, menu and help, and messages."""
    if frame.beside and frame.beside.hover:
        hover.paint(frame.pen, frame.beside.hover, frame.board, frame.foot, frame.tree)
    if button := frame.with_ring:
        paint_ring(frame.pen, button.rect)
    if frame.beside and frame.beside.menu:
        menu.paint(frame.pen, frame.beside.menu)
    if frame.beside and frame.beside.help:
        help_card.paint(frame.pen, frame.beside.help)
    if frame.state.message:
        message.paint(frame.pen, frame.state.message, is_bad=frame.state.is_bad_news)
