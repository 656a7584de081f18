"""The card on a phone: headline, reason and what comes next as far as there is room, and answers for a finger."""

from __future__ import annotations

from ..looks.card import CardLook
from .buttons import Button, paint_wide_button
from .card import Card, headline_in, paint_edged, paint_sign
from .face import BOLD
from .pen import Pen
from .phone_layout import ASKED, GAP, MESSAGE, MORE
from .rect import Rect

EDGE, PAD, SIGN = 14, 8, 20
"""Pixels left of the words, around the rest, and of the icon."""

LEAST = 124
"""The height of a card with answers in which a line is kept for a message below them."""

LINE = 1.28
"""How far lines are apart, in their type."""


def place(look: CardLook, pen: Pen) -> Card:
    """Place the answers side by side, above the line that is kept for a message."""
    card, text = pen.layout.sentence, pen.type
    kept = MESSAGE + MORE * (card.height >= ASKED + MORE) if card.height > LEAST else 0
    low = (pen.layout.outlook.top or card.bottom - GAP // 2) - kept
    wide = (card.width - EDGE - PAD + GAP) // max(1, len(look.buttons))
    rect = Rect(card.left + EDGE, low - text.touch, wide - GAP, text.touch)
    shown = [one._replace(hint="") for one in look.buttons]
    return Card(look, tuple([Button(one, rect.move(k * wide, 0)) for k, one in enumerate(shown)]), text.body)


def paint(pen: Pen, placed: Card) -> None:
    """Draw the card; words that have no room end in an ellipsis."""
    card, look = pen.layout.sentence, placed.look
    paint_edged(pen, card, look.role)
    for button in placed.buttons:
        paint_wide_button(pen, button, placed.size)
    low = card.bottom - GAP
    if placed.message and card.contains(placed.message.place):
        low = placed.message.place.top
    if pen.layout.outlook:
        low = min(low, pen.layout.outlook.top)
    if placed.buttons:
        low = min(low, placed.buttons[0].rect.top)
    left, y, room = card.left + EDGE, card.top + PAD, card.width - EDGE - PAD
    shift = round(1.4 * SIGN) if paint_sign(pen, look, SIGN, (left + SIGN // 2, y + SIGN * 0.6)) else 0
    if pen.layout.headline_lines > 1:
        y, shift = y + shift, 0
    size, lines = headline_in(pen, look.sentence.headline, room - shift)
    for line in lines:
        words = pen.cut(line, size, room - shift, BOLD)
        pen.text(words, size, look.role, BOLD, topleft=(left + shift, y))
        y += round(LINE * size)
    y = _paint_lines(pen, look.sentence.reason, "text", Rect(left, y, room, low - y))
    if not look.names_keys and not placed.message:
        _paint_lines(pen, look.sentence.next, "muted", Rect(left, y, room, low - y), is_whole=True)


def _paint_lines(pen: Pen, words: str, role: str, place: Rect, *, is_whole: bool = False) -> int:
    """Write as many lines as there is room for, or all or none, and return where the next one begins."""
    size, step, y = pen.type.body, round(LINE * pen.type.body), place.top
    _, lines = pen.wrapped(words, size, place.width, place.height * 99)
    count = max(0, place.height // step)
    for line in pen.held(lines, size, place.width, count) if len(lines) <= count or not is_whole else ():
        pen.text(line, size, role, topleft=(place.left, y))
        y += step
    return y
