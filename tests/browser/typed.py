"""What starts in a page of the tests: it runs programs that are typed there."""

from __future__ import annotations

import json
from typing import Any

from browser import document, window

from queens_viz.app.own_program import RunRequest
from queens_viz.browser.page_program import PageProgram

from .followed import summary

PROGRAM = PageProgram()


def begin(source: str, n: Any, answers: str) -> None:
    """Run a program."""
    PROGRAM.text = source
    PROGRAM.answers = tuple(json.loads(answers))
    PROGRAM.run(RunRequest(n=n if isinstance(n, int) else None))


def poll() -> str:
    """Return what is newly known as JSON, or an empty text."""
    result = PROGRAM.poll(0.0)
    if result is None:
        return ""
    story = result.story
    recording = story.recording
    ending = recording.ending
    return json.dumps(
        {
            "verdict": summary(story.verdict) if story.verdict else None,
            "ending": [ending.kind, ending.line, ending.error, ending.message],
            "output": recording.output,
            "steps": recording.steps,
            "remarks": [[one.message, one.values] for one in result.remarks],
            "question": PROGRAM.question,
            "answers": list(PROGRAM.answers),
            "is_running": PROGRAM.is_running,
        }
    )


window.begin = begin
window.poll = poll
window.halt = PROGRAM.halt
window.linesRun = lambda: PROGRAM.lines_run
window.isRunning = lambda: PROGRAM.is_running
document.body.dataset.ready = str(window.performance.now())
