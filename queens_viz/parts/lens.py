"""The lens of the flame: which steps are seen closely, and how a press, a drag and the wheel move them."""

from __future__ import annotations

from typing import NamedTuple

from ..pens.rect import Rect


class Lens(NamedTuple):
    """Some steps from `left` on, `width` of them, of a search that has an `end` where that is known; and their place.

    >>> lens = Lens(96, 128, 15_812, Rect(0, 0, 512, 100))
    >>> lens.at(256).left, lens.moved(-64).left, lens.scaled(2.0, 0)[:2]
    (7842, 112, (96, 64))
    """

    left: int
    width: int
    end: int | None
    place: Rect

    def at(self, x: int) -> Lens:
        """Return the lens with its middle where the whole search has a point."""
        share = (x - self.place.left) / max(1, self.place.width)
        return self._kept(round(share * (self.end or 0)) - self.width // 2, self.width)

    def moved(self, pixels: int) -> Lens:
        """Return the lens after it was pulled by some pixels."""
        return self._kept(self.left - round(pixels * self.width / max(1, self.place.width)), self.width)

    def scaled(self, factor: float, x: int) -> Lens:
        """Return the lens enlarged by a factor around a point."""
        share = (x - self.place.left) / max(1, self.place.width)
        width = max(8, min(self.end or 10**6, round(self.width / factor)))
        return self._kept(round(self.left + share * (self.width - width)), width)

    def _kept(self, left: int, width: int) -> Lens:
        """Return the lens within the search."""
        return self._replace(left=max(0, left if self.end is None else min(left, self.end - width)), width=width)
