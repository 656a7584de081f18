"""What is refused, and how: bad words, each in one line, and what the machine can't do."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

import pytest

import queens_viz
from queens_viz.cli import _announce, main
from queens_viz.command.arguments import job_of, parse
from queens_viz.command.options import FILES, JOBS, OPTIONS, WINDOW

from ..pairs import every_pair
from .jobs import Job, error, nobody_reads, run

LINES = Path(__file__).with_name("refused.txt").read_text(encoding="utf-8").splitlines()
"""Words as a shell reads them, with escapes for letters that can't be seen, and the complaint."""

LONG = [
    (["9" * 5000], "N must be a whole number from 1 to 100, not '9999999"),
    (["8", "--all", "--at", "x" * 10_000], "--at: a position is like 2,4,1:3, of at most"),
    (["8", *["x" * 100] * 50], "unrecognized arguments: xxx"),
]


@pytest.mark.parametrize("line", LINES)
def test_bad_words_are_refused_in_one_line(line: str, monkeypatch: pytest.MonkeyPatch, job: Job) -> None:
    monkeypatch.setattr("queens_viz.cli._open_window", lambda *_: pytest.fail("a window was opened"))
    words, _, complaint = line.partition("  |  ")
    assert job([word.encode().decode("unicode_escape") for word in shlex.split(words)]) == error(complaint, 2)
    assert complaint.isprintable()
    assert os.listdir() == []


@pytest.mark.parametrize(("words", "begins"), LONG)
def test_of_many_words_few_are_repeated(words: list[str], begins: str, job: Job) -> None:
    status, out, err = job(words)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"queens-viz: error: {begins}")
    assert len(err) < 350


def test_every_option_is_refused_somewhere_and_every_user_is_one() -> None:
    complaints = " ".join(LINES)
    assert [one.name for one in OPTIONS if f"--{one.name}" not in complaints and one.word] == []
    assert {user for one in OPTIONS for user in one.users} == {*JOBS, WINDOW, *FILES} - {"--save"}


def test_a_plan_takes_its_language_and_force_and_without_n_a_board_has_8() -> None:
    plan = parse(["--save", "a.html", "--lesson", "1", "--language", "de", "--force"])
    assert (job_of(plan), plan.n, plan.lesson.lesson, plan.theme) == ("save", 8, 1, None)


@every_pair({"job": ("--first", "--step", "--save=a.png"), "language": ("en", "de"), "asked": ("option", "variable")})
def test_a_complaint_about_a_position_is_in_english_like_the_words_before_it(
    job: str, language: str, asked: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANGUAGE", language if asked == "variable" else "")
    assert main(["8", job, "--at", "1,2:3", *(["--language", language] if asked == "option" else [])]) == 2
    assert capsys.readouterr().err == "queens-viz: error: --at: the queens of columns 1 and 2 attack each other\n"


# Elsewhere there is always a display, and a folder that is written to is told in other words.
LINUX = [
    ("8", "no display to open a window on; --save live.html writes a page for a browser"),
    ("4 --save folder.png --force", "can't write folder.png: Is a directory"),
]
MACHINE = [
    *(LINUX if sys.platform == "linux" else ()),
    ("2 --first", "No solution exists for 2 queens"),
    ("4 --save missing/a.gif", "can't write missing/a.gif: No such file or directory"),
    ("4 --save missing/a.html", "can't write missing/a.html: No such file or directory"),
]


@pytest.mark.parametrize(("words", "complaint"), MACHINE)
def test_the_machine_s_faults_have_a_status_of_their_own(
    words: str, complaint: str, monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    Path("folder.png").mkdir()
    for name in ("DISPLAY", "SDL_VIDEODRIVER", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert job(words) == error(complaint, 1)
    assert os.listdir() == ["folder.png"]


def test_the_real_command_refuses_the_same_way_and_tells_its_version_without_a_display() -> None:
    assert run("8x") == error("N must be a whole number from 1 to 100, not '8x'", 2)
    assert run("--version") == (0, f"queens-viz {queens_viz.__version__}\n", "")


def test_a_window_goes_on_where_nobody_reads_what_it_prints(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with nobody_reads() as broken:
        monkeypatch.setattr(sys, "stdout", broken)
        for line in ("first", "second"):
            _announce(line)
        print("third")
        os.dup2(os.open(os.devnull, os.O_WRONLY), broken.fileno())
    assert capsys.readouterr() == ("", "")


def test_the_help_names_every_option(job: Job) -> None:
    status, out, err = job("--help")
    assert (status, err) == (0, "")
    assert all(f" --{option.name}" in out for option in OPTIONS)
    assert "--pause S" in out
