"""Where the nodes of a tree stand: one size for a board and a room, and siblings spread to fill that room."""

from __future__ import annotations

from typing import NamedTuple

from ..looks.tree import TreeLook
from ..pens.face import BOLD
from ..pens.pen import Pen
from ..pens.rect import Pixel, Rect
from ..search.tree import Shape
from .hand import Hand
from .tree_tidy import tidy

SHARE, LOWEST, HIGHEST = 0.8, 30.0, 64.0
"""The share of a row that is a shape; the least height of a shape in pixels, and the greatest in those of the window as
designed."""

CLOSEST, FARTHEST, GAP = 38.0, 124.0, 6.0
"""How far apart rows are, likewise, and what lies between two of them at least."""

SLOT, SPREAD, THIN = 1.1, 3.0, 0.5
"""How far apart siblings are at least and at most, in shapes, and which share of a slot a rejected row takes."""

LINES = 1.9
"""The height of a shape in the type of the counts: so the root's two lines stand within its row."""

AHEAD = 0.7
"""How far into the room the current node stands at most, where the tree is larger."""

TINY = 1e-9
"""What no distance is smaller than, so that it can be divided by."""


class TreePlaces(NamedTuple):
    """Where a tree stands in its `room`: its nodes, and the heights of all rows, whose names begin at the `left`.

    Shapes are `high` and slots `wide` pixels. `type` is that of the names, `small` that of counts, 0 where it would be
    too small. The tree `has_room` where it is no wider than that, with counts under each closed subtree. All of it is
    seen where it is `fit` times as large as it is designed.
    """

    left: int
    room: Rect
    points: tuple[Pixel, ...]
    rows: tuple[int, ...]
    high: float
    wide: float
    type: int
    small: int
    has_counts: bool
    has_room: bool
    fit: float

    def around(self, k: int) -> Rect:
        """Return the place of a node's shape."""
        x, y = self.points[k]
        return Rect(x - self.high / 2, y - self.high / 2, self.high, self.high)


def sizes(n: int, room: float, unit: float, least: float = 0.0) -> tuple[float, float]:
    """Return how high a shape is, no less than what a label needs, and how far apart rows are.

    They are those for a board of size n, and for a room by its height in pixels.
    """
    unit, lowest = max(1.0, unit), max(LOWEST, least)
    shape = min(max(lowest, SHARE * room / (n + SHARE)), max(lowest, HIGHEST * unit))
    return shape, min(max(CLOSEST, lowest + GAP, (room - shape) / n), FARTHEST * unit)


def place(look: TreeLook, within: Rect, type_: int, hand: Hand, pen: Pen) -> TreePlaces:
    """Place a tree and its rows' names so that the current node is seen, then as a hand enlarged and moved it."""
    zoom, growth = min(1.0, hand.zoom), max(1.0, hand.zoom)
    least = pen.width(look.widest, pen.smallest, BOLD) + round(0.7 * pen.smallest) if look.widest else 0.0
    shape, pitch = (zoom * length for length in sizes(look.n, within.height, pen.sheet.unit, least))
    small = min(type_, max(int(shape / LINES), pen.smallest * (zoom == 1)))
    small = small if small >= pen.smallest else 0
    names = pen.width(str(look.n), type_, BOLD) + type_ if look.has_columns else 0
    room = within.column_to(within.left + names, within.right)
    across, wide, left, right, has_counts, has_room = _spread(look, room.width, shape, small, pen)
    here = look.path[-1] if look.chosen is None else look.chosen
    height, down = look.n * pitch + shape, look.spots[here].level * pitch + shape / 2
    x = _begin(room.width, left + right, left + across[here] * wide, room.width / 2 - left) + left
    y = _begin(room.height, height, down, (room.height - height) / 2) + shape / 2
    # What is enlarged grows from the middle.
    middle, by = room.center, hand.moved
    x, y = middle[0] + (room.left + x - middle[0]) * growth, middle[1] + (room.top + y - middle[1]) * growth
    rows = tuple(round(y + level * pitch * growth) + by[1] for level in range(look.n + 1))
    places = zip(across, look.spots, strict=True)
    return TreePlaces(
        left=within.left,
        room=room,
        points=tuple((round(x + at * wide * growth) + by[0], rows[spot.level]) for at, spot in places),
        rows=rows,
        high=shape * growth,
        wide=wide * growth,
        type=type_,
        small=round(small * growth),
        has_counts=has_counts,
        has_room=has_room,
        fit=zoom * min(1.0, room.width / (left + right), room.height / height),
    )


def _spread(
    look: TreeLook, room: int, shape: float, small: int, pen: Pen
) -> tuple[tuple[float, ...], float, float, float, bool, bool]:
    """Return how many slots right of the root nodes stand, how wide slots are, and how far all reaches left and right.

    And whether counts have room, and whether all has it.
    """
    total, counts = look.total if small else (), [words for spot in look.spots for words in spot.counts]
    beside = shape / 2 + max([pen.width(words, small, BOLD) + small for words in total], default=0)
    needed = pen.width(max(counts, key=len), small, BOLD) + small / 2 if counts and small else 0.0
    for has_counts in (True, False) if needed else (False,):
        across = _across(look, has_counts=has_counts)
        low, high, least = -min(across), max(across), max(SLOT * shape, needed * has_counts)
        most = max(least, SPREAD * shape)
        wide = min(most, (room - least) / max(TINY, low + high), (room - least / 2 - beside) / max(TINY, low))
        if wide >= least:
            break
    has_room, wide = wide >= least and has_counts == bool(counts), max(wide, least)
    return across, wide, low * wide + least / 2, max(beside, high * wide + least / 2), has_counts, has_room


def _across(look: TreeLook, *, has_counts: bool) -> tuple[float, ...]:
    """Return how many slots right of the root each node stands; counts take room in the row below, as a child would."""
    parents = [spot.parent for spot in look.spots]
    counted = [k for k, spot in enumerate(look.spots) if has_counts and spot.counts]
    widths = [THIN if spot.node.shape is Shape.REJECTED else 1.0 for spot in look.spots]
    return tidy((*parents, *counted), (*widths, *[1.0] * len(counted)))[: len(parents)]


def _begin(room: float, needed: float, here: float, wanted: float) -> float:
    """Return where something begins in a room: as near as it can to where it is wanted, or so that a place is seen."""
    free = room - needed
    return min(max(0.0, wanted), free) if free >= 0 else max(free, min(0.0, AHEAD * room - here))
