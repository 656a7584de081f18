"""The search tree as far as it has been walked, in the shapes of Gecode's Gist: what it shows."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..app.nodes import can_turn, node_at, path_of, position_of, tree_of, ways_of
from ..app.questions import Square
from ..app.state import Labels
from ..pens.icons import Icon
from ..search.ahead import is_late
from ..search.position import Position
from ..search.strategy import FEWEST, PLAIN, Strategy, level
from ..search.tree import Node, Shape
from ..words.outlook import late_share, saved_share, shares_in_short
from ..words.words import Words
from .scene import Scene

PLACED = {Shape.OPEN, Shape.FAILED, Shape.UNCOUNTED, Shape.COLLAPSED}
"""The shapes of placed queens that may have been placed in vain."""


class Style(NamedTuple):
    """A node's outline, and the roles of its fill and its edge."""

    icon: Icon
    fill: str
    edge: str


STYLES = {
    Shape.OPEN: Style(Icon.ROUND, "open", "accent"),
    Shape.FAILED: Style(Icon.SQUARE, "failed", "failed"),
    Shape.SOLVED: Style(Icon.ROUND, "solved", "safe"),
    Shape.UNCOUNTED: Style(Icon.ROUND, "disabled", "border"),
    Shape.SOLUTION: Style(Icon.DIAMOND, "solved", "safe"),
    Shape.REJECTED: Style(Icon.THIN_CROSS, "muted", "muted"),
    Shape.CANDIDATE: Style(Icon.ROUND, "panel", "candidate"),
}
"""How each shape looks that is not collapsed."""

NOT_TAKEN = Style(Icon.MINUS, "backtrack", "backtrack")
"""How a row looks that was safe, but would have left a column empty."""


class Spot(NamedTuple):
    """A node, its level down, counted from 0, and the index of its parent.

    `counts` are the nodes and, if it has any, the solutions of a collapsed subtree. What `can_turn` opens and closes.
    A click shows it or, where it is shown and so `turns`, opens or closes it. `queens` are the columns and rows of its
    queens, where these stand in any columns.
    """

    node: Node
    level: int
    parent: int | None
    style: Style
    label: str
    counts: tuple[str, ...]
    can_turn: bool
    leads_here: bool
    turns: bool
    queens: tuple[Square, ...] = ()
    strategy: Strategy = PLAIN

    @property
    def is_open(self) -> bool:
        """Whether what is below it is seen: then the sign of what a second click does is a minus, else a plus."""
        return bool(self.node.children)

    def click(self, n: int) -> Command:
        """Return what a click asks for."""
        return Command(Action.TURN) if self.turns else Command(Action.SHOW, position_of(self.node, n, self.strategy))


class TreeLook(NamedTuple):
    """The nodes, from the left and from the top down, so that a parent comes before its children.

    `path` are the indices of the nodes on which the search stands, `chosen` is that of the node of what is shown in its
    place. `n` is the size of the board. `heading` stands over the numbers of the rows below the root; `here` is
    the column at hand, which there may be none of. Where a row is no column it has no number; the heading says what
    stands on the nodes, of which `widest` is the widest. `total` is the size of the complete tree in words. `share`
    says how many steps were made too late to succeed, where what is left is shown and that is counted, and `saved` how
    many looking ahead would have saved; `shares` says both in short.
    """

    spots: tuple[Spot, ...]
    path: tuple[int, ...]
    chosen: int | None
    n: int
    heading: str
    here: int
    total: tuple[str, ...]
    legend: tuple[str, str, str, str]
    share: str
    switch: tuple[str, str]
    has_columns: bool = True
    widest: str = ""
    saved: str = ""
    shares: str = ""


def look(scene: Scene, levels: int | None = None, *, is_bare: bool = False) -> TreeLook:
    """Decide what the tree shows; one that is finished is open by some `levels`, and no further if it `is_bare`."""
    position, state, say = scene.moment.position, scene.state.tree, scene.say
    shown = None if is_bare else scene.state.shown
    ways = () if is_bare else ways_of(position, shown, levels)
    state = state._replace(turned=frozenset()) if is_bare else state
    root = tree_of(position, scene.findings.sizes, state, ways, levels)
    here = node_at(root, path_of(position, shown)).board
    has_columns, has_rows = position.strategy is not FEWEST, state.labels is Labels.ROW
    spots = _spots(root, here, scene)
    return TreeLook(
        spots=spots,
        path=tuple(k for k, spot in enumerate(spots) if spot.node.is_current),
        chosen=next(k for k, spot in enumerate(spots) if spot.node.board == here) if shown else None,
        n=scene.n,
        heading=say("tree_column") if has_columns else say("tree_square") if has_rows else "",
        here=len(position.board),
        total=(say.count("nodes", root.size.nodes), say.found(root.size.solutions, is_over=True)) if root.size else (),
        legend=(say("under_each"), say("point_at"), say("nodes_name"), say("solutions_name")),
        **_shares(scene),
        switch=(say("with_board" if state.is_large else "whole_window"), "O"),
        has_columns=has_columns,
        widest=_square((position.n - 1, position.n - 1)) if has_rows and not has_columns else "",
    )


def _shares(scene: Scene) -> dict[str, str]:
    """Return what is said of the steps so far, where what is left is shown."""
    if not scene.state.has_outlook:
        return {"share": ""}
    of = scene.moment.position, scene.moment.steps, scene.say
    return {"share": late_share(*of), "saved": saved_share(*of), "shares": shares_in_short(*of)}


def queens_of(n: int, board: tuple[int, ...], strategy: Strategy) -> tuple[Square, ...]:
    """Return the columns and rows of a node's queens, in the order in which they were placed."""
    return Position._make((n, board, 0, strategy)).queens


def named(queens: tuple[Square, ...], strategy: Strategy, say: Words) -> str:
    """Return a node in few words: the rows of its queens or, where these stand in any columns, its last one's square.

    >>> named(((0, 1), (1, 3)), PLAIN, Words()), named(((0, 1), (4, 3)), FEWEST, Words())
    ('queens in rows 2, 4', 'column 5, row 4')
    """
    if strategy is FEWEST:
        column, row = queens[-1]
        return say("square_of", column=column + 1, row=row + 1)
    rows = ", ".join([str(row + 1) for _, row in queens])
    return say.count("queens_in_rows", len(queens), rows=rows)


def _square(square: Square) -> str:
    return f"{square[0] + 1}·{square[1] + 1}"


def _spots(root: Node, here: tuple[int, ...], scene: Scene) -> tuple[Spot, ...]:
    """Return the nodes in the order of the search, each before those below it."""
    shown, labels, say = scene.state.shown, scene.state.tree.labels, scene.say
    n, strategy = scene.n, scene.moment.position.strategy
    has_late = scene.state.has_outlook and strategy is PLAIN
    spots: list[Spot] = []
    waiting: list[tuple[Node, int | None]] = [(root, None)]
    while waiting:
        node, parent = waiting.pop()
        depth, board = len(node.board), node.board
        waiting += [(child, len(spots)) for child in reversed(node.children)]
        leads_here = node.shape is not Shape.REJECTED and board == here[:depth]
        is_finished = can_turn(node)
        turns = is_finished and shown is not None and (shown.board, shown.candidate) == (board, 0)
        style = _style(node, n, strategy)
        if has_late and node.shape in PLACED and is_late(n, board):
            style = style._replace(fill="late")
        queens = queens_of(n, board, strategy) if strategy is FEWEST else ()
        words = _label(node, queens, labels, say), _counts(node, say)
        spots.append(Spot(node, depth, parent, style, *words, is_finished, leads_here, turns, queens, strategy))
    return tuple(spots)


def was_safe(node: Node, n: int, strategy: Strategy) -> bool:
    """Return whether no queen attacks the row of a rejected node: it would leave a column empty."""
    return strategy is not PLAIN and bool(level(n, node.board[:-1], strategy).safe >> node.board[-1] & 1)


def _style(node: Node, n: int, strategy: Strategy) -> Style:
    """Return how a node looks; a collapsed one is a triangle in the colours of what it holds."""
    if node.shape is Shape.REJECTED and was_safe(node, n, strategy):
        return NOT_TAKEN
    if node.shape is not Shape.COLLAPSED:
        return STYLES[node.shape]
    held = Shape.UNCOUNTED if node.size is None else Shape.SOLVED if node.size.solutions else Shape.FAILED
    return STYLES[held]._replace(icon=Icon.PYRAMID)


def _label(node: Node, queens: tuple[Square, ...], labels: Labels, say: Words) -> str:
    if labels is Labels.NONE or not node.board or node.shape is Shape.REJECTED:
        return ""
    if labels is Labels.STEP and node.shape is not Shape.CANDIDATE:
        return "…" if node.steps is None else say.number(node.steps)
    return _square(queens[-1]) if queens else str(node.board[-1] + 1)


def _counts(node: Node, say: Words) -> tuple[str, ...]:
    """Return the size of a collapsed subtree in numbers."""
    if node.shape is not Shape.COLLAPSED or not node.size:
        return ()
    return tuple(say.number(count) for count in node.size if count)
