"""A process and everything that it starts, so that all of it ends.

On POSIX it is a group of processes, which those can leave that know how. On Windows it
is a job, which nothing leaves, and which ends with our own process, however that ends.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from typing import Any

from ..surroundings import MOST_MEMORY

MARK = "QUEENS_VIZ_RUN"
"""The variable of the environment by which the processes of a run are known."""

HIDDEN = 0
"""How a process of ours is started: on Windows without a window, and deaf to Ctrl-C."""

FLAGS = 0
"""How a program is started: on Windows also halted until it is in a job."""

if sys.platform == "win32":
    HIDDEN = subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
    FLAGS = HIDDEN | 0x4  # CREATE_SUSPENDED

KILLED_WITH_JOB = 0x2000
"""JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE"""

LIMITED_MEMORY = 0x100
"""JOB_OBJECT_LIMIT_PROCESS_MEMORY"""

EXTENDED_LIMITS = 9
"""JobObjectExtendedLimitInformation"""


class Group:
    """A process that leads a group of its own, with everything that it starts."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process
        self._job: Any = None
        if sys.platform == "win32":
            try:
                self._job = _job_of(process)
            finally:
                _resume(process)

    def kill(self) -> None:
        """End all of them. The process itself has not been waited for."""
        if sys.platform == "win32":
            if self._job:
                _kernel().TerminateJobObject(self._job, 1)
                _kernel().CloseHandle(self._job)
                self._job = None
            self._process.kill()
        else:
            with suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)


def _kernel() -> Any:
    """Return the functions of Windows."""
    import ctypes

    return ctypes.windll.kernel32  # type: ignore[attr-defined]


def _job_of(process: subprocess.Popen[bytes]) -> Any:
    """Put a process in a job that is ended when its last handle is closed."""
    import ctypes
    from ctypes import wintypes

    class Limits(ctypes.Structure):
        _fields_ = (
            ("per_process_time", ctypes.c_int64),
            ("per_job_time", ctypes.c_int64),
            ("flags", wintypes.DWORD),
            ("smallest_set", ctypes.c_size_t),
            ("largest_set", ctypes.c_size_t),
            ("processes", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("priority", wintypes.DWORD),
            ("scheduling", wintypes.DWORD),
            ("counters", ctypes.c_uint64 * 6),
            ("process_memory", ctypes.c_size_t),
            ("job_memory", ctypes.c_size_t),
            ("peak_process", ctypes.c_size_t),
            ("peak_job", ctypes.c_size_t),
        )

    kernel = _kernel()
    kernel.CreateJobObjectW.restype = wintypes.HANDLE
    job = wintypes.HANDLE(kernel.CreateJobObjectW(None, None))
    flags = KILLED_WITH_JOB | LIMITED_MEMORY
    limits = Limits(flags=flags, process_memory=MOST_MEMORY)
    kernel.SetInformationJobObject(
        job, EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)
    )
    kernel.AssignProcessToJobObject(job, wintypes.HANDLE(int(process._handle)))  # type: ignore[attr-defined]
    return job


def _resume(process: subprocess.Popen[bytes]) -> None:
    """Let a process begin that was started halted."""
    import ctypes
    from ctypes import wintypes

    handle = wintypes.HANDLE(int(process._handle))  # type: ignore[attr-defined]
    ctypes.windll.ntdll.NtResumeProcess(handle)  # type: ignore[attr-defined]
