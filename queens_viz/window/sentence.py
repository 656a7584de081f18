"""The card of the sentence: what the last step did and why, and what comes next, each at a fixed place."""

from __future__ import annotations

import pygame

from ..app.actions import BINDINGS
from ..app.commands import Action, Command
from ..looks.theme import Colour, Theme
from ..words.words import Kind, Sentence, Words
from .brush import Brush, Weight
from .buttons import Button, paint_button
from .layout import SMALLEST_TEXT, Layout, padding, reason_room
from .outlines import Icon


def _colour_and_icon(kind: Kind, theme: Theme) -> tuple[Colour, Icon | None]:
    match kind:
        case Kind.ATTACKED:
            return theme.attacked, Icon.CROSS
        case Kind.SAFE | Kind.SOLUTION:
            return theme.safe, Icon.TICK
        case Kind.BACK:
            return theme.backtrack, Icon.RETURN
        case Kind.COMPLETE:
            return theme.accent, Icon.TICK
        case Kind.SEARCHING:
            return theme.accent, Icon.PLAY
        case Kind.ASK:
            return theme.accent, None


def guess_buttons(layout: Layout, brush: Brush, say: Words) -> tuple[Button, ...]:
    """Place the two buttons of a guess at the foot of the card, from the right."""
    card, text = layout.sentence, layout.text
    placed, right = list[Button](), card.right - padding(text, card.width)
    height = text.body + max(8, round(14 * layout.unit))
    for binding in reversed([binding for binding in BINDINGS if binding.action in (Action.SAFE, Action.ATTACKED)]):
        label = f"{say(binding.label)}  {binding.hint}"
        rect = pygame.Rect(0, 0, brush.width(label, text.body, Weight.BOLD) + 2 * text.body, height)
        rect.bottomright = right, card.bottom - max(5, round(0.4 * text.reason))
        placed.append(Button(binding.action, rect, label, "", Command(binding.action), is_primary=True))
        right = rect.left - text.body // 2
    return tuple(reversed(placed))


def paint(surface: pygame.Surface, look: Sentence, buttons: tuple[Button, ...], layout: Layout, brush: Brush) -> None:
    """Draw the card, and on it the buttons of a guess where one is asked for."""
    theme, text, card = brush.theme, layout.text, layout.sentence
    colour, icon = _colour_and_icon(look.kind, theme)
    radius = round(10 * layout.unit)
    brush.card(surface, card, theme.panel, theme.border, radius=radius)
    edge = pygame.Rect(card.left, card.top, max(4, round(8 * layout.unit)), card.height)
    brush.card(surface, edge, colour, colour, radius=edge.width // 2, line=0)
    pad = padding(text, card.width)
    left, room = card.left + pad, card.width - 2 * pad
    y = card.top + 0.6 * text.reason
    icon_size = round(0.85 * text.headline) if icon else 0
    shift = round(1.3 * icon_size)
    size = brush.fitting(look.headline, text.headline, room - shift, Weight.BOLD)
    middle = y + 0.7 * text.headline
    if icon:
        brush.icon(surface, icon, icon_size, colour, (left + icon_size / 2, middle))
    brush.text(surface, look.headline, size, colour, Weight.BOLD, midleft=(left + shift, middle))
    y += 1.4 * text.headline
    height = reason_room(text, card.width)
    size, lines = brush.wrapped(look.reason, text.reason, room, height)
    for k, line in enumerate(lines):
        brush.text(surface, line, size, theme.text, topleft=(left, y + k * 1.28 * size))
    # In the smallest windows the longest reasons take the place of what comes next.
    y += max(height, len(lines) * 1.28 * size) + 0.2 * text.body
    rest = card.bottom - 0.4 * text.reason - y
    size, lines = brush.wrapped(look.next, text.body, room, round(rest))
    for k, line in enumerate(lines[: max(0, int(rest / (1.25 * size)))]):
        brush.text(surface, line, max(SMALLEST_TEXT, size), theme.muted, topleft=(left, y + k * 1.25 * size))
    for button in buttons:
        paint_button(surface, button, layout, brush)
