"""How the tree is painted: edges, shapes, and the sizes of what is collapsed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pygame

from ..looks.icons import Icon
from ..looks.theme import Colour, Theme
from ..looks.tree import Spot, TreeLook
from ..search.tree import Shape
from .layout import padding
from .pen import Pen
from .typeface import SMALLEST_TEXT, Weight

SMALLEST_SHAPE = 4
"""Pixels of the radius below which shapes do not shrink: the tree is then larger than its panel."""

Note = list[tuple[str, pygame.Rect]]
"""The words or numbers of a note, the nodes first, and where each stands."""

Place = tuple[int, int]
"""Where the middle of a node stands, in pixels."""


class TreePlaces(NamedTuple):
    """Where the parts of a tree stand: the middle of each node, and the heights of the columns that are named."""

    body: pygame.Rect
    area: pygame.Rect
    points: tuple[Place, ...]
    heights: dict[int, int]
    radius: int


def paint(pen: Pen, look: TreeLook, places: TreePlaces) -> None:
    """Draw the tree; what lies beyond the panel is cut off."""
    theme, text, points, radius = pen.theme, pen.layout.text, places.points, places.radius
    whole = pen.surface.get_clip()
    pen.surface.set_clip(places.area)
    for is_current in (False, True):
        for spot, point in zip(look.spots, points, strict=True):
            if spot.parent is not None and spot.node.is_current is is_current:
                _paint_edge(pen, spot, points[spot.parent], point, radius)
    seen = places.area.inflate(2 * radius, 2 * radius)
    for spot, point in zip(look.spots, points, strict=True):
        if seen.collidepoint(point):
            _paint_shape(pen, spot, point, places)
            if spot.node.board == look.shown and spot.node.shape is not Shape.REJECTED:
                pen.ring(point, radius + 6, theme.text, 2)
            _paint_label(pen, spot, point, places)
    for note in _notes(pen, look, places):
        for (words, at), (colour, weight) in zip(note, _note_styles(theme), strict=False):
            pen.text(words, text.hint, colour, weight, center=at.center)
    pen.surface.set_clip(whole)
    left = places.body.left + padding(text, places.body.width)
    for k, y in places.heights.items():
        if places.body.top + text.hint // 2 <= y <= places.body.bottom - text.hint // 2:
            colour, weight = (theme.text, Weight.BOLD) if k == look.here else (theme.muted, Weight.REGULAR)
            pen.text(look.columns[k], text.hint, colour, weight, midleft=(left, y))


def _paint_edge(pen: Pen, spot: Spot, start: Place, end: Place, radius: int) -> None:
    theme = pen.theme
    if spot.node.shape is Shape.CANDIDATE:
        pen.line(start, (end[0], end[1] - radius), theme.candidate, 2)
    elif spot.node.is_current:
        pen.line(start, end, theme.accent, max(2.0, radius / 4))
    elif spot.node.shape is not Shape.REJECTED or radius > SMALLEST_SHAPE:
        pen.line(start, end, theme.border)


def _paint_shape(pen: Pen, spot: Spot, point: Place, places: TreePlaces) -> None:
    radius, icon = places.radius, spot.style.icon
    fill, edge = pen.colour(spot.style.fill), pen.colour(spot.style.edge)
    match spot.node.shape:
        case Shape.REJECTED:
            pen.icon(icon, max(6, round(0.9 * radius)), fill, point)
        case Shape.CANDIDATE:
            pen.icon(Icon.DASHED, 2 * radius, edge, point)
            pen.icon(icon, round(1.6 * radius), fill, point)
        case _:
            size = round(radius * {Icon.DIAMOND: 2.3, Icon.PYRAMID: 2.6}.get(icon, 2.0))
            pen.icon(icon, size, fill, point, halo=(edge, max(1.0, radius / 8)))


def _paint_label(pen: Pen, spot: Spot, point: Place, places: TreePlaces) -> None:
    """Write on a node where its label has room inside."""
    if spot.node.shape is Shape.REJECTED:
        return
    theme, radius, (x, y) = pen.theme, places.radius, point
    ink = theme.attacked
    if spot.node.shape is not Shape.CANDIDATE:
        fill = pen.colour(spot.style.fill)
        ink = max((theme.text, theme.window), key=lambda colour: _contrast(colour, fill))
    size = min(pen.layout.text.hint + 2, round(1.25 * radius)) if len(spot.label) < 3 else round(0.9 * radius)
    size = max(SMALLEST_TEXT, size)
    is_inside = places.area.contains((x - radius, y - radius, 2 * radius, 2 * radius))
    if spot.label and is_inside and size <= 1.7 * radius:
        if pen.face.width(spot.label, size, Weight.BOLD) > 1.9 * radius:
            return
        low = radius * 0.28 if spot.style.icon is Icon.PYRAMID else 0
        pen.text(spot.label, size, ink, Weight.BOLD, center=(x, y + low))


def _contrast(one: Colour, other: Colour) -> float:
    """Return how far apart two colours look."""
    return abs(sum(weight * (a - b) for weight, a, b in zip((2, 7, 1), one, other, strict=True)))


def _note_styles(theme: Theme) -> tuple[tuple[Colour, Weight], ...]:
    """Return how nodes and solutions are written."""
    return (theme.muted, Weight.REGULAR), (theme.safe, Weight.BOLD)


def _notes(pen: Pen, look: TreeLook, places: TreePlaces) -> Iterator[Note]:
    """Yield the notes that have room, each where it has."""
    radius = places.radius
    taken = [pygame.Rect(x - radius, y - radius, 2 * radius, 2 * radius) for x, y in places.points]
    for spot, point in zip(look.spots, places.points, strict=True):
        for note in _ways_to_note(pen, spot, point, radius) if spot.note else ():
            box = note[0][1].unionall([place for _, place in note[1:]])
            if places.area.contains(box) and box.inflate(4, 0).collidelist(taken) < 0:
                taken.append(box)
                yield note
                break


def _ways_to_note(pen: Pen, spot: Spot, point: Place, radius: int) -> Iterator[Note]:
    """Yield the ways to tell a size: in words beside the shape, or in numbers under it, in two lines or in one."""
    size, (x, y) = pen.layout.text.hint, point
    height = round(1.15 * size)

    def rects(words: tuple[str, ...]) -> list[pygame.Rect]:
        return [
            pygame.Rect(0, 0, pen.face.width(word, size, weight), height)
            for word, (_, weight) in zip(words, _note_styles(pen.theme), strict=False)
        ]

    beside = rects(spot.note)
    for k, rect in enumerate(beside):
        rect.topright = x - round(1.35 * radius) - size // 3, round(y + (k - len(beside) / 2) * height)
    yield list(zip(spot.note, beside, strict=True))
    if not spot.counts:
        return
    low = y + radius + size // 4
    below = rects(spot.counts)
    for k, rect in enumerate(below):
        rect.midtop = x, low + k * height
    yield list(zip(spot.counts, below, strict=True))
    in_line = rects(spot.counts)
    left = x - (sum(rect.width for rect in in_line) + size // 2 * (len(in_line) - 1)) // 2
    for rect in in_line:
        rect.topleft = left, low
        left = rect.right + size // 2
    yield list(zip(spot.counts, in_line, strict=True))
