"""How a board is drawn, at rest or in motion.

It has squares, marks, the lines of attacks, queens, ghosts, answers and the badge.
"""

from __future__ import annotations

from collections.abc import Sequence
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
from .square_numbers import draw_numbers
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
    """Draw the squares of a board and what is on them, from the back to the front.

    The plain theme and small squares have neither marks nor lines. The badge appears
    when a motion has ended; that of the board before the motion fades meanwhile.
    """
    look = moving.look
    is_plain = pen.theme.is_plain
    pen.layer(
        "squares", _draw_squares, grid, look.is_green, look.shaded, moving.recoloured
    )
    if look.numbers:
        pen.layer("numbers", draw_numbers, grid, look.numbers)
    column = None if is_plain else moving.column
    pen.layer("columns", _draw_columns, grid, look.empty, column)
    if look.framed_row is not None and not is_plain:
        pen.layer("row", _draw_row, grid, look.framed_row)
    if not is_plain and measures.CROWN.fits(grid.cell):
        pen.layer("marks", _draw_marks, grid, moving.marks)
        attack = Attack(look.candidate, look.attacking, moving.arrived)
        previous = None
        if moving.previous:
            previous = Attack(moving.previous.candidate, moving.previous.attacking)
        lines = attack, look.ghosts, previous, moving.fading
        pen.layer("lines", _draw_lines, grid, *lines)
    pen.layer("pairs", _draw_pairs, grid, look.pairs)
    placed, others = _placed_and_others(moving.pieces)
    pen.layer("queens", _draw_placed, grid, placed)
    _draw_others(pen, grid, others)
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
    """Draw the squares in blue, or in green (`is_green`).

    While they change their colour, that share of them which is `recoloured`, from the
    left, has the new colour. The rest still has the other one.
    """
    field = grid.field
    squares = grid.squares
    inset = squares.left - field.left, squares.top - field.top
    ground = GroundLook(grid.n, inset, squares.width, is_green=is_green, shaded=shaded)
    pen.piece(field, _draw_ground, ground)
    if recoloured < 1:
        old_width = round((1 - recoloured) * squares.width)
        old = squares.column(squares.right - old_width, old_width)
        pen.clipped(old, _draw_checks, grid, not is_green)


def _draw_ground(pen: Pen, place: Rect, look: GroundLook) -> None:
    """Draw what most steps don't change: the frame of a board, and its squares.

    Some squares are shaded. In the plain theme there is no frame. The place is the
    board's field.
    """
    dx, dy = look.inset
    squares = Rect(place.left + dx, place.top + dy, look.side, look.side)
    grid = grid_in(look.n, squares, place.right)
    pen.surround(squares, place, "window")
    if not pen.theme.is_plain:
        width = 2
        role = "mark"
        if look.is_green:
            width = BORDER
            role = "safe"
        frame = squares.inflate(2 * width, 2 * width)
        pen.surround(squares, frame, role)
    _draw_checks(pen, grid, look.is_green)
    for column, row in sorted(look.shaded):
        is_dark = (column + row) % 2 == 0
        _draw_shaded(pen, grid, (column, row), shaded_of(is_dark))


def _draw_shaded(pen: Pen, grid: Grid, square: Square, roles: tuple[str, str]) -> None:
    """Hatch an attacked square, or draw a cross on it if it is small.

    `roles` are those of the ground and of the lines. In the plain theme there is only a
    cross, in a colour of its own.
    """
    place = grid.square(*square)
    ground, lines = roles
    cross = lines
    if pen.theme.is_plain:
        cross = "halo"
    elif measures.HATCH.fits(grid.cell):
        pen.hatch(place, ground, lines)
        return
    else:
        pen.box(place, ground)
    size = measures.SHADE_CROSS.whole(grid.cell)
    pen.shape(Icon.THIN_CROSS, size, cross, place.center)


def _draw_checks(pen: Pen, grid: Grid, is_green: bool) -> None:
    """Draw the light and dark squares, with the lines that a theme has between them.

    Squares that are too small for a crown have no lines between them.
    """
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


def _draw_row(pen: Pen, grid: Grid, row: int) -> None:
    """Frame a row, a pixel wider than it at each side."""
    square = grid.square(0, row)
    place = grid.squares.row(square.top - 1, square.height + 2)
    paint_frame(pen, place, grid.cell, "mark")


def _frame_column(pen: Pen, grid: Grid, column: float, role: str) -> None:
    """Frame a column, or a place between two columns, in the colour of a role."""
    square = grid.square(column, 0)
    # The frame is a pixel wider than the column at each side.
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
    """Draw the attack on the candidate, and ghosts of the queens removed for it.

    An arrow leads from the ghost in the candidate's column to the candidate. The
    `previous` attack, if there is one, is drawn with the opacity `fading`.
    """
    if previous:
        pen.faded(fading, _draw_attack, grid, previous)
    _draw_attack(pen, grid, attack)
    candidate = attack.candidate
    if not candidate:
        # Without a candidate, no queens were removed.
        return
    for column, row in ghosts:
        square = grid.square(column, row)
        paint_ghost(pen, square, grid.cell)
        if column == candidate[0]:
            _draw_arrow(pen, grid, square, grid.square(*candidate))


def _draw_arrow(pen: Pen, grid: Grid, start: Rect, end: Rect) -> None:
    """Draw an arrow from a square to another one of the same column, in a bow.

    It begins at the right edge of the column, goes up or down beside it, and ends at
    the same edge. For the last column it is the left edge if the arrow doesn't fit at
    the right of the board.
    """
    direction = 1  # to the right; -1 to the left
    is_last = start.right >= grid.squares.right
    width_beside = grid.field.right - grid.squares.right
    if is_last and width_beside <= measures.ARROW_ROOM.of(grid.cell):
        direction = -1
    edge = start.centerx + direction * (start.width / 2 + 1)
    beside = edge + direction * measures.ARROW_TURN.of(start.width)
    tip = edge - direction * 2  # a little inside the square
    points = (
        (edge, start.centery),
        (beside, start.centery),
        (beside, end.centery),
        (tip, end.centery),
    )
    line = measures.FRAME.of(start.width)
    pen.path(points, "backtrack", line, head=measures.ARROW_HEAD.of(start.width))


def _draw_attack(pen: Pen, grid: Grid, attack: Attack) -> None:
    """Frame the candidate's attackers and draw lines from them to the candidate.

    While it appears, only the share `attack.drawn` of each line is drawn, from the
    attacker on; at 0 nothing is drawn.
    """
    candidate = attack.candidate
    if not candidate or attack.drawn <= 0:
        return
    x, y = grid.centre(*candidate)
    for queen in attack.queens:
        start_x, start_y = _edge_towards(grid, queen, candidate)
        end: Point = (x, y)
        if attack.drawn < 1:
            end_x = start_x + (x - start_x) * attack.drawn
            end_y = start_y + (y - start_y) * attack.drawn
            end = (end_x, end_y)
        paint_line(pen, (start_x, start_y), end, grid.cell)
    # Frames are drawn over all lines.
    for queen in attack.queens:
        paint_frame(pen, grid.square(*queen), grid.cell)


def _draw_pairs(pen: Pen, grid: Grid, pairs: tuple[tuple[Square, Square], ...]) -> None:
    """Join and frame queens that attack each other, on the class's own board.

    A line leads from the edge of a queen's square to that of the other's.
    """
    squares = set()
    for first, second in pairs:
        start = _edge_towards(grid, first, second)
        end = _edge_towards(grid, second, first)
        paint_line(pen, start, end, grid.cell)
        squares |= {first, second}
    # Frames are drawn over all lines, and once for each queen.
    for column, row in sorted(squares):
        paint_frame(pen, grid.square(column, row), grid.cell)


def _edge_towards(grid: Grid, square: Square, goal: Square) -> Point:
    """Return the middle of the edge of a square towards another, or its corner.

    Both squares are in a row or a column; or in a diagonal, where it is a corner.
    """
    column, row = square
    x, y = grid.centre(column, row)
    half = grid.cell / 2
    # The direction to the other square: -1, 0 or 1 to the right, and up.
    right = max(-1, min(1, goal[0] - column))
    up = max(-1, min(1, goal[1] - row))
    return x + right * half, y - up * half


# Queens.


def _draw_placed(pen: Pen, grid: Grid, queens: tuple[Piece, ...]) -> None:
    """Draw the black queens that are wholly there."""
    centres = [grid.centre(queen.column, queen.row) for queen in queens]
    paint_queens(pen, grid.cell, *centres)


def _placed_and_others(
    pieces: Sequence[Piece],
) -> tuple[tuple[Piece, ...], list[Piece]]:
    """Return the black queens that are wholly there, and the other pieces."""
    placed = list[Piece]()
    others = list[Piece]()
    for piece in pieces:
        group = placed if piece.is_placed else others
        group.append(piece)
    return tuple(placed), others


def _draw_others(pen: Pen, grid: Grid, pieces: Sequence[Piece]) -> None:
    """Draw the pieces that are not placed: the candidate, and queens in a motion.

    A queen that changes its colour is drawn in black and, over it, in red with an
    opacity. One that appears has an opacity in either colour.
    """
    cell = grid.cell
    for piece in pieces:
        centre = grid.centre(piece.column, piece.row)
        is_candidate = piece.red == 1 and piece.opacity == 1
        if is_candidate:
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
    """Draw what belongs to a question: its answers, the decisive queen and the cursor.

    Over them are the hands of a vote. They are green on the right square or, if there
    is none, on the attackers: these are the right answers to the question for a reason.
    """
    goal = look.right_square
    if goal:
        size = measures.GHOST.whole(grid.cell)
        line = measures.GHOST_LINE.of(grid.cell)
        centre = grid.centre(*goal)
        pen.shape(Icon.CROWN, size, "candidate", centre, hollow=line)
        _draw_signed(pen, grid, goal, sign=Icon.DOT, role="safe")
    answer = look.answered_square
    is_wrong = answer != goal and answer not in look.attacking
    if answer and is_wrong:
        _draw_signed(pen, grid, answer, sign=Icon.RING, role="backtrack")
    decisive = look.decisive_queen
    if decisive and decisive == look.candidate:
        # It is the red queen, which is safe.
        paint_frame(pen, grid.square(*decisive), grid.cell, "safe")
    elif decisive:
        _draw_signed(pen, grid, decisive, sign=Icon.RETURN, role="backtrack")
    if look.cursor:
        _draw_cursor(pen, grid, look.cursor)
    right_squares = (goal,) if goal else look.attacking
    draw_hands(pen, grid, look.hands, right_squares)


def _draw_cursor(pen: Pen, grid: Grid, square: Square) -> None:
    """Frame the square that keys have chosen; a small square has a larger frame."""
    place = grid.square(*square)
    more_width = max(0, LEAST_CURSOR - place.width)
    more_height = max(0, LEAST_CURSOR - place.height)
    frame = place.inflate(more_width, more_height)
    # A light edge around it, but not over the outline of the board.
    edge = frame.inflate(4, 4).clip(grid.squares.union(frame))
    pen.box(edge, edge="halo", line=2)
    paint_frame(pen, frame, grid.cell, "accent")


def _draw_signed(pen: Pen, grid: Grid, square: Square, sign: Icon, role: str) -> None:
    """Frame a square, with a sign in its upper left corner if it is large enough.

    It is one of the signs that the headlines of the card have.
    """
    place = grid.square(*square)
    cell = grid.cell
    paint_frame(pen, place, cell, role)
    if measures.BADGE.fits(cell):
        radius = measures.BADGE.whole(cell)
        inset = max(radius, measures.ANSWER_INSET.of(cell))
        centre = place.left + inset, place.top + inset
        # The disc is half as wide as its icon.
        pen.shape(Icon.DISC, 4 * radius, "halo", centre)
        pen.shape(sign, round(SIGN_SIZE * radius), role, centre)


def draw_badge(pen: Pen, grid: Grid, look: BoardLook) -> None:
    """Draw the badge of the candidate in the upper right corner of its square.

    Nothing is drawn if it has none, on small squares, and in the plain theme.
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
    # The disc is half as wide as its icon.
    pen.shape(Icon.DISC, 4 * radius, role, centre, halo=("halo", 2.0))
    if icon:
        pen.shape(icon, round(BADGE_ICON * radius), "halo", centre)
    elif measures.QUESTION.fits(radius):
        size = measures.QUESTION.whole(radius)
        pen.text("?", size, "on_accent", BOLD, center=centre)
