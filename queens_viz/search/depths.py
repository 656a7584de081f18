"""How many queens stood on the board over time, in bounded memory."""

from __future__ import annotations

MOST = 2048
"""The most spans of time that are kept apart."""


class Depths:
    """The fewest and the most queens in spans of time, all of the same number of steps.

    The spans become longer as time goes on. Until step MOST each is a single step.
    """

    def __init__(self) -> None:
        self.span = 1
        """Steps of each span."""
        self.lows, self.highs = [0], [0]
        """The fewest and the most queens of each span; the first one begins with the first position."""
        self._left = 0  # steps that still belong to the last span

    def walk(self, depth: int, skipped: int, after: int) -> None:
        """Take how many queens stood after some steps that were skipped, and after the one that followed them."""
        if skipped:
            self.add(depth, skipped)
        if self._left:
            # Most steps fall into a span that has begun.
            self._left -= 1
            if after > self.highs[-1]:
                self.highs[-1] = after
            elif after < self.lows[-1]:
                self.lows[-1] = after
        else:
            self.add(after, 1)

    def add(self, depth: int, steps: int) -> None:
        """Take how many queens stood after each of some steps."""
        while steps:
            taken = min(steps, self._left)
            if taken:
                self._left -= taken
                self.lows[-1] = min(self.lows[-1], depth)
                self.highs[-1] = max(self.highs[-1], depth)
            else:
                if len(self.lows) == MOST:
                    self._join()
                taken = 1
                self.lows.append(depth)
                self.highs.append(depth)
                self._left = self.span - 1
            steps -= taken

    def _join(self) -> None:
        """Make one span of two."""
        self.lows = [min(self.lows[k : k + 2]) for k in range(0, MOST, 2)]
        self.highs = [max(self.highs[k : k + 2]) for k in range(0, MOST, 2)]
        self.span *= 2
