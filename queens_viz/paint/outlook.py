"""The strip of what is left: which later columns have no safe square, and the switch that takes it away again."""

from __future__ import annotations

from typing import NamedTuple

from ..looks.ahead import AheadLook
from ..pens import keycap
from ..pens.buttons import Button, paint_touch
from ..pens.face import REGULAR, SEMIBOLD
from ..pens.icons import Icon
from ..pens.pen import Pen
from ..pens.rect import Rect, rect_at
from .card import paint_edged
from .hand import Hand, touched
from .layout import Layout

CELLS = 3
"""Squares of the small column that stands before the words."""


SWITCH = 12
"""The cross by which a finger takes the strip away."""


class Strip(NamedTuple):
    """What is said, where, as a line of the card or on a card of its own, and the button; that may have no label."""

    look: AheadLook
    place: Rect
    is_line: bool
    button: Button


def place(look: AheadLook, hand: Hand, layout: Layout, pen: Pen) -> Strip:
    """Place the button at the right."""
    strip, text, is_line = layout.outlook, pen.type, layout.has_outlook_inside
    cap, pad, shown = text.hint, pen.padding(strip), look.button
    if is_line:
        cap, pad, shown = pen.least(3), 0, look.button._replace(label="")
    name = pen.width(f"{shown.label}  ", text.hint) if shown.label else 0
    if name > 0.28 * strip.width:
        shown, name = shown._replace(label=""), 0
    width = name + keycap.width_of(pen, shown.hint, cap)
    rect = rect_at(width, min(strip.height, keycap.height_of(cap)), midright=(strip.right - pad, strip.centery))
    if text.touch:
        rect = Rect(strip.right - text.touch, strip.top, text.touch, text.touch)
    (button,) = touched((Button(shown, rect),), hand)
    return Strip(look, strip, is_line, button)


def paint(pen: Pen, strip: Strip) -> None:
    """Draw the strip on a card of its own, or as a line of the card of the sentence."""
    place, text = strip.place, pen.type
    left, pad = place.left, 0
    if not strip.is_line:
        pad = pen.padding(place)
        left += pad
        paint_edged(pen, place, strip.look.role)
    _paint_button(pen, strip.button, is_line=strip.is_line)
    high = place.height * (2 if pad else 3) // 3
    column = Rect(left, place.centery - high // 2, round(0.42 * high) if pad else high // 2, high)
    if strip.look.outlook.headline:
        _paint_column(pen, strip.look, column)
    gap = text.body // (2 if pad else 4)
    words = place.column_to(column.right + gap, strip.button.rect.left - gap)
    _paint_words(pen, strip.look, words, is_line=strip.is_line)


def _paint_column(pen: Pen, look: AheadLook, place: Rect) -> None:
    """Draw a small column as it is framed on the board."""
    line = max(1, place.width // 6)
    pen.box(place, "shade_light" if look.empty else "blue_light")
    for k in range(1, CELLS):
        y = place.top + k * place.height // CELLS
        pen.box(place.row(y, max(1, line // 2)), look.role)
    pen.box(place, edge=look.role, line=line)


def _paint_words(pen: Pen, look: AheadLook, place: Rect, *, is_line: bool) -> None:
    """Write what is said in as large a type as there is room for: what follows from it stands below it."""
    text, said = pen.type, look.outlook
    ink = look.role if look.empty else "text"
    if is_line or text.touch:
        has_room = pen.width(said.told, text.body, SEMIBOLD) <= place.width
        line = said.told if has_room else said.short
        pen.text_within(line, text.body, ink, place.width, SEMIBOLD, midleft=place.midleft)
        return
    for size in range(text.body, pen.smallest - 1, -1):
        _, lines = pen.wrapped(said.headline, size, place.width, place.height * 9, SEMIBOLD)
        _, below = pen.wrapped(said.reason, size, place.width, place.height * 9) if said.reason else (0, [])
        if (len(lines) + len(below)) * 1.2 * size <= place.height - 10:
            break
    step = round(1.28 * size) if len(lines) + len(below) < 3 else round(1.2 * size)
    y = place.centery - (len(lines) + len(below) - 1) * step / 2
    for k, line in enumerate((*lines, *below)):
        role, weight = (ink, SEMIBOLD) if k < len(lines) else ("text", REGULAR)
        pen.text(line, size, role, weight, midleft=(place.left, y + k * step))


def _paint_button(pen: Pen, button: Button, *, is_line: bool) -> None:
    """Draw the name of the switch and its key."""
    look, rect = button.look, button.rect
    if pen.type.touch:
        pen.shape(Icon.CROSS, SWITCH, "text", rect.center)
        return
    size = pen.least(3) if is_line else pen.type.hint
    paint_touch(pen, button, rect.inflate(8, 0))
    if look.label:
        right = rect.right - keycap.width_of(pen, look.hint, size) - size // 2
        pen.text(look.label, size, "muted", midright=(right, rect.centery))
    keycap.paint_at(pen, look.hint, size, "text", most=rect.height, midright=rect.midright)
