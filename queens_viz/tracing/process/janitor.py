"""Cleans up after programs, even if the process that ran them was killed.

Started by its path, as a process of its own, with a folder and a mark. When its standard
input is closed, because the run is over or our process is gone, it ends the processes that
have the mark, and removes the folder. It imports nothing of the package, to start quickly.
"""

from __future__ import annotations

import os
import shutil
import signal
import stat
import sys
from contextlib import suppress

PROCESSES = "/proc"
"""Where Linux shows all processes, with the environments that they began with."""

ROUNDS = 5
"""How often a folder is removed in which somebody may still be writing."""


def main() -> None:
    """Wait until standard input is closed, and clean up."""
    _, folder, mark = sys.argv
    while sys.stdin.read():
        continue
    kill_marked(mark)
    kill_within(folder)
    remove(folder)


def kill_marked(mark: str) -> None:
    """End the processes in whose environment a variable begins so: Linux shows them."""
    wanted = mark.encode()
    for process in _processes():
        with suppress(OSError):
            with open(f"{PROCESSES}/{process}/environ", "rb") as file:
                variables = file.read().split(b"\0")
            if any(variable.startswith(wanted) for variable in variables):
                os.kill(process, signal.SIGKILL)


def kill_within(folder: str) -> None:
    """End the processes whose current folder is this one or in it: Linux shows them."""
    top = os.path.join(os.path.realpath(folder), "")
    for process in _processes():
        with suppress(OSError):
            current = os.readlink(f"{PROCESSES}/{process}/cwd")
            if os.path.join(current, "").startswith(top):
                os.kill(process, signal.SIGKILL)


def _processes() -> list[int]:
    """Return the numbers of all other processes, where they can be seen."""
    if not sys.platform.startswith("linux"):
        return []
    numbers = [int(name) for name in os.listdir(PROCESSES) if name.isdigit()]
    return [number for number in numbers if number != os.getpid()]


def remove(folder: str) -> None:
    """Remove a folder, also what a program has protected in it."""
    for _ in range(ROUNDS):
        for place, folders, _ in os.walk(folder):
            for name in folders:
                with suppress(OSError):
                    os.chmod(os.path.join(place, name), stat.S_IRWXU)
        shutil.rmtree(folder, ignore_errors=True)
        if not os.path.exists(folder):
            return


if __name__ == "__main__":
    main()
