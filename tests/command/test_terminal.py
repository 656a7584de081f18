"""Long jobs on a real terminal: the bar, and what else is on it."""

from __future__ import annotations

import os
import re
import struct
import sys
import threading
from pathlib import Path
from typing import NamedTuple, Protocol

import pytest

from queens_viz.cli import main
from queens_viz.command import progress

from .test_ending import interrupt

if sys.platform == "win32":
    pytest.skip("Windows has no pseudo-terminals", allow_module_level=True)

import fcntl
import termios


class Seen(NamedTuple):
    """What a job left: its status, what it wrote on its terminal, and on standard output if that is elsewhere."""

    status: int
    terminal: str
    out: str


class Screen:
    """A terminal, read all the time: nobody else would take what is written there."""

    def __init__(self) -> None:
        self._ours, self.theirs = os.openpty()
        fcntl.ioctl(self.theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self._data = b""
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        while data := _read(self._ours):
            self._data += data

    def close(self) -> str:
        """Return all that was written, once nobody can write any more."""
        self._reader.join(30)
        os.close(self._ours)
        return self._data.decode()


class Job(Protocol):
    """A job done at a terminal."""

    def __call__(self, words: str, *, prints_there: bool = False) -> Seen: ...


@pytest.fixture
def at_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Job:
    """Return what does a job at a terminal, where bars come at once."""

    def done(words: str, *, prints_there: bool = False) -> Seen:
        monkeypatch.setattr(progress, "DELAY", 0)
        screen = Screen()
        with monkeypatch.context() as patch, os.fdopen(screen.theirs, "w") as theirs:
            patch.setattr(sys, "stderr", theirs)
            if prints_there:
                patch.setattr(sys, "stdout", theirs)
            status = main(words.split())
        return Seen(status, screen.close(), capsys.readouterr().out)

    return done


def _read(number: int) -> bytes:
    try:
        return os.read(number, 1 << 16)
    except OSError:  # of Linux, where all others have closed it
        return b""


def shown(terminal: str) -> str:
    """Return what stands on a terminal in the end, without blanks: what comes after a return covers its line."""
    lines = []
    for line in terminal.replace("\r\n", "\n").split("\n"):
        cells: list[str] = []
        for part in line.split("\r"):
            cells[: len(part)] = part
        lines.append("".join(cells).rstrip())
    return "\n".join(lines)


@pytest.mark.parametrize("words", ["29 --count", "12 --all --at 2:1"])
def test_a_job_whose_end_nobody_knows_shows_a_bar_and_can_be_interrupted(
    words: str, at_a_terminal: Job, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupt(monkeypatch, "solutions", 3)
    seen = at_a_terminal(words)
    resume = f"queens-viz: to go on from here: python -m queens_viz {' '.join(words.split()[:2])} --at "
    assert seen.status == 130
    assert " steps [" in seen.terminal
    assert shown(seen.terminal).startswith(resume)
    assert shown(seen.terminal).count("\n") == 1
    if "--count" in words:
        assert seen.out == "Counted so far: no solution yet\n"


@pytest.mark.parametrize(
    "words", ["9 --count", "9 --count --at 2:1", "9 --count --at :1"]
)
def test_a_bar_leaves_nothing_behind(words: str, at_a_terminal: Job) -> None:
    seen = at_a_terminal(words)
    assert (seen.status, shown(seen.terminal)) == (0, "")
    assert "steps" in seen.terminal
    assert ("%" in seen.terminal) is not words.endswith("2:1"), (
        "the share of the whole is known from the begin only"
    )


def test_programs_that_run_have_a_bar(at_a_terminal: Job) -> None:
    Path("a.py").write_text("n = 4\nwhile True:\n    n = n\n")
    seen = at_a_terminal("4 --check a.py --seconds 0.3")
    assert re.search(r"\d lines \[00:0", seen.terminal)
    assert shown(seen.terminal) == ""


@pytest.mark.parametrize("words", ["9 --all", "8 --first"])
def test_where_solutions_and_bar_share_a_terminal_neither_spoils_the_other(
    words: str, at_a_terminal: Job
) -> None:
    alone, both = at_a_terminal(words), at_a_terminal(words, prints_there=True)
    assert alone.status == both.status == 0
    assert shown(both.terminal) == alone.out != ""


@pytest.mark.parametrize(
    ("words", "unit"),
    [
        ("5 --save a.gif --size 160x120", "frames"),
        ("6 --save a.gif --size 160x120 --frames solutions", "frames"),
        ("9 --save a.png --until all --size 160x120", "steps"),
    ],
)
def test_files_show_a_bar_too(words: str, unit: str, at_a_terminal: Job) -> None:
    seen = at_a_terminal(words)
    assert seen.status == 0
    assert re.search(rf"\d+.* {unit}", seen.terminal)
    assert re.fullmatch(
        r"queens-viz: wrote a\.\w+, \d+\.\d [kM]B\n", shown(seen.terminal)
    )


def test_the_bar_of_a_program_that_is_about_to_end_is_taken_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = Screen()
    with os.fdopen(screen.theirs, "w") as theirs:
        monkeypatch.setattr(sys, "stderr", theirs)
        progress.erase()
    assert screen.close() == "\r\x1b[K"
