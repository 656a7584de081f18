"""How large what stands on a square is, in one table: its share of the square's side, and how much it needs.

Lines come in pairs: the line itself, and the light one inside it that tells it from what lies beside.
"""

from __future__ import annotations

from typing import NamedTuple


class Measure(NamedTuple):
    """A `share` of a square's side, never less than `least` pixels; smaller squares than it `needs` do without.

    >>> LINE.of(90), LINE.whole(90), LINE.whole(10), BADGE.fits(19)
    (6.428571428571428, 6, 2, False)
    """

    share: float
    least: float = 1.0
    needs: int = 0

    def of(self, side: float) -> float:
        """Return the pixels on a square, from those of its side."""
        return max(self.least, side * self.share)

    def whole(self, side: float) -> int:
        """Return the whole pixels on a square, from those of its side."""
        return round(self.of(side))

    def fits(self, side: float) -> bool:
        """Return whether a square is large enough for it."""
        return side >= self.needs


# Queens.
CROWN = Measure(1, needs=12)
DISC = Measure(2, least=3)
HALO = Measure(1 / 24, least=2)
GHOST = Measure(0.8, needs=20)
GHOST_LINE = Measure(1 / 28)
SMALL_QUEEN, SMALL_CROWN = Measure(0.84, least=2), Measure(1.2, least=6)

# What was tried.
MARK, OLD_MARK = Measure(0.36, least=8), Measure(0.3, least=8)
HOLLOW = Measure(1 / 12, least=1.5)
"""The line of a hollow mark, as a share of the mark."""

# What is told of the candidate: its sign stands in a corner, so far from both edges.
BADGE = Measure(0.145, least=5, needs=20)
BADGE_INSET, ANSWER_INSET = Measure(0.16), Measure(0.22)
QUESTION = Measure(1.7, least=14, needs=6)
"""The type of a question mark, as a share of the badge's radius."""

# Lines and frames.
LINE = Measure(1 / 14, least=2)
FRAME, FRAME_INSIDE = Measure(1 / 18, least=2), Measure(1 / 36, needs=9)
ARROW_HEAD, ARROW_TURN = Measure(0.15, least=0), Measure(0.22, least=0)
ARROW_ROOM = Measure(0.32, least=0)
"""What an arrow around a column's edge needs beside it."""

# Attacked squares: hatched, or crossed where they are small.
HATCH = Measure(1, needs=20)
SHADE_CROSS = Measure(0.36, least=3)
