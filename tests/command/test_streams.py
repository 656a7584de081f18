"""Streams that are closed, full or broken, and letters in any encoding: none of them is another's error."""

from __future__ import annotations

import io
import os
import random
import sys
from pathlib import Path

import pytest

from queens_viz.words.words import Words

from ..talk import states, traced
from .jobs import Done, Job, error, nobody_reads, posix, shell

has_full = pytest.mark.skipif(
    not os.path.exists("/dev/full"), reason="needs a disk that is always full"
)

COUNTED = "92 solutions\n12 up to rotation and reflection\n"
NO_SPACE = error("can't write: No space left on device", 1)
SMALL = "4 --save a.png --size 100x100"


def is_a_picture(path: str) -> bool:
    """Return whether a file is a picture from its first byte to its last: nothing else is in it."""
    data = Path(path).read_bytes()
    return data[:4] == b"\x89PNG" and data[-8:-4] == b"IEND"


@pytest.fixture(autouse=True)
def _nothing_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())


@pytest.mark.parametrize(
    ("closed", "words", "done"),
    [
        ("stdout", "8 --count", Done(0, "", "")),
        ("stdout", "4 --step", Done(0, "", "")),
        ("stdout", "8x", error("N must be a whole number from 1 to 100, not '8x'", 2)),
        ("stderr", "8 --count", Done(0, COUNTED, "")),
        ("stderr", "8x", Done(2, "", "")),
        ("stdin stdout stderr", "4 --step", Done(0, "", "")),
        ("stdin stdout stderr", SMALL, Done(0, "", "")),
    ],
)
def test_a_stream_that_python_found_closed_is_no_error(
    closed: str, words: str, done: Done, monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    for name in closed.split():
        monkeypatch.setattr(sys, name, None)
    assert job(words) == done
    assert "--save" not in words or is_a_picture("a.png")


@has_full
@pytest.mark.parametrize(
    "words", ["4 --program loop", "8 --count", "8 --all", "4 --step", "--help"]
)
def test_a_full_disk_is_told(
    words: str, monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    with open("/dev/full", "w") as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert job(words) == NO_SPACE


@has_full
@pytest.mark.parametrize(
    ("words", "status", "out"), [("8 --count", 0, COUNTED), ("8x", 2, "")]
)
def test_where_nobody_can_be_told_nobody_is(
    words: str, status: int, out: str, monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    with open("/dev/full", "wb", buffering=0) as full:
        monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(full, write_through=True))
        assert job(words)[:2] == (status, out)


@posix
@pytest.mark.parametrize("words", ["--help", "8 --all", "8 --count", "4 --step"])
def test_a_pipe_that_nobody_reads_is_no_error(
    words: str, monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n" * 1000))
    with nobody_reads() as broken:
        monkeypatch.setattr(sys, "stdout", broken)
        assert job(words) == (0, "", "")


@pytest.mark.parametrize(
    "typed",
    [
        bytes(3_000_000),
        random.Random(1).randbytes(30_000),
        b"\xff\xfe\n\xc3",
        b"\n" * 300,
    ],
    ids=["zeros", "anything", "no text", "lines"],
)
def test_line_mode_takes_any_input(
    typed: bytes, monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed)))
    done = job("4 --step")
    assert (done.status, done.err) == (0, "")


@posix
@pytest.mark.parametrize(
    "words",
    # The first file that is opened gets the lowest number: what was meant for a stream would be in the picture.
    [f"RUN {SMALL} <&- >&- 2>&-", "RUN 8 --count | true; exit ${PIPESTATUS[0]}"],
)
def test_a_process_ends_as_it_should_whatever_its_streams_are(words: str) -> None:
    assert shell(words) == Done(0, "", "")
    assert "--save" not in words or is_a_picture("a.png")


@pytest.mark.parametrize(
    ("asked", "typed", "end"),
    [
        *((asked, "ascii", "\n") for asked in ("ascii", "latin-1", "utf-8", "utf-32")),
        ("utf-16", "ascii", "\r\n"),
        ("utf-8", "utf-8-sig", "\n"),
    ],
)
def test_in_any_encoding_a_word_is_understood_and_what_is_told_can_be_read(
    asked: str, typed: str, end: str, monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    words, told = (
        end.join(["", "", "b", "?", "hm", "N", "q", ""]).encode(typed),
        io.BytesIO(),
    )
    monkeypatch.setattr(
        sys, "stdin", io.TextIOWrapper(io.BytesIO(words), encoding=asked)
    )
    monkeypatch.setattr(
        sys, "stdout", io.TextIOWrapper(told, encoding=asked, write_through=True)
    )
    done = job("4 --step")
    assert (done.status, done.err) == (0, "")
    lines = told.getvalue().decode(asked).splitlines()
    assert states(lines) == [traced(4)[step] for step in (0, 1, 2, 1, 1, 2)]
    assert lines.count(Words()("line_unknown", given="hm")) == 1
