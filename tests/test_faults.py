"""The faults that are drawn: what they do to a line, and that a seed always draws the same ones."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path

import pytest

from .faults.__main__ import TOO_EARLY, evidence_of, try_faults
from .faults.draw import drawn, lines_of
from .faults.sandbox import ROOT, Sandbox
from .faults.sites import Kind, Source


@pytest.mark.parametrize(
    ("before", "kind", "after"),
    [
        ("f(a, b, c)", Kind.ARGUMENTS, "f(b, a, c)"),
        ("f(a, a, c)", Kind.ARGUMENTS, "f(a, c, a)"),
        ("a < b", Kind.COMPARISON, "a > b"),
        ("a <= b", Kind.COMPARISON, "a >= b"),
        ("a == b", Kind.COMPARISON, "a != b"),
        ("a not in b", Kind.COMPARISON, "a in b"),
        ("a is  not b", Kind.COMPARISON, "a is b"),
        ("a + b", Kind.SIGN, "a - b"),
        ("a -= b", Kind.SIGN, "a += b"),
        ("f(-a)", Kind.SIGN, "f(a)"),
        ("x = 7", Kind.CONSTANT, "x = 8"),
        ("x = 0.5", Kind.CONSTANT, "x = 1.5"),
        ("if a: b", Kind.BRANCH, "if False: b"),
        ("a if b else c", Kind.BRANCH, "(c)"),
        ("a and b", Kind.BRANCH, "(a)"),
        ("[a for a in b if c]", Kind.BRANCH, "[a for a in b if True]"),
        (
            "match a:\n    case 1:\n        b",
            Kind.BRANCH,
            "match a:\n    case 1 if False:\n        b",
        ),
        ("say('für', a < b)", Kind.COMPARISON, "say('für', a > b)"),
    ],
)
def test_a_fault_changes_one_place(before: str, kind: Kind, after: str) -> None:
    source = Source(before)
    (fault,) = (fault for fault in source.faults() if fault.kind is kind)
    assert source.with_fault(fault) == after


@pytest.mark.parametrize(
    "text",
    [
        "",
        "import a",
        "f(a)",
        "f(a, a)",
        "f(*a, b)",
        "a = True",
        "a = 'b'",
        '"""A docstring of 1."""',
    ],
)
def test_where_there_is_nothing_to_spoil_there_is_no_fault(text: str) -> None:
    assert Source(text).faults() == []


def test_a_seed_draws_the_same_lines_each_time_and_another_seed_others() -> None:
    lines = lines_of(ROOT, ["words", "cli.py"])
    first, again, other = (list(islice(drawn(lines, seed), 40)) for seed in (1, 1, 2))
    assert first == again != other
    assert len({(line.path, line.number) for line in first}) == 40


class Refused(Sandbox):
    """A sandbox without a copy, in which nothing may be changed."""

    def __init__(self, *evidence: str | None, failing: str | None = None) -> None:
        self._evidence = iter(evidence)
        self._failing = failing

    def evidence(self, module: str, seconds: float) -> str | None:
        return next(self._evidence)

    def failing(self, places: list[str]) -> str | None:
        assert places == [], "all tests are run"
        return self._failing

    def write(self, path: Path, text: str) -> None:
        raise AssertionError(f"a fault was put into {path}")


def test_nothing_is_tried_where_something_fails_without_any_fault(
    capsys: pytest.CaptureFixture[str],
) -> None:
    complaints = {
        "there is no evidence of words_evidence": Refused(None),
        "the evidence of words_evidence is not the same a second time": Refused(
            "a", "b"
        ),
        "a test fails: tests/a.py::b": Refused("a", "a", failing="tests/a.py::b"),
    }
    for complaint, sandbox in complaints.items():
        status = try_faults(sandbox, 1, ["words"], 1, module="words_evidence")
        assert status == TOO_EARLY
        assert capsys.readouterr().out == f"without any fault {complaint}\n"

    # What has no evidence of its own is compared with all that there is.
    places = {
        ("browser/qr.py", "tracing/story_packing.py"): "typed_evidence",
        ("browser/qr.py", "browser/bundle.py"): "page_evidence",
        ("tracing",): "tracing_evidence",
        ("check", "search/grids.py"): "boards_evidence",
        ("search", "tracing"): "evidence",
    }
    assert {names: evidence_of([*names]) for names in places} == places


@pytest.mark.full
@pytest.mark.skipif(os.name == "nt", reason="Windows ends processes in another way")
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("is_running", [False, True])
def test_what_is_interrupted_leaves_nothing_behind(
    tmp_path: Path, sign: signal.Signals, is_running: bool
) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.faults", "1", "words", "--seed", "HEAD"],
        env=os.environ | {"TMPDIR": str(tmp_path)},
        cwd=ROOT,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert process.stdout
    assert process.stdout.readline().startswith("seed ")
    while is_running and not processes_in(tmp_path):
        assert process.poll() is None
        time.sleep(0.1)
    process.send_signal(sign)
    out, _ = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    assert list(tmp_path.iterdir()) == []
    assert processes_in(tmp_path) == []


def processes_in(folder: Path) -> list[str]:
    """Return the numbers of the processes that run in a folder."""
    inside = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            place = os.readlink(path / "cwd")
        except OSError:
            # It has ended meanwhile, or is another one's.
            continue
        if place.startswith(str(folder)):
            inside.append(path.name)
    return inside
