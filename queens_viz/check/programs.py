"""Runs programs two at a time, each in a copy of its folder, and judges them."""

from __future__ import annotations

import os
import shutil
import stat
import tempfile
import time
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Semaphore
from typing import NamedTuple

from ..command.ending import reason_of
from ..tracing.board import Hint
from ..tracing.events import Ending, Outcome, Watch
from ..tracing.evidence import Evidence
from ..tracing.process.folder import Workshop
from ..tracing.process.opening import text_of_file
from ..tracing.process.separate import Place, SeparateRun, TooOld, record
from ..tracing.recording import Recording
from ..tracing.running import N_OF_INPUT, Request
from ..tracing.sizes import requests
from ..tracing.surroundings import NORMAL
from ..tracing.verdict import FAULTS, Verdict, combined, judge, judge_evidence

AT_ONCE = 2
"""How many programs run at a time."""

BEAT = 0.1
"""Seconds between two looks at a program that runs."""

LEAST_SECONDS = 0.5
"""With less time left no other size is tried."""

UNSUITED = ("error", "unknown", "nothing")
"""The verdicts with which a program that misses an argument is run again with one."""


class RunOptions(NamedTuple):
    """How the programs are run."""

    n: int | None  # the number of queens, if it was given
    call: str  # the call after the file has run; "" to find it
    hint: Hint  # the name of the board
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


class Checked(NamedTuple):
    """A program that has been run and judged."""

    recording: Recording
    verdict: Verdict
    is_alone: bool = False  # what lies beside it was too much to be copied


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


class Halted(Exception):
    """A program was stopped, since the whole job is."""


class CannotRun(Exception):
    """The machine can't run programs; the text is its reason."""


class Programs:
    """Runs programs in the background; a context that ends all of them."""

    def __init__(self, options: RunOptions) -> None:
        self.options = options
        self.lines_run = 0
        self._is_halted = Event()
        self._pool = ThreadPoolExecutor(AT_ONCE)
        self._places = Semaphore(AT_ONCE)  # of which each program that runs takes one
        self._workshop: Workshop | None = None
        self._results: dict[str, Future[Checked]] = {}

    def __enter__(self) -> Programs:
        return self

    def __exit__(self, *error: object) -> None:
        """End the running programs. One that has ended may still be judged."""
        self._is_halted.set()
        self._pool.shutdown(wait=False, cancel_futures=True)
        for _ in range(AT_ONCE):
            self._places.acquire()
        if self._workshop:
            self._workshop.close()
        self._places.release(AT_ONCE)

    def begin(self, path: str) -> None:
        """Run a program as soon as it is its turn."""
        if self._workshop is None:
            with _faults_of_the_machine():
                self._workshop = Workshop()
        self._results[path] = self._pool.submit(self._check, Path(path))

    def wait(self, path: str) -> Iterator[int]:
        """Yield how many lines have run meanwhile, until a program is judged."""
        while True:
            before = self.lines_run
            try:
                self._results[path].result(BEAT)
            except NotYet:
                yield self.lines_run - before
            else:
                return

    def result(self, path: str) -> Checked:
        """Return what is known of a program."""
        return self._results.pop(path).result()

    def _check(self, path: Path) -> Checked:
        """Run a program, for other sizes too, and judge it."""
        text = _text_of(path)
        if isinstance(text, Ending):
            recording = Recording(name=path.name)
            recording.finish(Outcome(text))
            return Checked(recording, judge(recording))
        options = self.options
        deadline = time.monotonic() + options.seconds
        request = Request(
            source=text,
            name=path.name,
            path=path.name,
            n=options.n,
            call=options.call,
            answers=options.answers,
            limits=NORMAL._replace(seconds=options.seconds),
        )
        checked = self._judged(path, request)
        if checked.recording.n_used == "missing" and checked.verdict.name in UNSUITED:
            with_argument = request._replace(n=N_OF_INPUT)
            checked = self._judged(path, with_argument)
        others = self._tried(path, request, checked, deadline)
        return checked._replace(verdict=combined(checked.verdict, others))

    def _tried(
        self, path: Path, request: Request, checked: Checked, deadline: float
    ) -> list[Verdict]:
        """Judge a program that seems right for other sizes, until one has a fault."""
        verdicts = [checked.verdict]
        for other in requests(request, checked.recording, checked.verdict.n):
            seconds = deadline - time.monotonic()
            if verdicts[-1].name in FAULTS or seconds < LEAST_SECONDS:
                break
            limits = other.limits._replace(seconds=seconds)
            tried = self._judged(path, other._replace(limits=limits))
            verdicts.append(tried.verdict)
        return verdicts[1:]

    def _judged(self, path: Path, request: Request) -> Checked:
        """Run a program once, and judge it."""
        observer = Observer(self.options.hint)
        recording, is_alone = self._run(path, request, observer)
        verdict = judge_evidence(observer.evidence(recording))
        return Checked(recording, verdict, is_alone)

    def _run(
        self, path: Path, request: Request, observer: Observer
    ) -> tuple[Recording, bool]:
        """Run a program in a copy of its folder; return whether it is alone there."""
        with self._places:
            if self._is_halted.is_set():
                raise Halted
            assert self._workshop
            with _faults_of_the_machine(), self._workshop.copied(path) as copy:
                place = Place(copy.folder, job=self._workshop.job)
                if self.options.python:
                    place = place._replace(python=self.options.python)
                with SeparateRun(request, place, observer.choose) as run:
                    self._follow(run, observer)
                return run.recording, copy.is_alone

    def _follow(self, run: SeparateRun, observer: Observer) -> None:
        """Read what a program does until it is over, and count its lines."""
        steps = 0
        while not run.poll(BEAT):
            if self._is_halted.is_set():
                raise Halted
            self.lines_run += run.recording.steps - steps
            steps = run.recording.steps
            observer.evidence(run.recording)


@contextmanager
def _faults_of_the_machine() -> Iterator[None]:
    """Say that programs can't be run where the system refuses a folder or a process."""
    try:
        yield
    except OSError as error:
        raise CannotRun(reason_of(error)) from error


def _text_of(path: Path) -> str | Ending:
    """Return the text of a file, or why it can't be read."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            return Ending("unreadable", message="not a file")
        return text_of_file(path.read_bytes())
    except OSError as error:
        return Ending("unreadable", message=reason_of(error))


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
