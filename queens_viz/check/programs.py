"""Runs programs two at a time, each in a copy of its folder, and judges them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from contextlib import contextmanager
from pathlib import Path
from threading import Semaphore

from ..tracing.events import Ending
from ..tracing.judging import Checked
from ..tracing.process.folder import Workshop
from .program_run import (
    BEAT,
    Abandoned,
    Location,
    ProgramRun,
    RunOptions,
    Signals,
    faults_of_the_machine,
    text_of,
    unread,
)

AT_ONCE = 2
"""How many programs run at a time."""


class Programs:
    """Runs programs in the background; a context that ends all of them."""

    def __init__(self, options: RunOptions) -> None:
        self.options = options
        self._signals = Signals()
        self._pool = ThreadPoolExecutor(AT_ONCE)
        self._places = Semaphore(AT_ONCE)  # of which each program that runs takes one
        self._workshop: Workshop | None = None
        self._results: dict[str, Future[Checked]] = {}

    def __enter__(self) -> Programs:
        return self

    def __exit__(self, *error: object) -> None:
        """End the running programs. One that has ended may still be judged."""
        self._signals.is_abandoned.set()
        self._pool.shutdown(wait=False, cancel_futures=True)
        for _ in range(AT_ONCE):
            self._places.acquire()
        if self._workshop:
            self._workshop.close()
        self._places.release(AT_ONCE)

    def begin(self, path: str) -> None:
        """Run a program as soon as it is its turn."""
        if self._workshop is None:
            with faults_of_the_machine():
                self._workshop = Workshop()
        self._results[path] = self._pool.submit(self._check, Path(path))

    def wait(self, path: str) -> Iterator[int]:
        """Yield how many lines have run meanwhile, until a program is judged."""
        signals = self._signals
        while True:
            before = signals.lines_run
            try:
                self._results[path].result(BEAT)
            except NotYet:
                yield signals.lines_run - before
            else:
                return

    def result(self, path: str) -> Checked:
        """Return what is known of a program."""
        return self._results.pop(path).result()

    def _check(self, path: Path) -> Checked:
        """Run a program, for other sizes too, and judge it."""
        text = text_of(path)
        if isinstance(text, Ending):
            return unread(path.name, text)
        run = ProgramRun(path, self.options, self._copied, self._signals)
        # Results may wait for those of other files, and a row needs no evidence.
        return run.check(text)._replace(evidence=None)

    @contextmanager
    def _copied(self, path: Path) -> Iterator[Location]:
        """Give a copy of a program's folder, when it is its turn."""
        with self._places:
            if self._signals.is_abandoned.is_set():
                raise Abandoned
            workshop = self._workshop
            assert workshop
            with workshop.copied(path) as copy:
                yield Location(copy.folder, workshop.job, copy.is_alone)
