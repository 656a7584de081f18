"""A typeface as pens need it: how wide its words are, and how they break into lines."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from .rect import Pixel

SMALLEST_TEXT = 14
"""Pixels of the smallest type."""

LEADING = 1.28
"""How far lines are apart, in their type."""

MOST_WIDTHS = 3000
"""Widths of words that are kept at most."""

MOST_BROKEN = 2000
"""Texts as they break, and texts as they fit, that are kept at most, of each."""


class Weight(Enum):
    """The weights of the one typeface, by the names of its files."""

    REGULAR = "Regular"
    SEMIBOLD = "Semibold"
    BOLD = "Bold"

    # By identity, in C: it is asked for with every word that is drawn.
    __hash__ = object.__hash__


REGULAR, SEMIBOLD, BOLD = Weight.REGULAR, Weight.SEMIBOLD, Weight.BOLD


class Fitted(NamedTuple):
    """Words as they fit a place: their lines, of one size and weight, and whether they are whole."""

    lines: list[str]
    size: int
    weight: Weight
    is_whole: bool

    @property
    def height(self) -> int:
        """How many pixels high all lines are."""
        return round(LEADING * self.size * len(self.lines))


class Face:
    """A typeface in its sizes, in pixels, and its weights; what has been measured is kept.

    Each pen has a face of its own, which says by `measured` how wide its letters are.
    """

    def __init__(self) -> None:
        self._widths: dict[str, int] = {}
        self._measured = 0
        self.lines = lru_cache(MOST_BROKEN)(self._lines)
        """Returns the lines into which a text breaks, none wider than can be; it is asked by place, not by name."""
        self.fit_text = lru_cache(MOST_BROKEN)(self._fit)
        """Returns a text as it fits a place, in at most so many lines: as large as can be, cut where it must be."""

    def measured(self, text: str, size: int, weight: Weight) -> int:
        """Return how many pixels a text is wide, measured anew."""
        raise NotImplementedError

    def height(self, size: int) -> int:
        """Return how high a line is, in pixels."""
        raise NotImplementedError

    def width(self, text: str, size: int, weight: Weight = REGULAR) -> int:
        """Return how many pixels `text` is wide."""
        # In CPython `value` would be two calls.
        key = f"{size}{weight._value_}{text}"
        if key not in self._widths:
            # In a browser the length of a dictionary is counted.
            self._measured += 1
            if self._measured % MOST_WIDTHS == 0:
                self._widths.clear()
            self._widths[key] = self.measured(text, size, weight)
        return self._widths[key]

    def _fit(
        self,
        text: str,
        size: int,
        smallest: int,
        place: Pixel,
        most: int,
        weight: Weight,
    ) -> Fitted:
        width, height = place
        for smaller in range(size, smallest - 1, -1):
            if "\n" not in text and self.width(text, smaller, weight) <= width:
                return Fitted([text], smaller, weight, True)
            lines = self._lines(text, smaller, width, weight)
            # Measured together, words may be a little wider than each by itself.
            if len(lines) == 1:
                lines = self._lines(text, smaller, width - smaller // 4, weight)
            widest = max([self.width(line, smaller, weight) for line in lines])
            is_narrow = widest <= width + (smaller // 4 if len(lines) > 1 else 0)
            if (
                len(lines) <= most
                and is_narrow
                and (len(lines) == 1 or LEADING * smaller * len(lines) <= height + 1)
            ):
                return Fitted(lines, smaller, weight, True)
        count = max(1, min(most, int((height + 1) / (LEADING * smallest))))
        wide = width + (smallest // 4 if len(lines) > 1 else 0)
        if len(lines) > count:
            lines = [*lines[: count - 1], " ".join(lines[count - 1 :])]
        return Fitted(
            [self.cut(line, smallest, wide, weight) for line in lines],
            smallest,
            weight,
            False,
        )

    def _lines(
        self, text: str, size: int, width: int, weight: Weight = REGULAR
    ) -> list[str]:
        if "\n" in text:
            return [
                line
                for part in text.split("\n")
                for line in self._lines(part, size, width, weight)
            ]
        # Words come again and again, so they are measured one by one.
        first, *words = words_of(text)
        lines, taken, blank = (
            [first],
            self.width(first, size, weight),
            self.width(" ", size, weight),
        )
        for word in words:
            more = self.width(word, size, weight)
            if taken + blank + more > width:
                lines.append(word)
                taken = more
            else:
                lines[-1] += " " + word
                taken += blank + more
        if len(lines) > 1 and " " not in lines[-1]:
            # No word stands alone at the end, if it has room with the one before.
            *others, word = words_of(lines[-2])
            if (
                len(others) > 1
                and self.width(f"{word} {lines[-1]}", size, weight) <= width
            ):
                lines[-2:] = [" ".join(others), f"{word} {lines[-1]}"]
        return lines

    def cut(self, text: str, size: int, room: int, weight: Weight = REGULAR) -> str:
        """Return a text that ends in an ellipsis where it is wider than `room`."""
        if self.width(text, size, weight) <= room:
            return text
        while text and self.width(text + "…", size, weight) > room:
            text = text[:-1].rstrip()
        return text + "…"


def words_of(text: str) -> list[str]:
    """Return the words of a text; a number belongs to the word before it.

    >>> words_of("Column 4 is empty")
    ['Column 4', 'is', 'empty']
    """
    first, *others = text.split(" ")
    words = [first]
    for word in others:
        if "0" <= word[:1] <= "9":
            words[-1] += " " + word
        else:
            words.append(word)
    return words
