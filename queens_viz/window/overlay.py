"""What lies over the window: the help, written from the table that binds the keys, and what the program has to say."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..app.actions import BINDINGS, Binding
from ..app.commands import Action, Command
from ..words.words import Words
from .brush import Brush, Weight
from .layout import SMALLEST_TEXT, Layout


class Line(NamedTuple):
    """A line of the help: where its keys and its words stand, and the command of a click."""

    rect: pygame.Rect
    words_left: int
    keys: str
    words: str
    command: Command


class HelpLook(NamedTuple):
    """The card of the help, the size of its type, and its lines."""

    card: pygame.Rect
    size: int
    lines: tuple[Line, ...]


_KEYS = {"left": "←", "right": "→", "up": "↑", "down": "↓", "return": "Enter", "page up": "PgUp", "page down": "PgDn"}


def help_look(layout: Layout, brush: Brush, say: Words) -> HelpLook:
    """Lay out the help in two columns, in one where the window is taller than wide, as large as it allows."""
    entries = [binding for binding in BINDINGS if binding.help]
    window = layout.window
    height_of = len(entries) if window.height > window.width else -(-len(entries) // 2)
    parts = [entries[first : first + height_of] for first in range(0, len(entries), height_of)]
    size = layout.text.body + 2
    while True:
        size -= 1
        line = round(1.45 * size)
        columns = [_widths(part, size, brush, say) for part in parts]
        heading = brush.width(say("help_title"), size + 4, Weight.BOLD) + brush.width(say("help_close"), size) + size
        width = max(sum(map(sum, columns)) + 2 * size, heading, brush.width(say("help_mouse"), size)) + 2 * size
        height = (height_of + 4) * line + 2 * size
        if size <= SMALLEST_TEXT or (width <= window.width - 12 and height <= window.height - 12):
            break
    card = pygame.Rect(0, 0, min(width, window.width - 12), min(height, window.height - 12))
    card.center = window.center
    lines = list[Line]()
    left = card.left + size
    for (keys, words), part in zip(columns, parts, strict=True):
        for k, binding in enumerate(part):
            rect = pygame.Rect(left, card.top + size + (2 + k) * line, keys + words, line)
            lines.append(Line(rect, left + keys, _keys(binding), say(binding.help), Command(binding.action)))
        left += keys + words + 2 * size
    return HelpLook(card, size, tuple(lines))


def _widths(entries: list[Binding], size: int, brush: Brush, say: Words) -> tuple[int, int]:
    """Return how wide the keys and the words of a column are."""
    keys = max(brush.width(_keys(binding), size, Weight.SEMIBOLD) for binding in entries)
    return keys + size, max(brush.width(say(binding.help), size) for binding in entries)


def keys_of(binding: Binding) -> list[str]:
    """Return all keys of an action as people know them."""
    if binding.action is Action.TYPE:
        return [binding.hint]
    return ["+".join(_KEYS.get(part, part.capitalize()) for part in _parts(key)) for key in binding.keys]


def _keys(binding: Binding) -> str:
    return "  ".join(keys_of(binding))


def _parts(key: str) -> list[str]:
    return key.split("+") if len(key) > 1 else [key]


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
        words = brush.cut(line.words, size, card.right - line.words_left)
        brush.text(surface, words, size, ink, midleft=(line.words_left, line.rect.centery))
    note = brush.cut(say("help_mouse"), size, card.width - 2 * size)
    brush.text(surface, note, size, theme.muted, bottomleft=(left, card.bottom - size * 0.6))


def paint_message(surface: pygame.Surface, message: str, is_bad: bool, layout: Layout, brush: Brush) -> None:
    """Draw what the program has to say, over the foot of the panel, where it hides least."""
    theme, area = brush.theme, layout.panel if layout.panel.width else layout.window
    room = area.width - 3 * layout.text.body
    size, lines = brush.wrapped(message, layout.text.body, room, round(3.9 * layout.text.body), Weight.SEMIBOLD)
    lines = [brush.cut(line, size, room, Weight.SEMIBOLD) for line in lines[:3]]
    width = max(brush.width(line, size, Weight.SEMIBOLD) for line in lines)
    card = pygame.Rect(0, 0, width + 2 * size, round(1.3 * size * len(lines) + 0.8 * size))
    card.midbottom = area.centerx, area.bottom - size // 2
    fill = theme.attacked if is_bad else theme.text
    brush.card(surface, card, fill, fill, radius=size, line=0)
    for k, line in enumerate(lines):
        y = card.top + 0.4 * size + (k + 0.5) * 1.3 * size
        brush.text(surface, line, size, theme.window, Weight.SEMIBOLD, center=(card.centerx, y))
