"""A message of the program: where it stands, and how it is painted."""

from __future__ import annotations

from typing import NamedTuple

from .face import SEMIBOLD
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
        fill, ink = ("pale", "text") if pen.type.touch else ("text", "window")
        if self.is_bad:
            fill, ink = "attacked", "window"
        pen.box(self.place, fill, radius=pen.scaled(8))
        for k, line in enumerate(self.lines):
            y = self.place.top + 0.35 * size + (k + 0.5) * 1.3 * size
            pen.text(line, size, ink, SEMIBOLD, midleft=(left, y))


def place(words: str, is_bad: bool, area: Rect, pen: Pen, most: int = 3) -> Message:
    """Place a message at the foot of an area, over its whole width: in one line or, in larger type, in so many."""
    body = pen.type.body
    room = area.width - round(1.6 * body)
    size, lines = pen.fitting(words, body, room, SEMIBOLD), [words]
    if size < 0.75 * body or pen.width(words, size, SEMIBOLD) > room:
        size, lines = pen.wrapped(words, body, room, round(1.3 * most * body), SEMIBOLD)
    # What has no room in these lines ends in an ellipsis.
    lines = pen.held(lines, size, room, most, SEMIBOLD)
    height = round(1.3 * size * len(lines) + 0.7 * size)
    return Message(tuple(lines), size, Rect(area.left, area.bottom - height, area.width, height), is_bad)
