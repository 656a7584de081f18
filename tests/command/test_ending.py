"""How the program ends: quietly at any moment, with nothing left behind, and whatever its streams are."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from queens_viz import Position, Search, cli, text
from queens_viz.app.player import Player
from queens_viz.cli import main

from ..support import without_screen
from ..test_cli import run

posix = pytest.mark.skipif(sys.platform == "win32", reason="signals and shells as Windows has none")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


WHILE_WRITING = """
import os, signal, sys
from queens_viz import cli
from queens_viz.command import files
from queens_viz.window import pictures
from queens_viz.window.film import Film
number, before, sys.argv[1:] = int(sys.argv[1]), sys.argv[2], sys.argv[3:]
if before == "ignored":
    signal.signal(number, signal.SIG_IGN)

def stopped(draw):
    def drawn(*words):
        assert [name for name in os.listdir() if name.endswith(".part")], "it is not being written"
        signal.raise_signal(number)
        return draw(*words)
    return drawn

pictures.draw, Film.draw = stopped(pictures.draw), stopped(Film.draw)
sys.exit(cli.main(sys.argv[1:]))
"""


@posix
@pytest.mark.parametrize("name", ["INT", "TERM", "HUP"])
@pytest.mark.parametrize("file", ["a.png", "a.gif"])
def test_a_signal_while_a_file_is_written_leaves_what_was_there(name: str, file: str) -> None:
    number = signal.Signals[f"SIG{name}"]
    Path(file).write_text("mine")
    done = run(str(int(number)), "", "4", "--save", file, "--force", command=["-c", WHILE_WRITING])
    assert (done.returncode, done.stdout, done.stderr) == (128 + number, "", "")
    assert (os.listdir(), Path(file).read_text()) == ([file], "mine")


@posix
@pytest.mark.parametrize("name", ["INT", "HUP"])
def test_a_signal_that_is_ignored_stays_so(name: str) -> None:
    number = signal.Signals[f"SIG{name}"]
    done = run(str(int(number)), "ignored", "4", "--save", "a.png", command=["-c", WHILE_WRITING])
    assert (done.returncode, os.listdir()) == (0, ["a.png"])


@posix
def test_in_the_background_of_a_script_ctrl_c_stops_no_search() -> None:
    code = "import signal, sys; signal.signal(2, signal.SIG_IGN); from queens_viz.__main__ import main; "
    code += "from queens_viz import text; f = text.Tally.add; "
    code += "text.Tally.add = lambda *words: (signal.raise_signal(2), f(*words)); sys.argv[1:] = ['6', '--count']; "
    done = run(command=["-c", code + "sys.exit(main())"])
    assert (done.returncode, done.stdout, done.stderr) == (0, "4 solutions\n1 up to rotation and reflection\n", "")


def interrupt(monkeypatch: pytest.MonkeyPatch, name: str, after: int) -> None:
    """Have Ctrl-C pressed while the items of a text job come, after so many of them."""
    items = getattr(text, name)

    def pressed(*words: Any, **named: Any) -> Iterator[Any]:
        for number, item in enumerate(items(*words, **named)):
            if number == after:
                signal.raise_signal(signal.SIGINT)
            yield item

    monkeypatch.setattr(text, name, pressed)


def test_an_interrupted_count_says_how_far_it_came_and_the_rest_follows_from_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for after, said in ((0, "no solution yet"), (1, "1 solution"), (30, "30 solutions")):
        with monkeypatch.context() as patch:
            interrupt(patch, "solutions", after)
            assert main(["8", "--count"]) == 130
        out, err = capsys.readouterr()
        assert out == f"Counted so far: {said}\n"
        assert err.startswith("queens-viz: to go on from here: python -m queens_viz 8 --count --at ")
        assert main(["8", "--count", "--at", err.split()[-1]]) == 0
        assert capsys.readouterr().out.split()[0] == str(92 - after)


def test_a_large_count_is_written_with_separators(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    interrupt(monkeypatch, "solutions", 1234)
    assert main(["11", "--count", "--language", "de"]) == 130
    assert capsys.readouterr().out.startswith("Bisher gezählt: 1.2")


def test_an_interrupted_tree_can_t_be_resumed_and_does_not_say_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    interrupt(monkeypatch, "tree", 3)
    assert main(["12", "--tree"]) == 130
    assert capsys.readouterr() == ("12 queens\n  1  step 1\n    3  step 4\n", "")


@pytest.mark.parametrize(("job", "name"), [("--all", "solutions"), ("--trace", "trace"), ("--count", "solutions")])
@pytest.mark.parametrize("n", [1, 2, 4, 5])
def test_every_position_to_resume_at_is_one_that_at_takes(
    n: int, job: str, name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for after in range(64):
        with monkeypatch.context() as patch:
            interrupt(patch, name, after)
            status = main([str(n), job])
        if status == 0:
            return  # it was over before
        assert status == 130
        resumed = capsys.readouterr().err.split()[-1]
        assert main([str(n), job, "--at", resumed]) == 0
    assert n > 4, "it never ends"


def test_at_the_end_the_first_position_is_where_to_resume(capsys: pytest.CaptureFixture[str]) -> None:
    for job in ("", " --all", " --count", " --trace"):
        cli._tell_how_to_resume(Position.end(8), job)
        assert capsys.readouterr().err.endswith(f"queens_viz 8{job} --at :1\n")
    player = Player(Search(4), loop=True)
    player.all()
    while player.aim:
        player.pass_time(0)
    cli._tell_how_to_resume(player.search.position)
    assert capsys.readouterr().err.endswith("queens_viz 4 --at :1\n")


def shell(words: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command with words that a shell reads."""
    command = f"{sys.executable} -m queens_viz {words}"
    return subprocess.run(
        ["bash", "-c", command], env=without_screen() | environment, capture_output=True, check=False, timeout=60
    )


@posix
@pytest.mark.parametrize(
    ("words", "status", "out", "err"),
    [
        ("8 --count >&-", 0, "", ""),
        ("8 --count 2>&-", 0, "92 solutions\n12 up to rotation and reflection\n", ""),
        ("8 --count <&- 2>&-", 0, "92 solutions\n12 up to rotation and reflection\n", ""),
        ("4 --first >&- 2>&-", 0, "", ""),
        ("4 --trace <&- >&- 2>&-", 0, "", ""),
        ("4 --tree >&-", 0, "", ""),
        ("4 --program loop >&-", 0, "", ""),
        ("4 --program loop >/dev/full", 1, "", "queens-viz: error: can't write: No space left on device\n"),
        ("8x 2>&-", 2, "", ""),
        ("8x >&-", 2, "", "queens-viz: error: N must be a whole number from 1 to 100, not '8x'\n"),
        ("3 --first 2>&-", 1, "", ""),
        ("4 --save a.png 2>&-", 0, "", ""),
        ("4 --save a.png --force <&- >&- 2>&-", 0, "", ""),
        ("--version >&-", 0, "", ""),
        ("8 --count 2>/dev/full", 0, "92 solutions\n12 up to rotation and reflection\n", ""),
        ("--help >/dev/full", 1, "", "queens-viz: error: can't write: No space left on device\n"),
        ("8x 2>/dev/full", 2, "", ""),
    ],
)
def test_a_stream_that_is_closed_or_full_is_no_error_of_another(words: str, status: int, out: str, err: str) -> None:
    if "/dev/full" in words and not os.path.exists("/dev/full"):
        return
    done = shell(words)
    assert (done.returncode, done.stdout.decode(), done.stderr.decode()) == (status, out, err)
    if "--save" in words:
        assert Path("a.png").read_bytes()[:4] == b"\x89PNG"
        assert Path("a.png").read_bytes()[-8:-4] == b"IEND", "what was meant for a stream is in the file"


@posix
@pytest.mark.parametrize("words", ["--help", "--version", "8 --all", "8 --count"])
def test_a_pipe_that_nobody_reads_is_no_error(words: str) -> None:
    done = shell(f"{words} | true; exit ${{PIPESTATUS[0]}}")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("8", "--count", "--language", "de"), b"92 L?sungen"),
        (
            ("11", "--trace", "--at", "11,9,7,5,3,1,10,8,6,4,2"),
            b"?\t11,9,7,5,3,1,10,8,6,4,2\tA solution: all 11 are safe.",
        ),
    ],
)
def test_what_a_terminal_can_t_carry_is_replaced(arguments: tuple[str, ...], line: bytes) -> None:
    command = [sys.executable, "-m", "queens_viz", *arguments]
    environment = without_screen() | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(line)


@pytest.mark.skipif(sys.platform != "linux", reason="needs a bound on memory")
@pytest.mark.parametrize("memory", [300_000, 600_000])
@pytest.mark.parametrize("file", ["a.png", "a.gif"])
def test_a_picture_too_large_for_the_memory_is_told_in_one_line(file: str, memory: int) -> None:
    command = f"ulimit -v {memory}; {sys.executable} -m queens_viz 8 --save {file} --size 8000x8000"
    done = subprocess.run(["bash", "-c", command], env=without_screen(), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == ("queens-viz: error: not enough memory for this: try a smaller --size, or fewer steps\n")
    assert os.listdir() == []


def test_the_way_to_resume_keeps_what_was_chosen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Pressing(io.StringIO):
        def readline(self, *_: object) -> str:  # type: ignore[override]  # typeshed calls it bytes
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Pressing())
    assert main(["4", "--step", "--language", "de", "--predict"]) == 130
    resumed = capsys.readouterr().err
    assert " 4 --step --predict --language de --at " in resumed
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(resumed.partition("python -m queens_viz ")[2].split()) == 0
