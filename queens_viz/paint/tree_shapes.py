"""How the tree is painted: edges, shapes, what is written on and under them, and the names of the rows."""

from __future__ import annotations

import math

from ..looks.tree import Spot, TreeLook
from ..pens.face import BOLD, REGULAR
from ..pens.icons import Icon, Point
from ..pens.pen import Pen
from ..pens.rect import Rect
from ..search.tree import Shape
from .tree_places import TreePlaces

GROWN = {Icon.SQUARE: 1.1, Icon.PYRAMID: 1.15, Icon.THIN_CROSS: 0.42, Icon.MINUS: 0.42}
"""How much larger outlines are drawn that don't fill their square, and how much smaller those that are to be small."""

LABEL, LOW = 0.56, 0.2
"""The type of labels in the height of a shape, and how far below the middle of a triangle its label stands."""

BESIDE = {Icon.PYRAMID: 0.8, Icon.DIAMOND: 0.7}
"""What a label needs beside its width to have room on a shape, in its type, where it is not a third."""

FIRST, NEXT = 0.75, 1.2
"""How far the first line of counts is below its triangle, and the second below the first, in their type."""

COUNTS = (("muted", REGULAR), ("safe", BOLD))
"""The role and the weight of nodes and of solutions."""


def paint(pen: Pen, look: TreeLook, places: TreePlaces, body: Rect) -> None:
    """Draw the tree; of one that is larger than its room, whole nodes and their edges up to its border."""
    room, small = places.room, places.small
    sight = body.column_to(room.left, body.right - 1)
    half = places.high / 2 - 1
    left, top, right, bottom = sight.left + half, sight.top + half, sight.right - half, sight.bottom - half
    seen = [left <= at <= right and top <= row <= bottom for at, row in places.points]
    with pen.clip(sight):
        for leads_here in (False, True):
            for k, spot in enumerate(look.spots):
                if spot.parent is not None and spot.leads_here is leads_here and (seen[k] or seen[spot.parent]):
                    _paint_edge(pen, spot, places.points[spot.parent], places.points[k], places.high)
        for k, spot in enumerate(look.spots):
            if seen[k]:
                _paint_node(pen, spot, places, places.points[k], is_chosen=k == look.chosen)
                # Half a line below the middle of the last one it ends.
                low = places.points[k][1] + places.high / 2 + (FIRST + (len(spot.counts) - 0.5) * NEXT) * small
                if places.has_counts and low < sight.bottom:
                    _paint_counts(pen, spot, places, places.points[k])
        if look.total and small and seen[0]:
            _paint_total(pen, look, places, sight)
    with pen.clip(body):
        _paint_names(pen, look, places, body)


def _paint_total(pen: Pen, look: TreeLook, places: TreePlaces, sight: Rect) -> None:
    """Write the root's counts beside it: at its right or, where they would be cut there, at its left."""
    (x, y), small = places.points[0], places.small
    away = (places.high + small) / 2
    needed = away + max(pen.width(words, small, BOLD) for words in look.total)
    # Green is what leads to a solution: "no solution" is not.
    roles = COUNTS if look.spots[0].style.fill == "solved" else COUNTS[:1] * 2
    for k, words in enumerate(look.total):
        row = y + (k - 0.5) * NEXT * small
        if x + needed <= sight.right:
            pen.text(words, small, *roles[k], midleft=(x + away, row))
        elif x - needed > places.left + pen.width(look.heading, places.type):
            pen.text(words, small, *roles[k], midright=(x - away, row))


def _paint_names(pen: Pen, look: TreeLook, places: TreePlaces, body: Rect) -> None:
    """Write the names of the rows in sight; where they don't all have room, that of the one at hand."""
    size, left = places.type, places.left
    has_room = places.rows[1] - places.rows[0] > size
    # The root may lie over the heading where the tree is larger than its room.
    is_headed = has_room and places.points[0][0] - places.high / 2 > left + pen.width(look.heading, size)
    for k, y in enumerate(places.rows if look.has_columns else places.rows[:1]):
        is_here = k == look.here + 1
        if (is_here or (has_room if k else is_headed)) and abs(y - body.centery) < (body.height - size) / 2:
            role, weight = ("text", BOLD) if is_here else ("muted", REGULAR)
            pen.text(str(k) if k else look.heading, size, role, weight, midleft=(left, y))


def _paint_edge(pen: Pen, spot: Spot, parent: Point, point: Point, high: float) -> None:
    """Draw the edge from a parent's foot to a node's head: in the gap between two rows."""
    role, width, unit = "border", max(1.0, high / 26), pen.sheet.unit
    if spot.node.shape is Shape.CANDIDATE:
        role, width = "candidate", max(2.0, 2 * unit)
    elif spot.leads_here:
        role, width = "accent", max(2.0, min(4 * unit, 0.15 * high))
    pen.path(((parent[0], parent[1] + high / 2), (point[0], point[1] - high / 2)), role, width)


def _paint_node(pen: Pen, spot: Spot, places: TreePlaces, point: Point, *, is_chosen: bool) -> None:
    """Draw a node's shape and its label; the chosen one has the sign of what a second click does."""
    (x, y), high, (icon, fill, edge) = point, places.high, spot.style
    line, wide = max(1.0, high / 18), 1.0
    # However small a tree is made, its shapes have a size.
    size = max(1, round(GROWN.get(icon, 1.0) * (high - 2 * round(line))))
    if icon is Icon.PYRAMID:
        nodes = spot.node.size.nodes if spot.node.size else 1
        inside = min((0.86 + 0.1 * math.log10(nodes)) * high, places.wide - 3) - 2 * line
        wide = max(0.2, round(inside / size, 2))
    if spot.node.shape is Shape.REJECTED:
        pen.shape(icon, size, fill, (x, y - (high - size) / 2))
    elif spot.node.shape is Shape.CANDIDATE:
        pen.shape(Icon.DASHED, round(high), edge, point)
        pen.shape(icon, round(0.8 * high), fill, point)
    else:
        halo = ("accent", 2 * max(1.5, high / 15)) if is_chosen else (edge, line)
        pen.shape(icon, size, fill, point, halo=halo, wide=wide)
    _paint_label(pen, spot, point, high, wide * high)
    if is_chosen and spot.can_turn:
        corner = x + 0.38 * high, y - 0.36 * high
        pen.shape(Icon.ROUND, pen.smallest, "accent", corner, halo=("panel", 1.0))
        pen.text("\u2212" if spot.is_open else "+", pen.smallest, "on_accent", BOLD, center=corner)


def _paint_counts(pen: Pen, spot: Spot, places: TreePlaces, point: Point) -> None:
    """Write the counts of a closed subtree under its triangle."""
    x, y = point
    for k, words in enumerate(spot.counts):
        pen.text(words, places.small, *COUNTS[k], center=(x, y + places.high / 2 + (FIRST + k * NEXT) * places.small))


def _paint_label(pen: Pen, spot: Spot, point: Point, high: float, wide: float) -> None:
    """Write on a node where its label has room."""
    icon, size = spot.style.icon, max(pen.smallest, int(LABEL * high))
    needed = pen.width(spot.label, size, BOLD) + BESIDE.get(icon, 0.35) * size
    size = int(size * min(1.0, wide / needed))
    if spot.label and size >= pen.smallest:
        ink = "attacked" if spot.node.shape is Shape.CANDIDATE else pen.theme.ink_on(spot.style.fill)
        low = LOW * high if icon is Icon.PYRAMID else 0
        pen.text(spot.label, size, ink, BOLD, center=(point[0], point[1] + low))
