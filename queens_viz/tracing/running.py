"""Runs a program in this process, and records it."""

from __future__ import annotations

import io
import sys
import types
from collections.abc import Callable, Sequence

from .events import Ending, Watch
from .recording import Recording
from .statements import analyse
from .tracer import Limits, Stop, Tracer


class Printed(io.TextIOBase):
    def __init__(self, tracer):
        self.tracer = tracer

    def write(self, text):
        self.tracer.print(text)
        return len(text)


def record(
    source,
    name="program.py",
    *,
    n=None,
    call="",
    answers=(),
    choose=None,
    limits=Limits(),
) -> Recording:
    """Run a program, and return what was recorded."""
    recording = Recording(source, name)
    recording.n = n
    try:
        program = analyse(source, name)
    except SyntaxError as error:
        recording.ending = Ending(
            "syntax", error.lineno, type(error).__name__, str(error.msg)
        )
        return recording
    tracer = Tracer(program, name, recording.add, limits)
    if choose:
        tracer.choose = lambda: choose(recording)
    module = types.ModuleType("__main__")
    old = sys.modules["__main__"], sys.stdout, sys.stdin, sys.argv
    sys.modules["__main__"] = module
    sys.stdout = Printed(tracer)
    sys.stdin = io.StringIO(
        "".join([str(a) + "\n" for a in answers]) or f"{n or 8}\n" * 100
    )
    sys.argv = [name] + ([str(n)] if n else [])
    before = sys.gettrace()
    sys.settrace(tracer.on_call)
    ending = Ending("finished")
    try:
        exec(program.code, module.__dict__)
        if call:
            exec(call, module.__dict__)
    except Stop as stop:
        ending = Ending(stop.reason, tracer.works and None)
    except SystemExit as error:
        ending = Ending(
            "exit", None, status=error.code if isinstance(error.code, int) else None
        )
    except BaseException as error:
        line = None
        tb = error.__traceback__
        while tb:
            if tb.tb_frame.f_code.co_filename == name:
                line = tb.tb_lineno % 1_000_000
            tb = tb.tb_next
        ending = Ending("error", line, type(error).__name__, str(error))
    finally:
        sys.settrace(before)
        sys.modules["__main__"], sys.stdout, sys.stdin, sys.argv = old
    tracer.flush()
    recording.ending = ending
    recording.caught = tracer.exceptions()
    recording.lines_run = tracer.step + 1
    return recording
