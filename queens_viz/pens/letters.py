"""The typeface by a table, where nothing else measures it: how wide letters are, and which pairs stand closer."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .face import Face, Weight
from .letter_table import TABLE

ASCENT, HEIGHT = 984, 1257
"""How high the tallest letters stand above the base line, and a whole line is, in thousandths of the type's size."""

UNKNOWN = 1000
"""The width of a letter that the table doesn't have, in thousandths: few are wider than high."""


class Letters(NamedTuple):
    """The letters of one weight: how wide each is, and after which ones others stand closer or further apart.

    The fields after a letter are of the table. How wide a letter is after another is kept once found, by both of them.
    """

    widths: dict[str, int]
    after: dict[str, list[str]]
    found: dict[str, int]


class TableFace(Face):
    """The typeface as browsers set it: with its pairs, without ligatures, at fractions of a pixel."""

    def thousandths(self, text: str, weight: Weight) -> int:
        """Return how wide a text is, in thousandths of the type's size."""
        widths, after, found = letters_of(weight)
        width, before = 0, ""
        for letter in text:
            pair = before + letter
            if pair not in found:
                found[pair] = widths.get(letter, UNKNOWN) + number_of(
                    letter, after.get(before, [])
                )
            width += found[pair]
            before = letter
        return width

    def measured(self, text: str, size: int, weight: Weight) -> int:
        """Return how many pixels a text is wide, rounded up."""
        return -(-self.thousandths(text, weight) * size // 1000)

    def height(self, size: int) -> int:
        """Return how high a line is, in pixels: as high as in the window."""
        return -(-HEIGHT * size // 1000)

    def ascent(self, size: int) -> int:
        """Return how far below a line's top its letters stand, in pixels."""
        return -(-ASCENT * size // 1000)


@lru_cache(maxsize=3)
def letters_of(weight: Weight) -> Letters:
    """Return the letters of a weight, read when they are asked for first."""
    sections = dict(
        section.split("\n", 1) for section in TABLE.replace("\n ", " ").split("\n\n")
    )
    return read(sections[weight.value])


def read(section: str) -> Letters:
    r"""Return one weight of the table.

    Its first line has the width of a blank, then those of other letters; each further line first letters of pairs, and
    by how much others stand further from them.

    >>> read("200 544:aå\nTV -50:aå -20:s").after["V"]
    ['-50:aå', '-20:s']
    """
    widths, *rows = section.split("\n")
    blank, *fields = widths.split(" ")
    letters = Letters({" ": int(blank)}, {}, {})
    for field in fields:
        number, _, same = field.partition(":")
        width = int(number)
        for letter in same:
            letters.widths[letter] = width
    for row in rows:
        firsts, *fields = row.split(" ")
        for first in firsts:
            letters.after[first] = fields
    return letters


def number_of(letter: str, fields: list[str]) -> int:
    """Return the number of a letter in fields such as "-20:s", or 0 where it is in none.

    >>> number_of("å", ["-50:aå", "-20:s"]), number_of("0", ["-50:aå", "-20:s"])
    (-50, 0)
    """
    for field in fields:
        # Few have it: in a browser it takes long to divide them all.
        if letter in field:
            number, _, letters = field.partition(":")
            if letter in letters:
                return int(number)
    return 0
