"""Starts a program in a process of its own, takes what it sends, and ends it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from ..events import Ending, Watch
from ..packing import unpacked_chunk, unpacked_outcome
from ..recording import Recording
from ..running import Request, packed_request
from ..statements import SAME_LINE
from ..watching import widened
from .channel import message_of_text, text_of_message
from .group import FLAGS, MARK, Group
from .janitor import kill_marked

CHILD = Path(__file__).with_name("child.py")

MARK_LENGTH = 16
"""The random bytes by which a run is distinguished from others."""

PATIENCE = 2.0
"""The seconds beyond its time after which a silent process is killed."""

GRACE = 0.5
"""The seconds that a process may take to end after it has closed its pipe."""

LONGEST_WAIT = 0.1
"""The seconds between two checks whether the time of a process is over."""

LONGEST_MESSAGE = 1 << 28
"""The bytes of the longest message that is read."""

MOST_WORDS = 100_000
"""The bytes of a process's last error output that are kept."""

CRASH = re.compile(r"^(?:Fatal Python error|Windows fatal exception): (.*)", re.M)
"""How the last words of Python begin if it breaks off itself."""

NO_DISPLAY = {
    "SDL_VIDEODRIVER": "dummy",
    "SDL_AUDIODRIVER": "dummy",
    "MPLBACKEND": "Agg",
    "QT_QPA_PLATFORM": "offscreen",
}
"""Environment variables that keep libraries from opening windows."""

REMOVED = ("DISPLAY", "WAYLAND_DISPLAY", "PYTHONSTARTUP", "PYTHONINSPECT")

ALWAYS = {
    "PYTHONBREAKPOINT": "0",  # a breakpoint that was left behind does nothing
    "PYTHONHASHSEED": "0",  # so that sets are always in the same order
    "OPENBLAS_NUM_THREADS": "1",  # each thread takes of the memory that is limited
    "OMP_NUM_THREADS": "1",
}

Choose = Callable[[Recording], Watch | None]
"""Returns which variable is the board, judging by what was recorded so far."""


class Place(NamedTuple):
    """Where a program runs."""

    folder: str
    python: str = sys.executable
    job: str = ""  # with which the marks of its processes begin


class TooOld(Exception):
    """A Python can't run the tracer; the text is its version."""


class SeparateRun:
    """A program in a process of its own: a context manager that is sure to end it.

    `poll` takes what it has sent by now, `wait` everything until its end.
    """

    def __init__(
        self, request: Request, place: Place, choose: Choose | None = None
    ) -> None:
        self.recording = Recording(request.source, request.name)
        self.recording.n = request.n
        self.is_over = False
        self._path = request.path
        self._choose = choose
        self._mark = f"{MARK}={place.job}{os.urandom(MARK_LENGTH).hex()}"
        self._messages: SimpleQueue[dict[str, Any] | None] = SimpleQueue()
        self._errors: list[bytes] = []
        self._is_halted = False
        self._own_signals: dict[int, int | None] = {}  # with the lines that sent them
        self._deadline = time.monotonic() + request.limits.seconds + PATIENCE
        self._process = _start(place, self._mark)
        self._group = Group(self._process)
        self._readers = [
            threading.Thread(target=self._read_messages, daemon=True),
            threading.Thread(target=self._read_errors, daemon=True),
        ]
        self.too_old = ""  # the version of a Python that can't run the tracer
        for reader in self._readers:
            reader.start()
        self._send({"request": packed_request(request)})

    def __enter__(self) -> SeparateRun:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def poll(self, seconds: float = 0.0) -> bool:
        """Wait for what the program sends, and take it; return whether it is over."""
        with suppress(Empty):
            while not self.is_over:
                message = self._messages.get(seconds > 0, seconds or None)
                seconds = 0.0
                self._take(message)
        if not self.is_over and time.monotonic() > self._deadline:
            self._end(Ending("time", self._last_line()))
        return self.is_over

    def wait(self) -> Recording:
        """Take all that the program sends until it is over."""
        while not self.poll(LONGEST_WAIT):
            continue
        return self.recording

    def halt(self, reason: str = "halted", message: str = "") -> None:
        """Stop the program because a person wants it, or for another reason."""
        self.poll()
        if not self.is_over:
            self._end(Ending(reason, self._last_line(), message=message))

    def close(self) -> None:
        """End the process and everything that it started, unless that is done."""
        if self._process.returncode is not None:
            return
        self._group.kill()
        self._process.wait()
        kill_marked(self._mark)
        for reader in self._readers:
            reader.join(PATIENCE)
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream:
                with suppress(OSError):
                    stream.close()

    def _take(self, message: dict[str, Any] | None) -> None:
        """Take a message of the process; None is the end of all."""
        if message is None:
            has_ended = self._has_ended()
            self.close()
            self._end(self._ending_without_a_word(has_ended))
        elif "question" in message:
            self._answer()
        elif "signal" in message:
            self._own_signals[message["signal"]] = message["line"]
        elif "too_old" in message:
            self.too_old = str(message["too_old"])
            self._end(Ending("killed"))
        elif not self._is_recorded(message):
            # The program itself has written into the pipe.
            self._end(Ending("killed", self.recording.last_line))

    def _is_recorded(self, message: dict[str, Any]) -> bool:
        """Take what was recorded, or the end; return whether the message is sound."""
        try:
            if "lines_run" in message:
                self.recording.lines_run = int(message["lines_run"])
            if "chunk" in message:
                self.recording.add(unpacked_chunk(message["chunk"]))
            elif "outcome" in message or "lines_run" not in message:
                self.recording.finish(unpacked_outcome(message["outcome"]))
                self.is_over = True
                self.close()
        except (TypeError, ValueError, LookupError, AttributeError):
            return False
        return True

    def _answer(self) -> None:
        """Answer which variable is the board."""
        asked = time.monotonic()
        watch = self._choose(self.recording) if self._choose else None
        names = None
        if watch:
            names = sorted(widened(self.recording, watch).names)
        self._deadline += time.monotonic() - asked
        self._send({"names": names})

    def _end(self, ending: Ending) -> None:
        """Record what ended the program if it didn't report that itself."""
        self.close()
        recording = self.recording
        outcome = recording.outcome()._replace(ending=ending)
        recording.finish(outcome._replace(lines_run=recording.steps))
        self.is_over = True

    def _has_ended(self) -> bool:
        """Return whether the process has ended by itself, or does so at once.

        It is not waited for: its number still names its group.
        """
        if not hasattr(os, "waitid"):
            return True
        without_waiting = os.WEXITED | os.WNOHANG | os.WNOWAIT
        deadline = time.monotonic() + GRACE
        while time.monotonic() < deadline:
            if os.waitid(os.P_PID, self._process.pid, without_waiting):
                return True
            time.sleep(GRACE / 50)
        return False

    def _ending_without_a_word(self, has_ended: bool) -> Ending:
        """Return what ended a process that sent nothing at its end.

        If it has not ended by itself, the signal that ended it was ours.
        """
        words = b"".join(self._errors).decode("utf-8", "replace")
        line = self._last_line(words)
        if words.startswith("Timeout"):
            return Ending("time", line)
        status = self._process.returncode
        crash = CRASH.search(words)
        if crash and line is not None:
            return Ending("crash", line, crash[1].strip(), status=status)
        if not has_ended or status >= 0:
            return Ending("killed", line, status=status)
        name = name_of_signal(-status)
        line_of_signal = self._own_signals.get(-status)
        if line_of_signal:
            return Ending("own_signal", line_of_signal, message=name, status=status)
        return Ending("signal", line, message=name, status=status)

    def _last_line(self, words: str = "") -> int | None:
        """Return the line that ran last; Python's last error output knows it best."""
        found = re.search(rf'File "{re.escape(self._path)}", line (\d+)', words)
        if found:
            return int(found[1]) % SAME_LINE
        return self.recording.last_line

    def _send(self, message: dict[str, Any]) -> None:
        """Send a message to the process."""
        stream = self._process.stdin
        assert stream
        with suppress(OSError):  # if it has ended, that is found out elsewhere
            stream.write(text_of_message(message))
            stream.flush()

    def _read_messages(self) -> None:
        """Read what the process sends, until its end."""
        stream = self._process.stdout
        assert stream
        for line in iter(lambda: stream.readline(LONGEST_MESSAGE), b""):
            try:
                message = message_of_text(line)
            except (ValueError, TypeError, RecursionError):
                message = None
            if not line.endswith(b"\n") and len(line) < LONGEST_MESSAGE:
                break  # it was killed within a message
            if not isinstance(message, dict):
                # The program itself has written into the pipe: `_take` ends it.
                message = {}
            self._messages.put(message)
        self._messages.put(None)

    def _read_errors(self) -> None:
        """Read the last error output of the process, up to a limit."""
        stream = self._process.stderr
        assert stream
        length = 0
        for line in iter(lambda: stream.readline(MOST_WORDS), b""):
            length += len(line)
            if length < MOST_WORDS:
                self._errors.append(line)


def name_of_signal(number: int) -> str:
    """Return the number of a signal, with its name if it has one.

    >>> name_of_signal(9)
    '9 (SIGKILL)'
    """
    try:
        return f"{number} ({signal.Signals(number).name})"
    except ValueError:
        return str(number)


def _start(place: Place, mark: str) -> subprocess.Popen[bytes]:
    """Start the process that waits for a request."""
    environment = {**os.environ, **NO_DISPLAY, **ALWAYS}
    for name in REMOVED:
        environment.pop(name, None)
    name, _, value = mark.partition("=")
    environment[name] = value
    return subprocess.Popen(
        [place.python, str(CHILD)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=place.folder,
        env=environment,
        start_new_session=True,
        creationflags=FLAGS,
    )


def record(request: Request, place: Place, choose: Choose | None = None) -> Recording:
    """Run a program in a process of its own, and return what was recorded."""
    with SeparateRun(request, place, choose) as run:
        recording = run.wait()
    if run.too_old:
        raise TooOld(run.too_old)
    return recording
