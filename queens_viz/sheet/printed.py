"""What only paper says."""

from __future__ import annotations

import re
from itertools import count, takewhile

from ..search.position import Position
from ..words.words import Words, messages

NAMED = re.compile(r"\{(key|say)\[([^]]+)\]\}")
"""What a text names in braces, as in `{key[f1]}` or `{say[own_board]}`: a key, or a message of the program."""


class Printed(Words):
    """The words of one language with those that only paper has.

    >>> Printed("en")("lesson_1_14_answer")
    '171.'
    """

    def __init__(self, language: str) -> None:
        super().__init__(language)
        told = {"key": self.key, "say": self._messages.__getitem__}
        printed = messages(f"{language}.print").items()
        self._messages = self._messages | {
            name: NAMED.sub(lambda found: told[found[1]](found[2]), text)
            for name, text in printed
        }

    def numbered(self, key: str, **values: object) -> tuple[str, ...]:
        """Return the messages of a list: their names end with numbers, from 1 on."""
        names = takewhile(
            self._messages.__contains__, (f"{key}_{number}" for number in count(1))
        )
        return tuple(self(name, **values) for name in names)

    def being_tested(self, position: Position) -> str:
        """Return which square is tested at a position, or that the board is full."""
        return (
            self("move_full")
            if position.is_solution
            else self.of_square("is_tested", position)
        )
