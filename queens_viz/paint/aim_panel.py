"""The aim in a panel: where its words, its drawing, the ways in and the legend stand, and how they are painted."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..looks import aim
from ..looks.aim import AimLook
from ..looks.scene import Scene
from ..pens.buttons import Button, Buttons, paint_way
from ..pens.face import BOLD, REGULAR, SEMIBOLD, Weight
from ..pens.pen import Pen
from ..pens.rect import NOWHERE, Pixel, Rect
from ..pens.theme import squares_of
from . import attacks, board, legend, measures
from .hand import Hand, touched
from .layout import Layout

SIDE, LEAST_SIDE = 7.5, 3.5
"""The side of the drawing at most and at least, in the type of the rule."""

HIGH = 2.3
"""The height of a way's button, in the same type."""

LOOSE, CLOSE = 0.8, 0.2
"""What lies between two parts, and where words have no room otherwise, in the same type."""

LEADING = 1.28
"""How far lines are apart, in their type."""

LINES = 3
"""Lines of the aim at most, where smaller type has fewer."""

CELLS = 5
"""Squares of the drawing's side."""

TIP = 0.2
"""Half the length of an arrow's head, in squares."""


class Line(NamedTuple):
    """A line of words, their size and weight, and where they begin."""

    words: str
    size: int
    weight: Weight
    start: Pixel


class AimPanel(NamedTuple):
    """The words line by line, the drawing, the ways in with the size of their type, and the room of the legend.

    A drawing that has no room has no size.
    """

    look: AimLook
    lines: tuple[Line, ...]
    drawing: Rect
    ways: Buttons
    size: int
    rest: Rect

    def paint(self, pen: Pen) -> None:
        """Draw what has room."""
        for line in self.lines:
            pen.text(line.words, line.size, "text", line.weight, topleft=line.start)
        if self.drawing:
            pen.piece(self.drawing, _draw_lines)
        for button in self.ways:
            paint_way(pen, button, self.size)
        legend.paint(pen, self.look.legend, self.rest)

    def clicked(self, _: Pixel) -> None:
        """Return None: only the ways can be clicked, and buttons are looked up before."""


def place(scene: Scene, hand: Hand, body: Rect, _: Layout, pen: Pen) -> AimPanel:
    """Place the aim in the body of a panel."""
    look = aim.look(scene)
    placed = _placed(look, tuple(body), pen)
    return placed._replace(ways=touched(placed.ways, hand))


@lru_cache(maxsize=8)
def _placed(look: AimLook, place: tuple[int, int, int, int], pen: Pen) -> AimPanel:
    """Place the words beside the drawing, below them the ways, and the legend where there is room left."""
    for shown, share in (
        (look, LOOSE),
        (look, CLOSE),
        (look._replace(more=""), LOOSE),
        (look._replace(more=""), CLOSE),
    ):
        placed, is_whole = _with_gaps(shown, Rect(*place), round(share * pen.type.body), pen)
        if is_whole:
            break
    return placed._replace(look=look)


def _with_gaps(look: AimLook, body: Rect, gap: int, pen: Pen) -> tuple[AimPanel, bool]:
    """Place all parts with gaps between them; return also whether all words have room."""
    text, pad = pen.type, pen.padding(body)
    room = body.inflate(-2 * pad, -2 * gap)
    high = max(text.touch, round(HIGH * text.body)) if look.ways else 0
    high *= room.height >= high + gap + text.body
    words = room.row(room.top, max(0, room.height - high - gap * (high > 0)))
    side = min(round(SIDE * text.body), words.height, round(0.3 * room.width))
    # So it is drawn in whole pixels, wherever it stands.
    side -= side % (2 * CELLS)
    drawing = Rect(room.right - side, room.top, side, side) if side >= LEAST_SIDE * text.body else NOWHERE
    words.width -= drawing.width + text.body * (drawing.width > 0)
    # The ways keep their place whatever stands above them.
    first = f"{look.rules[0]} {look.more}".strip()
    told = [first if rule == look.rules[0] else rule for rule in (look.rule, *look.rules)]
    written = [_words(look, rule, words, pen) for rule in dict.fromkeys(told)]
    low = max(drawing.bottom, *(one.low for one in written)) + gap
    ways, size = _ways(look, room.row(low, high), text.body // 2, pen) if high else ((), 0)
    low += (high + gap) * (high > 0)
    rest = room.row_to(low, body.bottom - text.body // 2)
    return AimPanel(look, written[0].lines, drawing, ways, size, rest), all(one.is_whole for one in written)


class Written(NamedTuple):
    """Lines of words, where they end, and whether nothing is left out."""

    lines: tuple[Line, ...]
    low: int
    is_whole: bool


def _words(look: AimLook, rule: str, room: Rect, pen: Pen) -> Written:
    """Write the aim, and the rule below it where both have room: the larger and the longer, the better."""
    text, gap = pen.type, pen.type.body // 3
    largest = max(pen.smallest, round(0.95 * text.reason))
    largest, _ = pen.wrapped(look.aim, largest, room.width, round(LINES * LEADING * largest), SEMIBOLD)
    for words in (look.aim, look.short):
        for size in range(largest, pen.smallest - 1, -1):
            first = _block(words, size, SEMIBOLD, room, pen)
            below = room.row_to(first.low + gap, room.bottom)
            last = _block(rule, min(size, text.body), REGULAR, below, pen)
            if first.is_whole and last.is_whole:
                return Written(first.lines + last.lines, last.low, True)
    alone = [_block(words, largest, SEMIBOLD, room, pen) for words in (look.aim, look.short)]
    return (alone[0] if alone[0].is_whole else alone[1])._replace(is_whole=False)


def _block(words: str, size: int, weight: Weight, room: Rect, pen: Pen) -> Written:
    """Write words in a room, in type of this size or smaller; what has no room ends in an ellipsis."""
    size, broken = pen.wrapped(words, size, room.width, room.height, weight)
    is_whole = len(broken) * LEADING * size <= room.height + 1
    # Measured together, words may be a little wider than each by itself.
    shown = pen.held(broken, size, room.width + size // 4, max(1, int((room.height + 1) / (LEADING * size))), weight)
    lines = [Line(one, size, weight, (room.left, room.top + round(k * LEADING * size))) for k, one in enumerate(shown)]
    return Written(tuple(lines), room.top + round(len(shown) * LEADING * size), is_whole)


def _ways(look: AimLook, row: Rect, gap: int, pen: Pen) -> tuple[Buttons, int]:
    """Return the ways in, all of one width, and the size of their labels; keys stand where all labels are one line."""
    count = len(look.ways)
    width = (row.width - (count - 1) * gap) // count
    labels, room, size = (
        [one.label for one in look.ways],
        width - pen.type.hint // 2,
        max(pen.smallest, pen.type.body - 1),
    )
    alone = min(pen.fitting(label, size, room, BOLD) for label in labels)
    has_keys = all(one.hint for one in look.ways) and all(pen.width(label, alone, BOLD) <= room for label in labels)
    size = alone if has_keys else min(pen.wrapped(label, size, room, row.height, BOLD)[0] for label in labels)
    places = [row.column(row.left + k * (width + gap), width) for k in range(count)]
    looks = [one if has_keys else one.bare for one in look.ways]
    return tuple(Button(one, rect) for one, rect in zip(looks, places, strict=True)), size


def _draw_lines(pen: Pen, place: Rect) -> None:
    """Draw a queen in the middle of a small board, and arrows to the last square each way."""
    cell = place.width / CELLS
    pen.checks(place, tuple(round(k * cell) for k in range(CELLS + 1)), *squares_of(False))
    x, y = place.left + place.width / 2, place.top + place.height / 2
    width, tip = measures.LINE.of(round(cell)), TIP * cell
    for across in (-1, 0, 1):
        for down in (-1, 0, 1):
            if across or down:
                _draw_arrow(pen, (x, y), (across, down), cell, tip, width)
    board.paint_queens(pen, round(cell), (round(x), round(y)))
    pen.box(place, edge="mark", line=2)


def _draw_arrow(
    pen: Pen, middle: tuple[float, float], way: tuple[int, int], cell: float, tip: float, width: float
) -> None:
    """Draw an arrow from the edge of the queen's square to the last square, in one of the eight directions."""
    (x, y), (across, down) = middle, way
    length = (across * across + down * down) ** 0.5
    start, end = (x + 0.5 * cell * across, y + 0.5 * cell * down), (x + 2.2 * cell * across, y + 2.2 * cell * down)
    side = -down / length * tip, across / length * tip
    back = end[0] - 1.6 * across / length * tip, end[1] - 1.6 * down / length * tip
    head = end, (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])
    attacks.paint_line(pen, start, back, width)
    pen.path(head, "candidate")
