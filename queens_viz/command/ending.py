"""The end of the program: exit statuses, error messages, and signals."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn, TypeVar

from .streams import print_error

Item = TypeVar("Item")

# Exit statuses.
DONE = 0
ERROR = 1  # the job can't be done on this machine, or there is no solution
USAGE_ERROR = 2  # the command line is wrong
STOPPED = 128  # a signal stopped the program; its number is added
INTERRUPTED = STOPPED + signal.SIGINT


def complain(message: str, status: int) -> int:
    """Print an error message in one line, and return the status."""
    print_error(f"error: {message}")
    return status


def reason_of(error: OSError | ImportError) -> str:
    """Return the reason of an error in a few words."""
    return getattr(error, "strerror", None) or str(error)


def exit_by_signal(number: int) -> NoReturn:
    """Exit at once, without a message, with the status of a signal."""
    os._exit(STOPPED + number)


class Interrupted(Exception):
    """Ctrl-C was pressed; the search has finished its step."""


@contextmanager
def handling_signals(
    handler: Callable[[int, FrameType | None], object], *names: str
) -> Iterator[None]:
    """Handle signals, by their names, with a function.

    Signals that this system doesn't have are left out, and ignored ones stay ignored.
    """
    handlers_before = {}
    for name in names:
        number = getattr(signal, name, None)
        if number and signal.getsignal(number) is not signal.SIG_IGN:
            handlers_before[number] = signal.signal(number, handler)
    try:
        yield
    finally:
        for number, handler_before in handlers_before.items():
            signal.signal(number, handler_before)


def until_interrupted(items: Iterable[Item]) -> Iterator[Item]:
    """Yield the items until Ctrl-C, and raise Interrupted between two of them."""
    is_pressed = False

    def handle(_number: int, _frame: object) -> None:
        nonlocal is_pressed
        is_pressed = True

    with handling_signals(handle, "SIGINT"):
        for item in items:
            if is_pressed:
                raise Interrupted
            yield item
