"""How the program is painted: its listing, and the lines that the last step ran."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..app.commands import Action, Command
from ..looks import program
from ..looks.program import LISTING, ProgramLook
from ..looks.scene import Scene
from .hand import Hand
from .pen import Pen
from .type_sizes import padding
from .typeface import SMALLEST_TEXT, Weight


class ProgramPanel(NamedTuple):
    """The listing in its body; the mouse does nothing there."""

    look: ProgramLook
    body: pygame.Rect

    def paint(self, pen: Pen) -> None:
        """Draw the listing, with the lines that the last step ran, and of these the ones that changed something."""
        _paint_listing(pen, self.look, self.body)

    def clicked(self, _: tuple[int, int]) -> Command | Action | None:
        """Return that a click means nothing."""
        return None

    def dragged(self, hand: Hand, _point: tuple[int, int], _by: tuple[int, int]) -> Hand:
        """Return the hand as it is."""
        return hand

    def wheeled(self, hand: Hand, _notches: int, _point: tuple[int, int]) -> Hand:
        """Return the hand as it is."""
        return hand


def place(scene: Scene, _hand: Hand, body: pygame.Rect, _pen: Pen) -> ProgramPanel:
    """Place the listing."""
    return ProgramPanel(program.look(scene.seen.position), body)


def _paint_listing(pen: Pen, look: ProgramLook, body: pygame.Rect) -> None:
    theme, text = pen.theme, pen.layout.text
    room = body.height - text.body // 4
    size = text.reason
    while size > SMALLEST_TEXT and (1.25 * size * len(LISTING) > room or _width(size, pen) > body.width * 0.92):
        size -= 1
    height = min(round(1.4 * size), max(int(0.97 * size), room // len(LISTING)))
    left = body.left + padding(text, body.width)
    top = body.top + text.body // 8
    for k, code in enumerate(LISTING):
        line = pygame.Rect(body.left + 2, top + k * height, body.width - 4, height)
        is_changed = k in look.changed
        if is_changed:
            pen.fill(line, theme.band)
        if k in look.ran:
            bar = pygame.Rect(line.left, line.top, max(3, round(5 * pen.layout.unit)), height)
            pen.fill(bar, theme.backtrack)
        indent = _indent(k, size)
        room_right = line.right - left - indent - 4
        weight = Weight.SEMIBOLD if is_changed else Weight.REGULAR
        words = pen.face.cut(code.lstrip(), size, room_right, weight)
        pen.text(words, size, theme.text, weight, midleft=(left + indent, line.centery))


def _indent(k: int, size: int) -> int:
    """Return how far a line is indented: fixed steps, since the typeface's blanks are narrow."""
    return (len(LISTING[k]) - len(LISTING[k].lstrip())) // 4 * round(1.4 * size)


def _width(size: int, pen: Pen) -> int:
    return max(
        _indent(k, size) + pen.face.width(line.lstrip(), size, Weight.SEMIBOLD) for k, line in enumerate(LISTING)
    )
