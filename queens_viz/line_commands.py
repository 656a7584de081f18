"""The lines that line mode understands: commands, answers in words, and numbers."""

from __future__ import annotations

import re
from enum import Enum
from typing import NamedTuple

from .words.words import messages


class Command(Enum):
    """The commands and the answers that are words, by the keys of the words."""

    STEP = "word_step"
    BACK = "word_back"
    NEXT_SOLUTION = "word_next_solution"
    SIZE = "word_size"
    AT = "word_at"
    WHERE = "word_where"
    BOARD = "word_board"
    PREDICT = "word_predict"
    BY_HAND = "word_by_hand"
    CHALLENGE = "word_challenge"
    FAULT = "word_fault"
    HINT = "word_hint"
    ANSWER = "word_answer"
    HELP = "word_help"
    QUIT = "word_quit"
    SAFE = "word_safe"
    ATTACKED = "word_attacked"
    SOLUTION = "word_solution"
    COMPLETE = "word_complete"


LETTERS = {
    "": Command.STEP,
    "n": Command.STEP,
    "b": Command.BACK,
    "s": Command.NEXT_SOLUTION,
    "p": Command.PREDICT,
    "?": Command.HELP,
    "q": Command.QUIT,
    "y": Command.SAFE,
    "x": Command.ATTACKED,
}
"""What is typed in the same way in every language."""

WITH_MORE = (Command.SIZE, Command.AT, Command.CHALLENGE, Command.FAULT)
"""The commands that are followed by something."""


class Typed(NamedTuple):
    """A line that was typed. Capitals and the number of blanks do not matter."""

    command: Command | None
    text: str  # the whole line, or what follows a command
    numbers: tuple[int, ...] = ()  # of a step or a column, or of a square

    @classmethod
    def of(cls, line: str, language: str) -> Typed:
        """Read a line in a language. English words are understood in every language.

        >>> Typed.of(" Größe  6", "de")[:2], Typed.of("size", "de")[:2]
        ((<Command.SIZE: 'word_size'>, '6'), (<Command.SIZE: 'word_size'>, ''))
        >>> lines = ["26", "3 1", "Column 3, row 1", "3-1"]
        >>> [Typed.of(line, "en").numbers for line in lines]
        [(26,), (3, 1), (3, 1), ()]
        """
        text = " ".join(line.split())
        commands = words_of("en") | words_of(language) | LETTERS
        first, _, rest = text.partition(" ")
        command = commands.get(first.casefold())
        if command in WITH_MORE:
            return cls(command, rest)
        command = commands.get(text.casefold())
        if command:
            return cls(command, text)
        return cls(None, text, numbers_of(text, language))


def numbers_of(text: str, language: str) -> tuple[int, ...]:
    """Return the number in a text, or the column and row of a square; else nothing.

    >>> [numbers_of(text, "en") for text in ("26", "Column 3, row 1", "3-1")]
    [(26,), (3, 1), ()]
    """
    languages = ("en", language)
    column = "|".join([messages(code)["word_column"] for code in languages])
    row = "|".join([messages(code)["word_row"] for code in languages])
    number = "([0-9]{1,9})"
    pattern = rf"(?:(?:{column}) )?{number}(?:(?: ?, ?| )(?:(?:{row}) )?{number})?"
    match = re.fullmatch(pattern, text.casefold())
    if not match:
        return ()
    return tuple([int(digits) for digits in match.groups() if digits])


def words_of(language: str) -> dict[str, Command]:
    """Return the words of a language for the commands.

    A message has all words for a command, with slashes between them.

    >>> [word for word, command in words_of("de").items() if command is Command.SIZE]
    ['grösse', 'groesse']
    """
    texts = messages(language)
    words = {}
    for command in Command:
        for word in texts[command.value].split("/"):
            words[word.casefold()] = command
    return words
