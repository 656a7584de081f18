"""What a person types in line mode, and which command it is."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from .words.words import messages


class Command(Enum):
    """What line mode obeys and what answers its questions, by the keys of their words."""

    STEP = "word_step"
    BACK = "word_back"
    NEXT_SOLUTION = "word_next_solution"
    SIZE = "word_size"
    AT = "word_at"
    BOARD = "word_board"
    PREDICT = "word_predict"
    BY_HAND = "word_by_hand"
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

WITH_MORE = (Command.SIZE, Command.AT)
"""The commands that are followed by something."""


class Typed(NamedTuple):
    """A line that was typed: its command, None where it is none; what follows the command; and all of it.

    Capitals and the number of blanks do not count.
    """

    command: Command | None
    more: str
    text: str

    @classmethod
    def of(cls, line: str, language: str) -> Typed:
        """Read a line. The words of a language hold, and the English ones in every language.

        >>> Typed.of(" Größe  6", "de")[:2], Typed.of("size", "de")[:2], Typed.of("6", "de")[:2]
        ((<Command.SIZE: 'word_size'>, '6'), (<Command.SIZE: 'word_size'>, ''), (None, ''))
        """
        text = " ".join(line.casefold().split())
        words = words_of("en") | words_of(language) | LETTERS
        if text in words:
            return cls(words[text], "", text)
        name, _, more = text.partition(" ")
        command = words.get(name)
        return cls(command, more, text) if command in WITH_MORE else cls(None, "", text)


def words_of(language: str) -> dict[str, Command]:
    """Return the words of a language and their commands; a message has a slash between words for the same one.

    >>> [word for word, command in words_of("de").items() if command is Command.SIZE]
    ['grösse', 'groesse']
    """
    said = messages(language)
    return {word.casefold(): command for command in Command for word in said[command.value].split("/")}
