"""What starts in a page of the tests: it judges recordings, and records programs itself.

Brython's frames are not those of CPython. Here they are put in the same shape, slowly, and
without generators, whose pauses Brython doesn't report, and without methods, which it
confuses with our own. The page that people see will have a tracer of its own.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from browser import document, window

from queens_viz.tracing.packing import unpacked
from queens_viz.tracing.recording import Recording
from queens_viz.tracing.running import Request, Run, program_of
from queens_viz.tracing.statements import Program
from queens_viz.tracing.surroundings import Limits, Surroundings, stop
from queens_viz.tracing.tracer import Tracer
from queens_viz.tracing.verdict import judge

from .followed import changes, summary

FILENAME = "<string>"
"""What Brython calls the file of a text that is executed."""

LIMITS = Limits(seconds=60)

VARIABLES: Any = window.Function("frame", "return Object.entries(frame[1])")
"""Returns the names and values of the variables of a frame, which is an array there."""

sys: Any = __import__("_sys")  # all that is here of sys


class PageCode:
    """Code as CPython describes it."""

    def __init__(self, code: Any) -> None:
        is_function = code.co_name != "<module>" and code.co_varnames is not None
        self.co_name = code.co_name
        self.co_filename = code.co_filename
        self.co_firstlineno = code.co_firstlineno
        self.co_varnames = tuple(code.co_varnames)
        self.co_freevars = ()
        self.co_cellvars = ()
        self.co_argcount = 0
        self.co_kwonlyargcount = 0
        self.co_flags = 0
        if is_function and isinstance(code.co_argcount, int):
            self.co_argcount = code.co_argcount
            self.co_kwonlyargcount = code.co_kwonlyargcount
            self.co_flags = code.co_flags
            self.co_freevars = tuple(code.co_freevars)


class PageFrame:
    """A frame as CPython describes it."""

    def __init__(self, frame: Any, code: PageCode, back: PageFrame | None) -> None:
        self.frame = frame
        self.f_code = code
        self.f_back = back
        self.f_globals = frame.f_globals
        self.f_trace: Any = None
        self.f_lineno = frame.f_lineno

    @property
    def f_locals(self) -> dict[str, object]:
        """The variables, in a dictionary of Python."""
        if self.f_code.co_name == "<module>":
            return self.f_globals  # type: ignore[no-any-return]
        return dict(VARIABLES(self.frame))


def follow(trace: Callable[..., Any], go: Callable[[], object]) -> object:
    """Do something under a trace function, and return its result."""
    codes: dict[object, PageCode] = {}
    frames: list[PageFrame] = []

    # Brython tells frames apart by the names of their functions.
    def _queens_viz_call(raw: Any, event: str, argument: object) -> Any:
        code = raw.f_code
        if code.co_filename != FILENAME:
            return None
        key = (code.co_name, code.co_firstlineno)
        if key not in codes:
            codes[key] = PageCode(code)
        frame = PageFrame(raw, codes[key], frames[-1] if frames else None)
        frame.f_trace = trace(frame, event, argument)
        if frame.f_trace is None:
            return None
        frames.append(frame)

        def _queens_viz_line(raw: Any, event: str, argument: object) -> Any:
            frame.frame = raw
            frame.f_lineno = raw.f_lineno
            frame.f_trace(frame, event, argument)
            if event == "return":
                frames.remove(frame)
            return _queens_viz_line

        return _queens_viz_line

    sys.settrace(_queens_viz_call)
    try:
        return go()
    finally:
        sys.settrace(None)


def record(source: str) -> Recording:
    """Record a program in the page."""
    recording = Recording(source)
    program = program_of(source, FILENAME, takes_trees=False)
    assert isinstance(program, Program)
    around = Surroundings(
        send=recording.add,
        choose=lambda: None,
        clock=lambda: window.performance.now() / 1000,
        count_references=None,
        stop=stop,
        is_tracing=lambda: True,
    )
    tracer = Tracer(program, around, LIMITS)
    run = Run(program, Request(source, limits=LIMITS), tracer)
    before = sys.stdout
    sys.stdout = run.printed
    try:
        recording.finish(run.execute({"__name__": "__main__"}, follow))
    finally:
        sys.stdout = before
    return recording


def judged(text: str) -> str:
    """Return what is said of a recording that is given as JSON."""
    return json.dumps(summary(judge(unpacked(json.loads(text)))))


def recorded(source: str) -> str:
    """Return what is recorded and said of a program in the page."""
    recording = record(source)
    verdict = judge(recording)
    return json.dumps([changes(recording), recording.output, summary(verdict)])


window.judged = judged
window.recorded = recorded
document.body.dataset.ready = str(window.performance.now())
