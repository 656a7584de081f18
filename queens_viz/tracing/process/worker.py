"""In a process of its own: runs a program under the tracer, and sends what it does."""

from __future__ import annotations

# Not `signal`, which is made of it, and takes longer to import than all that is ours.
import _signal  # type: ignore[import-not-found]
import _thread
import faulthandler
import os
import sys
import threading
import time
import types
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NoReturn, SupportsIndex

from ..ending import place_of
from ..events import Chunk, Ending, Outcome, Watch
from ..packing import packed_chunk, packed_outcome
from ..running import Run, program_of, unpacked_request
from ..statements import SAME_LINE
from ..surroundings import MOST_MEMORY, Surroundings
from ..tracer import Tracer
from .channel import Channel
from .displays import refuse_windows
from .guard import close_file, guard_files, guard_processes
from .inside import flush_streams, followed, in_its_place, is_tracing

LARGEST_FILE = 50 * 1024**2
"""The size in bytes of the largest file that a program may write."""

GRACE = 0.3
"""The seconds after which a program is killed if it doesn't end when asked to."""

CLOCK = ("dump_traceback_later", "cancel_dump_traceback_later")
"""The functions of faulthandler that start and stop its clock."""

OWN_CALLS = 80
"""How many calls of ours may lie below and above those of the program."""

exit_at_once = os._exit
start_the_clock = faulthandler.dump_traceback_later
stop_the_clock = faulthandler.cancel_dump_traceback_later


def main() -> None:
    """Run the program that is asked for, and leave."""
    worker = Worker()
    worker.run()
    exit_at_once(0)


class Worker:
    """Runs one program."""

    def __init__(self) -> None:
        self.process = os.getpid()
        self.channel = Channel(self.abandon)
        self.request = unpacked_request(self.channel.receive()["request"])
        self.deadline = 0.0
        self.execution: Run | None = None
        self.variables: dict[str, Any] = {}

    def run(self) -> None:
        """Run the program, and send what ended it."""
        request = self.request
        program = program_of(request.source, request.path)
        if isinstance(program, Ending):
            self.send_ending(Outcome(program))
            return
        tracer = Tracer(program, self.surroundings(), request.limits)
        execution = Run(program, request, tracer)
        module = types.ModuleType("__main__")
        module.__file__ = os.path.abspath(request.path)
        self.execution = execution
        self.variables = module.__dict__
        self.channel.give_input(execution.answers.answers[0])
        execution.answers.number = 0
        execution.printed.number = 1
        self.prepare()
        sys.path.insert(0, os.getcwd())
        self.watch_the_clock(request.limits.seconds)
        with in_its_place(execution, module):
            outcome = execution.execute(module.__dict__, self.follow)
        self.send_ending(outcome)

    def surroundings(self) -> Surroundings:
        """Return what the tracer needs of this process."""
        return Surroundings(
            send=self.send_chunk,
            choose=self.choose,
            clock=time.monotonic,
            count_references=sys.getrefcount,
            stop=self.stop,
            is_tracing=is_tracing,
            place_of=place_of,
        )

    def follow(self, trace: Callable[..., Any], go: Callable[[], object]) -> object:
        """Run the program and its threads under a trace function."""
        threading.settrace(trace)
        try:
            result = followed(trace, go)
            wait_for_threads()
        except MemoryError:
            limit_memory(None)  # what is to be done now needs some
            raise
        finally:
            threading.settrace(None)
        return result

    def send_chunk(self, chunk: Chunk) -> None:
        """Send what was recorded, and how many lines have run: they can be more."""
        data = packed_chunk(chunk)
        message: dict[str, Any] = {"chunk": data} if data else {}
        if self.execution:
            message["lines_run"] = self.execution.tracer.lines_run
        if message:
            self.channel.send(message)

    def send_ending(self, outcome: Outcome) -> None:
        """Send what ended the program."""
        self.channel.send({"outcome": packed_outcome(outcome)})

    def choose(self) -> Watch | None:
        """Ask which variable is the board."""
        asked = time.monotonic()
        stop_the_clock()
        self.channel.send({"question": "board"})
        names = self.channel.receive()["names"]
        self.deadline += time.monotonic() - asked
        self.watch_the_clock(self.deadline - time.monotonic())
        if names is None:
            return None
        return Watch(frozenset([(scope, name) for scope, name in names]))

    def watch_the_clock(self, seconds: float) -> None:
        """End the process when its time is over, and report in which line."""
        self.deadline = time.monotonic() + seconds
        start_the_clock(max(seconds, 0) + GRACE, exit=True, file=self.channel.errors)

    def stop(self, reason: str) -> None:
        """End the program within one of its lines: it can't swallow that."""
        self.leave(Ending(reason, self.current_line()))

    def leave(self, ending: Ending) -> None:
        """End the process at once, and say why."""
        execution = self.execution
        if execution and os.getpid() == self.process:
            sys.settrace(None)
            flush_streams()
            self.send_ending(execution.finish(ending, self.variables))
        exit_at_once(ending.status or 0)

    def current_line(self) -> int | None:
        """Return the line of the program that runs.

        While a call begins, it is the line that called.
        """
        frame = sys._getframe()
        while frame.f_back:
            frame = frame.f_back
            code = frame.f_code
            is_begun = frame.f_lineno != code.co_firstlineno or code.co_name[:1] == "<"
            if code.co_filename == self.request.path and is_begun:
                return frame.f_lineno % SAME_LINE
        return None

    def abandon(self) -> None:
        """End this process and everything that it started: nobody waits for it."""
        if sys.platform != "win32" and os.getpgid(0) == os.getpid():
            os.kill(0, _signal.SIGKILL)
        exit_at_once(1)

    def prepare(self) -> None:
        """Make the process one in which a program does no harm and never waits."""
        sys.dont_write_bytecode = True  # nothing is left beside the program's modules
        guard_faults(self.channel.errors)
        limit_memory(MOST_MEMORY)
        limit_files(LARGEST_FILE)
        refuse_windows()
        time.sleep = sleep_no_time
        os._exit = self.exit_from_within
        let_recurse(OWN_CALLS)
        files: tuple[int, ...] = self.channel.files
        if hasattr(os, "register_at_fork"):
            end, beginning = os.pipe()
            files += (end, beginning)
            os.register_at_fork(after_in_child=lambda: self.become_fork(end, beginning))
        guard_files(files)
        guard_processes(self.note_signal)

    def note_signal(self, number: int) -> None:
        """Send which signal the program is about to send itself, and in which line."""
        if os.getpid() != self.process:
            return
        self.channel.send({"signal": int(number), "line": self.current_line()})

    def exit_from_within(self, status: int) -> NoReturn:
        """Take the place of os._exit, which would lose what hasn't been sent."""
        self.leave(Ending("exit", self.current_line(), status=status))
        raise AssertionError("the process has been left")

    def become_fork(self, end: int, beginning: int) -> None:
        """Go on as a process that the program has forked: it ends with this one."""
        sys.settrace(None)
        threading.settrace(None)
        self.channel.close()
        close_file(beginning)
        _thread.start_new_thread(leave_with, (end,))


def leave_with(end: int) -> None:
    """End this process when the one is over that has the beginning of a pipe."""
    with suppress(OSError):
        os.read(end, 1)
    exit_at_once(1)


def guard_faults(errors: int) -> None:
    """Let Python report here where it breaks off, and let a program not change that."""
    faulthandler.enable(errors)
    for name in ("enable", "disable", *CLOCK):
        setattr(faulthandler, name, do_nothing)


def do_nothing(*_: object, **__: object) -> None:
    """Take the place of what a program is not to do."""


def sleep_no_time(seconds: float | SupportsIndex) -> None:
    """Take the place of time.sleep."""
    if float(seconds) < 0:
        raise ValueError("sleep length must be non-negative")


def wait_for_threads() -> None:
    """Wait until the threads of the program are over, as Python does at its end."""
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and not thread.daemon:
            thread.join()


def limit_memory(most: int | None) -> None:
    """Limit the memory of this process, or remove the limit, if possible."""
    _limit("RLIMIT_AS", most)


def limit_files(most: int) -> None:
    """Limit the size of files that this process writes, where that can be done."""
    _limit("RLIMIT_FSIZE", most)
    _limit("RLIMIT_CORE", 0)


def _limit(name: str, most: int | None) -> None:
    """Set one of the limits that POSIX has; it can be removed again."""
    if sys.platform == "win32":
        return
    import resource

    kind = getattr(resource, name, None)
    if kind is not None:
        _, hardest = resource.getrlimit(kind)
        with suppress(ValueError, OSError):
            resource.setrlimit(kind, (hardest if most is None else most, hardest))


def let_recurse(own_calls: int) -> None:
    """Let the program recurse as deep as without the tracer."""
    limit = sys.getrecursionlimit()
    set_limit = sys.setrecursionlimit

    def set_recursion_limit(depth: int) -> None:
        nonlocal limit
        set_limit(depth + own_calls)
        limit = depth

    def get_recursion_limit() -> int:
        return limit

    set_recursion_limit(limit)
    sys.setrecursionlimit = set_recursion_limit
    sys.getrecursionlimit = get_recursion_limit
