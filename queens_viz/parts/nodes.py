"""The tree of a small search, with a node for each queen that was placed.

Nodes are where they are in the tree of the whole search. The root, which is the empty
board, is at the top; each level below it is a column of the board.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..app.commands import Action, Command
from ..pens import BOLD, REGULAR, Icon, Pixel, Rect, Room, Ui
from ..search.ahead import is_late
from ..search.flame import Block, BlockKind
from ..search.position import Position, next_rows
from ..search.strategy import Board, Strategy
from ..words.words import Words
from .flame_blocks import name_of


@lru_cache(maxsize=1000)
def tidy(n: int, strategy: Strategy, root: Board = ()) -> dict[Board, float]:
    """Return how far each node of a root's subtree is to the right of it, in slots.

    A parent is above the middle of its children, and subtrees are as close to each
    other as their nodes allow (Reingold and Tilford, "Tidier Drawings of Trees", 1981).
    The function calls itself for the subtree of each child.
    """
    # Slots are counted from the first child, until the root's own is known.
    slots: dict[Board, float] = {}
    rightmost: dict[int, float] = {}  # the last slot that is taken, for each level
    children: list[float] = []  # their slots
    for row in next_rows(n, root, strategy):
        subtree = tidy(n, strategy, (*root, row))
        # It is moved to the right until it is beside the nodes of all levels.
        offsets = [
            rightmost[len(board)] + 1 - slot
            for board, slot in subtree.items()
            if len(board) in rightmost
        ]
        offset = max(offsets, default=0.0)
        children.append(offset)
        for board, slot in subtree.items():
            # The nodes of each level come from left to right.
            slots[board] = offset + slot
            rightmost[len(board)] = offset + slot
    middle = 0.0
    if children:
        middle = (children[0] + children[-1]) / 2
    # The root is above the middle: all slots are counted from there.
    from_root = {board: slot - middle for board, slot in slots.items()}
    return {root: 0.0} | from_root


def slot_of(slots: dict[Board, float], board: Board) -> float:
    """Return the slot of a board's node, or of a row that is tested, without a node.

    A row that is tested is beside the nodes of the same column: one slot to the right
    of the last one in a lower row, but not to the right of the first one in a higher
    row. If there are no such nodes, it is below its parent.
    """
    if board in slots:
        return slots[board]
    parent = board[:-1]
    row = board[-1]
    siblings = [node for node in slots if node and node[:-1] == parent]
    lower = [slots[node] for node in siblings if node[-1] < row]
    higher = [slots[node] for node in siblings if node[-1] > row]
    if lower and higher:
        return min(lower[-1] + 1, higher[0])
    if lower:
        return lower[-1] + 1
    if higher:
        return higher[0]
    return slots[parent]


LARGEST = 44  # pixels: the height of a node
SMALLEST = 3  # pixels
GAP = 1.08  # the least distance of two nodes, in their height
LEVEL_SHARE = 0.72  # of a level's height, for its nodes
NODE_REACH = 0.6  # a click finds a node as far from its middle, in its height
NUMBER_SHARE = 0.85  # of a node's height, for its number's width and type


class Spread(NamedTuple):
    """The places of the nodes of a whole tree in a room."""

    body: Room
    names: Rect  # of the numbers of the columns
    slots: dict[Board, float]
    slot: float  # pixels from a node to the next
    pitch: float  # pixels from a level to the next
    side: int  # the height of a node in pixels

    @property
    def left(self) -> float:
        """The x coordinate of the root, in the pixels of the window.

        The tree is in the middle of the width. The slot of its leftmost node is below 0
        if that is at the left of the root.
        """
        leftmost = min(self.slots.values())
        rightmost = max(self.slots.values())
        tree_width = (rightmost - leftmost) * self.slot
        margin = (self.body.width - tree_width) / 2
        return self.body.left + margin - leftmost * self.slot

    @property
    def top(self) -> float:
        """The y coordinate of the root."""
        return self.body.top + self.pitch / 2

    def point(self, board: Board) -> Pixel:
        """Return the middle of a board's node, or where it would be."""
        x = self.left + slot_of(self.slots, board) * self.slot
        y = self.top + len(board) * self.pitch
        return round(x), round(y)


def spread_of(ui: Ui, room: Rect, n: int, strategy: Strategy) -> Spread:
    """Return the places of all nodes, as far apart as a room allows.

    The numbers of the columns are at their left. Nodes have the least size even if they
    overlap then.
    """
    size = ui.type.hint
    body = Room(*room).within(ui.padding(room), size // 3)
    names = body.cut_left(ui.width(str(n), size, BOLD), size // 2)
    slots = tidy(n, strategy)
    levels = n + 1  # the root, and a level for each column
    pitch = body.height / levels
    slots_in_width = max(slots.values()) - min(slots.values()) + 1
    slot = min(body.width / slots_in_width, LARGEST * GAP)
    fitting_side = int(min(slot / GAP, LEVEL_SHARE * pitch, LARGEST))
    side = max(SMALLEST, fitting_side)
    return Spread(body, names, slots, slot=slot, pitch=pitch, side=side)


def nodes_fit(ui: Ui, room: Rect, n: int, strategy: Strategy) -> bool:
    """Return whether the nodes of a whole tree are large enough for their numbers."""
    side = spread_of(ui, room, n, strategy).side
    widest = name_of(n - 1, n - 1, strategy)
    return _number_size(ui, side, widest) > 0


def _number_size(ui: Ui, side: int, label: str) -> int:
    """Return the size of the type of a node's number, or 0 if it doesn't fit.

    `side` is the height of the node in pixels.
    """
    free_width = NUMBER_SHARE * side
    largest = min(ui.type.body, int(free_width))
    smallest = ui.smallest_number(2)
    for size in range(largest, smallest - 1, -1):
        if ui.width(label, size, BOLD) < free_width:
            return size
    return 0


class NodesLook(NamedTuple):
    """What a tree of nodes is drawn from."""

    position: Position
    blocks: tuple[Block, ...]  # of the queens that have been placed
    chosen: Board | None = None  # the position on the board, if it is a chosen one
    marks_late: bool = False  # pale nodes for wasted queens
    ways: frozenset[Board] = frozenset()  # the boards on the ways to chosen solutions


class NodeLook(NamedTuple):
    """What a node is drawn from."""

    icon: Icon
    fill: str  # a role
    edge: str  # a role
    label: str = ""
    is_chosen: bool = False
    is_on_way: bool = False  # to a chosen solution


STYLES = {
    BlockKind.OPEN: NodeLook(Icon.ROUND, "open", "accent"),
    BlockKind.FAILED: NodeLook(Icon.SQUARE, "failed", "failed"),
    BlockKind.SOLVED: NodeLook(Icon.ROUND, "solved", "safe"),
    BlockKind.UNCOUNTED: NodeLook(Icon.ROUND, "disabled", "border"),
    BlockKind.SOLUTION: NodeLook(Icon.DIAMOND, "solved", "safe"),
}
"""How each kind of node is drawn, in the shapes of Gecode's Gist."""


def nodes(ui: Ui, room: Room, look: NodesLook, say: Words) -> None:
    """Draw the nodes of all queens that have been placed, and the row that is tested.

    They are joined by edges, which have another colour on the path from the root to the
    chosen node or the row that is tested. A click shows the position of the nearest
    node.
    """
    position = look.position
    strategy = position.strategy
    spread = spread_of(ui, room, position.n, strategy)
    side = spread.side
    root: Board = ()
    boards = [root, *[block.board for block in look.blocks]]
    points = {board: spread.point(board) for board in boards}
    heading = "" if strategy.chooses_column else say("tree_column")
    _name_columns(ui, spread, heading, position)
    path = look.chosen or position.path
    for block in look.blocks:
        board = block.board
        parent = board[:-1]
        is_on_path = path[: len(board)] == board or board in look.ways
        role = "accent" if is_on_path else "border"
        _draw_edge(ui, (points[parent], points[board]), side, role)
    # Nodes are drawn over the ends of edges.
    _draw_node(ui, points[root], side, _root_look(look))
    for block in look.blocks:
        _draw_node(ui, points[block.board], side, _node_look(look, block))
    is_tested = not (position.is_end or position.is_solution)
    if is_tested:
        _draw_tested(ui, room, spread, position)
    _add_nodes(ui, spread, points, position)


def _root_look(look: NodesLook) -> NodeLook:
    """Return what the root is drawn from.

    It is open until the end of the search. Then it is solved if there are solutions.
    """
    if not look.position.is_end:
        kind = BlockKind.OPEN
    elif BlockKind.SOLUTION in [block.kind for block in look.blocks]:
        kind = BlockKind.SOLVED
    else:
        kind = BlockKind.FAILED
    is_chosen = look.chosen == ()
    return STYLES[kind]._replace(is_chosen=is_chosen)


def _node_look(look: NodesLook, block: Block) -> NodeLook:
    """Return what the node of a queen is drawn from.

    It has the style of its block's kind, but is pale if its queen was wasted and such
    queens are marked.
    """
    position = look.position
    style = STYLES[block.kind]
    fill = style.fill
    has_failed = block.kind is BlockKind.FAILED
    if look.marks_late and has_failed and is_late(position.n, block.board):
        fill = "late"
    label = name_of(block.column, block.row, position.strategy)
    is_chosen = block.board == look.chosen
    return NodeLook(
        style.icon,
        fill,
        style.edge,
        label,
        is_chosen=is_chosen,
        is_on_way=block.board in look.ways,
    )


def _draw_tested(ui: Ui, room: Room, spread: Spread, position: Position) -> None:
    """Draw the row that is tested as a dashed circle, with an edge from its parent."""
    # The circle may be larger than nodes: it is moved so that it is inside the room.
    side = max(spread.side, ui.smallest)
    margin = side // 2 + 1
    x, y = spread.point(position.path)
    point = min(x, room.right - margin), min(y, room.bottom - margin)
    parent = spread.point(position.path[:-1])
    _draw_edge(ui, (parent, point), spread.side, "candidate")
    ui.shape(Icon.DASHED, side, "candidate", point)
    label = name_of(*position.square, position.strategy)
    look = NodeLook(Icon.DASHED, "panel", "candidate", label)
    _draw_number(ui, point, spread.side, look)


def _name_columns(ui: Ui, spread: Spread, heading: str, position: Position) -> None:
    """Write the heading of the columns beside the root, and their numbers below it.

    There are none if the heading is empty, and no numbers if they don't fit in a level.
    The number of the next column is highlighted.
    """
    size = ui.type.hint
    names = spread.names
    ui.text(heading, size, "muted", midleft=(names.left, spread.top))
    if not heading or spread.pitch <= size:
        return
    next_column = len(position.board)
    for column in range(position.n):
        role = "muted"
        weight = REGULAR
        if column == next_column:
            role = "text"
            weight = BOLD
        y = spread.top + (column + 1) * spread.pitch
        ui.text(str(column + 1), size, role, weight, midright=(names.right, y))


def _add_nodes(
    ui: Ui, spread: Spread, points: dict[Board, Pixel], position: Position
) -> None:
    """Make nodes clickable: a click shows the position of a node that is near enough.

    `points` are the middles of all nodes.
    """
    reach = max(ui.type.touch // 2, NODE_REACH * spread.side)

    def find(click: Pixel) -> Command | None:
        """Return the command of a click, or None if no node is near enough."""

        def distance(board: Board) -> int:
            """Return how far a node is from the click, to the side or up and down."""
            x, y = points[board]
            return max(abs(x - click[0]), abs(y - click[1]))

        # Of several nodes at the same distance, the board decides.
        nearest = min(points, key=lambda board: (distance(board), board))
        if distance(nearest) > reach:
            return None
        return Command(Action.SHOW, position._replace(board=nearest, candidate=0))

    ui.add_region(find, spread.body)


def _draw_edge(ui: Ui, points: tuple[Pixel, Pixel], side: int, role: str) -> None:
    """Draw the edge between nodes, from the foot of a parent to the top of its child.

    `points` are the middles of both nodes, which have the height `side`. Edges in the
    colour of a role other than "border" are highlighted, and have a fixed width.
    """
    parent, child = points
    half = side / 2
    start = parent[0], parent[1] + half
    end = child[0], child[1] - half
    width = 2.0
    if role == "border":
        width = max(1.0, side / 26)
    ui.path((start, end), role, width)


def _draw_node(ui: Ui, point: Pixel, side: int, look: NodeLook) -> None:
    """Draw a node of the height `side` around a point, with its number if that fits.

    The chosen node has a broad halo.
    """
    halo = (look.edge, 1.0)
    if look.is_on_way:
        halo = ("accent", 2.5)
    if look.is_chosen:
        halo = ("accent", 4.0)
    # The icon and a thin halo have the height together.
    ui.shape(look.icon, side - 2, look.fill, point, halo=halo)
    _draw_number(ui, point, side, look)


def _draw_number(ui: Ui, point: Pixel, side: int, look: NodeLook) -> None:
    """Write the number of a node of the height `side` in its middle, if it fits."""
    size = _number_size(ui, side, look.label)
    if size:
        ink = ui.theme.ink_on(look.fill)
        ui.text(look.label, size, ink, BOLD, center=point)
