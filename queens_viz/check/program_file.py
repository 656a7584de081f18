"""A person's program in its file: it runs in the background, and again when it changes.

It runs in its own folder, as it does when its author runs it. What it does is recorded
and judged in a thread, while the window goes on.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Lock, Thread

from ..app.own_program import Result, RunRequest
from ..command.ending import reason_of
from ..tracing.events import Ending, Outcome
from ..tracing.judging import Checked, notes
from ..tracing.process.folder import Workshop
from ..tracing.recording import Recording
from ..tracing.sentence import say
from ..tracing.story import Story
from ..tracing.story_making import judged_story
from ..tracing.verdicts import Verdict
from .files import NO_FILE
from .program_run import (
    BEAT,
    USUAL,
    Abandoned,
    CannotRun,
    Location,
    ProgramRun,
    RunOptions,
    Signals,
    unread,
)
from .saved_file import SavedFile, Text

SWITCHED_AFTER = 0.0005
"""Seconds after which a thread lets another one go on; by default it is ten times that.

With less the window waits less often for the thread that judges.
"""

LONGEST_END = 3.0
"""Seconds for which it is waited at the end until a process has been ended."""


class Run:
    """One run, in a thread of its own."""

    def __init__(self, work: Callable[[Run], Result]) -> None:
        self.signals = Signals()
        self.first: Result | None = None  # what is known before other sizes are tried
        self.result: Result | None = None
        self.error: BaseException | None = None
        self._work = work
        # A daemon: nobody waits for a verdict when the window has been closed.
        self._thread = Thread(target=self._go, daemon=True)
        self._thread.start()

    @property
    def is_over(self) -> bool:
        """Whether there is a result, or an error."""
        return not self._thread.is_alive()

    def wait(self, seconds: float) -> None:
        """Wait until it is over, but not longer than some seconds."""
        self._thread.join(seconds)

    def _go(self) -> None:
        try:
            self.result = self._work(self)
        except Abandoned:
            pass
        except BaseException as error:  # `poll` raises it
            self.error = error


class BackgroundProgram:
    """The program in a file, which runs in the background."""

    def __init__(
        self, path: Path, options: RunOptions = USUAL, saved: SavedFile | None = None
    ) -> None:
        self.name = path.name
        self._path = path.absolute()
        self._options = options
        self._saved = saved or SavedFile(self._path)
        self._ran: Text | None = None  # the text of the last run
        self._run: Run | None = None
        self._waiting: RunRequest | None = None  # until the file is there again
        self._is_closed = False
        self._workshop: Workshop | None = None
        self._run_lock = Lock()  # held by the program that runs, of which there is one

    @property
    def source(self) -> str:
        """The text of the last run, empty if the file can't be read."""
        return self._ran if isinstance(self._ran, str) else ""

    @property
    def first_story(self) -> Story:
        """A story without steps, which is shown until the first run has ended."""
        if self._saved.text is None:
            self._saved.read()
        text = self._saved.text
        source = text if isinstance(text, str) else ""
        return Story(Recording(source, self.name))

    @property
    def is_running(self) -> bool:
        """Whether a run goes on."""
        return self._run is not None

    is_other = False  # it is always the same file

    @property
    def is_gone(self) -> bool:
        """Whether the file couldn't be read when it was last looked at."""
        return self._saved.text is None

    @property
    def lines_run(self) -> int:
        """How many lines have run in the run that goes on."""
        return self._run.signals.lines_run if self._run else 0

    def has_changed(self) -> bool:
        """Return whether the text has changed since the last run."""
        self._saved.look()
        return self._saved.text not in (None, self._ran)

    def run(self, request: RunRequest) -> None:
        """Run the text as it is now. A run that goes on is ended.

        If the file has gone, the run begins when it is there again.
        """
        self._abandon()
        self._saved.read()
        self._begin(request)

    def halt(self) -> None:
        """End the run that goes on. What was recorded is judged."""
        self._waiting = None
        if self._run:
            self._run.signals.is_halted.set()

    def poll(self, dt: float) -> Result | None:
        """Let seconds pass, and return what is newly known of a run.

        That is its result, and before it what was known before other sizes were tried.
        """
        if self._waiting:
            self._saved.look()
            self._begin(self._waiting)
        run = self._run
        if run is None:
            return None
        if not run.is_over:
            first = run.first
            run.first = None
            return first
        self._run = None
        if run.error:
            raise run.error
        return run.result

    def wait(self, seconds: float) -> Result | None:
        """Wait for the run that goes on, but not longer than some seconds."""
        if self._run:
            self._run.wait(seconds)
        return self.poll(seconds)

    def close(self) -> None:
        """End the run that goes on, and forget it. It can't run again."""
        self._abandon()
        self._is_closed = True
        is_held = self._run_lock.acquire(timeout=LONGEST_END)
        if self._workshop:
            self._workshop.close()
            self._workshop = None
        if is_held:
            self._run_lock.release()

    def _abandon(self) -> None:
        """End the run that goes on, if there is one; its result is forgotten."""
        self._waiting = None
        if self._run:
            self._run.signals.is_abandoned.set()
            self._run = None

    def _begin(self, request: RunRequest) -> None:
        """Run the text that was read last, or wait until there is one."""
        text = self._saved.text
        self._waiting = None
        if text is None:
            self._waiting = request
        elif not self._is_closed:
            sys.setswitchinterval(SWITCHED_AFTER)
            self._ran = text
            self._run = Run(lambda run: self._result(text, request, run))

    def _result(self, text: Text, request: RunRequest, run: Run) -> Result:
        """Run a text and judge it; this is done in a thread."""
        if isinstance(text, Ending):
            return _result_of(unread(self.name, text), "", self._options)
        options = self._options._replace(n=request.n)
        if request.hint is not None:
            options = options._replace(hint=request.hint)

        def keep_first(checked: Checked) -> None:
            run.first = _result_of(checked, text, options)

        signals = run.signals
        program = ProgramRun(
            self._path, options, lambda _: self._located(signals), signals, keep_first
        )
        try:
            return _result_of(program.check(text), text, options)
        except CannotRun as error:
            return self._unable(text, str(error))

    @contextmanager
    def _located(self, signals: Signals) -> Iterator[Location]:
        """Give the program's own folder, once no other run is in it."""
        with self._run_lock:
            if signals.is_abandoned.is_set():
                raise Abandoned
            if self._workshop is None:
                # Not for a copy: it ends the processes if ours is killed.
                self._workshop = Workshop()
            yield Location(str(self._path.parent), self._workshop.job)

    def _unable(self, text: str, reason: str) -> Result:
        """Return the result of a program that this machine couldn't run."""
        recording = Recording(text, self.name)
        recording.finish(Outcome(Ending("unreadable", message=reason)))
        sentence = say("program_not_started", reason=reason)
        verdict = Verdict("unknown", sentences=(sentence,))
        return Result(judged_story(recording, verdict))


def _result_of(checked: Checked, source: str, options: RunOptions) -> Result:
    """Return what a window displays of a program that was judged."""
    story = judged_story(checked.recording, checked.verdict, checked.evidence)
    story.prepare()
    return Result(story, notes(checked, source, options.n, options.answers))


def run_to_end(
    file: BackgroundProgram, request: RunRequest, report: Callable[[int], object]
) -> Result | None:
    """Run a program, and wait for its result; None if it can't be read any more.

    `report` is called again and again, with the lines that have run meanwhile.
    """
    file.run(request)
    reported = 0
    result = None
    while file.is_running:
        report(file.lines_run - reported)
        reported = file.lines_run
        result = file.wait(BEAT) or result
    return result


def result_of(
    path: Path, options: RunOptions, report: Callable[[int], object]
) -> Result | None:
    """Run a program to its end, and return its result; None if it can't be read."""
    with closing(BackgroundProgram(path, options)) as program:
        return run_to_end(program, RunRequest(options.n), report)


def opened(path: str, options: RunOptions | None = None) -> BackgroundProgram | None:
    """Return the program in a file, or None if that can't be read."""
    if fault_of_file(path):
        return None
    return BackgroundProgram(Path(path), options or USUAL)


def fault_of_file(path: str) -> str:
    """Return why a file can't be read, or "" if it can."""
    if os.path.isdir(path):
        return "it is a folder"
    if os.path.exists(path) and not os.path.isfile(path):
        return NO_FILE
    try:
        with open(path, "rb") as file:
            file.read(1)
    except OSError as error:
        return reason_of(error)
    return ""
