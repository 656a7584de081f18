"""What only the eye and the hand would miss: how the window's list and tree are looked at, and what the mouse holds."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action

ZOOMED, LARGEST_ZOOM = 1.2, 12.0
"""The factor by which a notch of the wheel enlarges the tree, and all of them together."""

FARTHEST = 30_000
"""Pixels that the tree can be dragged away from its place."""


class Hand(NamedTuple):
    """The state of the window itself, as a value.

    `grabbed` is the slider or tab whose contents follow it; `ring` the name of the
    button that has the ring; `scroll` the first line of the list, or None while it follows the newest; the tree is
    `zoom` times larger than it fits, and was moved by some pixels.
    """

    grabbed: Action | None = None
    ring: Action | None = None
    scroll: int | None = None
    zoom: float = 1.0
    moved: tuple[int, int] = (0, 0)

    def zoomed(self, notches: int, point: tuple[int, int]) -> Hand:
        """Return the hand after the wheel was turned; `point` is from the tree's middle to what stays in its place."""
        # As many notches as lead from one end to the other are enough.
        notches = min(20, max(-20, notches))
        zoom = min(LARGEST_ZOOM, max(1.0, self.zoom * ZOOMED**notches))
        grown = zoom / self.zoom
        x, y = (round(moved * grown + at * (1 - grown)) for moved, at in zip(self.moved, point, strict=True))
        return self._replace(zoom=zoom, moved=_bounded(x, y) if zoom > 1 else (0, 0))

    def dragged(self, by: tuple[int, int]) -> Hand:
        """Return the hand after the tree was moved by some pixels."""
        return self._replace(moved=_bounded(self.moved[0] + by[0], self.moved[1] + by[1]))


def _bounded(x: int, y: int) -> tuple[int, int]:
    return min(FARTHEST, max(-FARTHEST, x)), min(FARTHEST, max(-FARTHEST, y))
