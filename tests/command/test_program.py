"""The programs that are printed: each runs as it is and prints all solutions."""

from __future__ import annotations

import subprocess
import sys

import pytest

from queens_viz.search.listing import LISTINGS, Program, given
from queens_viz.words.languages import LANGUAGES

from .. import facts
from ..test_text import out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("which", ["loop", "recursion"])
def test_a_printed_program_runs_as_it_is_and_prints_all_solutions(
    which: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = out("6", "--program", which, "--language", language, capsys=capsys)
    done = subprocess.run(
        [sys.executable, "-I", "-c", printed], capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [" ".join(str(row + 1) for row in board) for board in facts.solutions(6)]


def test_a_printed_program_ends_with_its_listing_as_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    for which in Program:
        lines = out("5", "--program", which.value, capsys=capsys).splitlines()
        assert lines[-len(LISTINGS[which]) :] == LISTINGS[which]
        assert [line for line in lines if not line.startswith("#")] == [*given(5), "", *LISTINGS[which]]


def test_a_printed_program_differs_between_languages_in_its_comments_alone(capsys: pytest.CaptureFixture[str]) -> None:
    programs = [out("8", "--program", "loop", "--language", code, capsys=capsys).splitlines() for code in LANGUAGES]
    comments = [[line for line in lines if line.startswith("# ")] for lines in programs]
    assert len({len(lines) for lines in comments}) == 1
    assert all(one != other for one, other in zip(comments[0], comments[1], strict=True))
    bare = [[line for line in lines if not line.startswith("# ")] for lines in programs]
    assert bare[0] == bare[1]


def test_a_printed_program_with_a_wrong_line_is_noticed(capsys: pytest.CaptureFixture[str]) -> None:
    printed = out("6", "--program", "recursion", capsys=capsys)
    for right, wrong in (("column > n", "column >= n"), ("range(1, n + 1)", "range(1, n)"), ("board.pop()", "pass")):
        assert right in printed
        command = [sys.executable, "-I", "-c", printed.replace(right, wrong)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
        assert done.stdout.splitlines() != [" ".join(str(row + 1) for row in board) for board in facts.solutions(6)]
