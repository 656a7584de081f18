"""What starts in a page of the tests, as in its worker: it records programs, and judges."""

from __future__ import annotations

import json
from typing import Any

from browser import self as page

from queens_viz.browser.worker_recorder import record
from queens_viz.tracing.events import Watch
from queens_viz.tracing.evidence import Evidence
from queens_viz.tracing.packing import packed, unpacked
from queens_viz.tracing.recording import Recording
from queens_viz.tracing.running import unpacked_request
from queens_viz.tracing.verdict import judge

from .followed import summary


def watch(recording: Recording) -> Watch | None:
    """Return which variable is to be followed in the second phase."""
    evidence = Evidence(recording)
    evidence.read()
    return evidence.watch()


def recorded(text: str) -> str:
    """Return what is recorded of a request."""
    data: dict[str, Any] = json.loads(text)
    return json.dumps(packed(record(unpacked_request(data), watch)))


def judged(text: str) -> str:
    """Return what is said of a recording that is given as JSON."""
    return json.dumps(summary(judge(unpacked(json.loads(text)))))


def serve(text: str) -> None:
    """Do nothing: the page calls the others."""


page.judged = judged
page.recorded = recorded
page.document.body.dataset.ready = "yes"
