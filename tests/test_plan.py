"""The command that writes a teacher's plan: what it writes, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from queens_viz.cli import main
from queens_viz.sheet.plan_page import page
from queens_viz.words.words import Words

PLAN = ["--lesson", "1", "--save", "a.html"]


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(("number", "language"), [(1, "en"), (2, "de")])
def test_it_is_the_plan_that_the_words_ask_for(number: int, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lesson", str(number), "--save", "a.html", "--language", language]) == 0
    assert capsys.readouterr() == (
        "", f"queens-viz: wrote a.html, {Path('a.html').stat().st_size / 1000:.1f} kB\n",
    )  # fmt: skip
    assert Path("a.html").read_text(encoding="utf-8") == page(number, Words(language))


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--lesson", "0", "--save", "a.html"], "--lesson is 1 or 2, or a stop of one as in 1.7, not '0'"),
        (["--lesson", "x", "--save", "a.html"], "--lesson is 1 or 2, or a stop of one as in 1.7, not 'x'"),
        (["--lesson", "1", "--save", "a.svg"], "--lesson is used by a .html, not by a .svg"),
        (["6", *PLAN], "N is not used by a teacher's plan, --save with --lesson"),
        (["8", *PLAN], "N is not used by a teacher's plan, --save with --lesson"),
        (["--lesson", "1.7", "--save", "a.html"], "a teacher's plan is of a whole lesson: --lesson 1, not 1.7"),
        ([*PLAN, "--run"], "--run is not used by a teacher's plan, --save with --lesson"),
        ([*PLAN, "--at", "2,4:1"], "--at is not used by a teacher's plan, --save with --lesson"),
        ([*PLAN, "--theme", "dark"], "--theme is not used by a teacher's plan, --save with --lesson"),
        ([*PLAN, "--worksheet", "b.html"], "--save and --worksheet are two jobs: one at a time"),
    ],
)
def test_what_is_wrong_is_told_in_a_line(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert capsys.readouterr() == ("", f"queens-viz: error: {complaint}\n")
    assert list(Path.cwd().iterdir()) == []
