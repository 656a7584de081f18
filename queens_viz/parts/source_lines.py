"""The lines of a program as they are displayed, and those that replace some of them."""

from __future__ import annotations

from typing import NamedTuple

from .source_drawing import ADDED, REST_OF_ADDED, REST_OF_OLD, RowChange


class Change(NamedTuple):
    """Lines of a program that are replaced by others. They count from 1."""

    replaced: frozenset[int] = frozenset()
    added: tuple[str, ...] = ()  # the lines in their place
    after: int = 0  # the line after which these are


NO_CHANGE = Change()
"""All lines stay."""


class Source:
    """The lines of a program as they are displayed. It is only equal to itself.

    An empty program has one line, as in an editor. Lines that replace others have no
    number of their own. They and those that are replaced have several rows if a number
    of letters is given that a row has, and they are longer.
    """

    def __init__(
        self, lines: tuple[str, ...], change: Change = NO_CHANGE, letters: int = 0
    ) -> None:
        whole = [displayed(line) for line in lines] or [""]
        added = [displayed(line) for line in change.added]
        shown: list[str] = []
        numbers: list[int] = []
        for number in range(len(whole) + 1):
            if number > 0:
                pieces = [whole[number - 1]]
                if number in change.replaced:
                    pieces = pieces_of(pieces[0], letters)
                shown += pieces
                numbers += [number, *[REST_OF_OLD for _ in pieces[1:]]]
            if number == change.after:
                for line in added:
                    pieces = pieces_of(line, letters)
                    shown += pieces
                    numbers += [ADDED, *[REST_OF_ADDED for _ in pieces[1:]]]
        self.whole = (*whole[: change.after], *added, *whole[change.after :])
        self.lines = tuple(shown)
        self.numbers = tuple(numbers)
        self.replaced = change.replaced
        lengths = sorted([len(line) for line in self.lines])
        # The letters of the widest line but for the longest tenth.
        self.usual = lengths[-1 - len(lengths) // 10]

    def place_of(self, number: int) -> int:
        """Return the place of a line among those that are displayed, from 1."""
        if number in self.numbers:
            return self.numbers.index(number) + 1
        return number

    def change_of(self, number: int) -> RowChange:
        """Return whether a line is replaced, or replaces others."""
        if number in (ADDED, REST_OF_ADDED):
            return RowChange.NEW
        if number == REST_OF_OLD or number in self.replaced:
            return RowChange.OLD
        return RowChange.NONE

    @property
    def changed_places(self) -> tuple[int, ...]:
        """The places of the lines that are replaced, or replace others, from 1."""
        return tuple(
            [
                place
                for place, number in enumerate(self.numbers, 1)
                if self.change_of(number) is not RowChange.NONE
            ]
        )


MORE_INDENT = 4
"""The blanks before the rest of a line that has several rows, after its own."""


def pieces_of(line: str, letters: int) -> list[str]:
    """Return the pieces of a line, each with so many letters at most, if it is given.

    A line breaks at a blank if there is one.

    >>> pieces_of("    board = board + [row]", 20)
    ['    board = board +', '        [row]']
    """
    pieces = []
    indent = " " * (len(line) - len(line.lstrip()) + MORE_INDENT)
    while letters > len(indent) and len(line) > letters:
        # Not `rfind` with a beginning: Brython returns a place in the rest.
        blank = line[: letters + 1].rfind(" ")
        end = blank if blank > len(indent) else letters
        pieces.append(line[:end])
        line = indent + line[end:].lstrip()
    return [*pieces, line]


TAB = 4
"""Columns from one tab stop to the next, as most editors of a school show them."""

UNSEEN = "¤"
"""The sign for a letter that can't be seen, such as a control character."""


def displayed(line: str) -> str:
    r"""Return a line as it is displayed, with blanks for tabs.

    A letter that can't be seen has a sign, since Python may refuse it: a no-break space
    is such a letter.

    >>> displayed("\tprint(1)\x0c\n"), displayed("a\xa0= 1")
    ('    print(1)¤', 'a¤= 1')
    """
    text = line.rstrip("\r\n").expandtabs(TAB)
    if text.isprintable():
        return text
    return "".join([letter if letter.isprintable() else UNSEEN for letter in text])
