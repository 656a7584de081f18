"""The search tree in its panel: where its nodes stand, and what the mouse does there."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..app.commands import Action, Command
from ..looks import tree
from ..looks.scene import Scene
from ..looks.tree import Spot, TreeLook
from . import tree_shapes
from .hand import Hand
from .layout import padding
from .pen import Pen
from .tree_shapes import SMALLEST_SHAPE, TreePlaces
from .typeface import Weight

LARGEST_GROWTH = 3
"""How many times larger shapes become, however far the tree is magnified."""


class TreePanel(NamedTuple):
    """A tree in the body of its panel."""

    look: TreeLook
    places: TreePlaces
    n: int

    def paint(self, pen: Pen) -> None:
        """Draw the tree."""
        tree_shapes.paint(pen, self.look, self.places)

    def clicked(self, point: tuple[int, int]) -> Command | Action | None:
        """Return what a click means: it shows a node, or takes hold of the tree."""
        spot = self.spot_at(point)
        return Command(Action.SHOW, tree.position_of(spot.node, self.n)) if spot else Action.TREE

    def dragged(self, hand: Hand, _: tuple[int, int], by: tuple[int, int]) -> Hand:
        """Move the tree."""
        return hand.dragged(by)

    def wheeled(self, hand: Hand, notches: int, point: tuple[int, int]) -> Hand:
        """Zoom around the point, or around the middle where it lies beside the tree."""
        body = self.places.body
        point = point if body.collidepoint(point) else body.center
        return hand.zoomed(notches, (point[0] - body.centerx, point[1] - body.centery))

    def spot_at(self, point: tuple[int, int]) -> Spot | None:
        """Return the node at a point, if there is one."""
        if not self.places.area.collidepoint(point):
            return None
        reach, (x, y) = max(8, self.places.radius + 2), point
        away = [(abs(at[0] - x), abs(at[1] - y)) for at in self.places.points]
        near = [k for k, apart in enumerate(away) if max(apart) <= reach]
        return self.look.spots[min(near, key=lambda k: sum(away[k]))] if near else None


def place(scene: Scene, hand: Hand, body: pygame.Rect, pen: Pen) -> TreePanel:
    """Place a tree: fitted to its panel so that the current node is seen, then as the hand enlarged and moved it."""
    look = tree.look(scene)
    area, size = _area(look, body, pen), pen.layout.text.body
    across = max(2.4 * SMALLEST_SHAPE, min(3.4 * size, area.width / look.slots))
    down = max(3.2 * SMALLEST_SHAPE, min(3.9 * size, area.height / look.levels))
    left = _start(area.left, area.width, across * look.slots, across * look.current.slot)
    top = _start(area.top, area.height, down * look.levels, down * (look.current.level + 0.5))

    def magnified(value: float, middle: int, moved: int) -> int:
        return round(middle + (value - middle) * hand.zoom + moved)

    def y_of(level: float) -> int:
        return magnified(top + (level + 0.5) * down, body.centery, hand.moved[1])

    radius = round(min(0.42 * across, 0.36 * down, 0.85 * size) * min(hand.zoom, LARGEST_GROWTH))
    points = tuple(
        (magnified(left + spot.slot * across, body.centerx, hand.moved[0]), y_of(spot.level)) for spot in look.spots
    )
    has_names = down * hand.zoom >= pen.layout.text.hint
    heights = {k: y_of(k + 1) for k in range(len(look.columns)) if has_names or k == look.here}
    return TreePanel(look, TreePlaces(body, area, points, heights, max(SMALLEST_SHAPE, radius)), scene.n)


def _area(look: TreeLook, body: pygame.Rect, pen: Pen) -> pygame.Rect:
    """Return the part of the panel that the tree itself fills, at the right of the columns' names."""
    hint = pen.layout.text.hint
    names = padding(pen.layout.text, body.width) + pen.face.width(look.columns[-1], hint, Weight.BOLD) + hint // 2
    return pygame.Rect(body.left + names, body.top + hint // 3, body.width - names - hint // 2, body.height - hint // 2)


def _start(start: int, room: int, needed: float, here: float) -> float:
    """Return where a tree begins: in the middle of the room, or so that the current node is seen."""
    if needed <= room:
        return start + (room - needed) / 2
    return start + min(0.0, max(room - needed, room / 2 - here))
