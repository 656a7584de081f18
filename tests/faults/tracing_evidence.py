"""All that is recorded and said of programs, as lines of text, like evidence.py.

`python -m tests.faults.tracing_evidence` prints them; the same program prints the same
lines every time.
"""

from __future__ import annotations

import hashlib
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

from queens_viz.tracing.packing import text_of, unpacked
from queens_viz.tracing.process import separate
from queens_viz.tracing.process.inside import record
from queens_viz.tracing.running import Request
from queens_viz.tracing.surroundings import Limits
from queens_viz.tracing.verdict import judge

from ..tracing.corpus import watch
from ..tracing.test_process import CASES
from ..tracing.test_recording import SEARCH

PROGRAMS = Path(__file__).parent.parent / "tracing" / "programs"

EVERY = 6
"""Of so many programs one is run."""

LINES = 5_000
"""The lines of the first phase: some programs come to the second."""


def evidence() -> Iterator[str]:
    """Yield what is recorded and said of programs, the quickest first."""
    search = Request(dedent(SEARCH).strip(), answers=("3",))
    yield from recorded("a search", search)
    for number, path in enumerate(sorted(PROGRAMS.rglob("*.py"))):
        if number % EVERY == 0:
            source = path.read_text(encoding="utf-8")
            limits = Limits(60, LINES, 2 * LINES, changes=LINES)
            yield from recorded(path.name, Request(source, limits=limits))
    with tempfile.TemporaryDirectory() as folder:
        for name, case in CASES.items():
            if case.kind != "time":
                request = Request(case.source, path="mine.py")
                done = separate.record(request, separate.Place(folder))
                yield f"{name} {done.ending} {done.output[:100]!r} {list(done.lines)}"


def recorded(name: str, request: Request) -> Iterator[str]:
    """Yield what is recorded of a program, and its verdict."""
    recording = record(request, watch)
    text = text_of(recording)
    yield f"{name} {hashlib.sha256(text.encode()).hexdigest()} {text[:2000]}"
    loaded = unpacked(json.loads(text))
    for step in range(0, loaded.steps, max(1, loaded.steps // 7)):
        state = loaded.state_at(step)
        values = [state.plain(value) for value in state.variables(0).values()]
        yield f"{name} {step} {state.stack} {values!r}"[:2000]
    yield f"{name} {judge(recording)!r}"


if __name__ == "__main__":
    for line in evidence():
        print(line)
