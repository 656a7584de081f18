"""What the machine lacks is told in one line: files that can be opened, memory, and parts that aren't installed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from queens_viz import __main__ as command
from queens_viz import saving
from queens_viz.saving import SMALLER
from queens_viz.window import pictures

from ..support import without_screen
from ..test_cli import run
from ..test_save import complaint

linux = pytest.mark.skipif(sys.platform != "linux", reason="needs Linux's bounds on a process")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def _no_more_files() -> Iterator[None]:
    """Let no file be opened beside those that are open."""
    import resource

    free = os.open(os.devnull, os.O_RDONLY)
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (free, before[1]))
    os.close(free)
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


@linux
@pytest.mark.usefixtures("_no_more_files")
@pytest.mark.parametrize("job", ["--save a.png", "--save a.gif", "--save a.html", "--worksheet a.html"])
def test_a_file_that_too_many_open_files_prevent_is_told_so(job: str, capsys: pytest.CaptureFixture[str]) -> None:
    line = complaint("4", *job.split(), status=1, capsys=capsys)
    assert line == f"queens-viz: error: can't write {job.split()[1]}: Too many open files\n"


WITH_FEW_FILES = [
    ("4 --save a.png", "can't write a.png"),
    ("4 --save a.gif --size 320x240", "can't write a.gif"),
    ("4 --save a.html", "can't write a.html"),
    ("4 --worksheet a.html", "can't write a.html"),
    ("4 --count", "can't write"),
    ("4 --first --format json", "can't write"),
    ("4 --step", "can't write"),
    ("4 --help", "can't write"),
]


@linux
@pytest.mark.full
@pytest.mark.parametrize("most", range(5, 9))
@pytest.mark.parametrize(("words", "cannot"), WITH_FEW_FILES)
def test_with_few_files_a_job_is_done_or_told_why_not(words: str, cannot: str, most: int) -> None:
    command = ["bash", "-c", f"ulimit -n {most}; {sys.executable} -m queens_viz {words} </dev/null"]
    done = subprocess.run(command, env=without_screen(), capture_output=True, text=True, check=False, timeout=60)
    if done.returncode:
        assert (done.returncode, done.stderr) == (1, f"queens-viz: error: {cannot}: Too many open files\n")
    else:
        assert "error" not in done.stderr
    assert most < 8 or done.returncode == 0


def test_where_there_is_no_memory_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full() -> int:
        raise MemoryError

    monkeypatch.setattr("queens_viz.cli.main", full)
    assert command.main() == 1
    assert capsys.readouterr() == ("", "queens-viz: error: not enough memory\n")


@pytest.mark.parametrize(
    ("words", "advice"),
    [
        (("--save", "a.png"), SMALLER),
        (("--save", "a.html"), ""),
        (("--worksheet", "a.html"), ""),
    ],
)
def test_a_file_that_memory_does_not_suffice_for_is_told_with_advice_that_it_can_take(
    words: tuple[str, str], advice: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object, **__: object) -> None:
        raise MemoryError

    monkeypatch.setattr(saving, "whole_file", full)
    line = complaint("4", *words, status=1, capsys=capsys)
    assert line == f"queens-viz: error: not enough memory for this{advice}\n"


@pytest.mark.parametrize("file", ["a.png", "a.gif"])
def test_a_picture_too_large_for_the_memory_is_told_in_one_line(
    file: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> None:
        raise pictures.Undrawable("Out of memory")

    monkeypatch.setattr(pictures, "draw", full)
    monkeypatch.setattr(pictures, "record", full)
    line = complaint("4", "--save", file, "--size", "100x100", status=1, capsys=capsys)
    assert line == f"queens-viz: error: not enough memory for this{SMALLER}\n"
    assert os.listdir() == []


@linux
@pytest.mark.full
@pytest.mark.parametrize("memory", [300_000, 600_000])
@pytest.mark.parametrize("file", ["a.png", "a.gif"])
def test_a_picture_too_large_for_a_process_is_told_in_one_line(file: str, memory: int) -> None:
    command = f"ulimit -v {memory}; {sys.executable} -m queens_viz 8 --save {file} --size 8000x8000"
    done = subprocess.run(["bash", "-c", command], env=without_screen(), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"queens-viz: error: not enough memory for this{SMALLER}\n"
    assert os.listdir() == []


@pytest.mark.parametrize(
    ("words", "cannot"),
    [
        (["4"], "can't show the window"),
        pytest.param(["4", "--save", "a.png"], "can't write a.png", marks=pytest.mark.full),
    ],
)
def test_without_pygame_one_line_names_it(words: list[str], cannot: str) -> None:
    code = "import sys; sys.modules['pygame'] = None; from queens_viz.cli import main; sys.exit(main())"
    done = run(*words, command=["-c", code], SDL_VIDEODRIVER="dummy")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"queens-viz: error: {cannot}: ")
    assert "pygame" in done.stderr
    assert done.stderr.count("\n") == 1
    assert os.listdir() == []
