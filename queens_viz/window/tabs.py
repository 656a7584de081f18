"""The card of a panel: its tabs, and below them the body that the open tab fills."""

from __future__ import annotations

import pygame

from ..app.actions import BINDINGS
from ..app.commands import Action, Command
from ..app.state import Tab
from ..words.words import Words
from .brush import Brush, Weight
from .buttons import Button
from .layout import Layout, padding

ACTIONS = {Tab.SOLUTIONS: Action.SOLUTIONS, Tab.TREE: Action.TREE, Tab.PROGRAM: Action.PROGRAM}


def strip_height(layout: Layout) -> int:
    """Return the height of the tabs in pixels."""
    return round(2.15 * layout.text.reason)


def body_of(card: pygame.Rect, layout: Layout) -> pygame.Rect:
    """Return the part of a card below its tabs."""
    strip = strip_height(layout)
    return pygame.Rect(card.left, card.top + strip, card.width, card.height - strip - max(3, round(5 * layout.unit)))


def tab_buttons(
    card: pygame.Rect, tabs: tuple[Tab, ...], opened: Tab, layout: Layout, brush: Brush, say: Words
) -> tuple[Button, ...]:
    """Place the tabs from the left; their keys are left out where they don't fit."""
    text, pad = layout.text, padding(layout.text, card.width)
    bindings = [next(binding for binding in BINDINGS if binding.action is ACTIONS[tab]) for tab in tabs]
    widths = [brush.width(say(binding.label), text.reason, Weight.BOLD) for binding in bindings]
    key_width = brush.width("F2", text.hint) + text.hint
    gap = round(1.2 * text.reason)
    has_hints = sum(widths) + len(tabs) * key_width + (len(tabs) - 1) * gap <= card.width - 2 * pad
    if not has_hints:
        gap = min(gap, (card.width - 2 * pad - sum(widths)) // max(1, len(tabs) - 1))
    placed, x = list[Button](), card.left + pad
    for tab, binding, width in zip(tabs, bindings, widths, strict=True):
        rect = pygame.Rect(x, card.top + 2, width + (key_width if has_hints else 0), strip_height(layout) - 2)
        hint = binding.hint if has_hints else ""
        placed.append(
            Button(binding.action, rect, say(binding.label), hint, Command(binding.action), is_primary=tab is opened)
        )
        x = rect.right + gap
    return tuple(placed)


def paint_card(
    surface: pygame.Surface, card: pygame.Rect, tabs: tuple[Button, ...], layout: Layout, brush: Brush
) -> None:
    """Draw the card and its tabs, the open one underlined."""
    theme, text = brush.theme, layout.text
    brush.card(surface, card, theme.panel, theme.border, radius=round(10 * layout.unit))
    line = card.top + strip_height(layout) - 1
    brush.fill(surface, pygame.Rect(card.left + 1, line, card.width - 2, 1), theme.border)
    for tab in tabs:
        colour, weight = (theme.accent, Weight.BOLD) if tab.is_primary else (theme.text, Weight.REGULAR)
        y = card.top + round(1.15 * text.reason)
        name = brush.text(surface, tab.label, text.reason, colour, weight, midleft=(tab.rect.left, y))
        if tab.is_primary:
            brush.fill(surface, pygame.Rect(name.left - 4, line - 3, name.width + 8, 4), theme.accent)
        if tab.hint:
            key = pygame.Rect(0, 0, brush.width(tab.hint, text.hint) + 8, text.hint + 6)
            key.midleft = name.right + text.hint // 2, y
            brush.card(surface, key, theme.panel, theme.border, radius=4)
            brush.text(surface, tab.hint, text.hint, theme.muted, center=key.center)
