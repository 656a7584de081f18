"""The search tree as a drawing of a page, its parts as text."""

from __future__ import annotations

from ..looks.icons import Icon
from ..looks.tree import Spot, TreeLook
from ..search.tree import Shape
from .svg import name_of
from .tree_places import Text, TreePlaces, edge
from .tree_widths import columns_of


def names(look: TreeLook, places: TreePlaces) -> str:
    """Return the names of the columns at the height of their levels."""
    size, heights = places.type, places.heights
    return "".join(
        f'<text class="name{" here" if k == look.here + 1 else ""}" x="{0.4 * size:.1f}" y="{heights[k]:.1f}" '
        f'style="font-size:{size}px">{columns_of(look)[k - 1] if k else look.heading}</text>'
        for k in places.named
    )


def nodes(look: TreeLook, places: TreePlaces) -> str:
    """Return edges, nodes and what is written under them; a node has its index as data."""
    edges, shapes = [], []
    for k, spot in enumerate(look.spots):
        if spot.parent is not None:
            edges.append((spot.leads_here, _edge(look, places, k)))
        if places.is_seen(k):
            shapes.append(_shape(spot, places, k, is_chosen=k == look.chosen))
    # The path to what is seen is drawn last.
    edges.sort(key=lambda edge: edge[0])
    return "".join((*(text for _, text in edges), *shapes, *map(_note, places.notes)))


def _edge(look: TreeLook, places: TreePlaces, k: int) -> str:
    """Return the edge from a node's parent to it."""
    spot = look.spots[k]
    (x, y), (u, v) = edge(look, places, k)
    kind = "try" if spot.node.shape is Shape.CANDIDATE else "now" if spot.leads_here else "edge"
    return f'<path class="{kind}" d="M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}"/>'


def _shape(spot: Spot, places: TreePlaces, k: int, *, is_chosen: bool) -> str:
    (x, y), size, (icon, fill, edge) = places.points[k], 0.92 * places.widths[k], spot.style
    kind = f"node {spot.node.shape.value}{' chosen' if is_chosen else ''}"
    style = f"fill:var(--{fill});stroke:var(--{'accent' if is_chosen else edge})"
    return (
        f'<g class="{kind}" data-node="{k}"><use href="#{name_of(icon)}" x="{x - size / 2:.1f}" y="{y - size / 2:.1f}" '
        f'width="{size:.1f}" height="{size:.1f}" style="{style}"/>{_label(spot, places, k)}'
        f"{_sign(spot, x + 0.38 * size, y - 0.36 * size, size) if is_chosen and spot.can_turn else ''}</g>"
    )


def _label(spot: Spot, places: TreePlaces, k: int) -> str:
    size, (x, y) = places.labels[k], places.points[k]
    if not size:
        return ""
    low = y + (0.13 * places.widths[k] if spot.style.icon is Icon.PYRAMID else 0)
    place = f'x="{x:.1f}" y="{low:.1f}" style="font-size:{size}px"'
    return f'<text class="digits on-{spot.style.fill}" {place}>{spot.label}</text>'


def _sign(spot: Spot, x: float, y: float, size: float) -> str:
    """Return the sign that a node opens or closes, at the corner of its shape."""
    half = max(6.5, size / 4)
    bar = 0.6 * half
    upright = "" if spot.is_open else f"M{x:.1f} {y - bar:.1f}v{2 * bar:.1f}"
    return (
        f'<circle class="turn" cx="{x:.1f}" cy="{y:.1f}" r="{half:.1f}"/>'
        f'<path class="bars" d="M{x - bar:.1f} {y:.1f}h{2 * bar:.1f}{upright}"/>'
    )


def _note(text: Text) -> str:
    start = " start" if text.is_from_left else ""
    style = f"font-size:{text.size}px;fill:var(--{text.role})"
    return (
        f'<text class="note{start} {text.role}" x="{text.x:.1f}" y="{text.y:.1f}" style="{style}">{text.words}</text>'
    )
