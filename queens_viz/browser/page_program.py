"""A program that is typed in the page: it runs in a worker, which can do no harm.

What the worker sends is data that nobody trusts: it is read as JSON, and where that
can't be read there is one line instead of a story.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from browser import window
from javascript import JSON

from ..app.own_program import Result, RunRequest
from ..tracing.events import Ending, Outcome
from ..tracing.packing import unpacked_chunk, unpacked_outcome
from ..tracing.recording import Recording
from ..tracing.running import N_OF_INPUT
from ..tracing.sentence import say
from ..tracing.story import Story
from ..tracing.story_packing import (
    packed_hint,
    unpacked_judged,
    unpacked_sentences,
    unpacked_story,
)
from ..tracing.story_parts import Judged
from ..tracing.verdicts import Verdict
from .page_dom import guarded

MAKE: Any = window.Function(
    "text",
    "report",
    """
    const parts = JSON.parse(text);
    return new Function(parts.host + "; return queensHost")()(parts, report);
    """,
)
"""Makes what starts and ends workers: see worker_host.js."""

LONGEST_SILENCE = 12.0
"""Seconds without a message after which a program is ended.

The recorder ends it after 10 seconds, but can't stop a loop in C.
"""

LONGEST = 180.0
"""Seconds after which a worker is ended in any case."""

LONGEST_START = 60.0
"""Seconds after which a worker that doesn't start is given up."""

LONGEST_JUDGED = 60.0
"""Seconds after which it isn't waited any more for a verdict."""

SECOND = 1000
"""Milliseconds of a second."""

CHUNK = '{"kind":"chunk"'
"""How messages begin that are kept as they are, until something has to be judged."""


class Sent(NamedTuple):
    """A message with a result."""

    text: str
    is_last: bool


class Run:
    """A run: its request, and its results so far."""

    def __init__(self, source: str, name: str, request: RunRequest) -> None:
        self.source = source
        self.name = name
        self.request = request
        self.latest = now() + LONGEST_START + LONGEST
        self.deadline = now() + LONGEST_START
        self.has_begun = False  # it runs in the worker
        self.lines_run = 0
        self.chunks: list[str] = []
        self.first: Sent | None = None  # what is known about the first size
        self.first_story: Story | None = None  # the same, once it was read
        self.ended = ""  # what has ended it, while what was recorded is judged
        self.outcome: dict[str, Any] | None = None  # what the worker says at its end
        self.fault = ""
        self.results: list[Sent] = []

    def wait(self, seconds: float) -> None:
        """Wait for the next message, but not longer than some seconds."""
        self.deadline = min(now() + seconds, self.latest)

    @property
    def is_being_judged(self) -> bool:
        """Whether it is over, and the verdict is awaited."""
        return bool(self.ended) or self.outcome is not None


class PageProgram:
    """A program in the page, which runs in a worker."""

    def __init__(self, name: str = "program.py", text: str = "") -> None:
        self.name = name
        self.text = text
        """What the next run takes."""
        self.answers: tuple[str, ...] = ()
        """The answers that the next run gets to input()."""
        self.question: str | None = None
        """The prompt of an input() for which an answer is missing."""
        self.source = ""
        """The text of the last run."""
        self.is_other = False
        """Whether another program has taken the place of the one that ran last."""
        self.request_paint: Callable[[], object] = lambda: None
        """Makes the page beat, since something has arrived."""
        self._run: Run | None = None
        self._host: Any = None
        self._is_unpacking = False
        self._size_answered: int | None = None  # as the first answer, by ourselves

    @property
    def first_story(self) -> Story:
        """A story without steps, which is shown until the first run has ended."""
        return Story(Recording(self.text, self.name))

    @property
    def is_running(self) -> bool:
        """Whether a run goes on."""
        return self._run is not None

    @property
    def lines_run(self) -> int:
        """How many lines have run in the run that goes on."""
        if self._run is None or self._run.is_being_judged:
            return 0
        return self._run.lines_run

    @property
    def is_being_judged(self) -> bool:
        """Whether a run has ended, or was halted, and its verdict is awaited."""
        return self._run is not None and self._run.is_being_judged

    def has_changed(self) -> bool:
        """Return False: a text that is typed runs when a person wants it."""
        return False

    def run(self, request: RunRequest) -> None:
        """Run the text as it is now. A run that goes on is ended."""
        self._answer_size(request.n)
        self.source = self.text
        self.is_other = False
        self.question = None
        self._run = Run(self.source, self.name, request)
        if self._host:
            self._send(self._run)
        elif not self._is_unpacking:
            self._is_unpacking = True
            window.unpackWorker().then(guarded(self._begin), guarded(self._fail))

    def halt(self) -> None:
        """End the run that goes on. What was recorded is judged."""
        run = self._run
        if run and not run.results:
            if run.is_being_judged and not run.first:
                # The verdict is not waited for any more.
                run.fault = "judge_halted"
            else:
                self._end("halted")

    def poll(self, dt: float) -> Result | None:
        """Let seconds pass, and return what is newly known of a run.

        That is its result, and before it what is known before other sizes are tried.
        """
        run = self._run
        if run is None:
            return None
        if run.results:
            sent = run.results.pop(0)
            return self._result_of(run, sent)
        if not run.fault and now() > run.deadline:
            self._overdue(run)
        if run.fault:
            return self._unjudged(run)
        return None

    def close(self) -> None:
        """End the run that goes on, and forget it."""
        self._run = None
        if self._host:
            self._host.close()

    # The worker.

    def _begin(self, text: str) -> None:
        """Start the first worker, and let it do what is waiting."""
        self._host = MAKE(text, guarded(self._take))
        if self._run:
            self._send(self._run)

    def _fail(self, error: Any) -> None:
        """Remember that no worker can be started."""
        self._is_unpacking = False
        if self._run:
            self._run.fault = "program_no_worker"
        self.request_paint()

    def _send(self, run: Run) -> None:
        """Ask the worker to run a program."""
        self._host.request(self._message(run, "run"))

    def _message(self, run: Run, kind: str, **more: object) -> str:
        """Return the request to the worker."""
        hint = run.request.hint
        return str(
            JSON.stringify(
                {
                    "kind": kind,
                    "source": run.source,
                    "name": run.name,
                    "n": run.request.n,
                    "hint": packed_hint(hint) if hint else None,
                    "answers": list(self.answers),
                    **more,
                }
            )
        )

    def _take(self, text: str) -> None:
        """Take a message of the worker."""
        run = self._run
        if run is None:
            return
        if run.has_begun:
            run.wait(LONGEST_SILENCE)
        if text.startswith(CHUNK):
            run.chunks.append(text)
            return
        self._take_message(run, text)
        self.request_paint()

    def _take_message(self, run: Run, text: str) -> None:
        """Take a message, which may be anything."""
        try:
            message = _read(text)
            kind = message["kind"]
            if kind == "begin":
                run.has_begun = True
                run.chunks = []
                run.outcome = None
                run.wait(LONGEST_SILENCE)
            elif kind == "lines":
                run.lines_run = int(message["count"])
            elif kind == "judging":
                run.outcome = message["outcome"]
                run.wait(LONGEST_JUDGED)
            elif kind == "first":
                run.first = Sent(text, is_last=False)
                run.results.append(run.first)
                self._host.prepare()
            elif kind == "result":
                run.results.append(Sent(text, is_last=True))
            else:
                run.fault = "judge_lost" if run.has_begun else "program_no_worker"
        except Exception:
            run.fault = "judge_lost"

    def _end(self, kind: str) -> None:
        """End what runs; a fresh worker judges what was recorded of the first size."""
        run = self._run
        if run is None:
            return
        if self._host:
            self._host.end()
        if run.first:
            # Nothing is known of the other sizes.
            run.results.append(run.first._replace(is_last=True))
        else:
            self._judge(run, kind)

    def _judge(self, run: Run, kind: str) -> None:
        """Have judged what was recorded until a program was ended."""
        run.ended = kind
        run.latest = now() + LONGEST_JUDGED
        run.wait(LONGEST_JUDGED)
        if not self._host:
            run.fault = "judge_lost"
            return
        message = self._message(run, "judge", ending=kind)
        chunks = ",".join(run.chunks)
        self._host.request(f'{message[:-1]},"chunks":[{chunks}]}}')

    # Results.

    def _result_of(self, run: Run, sent: Sent) -> Result | None:
        """Return a result that was sent, or one line if it can't be read."""
        if sent.is_last:
            self._run = None
            if self._host:
                self._host.end()
                self._host.prepare()
        try:
            message = _read(sent.text)
            story = _story_of(message["story"], run.first_story)
            remarks = unpacked_sentences(message["remarks"])
            story.prepare()
        except Exception:
            run.fault = "judge_lost"
            return self._unjudged(run)
        run.first_story = story
        self._ask(story)
        return Result(story, remarks)

    def _overdue(self, run: Run) -> None:
        """Remember that something takes too long: start, program or verdict."""
        if run.is_being_judged and not run.first:
            run.fault = "judge_too_long"
        elif run.has_begun:
            self._end("time")
        else:
            run.fault = "program_no_worker"

    def _unjudged(self, run: Run) -> Result:
        """Return the result of a run without a verdict, but for a sentence."""
        self._run = None
        if self._host:
            self._host.end()
            self._host.prepare()
        verdict = Verdict("unknown", sentences=(say(run.fault),))
        try:
            recording = _recording_of(run)
        except Exception:
            recording = Recording(run.source, run.name)
            recording.finish(Outcome(Ending("lost")))
        return Result(Story(recording, Judged(verdict)))

    # Answers to input().

    def _ask(self, story: Story) -> None:
        """Remember which question is open, and keep the earlier answers."""
        ending = story.recording.ending
        if ending.kind != "input":
            return
        self.question = ending.message
        given = tuple([answer.text for answer in story.recording.answers])
        if not self.answers and given:
            self._size_answered = int(given[0])
        self.answers = given

    def _answer_size(self, n: int | None) -> None:
        """Let the first answer be the number of queens, where we have answered it."""
        if self._size_answered is not None and self.answers:
            size = n or N_OF_INPUT
            self.answers = (str(size), *self.answers[1:])
            self._size_answered = size


def _story_of(data: dict[str, Any], first: Story | None) -> Story:
    """Return the story that was sent: the second time without the recording."""
    if "recording" in data or first is None:
        return unpacked_story(data)
    return Story(first.recording, unpacked_judged(data))


def _recording_of(run: Run) -> Recording:
    """Return what was recorded of a run, as far as it was sent."""
    recording = Recording(run.source, run.name)
    for text in run.chunks:
        recording.add(unpacked_chunk(_read(text)["chunk"]))
    outcome = recording.ended_as(run.ended or "lost")
    if run.outcome:
        outcome = unpacked_outcome(run.outcome)
    recording.finish(outcome)
    Story(recording).prepare()
    return recording


def _read(text: str) -> dict[str, Any]:
    """Return the object that JSON has."""
    message: dict[str, Any] = JSON.parse(text)
    return message


def now() -> float:
    """Return the seconds since some time in the past."""
    return float(window.performance.now()) / SECOND
