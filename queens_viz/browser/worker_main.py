"""What the page's worker starts: it runs programs, judges them and sends the results.

All that it sends is text in JSON, which the page doesn't trust: a program that gets out
of its place could write it, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from javascript import JSON

from ..tracing.board import Hint
from ..tracing.events import Chunk
from ..tracing.judging import Checked, Judging, Observer, notes
from ..tracing.packing import packed_chunk, packed_outcome, unpacked_chunk
from ..tracing.recording import Recording
from ..tracing.running import Request
from ..tracing.sentence import say
from ..tracing.story_making import judged_story
from ..tracing.story_packing import (
    packed_judged,
    packed_sentences,
    packed_story,
    unpacked_hint,
)
from ..tracing.surroundings import Limits
from .worker_place import PAGE
from .worker_recorder import record

LIMITS = Limits(seconds=10, lines=30_000, lines_without_board=50_000, changes=12_000)
"""The limits of a program in the page: nothing large is to reach it."""

LARGEST = 8
"""The largest n whose solutions are all compared: with more it takes too long."""


def clock() -> float:
    """Return the seconds since some time in the past."""
    return float(PAGE.now()) / 1000


def send(kind: str, **values: object) -> None:
    """Send something to the page."""
    PAGE.post(JSON.stringify({"kind": kind, **values}))


class Session:
    """One program: its runs, and what is sent of them."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._hint = unpacked_hint(data["hint"]) if data["hint"] else Hint()
        self._request = Request(
            source=data["source"],
            name=data["name"],
            path=data["name"],
            n=data["n"],
            answers=tuple(data["answers"]),
            limits=LIMITS,
            asks_person=True,
        )
        self._lines = 0  # of the runs that are over
        self._first: Recording | None = None  # of the first size, once it is judged

    def run(self) -> None:
        """Run the program, for other sizes too, and send what is known about it."""
        judging = Judging(
            self._run_once,
            self._observer,
            clock,
            is_halted=lambda: False,
            on_first=self._send_first,
        )
        self._send("result", judging.check(self._request))

    def judge(self, chunks: Sequence[dict[str, Any]], kind: str) -> None:
        """Judge what was recorded of a run that the page has ended; send the result."""
        request = self._request
        recording = Recording(request.source, request.name)
        recording.n = request.n
        for chunk in chunks:
            recording.add(unpacked_chunk(chunk))
        recording.finish(recording.ended_as(kind))
        self._send("result", self._observer().judged(recording))

    def _observer(self) -> Observer:
        """Return what reads a run."""
        return Observer(self._hint, LARGEST)

    def _run_once(self, request: Request, observer: Observer) -> Recording:
        """Run the program once."""
        send("begin")
        send_chunk = None if self._first else self._send_chunk
        recording = record(request, observer.choose, self._send_lines, send_chunk)
        self._lines += recording.lines_run
        send("judging", outcome=packed_outcome(recording.outcome()))
        return recording

    def _send_lines(self, lines_run: int) -> None:
        send("lines", count=self._lines + lines_run)

    def _send_chunk(self, chunk: Chunk) -> None:
        data = packed_chunk(chunk)
        if data:
            send("chunk", chunk=data)

    def _send_first(self, checked: Checked) -> None:
        self._send("first", checked)
        self._first = checked.recording

    def _send(self, kind: str, checked: Checked) -> None:
        """Send a program that was judged; its recording only once."""
        request = self._request
        story = judged_story(checked.recording, checked.verdict, checked.evidence)
        is_known = checked.recording is self._first
        data = packed_judged(story) if is_known else packed_story(story)
        remarks = notes(checked, request.source, request.n, request.answers)
        if checked.recording.ending.kind == "module":
            remarks += (say("program_modules", names=str(PAGE.names)),)
        send(kind, story=data, remarks=packed_sentences(remarks))


def serve(text: str) -> None:
    """Do what the page asks for."""
    data = JSON.parse(text)
    session = Session(data)
    if data["kind"] == "judge":
        chunks = [message["chunk"] for message in data["chunks"]]
        session.judge(chunks, data["ending"])
    else:
        session.run()
