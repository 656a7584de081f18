"""Runs one program, for other sizes too, and judges it.

The caller decides where it runs: `--check` passes a copy of its folder, the window the
folder itself.
"""

from __future__ import annotations

import errno
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
from ..search.position import shortened
from ..tracing.board import Hint
from ..tracing.events import Ending, Outcome
from ..tracing.judging import Checked, Judging, Observer
from ..tracing.process import folder as folders
from ..tracing.process.opening import text_of_file
from ..tracing.process.separate import Place, SeparateRun, TooOld, record
from ..tracing.recording import Recording
from ..tracing.running import Request
from ..tracing.surroundings import NORMAL
from ..tracing.verdict import judge
from .files import NO_FILE

BEAT = 0.1
"""Seconds between two looks at a program that runs."""


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


class Location(NamedTuple):
    """Where a program runs."""

    folder: str
    job: str  # with which the marks of its processes begin
    is_alone: bool = False  # the files beside it were too many to be copied
    is_copy: bool = False  # a copy of its folder, which must not grow large


Locate = Callable[[Path], AbstractContextManager[Location]]
"""Gives the place where a program runs, for as long as it does."""


class Signals:
    """The requests of one thread to another that runs a program, and the answers."""

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
        self._is_alone = False

    def check(self, source: str) -> Checked:
        """Run a text as the program, for other sizes too, and judge it."""
        options = self._options
        request = Request(
            source=source,
            name=self._path.name,
            path=self._path.name,
            n=options.n,
            call=options.call,
            answers=options.answers,
            limits=NORMAL._replace(seconds=options.seconds),
        )
        judging = Judging(
            self._run,
            observe=lambda: Observer(options.hint),
            clock=time.monotonic,
            is_halted=self._signals.is_halted.is_set,
            on_first=self._on_first,
        )
        return judging.check(request)._replace(is_alone=self._is_alone)

    def _run(self, request: Request, observer: Observer) -> Recording:
        """Run a program once, in a process of its own."""
        with faults_of_the_machine(), self._locate(self._path) as location:
            self._is_alone = location.is_alone
            place = Place(location.folder, job=location.job)
            if self._options.python:
                place = place._replace(python=self._options.python)
            copy = location.folder if location.is_copy else ""
            with SeparateRun(request, place, observer.choose) as run:
                self._follow(run, observer, copy)
            return run.recording

    def _follow(self, run: SeparateRun, observer: Observer, copy: str) -> None:
        """Read what a program does until it is over, and count its lines.

        `copy` is its copy of a folder, which it isn't to fill; "" if it has none.
        """
        signals = self._signals
        lines_run = 0
        looked = time.monotonic()
        while not run.poll(BEAT):
            if signals.is_abandoned.is_set():
                raise Abandoned
            if signals.is_halted.is_set():
                run.halt()
            if copy and time.monotonic() > looked + BEAT:
                if folders.is_full(copy):
                    run.halt("disk", f"{folders.MOST_WRITTEN >> 20} MB")
                looked = time.monotonic()
            signals.lines_run += run.recording.lines_run - lines_run
            lines_run = run.recording.lines_run
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
            return Ending("unreadable", message=NO_FILE)
        return text_of_file(path.read_bytes())
    except OSError as error:
        return Ending("unreadable", message=reason_of(error))


def unread(name: str, ending: Ending) -> Checked:
    """Return what is known about a program whose file can't be read."""
    recording = Recording(name=name)
    recording.finish(Outcome(ending))
    return Checked(recording, judge(recording), first=recording)


def python_at(path: str) -> str:
    """Return the path of a Python, for processes that run in other folders."""
    command = shutil.which(path)
    return os.path.abspath(command) if command else path


def fault_of_python(path: str) -> str:
    """Return why programs can't run with a Python, or "" if they can."""
    no_python = f"--python must name a Python, not {shortened(path)!r}"
    request = Request("n = 0", limits=NORMAL._replace(seconds=BEAT))
    place = Place(tempfile.gettempdir(), python=python_at(path))
    try:
        recording = record(request, place)
    except TooOld as error:
        return f"--python: Python {error} is too old, it must be 3.10 or newer"
    except OSError as error:
        if error.errno == errno.ENOEXEC:
            return no_python
        return f"--python: can't start it: {reason_of(error)}"
    if recording.ending.kind not in ("finished", "time"):
        return no_python
    return ""
