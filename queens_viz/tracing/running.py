"""Runs a program as it is, and answers for the person at the keyboard."""

from __future__ import annotations

import typing
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from .calling import SUPPLIED, call_of, is_empty, only_defines
from .console import MOST_OUTPUT, Answers, Arguments, Printed
from .ending import ending_of, ending_of_syntax
from .events import Answer, Caught, Ending, Outcome
from .statements import Program, analyse
from .surroundings import NORMAL, Limits, Surroundings

N_OF_INPUT = 8
"""The answer that a program gets if no number of queens is given."""

N_OF_CALL = 6
"""The argument of a function that a file defines but never calls."""

Follow = Callable[[Callable[..., Any], Callable[[], object]], object]
"""Does something under a trace function, and returns its result."""


class Request(NamedTuple):
    """A request to run a program: what to run, and how."""

    source: str
    name: str = "program.py"  # of the file, without its folder
    path: str = "program.py"  # where the file is
    n: int | None = None
    call: str = ""  # what is called after the file has run: "solve(6)"
    answers: tuple[str, ...] = ()
    limits: Limits = NORMAL
    asks_person: bool = False  # it stops if it needs an answer that isn't there


def packed_request(request: Request) -> dict[str, Any]:
    """Return a request as data for JSON."""
    return dict(zip(Request._fields, request, strict=True))


def unpacked_request(data: dict[str, Any]) -> Request:
    """Return the request of such data."""
    limits = Limits(*data["limits"])
    return Request(**{**data, "answers": tuple(data["answers"]), "limits": limits})


def program_of(
    source: str, filename: str, takes_trees: bool = True
) -> Program | Ending:
    """Return the code of a program, or why it can't be run.

    >>> program_of("# nothing yet", "mine.py").kind
    'empty'
    >>> program_of("print 1", "mine.py").kind
    'python2'
    """
    if source.lstrip().startswith("{") and '"nbformat"' in source:
        return Ending("notebook")
    if "\0" in source:
        return Ending("nul", source[: source.index("\0")].count("\n") + 1)
    try:
        program = analyse(source, filename, takes_trees)
        if is_empty(source):
            return Ending("empty")
    except SyntaxError as error:
        return ending_of_syntax(error, source)
    except (ValueError, RecursionError, MemoryError):
        return Ending("lost")  # expressions in expressions, hundreds deep
    return program


class Recorder(Protocol):
    """It follows a program and records it: a `Tracer`, or the page's recorder."""

    around: Surroundings
    answers: list[Answer]

    @property
    def step(self) -> int:
        """The last step."""

    @property
    def switch(self) -> int | None:
        """The first step of the second phase."""

    @property
    def lines_run(self) -> int:
        """How many lines have run."""

    @property
    def last_line(self) -> int | None:
        """The line that ran last in the innermost call, if any ran."""

    def on_call(self, frame: Any, event: str, argument: object) -> Any:
        """Follow a call."""

    def print(self, text: str) -> None:
        """Record what the program prints."""

    def exceptions(self) -> tuple[Caught, ...]:
        """Return the exceptions that the program has swallowed."""

    def record_all(self, variables: dict[str, Any]) -> None:
        """Record the global variables at the end of the second phase."""

    def finish(self, result: object) -> None:
        """Record the end of the module, and what it returned."""

    def flush(self) -> None:
        """Send what has been recorded."""


class Run:
    """One run of a program in this process."""

    def __init__(self, program: Program, request: Request, tracer: Recorder) -> None:
        self.program = program
        self.request = request
        self.tracer = tracer
        self.printed = Printed(tracer.print)
        answers = request.answers or (str(request.n or N_OF_INPUT),)
        is_repeated = not request.answers and not request.asks_person
        self.answers = Answers(answers, is_repeated, self._note_answer)
        arguments = [request.path]
        if request.n is not None:
            arguments.append(str(request.n))
        self.arguments = Arguments(arguments)
        self.call = request.call
        self.has_own_call = False  # it was found by us
        self.is_in_call = False  # the file has run, and the call that was added runs
        self.is_lost = False  # the recorder could not follow it to its end
        if not request.call and only_defines(request.source):
            self.has_own_call = True
            self.call = call_of(request.source).format(request.n or N_OF_CALL)

    def _note_answer(self, text: str) -> None:
        """Record an answer that the program gets."""
        position = min(self.printed.length, MOST_OUTPUT)
        self.tracer.answers.append(Answer(self.tracer.step, text, position))

    def execute(self, variables: dict[str, Any], follow: Follow) -> Outcome:
        """Run the program with its global variables, and return what ended it."""
        tracer = self.tracer
        result = None
        try:
            if self.has_own_call:
                supply_types(variables)
            result = follow(tracer.on_call, lambda: self._go(variables))
            ending = Ending("finished")
        except BaseException as error:
            tracer.flush()  # before anything else can go wrong
            ending = self._ending_of(error)
            if ending.line is None and not self.is_in_call:
                ending = ending._replace(line=tracer.last_line)
            if isinstance(error, SystemExit) and isinstance(error.code, str):
                self.printed.write(error.code + "\n")
            if isinstance(error, EOFError) and self.answers.is_at_end:
                ending = ending._replace(kind="input")
        if self.is_lost and ending.kind in ("finished", "exit"):
            ending = ending._replace(kind="lost")
        return self.finish(ending, variables, result)

    def _ending_of(self, error: BaseException) -> Ending:
        """Return how an exception ends the program."""
        place = self.tracer.around.place_of(error, self.program.filename)
        return ending_of(error, self.program, place)

    def finish(
        self, ending: Ending, variables: dict[str, Any], result: object = None
    ) -> Outcome:
        """Record the state at the end, and return what is known then."""
        tracer = self.tracer
        if tracer.switch is not None:
            tracer.record_all(variables)
        tracer.finish(result)
        tracer.flush()
        return self.outcome(ending)

    def _go(self, variables: dict[str, Any]) -> object:
        """Run the file, and then the call."""
        try:
            exec(self.program.code, variables)
            if self.call:
                self.is_in_call = True
                return eval(self.call, variables)
            return None
        finally:
            self.is_lost = not self.tracer.around.is_tracing()

    def outcome(self, ending: Ending) -> Outcome:
        """Return what is known now, including what ended the program."""
        n_used = ""
        if self.arguments.is_used and self.request.n is not None:
            n_used = "argument"
        elif self.answers.count:
            n_used = "input"
        elif self.has_own_call and self.call:
            n_used = "call"
        elif self.arguments.is_used:
            n_used = "missing"
        return Outcome(
            ending,
            call=self.call,
            n_used=n_used,
            caught=self.tracer.exceptions(),
            lines_run=self.tracer.lines_run,
            switch=self.tracer.switch,
            is_cut=self.printed.is_cut,
        )


def supply_types(variables: dict[str, Any]) -> None:
    """Give a program the names of `typing` that LeetCode provides."""
    for name in SUPPLIED:
        variables[name] = getattr(typing, name, None)
