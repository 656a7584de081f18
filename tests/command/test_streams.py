"""Streams that are closed, full or broken, and input that is no text: none of them is another's error."""

from __future__ import annotations

import io
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from queens_viz.cli import main

from ..support import without_screen
from ..test_cli import nobody_reads

posix = pytest.mark.skipif(sys.platform == "win32", reason="shells as Windows has none")
has_full = pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a disk that is always full")

COUNTED = "92 solutions\n12 up to rotation and reflection\n"
NO_SPACE = "queens-viz: error: can't write: No space left on device\n"
NO_SIZE = "queens-viz: error: N must be a whole number from 1 to 100, not '8x'\n"
SMALL = "4 --save a.png --size 100x100"


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def is_a_picture(path: str) -> bool:
    """Return whether a file is a picture from its first byte to its last: nothing else is in it."""
    data = Path(path).read_bytes()
    return data[:4] == b"\x89PNG" and data[-8:-4] == b"IEND"


@pytest.mark.parametrize(
    ("closed", "words", "status", "out", "err"),
    [
        (["stdout"], "8 --count", 0, "", ""),
        (["stdout"], "4 --first", 0, "", ""),
        (["stdout"], "4 --tree", 0, "", ""),
        (["stdout"], "4 --program loop", 0, "", ""),
        (["stdout"], "4 --step", 0, "", ""),
        (["stdout"], "--version", 0, "", ""),
        (["stdout"], "8x", 2, "", NO_SIZE),
        (["stderr"], "8 --count", 0, COUNTED, ""),
        (["stderr"], "8x", 2, "", ""),
        (["stderr"], "3 --first", 1, "", ""),
        (["stderr"], SMALL, 0, "", ""),
        (["stdin", "stderr"], "8 --count", 0, COUNTED, ""),
        (["stdin", "stdout", "stderr"], "4 --trace", 0, "", ""),
        (["stdin", "stdout", "stderr"], "4 --step", 0, "", ""),
        (["stdin", "stdout", "stderr"], SMALL, 0, "", ""),
    ],
)
def test_a_stream_that_python_found_closed_is_no_error(
    closed: Sequence[str],
    words: str,
    status: int,
    out: str,
    err: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    for name in closed:
        monkeypatch.setattr(sys, name, None)
    assert main(words.split()) == status
    assert capsys.readouterr() == (out, err)
    assert "--save" not in words or is_a_picture("a.png")


@has_full
@pytest.mark.parametrize("words", ["4 --program loop", "8 --count", "8 --all", "4 --step", "--help"])
def test_a_full_disk_is_told(words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    with open("/dev/full", "w") as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert main(words.split()) == 1
        assert capsys.readouterr().err == NO_SPACE


@has_full
@pytest.mark.parametrize(("words", "status", "out"), [("8 --count", 0, COUNTED), ("8x", 2, "")])
def test_where_nobody_can_be_told_nobody_is(
    words: str, status: int, out: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with open("/dev/full", "wb", buffering=0) as full:
        monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(full, write_through=True))
        assert main(words.split()) == status
        assert capsys.readouterr().out == out


@posix
@pytest.mark.parametrize("words", ["--help", "--version", "8 --all", "8 --count", "4 --step"])
def test_a_pipe_that_nobody_reads_is_no_error(
    words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n" * 1000))
    with nobody_reads() as broken:
        monkeypatch.setattr(sys, "stdout", broken)
        assert main(words.split()) == 0
        assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    "typed",
    [bytes(3_000_000), random.Random(1).randbytes(30_000), b"\xff\xfe\n\xc3", b"\n" * 300],
    ids=["zeros", "anything", "no text", "lines"],
)
def test_line_mode_takes_any_input(
    typed: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed)))
    assert main(["4", "--step"]) == 0
    assert capsys.readouterr().err == ""


def shell(words: str) -> subprocess.CompletedProcess[str]:
    """Run the command, which is called RUN in words that a shell reads."""
    command = words.replace("RUN", f"{sys.executable} -m queens_viz")
    return subprocess.run(
        ["bash", "-c", command], env=without_screen(), capture_output=True, text=True, check=False, timeout=60
    )


QUICK = [
    # The first file that is opened gets the lowest number: what was meant for a stream would be in the picture.
    (f"RUN {SMALL} --force <&- >&- 2>&-", 0, "", ""),
    ("RUN 8 --count | true; exit ${PIPESTATUS[0]}", 0, "", ""),
]
FULL = [
    ("RUN 8 --count >&-", 0, "", ""),
    ("RUN 8 --count 2>&-", 0, COUNTED, ""),
    ("RUN 8 --count <&- 2>&-", 0, COUNTED, ""),
    ("RUN 4 --first >&- 2>&-", 0, "", ""),
    ("RUN 4 --trace <&- >&- 2>&-", 0, "", ""),
    ("RUN 4 --tree >&-", 0, "", ""),
    ("RUN 4 --program loop >&-", 0, "", ""),
    ("RUN 4 --program loop >/dev/full", 1, "", NO_SPACE),
    ("RUN 8 --all >/dev/full", 1, "", NO_SPACE),
    ("RUN 8x 2>&-", 2, "", ""),
    ("RUN 8x >&-", 2, "", NO_SIZE),
    ("RUN 3 --first 2>&-", 1, "", ""),
    ("RUN 4 --save a.png 2>&-", 0, "", ""),
    ("RUN 4 --save a.png --force <&- >&- 2>&-", 0, "", ""),
    ("RUN --version >&-", 0, "", ""),
    ("RUN 8 --count 2>/dev/full", 0, COUNTED, ""),
    ("RUN --help >/dev/full", 1, "", NO_SPACE),
    ("RUN 8x 2>/dev/full", 2, "", ""),
    ("RUN --help | true; exit ${PIPESTATUS[0]}", 0, "", ""),
    ("RUN --version | true; exit ${PIPESTATUS[0]}", 0, "", ""),
    ("RUN 8 --all | true; exit ${PIPESTATUS[0]}", 0, "", ""),
    ("RUN 4 --step >/dev/null <&-", 0, "", ""),
    ("RUN 4 --step >&-", 0, "", ""),
    ("RUN 4 --step <&- >&- 2>&-", 0, "", ""),
    ("RUN 4 --step >/dev/null 0>/dev/null", 0, "", ""),
    ("RUN 4 --step >/dev/null </dev/null", 0, "", ""),
    ("head -c 3000000 /dev/zero | RUN 4 --step >/dev/null", 0, "", ""),
    ("head -c 30000 /dev/urandom | RUN 4 --step >/dev/null", 0, "", ""),
    (r"printf '\xff\xfe\n\xc3' | RUN 4 --step >/dev/null", 0, "", ""),
    ("yes '' | RUN 4 --step | head -3 >/dev/null; exit ${PIPESTATUS[1]}", 0, "", ""),
    ("yes '' | RUN 4 --step >/dev/full", 1, "", NO_SPACE),
]


@posix
@pytest.mark.parametrize(
    ("words", "status", "out", "err"), [*QUICK, *(pytest.param(*case, marks=pytest.mark.full) for case in FULL)]
)
def test_a_process_ends_as_it_should_whatever_its_streams_are(words: str, status: int, out: str, err: str) -> None:
    if "/dev/full" in words and not os.path.exists("/dev/full"):
        return
    done = shell(words)
    assert (done.returncode, done.stdout, done.stderr) == (status, out, err)
    assert "--save" not in words or is_a_picture("a.png")
