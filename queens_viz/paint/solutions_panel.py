"""The list of the solutions found: where its lines stand, and how they are painted."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..app.commands import Action, Command
from ..app.questions import Square
from ..looks import solutions
from ..looks.scene import Scene
from ..looks.solutions import Entry, ListLook
from ..parts import measures
from ..pens.face import REGULAR, SEMIBOLD
from ..pens.icons import Icon
from ..pens.pen import Pen
from ..pens.rect import Pixel, Rect, rect_at
from ..pens.theme import squares_of
from ..search.solutions import TWINS_UP_TO
from .hand import Hand
from .layout import Layout

SCROLLED = 3
"""Lines that one notch of the wheel scrolls."""

LINES = 7
"""The lines that can be seen in every window in which they can be read."""

PALE = 0.35
"""How much of a small board is seen where the search has not come to it."""

DIGIT, PICTURE, LEAST_PICTURE = 22, 44, 40
"""The size of the rows' digits, and the side of the small picture of a board with its least where there is room."""

SMALLEST_PICTURE = 18
"""Pixels of the side below which the small picture of a board shows nothing."""


class SolutionList(NamedTuple):
    """A list in its body: its lines, each so `high`, below its heading; a bar shows how far it is scrolled."""

    look: ListLook
    body: Rect
    lines: tuple[Rect, ...]
    part: Rect
    bar: Rect | None
    heading: int
    high: int

    def paint(self, pen: Pen) -> None:
        """Draw the list."""
        text, look, body, y = pen.type, self.look, self.body, self.heading
        if look.result:
            pad = pen.padding(body)
            pen.text_within(
                look.result, text.hint, "text", body.width - 2 * pad, SEMIBOLD, midleft=(body.left + pad, y)
            )
        if not look.entries:
            return
        columns = _columns(look, body, self.high, pen)
        if not look.result:
            pen.text(look.number, text.note, "muted", midright=(columns.number_right, y))
            room = body.right - text.hint - columns.rows_left
            remark = pen.cut(look.remark or look.heading, text.note, room)
            pen.text(remark, text.note, "muted", midleft=(columns.rows_left, y))
        for entry, line in zip(look.entries, self.lines, strict=True):
            _paint_entry(pen, entry, line, columns)
        if self.bar:
            pen.box(self.bar, "border", radius=2)

    def clicked(self, point: Pixel) -> Command | Action | None:
        """Return what a click means: it chooses a solution, or takes hold of the bar."""
        if self.bar and point[0] >= self.bar.left - 8:
            return Action.SOLUTIONS
        hits = (
            entry.which for entry, line in zip(self.look.entries, self.lines, strict=True) if line.collidepoint(point)
        )
        return next((Command(Action.CHOOSE, which) for which in hits), None)

    def dragged(self, hand: Hand, point: Pixel, _: Pixel) -> Hand:
        """Scroll the list to where the bar was dragged."""
        most = self.look.total - len(self.lines)
        return hand.scrolling("list", round(share_at(self, point[1]) * most)) if self.bar else hand

    def wheeled(self, hand: Hand, notches: int, _: Pixel) -> Hand:
        """Scroll the list."""
        return self._scrolled(hand, -SCROLLED * notches)

    def pulled(self, hand: Hand, by: Pixel) -> Hand:
        """Scroll the list by as many lines as were pulled away."""
        return self._scrolled(hand, -round(by[1] / self.lines[0].height)) if self.lines else hand

    def _scrolled(self, hand: Hand, lines: int) -> Hand:
        most = max(0, self.look.total - len(self.lines))
        return hand.scrolling("list", min(max(0, self.look.first + lines), most))


def place(scene: Scene, hand: Hand, body: Rect, layout: Layout, pen: Pen) -> SolutionList:
    """Place as many lines as have room, and the bar where that is not all of them."""
    look = solutions.look(scene, lines_in(body, layout), hand.scrolled("list"))
    part, height = _lines_part(body, layout), row_height(body, layout)
    lines = tuple(part.row(part.top + k * height, height) for k in range(len(look.entries)))
    bar = None
    if look.total > len(lines):
        length = min(part.height, max(20, part.height * len(lines) // look.total))
        top = part.top + (part.height - length) * look.first // (look.total - len(lines))
        bar = Rect(part.right - 10, top, 6, length)
    heading = body.top + _heading_height(body, layout) // 2
    return SolutionList(look, body, lines, part, bar, heading, height)


def share_at(placed: SolutionList, y: int) -> float:
    """Return which share of the list lies above where the bar's middle would be at `y`."""
    if not placed.bar:
        return 0.0
    part, height = placed.part, placed.bar.height
    return min(1.0, max(0.0, (y - height / 2 - part.top) / max(1, part.height - height)))


def row_height(body: Rect, layout: Layout) -> int:
    """Return the height of a line in pixels."""
    designed, least = layout.scaled(52), max(layout.text.body + 4, layout.text.touch)
    room = _lines_part(body, layout).height
    return max(1, min(designed, max(least, room // LINES), room))


def _lines_part(body: Rect, layout: Layout) -> Rect:
    """Return the part of the panel's body that the lines share, below their heading."""
    return body.row_to(body.top + _heading_height(body, layout), body.bottom)


def _heading_height(body: Rect, layout: Layout) -> int:
    """Return how much room the heading takes: more where the lines leave some."""
    large, small = round(2.4 * layout.text.hint), round(1.5 * layout.text.hint)
    return large if body.height - large >= LINES * (layout.text.body + 12) else small


def lines_in(body: Rect, layout: Layout) -> int:
    """Return how many lines have room."""
    return max(1, _lines_part(body, layout).height // row_height(body, layout))


class Twins(Enum):
    """Where it stands that a solution is an image of another one: beside its rows, below them, or nowhere."""

    BESIDE = "beside"
    BELOW = "below"
    NOWHERE = "nowhere"


class Columns(NamedTuple):
    """Where the parts of a line stand; `shown` of the queens' rows have room, `step` pixels each."""

    size: int
    number_right: int
    rows_left: int
    step: int
    shown: int
    rows_width: int
    side: int
    twins: Twins


def _columns(look: ListLook, body: Rect, height: int, pen: Pen) -> Columns:
    """Divide the lines among their parts: as large and wide as fits, at last with the rows cut."""
    text = pen.type
    pad = pen.padding(body)
    left, right = body.left + pad, body.right - pad
    n = len(look.entries[0].rows)
    numbers = [pen.width(entry.number, text.body) for entry in look.entries]
    number_right = left + max(*numbers, pen.width(look.number, text.note))
    twins = [pen.width(entry.twin, text.note) for entry in look.entries]
    twin_width = max(*twins, pen.width(look.longest_twin, text.note)) if 3 < n <= TWINS_UP_TO else 0
    picture = min(height - 4, body.width // 9, pen.scaled(PICTURE, LEAST_PICTURE))
    picture = picture if picture >= SMALLEST_PICTURE else 0
    digit = max(text.body, min(text.stack, pen.scaled(DIGIT, 20)))
    # Where all has no room the twins go first and then the picture, before a number is cut.
    places = [(picture, where) for where in Twins if twin_width or where is Twins.NOWHERE]
    for side, where in (*places, (0, Twins.NOWHERE)):
        room = right - number_right - side - twin_width * (where is Twins.BESIDE) - round(2.2 * text.hint)
        high = height - 4 - round(1.2 * text.hint) * (where is Twins.BELOW)
        for size, spread in ((digit, 1.05), (text.body, 0.9), (text.body, 0.7)):
            step = pen.width(str(n), size, SEMIBOLD) + round((spread - 0.5) * size)
            width = max(step * n, twin_width * (where is Twins.BELOW))
            if width <= room and size <= high:
                return Columns(size, number_right, number_right + text.hint, step, n, width, side, where)
    step = pen.width(str(n), text.body, SEMIBOLD) + round(0.45 * text.body)
    shown = (room - pen.width("…", text.body, SEMIBOLD)) // step
    return Columns(text.body, number_right, number_right + text.hint, step, shown, room, 0, Twins.NOWHERE)


def _paint_entry(pen: Pen, entry: Entry, line: Rect, columns: Columns) -> None:
    text, y = pen.type, line.centery
    is_above = bool(entry.twin) and columns.twins is Twins.BELOW
    rows_y = y - round(0.55 * text.hint) * is_above
    if entry.is_here:
        rect = line.inflate(-text.hint, -2)
        pen.box(rect, "chosen", "safe", radius=pen.scaled(6), line=2)
    is_pale = entry.is_beyond and not entry.is_here
    ink, muted = "muted" if is_pale else "text", "text" if entry.is_here else "muted"
    weight = REGULAR if is_pale else SEMIBOLD
    pen.text(entry.number, text.body, muted, midright=(columns.number_right, y))
    for column, row in enumerate(entry.rows[: columns.shown]):
        x = columns.rows_left + (column + 0.5) * columns.step
        pen.text(str(row + 1), columns.size, ink, weight, center=(x, rows_y))
    if columns.shown < len(entry.rows):
        x = columns.rows_left + columns.shown * columns.step
        pen.text("…", columns.size, ink, weight, midleft=(x, y))
    if is_above:
        left = columns.rows_left + (columns.step - pen.width(str(entry.rows[0] + 1), columns.size)) // 2
        pen.text(entry.twin, text.note, muted, midleft=(left, rows_y + round(0.5 * columns.size + 0.5 * text.hint)))
    right = columns.rows_left + columns.rows_width
    if columns.side:
        right = _paint_picture(pen, entry.rows, columns, y, is_pale=is_pale).right
    if entry.twin and columns.twins is Twins.BESIDE:
        pen.text(entry.twin, text.note, muted, midleft=(right + text.hint // 2, y))


def _paint_picture(pen: Pen, rows: tuple[int, ...], columns: Columns, y: int, *, is_pale: bool) -> Rect:
    """Draw the small board, and return where it stands."""
    text = pen.type
    picture = rect_at(
        columns.side, columns.side, midleft=(columns.rows_left + columns.rows_width + round(0.8 * text.hint), y)
    )
    paint_small_board(pen, tuple(enumerate(rows)), picture, n=len(rows), is_green=True, share=PALE if is_pale else 1)
    pen.box(picture.inflate(2, 2), edge="border" if is_pale else "safe")
    return picture


def paint_small_board(
    pen: Pen,
    queens: tuple[Square, ...],
    place: Rect,
    *,
    n: int,
    is_green: bool,
    has_crowns: bool = False,
    share: float = 1,
) -> None:
    """Draw the small picture of a board, its queens as crowns or else as discs."""
    pen.piece(place, _draw_small_board, queens, n, is_green, has_crowns, share=share)


def _draw_small_board(
    pen: Pen, place: Rect, queens: tuple[Square, ...], n: int, is_green: bool, has_crowns: bool
) -> None:
    cell = place.width / n
    edges = tuple(round(k * cell) for k in range(n + 1))
    pen.checks(place, edges, *squares_of(is_green))
    for column, row in queens:
        centre = place.left + (column + 0.5) * cell, place.bottom - (row + 0.5) * cell
        if has_crowns:
            pen.shape(Icon.CROWN, measures.SMALL_CROWN.whole(cell), "queen", centre)
        else:
            pen.disc(centre, measures.SMALL_QUEEN.of(cell), "queen")
