"""The strip of a lesson: its stop, its question, and the buttons that go to other stops."""

from __future__ import annotations

from typing import NamedTuple

from ..looks.lesson import LessonLook
from ..pens.buttons import Button, fill_of
from ..pens.face import BOLD, SEMIBOLD
from ..pens.icons import Icon
from ..pens.pen import Pen
from ..pens.rect import Rect
from ..pens.type_sizes import padding
from .card import paint_edged
from .hand import Hand, touched
from .lesson_room import LINE, LessonRoom, lesson_room

ICONS = Icon.BEFORE, Icon.FURTHER, Icon.CROSS
"""The icons of the buttons at the right."""

WIDE = 1.35
"""The width of a button, in its height; the last one, which leaves the lesson, is as wide as high."""

DOT = "\u00a0· "
"""What stands before the minutes."""


class LessonStrip(NamedTuple):
    """The strip, its place and how that is divided, and its buttons: its stop, and those at the right."""

    look: LessonLook
    place: Rect
    room: LessonRoom
    buttons: tuple[Button, ...]


def place(look: LessonLook, hand: Hand, place: Rect, pen: Pen) -> LessonStrip:
    """Place the buttons in the first row."""
    text = pen.type
    room = lesson_room((look.language, look.number), place.width, text, pen.sheet.unit)
    top, high, gap = place.top + room.gap, room.row, pen.scaled(8, 4)
    right, placed = place.right - (6 if text.touch else _pad(pen, place) // 2), list[Button]()
    for k, turn in reversed(list(enumerate(look.turns))):
        wide = high if text.touch or k == len(look.turns) - 1 else round(WIDE * high)
        placed.append(Button(turn, Rect(right - wide, top, wide, high)))
        right -= wide + gap
    left = place.left + _pad(pen, place)
    label = look.stop.label if pen.width(look.stop.label, _size(pen), BOLD) <= right - left else look.short
    stop = Button(look.stop._replace(label=label), Rect(left, top, pen.width(label, _size(pen), BOLD), high))
    return LessonStrip(look, place, room, touched((stop, *placed[::-1]), hand))


def _pad(pen: Pen, place: Rect) -> int:
    return 14 if pen.type.touch else padding(pen.type, place.width)


def _size(pen: Pen) -> int:
    return max(pen.smallest, pen.scaled(18)) if not pen.type.touch else pen.type.body


def paint(pen: Pen, strip: LessonStrip) -> None:
    """Draw the strip: the first row, and the question below it."""
    place, look, room = strip.place, strip.look, strip.room
    pen.layer("edge", paint_edged, place, "accent")
    stop, *turns = strip.buttons
    _paint_stop(pen, strip, stop, turns[0].rect.left)
    for button, icon in zip(turns, ICONS, strict=True):
        pen.box(button.rect, *fill_of(button, "panel"), radius=pen.scaled(6))
        ink = "text" if button.look.is_enabled else "disabled"
        pen.shape(icon, round(0.4 * room.row), ink, button.rect.center)
    left, top = place.left + _pad(pen, place), place.top + 2 * room.gap + room.row
    wide = place.right - left - (8 if pen.type.touch else _pad(pen, place))
    size, lines = pen.wrapped(look.question, room.size, wide, place.bottom - top, SEMIBOLD)
    for k, line in enumerate(lines):
        pen.text(line, size, "text", SEMIBOLD, topleft=(left, top + k * LINE * size))


def _paint_stop(pen: Pen, strip: LessonStrip, stop: Button, right: int) -> None:
    """Write which stop it is and, where there is room, how long it takes and which key plays on."""
    rect, size = stop.rect, _size(pen)
    fill, _ = fill_of(stop, "panel")
    if fill != "panel":
        pen.box(rect.inflate(10, -2), fill, radius=6)
    pen.text(stop.look.label, size, "accent", BOLD, midleft=rect.midleft)
    small = max(pen.smallest, size - 2)
    for words in (DOT + lasts for lasts in strip.look.lasts):
        if rect.right + pen.width(words, small) + size // 2 <= right:
            pen.text(words, small, "muted", midleft=(rect.right + size // 4, rect.centery))
            break
