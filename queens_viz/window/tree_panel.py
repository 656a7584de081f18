"""The search tree as far as it has been walked, in the shapes of Gecode's Gist: what stands where, and how it looks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import pygame

from ..app.player import Moment
from ..app.state import WHOLE_TREE, Labels, TreeState
from ..looks.theme import Colour, Theme
from ..search.position import Position
from ..search.tree import Node, Shape, Sizes, walked
from ..words.words import Words
from .brush import Brush, Weight
from .layout import SMALLEST_TEXT, Layout, padding
from .outlines import Icon

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


def paint(surface: pygame.Surface, look: TreeLook, body: pygame.Rect, layout: Layout, brush: Brush) -> None:
    """Draw the tree; what lies beyond the panel is cut off."""
    theme, text = brush.theme, layout.text
    whole = surface.get_clip()
    surface.set_clip(look.area)
    for is_current in (False, True):
        for spot in look.spots:
            if spot.parent and spot.node.is_current is is_current:
                _paint_edge(surface, spot, look.radius, brush)
    seen = look.area.inflate(2 * look.radius, 2 * look.radius)
    for spot in look.spots:
        if seen.collidepoint(spot.x, spot.y):
            _paint_shape(surface, spot, look, layout, brush)
    for note in _notes(look, text.hint, brush):
        for (words, at), (colour, weight) in zip(note, _note_styles(theme), strict=False):
            brush.text(surface, words, text.hint, colour, weight, center=at.center)
    surface.set_clip(whole)
    left = body.left + padding(text, body.width)
    for name, y, is_here in look.columns:
        if body.top + text.hint // 2 <= y <= body.bottom - text.hint // 2:
            colour, weight = (theme.text, Weight.BOLD) if is_here else (theme.muted, Weight.REGULAR)
            brush.text(surface, name, text.hint, colour, weight, midleft=(left, y))


def _paint_edge(surface: pygame.Surface, spot: Spot, radius: int, brush: Brush) -> None:
    assert spot.parent
    theme, end = brush.theme, (spot.x, spot.y)
    if spot.node.shape is Shape.CANDIDATE:
        brush.line(surface, spot.parent, (spot.x, spot.y - radius), theme.candidate, 2)
    elif spot.node.is_current:
        brush.line(surface, spot.parent, end, theme.accent, max(2.0, radius / 4))
    elif spot.node.shape is not Shape.REJECTED or radius > SMALLEST_SHAPE:
        brush.line(surface, spot.parent, end, theme.border)


def _style(node: Node, theme: Theme) -> tuple[Icon, Colour, Colour]:
    """Return a node's outline, its fill and its edge."""
    match node.shape:
        case Shape.OPEN:
            return Icon.ROUND, theme.open, theme.accent
        case Shape.FAILED:
            return Icon.SQUARE, theme.failed, theme.failed
        case Shape.SOLVED:
            return Icon.ROUND, theme.solved, theme.safe
        case Shape.SOLUTION:
            return Icon.DIAMOND, theme.solved, theme.safe
        case Shape.COLLAPSED if node.size is None:
            return Icon.PYRAMID, theme.disabled, theme.border
        case Shape.COLLAPSED if node.size and node.size.solutions:
            return Icon.PYRAMID, theme.solved, theme.safe
        case Shape.COLLAPSED:
            return Icon.PYRAMID, theme.failed, theme.failed
    return Icon.ROUND, theme.panel, theme.candidate


def _paint_shape(surface: pygame.Surface, spot: Spot, look: TreeLook, layout: Layout, brush: Brush) -> None:
    theme, radius, node = brush.theme, look.radius, spot.node
    point = (spot.x, spot.y)
    if node.shape is Shape.REJECTED:
        size = max(6, round(0.9 * radius))
        brush.icon(surface, Icon.THIN_CROSS, size, theme.muted, point)
        return
    icon, fill, edge = _style(node, theme)
    if node.shape is Shape.CANDIDATE:
        brush.icon(surface, Icon.DASHED, 2 * radius, edge, point)
        brush.icon(surface, icon, round(1.6 * radius), fill, point)
        ink = theme.attacked
    else:
        size = round(radius * {Icon.DIAMOND: 2.3, Icon.PYRAMID: 2.6}.get(icon, 2.0))
        brush.icon(surface, icon, size, fill, point, halo=(edge, max(1.0, radius / 8)))
        ink = max((theme.text, theme.window), key=lambda colour: _contrast(colour, fill))
    if node.board == look.shown:
        brush.ring(surface, point, radius + 6, theme.text, 2)
    size = min(layout.text.hint + 2, round(1.25 * radius)) if len(spot.label) < 3 else round(0.9 * radius)
    size = max(SMALLEST_TEXT, size)
    is_inside = look.area.contains((spot.x - radius, spot.y - radius, 2 * radius, 2 * radius))
    if spot.label and is_inside and brush.width(spot.label, size, Weight.BOLD) <= 1.9 * radius and size <= 1.7 * radius:
        low = radius * 0.28 if icon is Icon.PYRAMID else 0
        brush.text(surface, spot.label, size, ink, Weight.BOLD, center=(spot.x, spot.y + low))


def _contrast(one: Colour, other: Colour) -> float:
    """Return how far apart two colours look."""
    return abs(sum(weight * (a - b) for weight, a, b in zip((2, 7, 1), one, other, strict=True)))


Note = list[tuple[str, pygame.Rect]]
"""The words or numbers of a note, the nodes first, and where each stands."""


def _note_styles(theme: Theme) -> tuple[tuple[Colour, Weight], ...]:
    """Return how nodes and solutions are written."""
    return (theme.muted, Weight.REGULAR), (theme.safe, Weight.BOLD)


def _notes(look: TreeLook, size: int, brush: Brush) -> Iterator[Note]:
    """Yield the notes that have room, each where it has."""
    radius = look.radius
    taken = [pygame.Rect(spot.x - radius, spot.y - radius, 2 * radius, 2 * radius) for spot in look.spots]
    for spot in look.spots:
        for note in _ways_to_note(spot, radius, size, brush) if spot.note else ():
            box = note[0][1].unionall([place for _, place in note[1:]])
            if look.area.contains(box) and box.inflate(4, 0).collidelist(taken) < 0:
                taken.append(box)
                yield note
                break


def _ways_to_note(spot: Spot, radius: int, size: int, brush: Brush) -> Iterator[Note]:
    """Yield the ways to tell a size: in words beside the shape, or in numbers under it, in two lines or in one."""
    height = round(1.15 * size)

    def rects(words: tuple[str, ...]) -> list[pygame.Rect]:
        return [
            pygame.Rect(0, 0, brush.width(word, size, weight), height)
            for word, (_, weight) in zip(words, _note_styles(brush.theme), strict=False)
        ]

    beside = rects(spot.note)
    for k, rect in enumerate(beside):
        rect.topright = spot.x - round(1.35 * radius) - size // 3, round(spot.y + (k - len(beside) / 2) * height)
    yield list(zip(spot.note, beside, strict=True))
    if not spot.counts:
        return
    low = spot.y + radius + size // 4
    below = rects(spot.counts)
    for k, rect in enumerate(below):
        rect.midtop = spot.x, low + k * height
    yield list(zip(spot.counts, below, strict=True))
    in_line = rects(spot.counts)
    left = spot.x - (sum(rect.width for rect in in_line) + size // 2 * (len(in_line) - 1)) // 2
    for rect in in_line:
        rect.topleft = left, low
        left = rect.right + size // 2
    yield list(zip(spot.counts, in_line, strict=True))
