"""How attacked squares are painted, of later columns or the class's own board: hatched, or marked by small crosses."""

from __future__ import annotations

from ..app.questions import Square
from ..parts import measures
from ..pens.icons import Icon
from ..pens.pen import Pen
from ..pens.rect import Pixel, Rect
from ..pens.theme import shaded_of
from .layout import cell_of, square_in


def paint(pen: Pen, shaded: frozenset[Square], squares: Rect, edges: tuple[int, ...]) -> None:
    """Shade some of the squares that stand in a place, at their edges; on a plain board each has a cross alone."""
    is_plain, cell = pen.theme.is_plain, cell_of(edges)
    is_small = not measures.HATCH.fits(cell)
    centres: tuple[list[Pixel], ...] = ([], [])
    for column, row in sorted(shaded):
        place, is_dark = square_in(squares, edges, column, row), (column + row) % 2 == 0
        centres[is_dark].append(place.center)
        if not is_plain and is_small:
            pen.box(place, shaded_of(is_dark)[0])
        elif not is_plain:
            pen.hatch(place, *shaded_of(is_dark))
    if is_plain or is_small:
        for is_dark in (False, True):
            role = "halo" if is_plain else shaded_of(is_dark)[1]
            pen.shape(Icon.THIN_CROSS, measures.SHADE_CROSS.whole(cell), role, *centres[is_dark])
