"""The tree of a small search: a node for each queen that was placed, where it stands in the whole tree."""

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

STYLES = {
    BlockKind.OPEN: (Icon.ROUND, "open", "accent"),
    BlockKind.FAILED: (Icon.SQUARE, "failed", "failed"),
    BlockKind.SOLVED: (Icon.ROUND, "solved", "safe"),
    BlockKind.UNCOUNTED: (Icon.ROUND, "disabled", "border"),
    BlockKind.SOLUTION: (Icon.DIAMOND, "solved", "safe"),
}
"""The outline of each kind of node, in the shapes of Gecode's Gist, and the roles of its fill and its edge."""

LARGEST = 44  # pixels of a node's height
SMALLEST = 3
GAP = 1.08  # how far apart nodes are at least, in their height
LEVEL_SHARE = 0.72  # of a level's height, for its nodes
NUMBER_SHARE = 0.85  # of a node's height, for the type of its number, and of its width


@lru_cache(maxsize=1000)
def tidy(n: int, strategy: Strategy, root: Board = ()) -> dict[Board, float]:
    """Return how many slots right of a root each node of its tree stands.

    A parent stands over the middle of its children, and subtrees as close to each other as their nodes allow (Reingold
    and Tilford, "Tidier Drawings of Trees", 1981).
    """
    placed, reach, at = dict[Board, float](), dict[int, float](), list[float]()
    for row in next_rows(n, root, strategy):
        inner = tidy(n, strategy, (*root, row))
        apart = [
            reach[len(board)] + 1 - slot
            for board, slot in inner.items()
            if len(board) in reach
        ]
        at.append(max(apart, default=0.0))
        for board, slot in inner.items():
            # On each level they follow from left to right.
            placed[board] = reach[len(board)] = at[-1] + slot
    middle = (at[0] + at[-1]) / 2 if at else 0.0
    return {root: 0.0} | {board: slot - middle for board, slot in placed.items()}


def slot_of(slots: dict[Board, float], board: Board) -> float:
    """Return the slot of a node; a row that is only tested stands right of the last one that was placed in its column.

    There nothing has been walked yet. Left of all of them it stands where the first one will.
    """
    if board in slots:
        return slots[board]
    beside = [
        (one[-1], slot) for one, slot in slots.items() if one and one[:-1] == board[:-1]
    ]
    before, after = (
        [slot for row, slot in beside if row < board[-1]],
        [slot for row, slot in beside if row > board[-1]],
    )
    near = [slot + 1 for slot in before[-1:]] + after[:1]
    return min(near, default=slots[board[:-1]])


class NodesLook(NamedTuple):
    """What a tree of nodes is drawn from."""

    position: Position
    blocks: tuple[Block, ...]  # of the queens that have been placed
    chosen: Board | None = None  # the position that is shown in the search's place
    marks_late: bool = False  # pale nodes for queens that were placed in vain


class Spread(NamedTuple):
    """Where nodes stand: in the middle of a room, as far apart as it allows."""

    body: Room
    names: Rect  # of the columns
    slots: dict[Board, float]
    slot: float  # pixels from a node to the next
    pitch: float  # pixels from a level to the next
    side: int  # pixels of a node's height

    @property
    def left(self) -> float:
        """Where slot 0 is."""
        low = min(self.slots.values())
        high = max(self.slots.values())
        free = self.body.width - (high - low) * self.slot
        return self.body.left + free / 2 - low * self.slot

    @property
    def top(self) -> float:
        """The middle of the first level."""
        return self.body.top + self.pitch / 2

    def point(self, board: Board) -> Pixel:
        """Return the middle of a node."""
        x = self.left + slot_of(self.slots, board) * self.slot
        y = self.top + len(board) * self.pitch
        return round(x), round(y)


def spread_of(ui: Ui, room: Rect, n: int, strategy: Strategy) -> Spread:
    """Return where the nodes of a whole tree stand in a room."""
    size = ui.type.hint
    body = Room(*room).within(ui.padding(room), size // 3)
    # The word for the columns stands beside the first node, where there is room.
    names = body.cut_left(ui.width(str(n), size, BOLD), size // 2)
    slots = tidy(n, strategy)
    levels = n + 1
    pitch = body.height / levels
    width = max(slots.values()) - min(slots.values()) + 1
    slot = min(body.width / width, LARGEST * GAP)
    side = int(min(slot / GAP, LEVEL_SHARE * pitch, LARGEST))
    return Spread(body, names, slots, slot, pitch, max(SMALLEST, side))


def has_numbers(ui: Ui, room: Rect, n: int, strategy: Strategy) -> bool:
    """Return whether each node of a tree has room for its number."""
    side = spread_of(ui, room, n, strategy).side
    widest = name_of(n - 1, n - 1, strategy)
    return _number_size(ui, side, widest) > 0


def _number_size(ui: Ui, side: int, label: str) -> int:
    """Return the size of a number in a node, or 0 if it has no room."""
    size = min(ui.type.body, int(NUMBER_SHARE * side))
    while size >= ui.least(2):
        if ui.width(label, size, BOLD) < NUMBER_SHARE * side:
            return size
        size -= 1
    return 0


def nodes(ui: Ui, room: Room, look: NodesLook, say: Words) -> None:
    """Draw the tree as far as it has been walked, and the row that is tested."""
    position = look.position
    n = position.n
    strategy = position.strategy
    heading = "" if strategy.chooses_column else say("tree_column")
    spread = spread_of(ui, room, n, strategy)
    side = spread.side
    candidate = () if position.is_end or position.is_solution else position.path
    boards = ((), *[block.board for block in look.blocks], candidate)
    points = {board: spread.point(board) for board in boards}
    _name_columns(ui, spread, heading, position)
    path = look.chosen or position.path
    for block in look.blocks:
        is_on_path = path[: len(block.board)] == block.board
        role = "accent" if is_on_path else "border"
        _draw_edge(ui, points, side, block.board, role)
    root = STYLES[_kind_of_root(position, look.blocks)]
    _draw_node(ui, points[()], side, root, "", is_chosen=look.chosen == ())
    for block in look.blocks:
        icon, fill, edge = STYLES[block.kind]
        failed = block.kind is BlockKind.FAILED
        if look.marks_late and failed and is_late(n, block.board):
            fill = "late"
        label = name_of(block.column, block.row, strategy)
        is_chosen = block.board == look.chosen
        style = (icon, fill, edge)
        _draw_node(ui, points[block.board], side, style, label, is_chosen=is_chosen)
    if candidate:
        _draw_tested(ui, room, points, side, position)
    _note_nodes(ui, spread.body, points, max(ui.type.touch // 2, 0.6 * side), position)


def _draw_tested(
    ui: Ui, room: Room, points: dict[Board, Pixel], side: int, position: Position
) -> None:
    """Draw the row that is tested, which is no node: it is taken from the points."""
    # Among small nodes the mark is larger than they are: it stays in the room.
    mark, (across, down) = max(side, ui.smallest), points[position.path]
    most = mark // 2 + 1
    points[position.path] = point = (
        min(across, room.right - most),
        min(down, room.bottom - most),
    )
    _draw_edge(ui, points, side, position.path, "candidate")
    ui.shape(Icon.DASHED, mark, "candidate", point)
    _write(
        ui,
        points.pop(position.path),
        side,
        name_of(*position.square, position.strategy),
        "panel",
    )


def _name_columns(ui: Ui, spread: Spread, heading: str, position: Position) -> None:
    """Write the numbers of the columns, where they have room, and what they are."""
    size = ui.type.hint
    names = spread.names
    ui.text(heading, size, "muted", midleft=(names.left, spread.top))
    if not heading or spread.pitch <= size:
        return
    for column in range(position.n):
        role = "muted"
        weight = REGULAR
        if column == len(position.board):
            role = "text"
            weight = BOLD
        y = spread.top + (column + 1) * spread.pitch
        ui.text(str(column + 1), size, role, weight, midright=(names.right, y))


def _kind_of_root(position: Position, blocks: tuple[Block, ...]) -> BlockKind:
    """Return what the empty board is: not finished yet, and at the end a dead end or what led to solutions."""
    if not position.is_end:
        return BlockKind.OPEN
    has_solution = any(block.kind is BlockKind.SOLUTION for block in blocks)
    return BlockKind.SOLVED if has_solution else BlockKind.FAILED


def _note_nodes(
    ui: Ui, body: Rect, points: dict[Board, Pixel], reach: float, position: Position
) -> None:
    """Note where nodes can be clicked: the nearest one is shown on the board."""

    def find(point: Pixel) -> Command | None:
        away, board = min(
            [
                (max(abs(x - point[0]), abs(y - point[1])), board)
                for board, (x, y) in points.items()
            ]
        )
        return (
            Command(Action.SHOW, position._replace(board=board, candidate=0))
            if away <= reach
            else None
        )

    ui.add_region(find, body)


def _draw_edge(
    ui: Ui, points: dict[Board, Pixel], side: int, board: Board, role: str
) -> None:
    """Draw the edge from a parent's foot to a node's head."""
    (x, y), (left, top), half = points[board], points[board[:-1]], side / 2
    ui.path(
        ((left, top + half), (x, y - half)),
        role,
        max(1.0, side / 26) if role == "border" else 2.0,
    )


def _draw_node(
    ui: Ui,
    point: Pixel,
    side: int,
    style: tuple[Icon, str, str],
    words: str,
    *,
    is_chosen: bool,
) -> None:
    icon, fill, edge = style
    ui.shape(
        icon, side - 2, fill, point, halo=("accent", 4.0) if is_chosen else (edge, 1.0)
    )
    _write(ui, point, side, words, fill)


def _write(ui: Ui, point: Pixel, side: int, label: str, fill: str) -> None:
    """Write a node's number if it has room."""
    size = _number_size(ui, side, label)
    if size:
        ui.text(label, size, ui.theme.ink_on(fill), BOLD, center=point)
