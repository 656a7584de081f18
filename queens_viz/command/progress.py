"""How far a long job has come: a bar on standard error, if that is a terminal."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from tqdm import tqdm

DELAY = 1.0
"""Seconds that a job takes before its bar is shown."""


class Bar:
    """A bar, as a context; where standard error is no terminal it does nothing."""

    def __init__(self, unit: str, total: int | None = None) -> None:
        self._bar: tqdm[NoReturn] | None = None
        self._began = time.monotonic()
        # Not by tqdm's own test (disable=None): to load it takes longer than a whole --first.
        if sys.stderr.isatty():
            from tqdm import tqdm

            self._bar = tqdm(
                total=total,
                unit=f" {unit}",
                # Scaled it would write 3 of 27 frames as 3.00.
                unit_scale=total is None or total >= 10_000,
                delay=DELAY,
                leave=False,
                file=sys.stderr,
            )

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *_: object) -> None:
        # A bar without a total has no truth value.
        if self._bar is not None:
            self._bar.close()

    def add(self, amount: int) -> None:
        """Go on by an amount; by none, show at least that the time goes on."""
        if self._bar is None:
            return
        if amount:
            self._bar.update(amount)
        elif time.monotonic() > self._began + DELAY:
            self._bar.refresh()

    def make_room(self) -> None:
        """Take the bar away for a line that is printed on the same terminal."""
        if self._bar is not None and sys.stdout.isatty():
            self._bar.clear()


def erase() -> None:
    """Take away the bar of a program that is about to end, without any lock."""
    with suppress(OSError):
        if sys.stderr.isatty():
            os.write(sys.stderr.fileno(), b"\r\x1b[K")
