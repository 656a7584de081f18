"""What cards have in common: a coloured edge, and lists of texts."""

from __future__ import annotations

from collections.abc import Sequence

from ..pens.face import LEADING
from ..pens.pen import Pen
from ..pens.rect import Rect
from ..pens.ui import Room, Ui


def edged(pen: Pen, card: Rect, role: str) -> None:
    """Draw an empty card with a coloured edge at its left, which follows the corners; it fills its place."""
    pen.piece(card, _draw_edged, role)


def draw_panel(pen: Pen, card: Rect) -> Rect:
    """Draw an empty card."""
    pen.box(card, "window")
    pen.box(card, "panel", "border", radius=pen.scaled(10))
    return card


def _draw_edged(pen: Pen, card: Rect, role: str) -> None:
    radius = pen.scaled(10)
    draw_panel(pen, card)
    edge = card.column(card.left, pen.scaled(8, 4))
    pen.clipped(edge, _draw_edge, edge.inflate(2 * radius, 0).move(radius, 0), role, radius)


def _draw_edge(pen: Pen, place: Rect, role: str, radius: int) -> None:
    pen.box(place, role, radius=radius)


Row = tuple[int, bool, str, Rect]
"""A line of a text in a list: which text that is, whether the line is its first, its words and its place."""


def broken(
    ui: Ui, body: Rect, room: Room, name: str, texts: Sequence[str], largest: int, indent: int, scrolled: int
) -> tuple[int, list[Row]]:
    """Return the type and the lines of a list of texts, as large as has room; what has none is scrolled.

    The texts stand some pixels from the room's left, and the bar of what is scrolled at the right of the body.
    """
    for size in range(largest, ui.smallest - 1, -1):
        wide, step = room.width - indent, round(LEADING * size)
        lines = [(k, not i, line) for k, text in enumerate(texts) for i, line in enumerate(ui.lines(text, size, wide))]
        if len(lines) * step <= room.height:
            break
    spare, seen = room.height - len(lines) * step, max(1, room.height // step)
    gap, most = min(size, max(0, spare) // len(texts)), max(0, len(lines) - seen)
    first, rows = min(scrolled, most), list[Row]()
    ui.scroll(name, first, most, step, body)
    for k, is_first, line in lines[first : first + seen]:
        room.cut_top(gap * (is_first and k > 0))
        rows.append((k, is_first, line, room.cut_top(step)))
    return size, rows
