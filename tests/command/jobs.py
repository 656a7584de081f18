"""Jobs of the command line, done in this process or in one of their own, and what they leave."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import IO, NamedTuple

import pytest

from ..support import without_screen

posix = pytest.mark.skipif(
    sys.platform == "win32",
    reason="permissions, signals and shells as Windows has none",
)


class Done(NamedTuple):
    """What a job left: its status, and what it printed."""

    status: int
    out: str
    err: str


Job = Callable[[str | Sequence[str]], Done]


def error(line: str, status: int) -> Done:
    """Return what a job leaves that tells in one line what is wrong."""
    return Done(status, "", f"queens-viz: error: {line}\n")


def run(
    *arguments: str, command: Sequence[str] = ("-m", "queens_viz"), **environment: str
) -> Done:
    """Run the real command, or other code, where no screen is to be had."""
    return _done([sys.executable, *command, *arguments], environment)


def shell(words: str) -> Done:
    """Run the command, which is called RUN in words that a shell reads."""
    return _done(
        ["bash", "-c", words.replace("RUN", f"{sys.executable} -m queens_viz")], {}
    )


def _done(command: list[str], environment: dict[str, str]) -> Done:
    done = subprocess.run(
        command,
        env=without_screen() | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def nobody_reads() -> IO[str]:
    """Return a stream to a pipe whose other end is closed, as after `| true`."""
    ours, theirs = os.pipe()
    os.close(ours)
    return os.fdopen(theirs, "w")
