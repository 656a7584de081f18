"""How a tree is fitted into a box: how large its shapes are, where its counts stand, how far apart its levels are."""

from __future__ import annotations

from typing import NamedTuple

from ..looks.icons import Icon
from ..looks.tree import Spot, TreeLook
from .tree_slots import Halves, Slots, slots
from .tree_widths import NODE, columns_of, levels_of, shape_width

SMALLEST_NODE = 8.0
"""Pixels of the width of a node below which shapes do not shrink: the tree is then larger than its box."""

SMALLEST_TYPE, DESIGNED_TYPE = 14, 15
"""Pixels of the smallest type, and of that under shapes in the window as designed."""

FARTHEST, GAP = 104.0, 6.0
"""How far levels are apart at most, and how far shapes are at least, in pixels of the window as designed."""

LINE = 1.14
"""The height of a line, in its type."""

HANGING, STAGGERED, LOWER, TWO_LINES, ONE_LINE, BESIDE, WHERE_ROOM = 5, 4, 3, 2, 1, 0, -1
"""Where the counts of collapsed subtrees stand: by the number of lines under the shapes; those that are staggered
stand higher and lower in turn, and those that hang are two lines that need the next level's room too."""

WAYS = [
    (mode, scale / 100)
    for mode, scales in (
        (TWO_LINES, (100, 90, 80, 70)),
        (ONE_LINE, (100, 90, 80, 70)),
        (STAGGERED, (100, 90, 80, 70)),
        (HANGING, (100, 90, 80, 70, 60)),
        (BESIDE, (100, 90, 80, 70, 60)),
        (ONE_LINE, (60, 52, 46)),
        (BESIDE, (52, 46, 40, 35, 30)),
    )
    for scale in scales
]
"""Where counts may stand, and how large shapes are, in what they are as designed: the nicest first."""

HIGH = {Icon.PYRAMID: 0.45, Icon.SQUARE: 0.44}
"""How far shapes reach up and down, in their width, where it is not a half."""

Area = tuple[float, float, float, float]
"""Left, top, right and bottom."""


class Box(NamedTuple):
    """The room for a tree, the size of its type, and how the eye has enlarged and moved it."""

    left: float
    top: float
    width: float
    height: float
    type: int
    zoom: float = 1.0
    moved: tuple[float, float] = (0, 0)

    @property
    def unit(self) -> float:
        """A pixel of the window as designed: shapes grow with the type."""
        return self.type / DESIGNED_TYPE

    @property
    def middle(self) -> tuple[float, float]:
        """The point that stays in place when the tree is enlarged."""
        return self.left + self.width / 2, self.top + self.height / 2

    def holds(self, area: Area) -> bool:
        """Return whether an area is in the box as a whole."""
        left, top, right, bottom = area
        is_across = self.left <= left + 0.5 and right <= self.left + self.width + 0.5
        return is_across and self.top <= top + 0.5 and bottom <= self.top + self.height + 0.5


class Plan(NamedTuple):
    """A way to place a tree: how large its shapes are, where the counts stand, how far apart the levels are."""

    scale: float
    mode: int
    down: float
    slots: Slots


def width_of(text: str) -> float:
    """Return how wide a text is at most, in its type."""
    return sum(0.55 if letter.isalnum() else 1.0 if letter == "…" else 0.3 for letter in text)


class _Tree(NamedTuple):
    """A look, how far its highest shape reaches up in the window as designed, and the levels that have counts."""

    look: TreeLook
    high: float
    counted: frozenset[int]

    @classmethod
    def of(cls, look: TreeLook) -> _Tree:
        """Measure a look, once for all the ways that are tried."""
        high = max(HIGH.get(spot.style.icon, 0.5) * shape_width(spot) for spot in look.spots)
        return cls(look, high, frozenset([spot.level for spot in look.spots if spot.counts]))


def plan_of(look: TreeLook, box: Box) -> Plan:
    """Return the first way in which the tree fits, the nicest ones first; in the last it may be larger than its box."""
    tree = _Tree.of(look)
    levels = [
        [shape_width(spot) + GAP for spot in look.spots if spot.level == level] for level in range(levels_of(look))
    ]
    broadest = max(map(sum, levels)) - GAP
    for mode, scale in WAYS if tree.counted else ():
        # Where a level by itself is too wide, nothing has to be tried.
        if broadest * scale * box.unit <= box.width and (down := _down(tree, box, scale, mode)):
            found = _slots(tree, box, scale, mode, down)
            if found.wide <= box.width:
                return Plan(scale, mode, down, found)
    scale, least = 1.0, SMALLEST_NODE / NODE / box.unit
    while True:
        down = _down(tree, box, scale, WHERE_ROOM)
        if down or scale <= least:
            down = down or 1.35 * NODE * scale * box.unit
            found = _slots(tree, box, scale, WHERE_ROOM, down)
            if found.wide <= box.width or scale <= least:
                return Plan(scale, WHERE_ROOM, down, found)
        smaller = min(0.95, box.width / found.wide) if down else 0.9
        scale = max(least, scale * smaller)


def _under(tree: _Tree, box: Box, scale: float, mode: int) -> tuple[float, float]:
    """Return how far shapes reach down from the middle of their level, and what is written under them."""
    half = tree.high * scale * box.unit
    lines = 2 if mode == HANGING else max(0, mode)
    return half, half + lines * LINE * box.type + (2 if lines else 0)


def _down(tree: _Tree, box: Box, scale: float, mode: int) -> float:
    """Return how far apart the levels are, or 0 where they have no room."""
    half, under = _under(tree, box, scale, mode)
    deepest = levels_of(tree.look) - 1
    last = under if deepest in tree.counted else half
    inner = under if tree.counted - {deepest} else half
    room = (box.height - half - last) / max(1, deepest)
    needed = half + inner + box.unit * (2 if mode == BESIDE else GAP * scale)
    if mode == HANGING:
        needed = max(needed / 2, 2 * half + GAP * scale * box.unit)
    return min(room, max(needed, FARTHEST * box.unit)) if room >= needed else 0.0


def _slots(tree: _Tree, box: Box, scale: float, mode: int, down: float) -> Slots:
    look = tree.look
    half, under = _under(tree, box, scale, mode)
    pixel = scale * box.unit
    least = min((NODE + GAP) * pixel, max(0.25 * NODE * pixel, 0.5 * box.width / levels_of(look)))
    steps = max(least, min(0.8 * down, 0.5 * box.width / levels_of(look))), least
    longest = max((width_of(words) for spot in look.spots for words in spot.counts), default=0.0) * box.type
    halves = [_halves(spot, pixel, box, mode, longest) for spot in look.spots]
    # The heading stands beside the root, over the names.
    heading = box.type * (width_of(look.heading) - max(map(width_of, columns_of(look)), default=0.0))
    halves[0] = max(halves[0][0], 0.0) + max(0.0, heading), halves[0][1]
    fan = min(0.3 if mode == WHERE_ROOM else 1.0, (under + 2) / max(1.0, down - half))
    for step in steps:
        found = slots(look, halves, max(2.0, GAP * pixel), step, fan, hangs=mode == HANGING)
        if mode == STAGGERED:
            # What stands lower may be wider than its slot.
            found = found._replace(left=found.left + longest / 4, right=found.right + longest / 4)
        if found.wide <= box.width:
            break
    return found


def _halves(spot: Spot, pixel: float, box: Box, mode: int, longest: float) -> Halves:
    """Return how far a node reaches to its sides, its counts included."""
    half = shape_width(spot) * pixel / 2
    if not spot.counts or mode == WHERE_ROOM:
        return half, half
    if mode == STAGGERED:
        return max(half, longest / 4), max(half, longest / 4)
    if mode == BESIDE:
        return half, half + box.type * (width_of(" ".join(spot.counts)) + 0.7)
    words = spot.counts if mode in (TWO_LINES, HANGING) else ("  ".join(spot.counts) + "  ",)
    half = max(half, box.type * max(map(width_of, words)) / 2)
    return half, half


def start_of(look: TreeLook, box: Box, plan: Plan) -> tuple[float, float]:
    """Return where the root stands: so that all is seen and it moves little, or else so that the current node is."""
    half = _Tree.of(look).high * plan.scale * box.unit
    deepest = look.path[-1] if look.chosen is None else look.chosen
    left, right = plan.slots.left, plan.slots.right
    if plan.slots.wide <= box.width:
        wanted = box.width * 0.45 if len(look.path) > 1 else left + (box.width - left - right) / 2
        x = box.left + min(max(wanted, left), box.width - right)
    else:
        x = box.left + _shifted(box.width, plan.slots.wide, left + plan.slots.across[deepest]) + left
    high = half + (levels_of(look) - 1) * plan.down + half
    y = box.top + half + min(0.0, _shifted(box.height, high, half + look.spots[deepest].level * plan.down))
    return x, y


def _shifted(room: float, needed: float, here: float) -> float:
    """Return where something that may be larger than its room begins, so that one place can be seen."""
    return min(0.0, max(room - needed, room / 2 - here))
