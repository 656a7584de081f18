"""How the tree is painted: edges, shapes, and what is written on and under them."""

from __future__ import annotations

from ..looks.icons import Icon
from ..looks.tree import Spot, TreeLook
from ..looks.tree_places import TreePlaces, edge
from ..search.tree import Shape
from .face import Weight
from .pen import Pen
from .rect import Rect
from .type_sizes import padding


def paint(pen: Pen, look: TreeLook, places: TreePlaces, body: Rect) -> None:
    """Draw the tree; of what is larger than the panel whole shapes are drawn, and their edges up to its border."""
    left = round(places.box.left)
    with pen.clip(Rect(left, body.top, body.right - left - 2, body.height)):
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
            pen.text(note.words, note.size, note.role, weight, **{anchor: (note.x, note.y)})
    with pen.clip(body):
        _paint_names(pen, look, places, body)


def _paint_names(pen: Pen, look: TreeLook, places: TreePlaces, body: Rect) -> None:
    size, left = places.type, body.left + padding(pen.layout.text, body.width)
    for k in places.named:
        is_here = k == look.here + 1
        role, weight = ("text", Weight.BOLD) if is_here else ("muted", Weight.REGULAR)
        name, y = look.columns[k - 1] if k else look.heading, places.heights[k]
        pen.text(name, size, role, weight, midleft=(left, y))


def _paint_edge(pen: Pen, look: TreeLook, places: TreePlaces, k: int) -> None:
    """Draw the edge from a node's parent to it."""
    spot, width = look.spots[k], places.widths[k]
    unit, (start, end) = pen.layout.unit, edge(look, places, k)
    if spot.node.shape is Shape.CANDIDATE:
        pen.path((start, end), "candidate", max(2.0, 2 * unit))
    elif spot.leads_here:
        pen.path((start, end), "accent", max(2.0, min(4 * unit, 0.3 * width)))
    else:
        pen.path((start, end), "border", max(1.0, unit))


def _paint_shape(pen: Pen, spot: Spot, places: TreePlaces, k: int, *, is_chosen: bool) -> None:
    icon, point, size = spot.style.icon, places.points[k], round(places.widths[k])
    fill, edge, line = spot.style.fill, spot.style.edge, max(1.0, size / 18)
    inner = size - 2 * round(line)
    if spot.node.shape is Shape.REJECTED:
        pen.shape(icon, size, fill, point)
    elif spot.node.shape is Shape.CANDIDATE:
        pen.shape(Icon.DASHED, size, edge, point)
        pen.shape(icon, round(0.8 * size), fill, point)
    elif is_chosen:
        pen.shape(icon, inner, fill, point, halo=("accent", 2 * max(1.5, size / 15)))
        if spot.can_turn:
            _paint_turn(pen, spot, (point[0] + 0.38 * size, point[1] - 0.36 * size), size)
    else:
        pen.shape(icon, inner, fill, point, halo=(edge, line))


def _paint_turn(pen: Pen, spot: Spot, point: tuple[float, float], size: int) -> None:
    """Draw the sign that a node opens or closes, at the corner of its shape."""
    side = max(13, size // 2)
    pen.shape(Icon.ROUND, side, "accent", point, halo=("panel", 1.0))
    bar = Rect(0, 0, side * 3 // 5, max(2, side // 8))
    bar.center = round(point[0]), round(point[1])
    pen.box(bar, "on_accent")
    if not spot.is_open:
        upright = Rect(0, 0, bar.height, bar.width)
        upright.center = bar.center
        pen.box(upright, "on_accent")


def _paint_label(pen: Pen, spot: Spot, places: TreePlaces, k: int) -> None:
    """Write on a node where its label has room."""
    if size := places.labels[k]:
        (x, y), width, fill = places.points[k], places.widths[k], spot.style.fill
        ink = "attacked" if spot.node.shape is Shape.CANDIDATE else pen.theme.ink_on(fill)
        low = 0.13 * width if spot.style.icon is Icon.PYRAMID else 0
        pen.text(spot.label, size, ink, Weight.BOLD, center=(x, y + low))


def paint_foot(pen: Pen, look: TreeLook, foot: Rect, switch: Rect, share: tuple[str, ...] = ()) -> None:
    """Draw what the numbers under the shapes are, or the share of steps that were made too late, and the switch."""
    size = pen.layout.text.hint
    pen.box(Rect(foot.left + 1, foot.top, foot.width - 2, 1), "border")
    x = foot.left + padding(pen.layout.text, foot.width)
    name, key = look.switch
    for k, line in enumerate(share):
        y = foot.centery + round((k - (len(share) - 1) / 2) * 1.2 * size)
        pen.text(line, size, "text", Weight.SEMIBOLD, midleft=(x, y))
    under, nodes, solutions = look.legend
    named = (f"{nodes},", "text", Weight.BOLD), (solutions, "safe", Weight.BOLD)
    gap = size // 3
    for parts in ((under, "muted", Weight.REGULAR), *named), named:
        wide = sum(pen.face.width(words, size, weight) + gap for words, _, weight in parts)
        if not share and any(spot.counts for spot in look.spots) and wide < switch.left - x:
            for words, role, weight in parts:
                x = pen.text(words, size, role, weight, midleft=(x, foot.centery)).right + gap
            break
    cap = Rect(0, 0, pen.face.width(key, size) + size, size + 6)
    cap.midright = switch.right, foot.centery
    pen.box(cap, "panel", "border", radius=4)
    pen.text(key, size, "muted", center=cap.center)
    if not share:
        pen.text(name, size, "text", midright=(cap.left - size // 2, foot.centery))
