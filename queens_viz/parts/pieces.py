"""What stands on squares, wherever they are drawn: queens, marks, lines, frames and signs, and small boards."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..app.questions import Square
from ..pens import Icon, Pen, Pixel, Point, Rect, squares_of
from . import measures


class Mark(Enum):
    """The result for a row that has been tried, by the key of its words, the rarest one last.

    It was attacked; or safe, but a column would be left without a safe square; or safe, and above it nothing was found,
    or a solution, or what was is not counted yet. They differ in shape, not in colour alone.
    """

    ATTACKED = "legend_attacked"
    NOT_TAKEN = "legend_not_taken"
    FAILED = "legend_failed"
    FRUITFUL = "legend_fruitful"
    UNCOUNTED = "legend_uncounted"


ICONS = {
    Mark.ATTACKED: Icon.THIN_CROSS,
    Mark.NOT_TAKEN: Icon.MINUS,
    Mark.FAILED: Icon.TRIANGLE,
    Mark.FRUITFUL: Icon.TRIANGLE,
    Mark.UNCOUNTED: Icon.ELLIPSIS,
}
"""The outline of each mark; that of a row above which nothing was found is hollow."""


def paint_queens(pen: Pen, cell: int, *centres: Pixel) -> None:
    """Draw placed queens, on squares whose side is `cell`."""
    icon, size = figure(pen, cell)
    pen.shape(icon, size, "queen", *centres)


def paint_candidate(pen: Pen, centre: Pixel, cell: int) -> None:
    """Draw the candidate, with a halo so that it is told from a placed queen by more than colour."""
    icon, size = figure(pen, cell)
    halo = None if pen.theme.is_plain else ("halo", measures.HALO.of(cell))
    pen.shape(icon, size, "candidate", centre, halo=halo)


def figure(pen: Pen, cell: int) -> tuple[Icon, int]:
    """Return the outline of a queen and its size on a square."""
    if pen.theme.is_plain:
        return Icon.DISC, cell
    if measures.CROWN.fits(cell):
        return Icon.CROWN, cell
    # A disc of a quarter of so small a square would hardly be seen.
    return Icon.DISC, measures.DISC.whole(cell)


def paint_ghost(pen: Pen, square: Rect, cell: int) -> None:
    """Draw the hollow crown of a queen that was lifted."""
    if measures.GHOST.fits(cell):
        edge = square.inflate(-cell // 6, -cell // 6)
        pen.box(
            edge,
            edge="backtrack",
            line=measures.GHOST_LINE.whole(cell),
            radius=cell // 9,
        )
    pen.shape(
        Icon.CROWN,
        measures.GHOST.whole(cell),
        "backtrack",
        square.center,
        hollow=measures.GHOST_LINE.of(cell),
    )


def paint_mark(
    pen: Pen,
    mark: Mark,
    cell: int,
    *centres: Pixel,
    is_old: bool = False,
    opacity: float = 1.0,
) -> None:
    """Draw the marks of rows that were tried, smaller where the column is used up."""
    size = (measures.OLD_MARK if is_old else measures.MARK).whole(cell)
    if mark is Mark.FAILED:
        pen.shape(
            ICONS[mark],
            size - 2,
            "mark",
            *centres,
            hollow=measures.HOLLOW.of(size),
            opacity=opacity,
        )
    else:
        pen.shape(
            ICONS[mark],
            size,
            "backtrack" if mark is Mark.NOT_TAKEN else "mark",
            *centres,
            opacity=opacity,
        )


def paint_line(pen: Pen, start: Point, end: Point, cell: float) -> None:
    """Draw a red line with a light edge."""
    width = measures.LINE.of(cell)
    pen.path((start, end), "halo", width + 3)
    pen.path((start, end), "candidate", width)


def paint_frame(pen: Pen, square: Rect, cell: int, role: str = "candidate") -> None:
    """Draw the frame of a square in the colour of a role, with a light line inside where that has room."""
    line = measures.FRAME.whole(cell)
    pen.box(square, edge=role, line=line)
    if measures.FRAME_INSIDE.fits(cell):
        pen.box(
            square.inflate(-2 * line, -2 * line),
            edge="halo",
            line=measures.FRAME_INSIDE.whole(cell),
        )


class SmallBoard(NamedTuple):
    """What a small board is drawn from."""

    queens: tuple[Square, ...]
    n: int
    is_green: bool = False  # it is a solution
    has_crowns: bool = False  # otherwise queens are discs
    red: Square | None = None  # of a queen that is tested


def paint_small_board(pen: Pen, place: Rect, board: SmallBoard) -> None:
    """Draw a small board with its queens in a square place."""
    cell = place.width / board.n
    edges = tuple([round(k * cell) for k in range(board.n + 1)])
    pen.checks(place, edges, *squares_of(board.is_green))
    icon = Icon.ROUND
    size = measures.SMALL_QUEEN.whole(cell)
    if board.has_crowns:
        icon = Icon.CROWN
        size = measures.SMALL_CROWN.whole(cell)

    def centre(square: Square) -> Point:
        column, row = square
        return place.left + (column + 0.5) * cell, place.bottom - (row + 0.5) * cell

    pen.shape(icon, size, "queen", *map(centre, board.queens))
    if board.red:
        pen.shape(icon, size, "candidate", centre(board.red))
