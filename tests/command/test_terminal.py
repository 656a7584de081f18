"""Long jobs on a real terminal: the bar, and what else is on it."""

from __future__ import annotations

import os
import re
import signal
import struct
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import pytest

from ..support import without_screen

if sys.platform == "win32":
    pytest.skip("Windows has no pseudo-terminals", allow_module_level=True)

import fcntl
import termios

CODE = "import sys; from queens_viz import cli; from queens_viz.command import progress; progress.DELAY = 0\n"
CODE += "sys.exit(cli.main(sys.argv[1:]))"
"""The command, whose bars come at once."""


class Seen(NamedTuple):
    """What a process left: its status, what it wrote on its terminal, and on standard output if that is elsewhere."""

    status: int
    terminal: str
    out: str


def on_terminal(*arguments: str, until: str | None = None, prints_there: bool = False, columns: int = 80) -> Seen:
    """Run the command on a terminal; press Ctrl-C as soon as `until` stands there."""
    ours, theirs = os.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    terminal = b""
    with tempfile.TemporaryFile() as printed:
        process = subprocess.Popen(
            [sys.executable, "-c", CODE, *arguments],
            env=without_screen() | {"LANGUAGE": "en"},
            stdin=theirs,
            stdout=theirs if prints_there else printed,
            stderr=theirs,
        )
        os.close(theirs)
        while data := _read(ours):
            terminal += data
            if until and re.search(until.encode(), terminal):
                process.send_signal(signal.SIGINT)
                until = None
        os.close(ours)
        status = process.wait(60)
        printed.seek(0)
        return Seen(status, terminal.decode(), printed.read().decode())


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


@pytest.mark.parametrize("n", [20, 22])
def test_a_bar_shows_how_far_the_search_for_a_first_solution_is(n: int) -> None:
    seen = on_terminal(str(n), "--first", "--format", "csv")
    assert seen.status == 0
    assert re.search(r"\d+(\.\d+)?M? steps \[", seen.terminal)
    assert shown(seen.terminal) == ""
    assert len(seen.out.split(",")) == n + 1


@pytest.mark.parametrize(
    "arguments", [("30", "--all"), ("29", "--count"), ("30", "--first"), ("12", "--all", "--at", "2:1")]
)
def test_a_job_whose_end_nobody_knows_shows_a_bar_and_can_be_interrupted(arguments: tuple[str, ...]) -> None:
    seen = on_terminal(*arguments, until=r"[kM] steps \[")
    assert seen.status == 130
    resume = f"queens-viz: to go on from here: python -m queens_viz {arguments[0]} {arguments[1]} --at "
    assert shown(seen.terminal).startswith(resume)
    assert shown(seen.terminal).count("\n") == 1
    if "--count" in arguments:
        assert seen.out == "Counted so far: no solution yet\n"


@pytest.mark.parametrize(
    "arguments", [("9", "--count"), ("9", "--count", "--at", "2:1"), ("9", "--count", "--at", ":1")]
)
def test_a_bar_leaves_nothing_behind(arguments: tuple[str, ...]) -> None:
    seen = on_terminal(*arguments)
    assert (seen.status, shown(seen.terminal)) == (0, "")
    assert "steps" in seen.terminal
    assert ("%" in seen.terminal) is (arguments[-1] != "2:1"), "the share of the whole is known from the begin only"


def test_a_terminal_that_does_not_know_its_width_shows_a_bar_all_the_same() -> None:
    assert "steps" in on_terminal("9", "--count", columns=0).terminal


def test_where_solutions_and_bar_share_a_terminal_neither_spoils_the_other() -> None:
    alone = on_terminal("9", "--all")
    assert alone.status == 0
    both = on_terminal("9", "--all", prints_there=True)
    assert shown(both.terminal) == alone.out
    assert shown(on_terminal("8", "--first", prints_there=True).terminal) == on_terminal("8", "--first").out


@pytest.mark.parametrize(
    ("arguments", "unit"),
    [
        (("5", "--save", "a.gif", "--size", "160x120"), "frames"),
        (("6", "--save", "a.gif", "--size", "160x120", "--frames", "solutions"), "frames"),
        (("10", "--save", "a.png", "--until", "all"), "steps"),
        (("11", "--save", "a.png", "--until", "all"), "steps"),
        (("12", "--save", "a.png", "--at", "12:1", "--until", "all"), "steps"),
    ],
)
def test_files_show_a_bar_too(
    arguments: tuple[str, ...], unit: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    seen = on_terminal(*arguments)
    assert seen.status == 0
    assert re.search(rf"\d+.* {unit}", seen.terminal)
    assert re.fullmatch(r"queens-viz: wrote a\.\w+, \d+\.\d [kM]B\n", shown(seen.terminal))


def test_ctrl_c_takes_the_bar_of_a_file_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    seen = on_terminal("8", "--save", "a.gif", until="frames")
    assert (seen.status, os.listdir()) == (130, [])
    assert seen.terminal.endswith("\r\x1b[K")
    assert "Traceback" not in seen.terminal


def test_a_quick_job_shows_no_bar() -> None:
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "queens_viz", "8", "--count"]
    assert (
        subprocess.run(command, env=without_screen(), stdout=subprocess.PIPE, stderr=theirs, check=False).returncode
        == 0
    )
    os.close(theirs)
    assert shown(_read(ours).decode()) == ""
    os.close(ours)
