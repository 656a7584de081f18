"""How the tree is painted: shapes, edges, and the sizes of what is collapsed."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from ..looks.theme import Colour, Theme
from ..search.tree import Node, Shape
from .brush import Brush, Weight
from .layout import SMALLEST_TEXT, Layout, padding
from .outlines import Icon
from .tree_panel import SMALLEST_SHAPE, Spot, TreeLook

Note = list[tuple[str, pygame.Rect]]
"""The words or numbers of a note, the nodes first, and where each stands."""


def paint(surface: pygame.Surface, look: TreeLook, body: pygame.Rect, layout: Layout, brush: Brush) -> None:
    """Draw the tree; what lies beyond the panel is cut off."""
    theme, text = brush.theme, layout.text
    whole = surface.get_clip()
    surface.set_clip(look.area)
    for is_current in (False, True):
        for spot in look.spots:
            if spot.parent and spot.node.is_current is is_current:
                _paint_edge(surface, spot, look.radius, brush)
    seen = look.area.inflate(2 * look.radius, 2 * look.radius)
    for spot in look.spots:
        if seen.collidepoint(spot.x, spot.y):
            _paint_shape(surface, spot, look, layout, brush)
    for note in _notes(look, text.hint, brush):
        for (words, at), (colour, weight) in zip(note, _note_styles(theme), strict=False):
            brush.text(surface, words, text.hint, colour, weight, center=at.center)
    surface.set_clip(whole)
    left = body.left + padding(text, body.width)
    for name, y, is_here in look.columns:
        if body.top + text.hint // 2 <= y <= body.bottom - text.hint // 2:
            colour, weight = (theme.text, Weight.BOLD) if is_here else (theme.muted, Weight.REGULAR)
            brush.text(surface, name, text.hint, colour, weight, midleft=(left, y))


def _paint_edge(surface: pygame.Surface, spot: Spot, radius: int, brush: Brush) -> None:
    assert spot.parent
    theme, end = brush.theme, (spot.x, spot.y)
    if spot.node.shape is Shape.CANDIDATE:
        brush.line(surface, spot.parent, (spot.x, spot.y - radius), theme.candidate, 2)
    elif spot.node.is_current:
        brush.line(surface, spot.parent, end, theme.accent, max(2.0, radius / 4))
    elif spot.node.shape is not Shape.REJECTED or radius > SMALLEST_SHAPE:
        brush.line(surface, spot.parent, end, theme.border)


def _style(node: Node, theme: Theme) -> tuple[Icon, Colour, Colour]:
    """Return a node's outline, its fill and its edge."""
    match node.shape:
        case Shape.OPEN:
            return Icon.ROUND, theme.open, theme.accent
        case Shape.FAILED:
            return Icon.SQUARE, theme.failed, theme.failed
        case Shape.SOLVED:
            return Icon.ROUND, theme.solved, theme.safe
        case Shape.SOLUTION:
            return Icon.DIAMOND, theme.solved, theme.safe
        case Shape.COLLAPSED if node.size is None:
            return Icon.PYRAMID, theme.disabled, theme.border
        case Shape.COLLAPSED if node.size and node.size.solutions:
            return Icon.PYRAMID, theme.solved, theme.safe
        case Shape.COLLAPSED:
            return Icon.PYRAMID, theme.failed, theme.failed
    return Icon.ROUND, theme.panel, theme.candidate


def _paint_shape(surface: pygame.Surface, spot: Spot, look: TreeLook, layout: Layout, brush: Brush) -> None:
    theme, radius, node = brush.theme, look.radius, spot.node
    point = (spot.x, spot.y)
    if node.shape is Shape.REJECTED:
        size = max(6, round(0.9 * radius))
        brush.icon(surface, Icon.THIN_CROSS, size, theme.muted, point)
        return
    icon, fill, edge = _style(node, theme)
    if node.shape is Shape.CANDIDATE:
        brush.icon(surface, Icon.DASHED, 2 * radius, edge, point)
        brush.icon(surface, icon, round(1.6 * radius), fill, point)
        ink = theme.attacked
    else:
        size = round(radius * {Icon.DIAMOND: 2.3, Icon.PYRAMID: 2.6}.get(icon, 2.0))
        brush.icon(surface, icon, size, fill, point, halo=(edge, max(1.0, radius / 8)))
        ink = max((theme.text, theme.window), key=lambda colour: _contrast(colour, fill))
    if node.board == look.shown:
        brush.ring(surface, point, radius + 6, theme.text, 2)
    size = min(layout.text.hint + 2, round(1.25 * radius)) if len(spot.label) < 3 else round(0.9 * radius)
    size = max(SMALLEST_TEXT, size)
    is_inside = look.area.contains((spot.x - radius, spot.y - radius, 2 * radius, 2 * radius))
    if spot.label and is_inside and brush.width(spot.label, size, Weight.BOLD) <= 1.9 * radius and size <= 1.7 * radius:
        low = radius * 0.28 if icon is Icon.PYRAMID else 0
        brush.text(surface, spot.label, size, ink, Weight.BOLD, center=(spot.x, spot.y + low))


def _contrast(one: Colour, other: Colour) -> float:
    """Return how far apart two colours look."""
    return abs(sum(weight * (a - b) for weight, a, b in zip((2, 7, 1), one, other, strict=True)))


def _note_styles(theme: Theme) -> tuple[tuple[Colour, Weight], ...]:
    """Return how nodes and solutions are written."""
    return (theme.muted, Weight.REGULAR), (theme.safe, Weight.BOLD)


def _notes(look: TreeLook, size: int, brush: Brush) -> Iterator[Note]:
    """Yield the notes that have room, each where it has."""
    radius = look.radius
    taken = [pygame.Rect(spot.x - radius, spot.y - radius, 2 * radius, 2 * radius) for spot in look.spots]
    for spot in look.spots:
        for note in _ways_to_note(spot, radius, size, brush) if spot.note else ():
            box = note[0][1].unionall([place for _, place in note[1:]])
            if look.area.contains(box) and box.inflate(4, 0).collidelist(taken) < 0:
                taken.append(box)
                yield note
                break


def _ways_to_note(spot: Spot, radius: int, size: int, brush: Brush) -> Iterator[Note]:
    """Yield the ways to tell a size: in words beside the shape, or in numbers under it, in two lines or in one."""
    height = round(1.15 * size)

    def rects(words: tuple[str, ...]) -> list[pygame.Rect]:
        return [
            pygame.Rect(0, 0, brush.width(word, size, weight), height)
            for word, (_, weight) in zip(words, _note_styles(brush.theme), strict=False)
        ]

    beside = rects(spot.note)
    for k, rect in enumerate(beside):
        rect.topright = spot.x - round(1.35 * radius) - size // 3, round(spot.y + (k - len(beside) / 2) * height)
    yield list(zip(spot.note, beside, strict=True))
    if not spot.counts:
        return
    low = spot.y + radius + size // 4
    below = rects(spot.counts)
    for k, rect in enumerate(below):
        rect.midtop = spot.x, low + k * height
    yield list(zip(spot.counts, below, strict=True))
    in_line = rects(spot.counts)
    left = spot.x - (sum(rect.width for rect in in_line) + size // 2 * (len(in_line) - 1)) // 2
    for rect in in_line:
        rect.topleft = left, low
        left = rect.right + size // 2
    yield list(zip(spot.counts, in_line, strict=True))
