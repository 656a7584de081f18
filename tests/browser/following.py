"""What starts in a page of the tests: it judges recordings, and records programs itself."""

from __future__ import annotations

import json

from browser import document, window

from queens_viz.tracing.packing import unpacked
from queens_viz.tracing.verdict import judge


def judged(text: str) -> str:
    """Return what is said of a recording that is given as JSON."""
    verdict = judge(unpacked(json.loads(text)))
    said = [[one.message, {k: str(v) for k, v in one.values.items()}] for one in verdict.said]
    return json.dumps([verdict.name, verdict.line, verdict.step, verdict.n, verdict.solutions, verdict.expected, verdict.changes, said])


window.judged = judged
document.body.dataset.ready = str(window.performance.now())
