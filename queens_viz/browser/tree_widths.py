"""How wide the page's painter draws the nodes of the tree, and which levels it has."""

from __future__ import annotations

import math

from ..looks.tree import Spot, TreeLook
from ..search.tree import Shape

NODE, FAILED, REJECTED, UNCOUNTED = 30.0, 22.0, 11.0, 26.0
"""How wide shapes are, in pixels of the window as designed: a node, one without children, a rejected row, a triangle
whose size is not known."""


def shape_width(spot: Spot) -> float:
    """Return how wide a node's shape is, in pixels of the window as designed."""
    node = spot.node
    match node.shape:
        case Shape.COLLAPSED:
            return 19 + 4.4 * math.log10(node.size.nodes) if node.size else UNCOUNTED
        case Shape.REJECTED:
            return REJECTED
        case Shape.FAILED:
            return FAILED
    return NODE


def levels_of(look: TreeLook) -> int:
    """Return how many levels there are; at least one lies below the root."""
    return 1 + max(spot.level for spot in look.spots)


def columns_of(look: TreeLook) -> tuple[str, ...]:
    """Return the names of the levels below the root."""
    return tuple(str(level) for level in range(1, levels_of(look)))


def order_of(look: TreeLook, k: int) -> int:
    """Return a node's number among the children of its parent."""
    return sum(spot.parent == look.spots[k].parent for spot in look.spots[:k])
