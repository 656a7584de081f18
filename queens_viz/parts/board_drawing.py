"""How a board is drawn: squares, queens, marks, attacks, ghosts and badges, as they stand or on their way."""

from __future__ import annotations

from ..app.questions import Square
from ..pens import BOLD, Icon, Pen, Pixel, Point, Rect, shaded_of, squares_of
from . import measures
from .board import Badge, BoardLook, Marked
from .grid import BORDER, Grid, grid_in
from .motion import Moving, Piece
from .pieces import (
    Mark,
    figure,
    paint_candidate,
    paint_frame,
    paint_ghost,
    paint_line,
    paint_mark,
    paint_queens,
)  # fmt: skip
from .vote import draw_hands

BADGES = {
    Badge.SAFE: ("safe", Icon.TICK),
    Badge.ATTACKED: ("attacked", Icon.CROSS),
    Badge.NOT_TAKEN: ("backtrack", Icon.MINUS),
    Badge.ASKED: ("accent", None),
}
"""The colour of each badge, by its role in the theme, and its icon; a question has a sign of writing."""

Attack = tuple[Square | None, tuple[Square, ...], float]
"""The candidate, the queens that attack it, and the share of their lines that is drawn."""


def draw_board(pen: Pen, moving: Moving, grid: Grid) -> None:
    """Draw the squares and what stands on them, or is on its way."""
    look, is_plain = moving.look, pen.theme.is_plain
    has_marks = not is_plain and measures.CROWN.fits(grid.cell)
    pen.layer("squares", _draw_squares, grid, look.is_green, look.shaded, moving.green)
    pen.layer(
        "columns", _draw_columns, grid, look.empty, None if is_plain else moving.column
    )
    if has_marks:
        pen.layer("marks", _draw_marks, grid, moving.marks)
        lines = look.candidate, look.attacking, moving.met
        gone = (
            (moving.gone.candidate, moving.gone.attacking, 1.0) if moving.gone else None
        )
        pen.layer("lines", _draw_lines, grid, lines, look.ghosts, gone, moving.left)
    pen.layer("pairs", _draw_pairs, grid, look.pairs)
    pen.layer(
        "queens",
        _draw_placed,
        grid,
        tuple([one for one in moving.pieces if one.is_placed]),
    )
    _draw_others(pen, grid, moving.pieces)
    _draw_answer(pen, grid, look)
    if moving.gone:
        pen.faded(moving.left, draw_badge, grid, moving.gone)
    if moving.met == 1:
        draw_badge(pen, grid, look)


def _draw_squares(
    pen: Pen, grid: Grid, is_green: bool, shaded: frozenset[Square], come: float
) -> None:
    """Draw the squares; where a new colour sweeps over them, the old one on the columns that it has not reached."""
    field, squares = grid.field, grid.squares
    inset = squares.left - field.left, squares.top - field.top
    pen.piece(field, _draw_ground, inset, grid.n, squares.width, is_green, shaded)
    if come < 1:
        wide = round((1 - come) * squares.width)
        pen.clipped(
            squares.column(squares.right - wide, wide), _draw_checks, grid, not is_green
        )


def _draw_ground(
    pen: Pen,
    place: Rect,
    inset: Pixel,
    n: int,
    side: int,
    is_green: bool,
    shaded: frozenset[Square],
) -> None:
    """Draw all of the board's room, which most steps leave as it is: the frame, and the squares."""
    grid = grid_in(
        n, Rect(place.left + inset[0], place.top + inset[1], side, side), place.right
    )
    pen.surround(grid.squares, place, "window")
    if not pen.theme.is_plain:
        line, role = (BORDER, "safe") if is_green else (2, "mark")
        pen.surround(grid.squares, grid.squares.inflate(2 * line, 2 * line), role)
    _draw_checks(pen, grid, is_green)
    for column, row in sorted(shaded):
        _draw_shaded(
            pen,
            grid.square(column, row),
            grid.cell,
            *shaded_of((column + row) % 2 == 0),
        )


def _draw_shaded(pen: Pen, square: Rect, cell: int, ground: str, lines: str) -> None:
    """Hatch an attacked square, or cross it where it is small; on a plain board it has a cross alone."""
    is_plain = pen.theme.is_plain
    if measures.HATCH.fits(cell) and not is_plain:
        pen.hatch(square, ground, lines)
        return
    if not is_plain:
        pen.box(square, ground)
    pen.shape(
        Icon.THIN_CROSS,
        measures.SHADE_CROSS.whole(cell),
        "halo" if is_plain else lines,
        square.center,
    )


def _draw_checks(pen: Pen, grid: Grid, is_green: bool) -> None:
    line = pen.theme.grid if measures.CROWN.fits(grid.cell) else 0
    pen.checks(grid.squares, grid.edges, *squares_of(is_green), line)


def _draw_columns(
    pen: Pen, grid: Grid, empty: tuple[int, ...], column: float | None
) -> None:
    """Draw the frames of columns."""
    for one, role in (
        *((one, "backtrack") for one in empty),
        *([(column, "mark")] if column is not None else ()),
    ):
        square = grid.square(one, 0)
        frame = grid.squares.column(square.left - 1, square.width + 2)
        paint_frame(pen, frame, grid.cell, role)


def _draw_marks(pen: Pen, grid: Grid, marks: tuple[tuple[Marked, float], ...]) -> None:
    """Draw the marks of rows that were tried, those that look alike together."""
    alike = dict[tuple[Mark, bool, float], list[Pixel]]()
    for (column, row, mark, is_old), shown in marks:
        alike.setdefault((mark, is_old, shown), []).append(grid.centre(column, row))
    for (mark, is_old, shown), centres in alike.items():
        paint_mark(pen, mark, grid.cell, *centres, is_old=is_old, opacity=shown)


def _draw_lines(
    pen: Pen,
    grid: Grid,
    lines: Attack,
    ghosts: tuple[Square, ...],
    gone: Attack | None,
    left: float,
) -> None:
    """Draw what attacks the candidate, the queens that were lifted for it, and what is left of lines that have gone."""
    if gone:
        pen.faded(left, _draw_attack, grid, *gone)
    _draw_attack(pen, grid, *lines)
    candidate = lines[0]
    for column, row in ghosts if candidate else ():
        square = grid.square(column, row)
        paint_ghost(pen, square, grid.cell)
        if candidate and column == candidate[0]:
            # An arrow leads around the column's edge to the row that is tried instead.
            wide, beside = square.width, grid.field.right - grid.squares.right
            # Right of the last column it may have no room.
            side = (
                1
                if column < grid.n - 1 or beside > measures.ARROW_ROOM.of(grid.cell)
                else -1
            )
            edge, high = (
                square.centerx + side * (wide / 2 + 1),
                grid.square(*candidate).centery,
            )
            turn = edge + side * measures.ARROW_TURN.of(wide)
            points = (
                (edge, square.centery),
                (turn, square.centery),
                (turn, high),
                (edge - side * 2, high),
            )
            pen.path(
                points,
                "backtrack",
                measures.FRAME.of(wide),
                head=measures.ARROW_HEAD.of(wide),
            )


def _draw_attack(
    pen: Pen,
    grid: Grid,
    candidate: Square | None,
    attacking: tuple[Square, ...],
    grown: float,
) -> None:
    """Draw the lines from the candidate's attackers, as far as they have grown, and the frames around these."""
    if not candidate or grown <= 0:
        return
    x, y = grid.centre(*candidate)
    for queen in attacking:
        left, top = _edge_towards(grid, queen, candidate)
        # To where the candidate's crown begins.
        end = (
            (x, y)
            if grown == 1
            else (left + (x - left) * grown, top + (y - top) * grown)
        )
        paint_line(pen, (left, top), end, grid.cell)
    for queen in attacking:
        paint_frame(pen, grid.square(*queen), grid.cell)


def _draw_pairs(pen: Pen, grid: Grid, pairs: tuple[tuple[Square, Square], ...]) -> None:
    """Join and frame the queens of the class's own board that attack each other."""
    for one, other in pairs:
        paint_line(
            pen,
            _edge_towards(grid, one, other),
            _edge_towards(grid, other, one),
            grid.cell,
        )
    for column, row in sorted({square for pair in pairs for square in pair}):
        paint_frame(pen, grid.square(column, row), grid.cell)


def _edge_towards(grid: Grid, square: Square, goal: Square) -> Point:
    """Return the edge or corner of a square that lies towards another one in its line."""
    (x, y), cell = grid.centre(*square), grid.cell
    across, up = [max(-1, min(goal[k] - square[k], 1)) for k in (0, 1)]
    return x + across * cell / 2, y - up * cell / 2


def _draw_placed(pen: Pen, grid: Grid, queens: tuple[Piece, ...]) -> None:
    """Draw the queens that stand still."""
    paint_queens(
        pen, grid.cell, *[grid.centre(piece.column, piece.row) for piece in queens]
    )


def _draw_others(pen: Pen, grid: Grid, pieces: tuple[Piece, ...]) -> None:
    """Draw the queens that don't stand still in black: red ones, and what lies between."""
    cell = grid.cell
    for piece in pieces:
        if piece.is_placed:
            continue
        centre = grid.centre(piece.column, piece.row)
        if piece.red == 1 and piece.opacity == 1:
            paint_candidate(pen, centre, cell)
        else:
            icon, size = figure(pen, cell)
            pen.shape(icon, size, "queen", centre, opacity=piece.opacity)
            pen.shape(
                icon, size, "candidate", centre, opacity=piece.red * piece.opacity
            )


def _draw_answer(pen: Pen, grid: Grid, look: BoardLook) -> None:
    """Draw where the red queen goes, what was answered instead, the queen that matters, and the cursor."""
    if look.goes_to:
        size, line = measures.GHOST.whole(grid.cell), measures.GHOST_LINE.of(grid.cell)
        pen.shape(
            Icon.CROWN, size, "candidate", grid.centre(*look.goes_to), hollow=line
        )
        _draw_signed(pen, grid, look.goes_to, Icon.DOT, "safe")
    if (
        look.picked
        and look.picked != look.goes_to
        and look.picked not in look.attacking
    ):
        _draw_signed(pen, grid, look.picked, Icon.RING, "backtrack")
    if look.turning and look.turning == look.candidate:
        paint_frame(pen, grid.square(*look.turning), grid.cell, "safe")
    elif look.turning:
        _draw_signed(pen, grid, look.turning, Icon.RETURN, "backtrack")
    if look.cursor:
        square = grid.square(*look.cursor)
        square = square.inflate(*(max(0, 9 - side) for side in square.size))
        pen.box(square.inflate(4, 4), edge="halo", line=2)
        paint_frame(pen, square, grid.cell, "accent")
    right = look.attacking
    if look.goes_to:
        right = (look.goes_to,)
    draw_hands(pen, grid, look.hands, right)


def _draw_signed(pen: Pen, grid: Grid, square: Square, sign: Icon, role: str) -> None:
    """Frame a square; at its corner stands a sign of the card's headlines."""
    place, cell = grid.square(*square), grid.cell
    paint_frame(pen, place, cell, role)
    if measures.BADGE.fits(cell):
        radius = measures.BADGE.whole(cell)
        inset = max(radius, measures.ANSWER_INSET.of(cell))
        centre = place.left + inset, place.top + inset
        pen.shape(Icon.DISC, 4 * radius, "halo", centre)
        pen.shape(sign, round(2.2 * radius), role, centre)


def draw_badge(pen: Pen, grid: Grid, look: BoardLook) -> None:
    """Draw the badge of the candidate's square, where it has one; without an icon it is a question mark."""
    if (
        pen.theme.is_plain
        or not measures.BADGE.fits(grid.cell)
        or not look.candidate
        or not look.badge
    ):
        return
    square, radius = grid.square(*look.candidate), measures.BADGE.whole(grid.cell)
    inset = max(radius, measures.BADGE_INSET.of(grid.cell))
    role, icon = BADGES[look.badge]
    centre = square.right - inset, square.top + inset
    pen.shape(Icon.DISC, 4 * radius, role, centre, halo=("halo", 2.0))
    if icon:
        pen.shape(icon, round(1.2 * radius), "halo", centre)
    elif measures.QUESTION.fits(radius):
        pen.text("?", measures.QUESTION.whole(radius), "on_accent", BOLD, center=centre)
