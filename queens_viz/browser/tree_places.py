"""Where the parts of a tree stand in a box, and what is written on its shapes and under them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from ..looks.icons import Icon, Point
from ..looks.tree import Spot, TreeLook
from ..search.tree import Shape
from .tree_plan import (
    BESIDE,
    GAP,
    HANGING,
    HIGH,
    LINE,
    LOWER,
    ONE_LINE,
    SMALLEST_TYPE,
    STAGGERED,
    TWO_LINES,
    WHERE_ROOM,
    Area,
    Box,
    plan_of,
    start_of,
    width_of,
)
from .tree_widths import columns_of, levels_of, order_of, shape_width

LARGEST_GROWTH = 3.0
"""How many times larger shapes and type become, however far the tree is magnified."""


class Text(NamedTuple):
    """Words, the role of their colour, the middle of where they stand or of their left end, and their type's size."""

    words: str
    role: str
    x: float
    y: float
    size: int
    is_from_left: bool = False

    @property
    def area(self) -> Area:
        """Where they stand."""
        half, high = width_of(self.words) * self.size / 2, 0.4 * self.size
        x = self.x + half if self.is_from_left else self.x
        return x - half, self.y - high, x + half, self.y + high


class TreePlaces(NamedTuple):
    """Where the parts of a tree stand, one entry a node: its middle, the width of its shape, and the type of its label.

    The type is 0 where a label has no room. `box` is the room right of the columns' names; `heights` are those of the
    levels, `named` those that have a name; `type` is that of names and counts.
    """

    box: Box
    points: tuple[tuple[float, float], ...]
    widths: tuple[float, ...]
    highs: tuple[float, ...]
    labels: tuple[int, ...]
    notes: tuple[Text, ...]
    heights: tuple[float, ...]
    named: tuple[int, ...]
    type: int

    def area(self, k: int) -> Area:
        """Return the room of a node's shape."""
        (x, y), half, high = self.points[k], self.widths[k] / 2, self.highs[k]
        return x - half, y - high, x + half, y + high

    def is_seen(self, k: int) -> bool:
        """Return whether a node can be seen; a node is drawn whole or not at all."""
        return self.box.holds(self.area(k))


def place(look: TreeLook, room: Box) -> TreePlaces:
    """Place a tree in a box, the names of its columns at the left."""
    names = GAP * room.unit + room.type * max(map(width_of, columns_of(look)), default=0.0)
    box = room._replace(left=room.left + names, width=room.width - names)
    plan = plan_of(look, box)
    left, top = start_of(look, box, plan)
    growth = min(box.zoom, LARGEST_GROWTH)
    middle_x, middle_y = box.middle

    def x_of(x: float) -> float:
        return round(middle_x + (left + x - middle_x) * box.zoom) + box.moved[0]

    ys = tuple(
        round(middle_y + (top + level * plan.down - middle_y) * box.zoom) + box.moved[1]
        for level in range(levels_of(look))
    )
    widths = tuple(shape_width(spot) * plan.scale * box.unit * growth for spot in look.spots)
    type_ = round(box.type * growth)
    places = TreePlaces(
        box=box,
        points=tuple((x_of(x), ys[spot.level]) for x, spot in zip(plan.slots.across, look.spots, strict=True)),
        widths=widths,
        highs=tuple(HIGH.get(spot.style.icon, 0.5) * wide for spot, wide in zip(look.spots, widths, strict=True)),
        labels=tuple(_label(spot, width, type_) for spot, width in zip(look.spots, widths, strict=True)),
        notes=(),
        heights=ys,
        named=_named(look, box, ys, type_),
        type=type_,
    )
    return places._replace(notes=tuple(_notes(look, places, plan.mode)))


def edge(look: TreeLook, places: TreePlaces, k: int) -> tuple[Point, Point]:
    """Return where the edge to a node begins and ends: at its top, so that it leads over its neighbours.

    The path leads from middle to middle, but for the candidate, whose shape is not filled.
    """
    spot, (x, y), high = look.spots[k], places.points[k], places.highs[k]
    start = places.points[spot.parent or 0]
    if spot.node.shape is Shape.CANDIDATE:
        share = high / max(1.0, math.dist(start, (x, y)))
        return start, (x + (start[0] - x) * share, y + (start[1] - y) * share)
    return start, (x, y if spot.leads_here and spot.style.icon is not Icon.PYRAMID else y - 0.95 * high)


def _named(look: TreeLook, box: Box, ys: tuple[float, ...], type_: int) -> tuple[int, ...]:
    """Return the levels that have a name: all that are seen, or as many as have room beside that at hand."""
    every = 1 if len(ys) == 1 else max(1, math.ceil(0.95 * type_ / (ys[1] - ys[0])))
    here = look.here + 1
    inside = (k for k, y in enumerate(ys) if box.top + type_ / 3 <= y <= box.top + box.height - type_ / 3)
    return tuple(k for k in inside if k == here or (k % every == 0 and abs(k - here) >= every) or every == 1)


def _label(spot: Spot, width: float, type_: int) -> int:
    """Return the size of the type in which a label has room on its shape, or 0."""
    if not spot.label:
        return 0
    wide = width_of(spot.label)
    match spot.style.icon:
        case Icon.PYRAMID:
            room = width / (wide + 0.92)
        case Icon.DIAMOND:
            room = width / (wide + 0.7)
        case Icon.SQUARE:
            room = (width - 2) / max(0.8, wide)
        case _:
            room = (width - 3) / math.hypot(wide, 0.66)
    size = min(1.15 * type_, room)
    return int(size) if size >= SMALLEST_TYPE else 0


def _notes(look: TreeLook, places: TreePlaces, mode: int) -> Iterator[Text]:
    """Yield the counts and the total, all where they were planned, or each where it has room."""
    levels: list[list[int]] = [[] for _ in range(levels_of(look) + 1)]
    for k, spot in enumerate(look.spots):
        levels[spot.level].append(k)
    down = places.heights[1] - places.heights[0] if levels_of(look) > 1 else math.inf
    reach = 2 + int(4 * LINE * places.type / down)
    taken: list[Area] = []
    for k, spot in enumerate(look.spots):
        if not spot.counts or not places.is_seen(k):
            continue
        around = [one for level in levels[spot.level : spot.level + reach] for one in level]
        for way in (mode,) if mode != WHERE_ROOM else (TWO_LINES, ONE_LINE, LOWER, BESIDE):
            note = list(_note(spot, places, k, way, order_of(look, k) if way == STAGGERED else 0))
            areas = [text.area for text in note]
            if not all(map(places.box.holds, areas)):
                continue
            if mode == WHERE_ROOM and _is_far(places, levels[spot.level + 1], areas, way):
                continue
            if mode != WHERE_ROOM or not any(_is_taken(look, places, around, taken, area) for area in areas):
                taken += areas
                yield from note
                break
    yield from _rows(look, places)
    yield from _total(look, places)


def _is_far(places: TreePlaces, next_level: list[int], areas: list[Area], way: int) -> bool:
    """Return whether a text so low would seem to belong to a node of the next level."""
    shapes = [places.area(k) for k in next_level]
    if all(area[3] <= shape[1] + 1 for area in areas for shape in shapes):
        return False
    wide = 1.2 * places.type
    around = [(left - wide, top, right + wide, bottom) for left, top, right, bottom in areas]
    return way == LOWER or any(_meet(area, shape) for area in around for shape in shapes)


def _is_taken(look: TreeLook, places: TreePlaces, around: list[int], taken: list[Area], area: Area) -> bool:
    """Return whether other texts, shapes, or edges of the nodes around are in an area."""
    left, top, right, bottom = area
    if any(_meet(area, other) for other in taken):
        return True
    for k in around:
        (u, v), parent = places.points[k], look.spots[k].parent
        if _meet(area, places.area(k)):
            return True
        x, y = places.points[parent or 0]
        end = v - places.highs[k]
        upper, lower = max(y, top), min(end, bottom)
        if upper < lower:
            ends = [x + (u - x) * (at - y) / (end - y) for at in (upper, lower)]
            if min(ends) < right + 2 and left - 2 < max(ends):
                return True
    return False


def _rows(look: TreeLook, places: TreePlaces) -> Iterator[Text]:
    """Yield the labels of the path that have no room on its nodes; there is nothing to the right of the path."""
    size = places.type
    for k in look.path:
        spot, (x, y), half = look.spots[k], places.points[k], places.widths[k] / 2
        if spot.label and not places.labels[k] and places.heights[1] - places.heights[0] > 0.5 * size + places.highs[k]:
            role = "attacked" if spot.node.shape is Shape.CANDIDATE else "text"
            text = Text(spot.label, role, x + half + 0.3 * size, y, size, is_from_left=True)
            if places.box.holds(text.area):
                yield text


def _total(look: TreeLook, places: TreePlaces) -> Iterator[Text]:
    """Yield the size of the complete tree, right of its root, above the edge that leads farthest to the right."""
    (x, y), half, size = places.points[0], places.widths[0] / 2, places.type
    lowest = y - places.highs[0] + (0.4 + LINE * (len(look.total) - 1) + 0.5) * size
    last, low = max(places.points), places.heights[-1 if levels_of(look) == 1 else 1]
    start = x + half + 0.4 * size
    if last[0] > x:
        start = max(start, x + (lowest + 3 - y) * (last[0] - x) / (low - y))
    # Green is what leads to a solution: "no solution" is not.
    roles = ("muted", "safe" if look.spots[0].style.fill == "solved" else "muted")
    texts = [
        Text(words, roles[k], start, y - places.highs[0] + (0.4 + LINE * k) * size, size, is_from_left=True)
        for k, words in enumerate(look.total)
    ]
    if all(places.box.holds(text.area) for text in texts):
        yield from texts


def _note(spot: Spot, places: TreePlaces, k: int, mode: int, order: int) -> Iterator[Text]:
    """Yield the counts of a node, nodes first."""
    counts = spot.counts
    (x, y), half, size = places.points[k], places.widths[k] / 2, places.type
    low = y + places.highs[k] + 0.55 * LINE * size
    start = x - width_of(" ".join(counts)) * size / 2
    if mode == BESIDE:
        start, low = x + half + 0.4 * size, y
    if mode == LOWER or (mode == STAGGERED and order % 2):
        low += 2 * LINE * size
    for number, words in enumerate(counts):
        role = ("muted", "safe")[number]
        if mode in (TWO_LINES, LOWER, STAGGERED, HANGING):
            yield Text(words, role, x, low + number * LINE * size, size)
        else:
            yield Text(words, role, start, low, size, is_from_left=True)
            start += width_of(f"{words} ") * size


def _meet(one: Area, other: Area) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
