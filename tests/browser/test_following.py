"""Programs that people wrote, recorded and judged in a page as in CPython."""

from __future__ import annotations

import json

import pytest

from queens_viz.tracing.packing import text_of
from queens_viz.tracing.verdict import judge

from ..tracing.corpus import programs, recorded
from .chromium import Browser
from .followed import changes, summary
from .pages import IS_READY, written

pytestmark = pytest.mark.full

EVERY = 5
"""Of so many programs one is judged."""

LINES = 3_000
"""With more lines than this the second phase begins."""

FOLLOWED = (
    "faulty/break_after_first.py",
    "faulty/columns_not_freed.py",
    "faulty/copy_lost.py",
    "faulty/e05.py",
    "right/f_return.py",
    "right/g4.py",
)
"""Programs without generators and methods: see following.py."""


@pytest.fixture(scope="module")
def page(running: Browser, tmp_path_factory: pytest.TempPathFactory) -> Browser:
    """Return the browser with a page that records and judges, compiled there."""
    path = tmp_path_factory.mktemp("page") / "following.html"
    running.reset()
    running.open(written(path, "tests.browser.following", {}))
    running.wait_for(IS_READY)
    return running


def test_a_page_judges_a_recording_as_we_do(page: Browser) -> None:
    different = []
    chosen = [program for program in programs() if not program.is_slow][::EVERY]
    for program in chosen:
        recording = recorded(program, lines=LINES)
        there = json.loads(page.run("return judged(arguments[0])", text_of(recording)))
        here = json.loads(json.dumps(summary(judge(recording))))
        if there != here:
            different.append((program.name, there))
    assert len(chosen) > 12
    assert different == []


def test_a_page_records_the_same_changes_at_the_same_lines(page: Browser) -> None:
    chosen = [program for program in programs() if program.name in FOLLOWED]
    assert len(chosen) == len(FOLLOWED)
    for program in chosen:
        recording = recorded(program)
        here = [changes(recording), recording.output, summary(judge(recording))]
        there = json.loads(page.run("return recorded(arguments[0])", program.source))
        assert there == json.loads(json.dumps(here)), program.name
