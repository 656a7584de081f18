"""Runs programs two at a time, each in a copy of its folder, and judges them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
    CannotRun,
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
        self._results: list[Future[Checked] | None] = []
        self._texts: list[str | Ending] = []

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

    def begin(self, paths: Sequence[str]) -> None:
        """Run programs, each as soon as it is its turn.

        All of them are read before the first one runs: what one writes into the files
        of others isn't judged.
        """
        if not paths:
            return
        with faults_of_the_machine():
            self._workshop = Workshop()
        self._texts = [text_of(Path(path)) for path in paths]
        for path, text in zip(paths, self._texts, strict=True):
            self._results.append(self._pool.submit(self._check, Path(path), text))

    def wait(self, number: int) -> Iterator[int]:
        """Yield how many lines have run meanwhile, until a program is judged."""
        signals = self._signals
        result = self._results[number]
        assert result
        while True:
            before = signals.lines_run
            try:
                result.result(BEAT)
            except NotYet:
                yield signals.lines_run - before
            else:
                return

    def result(self, number: int) -> Checked:
        """Return what is known about a program; only once, since that is large."""
        result = self._results[number]
        assert result
        self._results[number] = None
        return result.result()

    def has_changed(self, number: int, path: str) -> bool:
        """Return whether the text of a program isn't the one that was judged."""
        return text_of(Path(path)) != self._texts[number]

    def _check(self, path: Path, text: str | Ending) -> Checked:
        """Run a program, for other sizes too, and judge it."""
        if isinstance(text, Ending):
            return unread(path.name, text)
        run = ProgramRun(path, self.options, self._copied, self._signals)
        try:
            # Results may wait for those of other files, and a row needs no evidence.
            return run.check(text)._replace(evidence=None)
        except (CannotRun, Abandoned):
            raise
        except Exception:
            # What we can't judge isn't to end the check of a whole class.
            return unread(path.name, Ending("lost"))

    @contextmanager
    def _copied(self, path: Path) -> Iterator[Location]:
        """Give a copy of a program's folder, when it is its turn."""
        with self._places:
            if self._signals.is_abandoned.is_set():
                raise Abandoned
            workshop = self._workshop
            assert workshop
            with workshop.copied(path) as copy:
                yield Location(copy.folder, workshop.job, copy.is_alone, is_copy=True)
