"""A progress bar for long jobs, on standard error, if that is a terminal."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from tqdm import tqdm

DELAY = 1.0
"""The seconds of a job before its bar is displayed."""

LEAST_SCALED = 10_000
"""The smallest total that is abbreviated, as in 12.3k. 27 would become 27.0."""


class Bar:
    """A progress bar as a context manager.

    It does nothing without a terminal, or if tqdm is not installed.
    """

    def __init__(self, unit: str, total: int | None = None) -> None:
        self._bar: tqdm[NoReturn] | None = None
        self._began = time.monotonic()
        # Not by disable=None of tqdm: to import it takes longer than a whole --first.
        if not sys.stderr.isatty():
            return
        with suppress(ImportError):
            from tqdm import tqdm

            self._bar = tqdm(
                total=total,
                unit=f" {unit}",
                unit_scale=total is None or total >= LEAST_SCALED,
                delay=DELAY,
                leave=False,
                file=sys.stderr,
            )

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *_: object) -> None:
        # Without a total, tqdm raises an error if it is asked for its truth value.
        if self._bar is not None:
            self._bar.close()

    def add(self, amount: int) -> None:
        """Advance the bar; by 0, refresh the time that it displays."""
        if self._bar is None:
            return
        if amount:
            self._bar.update(amount)
        elif time.monotonic() > self._began + DELAY:
            self._bar.refresh()

    def make_room(self) -> None:
        """Clear the bar before a line is printed on the same terminal."""
        if self._bar is not None and sys.stdout.isatty():
            self._bar.clear()


def erase() -> None:
    """Erase the bar of a program that is about to exit, without a lock of tqdm."""
    with suppress(OSError):
        if sys.stderr.isatty():
            os.write(sys.stderr.fileno(), b"\r\x1b[K")
