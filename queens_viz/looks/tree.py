"""The search tree as far as it has been walked, in the shapes of Gecode's Gist: each node on its level, in a slot."""

from __future__ import annotations

from typing import NamedTuple

from ..app.state import WHOLE_TREE, Labels, TreeState
from ..search.position import Position
from ..search.tree import Node, Shape, walked
from ..words.words import Words
from .icons import Icon
from .scene import Scene

REJECTED_WIDTH = 0.42
"""The room of a rejected row, in that of a node."""


class Style(NamedTuple):
    """A node's outline, and the roles of its fill and its edge."""

    icon: Icon
    fill: str
    edge: str


class Spot(NamedTuple):
    """A node and where it stands: its slot across and its level down, both counted from 0; `parent` is an index.

    `note` is the size of a collapsed subtree in words: its nodes and, if it has any, its solutions. `counts` are the
    same as mere numbers, for where there is less room.
    """

    node: Node
    slot: float
    level: int
    parent: int | None
    style: Style
    label: str
    note: tuple[str, ...]
    counts: tuple[str, ...]


class TreeLook(NamedTuple):
    """The nodes, how many slots and levels they take, and which of them is the deepest at hand.

    `columns` are the names of the columns whose levels these are, the first level being nobody's; `here` is the one
    at hand, which there may be none of. `shown` is the board of the node that was chosen.
    """

    spots: tuple[Spot, ...]
    slots: float
    levels: int
    current: Spot
    columns: tuple[str, ...]
    here: int
    shown: tuple[int, ...] | None


def look(scene: Scene) -> TreeLook:
    """Decide what the tree shows."""
    position, tree, say = scene.moment.position, scene.state.tree, scene.say
    root = walked(position, scene.findings.sizes, is_whole=position.n <= WHOLE_TREE, has_rejected=tree.has_rejected)
    spots = _spots(root, tree, say)
    return TreeLook(
        spots=spots,
        slots=max(spot.slot for spot in spots) + 0.5,
        levels=position.n + 1,
        current=max((spot for spot in spots if spot.node.is_current), key=lambda spot: spot.level),
        columns=tuple(say("tree_column", column=column + 1) for column in range(position.n)),
        here=len(position.board),
        shown=scene.state.shown.board if scene.state.shown else None,
    )


def _spots(root: Node, tree: TreeState, say: Words) -> tuple[Spot, ...]:
    """Give each leaf a slot of its own, and each other node the middle of its children's."""
    spots: list[Spot] = []
    free = 0.0

    def put(node: Node, level: int, parent: int | None) -> float:
        nonlocal free
        index = len(spots)
        words = _label(node, tree.labels, say), _note(node, say), _counts(node, say)
        spots.append(Spot(node, 0, level, parent, _style(node), *words))
        children = [child for child in node.children if not (tree.hides_failed and _has_failed(child))]
        slots = [put(child, level + 1, index) for child in children]
        if slots:
            slot = (slots[0] + slots[-1]) / 2
        else:
            width = REJECTED_WIDTH if node.shape is Shape.REJECTED else 1.0
            slot, free = free + width / 2, free + width
        spots[index] = spots[index]._replace(slot=slot)
        return slot

    put(root, 0, None)
    return tuple(spots)


def _style(node: Node) -> Style:
    match node.shape:
        case Shape.OPEN:
            return Style(Icon.ROUND, "open", "accent")
        case Shape.FAILED:
            return Style(Icon.SQUARE, "failed", "failed")
        case Shape.SOLVED:
            return Style(Icon.ROUND, "solved", "safe")
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


def _has_failed(node: Node) -> bool:
    return node.shape is Shape.FAILED or (
        node.shape is Shape.COLLAPSED and node.size is not None and not node.size.solutions
    )


def _label(node: Node, labels: Labels, say: Words) -> str:
    if labels is Labels.NONE or not node.board:
        return ""
    if labels is Labels.STEP and node.shape not in (Shape.CANDIDATE, Shape.REJECTED):
        return "…" if node.steps is None else say.number(node.steps)
    return str(node.board[-1] + 1)


def _note(node: Node, say: Words) -> tuple[str, ...]:
    """Return the size of a collapsed subtree in words."""
    if node.shape is not Shape.COLLAPSED:
        return ()
    if node.size is None:
        return ("…",)
    nodes = say("nodes", nodes=node.size.nodes)
    return (nodes, say.found(node.size.solutions)) if node.size.solutions else (nodes,)


def _counts(node: Node, say: Words) -> tuple[str, ...]:
    """Return the size of a collapsed subtree in numbers."""
    if node.shape is not Shape.COLLAPSED or node.size is None:
        return ()
    return tuple(say.number(count) for count in node.size if count)


def position_of(node: Node, n: int) -> Position:
    """Return the position that a click on a node shows: its queens placed, or its row tested."""
    if node.shape in (Shape.CANDIDATE, Shape.REJECTED):
        return Position(n, node.board[:-1], node.board[-1])
    return Position(n, node.board, 0)
