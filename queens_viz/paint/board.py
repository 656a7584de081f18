"""How the board is painted: squares, queens, marks, attacks, ghosts and badges."""

from __future__ import annotations

from ..app.questions import Square
from ..looks.board import Badge, BoardLook, Marked
from ..looks.motion import Moving, Piece
from ..parts import measures
from ..parts.pieces import figure, paint_candidate, paint_ghost, paint_mark, paint_queens
from ..pens.face import BOLD
from ..pens.icons import Icon
from ..pens.pen import Pen
from ..pens.rect import Pixel, Rect
from ..pens.theme import squares_of
from . import attacks, chosen, shading
from .layout import BORDER, Layout, cell_of

BADGES = {
    Badge.SAFE: ("safe", Icon.TICK),
    Badge.ATTACKED: ("attacked", Icon.CROSS),
    Badge.NOT_TAKEN: ("backtrack", Icon.MINUS),
    Badge.ASKED: ("accent", None),
}
"""The colour of each badge, by its role in the theme, and its icon; a question has a sign of writing."""

Attack = tuple[Square | None, tuple[Square, ...], float]
"""The candidate, the queens that attack it, and the share of their lines that is drawn."""


def paint(pen: Pen, moving: Moving, layout: Layout) -> None:
    """Draw the squares and what stands on them, or is on its way."""
    look, is_plain = moving.look, pen.theme.is_plain
    has_marks = not is_plain and measures.CROWN.fits(layout.cell)
    pen.layer("squares", _paint_squares, layout, look.is_green, look.shaded, moving.green, moving.from_right)
    column = None if is_plain else moving.column
    pen.layer("columns", _paint_columns, layout, look.empty, column)
    if has_marks:
        pen.layer("marks", _paint_marks, layout, moving.marks)
        lines = look.candidate, look.attacking, moving.lines
        gone = (moving.gone.candidate, moving.gone.attacking, 1.0) if moving.gone else None
        pen.layer("lines", _paint_lines, layout, lines, look.ghosts if moving.ghosts > 0 else (), gone, moving.left)
    pen.layer("pairs", attacks.paint_pairs, layout, look.own, look.pairs)
    queens = tuple([piece for piece in moving.pieces if piece.red == 0 and piece.shown == 1])
    pen.layer("queens", _paint_placed, layout, queens)
    _paint_others(pen, layout, moving.pieces)
    paint_queens(pen, layout.cell, *(layout.square(*square).center for square in look.own))
    chosen.paint(pen, layout, look)
    if moving.gone:
        pen.faded(moving.left, paint_badge, layout, moving.gone)
    if moving.badge == 1:
        paint_badge(pen, layout, look)


def _paint_squares(
    pen: Pen, layout: Layout, is_green: bool, shaded: frozenset[Square], come: float, is_from_right: bool
) -> None:
    """Draw the squares; where a new colour sweeps over them, the old one on the columns that it has not reached.

    It comes from the left, and on the way back from the right.
    """
    field, squares, edges = layout.field, layout.squares, layout.edges
    if come == 1:
        # Most steps leave them.
        inset = squares.left - field.left, squares.top - field.top
        pen.piece(field, _draw_ground, inset, edges, is_green, shaded)
        return
    _paint_surround(pen, field, squares, is_green=is_green)
    for is_new, share in ((False, 1 - come), (True, come)):
        part = squares.copy()
        part.width = round(share * squares.width)
        if is_new is is_from_right:
            part.right = squares.right
        with pen.clip(part):
            _paint_checks(pen, squares, edges, is_green=is_new is is_green)
    shading.paint(pen, shaded, squares, edges)


def _draw_ground(
    pen: Pen, place: Rect, inset: Pixel, edges: tuple[int, ...], is_green: bool, shaded: frozenset[Square]
) -> None:
    squares = Rect(place.left + inset[0], place.top + inset[1], edges[-1], edges[-1])
    _paint_surround(pen, place, squares, is_green=is_green)
    _paint_checks(pen, squares, edges, is_green=is_green)
    shading.paint(pen, shaded, squares, edges)


def _paint_surround(pen: Pen, field: Rect, squares: Rect, *, is_green: bool) -> None:
    """Draw all of the board's room but its squares."""
    pen.box(field, pen.ground, around=squares)
    if not pen.theme.is_plain:
        line, role = (BORDER, "safe") if is_green else (2, "mark")
        pen.box(squares.inflate(2 * line, 2 * line), role, around=squares)


def _paint_checks(pen: Pen, squares: Rect, edges: tuple[int, ...], *, is_green: bool) -> None:
    grid = pen.theme.grid if measures.CROWN.fits(cell_of(edges)) else 0
    pen.checks(squares, edges, *squares_of(is_green), grid)


def _paint_lines(
    pen: Pen, layout: Layout, lines: Attack, ghosts: tuple[Square, ...], gone: Attack | None, left: float
) -> None:
    """Draw what attacks the candidate, the queens that were lifted for it, and what is left of lines that have gone."""
    if gone:
        pen.faded(left, attacks.paint, layout, *gone)
    attacks.paint(pen, layout, *lines)
    if lines[0]:
        _paint_ghosts(pen, layout, ghosts, lines[0])


def _paint_columns(pen: Pen, layout: Layout, empty: tuple[int, ...], column: float | None) -> None:
    """Draw the frames of columns."""
    for one in empty:
        _paint_column_frame(pen, layout, one, "backtrack")
    if column is not None:
        _paint_column_frame(pen, layout, column, "mark")


def _paint_marks(pen: Pen, layout: Layout, marks: tuple[tuple[Marked, float], ...]) -> None:
    """Draw the marks of rows that were tried."""
    for marked, shown in marks:
        pen.layer(f"mark {marked.column} {marked.row}", _paint_marked, layout, marked, shown)


def _paint_marked(pen: Pen, layout: Layout, marked: Marked, shown: float) -> None:
    square = layout.square(marked.column, marked.row)
    paint_mark(pen, marked.mark, square.center, layout.cell, is_old=marked.is_old, shown=shown)


def _paint_placed(pen: Pen, layout: Layout, queens: tuple[Piece, ...]) -> None:
    """Draw the queens that stand still."""
    paint_queens(pen, layout.cell, *[layout.square(piece.column, piece.row).center for piece in queens])


def _paint_others(pen: Pen, layout: Layout, pieces: tuple[Piece, ...]) -> None:
    """Draw the queens that don't stand still in black: red ones, and what lies between."""
    cell = layout.cell
    for piece in pieces:
        if piece.red == 0 and piece.shown == 1:
            continue
        square = layout.square(piece.column, piece.row)
        if piece.red == 1 and piece.shown == 1:
            paint_candidate(pen, square.center, cell)
        else:
            icon, size = figure(pen, cell)
            pen.shape(icon, size, "queen", square.center, shown=piece.shown)
            pen.shape(icon, size, "candidate", square.center, shown=piece.red * piece.shown)


def _paint_column_frame(pen: Pen, layout: Layout, column: float, role: str) -> None:
    squares, cell = layout.squares, layout.cell
    line = measures.COLUMN.whole(cell)
    square = layout.square(column, 0)
    frame = squares.column(square.left - 1, square.width + 2)
    pen.box(frame, edge=role, line=line)
    if measures.CROWN.fits(cell):
        pen.box(frame.inflate(-2 * line, -2 * line), edge="halo", line=measures.COLUMN_INSIDE.whole(cell))


def _paint_ghosts(pen: Pen, layout: Layout, ghosts: tuple[Square, ...], candidate: Square) -> None:
    cell = layout.cell
    for column, row in ghosts:
        square = layout.square(column, row)
        paint_ghost(pen, square, cell)
        if column == candidate[0]:
            _paint_arrow(pen, square, layout.square(*candidate), layout.arrow_side(column))


def _paint_arrow(pen: Pen, ghost: Rect, goal: Rect, side: int) -> None:
    """Draw the arrow that leads around the column's edge from the ghost to the row that is tried instead."""
    cell = ghost.width
    edge = ghost.centerx + side * (cell / 2 + 1)
    turn = edge + side * measures.ARROW_TURN.of(cell)
    low, high = ghost.centery, goal.centery
    points = ((edge, low), (turn, low), (turn, high), (edge - side * 2, high))
    pen.path(points, "backtrack", measures.ARROW.of(cell), head=measures.ARROW_HEAD.of(cell))


def paint_badge(pen: Pen, layout: Layout, look: BoardLook) -> None:
    """Draw the badge of the candidate's square, where it has one."""
    theme, cell, badge = pen.theme, layout.cell, look.badge
    if theme.is_plain or not measures.BADGE.fits(cell) or not look.candidate or not badge:
        return
    square = layout.square(*look.candidate)
    radius = measures.BADGE.whole(cell)
    inset = max(radius, measures.BADGE_INSET.of(cell))
    centre = square.right - inset, square.top + inset
    role, icon = BADGES[badge]
    pen.shape(Icon.DISC, 4 * radius, role, centre, halo=("halo", 2.0))
    if not icon:
        if measures.QUESTION.fits(radius):
            pen.text("?", measures.QUESTION.whole(radius), "on_accent", BOLD, center=centre)
    else:
        pen.shape(icon, round(1.2 * radius), "halo", centre)
