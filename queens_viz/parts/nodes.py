"""The tree of a small search: a node for each queen that was placed, where she stands in the whole tree."""

from __future__ import annotations

from functools import lru_cache

from ..app.commands import Action, Command
from ..pens import BOLD, REGULAR, Icon, Pixel, Rect, Room, Ui
from ..search.ahead import is_late
from ..search.flame import Block, BlockKind
from ..search.position import Position, next_rows
from ..search.strategy import Board, Strategy
from ..words.words import Words
from .flame_blocks import name_of

STYLES = {
    BlockKind.STANDS: (Icon.ROUND, "open", "accent"),
    BlockKind.FAILED: (Icon.SQUARE, "failed", "failed"),
    BlockKind.SOLVED: (Icon.ROUND, "solved", "safe"),
    BlockKind.UNCOUNTED: (Icon.ROUND, "disabled", "border"),
    BlockKind.SOLUTION: (Icon.DIAMOND, "solved", "safe"),
}
"""The outline of each kind of node, in the shapes of Gecode's Gist, and the roles of its fill and its edge."""

LARGEST, GAP = 44, 1.12
"""Pixels of a node's height at most, and how far apart nodes are at least, in their height."""


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


def nodes(
    ui: Ui, room: Room, position: Position, blocks: tuple[Block, ...],
    chosen: Board | None, tells_late: bool, say: Words,
) -> None:  # fmt: skip
    """Draw the tree as far as it has been walked: its blocks as nodes, and the candidate's row where it is tested.

    `chosen` are the queens of what is shown in the search's place. It `tells_late` which were placed in vain.
    """
    n, strategy, size = position.n, position.strategy, ui.type.hint
    body = room.within(ui.padding(room), size // 3)
    heading = "" if strategy.chooses_column else say("tree_column")
    names = body.cut_left(max(ui.width(heading, size), size), size // 2)
    slots = tidy(n, strategy)
    low, high, pitch = min(slots.values()), max(slots.values()), body.height / (n + 1)
    slot = min(body.width / (high - low + 1), LARGEST * GAP)
    side = max(3, int(min(slot / GAP, 0.72 * pitch, LARGEST)))
    x, y = (
        body.left + (body.width - (high - low) * slot) / 2 - low * slot,
        body.top + pitch / 2,
    )
    candidate = () if position.is_end or position.is_solution else position.path
    points = {
        board: (round(x + slot_of(slots, board) * slot), round(y + len(board) * pitch))
        for board in ((), *[block.board for block in blocks], candidate)
    }
    _name_columns(ui, names, heading, y, pitch, position)
    path = chosen or position.path
    for block in blocks:
        _draw_edge(
            ui,
            points,
            side,
            block.board,
            "accent" if path[: len(block.board)] == block.board else "border",
        )
    _draw_node(
        ui,
        points[()],
        side,
        STYLES[_kind_of_root(position, blocks)],
        "",
        is_chosen=chosen == (),
    )
    for block in blocks:
        icon, fill, edge = STYLES[block.kind]
        in_vain = (
            tells_late and block.kind is BlockKind.FAILED and is_late(n, block.board)
        )
        style, words = (
            (icon, "late" if in_vain else fill, edge),
            name_of(block.column, block.row, strategy),
        )
        _draw_node(
            ui, points[block.board], side, style, words, is_chosen=block.board == chosen
        )
    if candidate:
        _draw_tested(ui, room, points, side, position)
    _note_nodes(ui, body, points, max(ui.type.touch // 2, 0.6 * side), position)


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


def _name_columns(
    ui: Ui, names: Rect, heading: str, top: float, pitch: float, position: Position
) -> None:
    """Write what the rows are of: the numbers of their columns, where these have room."""
    size = ui.type.hint
    ui.text(heading, size, "muted", midleft=(names.left, top))
    for column in range(position.n if heading and pitch > size else 0):
        role, weight = (
            ("text", BOLD) if column == len(position.board) else ("muted", REGULAR)
        )
        ui.text(
            str(column + 1),
            size,
            role,
            weight,
            midright=(names.right, top + (column + 1) * pitch),
        )


def _kind_of_root(position: Position, blocks: tuple[Block, ...]) -> BlockKind:
    """Return what the empty board is: not finished yet, and at the end a dead end or what led to solutions."""
    if not position.is_end:
        return BlockKind.STANDS
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

    ui.hit(find, body)


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


def _write(ui: Ui, point: Pixel, side: int, words: str, fill: str) -> None:
    """Write a node's row where that has room."""
    size, least = min(ui.type.body, int(0.7 * side)), ui.least(2)
    while size >= least and ui.width(words, size, BOLD) >= 0.8 * side:
        size -= 1
    if size >= least:
        ui.text(words, size, ui.theme.ink_on(fill), BOLD, center=point)
