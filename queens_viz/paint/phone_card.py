"""The card on a phone: headline, reason and what comes next as far as there is room, and answers for a finger."""

from __future__ import annotations

from ..looks.card import CardLook
from ..parts.heights import headline_height
from ..pens.buttons import Button, paint_wide_button
from ..pens.face import BOLD
from ..pens.pen import Pen
from ..pens.rect import Rect
from ..words.words import Words
from .card import Card, fitted, headline_size, paint_edged, paint_sign
from .layout import Layout
from .phone_layout import ASKED, GAP, MESSAGE, MORE

EDGE, PAD, SIGN = 14, 8, 20
"""Pixels left of the words, around the rest, and of the icon."""

LEAST = 124
"""The height of a card with answers in which a line is kept for a message below them."""

LINE = 1.28
"""How far lines are apart, in their type."""


def place(look: CardLook, layout: Layout, say: Words, pen: Pen) -> Card:
    """Place the answers side by side, above the line that is kept for a message; the last may stand on that."""
    card, text, every = layout.sentence, pen.type, look.buttons + look.awaited
    kept = MESSAGE + MORE * (card.height >= ASKED + MORE) if card.height > LEAST else 0
    room, needed = card.width - EDGE - PAD, [_needed(pen, one.label) for one in every]
    rows = [range(len(every))]
    if sum(needed) + GAP * (len(every) - 1) > room:
        rows, kept = [range(len(every) - 1), range(len(every) - 1, len(every))], max(kept, text.touch + GAP)
    low, placed = (_outlook_top(layout) or card.bottom - GAP // 2) - kept, list[Button]()
    for k, row in enumerate(rows):
        free, left = room - GAP * (len(row) - 1), float(card.left + EDGE)
        alike = free / max(1, len(row))
        spare = (free - sum(needed[number] for number in row)) / max(1, len(row))
        for number in row:
            wide = alike if all(needed[one] <= alike for one in row) else needed[number] + spare
            rect = Rect(round(left), low - text.touch + k * (text.touch + GAP), int(wide), text.touch)
            placed.append(Button(every[number], rect))
            left += wide + GAP
    headline = headline_size(pen, card.width, layout.headline_lines, say, layout.n)
    return Card(look, layout, tuple(placed[: len(look.buttons)]), text.body, headline)


def _outlook_top(layout: Layout) -> int:
    """Return where the line of what is left begins, if it is one of the card."""
    return layout.outlook.top if layout.has_outlook_inside else 0


def _needed(pen: Pen, label: str) -> int:
    """Return the width of a button on which a label has two lines at most."""
    words, size = label.split(), pen.type.body
    halves = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(len(words))]
    return min(max(pen.width(half, size, BOLD) for half in one) for one in halves) + size // 2


def paint(pen: Pen, placed: Card) -> None:
    """Draw the card; words that have no room end in an ellipsis."""
    layout, look, text = placed.layout, placed.look, pen.type
    card, high = layout.sentence, headline_height(pen.type, layout.sentence.width, layout.headline_lines)
    paint_edged(pen, card, look.role)
    for button in placed.buttons:
        paint_wide_button(pen, button, placed.size)
    low = card.bottom - GAP
    message = placed.message_on_it
    if message:
        low = message.place.top
    low = min(low, _outlook_top(layout) or low)
    if placed.buttons:
        low = min(low, placed.buttons[0].rect.top)
    left, y, room = card.left + EDGE, card.top + PAD, card.width - EDGE - PAD
    paint_sign(pen, look.icon, look.role, SIGN, (left + SIGN // 2, y + SIGN * 0.6))
    shift = round(1.4 * SIGN) if look.icon else 0
    if layout.headline_lines > 1:
        y, shift = y + shift, 0
    size, lines = fitted(pen, look.sentence.headline, placed.headline, room - shift, high)
    for line in lines:
        # Measured together, words may be a little wider than each by itself.
        words = pen.cut(line, size, room - shift + size // 4, BOLD)
        pen.text(words, size, look.role, BOLD, topleft=(left + shift, y))
        y += round(LINE * size)
    y = _paint_lines(pen, look.sentence.reason, "text", Rect(left, y, room, low - y))
    if not message:
        place = Rect(left, y, room, low - y)
        if placed.buttons and place.height < text.body:
            # Where a message stands while there is one.
            y = max(button.rect.bottom for button in placed.buttons) + GAP
            place = Rect(left, y, room, (_outlook_top(layout) or card.bottom) - y)
        _paint_lines(pen, look.sentence.next, "muted", place, is_whole=True)


def _paint_lines(pen: Pen, words: str, role: str, place: Rect, *, is_whole: bool = False) -> int:
    """Write as many lines as there is room for, or all or none, and return where the next one begins."""
    size, step, y = pen.type.body, round(LINE * pen.type.body), place.top
    _, lines = pen.wrapped(words, size, place.width, place.height * 99)
    count = max(0, place.height // step)
    # Measured together, words may be a little wider than each by itself.
    for line in pen.held(lines, size, place.width + size // 4, count) if len(lines) <= count or not is_whole else ():
        pen.text(line, size, role, topleft=(place.left, y))
        y += step
    return y
