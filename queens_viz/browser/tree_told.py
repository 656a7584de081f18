"""The search tree for those who hear it instead of seeing it: its size, and the node that is chosen."""

from __future__ import annotations

from ..looks.tree import NOT_TAKEN, Spot, TreeLook, named
from ..search.tree import Shape
from ..words.words import Words

KINDS = {
    Shape.OPEN: "node_open",
    Shape.FAILED: "node_failed",
    Shape.SOLVED: "node_solved",
    Shape.UNCOUNTED: "node_uncounted",
    Shape.SOLUTION: "node_solution",
    Shape.CANDIDATE: "node_candidate",
    Shape.REJECTED: "node_rejected",
}
"""The messages for the state of a node that is not collapsed."""


def told(look: TreeLook, say: Words) -> str:
    """Return what the tree shows: how large it is, and the node that is chosen, or at which the search stands."""
    k = look.path[-1] if look.chosen is None and look.path else look.chosen or 0
    return f"{_size(look, say)} {node_told(look.spots[k], say)}"


def node_told(spot: Spot, say: Words) -> str:
    """Return what a node is, and what Space does to it."""
    board = spot.node.board
    placed = spot.queens or tuple(enumerate(board))
    queens = named(placed, spot.strategy, say) if board else say("node_root")
    opens = ("node_closes" if spot.is_open else "node_opens",) if spot.can_turn else ()
    return " ".join([say("node_told", queens=queens, kind=_kind(spot, say)), *map(say, opens)])


def _kind(spot: Spot, say: Words) -> str:
    shape, size = spot.node.shape, spot.node.size
    if spot.style is NOT_TAKEN:
        return say("answer_not_taken")
    if shape is not Shape.COLLAPSED:
        return say(KINDS[shape])
    if not size:
        return say(KINDS[Shape.UNCOUNTED])
    return say("node_collapsed", nodes=say.count("nodes", size.nodes), found=say.found(size.solutions, is_over=True))


def _size(look: TreeLook, say: Words) -> str:
    """Return how many nodes have been walked; rejected rows and the candidate are not nodes."""
    if look.total:
        return say("tree_complete", nodes=look.total[0], found=look.total[1])
    nodes = [spot.node for spot in look.spots if spot.node.shape not in (Shape.REJECTED, Shape.CANDIDATE)]
    known = sum(node.size.nodes if node.shape is Shape.COLLAPSED and node.size else 1 for node in nodes)
    is_counting = any(node.shape is Shape.COLLAPSED and not node.size for node in nodes)
    return say("tree_more" if is_counting else "tree_so_far", nodes=known)
