"""Records a program in the page's worker, slowly: an interim version.

Brython's frames are not those of CPython. Here they are put in the same shape.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser import self as worker

from ..tracing.events import Chunk, Ending, Outcome, Watch
from ..tracing.recording import Recording
from ..tracing.running import Request, Run, program_of
from ..tracing.surroundings import Surroundings, stop
from ..tracing.tracer import Tracer
from ..tracing.watching import widened
from .worker_place import in_its_place

FILENAME = "<string>"
"""What Brython calls the file of a text that is executed."""

GENERATOR = 0x20
"""The flag of a generator's code."""

PAUSED = "a value"
"""Stands for what a generator yields."""

VARIABLES: Any = worker.Function(
    "frame",
    """
    const isOwn = ([name]) => name !== "ob_type" && name !== "__class__"
    return Object.entries(frame[1]).filter(isOwn)
    """,
)
"""Returns the names and values of the variables of a frame, which is an array there.

Brython keeps its own beside those of methods.
"""


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


FOLLOW: Any = worker.Function(
    "take",
    "filename",
    """
    const B = __BRYTHON__, None = B.builtins.None
    const numbers = new WeakMap()
    let isOurs = false, last = 0
    // Brython tells frames apart by their names: here each has a number.
    function handle(frame, event, argument) {
      isOurs = true
      try { B.$call(take, numbers.get(frame), frame, event, argument) }
      finally { isOurs = false }
      return handle
    }
    function enter(frame, event, argument) {
      const isInner = frame[0].startsWith("<")
      if (isOurs || frame.__file__ !== filename || isInner) return None
      numbers.set(frame, ++last)
      return handle(frame, event, argument)
    }
    B.tracefunc = enter
    """,
)
"""Lets a function take the events of a program, each with the number of its frame."""

worker.Function("""
    // Brython calls these for frames that nothing follows, too: those of expressions.
    const B = __BRYTHON__, None = B.builtins.None
    for (const name of ["trace_line", "trace_return", "trace_exception"]) {
      const call = B[name]
      B[name] = (...values) =>
        typeof B.frame_obj.frame.$f_trace === "function" ? call(...values) : None
    }
    """)()

UNFOLLOW: Any = worker.Function("__BRYTHON__.tracefunc = __BRYTHON__.builtins.None")


class Follower:
    """Gives a trace function the events of CPython.

    Brython reports neither that a generator pauses or goes on, nor that an exception
    leaves a function. So that is found out with the next line.
    """

    def __init__(self, trace: Callable[..., Any]) -> None:
        self.trace = trace
        self.codes: dict[object, PageCode] = {}
        self.frames: dict[int, PageFrame] = {}  # of all calls that aren't over
        self.open: list[PageFrame] = []

    def take(self, number: int, raw: Any, event: str, argument: object) -> None:
        """Take an event of Brython."""
        if event == "call":
            self.enter(number, raw)
            return
        frame = self.frames.get(number)
        if frame is None:
            return
        frame.frame = raw
        frame.f_lineno = raw.f_lineno
        if frame in self.open:
            self.leave_above(frame)
        else:
            self.go_on(frame)
        frame.f_trace(frame, event, argument)
        if event == "return":
            self.open.remove(frame)
            del self.frames[number]

    def enter(self, number: int, raw: Any) -> None:
        """Enter a call."""
        code = raw.f_code
        key = (code.co_name, code.co_firstlineno)
        if key not in self.codes:
            self.codes[key] = PageCode(code)
        back = self.open[-1] if self.open else None
        frame = PageFrame(raw, self.codes[key], back)
        frame.f_trace = self.trace(frame, "call", None)
        if frame.f_trace is not None:
            self.frames[number] = frame
            self.open.append(frame)

    def leave_above(self, frame: PageFrame) -> None:
        """Leave the calls that are over, or that pause, since another one goes on."""
        while self.open[-1] is not frame:
            left = self.open.pop()
            is_generator = left.f_code.co_flags & GENERATOR
            left.f_trace(left, "return", PAUSED if is_generator else None)

    def go_on(self, frame: PageFrame) -> None:
        """Go on with a generator that has paused."""
        frame.f_back = self.open[-1]
        self.open.append(frame)
        self.trace(frame, "call", None)


def follow(trace: Callable[..., Any], go: Callable[[], object]) -> object:
    """Do something under a trace function, and return its result."""
    FOLLOW(Follower(trace).take, FILENAME)
    try:
        return go()
    finally:
        UNFOLLOW()


def record(
    request: Request,
    choose: Callable[[Recording], Watch | None],
    on_progress: Callable[[int], object],
    send: Callable[[Chunk], object] | None = None,
) -> Recording:
    """Run a program in this worker, and return what was recorded.

    `choose` is asked which variable is the board, before the second phase, and
    `on_progress` gets the lines that have run. `send` gets all that is added to the
    recording: the worker may be ended at any time.
    """
    recording = Recording(request.source, request.name)
    recording.n = request.n
    program = program_of(request.source, FILENAME, takes_trees=False)
    if isinstance(program, Ending):
        recording.finish(Outcome(program))
        return recording

    def take(chunk: Chunk) -> None:
        recording.add(chunk)
        if send:
            send(chunk)
        on_progress(tracer.lines_run)

    def choose_now() -> Watch | None:
        watch = choose(recording)
        return widened(recording, watch) if watch else None

    around = Surroundings(
        send=take,
        choose=choose_now,
        clock=lambda: float(worker.performance.now()) / 1000,
        count_references=None,
        stop=stop,
        is_tracing=lambda: True,
    )
    tracer = Tracer(program, around, request.limits)
    run = Run(program, request, tracer)
    variables = {"__name__": "__main__"}
    outcome = in_its_place(run, lambda: run.execute(variables, follow))
    recording.finish(outcome)
    return recording
