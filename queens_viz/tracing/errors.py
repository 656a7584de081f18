"""What exceptions say."""

from __future__ import annotations

LONGEST = 200
"""The most characters of the text of an exception."""


def message_of(error: BaseException) -> str:
    r"""Return what an exception says, in one line. Its own code may fail to do so.

    >>> message_of(ValueError("two lines:\n  here,\n  and here"))
    'two lines: here, and here'
    """
    try:
        text = " ".join(str(error).split())
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
