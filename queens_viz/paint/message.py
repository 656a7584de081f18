"""A message of the program: where it stands, and how it is painted."""

from __future__ import annotations

from typing import NamedTuple

from ..looks.message import MessageLook
from ..pens.buttons import Button, Buttons, button_width, paint_wide_button
from ..pens.face import SEMIBOLD
from ..pens.pen import Pen
from ..pens.rect import Rect, rect_at

BESIDE_BUTTON = 2
"""The lines of a message that has its button beside it, at most."""


class Message(NamedTuple):
    """A message in lines, the size of their type, its place, whether it is bad news, and the button at its right."""

    lines: tuple[str, ...]
    size: int
    place: Rect
    is_bad: bool
    buttons: Buttons = ()


def place(look: MessageLook, area: Rect, pen: Pen, most: int = 3) -> Message:
    """Place a message at the foot of an area, over its whole width: in one line or, in larger type, in more.

    Its button stands beside one line or two, with its key if there is room; elsewhere that of controls or header does.
    """
    offered = (look.button, look.button.bare) if look.button and not pen.type.touch else ()
    for button in offered:
        wide = button_width(pen, button, pen.type.hint)
        size, lines = _broken(look.words, area.width - wide, pen, most)
        if len(lines) <= BESIDE_BUTTON:
            place, high = _foot(area, size, len(lines)), _foot(area, size, 1).height - 6
            spot = rect_at(wide, high, midright=(place.right - 3, place.centery))
            return Message(tuple(lines), size, place, look.is_bad, (Button(button, spot),))
    size, lines = _broken(look.words, area.width, pen, most)
    return Message(tuple(lines), size, _foot(area, size, len(lines)), look.is_bad)


def _foot(area: Rect, size: int, lines: int) -> Rect:
    """Return the foot of an area that some lines of a size take."""
    height = round(1.3 * size * lines + 0.7 * size)
    return area.row(area.bottom - height, height)


def _broken(words: str, width: int, pen: Pen, most: int) -> tuple[int, list[str]]:
    """Return the size and the lines of a message; what has no room in these lines ends in an ellipsis."""
    body = pen.type.body
    room = width - round(1.6 * body)
    size, lines = pen.fitting(words, body, room, SEMIBOLD), [words]
    if size < 0.75 * body or pen.width(words, size, SEMIBOLD) > room:
        size, lines = pen.wrapped(words, body, room, round(1.3 * most * body), SEMIBOLD)
    return size, pen.held(lines, size, room, most, SEMIBOLD)


def paint(pen: Pen, message: Message) -> None:
    """Draw a message."""
    place, size = message.place, message.size
    fill, ink, edge = ("attacked", "window", "") if message.is_bad else ("pale", "text", "accent")
    pen.box(place, fill, edge, radius=pen.scaled(8))
    first = place.left + round(0.8 * size), place.top + size
    pen.text_lines(message.lines, size, ink, 1.3 * size, SEMIBOLD, midleft=first)
    for button in message.buttons:
        paint_wide_button(pen, button, pen.type.hint)
