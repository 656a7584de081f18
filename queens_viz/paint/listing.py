"""How the listing is painted: its numbered lines, and those of them that the last step ran."""

from __future__ import annotations

from ..looks.program import ProgramLook
from ..pens.face import BOLD, REGULAR, SEMIBOLD
from ..pens.pen import Pen, paint_piece
from ..pens.rect import NOWHERE, Rect

LOOSE, CLOSE, TIGHT = 1.48, 1.25, 0.97
"""How far lines are apart at most, from where on type is not made smaller for them, and at least; in their type."""

LARGE = 1.6
"""The size of the type, in that of a reason, where the program has the whole window."""

NUMBER = 0.8
"""The size of the type of a line's number, in that of the line."""


def size_in(look: ProgramLook, room: Rect, pen: Pen, *, is_large: bool = False) -> int:
    """Return the size of the type in which the listing fits a place; 0 where even the smallest does not."""
    size = round((LARGE if is_large else 0.84) * pen.type.reason)
    while size > pen.smallest and (
        CLOSE * size * len(look.lines) > room.height or width_of(look, size, pen) > room.width
    ):
        size -= 1
    size = max(size, pen.smallest)
    fits = int(TIGHT * size) * len(look.lines) <= room.height and width_of(look, size, pen) <= room.width
    return size if fits else 0


def width_of(look: ProgramLook, size: int, pen: Pen) -> int:
    """Return how wide the listing is, with its numbers."""
    widths = [_indent(line, size) + pen.width(line.lstrip(), size, SEMIBOLD) for line in look.lines]
    return _gutter(size, pen) + max(widths) + size // 2


def paint(pen: Pen, look: ProgramLook, place: Rect, left: int, size: int, hidden: Rect = NOWHERE) -> None:
    """Draw the listing, with the lines that the last step ran, and of these the ones that changed something.

    Where not all lines have room an ellipsis stands for the others. A step marks the lines as some other one did, so
    the whole is kept; the letters of the last line reach below it. No words reach into what is `hidden`.
    """
    whole = place.row(place.top, place.height + size // 4)
    around = hidden.left - place.left, hidden.top - place.top, *hidden.size
    lines = look.lines, look.ran, look.changed
    pen.layer("listing", paint_piece, whole, _draw, *lines, left - place.left, size, around)


def _draw(
    pen: Pen,
    whole: Rect,
    lines: tuple[str, ...],
    ran: frozenset[int],
    changed: frozenset[int],
    inset: int,
    size: int,
    around: tuple[int, int, int, int],
) -> None:
    pen.box(whole, "panel")
    place, left, hidden = whole.row(whole.top, whole.height - size // 4), whole.left + inset, Rect(*around)
    hidden = hidden.move(*whole.topleft)
    count, first, touch = len(lines), 0, pen.type.touch
    least = int((CLOSE if touch else TIGHT) * size)
    height = min(round(LOOSE * size), max(least, place.height // count))
    if count * height > place.height and touch:
        first, count = _scrolled(count, max(changed or ran, default=0), max(1, place.height // height))
    elif count * height > place.height:
        count = place.height // height - 1
        middle = round(place.top + (count + 0.5) * height)
        pen.text("…", size, "text", BOLD, midleft=(left + _gutter(size, pen), middle))
    for k, code in enumerate(lines[first : first + count], first):
        line = place.row(place.top + (k - first) * height, height)
        if k in changed:
            pen.box(line, "band")
        if k in ran:
            pen.box(line.column(line.left, pen.scaled(5, 3)), "backtrack")
        start = left + _gutter(size, pen)
        small, ink = max(pen.least(2), round(NUMBER * size)), "text" if k in changed else "muted"
        pen.text(str(k + 1), small, ink, midright=(start - round(0.7 * size), line.centery))
        weight = SEMIBOLD if k in changed else REGULAR
        x = start + _indent(code, size)
        right = hidden.left if line.colliderect(hidden) else place.right
        words = pen.cut(code.lstrip(), size, right - x, weight)
        pen.text(words, size, "text", weight, midleft=(x, line.centery))


def _scrolled(count: int, last: int, room: int) -> tuple[int, int]:
    """Return the first of the lines that have room, so that the current one is seen; it seldom changes."""
    step = max(1, room // 2)
    first = -(-max(0, last + 1 - room) // step) * step
    return min(first, max(0, count - room)), room


def _gutter(size: int, pen: Pen) -> int:
    """Return the room for the numbers."""
    return pen.width("10", max(pen.least(2), round(NUMBER * size))) + round(0.7 * size)


def _indent(line: str, size: int) -> int:
    """Return how far a line is indented: fixed steps, since the typeface's blanks are narrow."""
    return (len(line) - len(line.lstrip())) // 4 * round(1.4 * size)
