"""The sizes of the type in a window."""

from __future__ import annotations

from typing import NamedTuple

from .face import SMALLEST_TEXT

SHARES = (0.045, 0.031, 0.037, 0.027, 0.025, 0.019)
"""The sizes from `headline` to `hint`, as parts of the height of the window."""

PADDING_OF_TYPE = 1.1
"""The padding of a wide card, as a part of the size of its reason."""

PADDING_OF_WIDTH = 0.04
"""The padding of a narrow card, as a part of its width."""


class TypeSizes(NamedTuple):
    """The sizes of the type, in pixels."""

    headline: int
    reason: int
    stack: int
    number: int
    body: int
    hint: int
    smallest: int = SMALLEST_TEXT  # the smallest size of words
    touch: int = 0  # the least height of what a finger presses, 0 if a mouse does

    @classmethod
    def of(cls, height: int, smallest: int = SMALLEST_TEXT) -> TypeSizes:
        """Return the sizes for a window `height` pixels high."""
        sizes = [max(smallest, round(share * height)) for share in SHARES]
        return cls(*sizes)._replace(smallest=smallest)

    def padding(self, width: int) -> int:
        """Return the pixels between the edge of a card of a width and its contents."""
        return round(min(PADDING_OF_TYPE * self.reason, PADDING_OF_WIDTH * width + 2))
