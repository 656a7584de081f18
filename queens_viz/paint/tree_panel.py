"""The search tree in its panel: where its parts stand, and what the mouse does there."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..looks import tree
from ..looks.scene import Scene
from ..looks.tree import Spot, TreeLook
from ..pens.face import BOLD, REGULAR
from ..pens.pen import Pen
from ..pens.rect import Pixel, Rect
from ..search.tree import Shape
from . import panel_foot, tree_places, tree_shapes
from .hand import Hand
from .layout import Layout
from .panel_foot import PanelFoot
from .tree_places import TreePlaces

MARGIN, LARGE_MARGIN = 7, 16
"""Pixels between the tree and the edges above and below it, in its panel and in the whole window."""

CLICKED = 0.55
"""How far from a node's middle a click on it may be, in shapes."""


class TreePanel(NamedTuple):
    """A tree in the body of its panel, at whose foot is the switch that gives it the window.

    One that is finished is open by some `levels`.
    """

    look: TreeLook
    places: TreePlaces
    body: Rect
    foot: PanelFoot
    levels: int | None

    def paint(self, pen: Pen) -> None:
        """Draw the tree."""
        tree_shapes.paint(pen, self.look, self.places, self.body)
        self.foot.paint(pen)

    def clicked(self, point: Pixel) -> Command | Action | None:
        """Return what a click means: it shows a node, opens the one that is shown, or takes hold of the tree."""
        if self.foot.switch.collidepoint(point):
            return Command(Action.LARGE_TREE)
        spot = self.spot_at(point)
        return spot.click(self.look.n) if spot else Action.TREE

    def dragged(self, hand: Hand, _: Pixel, by: Pixel) -> Hand:
        """Move the tree."""
        return hand.dragged(by)

    def pulled(self, hand: Hand, by: Pixel) -> Hand:
        """Move the tree."""
        return hand.dragged(by)

    def wheeled(self, hand: Hand, notches: float, point: Pixel) -> Hand:
        """Zoom around the point, or around the middle where it lies beside the tree."""
        x, y = self.places.room.center
        away = (point[0] - x, point[1] - y) if self.body.collidepoint(point) else (0, 0)
        return hand.zoomed(notches, away, self.places.fit)

    def spot_at(self, point: Pixel) -> Spot | None:
        """Return the node at a point, if there is one."""
        if not self.body.collidepoint(point) or point[0] < self.places.room.left:
            return None
        x, y = point
        away = [max(abs(at - x), abs(row - y)) for at, row in self.places.points]
        return self.look.spots[away.index(min(away))] if min(away) <= CLICKED * self.places.high else None


def place(scene: Scene, hand: Hand, body: Rect, _: Layout, pen: Pen) -> TreePanel:
    """Place a tree in the body of a panel, with a foot where that has room."""
    look, is_large, text = tree.look(scene), scene.state.tree.is_large, pen.type
    foot = panel_foot.place(body, look.switch, (look.share, look.saved), pen, look.shares)
    body = body.row(body.top, body.height - foot.place.height)
    type_, margin = (text.body, LARGE_MARGIN) if is_large else (text.hint, 3 if text.touch else MARGIN)
    room = body.inflate(-2 * pen.padding(body), -2 * margin)
    levels = 1 if scene.moment.position.is_end else None
    while levels and levels < scene.n:
        more = tree.look(scene, levels + 1, is_bare=True)
        is_counted = all(spot.counts or spot.node.shape is not Shape.COLLAPSED for spot in more.spots)
        if not is_counted or not tree_places.place(more, room, type_, Hand(), pen).has_room:
            break
        levels += 1
    look = tree.look(scene, levels) if levels else look
    places = tree_places.place(look, room, type_, hand, pen)
    if not look.share and any(spot.node.shape is Shape.COLLAPSED for spot in look.spots):
        under, point_at, nodes, solutions = look.legend
        first = under if places.has_counts else point_at, "muted", REGULAR
        others = (f"{nodes},", "text", BOLD), (solutions, "safe", BOLD)
        foot = foot.telling(
            pen, (first, *others), others if places.has_counts else ((first[0].rstrip(": \u00a0"), *first[1:]),)
        )
    return TreePanel(look, places, body, foot, levels)
