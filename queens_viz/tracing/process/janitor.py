"""Cleans up after programs, even if the process that ran them was killed.

Started by its path, as a process of its own, with a folder and a mark. When its
standard input is closed, because the run is over or our process is gone, it ends the
processes that have the mark, and removes the folder. It imports nothing of the package,
to start quickly.
"""

from __future__ import annotations

import os
import shutil
import signal
import stat
import sys
import time
from collections.abc import Callable
from contextlib import suppress

PROCESSES = "/proc"
"""Where Linux shows all processes, with the environments that they began with."""

LONGEST_SEARCH = 1.0
"""The seconds for which it looks for processes that have a mark."""

PAUSE = 0.002
"""The seconds after which it looks again."""

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

    def is_wanted(process: int) -> bool:
        variables = _environment_of(process)
        return any(variable.startswith(wanted) for variable in variables)

    _kill_all(is_wanted)


def kill_within(folder: str) -> None:
    """End the processes whose current folder is this one or in it: Linux shows them."""
    top = os.path.join(os.path.realpath(folder), "")

    def is_wanted(process: int) -> bool:
        with suppress(OSError):
            current = os.readlink(f"{PROCESSES}/{process}/cwd")
            return os.path.join(current, "").startswith(top)
        return False

    _kill_all(is_wanted)


def _kill_all(is_wanted: Callable[[int], bool]) -> None:
    """End some processes, and look again until there are no more of them.

    While it looks they may start others, and one that is just being started has no
    environment yet by which to know it.
    """
    killed: set[int] = set()
    deadline = time.monotonic() + LONGEST_SEARCH
    is_certain = False
    while not is_certain and time.monotonic() < deadline:
        is_certain = True
        for process in _processes():
            if process in killed:
                continue
            if is_wanted(process):
                killed.add(process)
                with suppress(OSError):
                    os.kill(process, signal.SIGKILL)
                is_certain = False
            elif _is_being_started(process):
                is_certain = False
        if not is_certain:
            time.sleep(PAUSE)


def _environment_of(process: int) -> list[bytes]:
    """Return the environment of a process when it began, as far as it can be read."""
    with suppress(OSError), open(f"{PROCESSES}/{process}/environ", "rb") as file:
        content = file.read()
        if content:
            return content.split(b"\0")
    return []


def _is_being_started(process: int) -> bool:
    """Return whether a process has its program, but no arguments or environment yet.

    One that has ended has no program any more, nor has a thread of the system.
    """
    if _environment_of(process):
        return False
    try:
        os.readlink(f"{PROCESSES}/{process}/exe")
        with open(f"{PROCESSES}/{process}/cmdline", "rb") as file:
            has_arguments = file.read(1) != b""
    except OSError:
        return False
    # Between the two looks at its environment it may have begun.
    return not has_arguments or _environment_of(process) != []


def _processes() -> list[int]:
    """Return the numbers of all other processes, where they can be seen."""
    if not sys.platform.startswith("linux"):
        return []
    numbers = [int(name) for name in os.listdir(PROCESSES) if name.isdigit()]
    return [number for number in numbers if number != os.getpid()]


def remove(folder: str) -> None:
    """Remove a folder, also what a program has protected in it."""
    for _ in range(ROUNDS):
        with suppress(OSError):
            os.chmod(folder, stat.S_IRWXU)
        for place, folders, _ in os.walk(folder):
            for name in folders:
                with suppress(OSError):
                    os.chmod(os.path.join(place, name), stat.S_IRWXU)
        shutil.rmtree(folder, ignore_errors=True)
        if not os.path.exists(folder):
            return


if __name__ == "__main__":
    main()
