"""What is drawn in more than one part: cards with an edge; queens, marks of rows that were tried, lines of attack."""

from __future__ import annotations

from ..looks.board import ICONS, Mark
from ..pens.icons import Icon, Point
from ..pens.pen import Pen
from ..pens.rect import Pixel, Rect
from . import measures


def edged(pen: Pen, card: Rect, role: str) -> None:
    """Draw an empty card with a coloured edge at its left, which follows the corners; it fills its place."""
    pen.piece(card, _draw_edged, role)


def _draw_edged(pen: Pen, card: Rect, role: str) -> None:
    radius = pen.scaled(10)
    pen.box(card, "window")
    pen.box(card, "panel", "border", radius=radius)
    edge = card.column(card.left, pen.scaled(8, 4))
    pen.clipped(edge, _draw_edge, edge.inflate(2 * radius, 0).move(radius, 0), role, radius)


def _draw_edge(pen: Pen, place: Rect, role: str, radius: int) -> None:
    pen.box(place, role, radius=radius)


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
        pen.box(edge, edge="backtrack", line=measures.GHOST_LINE.whole(cell), radius=cell // 9)
    pen.shape(Icon.CROWN, measures.GHOST.whole(cell), "backtrack", square.center, hollow=measures.GHOST_LINE.of(cell))


def paint_mark(pen: Pen, mark: Mark, centre: Pixel, cell: int, *, is_old: bool = False, shown: float = 1.0) -> None:
    """Draw the mark of a row that was tried, smaller where the column is used up."""
    size = (measures.OLD_MARK if is_old else measures.MARK).whole(cell)
    if mark is Mark.NOT_TAKEN:
        pen.shape(ICONS[mark], size, "backtrack", centre, shown=shown)
    elif mark is Mark.FAILED:
        pen.shape(ICONS[mark], size - 2, "mark", centre, hollow=measures.HOLLOW.of(size), shown=shown)
    else:
        pen.shape(ICONS[mark], size, "mark", centre, shown=shown)


def paint_line(pen: Pen, start: Point, end: Point, width: float) -> None:
    """Draw a red line with a light edge."""
    pen.path((start, end), "halo", width + 3)
    pen.path((start, end), "candidate", width)
