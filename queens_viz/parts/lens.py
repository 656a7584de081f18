"""The lens of the flame: which steps are seen closely, and how a press, a drag and the wheel move them."""

from __future__ import annotations

from typing import NamedTuple

from ..pens import Pixel, Rect

ZOOMED = 1.2
"""The factor by which a notch of the wheel enlarges what the lens shows."""

Seen = tuple[int, int]
"""The first step in the lens, and how many are."""


class Lens(NamedTuple):
    """Some steps from `left` on, `width` of them, of a search that has an `end` where that is known; and their place.

    >>> lens = Lens(96, 128, 15_812, Rect(0, 0, 512, 100))
    >>> lens.at((256, 9)), lens.pulled(-64, 0), lens.scaled(2.0, 0)
    ((7842, 128), (112, 128), (96, 64))
    """

    left: int
    width: int
    end: int | None
    place: Rect
    name: str = "lens"

    def at(self, point: Pixel) -> Seen:
        """Return what is seen with its middle where the whole search has a point."""
        share = (point[0] - self.place.left) / max(1, self.place.width)
        return self._kept(round(share * (self.end or 0)) - self.width // 2, self.width)

    def pulled(self, across: int, _: int) -> Seen:
        """Return what is seen after the lens was pulled by some pixels."""
        return self._kept(
            self.left - round(across * self.width / max(1, self.place.width)),
            self.width,
        )

    def turned(self, notches: int, x: int) -> Seen:
        """Return what is seen after the wheel has turned over a point."""
        return self.scaled(ZOOMED ** min(20, max(-20, notches)), x)

    def scaled(self, factor: float, x: int) -> Seen:
        """Return what is seen enlarged by a factor around a point."""
        share = (x - self.place.left) / max(1, self.place.width)
        width = max(8, min(self.end or 10**6, round(self.width / factor)))
        return self._kept(round(self.left + share * (self.width - width)), width)

    def _kept(self, left: int, width: int) -> Seen:
        """Return what is seen within the search."""
        return max(0, left if self.end is None else min(left, self.end - width)), width
