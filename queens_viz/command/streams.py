"""The standard streams: made safe to read from and to write to, and what is said on standard error."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress

NO_BREAK = "\u00a0\u202f"
"""Spaces that a screen shows, though Python does not print them in a string."""


def make_safe() -> None:
    """See to it that all streams are there, and that none fails at a letter that its encoding lacks.

    A stream may be missing: under pythonw on Windows, or where it was closed (`>&-`).
    Then what is written goes nowhere, and nothing can be read.
    """
    # In this order each gets the number of the one that was closed.
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # as long as the process lives
    # Standard error needs none of this: Python escapes there what it can't carry.
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    if isinstance(sys.stdin, io.TextIOWrapper):
        # Nothing fails to be read so, nor does what some editors put at the beginning of a file.
        with suppress(
            io.UnsupportedOperation
        ):  # where somebody has read from it before
            sys.stdin.reconfigure(
                encoding="utf-8-sig", errors="surrogateescape", newline="\n"
            )


def discard_output() -> None:
    """Write to nowhere from now on, so that Python does not complain when it ends and nobody takes its output."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def escaped(text: str) -> str:
    r"""Return a text in which everything that a terminal would obey or could not show is escaped.

    >>> print(escaped("a\x1b[31m\udcff.png"))
    a\x1b[31m\udcff.png
    >>> print(escaped("plein\u00a0: 8"))
    plein : 8
    """
    return "".join(
        c if c.isprintable() or c in NO_BREAK else ascii(c)[1:-1] for c in text
    )


def print_error(message: str) -> None:
    """Write one line on standard error, whatever the user's words in it contain."""
    with suppress(OSError):  # where nobody can be told, nobody is
        print(f"queens-viz: {escaped(message)}", file=sys.stderr, flush=True)
