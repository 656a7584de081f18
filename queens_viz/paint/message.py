"""A message of the program: where it stands, and how it is painted."""

from __future__ import annotations

from typing import NamedTuple

from .face import Weight
from .pen import Pen
from .rect import Rect


class Message(NamedTuple):
    """A message in lines, the size of their type, its place, and whether it is bad news."""

    lines: tuple[str, ...]
    size: int
    place: Rect
    is_bad: bool

    def paint(self, pen: Pen) -> None:
        """Draw it."""
        left, size = self.place.left + round(0.8 * self.size), self.size
        fill, ink = ("pale", "text") if pen.layout.text.touch else ("text", "window")
        if self.is_bad:
            fill, ink = "attacked", "window"
        pen.box(self.place, fill, radius=round(8 * pen.layout.unit))
        for k, line in enumerate(self.lines):
            y = self.place.top + 0.35 * size + (k + 0.5) * 1.3 * size
            pen.text(line, size, ink, Weight.SEMIBOLD, midleft=(left, y))


def place(words: str, is_bad: bool, area: Rect, pen: Pen, most: int = 3) -> Message:
    """Place a message at the foot of an area, over its whole width: in one line or, in larger type, in so many."""
    body = pen.layout.text.body
    room = area.width - round(1.6 * body)
    size, lines = pen.face.fitting(words, body, room, Weight.SEMIBOLD), [words]
    if size < 0.75 * body or pen.face.width(words, size, Weight.SEMIBOLD) > room:
        size, lines = pen.face.wrapped(words, body, room, round(1.3 * most * body), Weight.SEMIBOLD)
    # What has no room in these lines ends in an ellipsis.
    lines = pen.face.held(lines, size, room, most, Weight.SEMIBOLD)
    height = round(1.3 * size * len(lines) + 0.7 * size)
    return Message(tuple(lines), size, Rect(area.left, area.bottom - height, area.width, height), is_bad)
