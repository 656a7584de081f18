"""The programs that are printed: each runs as it is and prints all solutions."""

from __future__ import annotations

import pytest

from queens_viz.search.listing import LISTINGS, Program, given
from queens_viz.words.words import LANGUAGES

from .. import facts
from ..test_cli import run
from ..test_text import out


def solutions(n: int) -> list[str]:
    return [" ".join(str(row + 1) for row in board) for board in facts.solutions(n)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("which", ["loop", "recursion"])
def test_a_printed_program_runs_as_it_is_and_prints_all_solutions(
    which: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(out("6", "--program", which, "--language", language, capsys=capsys), {})
    assert capsys.readouterr().out.splitlines() == solutions(6)


@pytest.mark.full
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("which", ["loop", "recursion"])
def test_a_printed_program_is_all_that_python_needs(
    which: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    done = run(command=["-I", "-c", out("6", "--program", which, "--language", language, capsys=capsys)])
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == solutions(6)


@pytest.mark.parametrize("which", Program)
def test_a_printed_program_ends_with_its_listing_as_it_stands(
    which: Program, capsys: pytest.CaptureFixture[str]
) -> None:
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
