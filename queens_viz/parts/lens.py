"""The lens of the flame chart: which steps it shows, and how it is moved."""

from __future__ import annotations

from typing import NamedTuple

from ..pens import Pixel, Rect

ZOOM = 1.2  # a notch of the wheel enlarges what the lens shows by this factor
MOST_NOTCHES = 20  # of the wheel at once
LEAST_SPAN = 8  # steps
MOST_SPAN = 10**6  # steps in the lens of a search whose end is not known

LensSteps = tuple[int, int]
"""The first step in the lens, and the number of steps."""


class Lens(NamedTuple):
    """The steps in the lens, and a place from which it can be moved.

    >>> lens = Lens(96, 128, 15_812, Rect(0, 0, 512, 100))
    >>> lens.at((256, 9)), lens.pulled(-64, 0), lens.scaled(2.0, 0)
    ((7842, 128), (112, 128), (96, 64))
    """

    first: int  # step
    span: int  # number of steps
    end: int | None  # the last step of the search, if it is known
    place: Rect  # of the lens or of the whole search
    name: str = "lens"

    def at(self, point: Pixel) -> LensSteps:
        """Return the steps around a point, if the place is that of the whole search."""
        steps = self.end or 0
        step = round(self._share(point[0]) * steps)
        return self._within_search(step - self.span // 2, self.span)

    def pulled(self, dx: int, _: int) -> LensSteps:
        """Return the steps after the lens was dragged by `dx` pixels to the right."""
        steps = round(dx * self.span / max(1, self.place.width))
        return self._within_search(self.first - steps, self.span)

    def turned(self, notches: int, x: int) -> LensSteps:
        """Return the steps after the wheel was turned with the mouse at `x`."""
        notches = min(MOST_NOTCHES, max(-MOST_NOTCHES, notches))
        return self.scaled(ZOOM**notches, x)

    def scaled(self, factor: float, x: int) -> LensSteps:
        """Return the steps after they were enlarged; the step at `x` stays there."""
        most = self.end or MOST_SPAN
        span = max(LEAST_SPAN, min(most, round(self.span / factor)))
        first = round(self.first + self._share(x) * (self.span - span))
        return self._within_search(first, span)

    def _share(self, x: int) -> float:
        """Return the share of the place that is at the left of `x`."""
        return (x - self.place.left) / max(1, self.place.width)

    def _within_search(self, first: int, span: int) -> LensSteps:
        """Return steps, moved so that they don't go beyond the ends of the search."""
        if self.end is not None:
            first = min(first, self.end - span)
        return max(0, first), span
