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
        """Return as many steps around a point, if the place is that of a whole search.

        The whole search has the width of the place.
        """
        last = self.end or 0
        step = round(self._share(point[0]) * last)
        return self._within_search(step - self.span // 2, self.span)

    def pulled(self, dx: int, _: int) -> LensSteps:
        """Return the steps after the lens was dragged by `dx` pixels to the right."""
        steps = round(dx * self.span / max(1, self.place.width))
        return self._within_search(self.first - steps, self.span)

    def turned(self, notches: int, x: int) -> LensSteps:
        """Return the steps after the wheel was turned with the mouse at `x`."""
        limited = min(MOST_NOTCHES, max(-MOST_NOTCHES, notches))
        return self.scaled(ZOOM**limited, x)

    def scaled(self, factor: float, x: int) -> LensSteps:
        """Return the steps after they were enlarged; the step at `x` stays there.

        A factor above 1 leaves fewer steps in the lens.
        """
        most = self.end or MOST_SPAN
        wanted = round(self.span / factor)
        span = max(LEAST_SPAN, min(most, wanted))
        first = round(self.first + self._share(x) * (self.span - span))
        return self._within_search(first, span)

    def _share(self, x: int) -> float:
        """Return the share of the place that is at the left of `x`."""
        return (x - self.place.left) / max(1, self.place.width)

    def _within_search(self, first: int, span: int) -> LensSteps:
        """Return `span` steps from step `first` on, or the nearest ones of the search.

        They don't go beyond its last step, if that is known, nor before step 0.
        """
        last_first = first
        if self.end is not None:
            last_first = self.end - span
        return max(0, min(first, last_first)), span
