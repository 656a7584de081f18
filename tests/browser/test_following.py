"""Programs that people wrote, recorded and judged in a page as in CPython."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from queens_viz.browser.modules import modules_of
from queens_viz.browser.plain import plain
from queens_viz.browser.runtime import runtime
from queens_viz.browser.worker_bundle import worker_parts
from queens_viz.command.files import read
from queens_viz.tracing.packing import packed, text_of
from queens_viz.tracing.process.inside import record
from queens_viz.tracing.running import Request, packed_request
from queens_viz.tracing.surroundings import Limits
from queens_viz.tracing.verdict import judge

from ..tracing.corpus import Program, programs, recorded, request_of, watch
from .case_errors import ERRORS, SYNTAX, WORDS
from .case_exceptions import EXCEPTIONS
from .case_recorder import CASES
from .chromium import Browser
from .followed import summary
from .pages import IS_READY

pytestmark = pytest.mark.full

ENTRY = "tests.browser.following"

HTML = """<!DOCTYPE html><meta charset="utf-8"><link rel="icon" href="data:,">
<body><script>var __BRYTHON__ = {brython_path: "https://brython.invalid/"};</script>
<script>@RUNTIME@</script><script>@START@</script>
<script>queensBegin(@PARTS@, {postMessage() {}})</script>
"""
"""A page in which programs run as in its worker."""

EVERY = 5
"""Of so many programs one is judged."""

LINES = 3_000
"""With more lines than this the second phase begins."""

FEW = 300
"""The same, so that nearly all programs come to the second phase."""

SHARES = 3
"""The parts into which the programs are divided."""

OTHERWISE = {
    "the order of pairs in a set": ("pair_set", "range_to_minus_one"),
    "random numbers": (
        "min_conflicts",
        "shuffle_until",
        "shuffled_rows",
        "three_random_tries",
    ),
    "the page has room for fewer calls in calls": ("no_end",),
}
"""Programs that can't be compared, by the reason."""


def comparable() -> list[Program]:
    """Return the programs that a page records as CPython does, for 6 queens."""
    left_out = {name for names in OTHERWISE.values() for name in names}
    found = []
    for program in programs():
        name = program.name.rpartition("/")[2].rpartition(".")[0]
        if name not in left_out and not program.is_slow:
            found.append(program.with_small_size())
    return found


@cache
def html() -> str:
    """Return the page."""
    parts = worker_parts(has_compiler=False)
    table: dict[str, list[object]] = {}
    for one in modules_of([ENTRY]):
        table[one.name] = [".py", plain(one.text), []]
        if one.is_package:
            table[one.name].append(1)
    parts["modules"] = [table, {}, {}]
    parts["entry"] = ENTRY
    parts["quick"] = read("queens_viz.browser", "quick.js")
    texts = {
        "@RUNTIME@": runtime(),
        "@START@": read("queens_viz.browser", "worker_start.js"),
        "@PARTS@": json.dumps(parts),
    }
    page = HTML
    for mark, text in texts.items():
        text = text.replace("</script", "<\\/script").replace("<!--", "<\\!--")
        page = page.replace(mark, text)
    return page


@pytest.fixture(scope="module")
def page(running: Browser, tmp_path_factory: pytest.TempPathFactory) -> Browser:
    """Return the browser with a page that records and judges, compiled there."""
    path: Path = tmp_path_factory.mktemp("page") / "following.html"
    path.write_text(html(), encoding="utf-8")
    running.reset()
    running.open(path)
    running.wait_for(IS_READY)
    return running


def in_page(page: Browser, request: Request) -> dict[str, Any]:
    """Return the recording of a request in the page, as it is saved."""
    text = json.dumps(packed_request(request))
    data: dict[str, Any] = json.loads(page.run("return recorded(arguments[0])", text))
    return data


def here(request: Request) -> dict[str, Any]:
    """Return the recording of a request in CPython, as it is saved."""
    data: dict[str, Any] = json.loads(json.dumps(packed(record(request, watch))))
    return data


def test_a_page_judges_a_recording_as_we_do(page: Browser) -> None:
    different = []
    chosen = [program for program in programs() if not program.is_slow][::EVERY]
    for program in chosen:
        recording = recorded(program, lines=LINES)
        there = json.loads(page.run("return judged(arguments[0])", text_of(recording)))
        if there != json.loads(json.dumps(summary(judge(recording)))):
            different.append((program.name, there))
    assert len(chosen) > 12
    assert different == []


@pytest.mark.parametrize("share", range(SHARES))
def test_a_page_records_all_that_we_do(page: Browser, share: int) -> None:
    chosen = comparable()[share::SHARES]
    different = []
    for program in chosen:
        request = request_of(program)
        if in_page(page, request) != here(request):
            different.append(program.name)
    assert len(chosen) > 40
    assert different == []


@pytest.mark.parametrize("share", range(SHARES))
def test_a_page_watches_the_board_as_we_do(page: Browser, share: int) -> None:
    different = []
    watched = 0
    for program in comparable()[share::SHARES]:
        request = request_of(program, lines=FEW)
        expected = here(request)
        # How far a program comes that is stopped depends on the machine.
        if expected["outcome"]["ending"][0] != "time":
            watched += expected["outcome"]["switch"] is not None
            if in_page(page, request) != expected:
                different.append(program.name)
    assert watched > 25
    assert different == []


def test_a_page_records_statements_of_all_kinds(page: Browser) -> None:
    different = []
    for name, source in {**CASES, **EXCEPTIONS}.items():
        request = Request(source, limits=Limits(seconds=60))
        if in_page(page, request) != here(request):
            different.append(name)
    assert different == []


@pytest.mark.parametrize("programs", [SYNTAX, ERRORS], ids=["syntax", "errors"])
def test_programs_fail_in_the_page_where_they_fail_here(
    page: Browser, programs: tuple[str, ...]
) -> None:
    different = []
    for source in programs:
        request = Request(source + "\n", limits=Limits(seconds=60))
        there = in_page(page, request)["outcome"]["ending"]
        if there[:3] != here(request)["outcome"]["ending"][:3]:
            different.append((source, there))
    assert different == []


def test_errors_say_what_they_say_here(page: Browser) -> None:
    said = {}
    for source in WORDS:
        ending = in_page(page, Request(source + "\n"))["outcome"]["ending"]
        said[source] = f"{ending[2]}: {ending[3]}"
    assert said == WORDS


SWALLOWS = """
def go_on():
    while True:
        try:
            x = 1
        except:
            continue
        finally:
            y = 2
go_on()
"""


def test_a_program_is_stopped_that_swallows_all_exceptions(page: Browser) -> None:
    data = in_page(page, Request(SWALLOWS, limits=Limits(seconds=0.1, lines=10**9)))
    kind, line, *_ = data["outcome"]["ending"]
    assert kind == "time"
    assert line in range(4, 10)


DEEP = "def deeper(n):\n    return deeper(n + 1)\ndeeper(0)\n"


def test_calls_in_calls_end_in_the_words_of_python(page: Browser) -> None:
    data = in_page(page, Request(DEEP, limits=Limits(seconds=60)))
    kind, line, *error = data["outcome"]["ending"][:4]
    assert [kind, line] == ["error", 2]
    assert error == ["RecursionError", "maximum recursion depth exceeded"]
    assert len(data["lines"]) > 500
