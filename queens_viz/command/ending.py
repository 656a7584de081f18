"""How the program ends: exit statuses, complaints, and the signals that stop it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, NoReturn, TypeVar

from .streams import print_error

Item = TypeVar("Item")

DONE, MACHINE, USER, STOPPED = 0, 1, 2, 128
"""Exit statuses: done; the machine's fault; the user's words are wrong; stopped by the signal that is added."""


INTERRUPTED = STOPPED + signal.SIGINT


def complain(message: str, status: int) -> int:
    """Say in one line what is wrong, and return the status."""
    print_error(f"error: {message}")
    return status


def reason_of(error: OSError | ImportError) -> str:
    """Return in a few words what the machine refused."""
    return getattr(error, "strerror", None) or str(error)


def exit_by_signal(number: int) -> NoReturn:
    """End at once with the status that belongs to a signal; nothing more is said."""
    os._exit(STOPPED + number)


class Interrupted(Exception):
    """Ctrl-C was pressed, and the search stands between two steps."""


@contextmanager
def handling_signals(
    handler: Callable[[int, FrameType | None], Any], *names: str
) -> Iterator[None]:
    """Have signals heard in another way, where there are such; those that are ignored stay so."""
    numbers = [number for name in names if (number := getattr(signal, name, None))]
    heard = [
        number for number in numbers if signal.getsignal(number) is not signal.SIG_IGN
    ]
    before = {number: signal.signal(number, handler) for number in heard}
    try:
        yield
    finally:
        for number, was in before.items():
            signal.signal(number, was)


def until_interrupted(items: Iterable[Item]) -> Iterator[Item]:
    """Yield the items until Ctrl-C, which may come in the middle of a step but is heard only between two items."""
    is_pressed = False

    def hear(_number: int, _frame: object) -> None:
        nonlocal is_pressed
        is_pressed = True

    with handling_signals(hear, "SIGINT"):
        for item in items:
            if is_pressed:
                raise Interrupted
            yield item
