"""The chip of the class's exercise: its name and score, and a dot for each of the last answers."""

from __future__ import annotations

from ..looks.header import ExerciseLook
from ..looks.icons import Icon
from .buttons import Button, fill_of
from .face import BOLD
from .pen import Pen


def height_of(pen: Pen) -> int:
    """Return how high the chip is."""
    return max(pen.scaled(40), pen.type.body + 8, pen.type.touch)


def _dot(pen: Pen) -> tuple[int, int]:
    """Return the diameter of a dot, and the gap between two."""
    return pen.scaled(11, 8), pen.scaled(4, 2)


def _pad(pen: Pen) -> int:
    return pen.scaled(16, 8)


def width_of(pen: Pen, look: ExerciseLook, words: str) -> int:
    """Return how wide the chip is with these words, and the button at its end."""
    (dot, gap), body = _dot(pen), pen.type.body
    dots = len(look.dots) * (dot + gap) - gap + body // 2 if look.dots else 0
    icon = round(1.5 * body) if look.icon else 0
    return icon + pen.width(words, body, BOLD) + dots + _pad(pen) + body // 4 + height_of(pen)


def paint(pen: Pen, look: ExerciseLook, button: Button, leave: Button) -> None:
    """Draw the chip, with the button at its end by which the class leaves."""
    body, rect = pen.type.body, button.rect
    fill, _ = fill_of(button, "panel")
    pen.box(rect.union(leave.rect), fill, "accent", radius=rect.height // 2, line=2)
    ground, _ = fill_of(leave, fill)
    if ground != fill:
        pen.box(leave.rect.inflate(-8, -8), ground, radius=rect.height // 2)
    pen.shape(Icon.CROSS, round(0.7 * body), "accent", leave.rect.center)
    left, y = rect.left + _pad(pen), rect.centery
    if look.icon:
        pen.shape(look.icon, round(1.25 * body), "accent", (left + 0.6 * body, y))
        left += round(1.5 * body)
    box = pen.text(button.look.label, body, "accent", BOLD, midleft=(left, y))
    (dot, gap), x = _dot(pen), box.right + body // 2
    for is_right in look.dots:
        # The outlines of dot and ring leave some room around them.
        icon, role, share = (Icon.DOT, "safe", 0.64) if is_right else (Icon.RING, "backtrack", 0.72)
        pen.shape(icon, round(dot / share), role, (x + dot / 2, y))
        x += dot + gap
