"""The sizes of what is drawn on squares, in one table."""

from __future__ import annotations

from typing import NamedTuple


class Measure(NamedTuple):
    """The size of something on a square, as a share of the square's side.

    >>> LINE.of(90), LINE.whole(90), LINE.whole(10), BADGE.fits(19)
    (6.428571428571428, 6, 2, False)
    """

    share: float
    least: float = 1.0  # pixels
    needs: int = 0  # the side of the smallest square on which it is drawn, in pixels

    def of(self, side: float) -> float:
        """Return the size in pixels on a square with this side."""
        return max(self.least, side * self.share)

    def whole(self, side: float) -> int:
        """Return the size in whole pixels on a square with this side."""
        return round(self.of(side))

    def fits(self, side: float) -> bool:
        """Return whether it is drawn on a square with this side."""
        return side >= self.needs


# Queens.
CROWN = Measure(1, needs=12)
DISC = Measure(2, least=3)  # instead of a crown, on smaller squares
HALO = Measure(1 / 24, least=2)  # around the candidate
GHOST = Measure(0.8, needs=20)  # a removed queen; `needs` is for its edge
GHOST_LINE = Measure(1 / 28)
SMALL_QUEEN = Measure(0.84, least=2)  # on a small board
SMALL_MARKED = Measure(1.1, least=4)
SMALL_CROWN = Measure(1.2, least=6)

# Rows that were tried.
MARK = Measure(0.36, least=8)
OLD_MARK = Measure(0.3, least=8)  # in a column that is used up
HOLLOW = Measure(1 / 12, least=1.5)  # the line of a hollow mark, on the mark

# Signs in the corner of a square.
BADGE = Measure(0.145, least=5, needs=20)  # the radius
BADGE_INSET = Measure(0.16)  # from both edges to the middle of a badge
ANSWER_INSET = Measure(0.22)  # the same for the sign of an answer
QUESTION = Measure(1.7, least=14, needs=6)  # a question mark, on the badge's radius

# Lines and frames. A frame has a light line inside, so that it is seen on all colours.
LINE = Measure(1 / 14, least=2)
FRAME = Measure(1 / 18, least=2)
FRAME_INSIDE = Measure(1 / 36, needs=9)
ARROW_HEAD = Measure(0.15, least=0)
ARROW_TURN = Measure(0.22, least=0)  # how far an arrow goes beside the column
ARROW_ROOM = Measure(0.32, least=0)  # the width that it needs there

# Attacked squares: hatched, or crossed if they are small.
HATCH = Measure(1, needs=20)
SHADE_CROSS = Measure(0.36, least=3)
