"""Runs a program in this process, and records it."""

from __future__ import annotations

import io
import sys
import time
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from ..console import TextStream
from ..ending import place_of
from ..events import Ending, Outcome, Watch
from ..recording import Recording
from ..running import Request, Run, program_of
from ..surroundings import Surroundings, stop
from ..tracer import Tracer
from ..watching import widened

io.TextIOBase.register(TextStream)


@contextmanager
def in_its_place(run: Run, module: types.ModuleType) -> Iterator[None]:
    """Let a program see its own module, streams and arguments, and not ours."""
    before = (sys.stdin, sys.stdout, sys.stderr, sys.argv)
    main = sys.modules["__main__"]
    sys.stdin = run.answers
    sys.stdout = run.printed
    sys.stderr = run.printed
    sys.argv = run.arguments
    sys.modules["__main__"] = module
    try:
        yield
    finally:
        sys.stdin, sys.stdout, sys.stderr, sys.argv = before
        sys.modules["__main__"] = main


def followed(trace: Callable[..., Any], go: Callable[[], object]) -> object:
    """Do something under a trace function, and return its result."""
    before = sys.gettrace()
    sys.settrace(trace)
    try:
        return go()
    finally:
        sys.settrace(before)
        flush_streams()


def flush_streams() -> None:
    """Let streams that a program has made of ours hand on what they still hold."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            with suppress(Exception):
                stream.flush()


def is_tracing() -> bool:
    """Return whether there is still a trace function: Python removes one that fails."""
    return sys.gettrace() is not None


def record(
    request: Request, choose: Callable[[Recording], Watch | None] | None = None
) -> Recording:
    r"""Run a program in this process, and return what was recorded.

    `choose` is asked which variable is the board, before the second phase.

    >>> recording = record(Request("board = [0] * 4\nboard[2] = 1\nprint(board)"))
    >>> recording.lines.tolist(), recording.output
    ([1, 2, 3], '[0, 0, 1, 0]\n')
    >>> recording.state_at(0).plain(recording.state_at(0).value("board"))
    [0, 0, 0, 0]
    """
    recording = Recording(request.source, request.name)
    recording.n = request.n
    program = program_of(request.source, request.path)
    if isinstance(program, Ending):
        recording.finish(Outcome(program))
        return recording

    def choose_now() -> Watch | None:
        watch = choose(recording) if choose else None
        return widened(recording, watch) if watch else None

    around = Surroundings(
        send=recording.add,
        choose=choose_now,
        clock=time.monotonic,
        count_references=sys.getrefcount,
        stop=stop,
        is_tracing=is_tracing,
        place_of=place_of,
    )
    run = Run(program, request, Tracer(program, around, request.limits))
    module = types.ModuleType("__main__")
    module.__file__ = request.path
    with in_its_place(run, module):
        recording.finish(run.execute(module.__dict__, followed))
    return recording
