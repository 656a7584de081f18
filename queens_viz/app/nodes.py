"""The nodes of the tree as a person has opened and hidden them, and the way from one to the next."""

from __future__ import annotations

from ..search.facts import FIRST_SOLUTION, TOTAL_STEPS
from ..search.position import Position
from ..search.search import Search
from ..search.strategy import PLAIN, Strategy
from ..search.tree import Board, Node, Shape, Sizes, walked
from .state import WHOLE_TREE, TreeState

SOON = 5_000
"""Steps to a first solution, or to the end where there is none, up to which the way there is opened by itself."""


def tree_of(
    position: Position, sizes: Sizes, state: TreeState, ways: tuple[Board, ...] = (), levels: int | None = None
) -> Node:
    """Return the visible part of the tree as far as the search has walked it, open on the ways to some queens.

    A finished tree is open by some `levels`; without them, it is whole up to a size, or open by one.
    """
    n, turned = position.n, state.turned_on(position.n)
    is_whole = n <= WHOLE_TREE and not (levels and position.is_end)
    opened = levels or 1 if position.is_end else 1
    root = walked(
        position, sizes, is_whole=is_whole, has_rejected=state.has_rejected, turned=turned, ways=ways, levels=opened
    )
    return _without_failed(root) if state.hides_failed else root


def ways_of(position: Position, shown: Position | None, levels: int | None = None) -> tuple[Board, ...]:
    """Return the ways that are open: to what is shown, and in a finished tree the deepest, to the first solution.

    That isn't where the `levels` are at least half of the rows, nor where another solution is shown.
    """
    ways = (shown.board,) if shown else ()
    is_open = position.is_end and 2 * (levels or 1) < position.n and not (shown and shown.is_solution)
    return (*ways, deepest_path(position.n)) if is_open and position.strategy is PLAIN else ways


_deepest: dict[int, Board] = {}  # those that were found


def deepest_path(n: int) -> Board:
    """Return the rows of the first solution or, where there is none, of the first of the deepest paths.

    It is empty where it takes long to find.
    """
    if n not in _deepest:
        _deepest[n], search = (), Search(n)
        steps = FIRST_SOLUTION.get(n) or TOTAL_STEPS.get(n, 0)
        for _ in range(steps if steps <= SOON else 0):
            search.step()
            _deepest[n] = max(_deepest[n], tuple(search.board), key=len)
    return _deepest[n]


def _without_failed(node: Node) -> Node:
    children = (child for child in node.children if not _has_failed(child))
    return node._replace(children=tuple(map(_without_failed, children)))


def _has_failed(node: Node) -> bool:
    return (node.shape is Shape.FAILED and not node.is_current) or (
        node.shape is Shape.COLLAPSED and node.size is not None and not node.size.solutions
    )


def path_of(position: Position, shown: Position | None) -> tuple[int, ...]:
    """Return the rows that lead to the current node: that of what is shown, or the search's candidate."""
    if shown:
        return shown.board
    is_tested = not (position.is_end or position.is_solution)
    return (*position.board, position.candidate) if is_tested else position.board


def node_at(root: Node, path: tuple[int, ...]) -> Node:
    """Return the node at the end of a path, or the last visible one on the way there."""
    below = (child for child in root.children if child.board == path[: len(child.board)])
    child = next((child for child in below if child.shape is not Shape.REJECTED), None)
    return node_at(child, path) if child else root


def next_node(root: Node, path: tuple[int, ...], key: str) -> Node:
    """Return the node that an arrow key leads to: the one above, the first below, or the next on the same level."""
    here = node_at(root, path)
    if key == "up":
        # The first row of a column is tested where the queen before it has been placed: both are one position.
        is_same = here.shape is Shape.CANDIDATE and here.board[-1] == 0
        return node_at(root, here.board[: -2 if is_same else -1])
    level = _level(root, len(here.board) + (key == "down"))
    if key == "down":
        return next((node for node in level if node.board[:-1] == here.board), here)
    index = level.index(here) + (1 if key == "right" else -1)
    return level[index] if 0 <= index < len(level) else here


def _level(root: Node, depth: int) -> list[Node]:
    nodes = [root]
    for _ in range(depth):
        nodes = [child for node in nodes for child in node.children if child.shape is not Shape.REJECTED]
    return nodes


def can_turn(node: Node) -> bool:
    """Return whether a node is a finished subtree, which opens and closes."""
    return node.shape is Shape.COLLAPSED or (bool(node.children) and not node.is_current)


def position_of(node: Node, n: int, strategy: Strategy = PLAIN) -> Position:
    """Return the position that a node shows: its queens placed, or its row tested."""
    if node.shape in (Shape.CANDIDATE, Shape.REJECTED):
        return Position(n, node.board[:-1], node.board[-1], strategy)
    return Position(n, node.board, 0, strategy)
