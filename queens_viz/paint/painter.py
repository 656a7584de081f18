"""Paints frames, part by part: each has a name, its room, and the look on which all that is seen of it depends."""

from __future__ import annotations

from ..looks.motion import Moving, changed_columns, still
from ..pens.buttons import paint_ring
from ..pens.pen import Pen
from ..pens.rect import Rect
from ..pens.ui import replay
from ..words.words import Words
from . import (
    board,
    card,
    edges,
    hover,
    message,
    panels,
    phone_card,
    summary,
)
from .frame import Beside, Frame
from .layout import Layout

FOOT = "controls", "progress", "counters"
"""The names of what stands in the foot."""


def paint(pen: Pen, frame: Frame, moving: Moving | None = None) -> None:
    """Paint a frame, its board on its way where it is."""
    _paint_board(pen, frame.layout, moving or still(frame.board))
    if frame.beside:
        _paint_beside(pen, frame.layout, frame.scene.say, frame.beside)
        _paint_cover(pen, frame, frame.beside)


def paint_on_its_way(pen: Pen, frame: Frame, moving: Moving) -> None:
    """Paint what moves, where nothing else of a frame has changed since it was painted."""
    pen.stay()
    _paint_board(pen, frame.layout, moving)
    if frame.beside:
        _paint_panels(pen, frame.beside)


def _paint_board(pen: Pen, layout: Layout, shown: Moving) -> None:
    if layout.has_board:
        pen.part("board", layout.field, board.paint, shown, layout, changed=_changed, fills=True)


def _paint_panels(pen: Pen, beside: Beside) -> None:
    for k, panel in enumerate(beside.panels):
        pen.part(f"panel {k}", panel.card, panels.paint, panel, fills=True)


def _changed(old: Moving, new: Moving, layout: Layout) -> Rect:
    """Return where two boards differ, with room for the arrow around an edge and for a travelling queen beside it.

    On small squares a queen is larger than hers.
    """
    columns = changed_columns(old, new)
    left, right = layout.square(columns.start, 0).left, layout.square(columns.stop - 1, 0).right
    area = layout.field.column_to(left, right)
    return area.inflate(max(16, layout.cell), 0).clip(layout.field)


def _paint_beside(pen: Pen, layout: Layout, say: Words, beside: Beside) -> None:
    if layout.has_board:
        edges.paint(pen, layout, say, beside.edges)
    said = phone_card if layout.text.touch else card
    if beside.header:
        pen.part("header", beside.header.place, replay, beside.header.strokes)
    if not layout.has_race:
        pen.part("card", layout.sentence, said.paint, beside.card, fills=True)
    if beside.outlook:
        pen.part("outlook", beside.outlook.place, replay, beside.outlook.strokes)
    if beside.lesson:
        pen.part("lesson", layout.lesson, replay, beside.lesson.strokes, fills=True)
    _paint_panels(pen, beside)
    for name, widget in zip(FOOT, beside.foot, strict=False):
        pen.part(name, widget.place, replay, widget.strokes)
    if beside.summary:
        pen.part("summary", layout.summary, summary.paint, beside.summary, layout.summary)


def _paint_cover(pen: Pen, frame: Frame, beside: Beside) -> None:
    """Paint what lies over the window: what is told of the mouse, the ring, menu and help, and messages."""
    window = pen.sheet.window
    if beside.hover:
        track = frame.noted("progress")
        pen.part("hover", window, hover.paint, beside.hover, frame.board, frame.layout, track, frame.tree)
    if button := frame.with_ring:
        pen.part("ring", button.rect.inflate(16, 16), paint_ring, button.rect)
    if beside.menu:
        pen.part("menu", beside.menu.place, replay, beside.menu.strokes)
    if beside.help:
        pen.part("help", beside.help.place, replay, beside.help.strokes)
    said = beside.card.message
    if said and not (frame.cover and pen.type.touch):
        pen.part("message", said.place, message.paint, said)
