"""The typefaces as pens need them: how wide words are, and how they break."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from .rect import Pixel

SMALLEST_TEXT = 14
"""Pixels of the smallest type."""

LEADING = 1.28
"""The distance of lines, as a multiple of the size of their type."""

MOST_WIDTHS = 3000
"""The most widths of texts that are kept."""

MOST_TEXTS = 2000
"""The most broken texts that are kept, and the most fitted texts."""


class Weight(Enum):
    """The weights of both typefaces: the one for words, and the one for code.

    No value begins with another one.
    """

    REGULAR = "Regular"
    SEMIBOLD = "Semibold"
    BOLD = "Bold"

    # All letters of code have one width, so that columns and indentation are seen.
    CODE = "CodeRegular"
    CODE_BOLD = "CodeSemibold"

    # By identity, in C: it is asked for with every word that is drawn.
    __hash__ = object.__hash__


REGULAR = Weight.REGULAR
SEMIBOLD = Weight.SEMIBOLD
BOLD = Weight.BOLD
CODE = Weight.CODE
CODE_BOLD = Weight.CODE_BOLD

CODE_WEIGHTS = (CODE, CODE_BOLD)
"""The weights of the typeface for code."""

CODE_WIDTH = 600
"""The width of each letter of code, in thousandths of the size."""


class Fitted(NamedTuple):
    """A text as it fits a place."""

    lines: list[str]
    size: int  # of the type, in pixels
    weight: Weight
    is_whole: bool  # whether nothing had to be cut

    @property
    def height(self) -> int:
        """The height of all lines in pixels."""
        return round(LEADING * self.size * len(self.lines))


class Face:
    """The typefaces in their weights. All sizes and widths are in pixels.

    Each pen has a face of its own, whose `measured` says how wide its letters are. What
    was measured is kept. `lines(text, size, width, weight)` breaks a text into lines,
    and `fit_text(text, size, smallest, room, most, weight)` fits it into a room; both
    are called by position, since their results are kept.
    """

    def __init__(self) -> None:
        self._widths: dict[str, int] = {}
        self._times_measured = 0
        self.lines = lru_cache(MOST_TEXTS)(self._lines)
        self.fit_text = lru_cache(MOST_TEXTS)(self._fit)

    def measured(self, text: str, size: int, weight: Weight) -> int:
        """Return the width of a text, and measure it again."""
        raise NotImplementedError

    def height(self, size: int) -> int:
        """Return the height of a line, which is the same in each weight.

        Words and code of one size have one base line, too.
        """
        raise NotImplementedError

    def width(self, text: str, size: int, weight: Weight = REGULAR) -> int:
        """Return the width of a text in one line."""
        # In CPython `value` would be two calls.
        key = f"{size}{weight._value_}{text}"
        if key not in self._widths:
            # In a browser the length of a dictionary is counted each time.
            self._times_measured += 1
            if self._times_measured % MOST_WIDTHS == 0:
                self._widths.clear()
            self._widths[key] = self.measured(text, size, weight)
        return self._widths[key]

    def cut(self, text: str, size: int, room: int, weight: Weight = REGULAR) -> str:
        """Return a text, with its end replaced by "…" if it is wider than `room`."""
        if self.width(text, size, weight) <= room:
            return text
        while text and self.width(text + "…", size, weight) > room:
            text = text[:-1].rstrip()
        return text + "…"

    def _fit(
        self,
        text: str,
        size: int,
        smallest: int,
        room: Pixel,
        most: int,
        weight: Weight,
    ) -> Fitted:
        """Return a text in the largest type, down to the smallest, in which it fits.

        It fits a width and height in at most `most` lines. If it doesn't fit in the
        smallest type, it is cut.
        """
        width, height = room
        for smaller in range(size, smallest - 1, -1):
            if "\n" not in text and self.width(text, smaller, weight) <= width:
                return Fitted([text], smaller, weight, is_whole=True)
            lines = self._lines_to_fit(text, smaller, width, weight)
            if len(lines) > most:
                continue
            widest = max([self.width(line, smaller, weight) for line in lines])
            if widest > self._widest_line(lines, smaller, width):
                continue
            # A single line may be higher than the room.
            if len(lines) == 1 or LEADING * smaller * len(lines) <= height + 1:
                return Fitted(lines, smaller, weight, is_whole=True)
        lines = self._lines_to_fit(text, smallest, width, weight)
        return self._cut_lines(lines, smallest, room, most=most, weight=weight)

    def _lines_to_fit(
        self, text: str, size: int, width: int, weight: Weight
    ) -> list[str]:
        """Return the lines of a text that is too wide for one line.

        Measured together, words may be a little wider than each by itself. If that made
        one line of them, the text is broken at a smaller width.
        """
        lines = self._lines(text, size, width, weight)
        if len(lines) == 1:
            return self._lines(text, size, width - size // 4, weight)
        return lines

    def _widest_line(self, lines: list[str], size: int, width: int) -> int:
        """Return how wide a line may be: several lines may reach a little further."""
        if len(lines) > 1:
            return width + size // 4
        return width

    def _cut_lines(
        self, lines: list[str], size: int, room: Pixel, most: int, weight: Weight
    ) -> Fitted:
        """Return the lines that fit a room, cut where they are too wide.

        The last of them holds all that follows, as far as it fits.
        """
        width, height = room
        fitting = int((height + 1) / (LEADING * size))
        count = max(1, min(most, fitting))
        widest = self._widest_line(lines, size, width)
        if len(lines) > count:
            lines = [*lines[: count - 1], " ".join(lines[count - 1 :])]
        cut_lines = [self.cut(line, size, widest, weight) for line in lines]
        return Fitted(cut_lines, size, weight, is_whole=False)

    def _lines(
        self, text: str, size: int, width: int, weight: Weight = REGULAR
    ) -> list[str]:
        """Return the lines into which a text breaks, none wider than `width`.

        A word that is wider has a line of its own.
        """
        if "\n" in text:
            lines = []
            for paragraph in text.split("\n"):
                lines += self._lines(paragraph, size, width, weight)
            return lines
        # Words come again and again, so they are measured one by one.
        first, *words = words_of(text)
        lines = [first]
        line_width = self.width(first, size, weight)
        blank = self.width(" ", size, weight)
        for word in words:
            word_width = self.width(word, size, weight)
            if line_width + blank + word_width > width:
                lines.append(word)
                line_width = word_width
            else:
                lines[-1] += " " + word
                line_width += blank + word_width
        self._give_last_word_company(lines, size, width, weight)
        return lines

    def _give_last_word_company(
        self, lines: list[str], size: int, width: int, weight: Weight
    ) -> None:
        """Move a word down to the last line if that has only one word, and both fit."""
        if len(lines) < 2 or " " in lines[-1]:
            return
        *others, word = words_of(lines[-2])
        if len(others) < 2:
            return
        last_line = f"{word} {lines[-1]}"
        if self.width(last_line, size, weight) <= width:
            lines[-2:] = [" ".join(others), last_line]


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
