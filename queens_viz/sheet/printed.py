"""The messages that are only printed."""

from __future__ import annotations

import re
from itertools import count, takewhile

from ..search.position import Position
from ..words.words import Words, messages

REFERENCE = re.compile(r"\{(key|say)\[([^]]+)\]\}")
"""A key or a message of the program in a printed one: `{key[f1]}`, `{say[own_board]}`.

Its groups are the word before the brackets and the name between them.
"""


class Printed(Words):
    """All messages of a language, with those that are only printed.

    >>> Printed("en")("lesson_1_14_answer")
    '171.'
    """

    def __init__(self, language: str) -> None:
        super().__init__(language)
        program_messages = self._messages

        def resolve(reference: re.Match[str]) -> str:
            """Return the text for a reference."""
            name = reference[2]
            if reference[1] == "key":
                return self.key(name)
            return program_messages[name]

        printed = {
            key: REFERENCE.sub(resolve, text)
            for key, text in messages(f"{language}.print").items()
        }
        self._messages = program_messages | printed

    def numbered(self, key: str, **values: object) -> tuple[str, ...]:
        """Return the messages of a list: key_1, key_2, ... as far as they exist."""
        keys = (f"{key}_{number}" for number in count(1))
        existing = takewhile(self._messages.__contains__, keys)
        return tuple(self(name, **values) for name in existing)

    def candidate(self, position: Position) -> str:
        """Return which square is tested at a position, or that the board is full."""
        if position.is_solution:
            return self("move_full")
        return self.of_square("is_tested", position)
