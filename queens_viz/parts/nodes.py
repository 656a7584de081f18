"""The tree of a small search: a node for each queen that was placed, where she stands in the whole tree."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..app.commands import Action, Command
from ..pens.buttons import ButtonLook
from ..pens.face import BOLD, REGULAR
from ..pens.icons import Icon
from ..pens.rect import Pixel, Rect
from ..pens.ui import Room, Ui
from ..search.flame import Block, BlockKind
from ..search.position import Position, taken_rows
from ..search.strategy import Strategy

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

Board = tuple[int, ...]


class Nodes(NamedTuple):
    """What there is to see of the tree: the blocks that were walked, the candidate's rows where it is tested.

    `here` is the column at hand, `chosen` the queens of what is shown in the search's place; `late` are queens that
    were placed in vain, where that is told.
    """

    n: int
    strategy: Strategy
    blocks: tuple[Block, ...]
    candidate: Board | None
    here: int
    chosen: Board | None
    late: frozenset[Board]
    heading: str
    told: str


@lru_cache(maxsize=32)
def tidy(n: int, strategy: Strategy) -> tuple[dict[Board, float], float, float]:
    """Return how many slots right of the root each node of the whole tree stands, and how far all reaches.

    A parent stands over the middle of its children, and subtrees as close to each other as their outlines allow
    (Reingold and Tilford, "Tidier Drawings of Trees", 1981).
    """
    away: dict[Board, float] = {(): 0.0}

    def outline(board: Board) -> list[tuple[float, float]]:
        """Place what is below a node, and return how far each level of it reaches left and right."""
        reach, at = list[tuple[float, float]](), list[float]()
        taken = taken_rows(n, board, strategy)[-1]
        children = [(*board, row) for row in range(n) if taken >> row & 1] if len(board) < n else []
        for child in children:
            inner = [(0.0, 0.0), *outline(child)]
            x = max([high + 1 - low for (low, _), (_, high) in zip(inner, reach, strict=False)], default=0.0)
            at.append(x)
            for level, (low, high) in enumerate(inner):
                if level < len(reach):
                    reach[level] = reach[level][0], x + high
                else:
                    reach.append((x + low, x + high))
        middle = (at[0] + at[-1]) / 2 if at else 0.0
        away.update({child: x - middle for child, x in zip(children, at, strict=True)})
        return [(low - middle, high - middle) for low, high in reach]

    reach = outline(())
    places = dict[Board, float]()
    for board in sorted(away, key=len):
        places[board] = places[board[:-1]] + away[board] if board else 0.0
    return places, min([low for low, _ in reach], default=0.0), max([high for _, high in reach], default=0.0)


class Places(NamedTuple):
    """Where nodes stand: the whole tree in its slots, the root's middle, a slot, a row and a node's side in pixels."""

    slots: dict[Board, float]
    x: float
    y: float
    slot: float
    pitch: float
    side: int

    def point(self, board: Board) -> Pixel:
        """Return the middle of a node; a row that is only tested stands between those of its column in the tree."""
        slot = self.slots.get(board)
        if slot is None:
            beside = [(one[-1], at) for one, at in self.slots.items() if one[:-1] == board[:-1] and one]
            before = max([one for one in beside if one[0] < board[-1]], default=None)
            after = min([one for one in beside if one[0] > board[-1]], default=before)
            before = before or after
            slot = (before[1] + after[1]) / 2 if before and after else self.slots[board[:-1]]
        return round(self.x + slot * self.slot), round(self.y + len(board) * self.pitch)

    def board_at(self, point: Pixel, reach: int) -> Board | None:
        """Return the node at a point."""
        away = [(max(abs(x - point[0]), abs(y - point[1])), one) for one in self.slots for x, y in [self.point(one)]]
        nearest = min(away)
        return nearest[1] if nearest[0] <= max(reach, 0.6 * self.side) else None


def nodes(ui: Ui, room: Room, said: Nodes) -> Rect:
    """Draw the tree as far as it has been walked, and what it counts."""
    ui.press(ButtonLook(Action.NODE, Action.NODE, said.told, ""), room.inflate(-12, -12), is_of_keys=True)
    size, body = ui.type.hint, Room(*room).within(ui.padding(room), ui.type.hint // 3)
    names = body.cut_left(max(ui.width(said.heading, size), size), size // 2)
    slots, low, high = tidy(said.n, said.strategy)
    pitch, slot = body.height / (said.n + 1), min(body.width / (high - low + 1), LARGEST * GAP)
    side = max(3, int(min(slot / GAP, 0.72 * pitch, LARGEST)))
    x = body.left + (body.width - (high - low) * slot) / 2 - low * slot
    places = Places(slots, x, body.top + pitch / 2, slot, pitch, side)
    _draw_names(ui, names, places, said)
    path = said.chosen or said.candidate or ()
    for block in said.blocks:
        _draw_edge(ui, places, block.board, "accent" if path[: len(block.board)] == block.board else "border")
    if said.candidate:
        _draw_edge(ui, places, said.candidate, "candidate")
    _draw_node(ui, places.point(()), side, STYLES[BlockKind.STANDS], "", is_chosen=said.chosen == ())
    for block in said.blocks:
        words = f"{block.column + 1}·{block.row + 1}" if said.strategy.chooses_column else str(block.row + 1)
        icon, fill, edge = STYLES[block.kind]
        style = icon, "late" if block.board in said.late else fill, edge
        _draw_node(ui, places.point(block.board), side, style, words, is_chosen=block.board == said.chosen)
    if said.candidate:
        ui.shape(Icon.DASHED, side, "candidate", places.point(said.candidate))
    shown = {(), *[block.board for block in said.blocks]}

    def find(point: Pixel) -> Command | None:
        board = places.board_at(point, ui.type.touch // 2)
        return Command(Action.SHOW, Position(said.n, board, 0, said.strategy)) if board in shown else None

    ui.noted.areas.append((body.copy(), find))
    return room


def _draw_names(ui: Ui, names: Rect, places: Places, said: Nodes) -> None:
    """Write the numbers of the columns before their levels."""
    size = ui.type.hint
    ui.text(said.heading, size, "muted", midleft=(names.left, places.y))
    for k in range(said.n if not said.strategy.chooses_column and places.pitch > size else 0):
        role, weight = ("text", BOLD) if k == said.here else ("muted", REGULAR)
        ui.text(str(k + 1), size, role, weight, midright=(names.right, places.y + (k + 1) * places.pitch))


def _draw_edge(ui: Ui, places: Places, board: Board, role: str) -> None:
    """Draw the edge from a parent's foot to a node's head."""
    (x, y), (left, top), half = places.point(board), places.point(board[:-1]), places.side / 2
    ui.path(((left, top + half), (x, y - half)), role, max(1.0, places.side / 26) if role == "border" else 2.0)


def _draw_node(ui: Ui, point: Pixel, side: int, style: tuple[Icon, str, str], words: str, *, is_chosen: bool) -> None:
    """Draw a node's shape, and its row where that has room."""
    icon, fill, edge = style
    ui.shape(icon, side - 2, fill, point, halo=("accent", 4.0) if is_chosen else (edge, 1.0))
    size = min(ui.type.hint, int(0.56 * side))
    if size >= ui.smallest - 2 and ui.width(words, size, BOLD) < 0.8 * side:
        ui.text(words, size, ui.theme.ink_on(fill), BOLD, center=point)
