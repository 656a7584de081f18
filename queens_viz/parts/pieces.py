"""What is drawn on squares: queens, marks, lines and frames; and small boards."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..app.questions import Square
from ..pens import Icon, Pen, Pixel, Point, Rect, squares_of
from . import measures


class Mark(Enum):
    """The mark of a row that was tried. Its value is the key of its text.

    Marks differ in shape, not in colour alone. The rarest one comes last.
    """

    ATTACKED = "legend_attacked"
    NOT_TAKEN = "legend_not_taken"  # safe, but a column would have no safe square left
    FAILED = "legend_failed"  # no solution was found with a queen there
    FRUITFUL = "legend_fruitful"  # solutions were found
    UNCOUNTED = "legend_uncounted"  # it is not known whether any were found
    TRIED = "own_screen_tried"  # a person's own program tried it, and nobody says why

    # By identity, in C: it is asked for with every square that is drawn.
    __hash__ = object.__hash__


ICONS = {
    Mark.ATTACKED: Icon.THIN_CROSS,
    Mark.NOT_TAKEN: Icon.MINUS,
    Mark.FAILED: Icon.TRIANGLE,
    Mark.FRUITFUL: Icon.TRIANGLE,
    Mark.UNCOUNTED: Icon.ELLIPSIS,
    Mark.TRIED: Icon.RING,
}
"""The icon of each mark. That of FAILED is hollow."""


# In what follows, `cell` is the side of a board's squares in pixels.


def paint_queens(pen: Pen, cell: int, *centres: Pixel) -> None:
    """Draw placed queens, each around a centre."""
    icon, size = figure(pen, cell)
    pen.shape(icon, size, "queen", *centres)


def paint_candidate(pen: Pen, centre: Pixel, cell: int) -> None:
    """Draw the candidate. It has a halo, so that it differs not only by its colour."""
    icon, size = figure(pen, cell)
    halo = None
    if not pen.theme.is_plain:
        halo = ("halo", measures.HALO.of(cell))
    pen.shape(icon, size, "candidate", centre, halo=halo)


def figure(pen: Pen, cell: int) -> tuple[Icon, int]:
    """Return the icon of a queen and its size in pixels.

    It is a crown, but a disc on small squares and in the plain theme.
    """
    if pen.theme.is_plain:
        return Icon.DISC, cell
    if measures.CROWN.fits(cell):
        return Icon.CROWN, cell
    # The disc is half as wide as its icon: on a small square it is made larger.
    return Icon.DISC, measures.DISC.whole(cell)


def paint_ghost(pen: Pen, square: Rect, cell: int) -> None:
    """Draw the outline of a removed queen, in an edge if the square is large enough."""
    line = measures.GHOST_LINE
    if measures.GHOST.fits(cell):
        edge = square.inflate(-cell // 6, -cell // 6)
        width = line.whole(cell)
        pen.box(edge, edge="backtrack", line=width, radius=cell // 9)
    size = measures.GHOST.whole(cell)
    pen.shape(Icon.CROWN, size, "backtrack", square.center, hollow=line.of(cell))


def paint_mark(
    pen: Pen,
    mark: Mark,
    cell: int,
    *centres: Pixel,
    is_old: bool = False,
    opacity: float = 1.0,
) -> None:
    """Draw marks of one kind, each around a centre; old ones are smaller."""
    measure = measures.OLD_MARK if is_old else measures.MARK
    size = measure.whole(cell)
    icon = ICONS[mark]
    if mark is Mark.FAILED:
        # With its line, a hollow mark is about as large as the others.
        hollow = measures.HOLLOW.of(size)
        pen.shape(icon, size - 2, "mark", *centres, hollow=hollow, opacity=opacity)
        return
    role = "backtrack" if mark is Mark.NOT_TAKEN else "mark"
    pen.shape(icon, size, role, *centres, opacity=opacity)


def paint_line(pen: Pen, start: Point, end: Point, cell: float) -> None:
    """Draw a red line with a light edge."""
    width = measures.LINE.of(cell)
    pen.path((start, end), "halo", width + 3)
    pen.path((start, end), "candidate", width)


def paint_frame(pen: Pen, square: Rect, cell: int, role: str = "candidate") -> None:
    """Draw a frame inside a square, with a light line inside it if that fits."""
    line = measures.FRAME.whole(cell)
    pen.box(square, edge=role, line=line)
    if measures.FRAME_INSIDE.fits(cell):
        inside = square.inflate(-2 * line, -2 * line)
        pen.box(inside, edge="halo", line=measures.FRAME_INSIDE.whole(cell))


class SmallBoard(NamedTuple):
    """What a small board is drawn from."""

    queens: tuple[Square, ...]
    n: int
    is_green: bool = False  # it is a solution
    has_crowns: bool = False  # otherwise queens are discs
    red: Square | None = None  # of a queen that is tested
    blue: tuple[Square, ...] = ()  # squares of queens that are marked


def paint_small_board(pen: Pen, place: Rect, board: SmallBoard) -> None:
    """Draw a small board with its queens in a square place."""
    side = place.width / board.n  # of a square, in fractions of a pixel
    edges = tuple([round(number * side) for number in range(board.n + 1)])
    pen.checks(place, edges, *squares_of(board.is_green))
    icon = Icon.ROUND
    size = measures.SMALL_QUEEN.whole(side)
    if board.has_crowns:
        icon = Icon.CROWN
        size = measures.SMALL_CROWN.whole(side)

    def centre(square: Square) -> Point:
        """Return the middle of a square. Rows count from below."""
        column, row = square
        return place.left + (column + 0.5) * side, place.bottom - (row + 0.5) * side

    centres = [centre(queen) for queen in board.queens if queen not in board.blue]
    pen.shape(icon, size, "queen", *centres)
    if board.blue:
        # They are larger, so that they differ not only by their colour.
        marked = [centre(queen) for queen in board.blue]
        marked_size = measures.SMALL_MARKED.whole(side)
        pen.shape(icon, marked_size, "accent", *marked, halo=("halo", 1.0))
    if board.red:
        pen.shape(icon, size, "candidate", centre(board.red))
