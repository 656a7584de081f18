"""What exceptions say, and what a terminal is not to obey."""

from __future__ import annotations

LONGEST = 200
"""The most characters of the text of an exception."""


NO_BREAK = "\u00a0\u202f"
"""Spaces that a terminal shows, although `str.isprintable` says that it doesn't."""


def escaped(text: str) -> str:
    r"""Return a text with escapes for what a terminal would obey or can't show.

    >>> print(escaped("a\x1b[31m\x07.png"))
    a\x1b[31m\x07.png
    >>> print(escaped("plein\u00a0: 8"))
    plein : 8
    """
    letters = []
    for letter in text:
        if letter.isprintable() or letter in NO_BREAK:
            letters.append(letter)
        else:
            letters.append(ascii(letter)[1:-1])
    return "".join(letters)


def message_of(error: BaseException) -> str:
    r"""Return what an exception says, in one line. Its own code may fail to do so.

    >>> message_of(ValueError("two lines:\n  here,\n  and here"))
    'two lines: here, and here'
    >>> print(message_of(ValueError("a\x1b[2Jb")))
    a\x1b[2Jb
    """
    try:
        text = escaped(" ".join(str(error).split()))
    except Exception:
        return ""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def text_of_error(error: BaseException) -> str:
    """Return an exception in one line.

    >>> text_of_error(IndexError("list index out of range"))
    'IndexError: list index out of range'
    """
    name = type(error).__name__
    message = message_of(error)
    return f"{name}: {message}" if message else name
