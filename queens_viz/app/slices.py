"""Full speed in slices: as many steps at a time as fill a frame, judged by the time that the last slice took."""

from __future__ import annotations

FRAME_TIME = 1 / 60
"""Seconds that a slice of full speed and the drawing after it should fill."""

SMALLEST, LARGEST = 100, 1_000_000
"""The fewest steps of a slice and the most: where a clock stands still, a slice would else double without end."""

GROWTH, REACH = 2.0, 1.02
"""The factor by which a slice may exceed the last, and the frames it tries to fill."""

RATED_EVERY = 0.5
"""Seconds between two measurements of the rate."""


class Slices:
    """How many steps the next slice makes, and how many a second that is: the rate, None before it was measured."""

    def __init__(self) -> None:
        self.rate: int | None = None
        self._made = 0
        self._measured = (0, 0.0)  # steps and seconds since the rate was measured

    def begin(self) -> None:
        """Measure the rate anew: a run begins."""
        self.rate, self._measured = None, (0, 0.0)

    def limit(self, spent: float) -> int:
        """Return how many steps the next slice makes at most, where the last one took `spent` seconds."""
        growth = min(GROWTH, REACH * FRAME_TIME / spent) if spent > 0 else GROWTH
        return min(max(SMALLEST, int(self._made * growth)), LARGEST)

    def note(self, made: int, dt: float) -> None:
        """Take how many steps a slice made in a frame of `dt` seconds. The rate changes seldom, to be read in peace."""
        self._made = made
        steps, seconds = self._measured[0] + made, self._measured[1] + dt
        if seconds >= RATED_EVERY:
            self.rate = rounded(steps / seconds)
            steps, seconds = 0, 0.0
        self._measured = steps, seconds


def rounded(number: float) -> int:
    """Return a number in two digits.

    >>> [rounded(number) for number in (7, 105, 8_640, 21_478_110)]
    [7, 110, 8600, 21000000]
    """
    # Not by formatting: Pythons in browsers differ in how they write what lies in the middle.
    scale = 1
    while number >= 100 * scale:
        scale *= 10
    return int(number / scale + 0.5) * scale
