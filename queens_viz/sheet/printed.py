"""What only paper says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import NamedTuple

from ..search.position import Position
from ..words.words import Words, messages


class Named(NamedTuple):
    """What a text names in braces, as in `{key[f1]}` or `{say[own_board]}`: keys, or messages of the program."""

    told: Callable[[str], str]

    def __getitem__(self, name: object) -> str:  # type: ignore[override]
        """Return how a key is written, or a message."""
        return self.told(str(name))


class Printed(Words):
    """The words of one language with those that only paper has.

    >>> Printed("en")("lesson_1_14_answer")
    '171.'
    """

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self._messages = self._messages | messages(f"{language}.print")

    def __call__(self, key: str, **values: object) -> str:
        """Return a message with its values, keys and messages filled in."""
        said = super().__call__
        return self._messages[key].format_map({**values, "key": Named(self.key), "say": Named(said)})

    def numbered(self, key: str, **values: object) -> Iterator[str]:
        """Yield the messages of a list: their names end with numbers, from 1 on."""
        for number in count(1):
            if f"{key}_{number}" not in self._messages:
                return
            yield self(f"{key}_{number}", **values)

    def being_tested(self, position: Position) -> str:
        """Return which square is tested at a position, or that the board is full."""
        return self("move_full") if position.is_solution else self.of_square("is_tested", position)
