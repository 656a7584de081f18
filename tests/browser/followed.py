"""What is compared of a program that was recorded in a page and in CPython."""

from __future__ import annotations

from queens_viz.tracing.verdicts import Verdict


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
