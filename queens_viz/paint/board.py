"""How the board is painted: squares, queens, marks, attacks, ghosts and badges."""

from __future__ import annotations

from ..looks.board import ICONS, Badge, BoardLook, Mark
from ..looks.icons import Icon
from ..looks.motion import Moving, Piece
from ..looks.theme import squares_of
from . import attacks, chosen, shading
from .attacks import stroke
from .face import Weight
from .layout import BORDER
from .pen import Pen
from .rect import Rect

SMALLEST_CROWN = 12
"""Pixels of a square below which a queen is a disc, and nothing is marked."""

SMALLEST_BADGE = 20
"""Pixels of a square below which a candidate has no badge."""

QUESTION = 40
"""Pixels of a square below which the badge of a question has no room for its mark."""


def paint(pen: Pen, moving: Moving) -> None:
    """Draw the squares and what stands on them, or is on its way."""
    look, is_plain = moving.look, pen.theme.is_plain
    has_marks = not is_plain and pen.layout.cell >= SMALLEST_CROWN
    _paint_squares(pen, moving)
    for column in look.empty:
        _paint_column_frame(pen, column, "backtrack")
    if moving.column is not None and not is_plain:
        _paint_column_frame(pen, moving.column, "mark")
    if has_marks:
        for marked, shown in moving.marks:
            square = pen.layout.square(marked.column, marked.row)
            paint_mark(pen, marked.mark, square.center, pen.layout.cell, is_old=marked.is_old, shown=shown)
        if moving.lines > 0:
            attacks.paint(pen, look, moving.lines)
        if moving.ghosts > 0:
            _paint_ghosts(pen, look)
    attacks.paint_pairs(pen, look)
    _paint_pieces(pen, moving.pieces)
    paint_queens(pen, pen.layout.cell, *(pen.layout.square(*square).center for square in look.own))
    chosen.paint(pen, look)
    if moving.badge == 1:
        paint_badge(pen, look)


def _paint_squares(pen: Pen, moving: Moving) -> None:
    """Draw the squares; where a new colour sweeps over them, the old one on the columns that it has not reached."""
    squares, look = pen.layout.squares, moving.look
    if not pen.theme.is_plain:
        line, role = (BORDER, "safe") if look.is_green else (2, "mark")
        pen.box(squares.inflate(2 * line, 2 * line), role, around=squares)
    if moving.green == 1:
        # Most steps leave them.
        pen.piece(("squares", look.n, look.is_green, look.shaded), squares, _paint_ground, look)
        return
    for is_green, share in ((not look.is_green, 1 - moving.green), (look.is_green, moving.green)):
        part = squares.copy()
        part.width = round(share * squares.width)
        if is_green is not look.is_green:
            part.right = squares.right
        with pen.clip(part):
            _paint_checks(pen, is_green=is_green)
    shading.paint(pen, look.shaded)


def _paint_ground(pen: Pen, _: Rect, look: BoardLook) -> None:
    _paint_checks(pen, is_green=look.is_green)
    shading.paint(pen, look.shaded)


def _paint_checks(pen: Pen, *, is_green: bool) -> None:
    grid = pen.theme.grid if pen.layout.cell >= SMALLEST_CROWN else 0
    pen.checks(pen.layout.squares, pen.layout.edges, *squares_of(is_green), grid)


def _paint_pieces(pen: Pen, pieces: tuple[Piece, ...]) -> None:
    """Draw queens, wherever they are between squares: black, red, or what lies between."""
    cell, placed = pen.layout.cell, [(piece, pen.layout.square(piece.column, piece.row)) for piece in pieces]
    if queens := [square.center for piece, square in placed if piece.red == 0 and piece.shown == 1]:
        paint_queens(pen, cell, *queens)
    for piece, square in placed:
        if piece.red == 1 and piece.shown == 1:
            paint_candidate(pen, square.center, cell)
        elif piece.red > 0 or piece.shown < 1:
            icon, size = _figure(pen, cell)
            pen.shape(icon, size, "queen", square.center, shown=piece.shown)
            pen.shape(icon, size, "candidate", square.center, shown=piece.red * piece.shown)


def _paint_column_frame(pen: Pen, column: float, role: str) -> None:
    squares, cell = pen.layout.squares, pen.layout.cell
    line = stroke(cell, 18)
    square = pen.layout.square(column, 0)
    frame = Rect(square.left - 1, squares.top, square.width + 2, squares.height)
    pen.box(frame, edge=role, line=line)
    if cell >= SMALLEST_CROWN:
        pen.box(frame.inflate(-2 * line, -2 * line), edge="halo", line=stroke(cell, 36))


def paint_mark(
    pen: Pen, mark: Mark, centre: tuple[int, int], cell: int, *, is_old: bool = False, shown: float = 1.0
) -> None:
    """Draw the mark of a row that was tried, smaller where the column is used up."""
    size = max(8, round(cell * (0.3 if is_old else 0.36)))
    if mark is Mark.FAILED:
        pen.shape(ICONS[mark], size - 2, "mark", centre, hollow=max(1.5, size / 12), shown=shown)
    else:
        pen.shape(ICONS[mark], size, "mark", centre, shown=shown)


def _paint_ghosts(pen: Pen, look: BoardLook) -> None:
    if not look.candidate:
        return
    cell = pen.layout.cell
    for column, row in look.ghosts:
        square = pen.layout.square(column, row)
        paint_ghost(pen, square, cell)
        if column == look.candidate[0]:
            # Beside the last column there may be no room on the right.
            has_room = column < look.n - 1 or pen.layout.board.right - pen.layout.squares.right > 0.32 * cell
            side = 1 if has_room else -1
            _paint_arrow(pen, square, pen.layout.square(*look.candidate), side)


def paint_ghost(pen: Pen, square: Rect, cell: int) -> None:
    """Draw the hollow crown of a queen that was lifted."""
    if cell >= SMALLEST_BADGE:
        edge = square.inflate(-cell // 6, -cell // 6)
        pen.box(edge, edge="backtrack", line=stroke(cell, 28), radius=cell // 9)
    pen.shape(Icon.CROWN, round(cell * 0.8), "backtrack", square.center, hollow=max(1.0, cell / 28))


def _paint_arrow(pen: Pen, ghost: Rect, goal: Rect, side: int) -> None:
    """Draw the arrow that leads around the column's edge from the ghost to the row that is tried instead."""
    cell = ghost.width
    edge = ghost.centerx + side * (cell / 2 + 1)
    turn = edge + side * cell * 0.22
    low, high = ghost.centery, goal.centery
    points = ((edge, low), (turn, low), (turn, high), (edge - side * 2, high))
    pen.path(points, "backtrack", max(2.0, cell / 18), head=cell * 0.15)


def paint_queens(pen: Pen, cell: int, *centres: tuple[int, int]) -> None:
    """Draw placed queens, on squares whose side is `cell`."""
    icon, size = _figure(pen, cell)
    pen.shape(icon, size, "queen", *centres)


def paint_candidate(pen: Pen, centre: tuple[int, int], cell: int) -> None:
    """Draw the candidate, with a halo so that it is told from a placed queen by more than colour."""
    icon, size = _figure(pen, cell)
    halo = None if pen.theme.is_plain else ("halo", max(2.0, cell / 24))
    pen.shape(icon, size, "candidate", centre, halo=halo)


def _figure(pen: Pen, cell: int) -> tuple[Icon, int]:
    """Return the outline of a queen and its size on a square."""
    if pen.theme.is_plain:
        return Icon.DISC, cell
    if cell >= SMALLEST_CROWN:
        return Icon.CROWN, cell
    # A disc of a quarter of so small a square would hardly be seen.
    return Icon.DISC, max(3, 2 * cell)


def paint_badge(pen: Pen, look: BoardLook) -> None:
    """Draw the badge of the candidate's square, where it has one."""
    theme, cell, badge = pen.theme, pen.layout.cell, look.badge
    if theme.is_plain or cell < SMALLEST_BADGE or not look.candidate or not badge:
        return
    square = pen.layout.square(*look.candidate)
    radius = max(5, round(cell * 0.145))
    centre = square.right - max(radius, cell * 0.16), square.top + max(radius, cell * 0.16)
    role = {Badge.SAFE: "safe", Badge.ATTACKED: "attacked", Badge.ASKED: "accent"}[badge]
    pen.shape(Icon.DISC, 4 * radius, role, centre, halo=("halo", 2.0))
    if badge is Badge.ASKED:
        if cell >= QUESTION:
            pen.text("?", max(14, round(1.7 * radius)), "on_accent", Weight.BOLD, center=centre)
    else:
        pen.shape(Icon.TICK if badge is Badge.SAFE else Icon.CROSS, round(1.2 * radius), "halo", centre)
