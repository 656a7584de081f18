"""The pipe between a program's process and the one that started it: lines of JSON."""

from __future__ import annotations

import _thread
import json
import os
from array import array
from binascii import a2b_base64, b2a_base64
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any

from ..events import NUMBERS
from .guard import close_file


def text_of_message(message: Any) -> bytes:
    """Return a message as a line of JSON; an array is its bytes in base64."""
    text = json.dumps(message, separators=(",", ":"), default=_packed_array)
    return text.encode() + b"\n"


def _packed_array(numbers: array[int]) -> dict[str, str]:
    return {"base64": b2a_base64(numbers.tobytes(), newline=False).decode()}


def message_of_text(line: bytes) -> Any:
    """Return the message of a line.

    >>> message_of_text(text_of_message({"lines": array(NUMBERS, [1, 5])}))
    {'lines': array('i', [1, 5])}
    """
    return json.loads(line, object_hook=_unpacked_array)


def _unpacked_array(data: dict[str, Any]) -> Any:
    if "base64" not in data:
        return data
    numbers = array(NUMBERS)
    numbers.frombytes(a2b_base64(data["base64"]))
    return numbers


PIECE = 65536
"""The most bytes that are read at once."""


class Channel:
    """The end of the pipe that is in the program's process.

    It takes the place of standard input and output, which the program gets anew. When
    the other end is closed, `closed` is called: the process is not to live on.
    """

    def __init__(self, closed: Callable[[], None]) -> None:
        self._closed = closed
        self._input = os.dup(0)
        self._output = os.dup(1)
        self._errors = os.dup(2)
        self._process = os.getpid()
        self._messages: SimpleQueue[Any] = SimpleQueue()
        nowhere = os.open(os.devnull, os.O_RDWR)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        # Not by `threading`: a program that counts its threads isn't to find this one.
        _thread.start_new_thread(self._listen, ())

    @property
    def files(self) -> tuple[int, int, int]:
        """The numbers of the files that are the pipe."""
        return self._input, self._output, self._errors

    @property
    def errors(self) -> int:
        """The number of the file to which Python's own last words go."""
        return self._errors

    def send(self, message: dict[str, Any]) -> None:
        """Send a message. A process that the program has forked sends nothing."""
        if os.getpid() != self._process:
            return
        data = text_of_message(message)
        try:
            while data:
                data = data[os.write(self._output, data) :]
        except OSError:
            self._closed()

    def close(self) -> None:
        """Let go of the pipe."""
        for number in self.files:
            close_file(number)

    def receive(self) -> Any:
        """Wait for a message, and return it."""
        return self._messages.get()

    def give_input(self, text: str) -> None:
        """Let code that opens standard input by its number read a line, and the end."""
        end, beginning = os.pipe()
        os.write(beginning, text.encode() + b"\n")
        os.close(beginning)
        os.dup2(end, 0)
        os.close(end)

    def _listen(self) -> None:
        """Read messages until the other end is closed."""
        waiting = b""
        with suppress(OSError):
            while piece := os.read(self._input, PIECE):
                *lines, waiting = (waiting + piece).split(b"\n")
                for line in lines:
                    self._messages.put(message_of_text(line))
        self._closed()
