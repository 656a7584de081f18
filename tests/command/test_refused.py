"""What is refused, beside jobs.txt: every option somewhere, and what the machine can't do."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

import queens_viz
from queens_viz.command.arguments import EXAMPLES, job_of, parse
from queens_viz.command.formats import FILES
from queens_viz.command.options import (
    GROUPS,
    JOBS,
    OPTION_OF,
    OPTIONS,
    PLAN,
    PROGRAM,
    PROGRAM_PAGE,
    WINDOW,
)
from queens_viz.window.display import Display

from ..approved import approved
from .jobs import Job, error, nobody_reads, run


@pytest.mark.parametrize(
    ("words", "begins"),
    [
        (["9" * 5000], "N must be a whole number from 1 to 100, not '9999999"),
        (
            ["8", "--all", "--at", "x" * 10_000],
            "--at: a board is written like 2 4 1 3, [1, 3, 0, 2], (2,1) (4,2) or as lines of . and Q, not 'xxx",
        ),
        (
            ["8", "x" * 10_000],
            "FILE must be a program, whose name ends in .py, not 'xxx",
        ),
    ],
)
def test_of_many_words_few_are_repeated(
    words: list[str], begins: str, job: Job
) -> None:
    status, out, err = job(words)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"queens-viz: error: {begins}")
    assert len(err) < 350


def test_every_option_is_refused_somewhere_and_every_user_is_one(job: Job) -> None:
    complaints = " ".join(
        line for line in approved("command/jobs") if line.startswith("    ! error")
    )
    assert [
        one.name for one in OPTIONS if f"--{one.name}" not in complaints and one.value
    ] == []
    assert {user for one in OPTIONS for user in one.used_by} == {
        *JOBS,
        WINDOW,
        PLAN,
        PROGRAM,
        PROGRAM_PAGE,
        *FILES,
    } - {"--save"}
    assert complaints.isprintable()
    told = job("--help").out
    assert all(f" --{option.name}" in told for option in OPTIONS)
    assert "--pause S" in told
    # Every option stands below one heading, and what few need comes last.
    grouped = [name for names in GROUPS.values() for name in names]
    assert sorted(grouped) == sorted(OPTION_OF)
    heads = [line for line in told.splitlines() if re.match(r"[A-Z].*:$", line)]
    assert heads == ["Examples:", *(f"{title}:" for title in GROUPS)]
    last = told.partition(f"{heads[-1]}\n")[2]
    assert re.findall(r"^  (?:-h, )?--(\w+)", last, re.MULTILINE) == [
        "frames", "pause", "loop", "still", "python", "version", "help",
    ]  # fmt: skip
    assert "positional arguments" not in told


def test_the_examples_of_the_help_are_right(job: Job) -> None:
    examples = re.findall(r"^  queens-viz ?(.*?)  +\w", EXAMPLES, re.MULTILINE)
    assert len(examples) == 4
    parsed = [parse(words.split()) for words in examples]
    assert [job_of(options) for options in parsed] == [None, None, "check", "worksheet"]
    assert all(line in job("--help").out for line in EXAMPLES.splitlines())


@pytest.mark.skipif(
    sys.platform != "linux",
    reason="elsewhere there is a display, and this is told in other words",
)
@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (
            "8",
            "no display to open a window on; --save live.html writes a page for a browser",
        ),
    ],
)
def test_the_machine_s_faults_have_a_status_of_their_own(
    words: str, complaint: str, monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    Path("folder.png").mkdir()
    for name in ("DISPLAY", "SDL_VIDEODRIVER", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert job(words) == error(complaint, 1)
    assert os.listdir() == ["folder.png"]


def test_the_real_command_refuses_the_same_way_and_tells_its_version_without_a_display() -> (
    None
):
    assert run("8x") == error("N must be a whole number from 1 to 100, not '8x'", 2)
    assert run("--version") == (0, f"queens-viz {queens_viz.__version__}\n", "")


def test_a_window_goes_on_where_nobody_reads_what_it_prints(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with nobody_reads() as broken:
        monkeypatch.setattr(sys, "stdout", broken)
        for line in ("first", "second"):
            Display.__new__(Display).announce(line)
        print("third")
        os.dup2(os.open(os.devnull, os.O_WRONLY), broken.fileno())
    assert capsys.readouterr() == ("", "")
