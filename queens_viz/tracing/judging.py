"""Judges a program by its runs: the first size first, then the others.

The caller decides how a program is run: in a process of its own, or in a page's worker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from .board import Hint
from .events import Watch
from .evidence import Evidence
from .recording import Recording
from .running import N_OF_INPUT, Request
from .sentence import Sentence, say
from .sizes import requests
from .tree import LARGEST
from .verdict import combined, fault_of_other_size, judge_evidence
from .verdicts import FAULTS, Verdict

LEAST_SECONDS = 0.5
"""With less time left, no other size is tried."""

UNSUITED = ("error", "unknown", "nothing")
"""After these verdicts, a program that misses an argument is run again with one."""


class Checked(NamedTuple):
    """A program that was run and judged."""

    recording: Recording  # of the run that the verdict is about
    verdict: Verdict
    first: Recording  # of the first size; the fault may be in another one
    evidence: Evidence | None = None  # of `recording`
    is_alone: bool = False  # the other files in its folder were too many to be copied


class Observer:
    """Reads the recording of a program while it runs."""

    def __init__(self, hint: Hint, largest: int = LARGEST) -> None:
        self._hint = hint
        self._largest = largest
        self._evidence: Evidence | None = None

    def evidence(self, recording: Recording) -> Evidence:
        """Return what can be read from the recording by now."""
        if self._evidence is None:
            self._evidence = Evidence(recording, self._hint, self._largest)
        self._evidence.read()
        return self._evidence

    def choose(self, recording: Recording) -> Watch | None:
        """Return which variable is the board, judging by what was recorded so far."""
        return self.evidence(recording).watch()

    def judged(self, recording: Recording) -> Checked:
        """Return a finished run of a program, with its verdict."""
        evidence = self.evidence(recording)
        verdict = judge_evidence(evidence)
        return Checked(recording, verdict, first=recording, evidence=evidence)


RunOnce = Callable[[Request, Observer], Recording]
"""Runs a program once. The observer chooses the board, and may read meanwhile."""


class Judging:
    """Runs a program and judges it, for other sizes too."""

    def __init__(
        self,
        run_once: RunOnce,
        observe: Callable[[], Observer],
        clock: Callable[[], float],
        is_halted: Callable[[], bool],
        on_first: Callable[[Checked], object] | None = None,
    ) -> None:
        """Prepare the runs of a program.

        `observe` makes the observer of a run. `clock` returns seconds. `on_first` is
        called with the result of the first size, before other sizes are tried.
        """
        self._run_once = run_once
        self._observe = observe
        self._clock = clock
        self._is_halted = is_halted
        self._on_first = on_first

    def check(self, request: Request) -> Checked:
        """Run a program, for other sizes too, and judge it.

        The time limit is for all its runs together.
        """
        deadline = self._clock() + request.limits.seconds
        first = self._judged(request)
        is_unsuited = first.verdict.name in UNSUITED and not self._is_halted()
        if first.recording.n_used == "missing" and is_unsuited:
            first = self._judged(request._replace(n=N_OF_INPUT))
        if self._on_first:
            self._on_first(first)
        return self._with_other_sizes(request, first, deadline)

    def _with_other_sizes(
        self, request: Request, first: Checked, deadline: float
    ) -> Checked:
        """Judge a program that seems right for other sizes, until one has a fault.

        The returned run is the one that the verdict is about.
        """
        verdicts: list[Verdict] = []
        last = first
        for other in requests(request, first.recording, first.verdict.n):
            seconds = deadline - self._clock()
            is_over = seconds < LEAST_SECONDS or self._is_halted()
            if last.verdict.name in FAULTS or is_over:
                break
            limits = other.limits._replace(seconds=seconds)
            tried = self._judged(other._replace(limits=limits))
            if self._is_halted():
                # Nothing is known about this size.
                break
            last = tried
            verdicts.append(last.verdict)
        verdict = combined(first.verdict, verdicts)
        # After a fault no other size is tried, so it is the last one that has it.
        if fault_of_other_size(first.verdict, verdicts):
            return last._replace(verdict=verdict, first=first.recording)
        return first._replace(verdict=verdict)

    def _judged(self, request: Request) -> Checked:
        """Run a program once, and judge it."""
        observer = self._observe()
        return observer.judged(self._run_once(request, observer))


def remarks(
    recording: Recording, verdict: Verdict, asked: int | None, answers: Sequence[str]
) -> Iterator[Sentence]:
    """Yield what a person should know about how a program was run.

    `asked` and `answers` are the number of queens and the answers of the person.
    """
    n = verdict.n
    sizes_run = (None, n, *verdict.also_tried)
    if recording.call and recording.n_used == "call":
        yield say("program_called", call=recording.call)
    elif recording.n_used == "argument" and asked is None:
        yield say("program_argument", argument=recording.n)
    elif recording.n_used == "input" and not answers:
        yield say("program_answered", answer=recording.answers[0].text)
    elif n is not None and not recording.n_used and asked not in sizes_run:
        yield say("program_own_size", n=n, unused=asked)


def notes(
    checked: Checked, source: str, asked: int | None, answers: Sequence[str]
) -> tuple[Sentence, ...]:
    """Return what is displayed beside a verdict, about how a program was run.

    `source` is the program as it is; with another size it was changed.
    """
    recording = checked.recording
    verdict = checked.verdict
    found = list(remarks(recording, verdict, asked, answers))
    if recording.source != source:
        found.append(say("program_other_size", n=verdict.n))
    return tuple(found)
