"""Programs that people wrote, recorded and judged in a page as in CPython."""

from __future__ import annotations

import json

import pytest

from queens_viz.tracing.packing import text_of
from queens_viz.tracing.verdict import judge

from ..tracing.corpus import Program, programs, recorded
from .chromium import Browser
from .followed import boards, changes, summary
from .pages import IS_READY, written

pytestmark = pytest.mark.full

EVERY = 5
"""Of so many programs one is judged, and one recorded."""

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
"""Programs of which all variables are compared: Brython skips the head of some loops."""

LONGEST = 9_000
"""With more lines than this, recording takes too long in a page."""

OTHERWISE = {
    "a string or a new list comes back from a call at another line": (
        "digits_no_test",
        "m6",
    ),
    "they import modules that this page doesn't have": (
        "array_module",
        "dataclass_queens",
        "deepcopy_grid",
        "min_conflicts",
        "queue_levels",
        "r11_returns_list",
        "shuffle_until",
        "shuffled_rows",
        "tests_at_end_only_rows",
        "three_random_tries",
    ),
    "Brython has other words for a wrong indent": ("bad_indent",),
}
"""Programs that can't be compared, by the reason."""


def comparable() -> list[Program]:
    """Return the programs that a page can record, with 6 queens instead of 8."""
    left_out = {name for names in OTHERWISE.values() for name in names}
    found = []
    for program in programs():
        name = program.name.rpartition("/")[2].rpartition(".")[0]
        needs_input = program.answers or program.size
        if name not in left_out and not needs_input and not program.is_slow:
            found.append(program.with_small_size())
    return found


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


def test_a_page_records_the_same_boards_at_the_same_lines(page: Browser) -> None:
    compared = 0
    for program in comparable()[::EVERY]:
        recording = recorded(program)
        if recording.steps > LONGEST or recording.ending.kind == "error":
            continue
        here = [boards(recording), recording.output, summary(judge(recording))]
        there, _ = json.loads(page.run("return recorded(arguments[0])", program.source))
        assert there == json.loads(json.dumps(here)), program.name
        compared += 1
    assert compared > 15


def test_a_page_records_the_same_changes_at_the_same_lines(page: Browser) -> None:
    chosen = [program for program in comparable() if program.name in FOLLOWED]
    assert len(chosen) == len(FOLLOWED)
    for program in chosen:
        here = changes(recorded(program))
        _, there = json.loads(page.run("return recorded(arguments[0])", program.source))
        assert there == json.loads(json.dumps(here)), program.name
