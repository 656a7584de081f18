"""The command line through the real command: what is refused, and how."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import queens_viz
from queens_viz.cli import THEME_NAMES, main
from queens_viz.view.theme import THEMES

ROOT = Path(queens_viz.__file__).parent.parent

REFUSED = [
    (["8x"], "N must be a whole number from 1 to 100, not '8x'"),
    (["08"], "not '08'"),
    (["1e3"], "not '1e3'"),
    (["８"], "not '８'"),  # a full-width eight
    (["+8"], "not '+8'"),
    (["8.0"], "not '8.0'"),
    (["0"], "not '0'"),
    (["-1"], "not '-1'"),
    (["101"], "not '101'"),
    (["1_0"], "not '1_0'"),
    ([" 8"], "not ' 8'"),
    ([""], "not ''"),
    (["9" * 5000], "not '9999"),
    (["8", "9"], "unrecognized arguments: 9"),
    (["8", "--spe", "3"], "unrecognized arguments: --spe"),
    (["8", "--speed", "0"], "--speed must be 0.2 to 1000 or full, not '0'"),
    (["8", "--speed", "1001"], "not '1001'"),
    (["8", "--speed", "nan"], "not 'nan'"),
    (["8", "--speed", "1e2"], "not '1e2'"),
    (["8", "--speed", "FULL"], "not 'FULL'"),
    (["8", "--speed"], "expected one argument"),
    (["8", "--pause", "-1"], "--pause must be 0 to 3600 seconds, not '-1'"),
    (["8", "--pause=-1"], "--pause must be 0 to 3600 seconds, not '-1'"),
    (["8", "--pause", "3601"], "not '3601'"),
    (["8", "--pause", "inf"], "not 'inf'"),
    (["8", "--theme", "blue"], "--theme must be one of light, dark, contrast, classic, not 'blue'"),
    (["8", "--size", "800"], "--size must be like 1280x800, each from 100 to 8000, not '800'"),
    (["8", "--size", "0x0"], "not '0x0'"),
    (["8", "--size", "800x600x2"], "not '800x600x2'"),
    (["8", "--size", "99999x600"], "not '99999x600'"),
    (["8", "--at", "1,2:1"], "--at: the queens of columns 1 and 2 attack each other"),
    (["8", "--at", "1,3"], "--at: a position is like 2,4,1:3"),
    (["8", "--at", ":9"], "--at: a row is a whole number from 1 to 8, not '9'"),
    (["8", "--at", ""], "--at: a position is like"),
    (["8", "--walk"], "unrecognized arguments: --walk"),
    (["\x1b[31m8"], "not '\\x1b[31m8'"),
    (["8", "\x1b[31m\n"], "unrecognized arguments: \\x1b[31m\\n"),
    (["8", "--run=yes"], "ignored explicit argument 'yes'"),
]


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the real command where no screen is to be had."""
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "SDL_VIDEODRIVER")}
    return subprocess.run(
        [sys.executable, "-m", "queens_viz", *arguments],
        env=kept | {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"} | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize(("arguments", "complaint"), REFUSED)
def test_bad_words_are_refused_in_one_line(
    arguments: list[str],
    complaint: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("queens_viz.cli._open_window", lambda *_: pytest.fail("a window was opened"))
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("queens-viz: error: ")
    assert complaint in err
    assert err.endswith("\n")
    assert err.count("\n") == 1
    assert err[:-1].isprintable()
    assert len(err) < 200


@pytest.mark.parametrize("arguments", [["8x"], ["8", "--at", "1,2:1"], ["8", "\x1b[31m"]])
def test_the_real_command_refuses_the_same_way(arguments: list[str]) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("queens-viz: error: ")
    assert done.stderr.count("\n") == 1


def test_without_a_display_one_line_says_so() -> None:
    done = run("8")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "queens-viz: error: no display to open a window on\n"


def test_a_window_goes_on_where_nobody_reads_what_it_prints() -> None:
    code = (
        "import sys\n"
        "from queens_viz.cli import _announce\n"
        "_announce('first'); _announce('second'); print('third'); sys.exit(0)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        process.stdout.close()
        assert process.stderr
        assert process.stderr.read() == ""
        assert process.wait(30) == 0


def test_the_command_knows_every_theme() -> None:
    """It names them itself, since text jobs must not import what draws."""
    assert tuple(THEMES) == THEME_NAMES


def test_version_and_help_need_no_display() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"queens-viz {queens_viz.__version__}\n", "")
    done = run("--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "--pause S" in done.stdout
