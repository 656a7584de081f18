"""A program that is typed in the page: it runs in a worker, and is judged there."""

from __future__ import annotations

import time

import pytest

from queens_viz.tracing.process.inside import record
from queens_viz.tracing.running import Request
from queens_viz.tracing.verdict import judge

from ..bench.tracing import PROGRAM
from .chromium import Browser
from .followed import summary
from .typed_page import Typed, opened

pytestmark = pytest.mark.full

RIGHT = PROGRAM.replace("n = 8", "n = 6")
FAULTY = RIGHT.replace("other == row or ", "")
ASKING = RIGHT.replace("n = 6", 'n = int(input("How many? "))')
TWICE = ASKING + 'print("again" if input("Again (y/n)? ") == "y" else "no")\n'
ARGUMENT = RIGHT.replace("n = 6", "import sys\nn = int(sys.argv[1])")
DEFINING = "def solve(n):\n" + "\n".join(
    "    " + line for line in RIGHT.replace("n = 6", "").splitlines()
)


@pytest.fixture(scope="module")
def page(running: Browser, tmp_path_factory: pytest.TempPathFactory) -> Typed:
    """Return a page in which programs run."""
    pytest.importorskip("quickjs", reason="needs QuickJS, which has no wheel here")
    return opened(running, tmp_path_factory.mktemp("program") / "typed.html")


def test_the_first_size_is_judged_and_then_others(page: Typed) -> None:
    page.begin(RIGHT)
    first, *_, last = page.results()
    assert first["verdict"][0] == last["verdict"][0] == "right"
    assert first["is_running"]
    here = judge(record(Request(RIGHT)))
    assert first["verdict"][1:6] == summary(here)[1:6]
    messages = [message for message, _ in last["verdict"][-1]]
    assert messages[0] == "judge_right"
    assert messages[1] in ("judge_also_right", "judge_tested_only")
    assert page.browser.console() == []


def test_a_fault_has_its_line_as_in_the_window(page: Typed) -> None:
    result = page.run(FAULTY)
    here = summary(judge(record(Request(FAULTY))))
    assert result["verdict"][:2] == here[:2]
    assert result["verdict"][0] in ("attacked", "report")


@pytest.mark.parametrize(
    ("source", "ending"),
    [
        ("x = 1\nprint(y)", ["error", 2, "NameError", "name 'y' is not defined"]),
        ("x = [1]\nx[3]", ["error", 2, "IndexError", "list index out of range"]),
        ("x = 1\nif x\n    pass", ["syntax", 2, "SyntaxError", "expected ':'"]),
        ("import numpy", ["module", 1, "ModuleNotFoundError", "numpy"]),
        ("import math\nmath.gamma(2)", ["module", 2, "AttributeError", "math.gamma"]),
        ("from math import gamma", ["module", 1, "ImportError", "gamma"]),
        ("x = 1\nimport sys\nsys.exit(3)", ["exit", 3, "", "3"]),
        ("import math\nmath.sqrt(-1)", ["error", 2, "ValueError", "math domain error"]),
        ("", ["empty", None, "", ""]),
    ],
)
def test_an_error_has_its_line_and_the_words_of_python(
    page: Typed, source: str, ending: list[object]
) -> None:
    assert page.run(source)["ending"] == ending


def test_what_can_be_imported_is_said_where_a_module_is_missing(page: Typed) -> None:
    remarks = page.run("import numpy")["remarks"]
    assert remarks[0][0] == "program_modules"
    assert "collections, contextlib, copy, dataclasses" in remarks[0][1]["names"]


def test_the_first_answer_is_the_size_and_others_are_asked_for(page: Typed) -> None:
    result = page.run(ASKING, n=5)
    assert result["verdict"][0] == "right"
    assert result["verdict"][2] == 5
    assert result["question"] is None
    asked = page.run(TWICE, n=5)
    assert asked["question"] == "Again (y/n)? "
    assert asked["answers"] == ["5"]
    assert asked["ending"][0] == "input"
    answered = page.run(TWICE, n=5, answers=["5", "y"])
    assert answered["output"].endswith("again\n")
    assert answered["question"] is None


@pytest.mark.parametrize("source", [ARGUMENT, DEFINING])
def test_the_size_is_an_argument_or_that_of_a_call(page: Typed, source: str) -> None:
    result = page.run(source, n=5)
    assert [result["verdict"][0], result["verdict"][2]] == ["right", 5]


def test_what_was_recorded_is_judged_when_a_person_halts_it(page: Typed) -> None:
    page.begin(RIGHT + "while True:\n    x = 1\n", n=6)
    end = time.monotonic() + 30
    while page.browser.run("return linesRun()") < 9000:
        assert time.monotonic() < end
    page.browser.run("halt()")
    result = page.results()[-1]
    assert result["ending"][0] in ("halted", "lines", "time", "changes")
    assert result["verdict"][0] == "stopped"
    assert result["verdict"][3] == 4


def test_a_loop_in_c_is_ended_by_the_page(page: Typed) -> None:
    result = page.run(RIGHT + "sum(iter(int, 1))\n")
    assert result["ending"][0] == "time"
    assert result["verdict"][0] == "stopped"
    assert result["verdict"][3] == 4


def test_large_boards_are_not_judged_for_long(page: Typed) -> None:
    result = page.run(RIGHT.replace("n = 6", "n = 9"))
    assert result["verdict"][0] in ("stopped", "unknown")
