"""How a message of the program is painted."""

from __future__ import annotations

from .face import Weight
from .pen import Pen
from .rect import Rect


def paint(pen: Pen, message: str, is_bad: bool) -> None:
    """Draw the message over the foot of the panel, where it hides least."""
    layout = pen.layout
    area = layout.panel if layout.panel.width else layout.window
    room = area.width - 3 * layout.text.body
    size, lines = pen.face.wrapped(message, layout.text.body, room, round(3.9 * layout.text.body), Weight.SEMIBOLD)
    # What has no room in three lines ends in an ellipsis.
    lines = [pen.face.cut(line, size, room, Weight.SEMIBOLD) for line in (*lines[:2], " ".join(lines[2:])) if line]
    width = max(pen.face.width(line, size, Weight.SEMIBOLD) for line in lines)
    card = Rect(0, 0, width + 2 * size, round(1.3 * size * len(lines) + 0.8 * size))
    card.midbottom = area.centerx, area.bottom - size // 2
    fill = "attacked" if is_bad else "text"
    pen.box(card, fill, radius=size)
    for k, line in enumerate(lines):
        y = card.top + 0.4 * size + (k + 0.5) * 1.3 * size
        pen.text(line, size, "window", Weight.SEMIBOLD, center=(card.centerx, y))
