"""The card of the sentence: what the last step did and why, and what comes next, each at a fixed place."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..looks.card import CardLook
from .buttons import Button, paint_button
from .layout import padding, reason_room
from .pen import Pen
from .typeface import SMALLEST_TEXT, Weight


class Card(NamedTuple):
    """A card, and where its buttons stand."""

    look: CardLook
    buttons: tuple[Button, ...]


def place(look: CardLook, pen: Pen) -> Card:
    """Place the buttons at the foot of the card, from the right, each with its key beside its label."""
    card, text = pen.layout.sentence, pen.layout.text
    placed, right = list[Button](), card.right - padding(text, card.width)
    height = text.body + max(8, round(14 * pen.layout.unit))
    low = card.bottom - max(5, round(0.4 * text.reason))
    if not pen.layout.has_board:
        low = card.centery + height // 2
    for button in reversed(look.buttons):
        label = f"{button.label}  {button.hint}"
        rect = pygame.Rect(0, 0, pen.face.width(label, text.body, Weight.BOLD) + 2 * text.body, height)
        rect.bottomright = right, low
        placed.append(Button(button._replace(label=label, hint=""), rect))
        right = rect.left - text.body // 2
    return Card(look, tuple(reversed(placed)))


def paint(pen: Pen, placed: Card) -> None:
    """Draw the card, and on it the buttons of a guess where one is asked for."""
    theme, text, card = pen.theme, pen.layout.text, pen.layout.sentence
    look, icon, colour = placed.look.sentence, placed.look.icon, pen.colour(placed.look.role)
    radius = round(10 * pen.layout.unit)
    pen.card(card, theme.panel, theme.border, radius=radius)
    edge = pygame.Rect(card.left, card.top, max(4, round(8 * pen.layout.unit)), card.height)
    pen.surface.set_clip(edge)
    pen.card(edge.inflate(2 * radius, 0).move(radius, 0), colour, colour, radius=radius, line=0)
    pen.surface.set_clip(None)
    pad = padding(text, card.width)
    left, room = card.left + pad, card.width - 2 * pad
    y = card.top + 0.6 * text.reason
    if not pen.layout.has_board:
        # Of a strip there is only the headline.
        y = card.centery - 0.7 * text.headline
        room -= sum(button.rect.width + text.body for button in placed.buttons)
    icon_size = round(0.85 * text.headline) if icon else 0
    shift = round(1.3 * icon_size)
    size = pen.face.fitting(look.headline, text.headline, room - shift, Weight.BOLD)
    middle = y + 0.7 * text.headline
    if icon:
        pen.icon(icon, icon_size, colour, (left + icon_size / 2, middle))
    pen.text(look.headline, size, colour, Weight.BOLD, midleft=(left + shift, middle))
    y += 1.4 * text.headline
    for button in placed.buttons:
        paint_button(pen, button)
    if not pen.layout.has_board:
        return
    height = reason_room(text, card.width)
    size, lines = pen.face.wrapped(look.reason, text.reason, room, height)
    for k, line in enumerate(lines):
        pen.text(line, size, theme.text, topleft=(left, y + k * 1.28 * size))
    # In the smallest windows the longest reasons take the place of what comes next.
    y += max(height, len(lines) * 1.28 * size) + 0.2 * text.body
    _paint_next(pen, placed, left, y)


def _paint_next(pen: Pen, placed: Card, left: int, y: float) -> None:
    """Write what comes next; beside buttons it is left out where they leave hardly any room."""
    text, card = pen.layout.text, pen.layout.sentence
    room = card.width - 2 * padding(text, card.width)
    beside = room - sum(button.rect.width + text.body for button in placed.buttons)
    if beside < room / 3:
        return
    left_over = card.bottom - 0.4 * text.reason - y
    size, lines = pen.face.wrapped(placed.look.sentence.next, text.body, beside, round(left_over))
    for k, line in enumerate(lines[: max(0, int(left_over / (1.25 * size)))]):
        pen.text(line, max(SMALLEST_TEXT, size), pen.theme.muted, topleft=(left, y + k * 1.25 * size))
