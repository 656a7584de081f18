"""What is made of typed programs, as lines of text: edits, QR codes, links, packed stories.

`python -m tests.faults.typed_evidence` prints them, like evidence.py, and sooner.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from typing import Any

from queens_viz.app.several import links_in
from queens_viz.browser import qr, typing_help
from queens_viz.browser.document import EXAMPLES
from queens_viz.tracing.board import Hint
from queens_viz.tracing.judging import Judging, Observer, notes
from queens_viz.tracing.process.inside import record
from queens_viz.tracing.recording import Recording
from queens_viz.tracing.running import Request
from queens_viz.tracing.story import Story
from queens_viz.tracing.story_making import judged_story
from queens_viz.tracing.story_packing import (
    packed_result,
    packed_story,
    unpacked_result,
    unpacked_story,
)
from queens_viz.tracing.surroundings import Limits

from ..tracing.stories import CLASS, NO_DIAGONALS, story_of

TEXTS = [
    "def a(b):\n    if b:  # so\n        return '#:'\n  c = {1: 2}\n\n\tprint(b)\n",
    "x = “a’b” + ‘c”’  # it’s “so”\ny = '''“a”'''\n",
]
"""Texts that are edited at each of their places."""

LINKS = """
Anna: https://a.example/#program=eN-_a&n=6 https://a.example/#program=b
Bo
  https://a.example/live/#program=x1&n=90
https://a.example/#program=&n=4
Carla - #program=c2&n=x and #n=7
"""


def evidence() -> Iterator[str]:
    """Yield what is typed, linked, packed and judged, the quickest first."""
    for text in TEXTS:
        for first in range(len(text) + 1):
            for name, edit in edits(text, first).items():
                yield f"{first} {name} {edit()!r}"
        yield typing_help.straight(text)
    for length in (0, 1, 17, 120, 500, 1200, 2300):
        yield f"{length} {qr.code('https://a.example/#program=' + 'aB3-' * (length // 4))}"
    yield f"{links_in(LINKS)}"
    for source in (NO_DIAGONALS, CLASS):
        yield from packed(story_of(source))
    for path in EXAMPLES:
        yield from judged(path.name, path.read_text(encoding="utf-8"))


def edits(text: str, first: int) -> dict[str, Callable[[], object]]:
    """Return what can be done in a text where the cursor is, and on what follows it."""
    last = min(len(text), first + 9)
    return {
        "enter": lambda: typing_help.new_line(text, first, last),
        "tab": lambda: typing_help.indent(text, first, first),
        "tab on lines": lambda: typing_help.indent(text, first, last),
        "out": lambda: typing_help.outdent(text, first, last),
        "back": lambda: typing_help.back(text, first),
        "line": lambda: typing_help.line_at(text, first),
        "straight": lambda: typing_help.straight(text[first:last], text[:first]),
    }


def packed(story: Story) -> Iterator[str]:
    """Yield a packed story, and what is on view in the story that is made of it."""
    data: dict[str, Any] = packed_story(story)
    text = json.dumps(data)
    yield f"{hashlib.sha256(text.encode()).hexdigest()} {text[:3000]}"
    again = unpacked_story(json.loads(text))
    yield f"{again.opening} {again.again!r} {again.fault_line} {again.size}"
    for step in range(0, again.last + 1, max(1, again.last // 40)):
        values = (
            again.queens_at(step),
            again.deed_at(step),
            again.values_at(step),
            again.output_at(step),
            again.reported_at(step),
        )
        yield f"{step} {values!r}"[:2500]


def judged(name: str, source: str) -> Iterator[str]:
    """Yield how a text is judged on several sizes, and what is sent of that."""
    limits = Limits(seconds=60, lines=4000, lines_without_board=8000)
    for n in (4, None):
        judging = Judging(
            run_once,
            observe=lambda: Observer(Hint(), 6),
            clock=lambda: 0,
            is_halted=lambda: False,
        )
        checked = judging.check(Request(source, n=n, limits=limits))
        story = judged_story(checked.recording, checked.verdict, checked.evidence)
        data = packed_result(story, notes(checked, source, n, ()))
        sent, remarks = unpacked_result(json.loads(json.dumps(data)))
        yield f"{name} {n} {sent.verdict!r} {remarks!r} {sent.last}"


def run_once(request: Request, observer: Observer) -> Recording:
    """Run a program once, in this process."""
    return record(request, observer.choose)


if __name__ == "__main__":
    for line in evidence():
        print(line, flush=True)
