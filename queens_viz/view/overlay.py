"""What lies over the window: the help, written from the table that binds the keys, and what the program has to say."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..commands import Action, Command
from ..words import Words
from .bindings import BINDINGS, Binding
from .brush import Brush, Weight
from .layout import SMALLEST_TEXT, Layout


class Line(NamedTuple):
    """A line of the help: where it stands, its keys, what they do and the command of a click."""

    rect: pygame.Rect
    keys: str
    words: str
    command: Command


class HelpLook(NamedTuple):
    """The card of the help, the size of its type, and its lines in two columns."""

    card: pygame.Rect
    size: int
    keys_width: int
    lines: tuple[Line, ...]


KEY_NAMES = {"left": "←", "right": "→", "up": "↑", "down": "↓", "return": "Enter"}


def help_look(layout: Layout, brush: Brush, say: Words) -> HelpLook:
    """Lay out the help as large as the window allows."""
    entries = [binding for binding in BINDINGS if binding.help]
    half = -(-len(entries) // 2)
    size = layout.text.body + 1
    while True:
        line = round(1.45 * size)
        keys_width = max(brush.width(_keys(binding), size, Weight.SEMIBOLD) for binding in entries) + size
        words_width = max(brush.width(say(binding.help), size) for binding in entries)
        width, height = 2 * (keys_width + words_width) + 5 * size, (half + 4) * line + 2 * size
        if size <= SMALLEST_TEXT or (width <= layout.window.width - 8 and height <= layout.window.height - 8):
            break
        size -= 1
    card = pygame.Rect(0, 0, min(width, layout.window.width - 8), min(height, layout.window.height - 8))
    card.center = layout.window.center
    column = (card.width - 3 * size) // 2
    lines = tuple(
        Line(
            pygame.Rect(
                card.left + size + (k // half) * (column + size), card.top + size + (2 + k % half) * line, column, line
            ),
            _keys(binding),
            say(binding.help),
            Command(binding.action),
        )
        for k, binding in enumerate(entries)
    )
    return HelpLook(card, size, keys_width, lines)


def _keys(binding: Binding) -> str:
    """Return all keys of an action as people know them."""
    if binding.action is Action.TYPE:
        return binding.hint
    return " ".join(KEY_NAMES.get(key) or _written(key) for key in binding.keys)


def _written(key: str) -> str:
    words = key.replace("page up", "PgUp").replace("page down", "PgDn")
    return "+".join(part[:1].upper() + part[1:] for part in words.split("+")) if len(words) > 1 else words.upper()


def paint_help(
    surface: pygame.Surface, look: HelpLook, can: frozenset[Action], layout: Layout, brush: Brush, say: Words
) -> None:
    """Draw the help; what does not apply now is grey."""
    theme, size, card = brush.theme, look.size, look.card
    brush.card(surface, card.inflate(6, 6), theme.text, theme.text, radius=14, line=0)
    brush.card(surface, card, theme.panel, theme.border, radius=12)
    left, top = card.left + size, card.top + size
    title = brush.text(surface, say("help_title"), size + 4, theme.text, Weight.BOLD, topleft=(left, top))
    close = brush.cut(say("help_close"), size, card.right - size - title.right - size)
    brush.text(surface, close, size, theme.muted, midright=(card.right - size, title.centery))
    for line in look.lines:
        ink = theme.text if line.command.action in can else theme.disabled
        brush.text(surface, line.keys, size, ink, Weight.SEMIBOLD, midleft=line.rect.midleft)
        words_left = line.rect.left + look.keys_width
        words = brush.cut(line.words, size, line.rect.right - words_left)
        brush.text(surface, words, size, ink, midleft=(words_left, line.rect.centery))
    note = brush.cut(say("help_mouse"), size, card.width - 2 * size)
    brush.text(surface, note, size, theme.muted, bottomleft=(left, card.bottom - size * 0.6))


def paint_message(surface: pygame.Surface, message: str, is_bad: bool, layout: Layout, brush: Brush) -> None:
    """Draw what the program has to say, over the middle of the window's foot."""
    theme, window = brush.theme, layout.window
    room = window.width - 4 * layout.text.body
    size = brush.fitting(message, layout.text.body, room, Weight.SEMIBOLD)
    message = brush.cut(message, size, room, Weight.SEMIBOLD)
    card = pygame.Rect(0, 0, brush.width(message, size, Weight.SEMIBOLD) + 2 * size, 2 * size)
    card.midbottom = window.centerx, (layout.lane.top or window.bottom) - size
    fill = theme.attacked if is_bad else theme.text
    brush.card(surface, card, fill, fill, radius=size, line=0)
    brush.text(surface, message, size, theme.window, Weight.SEMIBOLD, center=card.center)
