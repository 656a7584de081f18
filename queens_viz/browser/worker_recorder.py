"""Runs a program in the page, and records it.

What happens while it runs is JavaScript: recorder.js and the files beside it. Here that
gets what is known about the program, and what it recorded becomes a recording.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from typing import Any

from browser import self as worker

from ..tracing import heap, tracer
from ..tracing.ending import ending_of_syntax, without
from ..tracing.errors import text_of_error
from ..tracing.events import (
    KINDS,
    NUMBERS,
    Answer,
    Caught,
    Chunk,
    Ending,
    FrameInfo,
    ObjectInfo,
    Opaque,
    Outcome,
    Ref,
    Watch,
)
from ..tracing.paths import Arithmetic, Attribute, Constant, Item, Length, Name, Path
from ..tracing.recording import Recording
from ..tracing.running import Request, Run, program_of
from ..tracing.statements import (
    SAME_LINE,
    Bind,
    Effect,
    Program,
    Statement,
    Store,
    Unbind,
)
from ..tracing.surroundings import Limits, Place, Surroundings, stop
from ..tracing.watching import widened
from ..tracing.work import Code
from .worker_place import in_its_place
from .worker_syntax import with_own_words

FILENAME = "program.py"
"""The name of all programs here; their own could end a string of JavaScript."""

RECORDER: Any = worker.recorder
"""The recorder in JavaScript."""

SETTINGS = {
    "TICK": tracer.TICK,
    "MOST_CAUGHT": tracer.MOST_CAUGHT,
    "LONGEST_TEXT": heap.LONGEST_TEXT,
    "MOST_ENTRIES": heap.MOST_ENTRIES,
    "DEEPEST": heap.DEEPEST,
    "MOST_SETS": heap.MOST_SETS,
    "kinds": {kind.upper(): number for number, kind in enumerate(KINDS)},
}
"""What the recorder has of tracing/."""


def path_data(path: Path) -> list[Any]:
    """Return an expression as JSON has it.

    >>> path_data(Item(Name("board"), Constant(3)))
    ['Item', ['Name', 'board'], ['Constant', 3]]
    """
    if isinstance(path, Name):
        return ["Name", path.name]
    if isinstance(path, Constant):
        return ["Constant", path.value]
    if isinstance(path, Attribute):
        return ["Attribute", path_data(path.owner), path.name]
    if isinstance(path, Item):
        return ["Item", path_data(path.owner), path_data(path.key)]
    if isinstance(path, Length):
        return ["Length", path_data(path.owner)]
    assert isinstance(path, Arithmetic)
    left = path_data(path.left)
    return ["Arithmetic", left, path.operator, path_data(path.right)]


def effect_data(effect: Effect) -> list[Any]:
    """Return an effect of a statement as JSON has it."""
    if isinstance(effect, Bind):
        return ["Bind", effect.name, effect.body]
    if isinstance(effect, Unbind):
        return ["Unbind", effect.name]
    if isinstance(effect, Store):
        owner = path_data(effect.owner)
        key = path_data(effect.key)
        return ["Store", owner, key, effect.is_attribute, effect.is_before]
    return ["Touch", path_data(effect.path), effect.is_filled]


def statement_data(statement: Statement) -> dict[str, Any]:
    """Return a statement as JSON has it."""
    return {
        "number": statement.number,
        "line": statement.line,
        "effects": [effect_data(effect) for effect in statement.effects],
        "reads": [path_data(path) for path in statement.reads],
        "runsOn": statement.runs_on,
        "isRepeated": statement.is_repeated,
        "mayHang": statement.may_hang,
        "isHandler": statement.is_handler,
        "isFinal": statement.is_final,
    }


def program_data(program: Program) -> dict[str, Any]:
    """Return what is known about a program as JSON has it."""
    places: dict[int, int] = {}  # of the statements, by their numbers
    statements: list[dict[str, Any]] = []
    lines = []
    for line, statement in program.statements.items():
        if statement.number not in places:
            places[statement.number] = len(statements)
            statements.append(statement_data(statement))
        lines.append([line, places[statement.number]])
    return {"filename": program.filename, "statements": statements, "lines": lines}


def settings_of(program: Program, limits: Limits) -> dict[str, Any]:
    """Return what else the recorder is to know."""
    return {
        **SETTINGS,
        "seconds": limits.seconds,
        "lines": limits.lines,
        "linesWithoutBoard": limits.lines_without_board,
        "changes": limits.changes,
        "numbers": {
            f"{line} {column}": number
            for (line, column), number in program.numbers.items()
        },
    }


class PageCode:
    """Code as CPython describes it."""

    def __init__(
        self, name: str, line: int, counts: list[int], own: list[str], free: list[str]
    ) -> None:
        self.co_name = name
        self.co_firstlineno = line
        # The last number has the flags.
        self.co_argcount, self.co_kwonlyargcount, self.co_flags = counts
        self.co_varnames = tuple(own)
        self.co_freevars = tuple(free)
        self.co_cellvars = ()


class PageRecorder:
    """Follows a program in the page, as a `Tracer` does in CPython."""

    def __init__(
        self,
        program: Program,
        around: Surroundings,
        limits: Limits,
        on_progress: Callable[[int], object] | None,
    ) -> None:
        self.program = program
        self.around = around
        self.limits = limits
        self.on_progress = on_progress
        self.is_sent = False  # what was recorded is sent now and then
        self.answers: list[Answer] = []
        self.codes: list[Code] = []
        self.watch = Watch(frozenset())

    def begin(self) -> Any:
        """Begin to follow the program, and return its code."""
        data = {
            "program": program_data(self.program),
            "settings": settings_of(self.program, self.limits),
            "source": self.program.code,
        }
        functions = [
            self._code,
            self._watched,
            self._choose,
            self._report,
            self.around.stop,
            text_of_error,
            Ref,
            Opaque,
        ]
        return RECORDER.begin(json.dumps(data), functions)

    def _code(
        self, name: str, line: int, counts: list[int], own: list[str], free: list[str]
    ) -> list[Any]:
        """Return what is known about the code of a function, which is called first."""
        raw: Any = PageCode(name, line, counts, own, free)
        code = Code(raw, self.program)
        self.codes.append(code)
        return [
            code.name,
            code.line,
            code.is_module,
            code.is_function,
            code.is_generator,
            list(code.arguments),
            list(code.own),
            list(code.free),
        ]

    def _choose(self) -> bool:
        """Return whether the board is known, so that the second phase can begin."""
        self.flush()
        watch = self.around.choose()
        if watch is None:
            return False
        self.watch = watch
        return True

    def _watched(self, index: int) -> list[list[Any]]:
        """Return which effects of which statements may be on the board.

        And on which lines they are, and which arguments of the function are the board.
        """
        code = self.codes[index]
        effects = []
        lines = []
        for line, statement in self.program.statements.items():
            places = [
                place
                for place, effect in enumerate(statement.effects)
                if code.has(self.watch, effect)
            ]
            if places:
                lines.append(line)
                effects.append([statement.number, places])
        names = self.watch.names
        arguments = [name for name in code.arguments if (code.name, name) in names]
        return [effects, lines, arguments]

    def _report(self, lines_run: int) -> None:
        """Report the progress."""
        if self.is_sent:
            self.flush()
        if self.on_progress:
            self.on_progress(lines_run)

    @property
    def step(self) -> int:
        """The last step."""
        return int(RECORDER.state()[0])

    @property
    def lines_run(self) -> int:
        """How many lines have run."""
        return int(RECORDER.state()[1])

    @property
    def switch(self) -> int | None:
        """The first step of the second phase."""
        first: int | None = RECORDER.state()[2]
        return first

    @property
    def last_line(self) -> int | None:
        """The line that ran last in the innermost call, if any ran."""
        return RECORDER.state()[3] or None

    def on_call(self, frame: Any, event: str, argument: object) -> Any:
        """Do nothing: what is called is followed by JavaScript."""

    def print(self, text: str) -> None:
        """Record what the program prints."""
        RECORDER.print(text)

    def exceptions(self) -> tuple[Caught, ...]:
        """Return the exceptions that the program has swallowed."""
        return tuple([Caught(*fields) for fields in RECORDER.exceptions()])

    def record_all(self, variables: dict[str, Any]) -> None:
        """Record the global variables at the end of the second phase."""
        RECORDER.record_all(variables)

    def finish(self, result: object) -> None:
        """Record the end of the module, and what it returned."""
        RECORDER.finish(result)

    def flush(self) -> None:
        """Send what has been recorded."""
        lines, step_frames, columns, values, frames, objects, output = RECORDER.take()
        chunk = Chunk(
            lines=array(NUMBERS, lines),
            step_frames=array(NUMBERS, step_frames),
            events=[array(NUMBERS, column) for column in columns],
            values=values,
            frames=[FrameInfo(*fields) for fields in frames],
            objects=[ObjectInfo(*fields) for fields in objects],
            output=[(step, text) for step, text in output],
            answers=self.answers,
        )
        self.answers = []
        self.around.send(chunk)


def place_of(error: BaseException, filename: str) -> Place:
    """Return the place of the program that an exception left last."""
    number, variables, module, own = RECORDER.place(error, filename)
    if not number:
        return Place(0, {}, {})
    return Place(number, variables, without(module, own))


def _around(
    recording: Recording,
    choose: Callable[[Recording], Watch | None] | None,
    send: Callable[[Chunk], object] | None,
) -> Surroundings:
    """Return what the recorder needs of this worker."""

    def take(chunk: Chunk) -> None:
        recording.add(chunk)
        if send:
            send(chunk)

    def choose_now() -> Watch | None:
        watch = choose(recording) if choose else None
        return widened(recording, watch) if watch else None

    return Surroundings(
        send=take,
        choose=choose_now,
        clock=lambda: float(worker.performance.now()) / 1000,
        count_references=None,
        stop=stop,
        is_tracing=lambda: True,
        place_of=place_of,
    )


def _ending_of_fault(fault: SyntaxError, source: str) -> Ending:
    """Return how a program ends that is found not to be Python when it would begin."""
    ending = ending_of_syntax(fault, source)
    return ending._replace(line=ending.line % SAME_LINE if ending.line else None)


def record(
    request: Request,
    choose: Callable[[Recording], Watch | None] | None = None,
    on_progress: Callable[[int], object] | None = None,
    send: Callable[[Chunk], object] | None = None,
) -> Recording:
    """Run a program in this worker, and return what was recorded.

    `choose` is asked which variable is the board, before the second phase, and
    `on_progress` gets the lines that have run, some ten times a second. `send` gets all
    that is added to the recording: the worker may be ended at any time.
    """
    recording = Recording(request.source, request.name)
    recording.n = request.n
    program = with_own_words(
        program_of(request.source, FILENAME, takes_trees=False), request.source
    )
    if isinstance(program, Ending):
        recording.finish(Outcome(program))
        return recording
    faults: list[SyntaxError] = []

    def place_of_error(error: BaseException, filename: str) -> Place:
        # Brython finds some faults when it makes code of the program's tree.
        if isinstance(error, SyntaxError) and recorder.step < 0:
            faults.append(error)
        return place_of(error, filename)

    around = _around(recording, choose, send)._replace(place_of=place_of_error)
    recorder = PageRecorder(program, around, request.limits, on_progress)
    recorder.is_sent = send is not None
    code = recorder.begin()
    run = Run(program._replace(code=code), request, recorder)
    variables = {"__name__": "__main__", "__file__": request.path}
    try:
        outcome = in_its_place(run, lambda: run.execute(variables, follow))
    finally:
        RECORDER.end()
    if faults:
        outcome = outcome._replace(ending=_ending_of_fault(faults[0], request.source))
    recording.finish(outcome)
    return recording


def follow(trace: Callable[..., Any], go: Callable[[], object]) -> object:
    """Do something that is followed anyway, and return its result."""
    try:
        return go()
    finally:
        RECORDER.end()
