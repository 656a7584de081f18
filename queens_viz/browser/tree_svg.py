"""The search tree as a drawing of a page: text, in units of a pixel as long as it is not magnified."""

from __future__ import annotations

from typing import NamedTuple

from ..looks.icons import Icon
from ..looks.tree import Spot, TreeLook
from ..search.tree import Shape
from .svg import name_of

SMALLEST = 4.0
"""Units of the radius below which shapes do not shrink."""

NOTE = 0.8
"""The type under a collapsed subtree, in that of the names."""

SIZES = {Icon.DIAMOND: 2.3, Icon.PYRAMID: 2.6}
"""How many radii an outline is wide, where it is not two."""


class Scale(NamedTuple):
    """How a tree is fitted into a box: where it begins, how far its slots and levels are apart, and its shapes' radius.

    `down` and `across` are the steps of a level and a slot; `width` and `height` are the box's, `type` its type's.
    """

    left: float
    top: float
    across: float
    down: float
    radius: float
    width: float
    height: float
    type: float

    @classmethod
    def of(cls, look: TreeLook, width: float, height: float, type_: float) -> Scale:
        """Fit a tree into a box, so that the current node is seen; `type_` is the size of the type."""
        names = 0.62 * type_ * len(look.columns[-1])
        room = max(1.0, width - names - type_)
        across = max(2.4 * SMALLEST, min(4 * type_, room / look.slots))
        down = max(3.2 * SMALLEST, min(4.4 * type_, height / look.levels))
        radius = max(SMALLEST, min(0.42 * across, 0.3 * down, type_))
        left = names + type_ / 2 + _begin(room, across * look.slots, across * look.current.slot)
        top = _begin(height, down * look.levels, down * (look.current.level + 0.5))
        return cls(left, top, across, down, radius, width, height, type_)

    def point(self, spot: Spot) -> tuple[float, float]:
        """Return the middle of a node."""
        return self.left + spot.slot * self.across, self.height_of(spot.level)

    def height_of(self, level: float) -> float:
        """Return the height of a level."""
        return self.top + (level + 0.5) * self.down


def _begin(room: float, needed: float, here: float) -> float:
    """Return where a tree begins: in the middle of its room, or so that the current node is seen."""
    if needed <= room:
        return (room - needed) / 2
    return min(0.0, max(room - needed, room / 2 - here))


def names(look: TreeLook, scale: Scale) -> str:
    """Return the names of the columns at the height of their levels."""
    shown = (k for k in range(len(look.columns)) if scale.down >= 0.9 * scale.type or k == look.here)
    return "".join(
        f'<text class="name{" here" if k == look.here else ""}" x="{0.4 * scale.type:.1f}" '
        f'y="{scale.height_of(k + 1):.1f}">{look.columns[k]}</text>'
        for k in shown
    )


def nodes(look: TreeLook, scale: Scale) -> str:
    """Return edges, nodes and the sizes under what is collapsed; a node has its index as data."""
    points = [scale.point(spot) for spot in look.spots]
    edges, shapes, notes = [], [], []
    for k, spot in enumerate(look.spots):
        if spot.parent is not None:
            (x, y), (a, b) = points[k], points[spot.parent]
            kind = "try" if spot.node.shape is Shape.CANDIDATE else "now" if spot.node.is_current else "edge"
            # The current path is drawn last.
            edges.append((kind != "edge", f'<path class="{kind}" d="M{a:.1f} {b:.1f}L{x:.1f} {y:.1f}"/>'))
        shapes.append(_shape(k, spot, points[k], scale, is_shown=spot.node.board == look.shown))
        notes.append(_note(spot, points[k], scale))
    edges.sort(key=lambda edge: edge[0])
    return "".join((*(text for _, text in edges), *shapes, *notes))


def _shape(k: int, spot: Spot, point: tuple[float, float], scale: Scale, *, is_shown: bool) -> str:
    (x, y), radius, (icon, fill, edge) = point, scale.radius, spot.style
    size = radius * (1.1 if spot.node.shape is Shape.REJECTED else SIZES.get(icon, 2.0))
    kind = spot.node.shape.value
    ring = f'<circle class="shown" cx="{x:.1f}" cy="{y:.1f}" r="{radius + 5:.1f}"/>' if is_shown else ""
    label = ""
    if spot.label and radius >= 6 and spot.node.shape is not Shape.REJECTED:
        small = min(1.15 * radius, scale.type) * (1 if len(spot.label) < 3 else 0.7)
        low = y + (0.28 * radius if icon is Icon.PYRAMID else 0)
        kind_of = "label on-failed" if fill == "failed" else "label"
        label = f'<text class="{kind_of}" x="{x:.1f}" y="{low:.1f}" style="font-size:{small:.1f}px">{spot.label}</text>'
    return (
        f'<g class="node {kind}" data-node="{k}">{ring}<use href="#{name_of(icon)}" x="{x - size / 2:.1f}" '
        f'y="{y - size / 2:.1f}" width="{size:.1f}" height="{size:.1f}" '
        f'style="fill:var(--{fill});stroke:var(--{edge})"/>{label}</g>'
    )


def _note(spot: Spot, point: tuple[float, float], scale: Scale) -> str:
    """Return the size of a collapsed subtree, as far as there is room: its nodes and, in green, its solutions."""
    counts = spot.counts
    while counts and NOTE * scale.type * 0.56 * len(" ".join(counts)) > scale.across:
        counts = counts[:-1]
    if not counts or scale.down < 3.2 * scale.radius:
        return ""
    x, y = point
    first, *rest = counts
    found = f'<tspan class="found" dx="4">{rest[0]}</tspan>' if rest else ""
    low = y + 1.25 * scale.radius
    return f'<text class="note" x="{x:.1f}" y="{low:.1f}" font-size="{NOTE * scale.type:.1f}">{first}{found}</text>'
