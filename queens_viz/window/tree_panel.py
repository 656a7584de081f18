"""The search tree as far as it has been walked, in the shapes of Gecode's Gist: what stands where, and how it looks."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import pygame

from ..app.moment import Moment
from ..app.state import WHOLE_TREE, Labels, TreeState
from ..search.position import Position
from ..search.tree import Node, Shape, Sizes, walked
from ..words.words import Words
from .brush import Brush, Weight
from .layout import Layout, padding

SMALLEST_SHAPE = 4
"""Pixels of the radius below which shapes do not shrink: the tree is then larger than its panel."""


LARGEST_GROWTH = 3
"""How many times larger shapes become, however far the tree is magnified."""

REJECTED_WIDTH = 0.42
"""The room of a rejected row, in that of a node."""


class Spot(NamedTuple):
    """A node and where its middle stands; `parent` is where its parent stands.

    `note` is the size of a collapsed subtree in words: its nodes and, if it has any, its solutions. `counts` are the
    same as mere numbers, for where there is less room.
    """

    node: Node
    x: int
    y: int
    parent: tuple[int, int] | None
    label: str
    note: tuple[str, ...]
    counts: tuple[str, ...]


class TreeLook(NamedTuple):
    """What the panel shows: nodes in an area, names of columns with their height, and the radius of a shape."""

    area: pygame.Rect
    spots: tuple[Spot, ...]
    columns: tuple[tuple[str, int, bool], ...]
    radius: int
    shown: tuple[int, ...] | None


class _Place(NamedTuple):
    """A node and its place in a tree without a scale: leaves one apart, levels one apart."""

    node: Node
    slot: float
    depth: int
    parent: int | None


def look(
    moment: Moment,
    sizes: Sizes,
    state: TreeState,
    shown: Position | None,
    body: pygame.Rect,
    layout: Layout,
    brush: Brush,
    say: Words,
) -> TreeLook:
    """Decide what the panel shows: the tree fitted to it, or moved so that the current node is seen."""
    position = moment.position
    is_whole = position.n <= WHOLE_TREE
    # The number of known sizes tells one state of the counting from the next.
    places = _places(_tree(position, sizes.news, is_whole, state.has_rejected, sizes), state)
    area = _area(body, position.n, layout, brush, say)
    slots = max(place.slot for place in places) + 0.5
    levels = position.n + 1
    body_text = layout.text.body
    across = max(2.4 * SMALLEST_SHAPE, min(3.4 * body_text, area.width / slots))
    down = max(3.2 * SMALLEST_SHAPE, min(3.9 * body_text, area.height / levels))
    here = max((place for place in places if place.node.is_current), key=lambda place: place.depth)
    left = _start(area.left, area.width, across * slots, across * here.slot)
    top = _start(area.top, area.height, down * levels, down * (here.depth + 0.5))

    def magnified(value: float, middle: int, moved: int) -> int:
        return round(middle + (value - middle) * state.zoom + moved)

    def x_of(slot: float) -> int:
        return magnified(left + slot * across, body.centerx, state.moved[0])

    def y_of(depth: float) -> int:
        return magnified(top + (depth + 0.5) * down, body.centery, state.moved[1])

    radius = round(min(0.42 * across, 0.36 * down, 0.85 * body_text) * min(state.zoom, LARGEST_GROWTH))
    points = [(x_of(place.slot), y_of(place.depth)) for place in places]
    spots = tuple(
        Spot(
            place.node,
            *point,
            None if place.parent is None else points[place.parent],
            _label(place.node, state.labels, say),
            _note(place.node, say),
            _counts(place.node, say),
        )
        for place, point in zip(places, points, strict=True)
    )
    depth = len(position.board)
    columns = tuple(
        (say("tree_column", column=column + 1), y_of(column + 1), column == depth)
        for column in range(position.n)
        if down * state.zoom >= layout.text.hint or column == depth
    )
    return TreeLook(area, spots, columns, max(SMALLEST_SHAPE, radius), shown.board if shown else None)


def _area(body: pygame.Rect, n: int, layout: Layout, brush: Brush, say: Words) -> pygame.Rect:
    """Return the part of the panel that the tree itself fills, at the right of the columns' names."""
    hint = layout.text.hint
    names = padding(layout.text, body.width) + brush.width(say("tree_column", column=n), hint, Weight.BOLD) + hint // 2
    return pygame.Rect(body.left + names, body.top + hint // 3, body.width - names - hint // 2, body.height - hint // 2)


@lru_cache(maxsize=8)
def _tree(position: Position, known: int, is_whole: bool, has_rejected: bool, sizes: Sizes) -> Node:
    return walked(position, sizes, is_whole=is_whole, has_rejected=has_rejected)


def _start(start: int, room: int, needed: float, here: float) -> float:
    """Return where a tree begins: in the middle of the room, or so that the current node is seen."""
    if needed <= room:
        return start + (room - needed) / 2
    return start + min(0.0, max(room - needed, room / 2 - here))


def _places(root: Node, state: TreeState) -> list[_Place]:
    """Give each leaf a slot of its own, and each other node the middle of its children's."""
    places: list[_Place] = []
    free = 0.0

    def put(node: Node, depth: int, parent: int | None) -> float:
        nonlocal free
        index = len(places)
        places.append(_Place(node, 0, depth, parent))
        children = [child for child in node.children if not (state.hides_failed and _has_failed(child))]
        slots = [put(child, depth + 1, index) for child in children]
        if slots:
            slot = (slots[0] + slots[-1]) / 2
        else:
            width = REJECTED_WIDTH if node.shape is Shape.REJECTED else 1.0
            slot, free = free + width / 2, free + width
        places[index] = places[index]._replace(slot=slot)
        return slot

    put(root, 0, None)
    return places


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


def spot_at(look: TreeLook, point: tuple[int, int]) -> Spot | None:
    """Return the node at a point, if there is one."""
    if not look.area.collidepoint(point):
        return None
    reach = max(8, look.radius + 2)
    near = [spot for spot in look.spots if abs(spot.x - point[0]) <= reach and abs(spot.y - point[1]) <= reach]
    return min(near, key=lambda spot: abs(spot.x - point[0]) + abs(spot.y - point[1]), default=None)


def position_of(node: Node, n: int) -> Position:
    """Return the position that a click on a node shows: its queens placed, or its row tested."""
    if node.shape in (Shape.CANDIDATE, Shape.REJECTED):
        return Position(n, node.board[:-1], node.board[-1])
    return Position(n, node.board, 0)
