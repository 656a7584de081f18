"""The sizes of the type in a window."""

from __future__ import annotations

from typing import NamedTuple

from .face import SMALLEST_TEXT


class TypeSizes(NamedTuple):
    """Sizes of the type in pixels, as they are given to the font, and the smallest that there may be.

    What a finger presses is `touch` pixels high at least, 0 where a mouse does.
    """

    headline: int
    reason: int
    stack: int
    number: int
    body: int
    hint: int
    smallest: int = SMALLEST_TEXT
    touch: int = 0

    @classmethod
    def of(cls, tall: int, smallest: int = SMALLEST_TEXT) -> TypeSizes:
        """Return the sizes for a window `tall` pixels high."""
        shares = (0.045, 0.031, 0.037, 0.027, 0.025, 0.019)
        return cls(*(max(smallest, round(share * tall)) for share in shares))._replace(
            smallest=smallest
        )

    def padding(self, width: int) -> int:
        """Return how far the contents of a card so wide stand from its edge."""
        return round(min(1.1 * self.reason, 0.04 * width + 2))
