"""Notations of boards as squares: pairs of numbers, or their names in chess."""

from __future__ import annotations

from .brackets import pair, whole
from .cells import LineAt, after_label, words
from .parsed import Parsed, Scope
from .readings import Axis, Kind

LEAST_NAME = 2
"""The letters of the shortest name of a square, as in a1."""


def in_names_of_squares(line: LineAt, _: Scope) -> Parsed | None:
    """Read squares by their names in chess: a letter for the column, then the row.

    >>> from .parsed import line_of
    >>> in_names_of_squares(line_of(["Solution 1: a1, b5, c8"]), Scope()).value
    [(1, 1), (2, 5), (3, 8)]
    """
    squares = [square_named(word) for word in words(after_label(line(0) or ""))]
    if None in squares or not squares:
        return None
    return Parsed(squares, kind=Kind.SQUARES, axis=Axis.COLUMN)


def square_named(word: str) -> tuple[int, int] | None:
    """Return the column and the row of a square by its name in chess, as b2 or Qc4.

    None if the word is not such a name.

    >>> square_named("b2"), square_named("Qc4."), square_named("42")
    ((2, 2), (3, 4), None)
    """
    word = word.strip(".)]}")
    if word[:1] == "Q" and word[1:2].isalpha():
        word = word[1:]
    word = word.lower()
    column = "abcdefghijklmnopqrstuvwxyz".find(word[:1])
    row = whole(word[1:])
    if len(word) < LEAST_NAME or column < 0 or row is None or row < 1:
        return None
    return column + 1, row


def in_pairs(line: LineAt, _: Scope) -> Parsed | None:
    """Read pairs of numbers without brackets, between dashes or blanks.

    >>> from .parsed import line_of
    >>> in_pairs(line_of(["1,1-5,2-8,3-"]), Scope()).value
    [(1, 1), (5, 2), (8, 3)]
    >>> in_pairs(line_of(["1/4 2/2"]), Scope()).value
    [(1, 4), (2, 2)]
    """
    text = after_label(line(0) or "").strip(" ;")
    parts = text.removesuffix("-").split("-")
    pairs = [pair(part.strip().replace(",", "/", 1)) for part in parts]
    if None in pairs or "-" not in text:
        # No dashes between pairs: each is a word.
        pairs = [pair(word) for word in words(text)]
    if None in pairs or not pairs:
        return None
    return Parsed(pairs, kind=Kind.SQUARES)
