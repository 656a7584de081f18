"""How attacks are painted: a red line with a light edge, and a frame around each queen that attacks."""

from __future__ import annotations

from ..app.questions import Square
from ..parts import measures
from ..parts.pieces import paint_line
from ..pens.icons import Point
from ..pens.pen import Pen
from ..pens.rect import Rect
from .layout import Layout


def paint(pen: Pen, layout: Layout, candidate: Square | None, attacking: tuple[Square, ...], grown: float) -> None:
    """Draw the lines from the candidate's attackers, as far as they have grown, and the frames around these."""
    if not candidate or grown <= 0:
        return
    x, y = layout.square(*candidate).center
    for queen in attacking:
        left, top = _edge_towards(layout, queen, candidate)
        # To where the candidate's crown begins.
        end = (x, y) if grown == 1 else (left + (x - left) * grown, top + (y - top) * grown)
        paint_line(pen, (left, top), end, measures.LINE.of(layout.cell))
    for queen in attacking:
        paint_frame(pen, layout.square(*queen), layout.cell)


def paint_pairs(pen: Pen, layout: Layout, own: tuple[Square, ...], pairs: tuple[tuple[Square, Square], ...]) -> None:
    """Frame the queens of the class's own board that attack each other, and join those with none between them."""
    queens = frozenset(own)
    for one, other in pairs:
        if not any(square in queens for square in _between(one, other)):
            ends = _edge_towards(layout, one, other), _edge_towards(layout, other, one)
            paint_line(pen, *ends, measures.LINE.of(layout.cell))
    for column, row in sorted({square for pair in pairs for square in pair}):
        paint_frame(pen, layout.square(column, row), layout.cell)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _edge_towards(layout: Layout, square: Square, goal: Square) -> Point:
    """Return the edge or corner of a square that lies towards another one in its line."""
    place, cell = layout.square(*square), layout.cell
    across, up = _sign(goal[0] - square[0]), _sign(goal[1] - square[1])
    return place.centerx + across * cell / 2, place.centery - up * cell / 2


def _between(one: Square, other: Square) -> list[Square]:
    """Return the squares between two that share a line."""
    across, up = other[0] - one[0], other[1] - one[1]
    return [(one[0] + k * _sign(across), one[1] + k * _sign(up)) for k in range(1, max(abs(across), abs(up)))]


def paint_frame(pen: Pen, square: Rect, cell: int, role: str = "candidate") -> None:
    """Draw the frame of a square in the colour of a role, with a light line inside, or around it on small squares."""
    line = measures.FRAME.whole(cell)
    if square.width < 3 * line:
        square = square.inflate(*(max(0, 3 * line - side) for side in square.size))
    pen.box(square, edge=role, line=line)
    if cell > 4 * line:
        pen.box(square.inflate(-2 * line, -2 * line), edge="halo", line=measures.FRAME_INSIDE.whole(cell))
