"""What a tracer needs of its process or page, and how it ends a program."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .events import Chunk, Watch
from .paths import Variables

MOST_MEMORY = 1024**3
"""The bytes of memory that a program may have, where the system can limit it."""


class Limits(NamedTuple):
    """When a program is stopped, and when the second phase begins."""

    seconds: float = 10.0
    lines: int = 100_000  # of the first phase
    lines_without_board: int = 300_000
    changes: int = 1_000_000  # steps of the second phase


NORMAL = Limits()


class Stop(BaseException):
    """Ends a program from within; `reason` is the kind of its ending."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def stop(reason: str) -> None:
    """End a program by an exception, which it may swallow."""
    raise Stop(reason)


class Place(NamedTuple):
    """The place of the program that an exception left last."""

    number: int  # of its statement; 0 if it is in none
    variables: Variables  # the local ones
    module: Variables  # the global ones whose names no local one has


class Surroundings(NamedTuple):
    """What a tracer needs of the process or page that it runs in."""

    send: Callable[[Chunk], None]
    choose: Callable[
        [], Watch | None
    ]  # the variable that is the board, as far as it is known now
    clock: Callable[[], float]  # seconds
    count_references: Callable[[object], int] | None
    stop: Callable[[str], None]  # ends the program; it may raise Stop
    is_tracing: Callable[[], bool]  # whether the program is still followed
    # Returns where an exception left a file of this name.
    place_of: Callable[[BaseException, str], Place]
