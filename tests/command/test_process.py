"""Whole processes: killed while they save, stopped and continued, and watched for what they open."""

from __future__ import annotations

import io
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .jobs import Job, posix, run

KILLED = """
import os, signal, sys
from queens_viz import cli
fsync = os.fsync

def killed(number):
    fsync(number)
    signal.raise_signal(signal.SIGKILL)

os.fsync = killed
cli.main(sys.argv[1:])
"""


@posix
def test_a_process_killed_when_all_is_written_leaves_the_old_file() -> None:
    Path("a.html").write_text("mine")
    # A worksheet is written soonest of all files.
    assert run("4", "--worksheet", "a.html", "--force", command=["-c", KILLED]) == (
        -signal.SIGKILL,
        "",
        "",
    )
    assert Path("a.html").read_text() == "mine"
    (part,) = Path().glob(".queens-viz-*.part")
    assert part.read_text(encoding="utf-8").endswith("</html>\n")


WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
ELSEWHERE = (
    "socket.",
    "subprocess.",
    "os.exec",
    "os.fork",
    "os.posix_spawn",
    "os.spawn",
    "os.system",
)
CHANGES = ("os.remove", "os.rename", "os.link", "os.mkdir", "os.rmdir", "shutil.rmtree")


class Watch:
    """What a process opens to write, changes or starts, but for files of these names. It can't be taken away again."""

    def __init__(self) -> None:
        self.output: str | None = None
        self.is_on = False
        self.found: list[tuple[str, object]] = []
        sys.addaudithook(self.hear)

    def is_ours(self, path: object) -> bool:
        part = f".queens-viz-{os.getpid()}"
        return self.output is not None and (
            self.output in str(path) or part in str(path)
        )

    def hear(self, event: str, arguments: tuple[object, ...]) -> None:
        if not self.is_on:
            return
        if event == "open":
            path, mode, flags = arguments
            writes = any(letter in str(mode or "") for letter in "wax+") or (
                isinstance(flags, int) and flags & WRITING
            )
            is_wrong = bool(writes) and not self.is_ours(path)
        elif event in CHANGES:
            is_wrong = not all(
                self.is_ours(word) for word in arguments if isinstance(word, str)
            )
        else:
            is_wrong = event.startswith(ELSEWHERE)
        if is_wrong:
            self.found.append((event, arguments))

    @contextmanager
    def on(self, output: str | None) -> Iterator[list[tuple[str, object]]]:
        self.output, self.found, self.is_on = output, [], True
        try:
            yield self.found
        finally:
            self.is_on = False


@pytest.fixture(scope="session")
def watch() -> Watch:
    """Return the one watch of this process."""
    return Watch()


@pytest.mark.usefixtures("_without_the_program")
@pytest.mark.parametrize(
    "words",
    [
        "8 --first", "6 --all --format json", "6 --count", "4 --trace", "4 --tree", "4 --program loop", "4 --compare",
        "4 --step", "4 --save out.png --size 100x100", "4 --save out.gif --size 100x100", "4 --worksheet out.html",
        "4 --save out.html",
    ],
)  # fmt: skip
def test_no_job_opens_anything_but_its_output(
    words: str, watch: Watch, monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    # What is imported late is no business of the job's.
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    output = next((word for word in words.split() if word.startswith("out.")), None)
    with watch.on(output) as found:
        assert job(words).status == 0
    assert found == []
    assert os.listdir() == [output] * bool(output)
