"""What is compared of a program that was recorded in a page and in CPython."""

from __future__ import annotations

from queens_viz.tracing.events import Kind
from queens_viz.tracing.evidence import Evidence
from queens_viz.tracing.recording import Recording
from queens_viz.tracing.verdicts import Verdict

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


def boards(recording: Recording) -> list[list[object]]:
    """Return the values of the board in the order of time, each with its line."""
    evidence = Evidence(recording)
    evidence.read()
    found: list[list[object]] = []
    for board in evidence.boards[:1]:
        for moment in evidence.moments(board.variable):
            found.append([moment.line, _text_of(moment.value)])
    return found


def _text_of(value: object) -> str:
    """Return a value as text; the order of a set isn't the same everywhere."""
    if isinstance(value, set):
        return f"set {sorted(value)}"
    return str(value)


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
