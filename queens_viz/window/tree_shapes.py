"""How the tree is painted: edges, shapes, and what is written on and under them."""

from __future__ import annotations

import pygame

from ..looks.icons import Icon
from ..looks.theme import Colour
from ..looks.tree import Spot, TreeLook
from ..looks.tree_places import TreePlaces, edge
from ..search.tree import Shape
from .pen import Pen
from .type_sizes import padding
from .typeface import Weight


def paint(pen: Pen, look: TreeLook, places: TreePlaces, body: pygame.Rect) -> None:
    """Draw the tree; of what is larger than the panel whole shapes are drawn, and their edges up to its border."""
    whole = pen.surface.get_clip()
    pen.surface.set_clip(body.clip(whole))
    box = places.box
    pen.surface.set_clip(pygame.Rect(round(box.left), body.top, body.right - round(box.left) - 2, body.height))
    for leads_here in (False, True):
        for k, spot in enumerate(look.spots):
            if spot.parent is not None and spot.leads_here is leads_here:
                _paint_edge(pen, look, places, k)
    for k, spot in enumerate(look.spots):
        if places.is_seen(k):
            _paint_shape(pen, spot, places, k, is_chosen=k == look.chosen)
            _paint_label(pen, spot, places, k)
    for note in places.notes:
        weight = Weight.BOLD if note.role == "safe" else Weight.REGULAR
        anchor = "midleft" if note.is_from_left else "center"
        pen.text(note.words, note.size, pen.colour(note.role), weight, **{anchor: (note.x, note.y)})
    pen.surface.set_clip(body.clip(whole))
    _paint_names(pen, look, places, body)
    pen.surface.set_clip(whole)


def _paint_names(pen: Pen, look: TreeLook, places: TreePlaces, body: pygame.Rect) -> None:
    theme, size, left = pen.theme, places.type, body.left + padding(pen.layout.text, body.width)
    for k in places.named:
        is_here = k == look.here + 1
        colour, weight = (theme.text, Weight.BOLD) if is_here else (theme.muted, Weight.REGULAR)
        name, y = look.columns[k - 1] if k else look.heading, places.heights[k]
        pen.text(name, size, colour, weight, midleft=(left, y))


def _paint_edge(pen: Pen, look: TreeLook, places: TreePlaces, k: int) -> None:
    """Draw the edge from a node's parent to it."""
    spot, width = look.spots[k], places.widths[k]
    theme, unit, (start, end) = pen.theme, pen.layout.unit, edge(look, places, k)
    if spot.node.shape is Shape.CANDIDATE:
        pen.kept_line(start, end, theme.candidate, max(2.0, 2 * unit))
    elif spot.leads_here:
        pen.kept_line(start, end, theme.accent, max(2.0, min(4 * unit, 0.3 * width)))
    else:
        pen.kept_line(start, end, theme.border, max(1.0, unit))


def _paint_shape(pen: Pen, spot: Spot, places: TreePlaces, k: int, *, is_chosen: bool) -> None:
    icon, point, size = spot.style.icon, places.points[k], round(places.widths[k])
    fill, edge, line = pen.colour(spot.style.fill), pen.colour(spot.style.edge), max(1.0, size / 18)
    inner = size - 2 * round(line)
    if spot.node.shape is Shape.REJECTED:
        pen.icon(icon, size, fill, point)
    elif spot.node.shape is Shape.CANDIDATE:
        pen.icon(Icon.DASHED, size, edge, point)
        pen.icon(icon, round(0.8 * size), fill, point)
    elif is_chosen:
        pen.icon(icon, inner, fill, point, halo=(pen.theme.accent, 2 * max(1.5, size / 15)))
        if spot.can_turn:
            _paint_turn(pen, spot, (point[0] + 0.38 * size, point[1] - 0.36 * size), size)
    else:
        pen.icon(icon, inner, fill, point, halo=(edge, line))


def _paint_turn(pen: Pen, spot: Spot, point: tuple[float, float], size: int) -> None:
    """Draw the sign that a node opens or closes, at the corner of its shape."""
    side = max(13, size // 2)
    pen.icon(Icon.ROUND, side, pen.theme.accent, point, halo=(pen.theme.panel, 1.0))
    bar = pygame.Rect(0, 0, side * 3 // 5, max(2, side // 8))
    bar.center = round(point[0]), round(point[1])
    pen.fill(bar, pen.theme.on_accent)
    if not spot.is_open:
        upright = pygame.Rect(0, 0, bar.height, bar.width)
        upright.center = bar.center
        pen.fill(upright, pen.theme.on_accent)


def _paint_label(pen: Pen, spot: Spot, places: TreePlaces, k: int) -> None:
    """Write on a node where its label has room."""
    if size := places.labels[k]:
        (x, y), width, fill = places.points[k], places.widths[k], pen.colour(spot.style.fill)
        ink = pen.theme.attacked
        if spot.node.shape is not Shape.CANDIDATE:
            ink = max((pen.theme.text, pen.theme.window), key=lambda colour: _contrast(colour, fill))
        low = 0.13 * width if spot.style.icon is Icon.PYRAMID else 0
        pen.text(spot.label, size, ink, Weight.BOLD, center=(x, y + low))


def _contrast(one: Colour, other: Colour) -> float:
    """Return how far apart two colours look."""
    return abs(sum(weight * (a - b) for weight, a, b in zip((2, 7, 1), one, other, strict=True)))


def paint_foot(pen: Pen, look: TreeLook, foot: pygame.Rect, switch: pygame.Rect, share: tuple[str, ...] = ()) -> None:
    """Draw what the numbers under the shapes are, or the share of steps that were made too late, and the switch."""
    theme, size = pen.theme, pen.layout.text.hint
    pen.fill(pygame.Rect(foot.left + 1, foot.top, foot.width - 2, 1), theme.border)
    x = foot.left + padding(pen.layout.text, foot.width)
    name, key = look.switch
    for k, line in enumerate(share):
        y = foot.centery + round((k - (len(share) - 1) / 2) * 1.2 * size)
        pen.text(line, size, theme.text, Weight.SEMIBOLD, midleft=(x, y))
    under, nodes, solutions = look.legend
    named = (f"{nodes},", theme.text, Weight.BOLD), (solutions, theme.safe, Weight.BOLD)
    gap = size // 3
    for parts in ((under, theme.muted, Weight.REGULAR), *named), named:
        wide = sum(pen.face.width(words, size, weight) + gap for words, _, weight in parts)
        if not share and any(spot.counts for spot in look.spots) and wide < switch.left - x:
            for words, colour, weight in parts:
                x = pen.text(words, size, colour, weight, midleft=(x, foot.centery)).right + gap
            break
    cap = pygame.Rect(0, 0, pen.face.width(key, size) + size, size + 6)
    cap.midright = switch.right, foot.centery
    pen.card(cap, theme.panel, theme.border, radius=4)
    pen.text(key, size, theme.muted, center=cap.center)
    if not share:
        pen.text(name, size, theme.text, midright=(cap.left - size // 2, foot.centery))
