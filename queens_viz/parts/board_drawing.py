"""How a board is drawn, at rest or in motion.

It has squares, marks, the lines of attacks, queens, ghosts, answers and the badge.
"""

from __future__ import annotations

from typing import NamedTuple

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
)
from .vote import draw_hands

BADGES = {
    Badge.SAFE: ("safe", Icon.TICK),
    Badge.ATTACKED: ("attacked", Icon.CROSS),
    Badge.NOT_TAKEN: ("backtrack", Icon.MINUS),
    Badge.ASKED: ("accent", None),
}
"""The colour and the icon of each badge. A question has a question mark instead."""


class Attack(NamedTuple):
    """The attack on a candidate."""

    candidate: Square | None
    queens: tuple[Square, ...]  # that attack it
    drawn: float = 1.0  # the share of their lines that is drawn


def draw_board(pen: Pen, moving: Moving, grid: Grid) -> None:
    """Draw the squares of a board and what is on them."""
    look = moving.look
    is_plain = pen.theme.is_plain
    pen.layer(
        "squares", _draw_squares, grid, look.is_green, look.shaded, moving.recoloured
    )
    column = None if is_plain else moving.column
    pen.layer("columns", _draw_columns, grid, look.empty, column)
    if not is_plain and measures.CROWN.fits(grid.cell):
        pen.layer("marks", _draw_marks, grid, moving.marks)
        attack = Attack(look.candidate, look.attacking, moving.arrived)
        previous = None
        if moving.previous:
            previous = Attack(moving.previous.candidate, moving.previous.attacking)
        lines = attack, look.ghosts, previous, moving.fading
        pen.layer("lines", _draw_lines, grid, *lines)
    pen.layer("pairs", _draw_pairs, grid, look.pairs)
    placed = tuple([piece for piece in moving.pieces if piece.is_placed])
    pen.layer("queens", _draw_placed, grid, placed)
    _draw_others(pen, grid, moving.pieces)
    _draw_answer(pen, grid, look)
    if moving.previous:
        pen.faded(moving.fading, draw_badge, grid, moving.previous)
    if moving.arrived == 1:
        draw_badge(pen, grid, look)


# Squares.


class GroundLook(NamedTuple):
    """What the squares of a board are drawn from, without their place."""

    n: int
    inset: Pixel  # of the first square, from the corner of the field
    side: int  # of all squares together
    is_green: bool
    shaded: frozenset[Square]


def _draw_squares(
    pen: Pen, grid: Grid, is_green: bool, shaded: frozenset[Square], recoloured: float
) -> None:
    """Draw the squares. The last columns may still have the old colour."""
    field = grid.field
    squares = grid.squares
    inset = squares.left - field.left, squares.top - field.top
    ground = GroundLook(grid.n, inset, squares.width, is_green=is_green, shaded=shaded)
    pen.piece(field, _draw_ground, ground)
    if recoloured < 1:
        width = round((1 - recoloured) * squares.width)
        old = squares.column(squares.right - width, width)
        pen.clipped(old, _draw_checks, grid, not is_green)


def _draw_ground(pen: Pen, place: Rect, look: GroundLook) -> None:
    """Draw the field of a board, which most steps don't change: frame and squares."""
    dx, dy = look.inset
    squares = Rect(place.left + dx, place.top + dy, look.side, look.side)
    grid = grid_in(look.n, squares, place.right)
    pen.surround(squares, place, "window")
    if not pen.theme.is_plain:
        line = 2
        role = "mark"
        if look.is_green:
            line = BORDER
            role = "safe"
        pen.surround(squares, squares.inflate(2 * line, 2 * line), role)
    _draw_checks(pen, grid, look.is_green)
    for column, row in sorted(look.shaded):
        is_dark = (column + row) % 2 == 0
        _draw_shaded(pen, grid, (column, row), shaded_of(is_dark))


def _draw_shaded(pen: Pen, grid: Grid, square: Square, roles: tuple[str, str]) -> None:
    """Hatch an attacked square, or draw a cross if it is small.

    `roles` are those of the ground and of the lines. In the plain theme there is only a
    cross.
    """
    place = grid.square(*square)
    ground, lines = roles
    if pen.theme.is_plain:
        lines = "halo"
    elif measures.HATCH.fits(grid.cell):
        pen.hatch(place, ground, lines)
        return
    else:
        pen.box(place, ground)
    size = measures.SHADE_CROSS.whole(grid.cell)
    pen.shape(Icon.THIN_CROSS, size, lines, place.center)


def _draw_checks(pen: Pen, grid: Grid, is_green: bool) -> None:
    """Draw the light and dark squares; in some themes with lines between them."""
    line = pen.theme.grid if measures.CROWN.fits(grid.cell) else 0
    pen.checks(grid.squares, grid.edges, *squares_of(is_green), line)


def _draw_columns(
    pen: Pen, grid: Grid, empty: tuple[int, ...], current: float | None
) -> None:
    """Frame the columns without a safe square, and the candidate's column."""
    for column in empty:
        _frame_column(pen, grid, column, "backtrack")
    if current is not None:
        _frame_column(pen, grid, current, "mark")


def _frame_column(pen: Pen, grid: Grid, column: float, role: str) -> None:
    """Frame a column, which may be on its way."""
    square = grid.square(column, 0)
    frame = grid.squares.column(square.left - 1, square.width + 2)
    paint_frame(pen, frame, grid.cell, role)


# Marks and lines.


def _draw_marks(pen: Pen, grid: Grid, marks: tuple[tuple[Marked, float], ...]) -> None:
    """Draw marks, each with its opacity; equal ones are drawn together."""
    groups: dict[tuple[Mark, bool, float], list[Pixel]] = {}
    for marked, opacity in marks:
        group = groups.setdefault((marked.mark, marked.is_old, opacity), [])
        group.append(grid.centre(marked.column, marked.row))
    for key, centres in groups.items():
        mark, is_old, opacity = key
        paint_mark(pen, mark, grid.cell, *centres, is_old=is_old, opacity=opacity)


def _draw_lines(
    pen: Pen,
    grid: Grid,
    attack: Attack,
    ghosts: tuple[Square, ...],
    previous: Attack | None,
    fading: float,
) -> None:
    """Draw the attack on the candidate, and the queens that were removed for it.

    An arrow leads from the removed queen of the candidate's column to the candidate.
    The `previous` attack is drawn with the opacity `fading`.
    """
    if previous:
        pen.faded(fading, _draw_attack, grid, previous)
    _draw_attack(pen, grid, attack)
    candidate = attack.candidate
    if not candidate:
        return
    for column, row in ghosts:
        square = grid.square(column, row)
        paint_ghost(pen, square, grid.cell)
        if column == candidate[0]:
            _draw_arrow(pen, grid, square, grid.square(*candidate))


def _draw_arrow(pen: Pen, grid: Grid, start: Rect, end: Rect) -> None:
    """Draw an arrow between squares of a column, around an edge of the column.

    That is the right edge, but the left one of the last column if the arrow doesn't fit
    beside the board.
    """
    direction = 1
    is_last = start.right >= grid.squares.right
    width_beside = grid.field.right - grid.squares.right
    if is_last and width_beside <= measures.ARROW_ROOM.of(grid.cell):
        direction = -1
    edge = start.centerx + direction * (start.width / 2 + 1)
    turn = edge + direction * measures.ARROW_TURN.of(start.width)
    points = (
        (edge, start.centery),
        (turn, start.centery),
        (turn, end.centery),
        (edge - direction * 2, end.centery),
    )
    line = measures.FRAME.of(start.width)
    pen.path(points, "backtrack", line, head=measures.ARROW_HEAD.of(start.width))


def _draw_attack(pen: Pen, grid: Grid, attack: Attack) -> None:
    """Frame the candidate's attackers and draw lines from them to the candidate."""
    candidate = attack.candidate
    if not candidate or attack.drawn <= 0:
        return
    x, y = grid.centre(*candidate)
    for queen in attack.queens:
        left, top = _edge_towards(grid, queen, candidate)
        end: Point = (x, y)
        if attack.drawn < 1:
            end = (left + (x - left) * attack.drawn, top + (y - top) * attack.drawn)
        paint_line(pen, (left, top), end, grid.cell)
    for queen in attack.queens:
        paint_frame(pen, grid.square(*queen), grid.cell)


def _draw_pairs(pen: Pen, grid: Grid, pairs: tuple[tuple[Square, Square], ...]) -> None:
    """Join and frame queens that attack each other, on the class's own board."""
    squares = set()
    for first, second in pairs:
        start = _edge_towards(grid, first, second)
        end = _edge_towards(grid, second, first)
        paint_line(pen, start, end, grid.cell)
        squares |= {first, second}
    for column, row in sorted(squares):
        paint_frame(pen, grid.square(column, row), grid.cell)


def _edge_towards(grid: Grid, square: Square, goal: Square) -> Point:
    """Return the middle of the edge of a square towards another, or its corner.

    Both squares are in a row, a column or a diagonal.
    """
    column, row = square
    x, y = grid.centre(column, row)
    half = grid.cell / 2
    # -1, 0 or 1
    dx = max(-1, min(1, goal[0] - column))
    dy = max(-1, min(1, goal[1] - row))
    return x + dx * half, y - dy * half


# Queens.


def _draw_placed(pen: Pen, grid: Grid, queens: tuple[Piece, ...]) -> None:
    """Draw the black queens that are wholly there."""
    centres = [grid.centre(queen.column, queen.row) for queen in queens]
    paint_queens(pen, grid.cell, *centres)


def _draw_others(pen: Pen, grid: Grid, pieces: tuple[Piece, ...]) -> None:
    """Draw the candidate, and queens that appear or change their colour."""
    cell = grid.cell
    for piece in pieces:
        if piece.is_placed:
            continue
        centre = grid.centre(piece.column, piece.row)
        if piece.red == 1 and piece.opacity == 1:
            paint_candidate(pen, centre, cell)
            continue
        icon, size = figure(pen, cell)
        opacity = piece.opacity
        pen.shape(icon, size, "queen", centre, opacity=opacity)
        pen.shape(icon, size, "candidate", centre, opacity=piece.red * opacity)


# Answers and signs.

LEAST_CURSOR = 9  # pixels: the least side of the cursor on small squares
SIGN_SIZE = 2.2  # of the sign of an answer, in the radius of a badge
BADGE_ICON = 1.2  # of the icon of a badge, in its radius


def _draw_answer(pen: Pen, grid: Grid, look: BoardLook) -> None:
    """Draw the right answer and the given one, the decisive queen, cursor and hands."""
    right_squares = look.attacking
    goal = look.right_square
    if goal:
        right_squares = (goal,)
        size = measures.GHOST.whole(grid.cell)
        line = measures.GHOST_LINE.of(grid.cell)
        centre = grid.centre(*goal)
        pen.shape(Icon.CROWN, size, "candidate", centre, hollow=line)
        _draw_signed(pen, grid, goal, sign=Icon.DOT, role="safe")
    answer = look.answered_square
    if answer and answer != goal and answer not in look.attacking:
        _draw_signed(pen, grid, answer, sign=Icon.RING, role="backtrack")
    decisive = look.decisive_queen
    if decisive and decisive == look.candidate:
        paint_frame(pen, grid.square(*decisive), grid.cell, "safe")
    elif decisive:
        _draw_signed(pen, grid, decisive, sign=Icon.RETURN, role="backtrack")
    if look.cursor:
        _draw_cursor(pen, grid, look.cursor)
    draw_hands(pen, grid, look.hands, right_squares)


def _draw_cursor(pen: Pen, grid: Grid, square: Square) -> None:
    """Frame the square that keys have chosen; the frame may be larger than it."""
    place = grid.square(*square)
    wider = max(0, LEAST_CURSOR - place.width)
    higher = max(0, LEAST_CURSOR - place.height)
    place = place.inflate(wider, higher)
    pen.box(place.inflate(4, 4), edge="halo", line=2)
    paint_frame(pen, place, grid.cell, "accent")


def _draw_signed(pen: Pen, grid: Grid, square: Square, sign: Icon, role: str) -> None:
    """Frame a square, with a sign of the card's headlines in its corner if it fits."""
    place = grid.square(*square)
    cell = grid.cell
    paint_frame(pen, place, cell, role)
    if measures.BADGE.fits(cell):
        radius = measures.BADGE.whole(cell)
        inset = max(radius, measures.ANSWER_INSET.of(cell))
        centre = place.left + inset, place.top + inset
        pen.shape(Icon.DISC, 4 * radius, "halo", centre)
        pen.shape(sign, round(SIGN_SIZE * radius), role, centre)


def draw_badge(pen: Pen, grid: Grid, look: BoardLook) -> None:
    """Draw the badge of the candidate in the corner of its square, if it has one.

    Small squares have none, nor has the plain theme.
    """
    cell = grid.cell
    if pen.theme.is_plain or not measures.BADGE.fits(cell):
        return
    if not look.candidate or not look.badge:
        return
    square = grid.square(*look.candidate)
    radius = measures.BADGE.whole(cell)
    inset = max(radius, measures.BADGE_INSET.of(cell))
    role, icon = BADGES[look.badge]
    centre = square.right - inset, square.top + inset
    pen.shape(Icon.DISC, 4 * radius, role, centre, halo=("halo", 2.0))
    if icon:
        pen.shape(icon, round(BADGE_ICON * radius), "halo", centre)
    elif measures.QUESTION.fits(radius):
        size = measures.QUESTION.whole(radius)
        pen.text("?", size, "on_accent", BOLD, center=centre)
