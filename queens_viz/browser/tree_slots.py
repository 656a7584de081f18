"""How far across the nodes of a tree stand, so that each has the room that it needs and no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..looks.tree import TreeLook

Halves = tuple[float, float]
"""How far a node reaches to its left and to its right."""


class Slots(NamedTuple):
    """How far across each node stands, seen from the root, and how far they reach to the left and right of it."""

    across: tuple[float, ...]
    left: float
    right: float

    @property
    def wide(self) -> float:
        """How wide they are together."""
        return self.left + self.right


class _Branch:
    """A node and all below it: where each level begins and ends, the deepest first, all to be moved by `shift`."""

    __slots__ = ("ends", "shift", "starts")

    def __init__(self) -> None:
        self.starts: list[float] = []
        self.ends: list[float] = []
        self.shift = 0.0

    def join(self, other: _Branch, by: float) -> None:
        """Take in another branch, moved `by` so much."""
        by += other.shift - self.shift
        common = min(len(self.starts), len(other.starts))
        for k in range(1, common + 1):
            self.starts[-k] = min(self.starts[-k], other.starts[-k] + by)
            self.ends[-k] = max(self.ends[-k], other.ends[-k] + by)
        deeper = len(other.starts) - common
        self.starts[:0] = [start + by for start in other.starts[:deeper]]
        self.ends[:0] = [end + by for end in other.ends[:deeper]]

    def before(self, other: _Branch) -> float:
        """Return how far this one has to move so that it ends where another begins, in all levels that both have."""
        common = min(len(self.starts), len(other.starts))
        apart = min(other.starts[-k] - self.ends[-k] for k in range(1, common + 1))
        return apart + other.shift - self.shift


def slots(
    look: TreeLook, halves: Sequence[Halves], gap: float, step: float, fan: float, *, hangs: bool = False
) -> Slots:
    """Give each node its slot: the path goes on by a step a level, other nodes stand over the middle of their children.

    Edges leave a node like a fan: `fan` is which share of the way to its children they have gone where the next
    shapes on its own level, and what is written under them, end. Where that `hangs`, it needs the next level's room.
    """
    below: list[list[int]] = [[] for _ in look.spots]
    for k, spot in enumerate(look.spots):
        if spot.parent is not None:
            below[spot.parent].append(k)
    away = [0.0] * len(look.spots)
    branches: dict[int, _Branch] = {}
    for k in reversed(range(len(look.spots))):
        children = below[k]
        branch = _joined(children, branches, away, gap)
        if hangs and look.spots[k].counts:
            branch.starts.append(-halves[k][0])
            branch.ends.append(halves[k][1])
        # So far seen from the last child.
        reach = (0.0, 0.0)
        if children:
            own = -step if children[-1] in look.path else away[children[0]] / 2
            for one in children:
                away[one] -= own
            branch.shift -= own
            reach = away[children[0]] * fan, away[children[-1]] * fan
        branch.starts.append(min(-halves[k][0], reach[0]) - branch.shift)
        branch.ends.append(max(halves[k][1], reach[1]) - branch.shift)
        branches[k] = branch
    places = [0.0] * len(look.spots)
    for k, spot in enumerate(look.spots[1:], 1):
        places[k] = places[spot.parent or 0] + away[k]
    root = branches[0]
    return Slots(tuple(places), -min(root.starts) - root.shift, max(root.ends) + root.shift)


def _joined(children: list[int], branches: dict[int, _Branch], away: list[float], gap: float) -> _Branch:
    """Join the branches of children, from the last one to the left; note how far away from that each stands."""
    branch = branches.pop(children[-1]) if children else _Branch()
    for one in reversed(children[:-1]):
        other = branches.pop(one)
        away[one] = other.before(branch) - gap
        branch.join(other, away[one])
    return branch
