"""Runs one program, for other sizes too, and judges it.

Where it runs is given: `--check` gives a copy of its folder, the window the folder
itself.
"""

from __future__ import annotations

import os
import shutil
import stat
import tempfile
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from threading import Event
from typing import NamedTuple

from ..command.ending import reason_of
from ..tracing.board import Hint
from ..tracing.events import Ending, Outcome, Watch
from ..tracing.evidence import Evidence
from ..tracing.process.opening import text_of_file
from ..tracing.process.separate import Place, SeparateRun, TooOld, record
from ..tracing.recording import Recording
from ..tracing.running import N_OF_INPUT, Request
from ..tracing.sentence import Sentence, say
from ..tracing.sizes import requests
from ..tracing.surroundings import NORMAL
from ..tracing.verdict import combined, fault_of_other_size, judge, judge_evidence
from ..tracing.verdicts import FAULTS, Verdict

BEAT = 0.1
"""Seconds between two looks at a program that runs."""

LEAST_SECONDS = 0.5
"""With less time left no other size is tried."""

UNSUITED = ("error", "unknown", "nothing")
"""The verdicts with which a program that misses an argument is run again with one."""


class RunOptions(NamedTuple):
    """How programs are run."""

    n: int | None  # the number of queens, if it was given
    call: str  # the call after the file has run; "" to find it
    hint: Hint  # how the board is read, if that was given
    answers: tuple[str, ...]  # to input()
    seconds: float  # the time of each program
    python: str  # the path of the Python; "" for this one

    @classmethod
    def of(cls, options: Namespace) -> RunOptions:
        """Return the options of the command line."""
        return cls(
            n=options.size_asked,
            call=options.call or "",
            hint=Hint(options.board or ""),
            answers=tuple(options.input or ()),
            seconds=options.seconds or NORMAL.seconds,
            python=python_at(options.python or ""),
        )


USUAL = RunOptions(
    n=None, call="", hint=Hint(), answers=(), seconds=NORMAL.seconds, python=""
)
"""How programs are run by default."""


class Checked(NamedTuple):
    """A program that has been run and judged."""

    recording: Recording  # of the run that the verdict is about
    verdict: Verdict
    first: Recording  # of the first size; another one may have the fault
    evidence: Evidence | None = None  # of `recording`
    is_alone: bool = False  # what lies beside it was too much to be copied


class Location(NamedTuple):
    """Where a program runs."""

    folder: str
    job: str  # with which the marks of its processes begin
    is_alone: bool = False  # what lies beside it was too much to be copied


Locate = Callable[[Path], AbstractContextManager[Location]]
"""Gives the place where a program runs, for as long as it does."""


class Signals:
    """What one thread asks of another that runs a program, and what it is told."""

    def __init__(self) -> None:
        self.is_abandoned = Event()
        """Nobody waits for the result: the program is ended."""
        self.is_halted = Event()
        """A person stops the program: what was recorded by then is judged."""
        self.lines_run = 0


class Abandoned(Exception):
    """A program was ended, since nobody waits for its result."""


class CannotRun(Exception):
    """The machine can't run programs; the text is its reason."""


class Observer:
    """Reads what is recorded of a program while it runs."""

    def __init__(self, hint: Hint) -> None:
        self._hint = hint
        self._evidence: Evidence | None = None

    def evidence(self, recording: Recording) -> Evidence:
        """Return what can be read of the recording by now."""
        if self._evidence is None:
            self._evidence = Evidence(recording, self._hint)
        self._evidence.read()
        return self._evidence

    def choose(self, recording: Recording) -> Watch | None:
        """Return which variable is the board, by what was recorded so far."""
        return self.evidence(recording).watch()


class ProgramRun:
    """Runs a program and judges it, in the thread that asks for it."""

    def __init__(
        self,
        path: Path,
        options: RunOptions,
        locate: Locate,
        signals: Signals,
        on_first: Callable[[Checked], object] | None = None,
    ) -> None:
        """Prepare a run.

        `on_first` is called with what is known before other sizes are tried.
        """
        self._path = path
        self._on_first = on_first
        self._options = options
        self._locate = locate
        self._signals = signals

    def check(self, source: str) -> Checked:
        """Run a text as the program, for other sizes too, and judge it."""
        options = self._options
        deadline = time.monotonic() + options.seconds
        request = Request(
            source=source,
            name=self._path.name,
            path=self._path.name,
            n=options.n,
            call=options.call,
            answers=options.answers,
            limits=NORMAL._replace(seconds=options.seconds),
        )
        first = self._judged(request)
        is_unsuited = first.verdict.name in UNSUITED and not self._is_halted
        if first.recording.n_used == "missing" and is_unsuited:
            first = self._judged(request._replace(n=N_OF_INPUT))
        if self._on_first:
            self._on_first(first)
        return self._with_other_sizes(request, first, deadline)

    def _with_other_sizes(
        self, request: Request, first: Checked, deadline: float
    ) -> Checked:
        """Judge a program that seems right for other sizes, until one has a fault.

        The run that is returned is the one that the verdict is about.
        """
        verdicts: list[Verdict] = []
        last = first
        for other in requests(request, first.recording, first.verdict.n):
            seconds = deadline - time.monotonic()
            is_over = seconds < LEAST_SECONDS or self._is_halted
            if last.verdict.name in FAULTS or is_over:
                break
            limits = other.limits._replace(seconds=seconds)
            tried = self._judged(other._replace(limits=limits))
            if self._is_halted:
                # Nothing is known of this size.
                break
            last = tried
            verdicts.append(last.verdict)
        verdict = combined(first.verdict, verdicts)
        # After a fault no other size is tried, so it is the last one that has it.
        if fault_of_other_size(first.verdict, verdicts):
            return last._replace(verdict=verdict, first=first.recording)
        return first._replace(verdict=verdict)

    @property
    def _is_halted(self) -> bool:
        """Whether a person has stopped the program."""
        return self._signals.is_halted.is_set()

    def _judged(self, request: Request) -> Checked:
        """Run a program once, and judge it."""
        observer = Observer(self._options.hint)
        recording, is_alone = self._run(request, observer)
        evidence = observer.evidence(recording)
        verdict = judge_evidence(evidence)
        return Checked(
            recording,
            verdict,
            first=recording,
            evidence=evidence,
            is_alone=is_alone,
        )

    def _run(self, request: Request, observer: Observer) -> tuple[Recording, bool]:
        """Run a program, and return whether it was alone in its folder."""
        with faults_of_the_machine(), self._locate(self._path) as location:
            place = Place(location.folder, job=location.job)
            if self._options.python:
                place = place._replace(python=self._options.python)
            with SeparateRun(request, place, observer.choose) as run:
                self._follow(run, observer)
            return run.recording, location.is_alone

    def _follow(self, run: SeparateRun, observer: Observer) -> None:
        """Read what a program does until it is over, and count its lines."""
        signals = self._signals
        steps = 0
        while not run.poll(BEAT):
            if signals.is_abandoned.is_set():
                raise Abandoned
            if self._is_halted:
                run.halt()
            signals.lines_run += run.recording.steps - steps
            steps = run.recording.steps
            observer.evidence(run.recording)


@contextmanager
def faults_of_the_machine() -> Iterator[None]:
    """Say that programs can't be run where the system refuses a folder or a process."""
    try:
        yield
    except OSError as error:
        raise CannotRun(reason_of(error)) from error


def text_of(path: Path) -> str | Ending:
    """Return the text of a file, or why it can't be read."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            return Ending("unreadable", message="not a file")
        return text_of_file(path.read_bytes())
    except OSError as error:
        return Ending("unreadable", message=reason_of(error))


def unread(name: str, ending: Ending) -> Checked:
    """Return what is known of a program whose file can't be read."""
    recording = Recording(name=name)
    recording.finish(Outcome(ending))
    return Checked(recording, judge(recording), first=recording)


def remarks(
    recording: Recording,
    verdict: Verdict,
    options: RunOptions,
    *,
    is_alone: bool = False,
) -> Iterator[Sentence]:
    """Yield what a person should know of how a program was run."""
    n = verdict.n
    if recording.call and recording.n_used == "call":
        yield say("program_called", call=recording.call)
    elif recording.n_used == "argument" and options.n is None:
        yield say("program_argument", argument=recording.n)
    elif recording.n_used == "input" and not options.answers:
        yield say("program_answered", answer=recording.answers[0].text)
    elif options.n is not None and not recording.n_used and n not in (None, options.n):
        yield say("program_own_size", n=n, unused=options.n)
    if is_alone:
        yield say("program_alone")


def python_at(path: str) -> str:
    """Return where a Python is, for processes that run in other folders."""
    command = shutil.which(path)
    return os.path.abspath(command) if command else path


def fault_of_python(path: str) -> str:
    """Return why programs can't run with a Python, or "" if they can."""
    request = Request("n = 0", limits=NORMAL._replace(seconds=BEAT))
    place = Place(tempfile.gettempdir(), python=python_at(path))
    try:
        recording = record(request, place)
    except TooOld as error:
        return f"--python: Python {error} is too old, it must be 3.10 or newer"
    except OSError as error:
        return f"--python: can't start it: {reason_of(error)}"
    if recording.ending.kind not in ("finished", "time"):
        return "--python must be a Python"
    return ""
