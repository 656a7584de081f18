"""What exceptions say."""

from __future__ import annotations


def message_of(error: BaseException) -> str:
    """Return what an exception says, which its own code may fail to do."""
    try:
        return str(error)
    except Exception:
        return ""


def text_of_error(error: BaseException) -> str:
    """Return an exception in one line.

    >>> text_of_error(IndexError("list index out of range"))
    'IndexError: list index out of range'
    """
    name = type(error).__name__
    message = message_of(error)
    return f"{name}: {message}" if message else name
