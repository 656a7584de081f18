"""The table of the typeface's letters: `python -m tests.letters` writes it from the font."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from fontTools.ttLib import TTFont

from queens_viz.browser import font
from queens_viz.fonts import FILES
from queens_viz.pens import letter_table
from queens_viz.pens.face import CODE_WEIGHTS, Weight

FILE = Path(letter_table.__file__)

WORDS = [weight for weight in Weight if weight not in CODE_WEIGHTS]
"""The weights that need a table: the letters of code have one width."""

PAIRS = 2
"""The number of OpenType's lookups that set pairs of glyphs closer or further apart."""

PAIR_BY_PAIR = 1
"""The number of the tables in them that name single glyphs; the others name classes."""

SOFT_HYPHEN = "\xad"
"""A letter that browsers don't show within a line."""

MODULE = '''\
"""The widths and the pairs of the typeface's letters.

`python -m tests.letters` writes this file: it is not to be edited. Each weight has its
name, a line of widths, that of the blank first, and lines of pairs: first letters, and
how much further from each of them other letters stand. All are in thousandths of the
type's size. A line that begins with a blank belongs to the one before.
"""

TABLE = """\\
@TABLE@"""
'''


def opened(weight: Weight) -> TTFont:
    """Return the font of a weight."""
    return TTFont(FILES[weight])


def pairs(face: TTFont, names: dict[str, str]) -> Iterator[tuple[str, str, int]]:
    """Yield the pairs of letters, known by the names of their glyphs, that stand closer or further apart."""
    (lookup,) = [
        one for one in face["GPOS"].table.LookupList.Lookup if one.LookupType == PAIRS
    ]
    for first, glyph in names.items():
        tables = [one for one in lookup.SubTable if glyph in one.Coverage.glyphs]
        for second, other in names.items():
            # The first table that has a pair decides.
            found = next(
                (
                    value
                    for one in tables
                    if (value := apart(one, glyph, other)) is not None
                ),
                0,
            )
            if found:
                yield first, second, found


def apart(table: Any, glyph: str, other: str) -> int | None:
    """Return by how much a table sets one glyph further from another, or None where it has no such pair."""
    if table.Format == PAIR_BY_PAIR:
        records = table.PairSet[table.Coverage.glyphs.index(glyph)].PairValueRecord
        value = next((one.Value1 for one in records if one.SecondGlyph == other), None)
    else:
        second = table.ClassDef2.classDefs.get(other, 0)
        record = table.Class1Record[table.ClassDef1.classDefs.get(glyph, 0)]
        value = record.Class2Record[second].Value1 if second else None
    return value and getattr(value, "XAdvance", 0)


def fields(numbers: dict[str, int]) -> str:
    """Return letters by their numbers: "-20:aå 544:b"."""
    ordered = sorted(numbers, key=lambda letter: (numbers[letter], letter))
    return " ".join(
        f"{number}:{''.join(same)}"
        for number, same in groupby(ordered, key=numbers.__getitem__)
    )


def section(weight: Weight, text: str) -> str:
    """Return what the table says of the letters of a text in one weight."""
    face = opened(weight)
    glyphs, advances = face.getBestCmap(), face["hmtx"].metrics
    names = {
        letter: glyphs[ord(letter)]
        for letter in text
        if ord(letter) in glyphs and letter != SOFT_HYPHEN
    }
    widths = {letter: advances[name][0] for letter, name in names.items()} | {
        SOFT_HYPHEN: 0
    }
    blank = widths.pop(" ")
    after: dict[str, dict[str, int]] = {}
    for first, second, value in pairs(face, names):
        after.setdefault(first, {})[second] = value
    firsts: dict[str, str] = {}
    for first, numbers in after.items():
        firsts[fields(numbers)] = firsts.get(fields(numbers), "") + first
    assert " " not in after | {
        second: 0 for numbers in after.values() for second in numbers
    }
    lines = [
        f"{blank} {fields(widths)}",
        *(f"{same} {numbers}" for numbers, same in firsts.items()),
    ]
    return "\n".join([weight.value, *(folded(line) for line in lines)])


def folded(line: str) -> str:
    """Return a line as it stands within quotes: cut where it is too long, and every sign can be seen."""
    signs = {sign: f"\\u{ord(sign):04x}" for sign in line if not sign.isprintable()} | {
        "\\": "\\\\",
        '"': '\\"',
    }
    shown = "".join(signs.get(sign, sign) for sign in line)
    return "\n".join(
        textwrap.wrap(
            shown,
            88,
            subsequent_indent=" ",
            break_long_words=False,
            break_on_hyphens=False,
        )
    )


def module() -> str:
    """Return the module that holds the table."""
    text = font.letters()
    return MODULE.replace(
        "@TABLE@", "\n\n".join(section(weight, text) for weight in WORDS)
    )


if __name__ == "__main__":
    FILE.write_text(module(), encoding="utf-8")
