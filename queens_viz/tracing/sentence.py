"""What is said about a program, whatever the language: messages and their values."""

from __future__ import annotations

from typing import NamedTuple


class Sentence(NamedTuple):
    """The name of a message, and its values."""

    message: str
    values: dict[str, object]  # whole numbers, texts and None


def say(message: str, **values: object) -> Sentence:
    """Return a sentence."""
    return Sentence(message, values)
