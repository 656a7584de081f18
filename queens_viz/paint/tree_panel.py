"""The search tree in its panel: where its parts stand, and what the mouse does there."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..looks import tree, tree_places
from ..looks.scene import Scene
from ..looks.tree import Spot, TreeLook
from ..looks.tree_places import TreePlaces
from ..looks.tree_plan import Box
from . import tree_shapes
from .face import Weight
from .hand import Hand
from .layout import NOWHERE
from .pen import Pen
from .rect import Rect
from .type_sizes import padding

FOOT, LINE, FOOTED = 2.0, 1.2, 13
"""The height of the line under a tree, that of each further one, and from which height of the body on there is room for
it, in the smallest type."""


class TreePanel(NamedTuple):
    """A tree in the body of its panel; at its foot is the switch that gives it the window.

    The `share` of steps that were made too late stands there in lines, and the switch is then its key alone.
    """

    look: TreeLook
    places: TreePlaces
    body: Rect
    foot: Rect
    switch: Rect
    share: tuple[str, ...]
    n: int

    def paint(self, pen: Pen) -> None:
        """Draw the tree."""
        tree_shapes.paint(pen, self.look, self.places, self.body)
        if self.foot.height:
            tree_shapes.paint_foot(pen, self.look, self.foot, self.switch, self.share)

    def clicked(self, point: tuple[int, int]) -> Command | Action | None:
        """Return what a click means: it shows a node, opens the one that is shown, or takes hold of the tree."""
        if self.switch.collidepoint(point):
            return Command(Action.LARGE_TREE)
        spot = self.spot_at(point)
        return spot.click(self.n) if spot else Action.TREE

    def dragged(self, hand: Hand, _: tuple[int, int], by: tuple[int, int]) -> Hand:
        """Move the tree."""
        return hand.dragged(by)

    def wheeled(self, hand: Hand, notches: int, point: tuple[int, int]) -> Hand:
        """Zoom around the point, or around the middle where it lies beside the tree."""
        x, y = self.places.box.middle
        if not self.body.collidepoint(point):
            point = round(x), round(y)
        return hand.zoomed(notches, (point[0] - round(x), point[1] - round(y)))

    def spot_at(self, point: tuple[int, int]) -> Spot | None:
        """Return the node at a point, if there is one."""
        x, y = point
        away = {
            k: max(abs(at[0] - x), abs(at[1] - y)) - max(8, self.places.widths[k] / 2 + 2)
            for k, at in enumerate(self.places.points)
            if self.places.is_seen(k)
        }
        nearest = min(away, key=lambda k: away[k], default=None)
        return None if nearest is None or away[nearest] > 0 else self.look.spots[nearest]


def place(scene: Scene, hand: Hand, body: Rect, pen: Pen) -> TreePanel:
    """Place a tree: fitted to its panel so that the current node is seen, then as the hand enlarged and moved it."""
    look, text = tree.look(scene), pen.layout.text
    pad, body = padding(text, body.width), body.copy()
    foot, switch, share = NOWHERE, NOWHERE, list[str]()
    if body.height >= FOOTED * text.hint:
        name, key = look.switch
        width = round(pen.face.width(key if look.share else f"{name}  {key}", text.hint) + 1.4 * text.hint)
        if look.share:
            room = body.width - 2 * pad - width - text.hint // 2
            _, share = pen.face.wrapped(look.share, text.hint, room, body.height, Weight.SEMIBOLD)
        high = round((FOOT + LINE * max(0, len(share) - 1)) * text.hint)
        foot = Rect(body.left, body.bottom - high, body.width, high)
        body.height -= foot.height
        switch = Rect(foot.right - pad - width, foot.top + 2, width, foot.height - 4)
    top = body.top + text.hint // 2
    size = text.body if scene.state.tree.is_large else text.hint
    box = Box(
        body.left + pad,
        top,
        body.width - 1.5 * pad,
        body.bottom - top - round(0.7 * text.hint),
        size,
        hand.zoom,
        hand.moved,
    )
    return TreePanel(look, tree_places.place(look, box), body, foot, switch, tuple(share), scene.n)
