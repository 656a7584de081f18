"""What is compared of a program that was recorded in a page and in CPython."""

from __future__ import annotations

from queens_viz.tracing.events import Kind
from queens_viz.tracing.recording import Recording
from queens_viz.tracing.verdict import Verdict

CHANGES = (
    Kind.BIND,
    Kind.UNBIND,
    Kind.NEW,
    Kind.FILL,
    Kind.SET,
    Kind.DELETE,
    Kind.APPEND,
    Kind.CUT,
    Kind.ADD,
)


def changes(recording: Recording) -> list[list[object]]:
    """Return what has changed, each with its line: how often a line runs may differ."""
    found: list[list[object]] = []
    for event in recording.events():
        if event.kind in CHANGES:
            line = recording.line(event.source)
            what = [event.kind, event.subject, str(event.key), str(event.value)]
            found.append([line, *what])
    return found


def summary(verdict: Verdict) -> list[object]:
    """Return what a verdict says, in a form that JSON has; not its step."""
    said = []
    for sentence in verdict.sentences:
        values = sorted([key, str(value)] for key, value in sentence.values.items())
        said.append([sentence.message, values])
    return [
        verdict.name,
        verdict.line,
        verdict.n,
        verdict.solutions,
        verdict.expected,
        verdict.changes,
        said,
    ]
