"""Keeps a program from what isn't its own: our pipes, and the processes of others.

A program that closes all files, as daemons do, isn't to close the pipes by which it is
followed; and one that sends signals isn't to reach the process that judges a class.
"""

from __future__ import annotations

# Not `signal`, which takes long to import.
import _signal  # type: ignore[import-not-found]
import errno
import os
import sys
from collections.abc import Callable, Iterable
from typing import Any

close_file = os.close
"""What really closes a file by its number."""


parent_of_all = os.getppid
"""What really names the parent of a process."""


def guard_files(numbers: Iterable[int]) -> None:
    """Let some open files seem closed to a program: it can't close or replace them."""
    ours = frozenset(numbers)
    replace = os.dup2

    def close(fd: int) -> None:
        if fd in ours:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        close_file(fd)

    def close_range(fd_low: int, fd_high: int, /) -> None:
        low = fd_low
        for number in sorted([*ours, fd_high]):
            if low < min(number, fd_high):
                really_close_range(low, min(number, fd_high))
            low = max(low, number + 1)

    def dup2(fd: int, fd2: int, inheritable: bool = True) -> int:
        if fd2 in ours:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        return replace(fd, fd2, inheritable)

    really_close_range = os.closerange
    _replace("close", close)
    _replace("closerange", close_range)
    _replace("dup2", dup2)


def guard_processes(note: Callable[[int], object]) -> None:
    """Let a program send signals only to itself, and to what it has started.

    `note` is called with the number of a signal that it sends itself.
    """
    guard_raise(note)
    kill = os.kill

    def guarded_kill(pid: int, sig: int, /) -> None:
        if not _is_own(pid):
            raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))
        if pid in (os.getpid(), 0):
            note(sig)
        kill(pid, sig)

    _replace("kill", guarded_kill)
    _replace("getppid", _own_parent)
    if sys.platform == "win32":
        return
    kill_group = os.killpg

    def guarded_killpg(pgid: int, signal: int, /) -> None:
        if not _is_own(-pgid):
            raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))
        if pgid in (os.getpgid(0), 0):
            note(signal)
        kill_group(pgid, signal)

    _replace("killpg", guarded_killpg)


def guard_raise(note: Callable[[int], object]) -> None:
    """Let it be known which signals a program raises."""
    raise_signal = _signal.raise_signal

    def noted_raise(signalnum: int, /) -> None:
        note(signalnum)
        raise_signal(signalnum)

    for name in ("_signal", "signal"):
        if name in sys.modules:
            sys.modules[name].raise_signal = noted_raise  # type: ignore[attr-defined]


def _is_own(process: int) -> bool:
    """Return whether a process, or with a minus a group, is of this session.

    A program begins a session of its own; 0 is its group, and -1 are all processes.
    """
    if process == -1:
        return False
    if sys.platform == "win32":
        return process != parent_of_all()
    try:
        return os.getsid(abs(process)) == os.getsid(0)
    except OSError:
        # There is no such process, as will be said.
        return True


def _own_parent() -> int:
    """Return the parent of a process, or itself if that would be the judge.

    So a program that has a shell end its parent ends only itself.
    """
    parent = parent_of_all()
    if sys.platform != "win32" and _is_own(parent):
        return parent
    return os.getpid()


def _replace(name: str, function: Callable[..., Any]) -> None:
    """Replace a function of the system where programs find it."""
    setattr(os, name, function)
    system = sys.modules.get(os.name)
    if system is not None and hasattr(system, name):
        setattr(system, name, function)
