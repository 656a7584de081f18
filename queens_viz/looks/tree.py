"""The search tree as far as it has been walked, in the shapes of Gecode's Gist: what it shows."""

from __future__ import annotations

import math
from typing import NamedTuple

from ..app.commands import Action, Command
from ..app.nodes import can_turn, node_at, path_of, position_of, tree_of, ways_of
from ..app.state import Labels
from ..search.ahead import is_late
from ..search.tree import Node, Shape
from ..words.outlook import late_share
from ..words.words import Words
from .icons import Icon
from .scene import Scene

NODE, FAILED, REJECTED, UNCOUNTED = 30.0, 22.0, 11.0, 26.0
"""How wide shapes are, in pixels of the window as designed: a node, one without children, a rejected row, a triangle
whose size is not known."""


PLACED = {Shape.OPEN, Shape.FAILED, Shape.UNCOUNTED, Shape.COLLAPSED}
"""The shapes of placed queens that may have been placed in vain."""


class Style(NamedTuple):
    """A node's outline, and the roles of its fill and its edge."""

    icon: Icon
    fill: str
    edge: str


class Spot(NamedTuple):
    """A node, its level down, counted from 0, the index of its parent, and its number among the children of that.

    `width` is that of its shape.

    `counts` are the nodes and, if it has any, the solutions of a collapsed subtree. What `can_turn` opens and closes.
    A click shows it or, where it is shown and so `turns`, opens or closes it.
    """

    node: Node
    level: int
    parent: int | None
    order: int
    style: Style
    width: float
    label: str
    counts: tuple[str, ...]
    can_turn: bool
    leads_here: bool
    turns: bool

    @property
    def is_open(self) -> bool:
        """Whether what is below it is seen: then the sign of what a second click does is a minus, else a plus."""
        return bool(self.node.children)

    def click(self, n: int) -> Command:
        """Return what a click asks for."""
        return Command(Action.TURN) if self.turns else Command(Action.SHOW, position_of(self.node, n))


class TreeLook(NamedTuple):
    """The nodes, from the left and from the top down, so that a parent comes before its children.

    `path` are the indices of the nodes on which the search stands, `chosen` is that of the node of what is shown in its
    place. `n` is the size of the board. `heading` stands over `columns`, the names of the levels below the root; `here`
    is the column at hand, which there may be none of. `total` is the size of the complete tree in words. `share` says
    how many steps were made too late to succeed, where what is left is shown and that is counted.
    """

    spots: tuple[Spot, ...]
    path: tuple[int, ...]
    chosen: int | None
    n: int
    heading: str
    columns: tuple[str, ...]
    here: int
    total: tuple[str, ...]
    legend: tuple[str, str, str, str]
    share: str
    switch: tuple[str, str]

    @property
    def levels(self) -> int:
        """How many levels there are."""
        return len(self.columns) + 1


def look(scene: Scene, levels: int | None = None, *, is_bare: bool = False) -> TreeLook:
    """Decide what the tree shows; one that is finished is open by so many levels, and no further if it `is_bare`."""
    position, state, say = scene.moment.position, scene.state.tree, scene.say
    shown = None if is_bare else scene.state.shown
    ways = () if is_bare else ways_of(position, shown, levels)
    state = state._replace(turned=frozenset()) if is_bare else state
    root = tree_of(position, scene.findings.sizes, state, ways, levels)
    here = node_at(root, path_of(position, shown)).board
    spots = _spots(root, here, scene)
    return TreeLook(
        spots=spots,
        path=tuple(k for k, spot in enumerate(spots) if spot.node.is_current),
        chosen=next(k for k, spot in enumerate(spots) if spot.node.board == here) if shown else None,
        n=scene.n,
        heading=say("tree_column"),
        columns=tuple(str(level) for level in range(1, 1 + max(spot.level for spot in spots))),
        here=len(position.board),
        total=(say("nodes", nodes=root.size.nodes), say.found(root.size.solutions, is_over=True)) if root.size else (),
        legend=(say("under_each"), say("point_at"), say("nodes_name"), say("solutions_name")),
        share=late_share(position, scene.moment.steps, say) if scene.state.has_outlook else "",
        switch=(say("with_board" if state.is_large else "whole_window"), "O"),
    )


def _spots(root: Node, here: tuple[int, ...], scene: Scene) -> tuple[Spot, ...]:
    """Return the nodes in the order of the search, each before those below it."""
    shown, labels, say = scene.state.shown, scene.state.tree.labels, scene.say
    spots: list[Spot] = []
    waiting: list[tuple[Node, int | None, int]] = [(root, None, 0)]
    while waiting:
        node, parent, order = waiting.pop()
        level, board = len(node.board), node.board
        waiting += [(child, len(spots), k) for k, child in reversed(list(enumerate(node.children)))]
        leads_here = node.shape is not Shape.REJECTED and board == here[:level]
        words = _label(node, labels, say), _counts(node, say)
        is_finished = can_turn(node)
        turns = is_finished and shown is not None and (shown.board, shown.candidate) == (board, 0)
        style = _style(node)
        if scene.state.has_outlook and node.shape in PLACED and is_late(scene.n, board):
            style = style._replace(fill="late")
        shape = style, _width(node)
        spots.append(Spot(node, level, parent, order, *shape, *words, is_finished, leads_here, turns))
    return tuple(spots)


def _style(node: Node) -> Style:
    match node.shape:
        case Shape.OPEN:
            return Style(Icon.ROUND, "open", "accent")
        case Shape.FAILED:
            return Style(Icon.SQUARE, "failed", "failed")
        case Shape.SOLVED:
            return Style(Icon.ROUND, "solved", "safe")
        case Shape.UNCOUNTED:
            return Style(Icon.ROUND, "disabled", "border")
        case Shape.SOLUTION:
            return Style(Icon.DIAMOND, "solved", "safe")
        case Shape.COLLAPSED if node.size is None:
            return Style(Icon.PYRAMID, "disabled", "border")
        case Shape.COLLAPSED if node.size and node.size.solutions:
            return Style(Icon.PYRAMID, "solved", "safe")
        case Shape.COLLAPSED:
            return Style(Icon.PYRAMID, "failed", "failed")
        case Shape.REJECTED:
            return Style(Icon.THIN_CROSS, "muted", "muted")
    return Style(Icon.ROUND, "panel", "candidate")


def _width(node: Node) -> float:
    match node.shape:
        case Shape.COLLAPSED:
            return 19 + 4.4 * math.log10(node.size.nodes) if node.size else UNCOUNTED
        case Shape.REJECTED:
            return REJECTED
        case Shape.FAILED:
            return FAILED
    return NODE


def _label(node: Node, labels: Labels, say: Words) -> str:
    if labels is Labels.NONE or not node.board or node.shape is Shape.REJECTED:
        return ""
    if labels is Labels.STEP and node.shape is not Shape.CANDIDATE:
        return "…" if node.steps is None else say.number(node.steps)
    return str(node.board[-1] + 1)


def _counts(node: Node, say: Words) -> tuple[str, ...]:
    """Return the size of a collapsed subtree in numbers."""
    if node.shape is not Shape.COLLAPSED or not node.size:
        return ()
    return tuple(say.number(count) for count in node.size if count)
