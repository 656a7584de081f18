"""Motion in time: the board moves from one look to the next, the nodes of the tree glide along, and then all rests."""

from __future__ import annotations

from ..looks.motion import Moving, Way, eased, lasting, leads
from ..pens.rect import Pixel
from .frame import Beside, Frame
from .tree_panel import TreePanel


class Movement:
    """The motion from a frame to the board of another one, and how long it has gone on."""

    def __init__(self, old: Frame, new: Frame, seconds: float) -> None:
        self.new = new.board
        self._way, self._tree = Way(old.board, new.board, is_back=leads(new.moment, old.moment)), old.tree
        self._seconds = seconds
        self._passed = 0.0

    @property
    def is_over(self) -> bool:
        """Whether it has arrived."""
        return self._passed >= self._seconds

    def pass_time(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._passed += max(0.0, dt)

    def now(self) -> Moving:
        """Return the board as it is now."""
        return self._way.at(self._passed / self._seconds)

    def beside(self, beside: Beside | None) -> Beside | None:
        """Return what stands beside the board as it is now, from what it will be."""
        if not beside or not self._tree or self.is_over:
            return beside
        share = eased(self._passed / self._seconds)
        panels = [
            panel._replace(contents=glided(self._tree, panel.contents, share))
            if isinstance(panel.contents, TreePanel)
            else panel
            for panel in beside.panels
        ]
        return beside._replace(panels=tuple(panels))


def movement(before: Frame, after: Frame) -> Movement | None:
    """Return how one frame moves into another, if it does."""
    old, new = before.board, after.board
    seconds = lasting(before.moment, after.moment) if old != new and old.n == new.n else 0
    return Movement(before, after, seconds) if seconds else None


def glided(old: TreePanel, new: TreePanel, share: float) -> TreePanel:
    """Return a tree on its way, of which a share from 0 to 1 is done; a new node comes with its parent.

    A node is known by the rows of its path. Where shapes have another size nothing glides.
    """
    if (old.body, old.places.high, old.look.n) != (new.body, new.places.high, new.look.n):
        return new
    starts = {spot.node.board: point for spot, point in zip(old.look.spots, old.places.points, strict=True)}
    left, points, ways = 1 - share, list[Pixel](), list[Pixel]()
    for spot, (x, y) in zip(new.look.spots, new.places.points, strict=True):
        start = starts.get(spot.node.board)
        way = (start[0] - x, start[1] - y) if start else ways[spot.parent or 0]
        ways.append(way)
        points.append((round(x + left * way[0]), round(y + left * way[1])))
    rows = [round(row + left * (was - row)) for was, row in zip(old.places.rows, new.places.rows, strict=True)]
    return new._replace(places=new.places._replace(points=tuple(points), rows=tuple(rows)))
