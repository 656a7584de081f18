"""How the squares of an answer are painted: the cursor, the square that the class chose, and the right one."""

from __future__ import annotations

from ..app.questions import Square
from ..looks.board import BoardLook
from ..parts import measures
from ..pens.icons import Icon
from ..pens.pen import Pen
from ..pens.rect import Rect
from .attacks import paint_frame
from .layout import Layout


def paint(pen: Pen, layout: Layout, look: BoardLook) -> None:
    """Draw where the red queen goes, what was answered instead, the queen that matters, and the cursor."""
    if look.goes_to:
        _paint_crown(pen, layout, look.goes_to)
        _paint_answer(pen, layout, look.goes_to, Icon.DOT, "safe")
    is_wrong = look.picked is not None and look.picked != look.goes_to
    if look.picked and is_wrong and look.picked not in [queen for queen in look.queens if queen[0] in look.attackers]:
        _paint_answer(pen, layout, look.picked, Icon.RING, "backtrack")
    if look.turning and look.turning == look.candidate:
        paint_frame(pen, layout.square(*look.turning), layout.cell, "safe")
    elif look.turning:
        _paint_answer(pen, layout, look.turning, Icon.RETURN, "backtrack")
    if look.cursor:
        paint_cursor(pen, layout.square(*look.cursor), layout.cell)


def paint_cursor(pen: Pen, square: Rect, cell: int) -> None:
    """Draw the frame of the square that keys or the mouse point to."""
    line = measures.CURSOR.whole(cell)
    square = square.inflate(*(max(0, 9 - side) for side in square.size))
    pen.box(square.inflate(4, 4), edge="halo", line=2)
    pen.box(square, edge="accent", line=line)
    if cell > 4 * line:
        pen.box(square.inflate(-2 * line, -2 * line), edge="halo", line=2)


def _paint_crown(pen: Pen, layout: Layout, square: Square) -> None:
    place, cell = layout.square(*square), layout.cell
    icon, measure = (Icon.ROUND, measures.PLAIN_ANSWER) if pen.theme.is_plain else (Icon.CROWN, measures.ANSWER)
    pen.shape(icon, measure.whole(cell), "candidate", place.center, hollow=measures.GHOST_LINE.of(cell))


def _paint_answer(pen: Pen, layout: Layout, square: Square, sign: Icon, role: str) -> None:
    """Frame a square; at its corner stands a sign of the card's headlines."""
    place, cell = layout.square(*square), layout.cell
    paint_frame(pen, place, cell, role)
    if not measures.BADGE.fits(cell):
        return
    radius = measures.BADGE.whole(cell)
    inset = max(radius, measures.ANSWER_INSET.of(cell))
    centre = place.left + inset, place.top + inset
    pen.shape(Icon.DISC, 4 * radius, "halo", centre)
    pen.shape(sign, round(2.2 * radius), role, centre)
