"""Where everything stands in a window: one geometry, used forwards to draw and backwards to find what was clicked."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from typing import NamedTuple

from ..parts.heights import headline_height, reason_room, sentence_height, strip_height
from ..parts.lesson import lesson_height
from ..parts.measures import ARROW_ROOM
from ..pens.face import SMALLEST_TEXT
from ..pens.pen import Sheet
from ..pens.rect import NOWHERE, Pixel, Rect, rect_at
from ..pens.type_sizes import TypeSizes, padding
from ..search.listing import LISTINGS
from .opened import CLOSED, Opened

SMALLEST_WIDTH, SMALLEST_HEIGHT, NARROWEST, LONGEST = 600, 480, 320, 480
"""Pixels below which a window is a phone's, and of the sides of the smallest phone: then there is the board alone."""

BORDER = 6
"""Pixels of the frame around a solved board."""

SIDE_BY_SIDE = 880
"""Pixels from which on the room of the panel holds two, the second for the tree."""

HINTED = 560
"""Pixels of a window's height from which on its buttons show their keys."""

LOW = 450
"""The height in pixels up to which the type of a window without hints grows with it, so that all panels show all."""

PANEL_LINES = 13.5
"""Lines of text for which a panel below the board has room: the whole program."""

LISTED = max(map(len, LISTINGS.values()))
"""The lines of the longer program."""

LIST_SHARE = 0.42
"""The share of the first of two panels; the tree needs more."""


class Layout(NamedTuple):
    """The places of one window; `unit` is a pixel of the window as designed, 1280x800.

    `squares` is the board itself, which fills its room to the pixel, so that its squares may differ by one: they begin
    and end at `edges`, in pixels from the first one's beginning, and the smallest have a side of `cell`. `board` is
    all that is drawn with it: frame, numbers and stack. `reason` is the height kept for the reason on the card; what
    comes next has what that leaves over. The `outlook` stands below the card or, with less room, in it; the `lesson`
    stands below both. Places of parts that a layout does not have are empty. Where it `has_race`, the panel lies over
    board and card.
    """

    n: int
    unit: float
    text: TypeSizes
    window: Rect
    board: Rect
    squares: Rect = NOWHERE
    edges: tuple[int, ...] = (0,)
    cell: int = 1
    header: Rect = NOWHERE
    numbers: Rect = NOWHERE
    stack: Rect = NOWHERE
    sentence: Rect = NOWHERE
    outlook: Rect = NOWHERE
    lesson: Rect = NOWHERE
    panel: Rect = NOWHERE
    second_panel: Rect = NOWHERE
    lane: Rect = NOWHERE
    controls: Rect = NOWHERE
    summary: Rect = NOWHERE
    headline_lines: int = 1
    reason: int = 0
    has_race: bool = False

    @property
    def has_board_alone(self) -> bool:
        """Whether nothing but the board has room."""
        return not self.sentence.width

    @property
    def field(self) -> Rect:
        """The squares with their frame, and the room beside them for an arrow."""
        if self.has_board_alone:
            return self.board
        left, top = self.squares.left - BORDER, self.board.top
        return Rect(left, top, self.board.right - left, self.squares.bottom + BORDER - top)

    @property
    def has_outlook_inside(self) -> bool:
        """Whether the outlook is a line of the card."""
        return self.sentence.contains(self.outlook)

    @property
    def has_board(self) -> bool:
        """Whether the board is there: else tree or program has its place too."""
        return self.squares.width > 0 and not self.has_race

    @property
    def has_hints(self) -> bool:
        """Whether buttons have room for the keys that press them."""
        return self.controls.height >= self.text.body + self.text.hint

    def __eq__(self, other: object) -> bool:
        # Asked of every layer of a board; most often it is the same one.
        return self is other or tuple.__eq__(self, other)

    @property
    def sheet(self) -> Sheet:
        """What a pen draws on."""
        return Sheet(self.window, self.text, self.unit)

    def scaled(self, pixels: float, least: int = 0) -> int:
        """Return pixels of the window as designed in those of this one, and no fewer than `least`."""
        return max(least, round(pixels * self.unit))

    def on(self, squares: Rect) -> Layout:
        """Return the layout with a board."""
        n, side = self.n, squares.width
        return self._replace(
            squares=squares, edges=tuple(_edge(k, n, side) for k in range(n + 1)), cell=max(1, side // n)
        )

    def square(self, column: float, row: float) -> Rect:
        """Return the place of a square, or of what is on its way between squares."""
        if isinstance(column, int) and isinstance(row, int):
            return square_in(self.squares, self.edges, column, row)
        ends = column, column + 1, row, row + 1
        left, right, low, high = (_edge(end, self.n, self.squares.width) for end in ends)
        squares = self.squares
        return Rect(squares.left + left, squares.top + squares.height - high, right - left, high - low)

    def square_at(self, point: Pixel) -> Pixel | None:
        """Return the column and row of the square at a point, or None beside the board."""
        column, row = self._at(point[0] - self.squares.left), self._at(self.squares.bottom - 1 - point[1])
        return None if column is None or row is None else (column, row)

    def arrow_side(self, column: int) -> int:
        """Return on which side of a column an arrow goes: 1, the right, but beside the last one only if it has room."""
        has_room = column < self.n - 1 or self.board.right - self.squares.right > ARROW_ROOM.of(self.cell)
        return 1 if has_room else -1

    def number_at(self, point: Pixel) -> int | None:
        """Return the column whose number is at a point, or None elsewhere."""
        column = self._at(point[0] - self.squares.left)
        return column if self.numbers.top <= point[1] < self.numbers.bottom else None

    def pill(self, column: int) -> Rect:
        """Return the place of the pill around a column's number."""
        wide, middle = min(self.cell, 2 * self.text.number), (self.square(column, 0).centerx, self.numbers.centery)
        return rect_at(wide, self.numbers.height, center=middle)

    def _at(self, pixels: int) -> int | None:
        """Return which square lies some pixels from where the first one begins."""
        return bisect_right(self.edges, pixels) - 1 if 0 <= pixels < self.squares.width else None


def square_in(squares: Rect, edges: tuple[int, ...], column: int, row: int) -> Rect:
    """Return the place of a square of a board, from that of the board and where its squares begin and end."""
    left, low, high = edges[column], edges[row], edges[row + 1]
    return Rect(squares.left + left, squares.top + squares.height - high, edges[column + 1] - left, high - low)


def cell_of(edges: tuple[int, ...]) -> int:
    """Return the side of the smallest squares of a board, from where its squares begin and end."""
    return max(1, edges[-1] // (len(edges) - 1))


def _edge(at: float, n: int, side: int) -> int:
    """Return how many pixels a number of squares of a board takes; the number may have a fraction."""
    return int(at * side / n + 0.5)


class _Measures(NamedTuple):
    """What the size of a window decides: its type, its unit, its margins, and how large a board may be."""

    text: TypeSizes
    unit: float
    margin: int
    gutter: int
    room: float
    is_tall: bool


def has_panel(width: int, height: int) -> bool:
    """Return whether a window has room for more than the board."""
    return min(width, height) >= NARROWEST and max(width, height) >= LONGEST


@lru_cache(maxsize=64)
def lay_out(width: int, height: int, n: int, opened: Opened = CLOSED, smallest: int = SMALLEST_TEXT) -> Layout:
    """Divide a window among its parts: from the top down to the board, and from the bottom up to its stack."""
    if width < SMALLEST_WIDTH or height < SMALLEST_HEIGHT:
        return lay_out_board(width, height, n)
    text, unit, margin, gutter, room, is_tall = _measure(width, height, smallest)
    layout = _with_foot(Layout(n, unit, text, Rect(0, 0, width, height), NOWHERE), margin)
    if opened.has_large_panel:
        return _with_panel(layout, opened)
    top, lane = max(round(64 * unit), text.body + 24), layout.lane
    numbers_height = max(text.number + 2, round(28 * unit))
    stack_height = max(round(36 * unit), text.stack + 2)
    below = BORDER + numbers_height + stack_height + 2
    gap = margin + round(8 * unit)
    if is_tall:
        used = sentence_height(text, width - 2 * margin) + strip_height(text)
        used += lesson_height(opened.lesson, width - 2 * margin, text) + round(PANEL_LINES * text.body)
        room = min(width - 2 * margin - gutter, lane.top - top - below - used - 3 * round(14 * unit))
    else:
        beside_it = 340 if width >= 700 else 240
        room = min(room, lane.top - below - top, width - 2 * margin - gap - gutter - beside_it)
    side = max(n, int(room))
    squares = Rect((width - side + gutter) // 2 if is_tall else margin + gutter, top, side, side)
    numbers = squares.row(squares.bottom + BORDER, numbers_height)
    stack = squares.row(numbers.bottom, stack_height)
    left = margin if is_tall else squares.right + gap
    high = stack.bottom + round(14 * unit) if is_tall else top
    beside = lane.column_to(left, width - margin).row_to(high, lane.top - round(4 * unit))
    layout = layout.on(squares)._replace(
        board=Rect(0, top - BORDER, width if is_tall else left - 2, stack.bottom + 2 - top + BORDER),
        header=lane.row(0, squares.top - BORDER),
        numbers=numbers,
        stack=stack,
    )
    return _with_cards(layout, beside, opened)


def _measure(width: int, height: int, smallest: int) -> _Measures:
    is_tall = height > 1.2 * width
    # The type follows the height, but in a window taller than wide it follows the width.
    tall = min(height, width * 3 // 4)
    text = TypeSizes.of(tall if height >= HINTED else min(tall, LOW), smallest)
    if is_tall:
        # There the sentence has the whole width.
        wide = TypeSizes.of(min(height, round(0.95 * width)), smallest)
        text = text._replace(headline=wide.headline, reason=wide.reason)
    room = min(0.74 * tall, 0.66 * tall + 48)
    unit = (tall - room) / 224
    return _Measures(text, unit, max(8, width // 32 - 8), max(24, round(0.045 * tall)), room, is_tall)


def _with_foot(layout: Layout, margin: int) -> Layout:
    """Place the progress line and the controls."""
    text, window = layout.text, layout.window
    foot = layout.scaled(46, text.body + text.hint + 10) if window.height >= HINTED else text.body + 12
    controls = window.inflate(-2 * margin, 0).row(window.height - layout.scaled(6, 3) - foot, foot)
    high = layout.scaled(30, text.smallest + 2)
    return layout._replace(lane=controls.row(controls.top - high, high), controls=controls)


def _with_cards(layout: Layout, room: Rect, opened: Opened) -> Layout:
    """Divide the room beside the board between the sentence and the panels, of which there may be two or none."""
    text, gap = layout.text, layout.scaled(14)
    sentence = room.row(room.top, sentence_height(text, room.width))
    taught = lesson_height(opened.lesson, room.width, text)
    high = taught + gap * (taught > 0)
    left = room.row(room.top, room.height - high)
    outlook = _place_outlook(sentence, left, text, gap) if opened.has_outlook else NOWHERE
    top = max(sentence.bottom, outlook.bottom) + gap
    lesson = room.row(top, taught)
    top += high
    panel, second_panel = room.row(top, max(0, room.bottom - top)), NOWHERE
    if panel.height < 5 * text.body:
        panel = NOWHERE
    elif panel.width >= SIDE_BY_SIDE and not opened.has_program:
        # The program and its calls need all the room: they are read from far away.
        panel.width = round(LIST_SHARE * panel.width)
        second_panel = panel.column_to(panel.right + gap, room.right)
    reason = reason_room(text, room.width)
    layout = layout._replace(sentence=sentence, reason=reason, outlook=outlook, lesson=lesson if taught else NOWHERE)
    return layout._replace(panel=panel, second_panel=second_panel)


def _place_outlook(sentence: Rect, room: Rect, text: TypeSizes, gap: int) -> Rect:
    """Return a place below the card where the panel keeps room for the program, else a line under the headline."""
    height = round(3.6 * text.body)
    if room.bottom - sentence.bottom - height - 2 * gap >= strip_height(text) + LISTED * text.smallest:
        return sentence.row(sentence.bottom + gap, height)
    pad = padding(text, sentence.width)
    top = sentence.top + round(0.6 * text.reason + 0.12 * text.headline + headline_height(text, sentence.width))
    return sentence.inflate(-2 * pad, 0).row(top, round(1.3 * text.body))


def _with_panel(layout: Layout, opened: Opened) -> Layout:
    """Give the tree or the program all that lies between the headline and the progress line."""
    text, lane, gap = layout.text, layout.lane, layout.scaled(10, 4)
    strip = lane.row(gap, max(round(1.7 * text.headline), 2 * text.body))
    lesson = strip.row(strip.bottom + gap, lesson_height(opened.lesson, strip.width, text))
    top = lesson.bottom + gap * (lesson.height > 0)
    panel = strip.row_to(top, lane.top - layout.scaled(4))
    return layout._replace(sentence=strip, lesson=lesson if lesson.height else NOWHERE, panel=panel)


def lay_out_board(width: int, height: int, n: int) -> Layout:
    """Give the board all that there is."""
    edge = BORDER + 2 if min(width, height) > 100 else 0
    side = max(n, min(width, height) - 2 * edge)
    squares = rect_at(side, side, center=(width // 2, height // 2))
    window = Rect(0, 0, width, height)
    return Layout(n=n, unit=height / 800, text=TypeSizes.of(height), window=window, board=window).on(squares)
