"""The help: where its lines stand, and how they are painted."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..app.commands import Action, Command
from ..looks.help_card import HelpLine, HelpLook
from .pen import Pen
from .typeface import SMALLEST_TEXT, Weight


class Line(NamedTuple):
    """A line of the help, where it stands, and where its words begin."""

    look: HelpLine
    rect: pygame.Rect
    words_left: int


class Help(NamedTuple):
    """The card of the help, the size of its type, and its lines."""

    look: HelpLook
    card: pygame.Rect
    size: int
    lines: tuple[Line, ...]

    def clicked(self, point: tuple[int, int]) -> Command:
        """Return what a click means: a line asks for its action, and anything else closes the help."""
        hits = (line.look.action for line in self.lines if line.rect.collidepoint(point))
        return Command(next((action for action in hits if action is not Action.TYPE), Action.CLOSE))


def place(look: HelpLook, pen: Pen) -> Help:
    """Lay out the help in two columns, in one where the window is taller than wide, as large as it allows."""
    window, face = pen.layout.window, pen.face
    count = len(look.lines) if window.height > window.width else -(-len(look.lines) // 2)
    parts = [look.lines[first : first + count] for first in range(0, len(look.lines), count)]
    size = pen.layout.text.body + 2
    while True:
        size -= 1
        height = round(1.45 * size)
        columns = [_widths(part, size, pen) for part in parts]
        heading = face.width(look.title, size + 4, Weight.BOLD) + face.width(look.close, size) + size
        wide = max(sum(map(sum, columns)) + 2 * size, heading, face.width(look.mouse, size)) + 2 * size
        tall = (count + 4) * height + 2 * size
        if size <= SMALLEST_TEXT or (wide <= window.width - 12 and tall <= window.height - 12):
            break
    card = pygame.Rect(0, 0, min(wide, window.width - 12), min(tall, window.height - 12))
    card.center = window.center
    lines = list[Line]()
    left = card.left + size
    for (keys, words), part in zip(columns, parts, strict=True):
        for k, line in enumerate(part):
            rect = pygame.Rect(left, card.top + size + (2 + k) * height, keys + words, height)
            lines.append(Line(line, rect, left + keys))
        left += keys + words + 2 * size
    return Help(look, card, size, tuple(lines))


def _widths(lines: tuple[HelpLine, ...], size: int, pen: Pen) -> tuple[int, int]:
    """Return how wide the keys and the words of a column are."""
    keys = max(pen.face.width(line.keys, size, Weight.SEMIBOLD) for line in lines)
    return keys + size, max(pen.face.width(line.words, size) for line in lines)


def paint(pen: Pen, placed: Help) -> None:
    """Draw the help; what does not apply now is grey."""
    theme, face, look, size, card = pen.theme, pen.face, placed.look, placed.size, placed.card
    pen.card(card.inflate(6, 6), theme.text, theme.text, radius=14, line=0)
    pen.card(card, theme.panel, theme.border, radius=12)
    left, top = card.left + size, card.top + size
    title = pen.text(look.title, size + 4, theme.text, Weight.BOLD, topleft=(left, top))
    close = face.cut(look.close, size, card.right - size - title.right - size)
    pen.text(close, size, theme.muted, midright=(card.right - size, title.centery))
    for line in placed.lines:
        ink = theme.text if line.look.is_enabled else theme.disabled
        pen.text(line.look.keys, size, ink, Weight.SEMIBOLD, midleft=line.rect.midleft)
        words = face.cut(line.look.words, size, card.right - line.words_left)
        pen.text(words, size, ink, midleft=(line.words_left, line.rect.centery))
    mouse = face.cut(look.mouse, size, card.width - 2 * size)
    pen.text(mouse, size, theme.muted, bottomleft=(left, card.bottom - size * 0.6))
