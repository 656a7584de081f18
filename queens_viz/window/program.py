"""One step of the search as a program, and which of its lines the last step ran: a function of the position."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..search.position import Event, Position, last_step
from .brush import Brush, Weight
from .layout import SMALLEST_TEXT, Layout, padding

LISTING = """\
if safe(board, candidate):
    board.append(candidate)
    candidate = 0
else:
    if len(board) == n:
        solutions += 1
        candidate = board.pop() + 1
    else:
        candidate += 1
    while candidate == n and board:
        candidate = board.pop() + 1
    if candidate == n:
        candidate = solutions = 0
""".splitlines()
"""One step, as `Search.step` makes it; a full board is safe for nobody."""


class ProgramLook(NamedTuple):
    """Which lines of the listing the last step ran, and which of them changed something, counted from 0."""

    ran: frozenset[int]
    changed: frozenset[int]


def look(position: Position) -> ProgramLook:
    """Decide which lines are marked."""
    last = last_step(position)
    if last is None:
        return ProgramLook(frozenset(), frozenset())
    event, before = last
    if event is Event.PLACED:
        return ProgramLook(frozenset({0, 1, 2}), frozenset({1, 2}))
    changed = {5, 6} if before.is_solution else {8}
    ran = {0, 3, 4, 9, 11} | changed | (set() if before.is_solution else {7})
    # The last queen of a solution goes by the line before; any other that was lifted goes by the loop.
    if len(before.board) - before.is_solution > len(position.board):
        changed.add(10)
    if event is Event.COMPLETED:
        changed.add(12)
    return ProgramLook(frozenset(ran | changed), frozenset(changed))


def paint(surface: pygame.Surface, look: ProgramLook, body: pygame.Rect, layout: Layout, brush: Brush) -> None:
    """Draw the listing, scrolled to the lines that changed something where it is too long for the panel."""
    theme, text = brush.theme, layout.text
    room = body.height - text.body // 2
    size = text.reason
    while size > SMALLEST_TEXT and (1.25 * size * len(LISTING) > room or _width(size, brush) > body.width * 0.92):
        size -= 1
    height = min(round(1.4 * size), max(round(1.22 * size), room // len(LISTING)))
    lines = max(1, min(len(LISTING), room // height))
    first = 0
    if look.changed:
        first = min(max(0, max(look.changed) - lines + 1), min(look.changed), len(LISTING) - lines)
    left = body.left + padding(text, body.width)
    top = body.top + text.body // 4
    for k in range(first, first + lines):
        code = LISTING[k].lstrip()
        line = pygame.Rect(body.left + 2, top + (k - first) * height, body.width - 4, height)
        is_changed = k in look.changed
        if is_changed:
            brush.fill(surface, line, theme.band)
        if k in look.ran:
            bar = pygame.Rect(line.left, line.top, max(3, round(5 * layout.unit)), height)
            brush.fill(surface, bar, theme.backtrack)
        indent = _indent(k, size)
        room_right = line.right - left - indent - 4
        weight = Weight.SEMIBOLD if is_changed else Weight.REGULAR
        code = brush.cut(code, size, room_right, weight)
        brush.text(surface, code, size, theme.text, weight, midleft=(left + indent, line.centery))


def _indent(k: int, size: int) -> int:
    """Return how far a line is indented: fixed steps, since the typeface's blanks are narrow."""
    return (len(LISTING[k]) - len(LISTING[k].lstrip())) // 4 * round(1.4 * size)


def _width(size: int, brush: Brush) -> int:
    return max(_indent(k, size) + brush.width(line.lstrip(), size, Weight.SEMIBOLD) for k, line in enumerate(LISTING))
