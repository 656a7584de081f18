"""The standard streams: how they are made safe, and messages on standard error."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress

from ..tracing.errors import escaped


def make_safe() -> None:
    """Replace missing streams, and let none fail because of its encoding.

    A stream may be missing: under pythonw on Windows, or if it was closed (`>&-`). Then
    nothing can be read from it, and what is written to it is lost.
    """
    # In this order each gets the file descriptor of the one that was closed.
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # as long as the process lives
    # Python escapes on standard error what can't be encoded, so it needs nothing.
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    if isinstance(sys.stdin, io.TextIOWrapper):
        # So any bytes can be read, and the mark that some editors write first is
        # skipped. UnsupportedOperation is raised if a caller has read from it before.
        with suppress(io.UnsupportedOperation):
            sys.stdin.reconfigure(
                encoding="utf-8-sig", errors="surrogateescape", newline="\n"
            )


def discard_output() -> None:
    """Discard all further output, so that Python can exit after its reader has gone."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def print_error(message: str) -> None:
    """Print one line on standard error. What the user typed in it is escaped."""
    # Without a reader there is nobody to report the error to.
    with suppress(OSError):
        print(f"queens-viz: {escaped(message)}", file=sys.stderr, flush=True)
