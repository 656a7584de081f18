"""The typefaces as tables: the widths of letters, and the pairs that are closer.

They are used where nothing else can measure the typefaces. Code needs no table: all its
letters have one width.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .face import CODE_WEIGHTS, CODE_WIDTH, Face, Weight
from .letter_table import TABLE

ASCENT = 984
"""The height of the tallest letters above the base line, in thousandths of the size."""

HEIGHT = 1257
"""The height of a whole line, in thousandths of the size."""

UNKNOWN = 1000
"""The width of a letter that the table doesn't have, in thousandths of the size."""

FIRST_WIDE = 0x1100
"""The code of the first letter that a browser may set wider than code.

The typeface for code has none of them but arrows and other signs. Those before it that
it doesn't have are set in another typeface for code, whose width is nearly the same.
"""

SIGNS = range(0x2000, 0x2E00)
"""The codes of signs, such as arrows."""


class Letters(NamedTuple):
    """The letters of one weight. All widths are in thousandths of the type's size."""

    widths: dict[str, int]
    # For a first letter, fields such as "-20:sx": how much further, or closer if the
    # number is negative, some letters come after it.
    fields_after: dict[str, list[str]]
    # The widths of letters after others, by both letters, as far as they are known.
    pair_widths: dict[str, int]


class TableFace(Face):
    """The typefaces as browsers set them: with their pairs, without ligatures."""

    def thousandths(self, text: str, weight: Weight) -> int:
        """Return the width of a text in thousandths of the type's size."""
        if weight in CODE_WEIGHTS:
            return width_of_code(text)
        widths, fields_after, pair_widths = letters_of(weight)
        width = 0
        before = ""
        for letter in text:
            pair = before + letter
            if pair not in pair_widths:
                distance = distance_of(letter, fields_after.get(before, []))
                pair_widths[pair] = widths.get(letter, UNKNOWN) + distance
            width += pair_widths[pair]
            before = letter
        return width

    def measured(self, text: str, size: int, weight: Weight) -> int:
        """Return the width of a text in pixels, rounded up."""
        return _round_up(self.thousandths(text, weight) * size)

    def height(self, size: int) -> int:
        """Return the height of a line in pixels, which is that in the window."""
        return _round_up(HEIGHT * size)

    def ascent(self, size: int) -> int:
        """Return the pixels from the top of a line to its base line."""
        return _round_up(ASCENT * size)


def width_of_code(text: str) -> int:
    """Return the width of a text of code in thousandths of the type's size.

    >>> width_of_code("a = 1"), width_of_code("← 王")
    (3000, 2200)
    """
    wide = 0
    if not text.isascii():
        for letter in text:
            code = ord(letter)
            if code >= FIRST_WIDE and code not in SIGNS:
                wide += 1
    return CODE_WIDTH * len(text) + (UNKNOWN - CODE_WIDTH) * wide


def _round_up(thousandths: int) -> int:
    """Return thousandths of pixels as pixels, rounded up."""
    return -(-thousandths // 1000)


@lru_cache(maxsize=3)
def letters_of(weight: Weight) -> Letters:
    """Return the letters of a weight for words.

    The table is read when they are first needed.
    """
    sections = dict(
        section.split("\n", 1) for section in TABLE.replace("\n ", " ").split("\n\n")
    )
    return read(sections[weight.value])


def read(section: str) -> Letters:
    r"""Return one weight of the table.

    Its first line has the width of a blank, and then those of other letters. Each
    further line has first letters of pairs, and the distances of other letters after
    them.

    >>> read("200 544:aå\nTV -50:aå -20:s").fields_after["V"]
    ['-50:aå', '-20:s']
    """
    first_line, *rows = section.split("\n")
    blank, *fields = first_line.split(" ")
    widths = {" ": int(blank)}
    for field in fields:
        number, _, letters = field.partition(":")
        for letter in letters:
            widths[letter] = int(number)
    fields_after = {}
    for row in rows:
        first_letters, *fields = row.split(" ")
        for letter in first_letters:
            fields_after[letter] = fields
    return Letters(widths, fields_after, {})


def distance_of(letter: str, fields: list[str]) -> int:
    """Return the number before a letter in fields such as "-20:s", 0 if none has it.

    >>> distance_of("å", ["-50:aå", "-20:s"]), distance_of("0", ["-50:aå", "-20:s"])
    (-50, 0)
    """
    for field in fields:
        # Few fields have the letter, and in a browser it takes long to divide them all.
        if letter in field:
            number, _, letters = field.partition(":")
            if letter in letters:
                return int(number)
    return 0
