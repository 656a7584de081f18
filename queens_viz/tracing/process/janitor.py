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
    remove(folder)


def kill_marked(mark: str) -> None:
    """End the processes in whose environment a variable begins so: Linux shows them."""
    if not sys.platform.startswith("linux"):
        return
    wanted = mark.encode()
    for name in os.listdir(PROCESSES):
        if not name.isdigit() or int(name) == os.getpid():
            continue
        with suppress(OSError):
            with open(f"{PROCESSES}/{name}/environ", "rb") as file:
                variables = file.read().split(b"\0")
            if any(variable.startswith(wanted) for variable in variables):
                os.kill(int(name), signal.SIGKILL)


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
