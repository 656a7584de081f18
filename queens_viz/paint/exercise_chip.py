"""The chip of the class's exercise: its name and score, and a dot for each of the last answers."""

from __future__ import annotations

from ..looks.header import ExerciseLook
from ..pens.buttons import Button, fill_of, paint_touch
from ..pens.face import BOLD
from ..pens.icons import Icon
from ..pens.pen import Pen

LINE = 1.15
"""How far two lines are apart, in their type."""

CLOSE = 12
"""Pixels by which words for fingers reach into the room around the cross, of which a finger needs more than the eye."""


def height_of(pen: Pen) -> int:
    """Return how high the chip is."""
    return max(pen.scaled(40), pen.type.body + 8, pen.type.touch)


def _dot(pen: Pen) -> tuple[int, int]:
    """Return the diameter of a dot, and the gap between two."""
    return pen.scaled(11, 8), pen.scaled(4, 2)


def _pad(pen: Pen) -> int:
    return pen.scaled(16, 8)


def width_of(pen: Pen, look: ExerciseLook, words: str) -> int:
    """Return how wide the chip is with these words, in lines if they are, and the button at its end."""
    (dot, gap), body = _dot(pen), pen.type.body
    dots = len(look.dots) * (dot + gap) - gap + body // 2 if look.dots else 0
    icon = round(1.5 * body) if look.icon else 0
    wide = max(pen.width(line, body, BOLD) for line in words.split("\n"))
    return icon + wide + dots + _pad(pen) + body // 4 + height_of(pen) - CLOSE * (pen.type.touch > 0)


def paint(pen: Pen, look: ExerciseLook, button: Button, leave: Button) -> None:
    """Draw the chip, with the button at its end by which the class leaves."""
    body, rect = pen.type.body, button.rect
    fill, _ = fill_of(button, "panel")
    lines, right = button.look.label.split("\n"), 0
    # Lines reach into round corners, so these are less round.
    pen.box(rect.union(leave.rect), fill, "accent", radius=rect.height // 2 // len(lines), line=2)
    paint_touch(pen, leave, leave.rect.inflate(-8, -8), rect.height // 2)
    pen.shape(Icon.CROSS, round(0.7 * body), "accent", leave.rect.center)
    left, y = rect.left + _pad(pen), rect.centery
    if look.icon:
        pen.shape(look.icon, round(1.25 * body), "accent", (left + 0.6 * body, y))
        left += round(1.5 * body)
    for k, line in enumerate(lines):
        middle = y + round((k - (len(lines) - 1) / 2) * LINE * body)
        right = max(right, pen.text(line, body, "accent", BOLD, midleft=(left, middle)).right)
    (dot, gap), x = _dot(pen), right + body // 2
    for is_right in look.dots:
        # The outlines of dot and ring leave some room around them.
        icon, role, share = (Icon.DOT, "safe", 0.64) if is_right else (Icon.RING, "backtrack", 0.72)
        pen.shape(icon, round(dot / share), role, (x + dot / 2, y))
        x += dot + gap
