"""Tidy trees: children centred under their parent, subtrees as close to each other as their outlines allow.

The rule is Reingold's and Tilford's. This is its linear form by C. Buchheim, M. Jünger and S. Leipert, "Improving
Walker's Algorithm to Run in Linear Time", 2002: subtrees between two larger ones stand evenly between them, and threads
lead from the end of a subtree's outline to where a deeper one goes on.
"""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=32)
def tidy(parents: tuple[int | None, ...], widths: tuple[float, ...]) -> tuple[float, ...]:
    """Return how many slots right of the root each node stands, from how many slots its own place is wide.

    A node is named by its index, that of the root is 0. Its parent comes before it, and so do its left siblings.

    >>> tidy((None, 0, 0, 0, 2, 2), (1, 1, 1, 1, 1, 1))
    (0.0, -1.0, 0.0, 1.0, -0.5, 0.5)
    """
    nodes: list[_Node] = []
    for parent, width in zip(parents, widths, strict=True):
        nodes.append(_Node(None if parent is None else nodes[parent], width))
    for node in reversed(nodes):
        node.join()
    for node in nodes:
        if node.parent:
            node.place += node.parent.moved
            node.moved += node.parent.moved
        else:
            node.move(-node.place)
    return tuple(node.place for node in nodes)


class _Node:
    """A node: its `place` among its siblings, and how much further all below it is `moved`.

    `shift` and `change` say how much it and those to its left are still to be moved. A `thread` is where an outline
    goes on below its last node, `owner` the one of some siblings to whose subtree the node belongs.
    """

    def __init__(self, parent: _Node | None, width: float) -> None:
        self.parent, self.width, self.owner, self.order = parent, width, self, 0
        self.below: list[_Node] = []
        self.thread: _Node | None = None
        self.place = self.moved = self.shift = self.change = 0.0
        if parent:
            self.order = len(parent.below)
            parent.below.append(self)

    def next(self, side: int) -> _Node | None:
        """Return the next node down on the left outline, where the side is 0, or on the right one, where it is -1."""
        return self.below[side] if self.below else self.thread

    def move(self, by: float) -> None:
        """Move the node and all below it."""
        self.place += by
        self.moved += by

    def join(self) -> None:
        """Set the subtrees of the children beside one another, and the node over their middle."""
        nearest = before = None
        for child in self.below:
            if before:
                child.move(before.place + (before.width + child.width) / 2 - child.place)
                nearest = _push(child, before, nearest or self.below[0], self.below[0])
            before = child
        shift = change = 0.0
        for child in reversed(self.below):
            child.move(shift)
            change += child.change
            shift += child.shift + change
        if before:
            self.place = (self.below[0].place + before.place) / 2


def _push(node: _Node, before: _Node, nearest: _Node, first: _Node) -> _Node:
    """Move a subtree away from those before it; return the sibling to which the next one's outline belongs.

    Four walks go down at once: on the right outline of what lies `before`, on the left one `here`, and on the `first`
    and the `last` outline of both together. Each carries how far its nodes are moved.
    """
    here = last = node
    moved_before, moved_first, moved_here = before.moved, first.moved, node.moved
    moved_last = moved_here
    while (inner := before.next(-1)) and (outer := here.next(0)):
        before, here, first, last = inner, outer, first.next(0) or first, last.next(-1) or last
        last.owner = node
        by = before.place + moved_before + (before.width + here.width) / 2 - here.place - moved_here
        if by > 0:
            near = before.owner if before.owner.parent is node.parent else nearest
            part = by / (node.order - near.order)
            node.change -= part
            near.change += part
            node.shift += by
            node.move(by)
            moved_here += by
            moved_last += by
        moved_before += before.moved
        moved_first += first.moved
        moved_here += here.moved
        moved_last += last.moved
    if inner and not last.next(-1):
        last.thread = inner
        last.moved += moved_before - moved_last
    elif not inner and (outer := here.next(0)) and not first.next(0):
        first.thread = outer
        first.moved += moved_here - moved_first
        nearest = node
    return nearest
