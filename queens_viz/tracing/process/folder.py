"""Copies of the folders of programs, in which programs may write anything."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from .group import HIDDEN, MARK
from .janitor import kill_within, remove

MOST_FILES = 200
MOST_BYTES = 20 * 1024**2
"""If the files beside a program are larger than this, it is copied alone."""

MOST_WRITTEN = 200 * 1024**2
MOST_MADE = 20_000
"""A program that fills its copy with more bytes or files than this is ended."""

JANITOR = Path(__file__).with_name("janitor.py")

JOB_LENGTH = 8
"""The random bytes by which the runs of a job are distinguished from others."""


class Copy(NamedTuple):
    """A temporary folder with a program."""

    folder: str
    is_alone: bool  # the files beside the program were too many


class Workshop:
    """A temporary folder for the copies of programs; a context.

    At its end the folder goes, and all processes that ran in it. A process of its own
    sees to that if ours is killed.
    """

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="queens-viz-")
        self.job = os.urandom(JOB_LENGTH).hex()  # its runs are marked with it
        try:
            self._janitor = self._started_janitor()
        except OSError:
            os.rmdir(self.folder)
            raise

    def _started_janitor(self) -> subprocess.Popen[bytes]:
        """Start the process that cleans up if ours is killed."""
        return subprocess.Popen(
            [sys.executable, "-I", "-S", str(JANITOR), self.folder, self.mark],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=tempfile.gettempdir(),
            start_new_session=True,
            creationflags=HIDDEN,
        )

    @property
    def mark(self) -> str:
        """How a variable in the environment of its processes begins."""
        return f"{MARK}={self.job}"

    def __enter__(self) -> Workshop:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Remove the folder, and all that ran in it."""
        self._janitor.communicate()
        remove(self.folder)

    @contextmanager
    def copied(self, program: Path) -> Iterator[Copy]:
        """Give a folder with a program and the files beside it, without folders."""
        outer = self._new_folder()
        try:
            # A program that removes the folder above its own removes no other copy.
            folder = tempfile.mkdtemp(dir=outer)
            beside = _files_beside(program)
            for path in beside or [program]:
                with suppress(OSError):
                    shutil.copyfile(path, os.path.join(folder, path.name))
            yield Copy(folder, is_alone=beside is None)
        finally:
            kill_within(outer)
            remove(outer)

    def _new_folder(self) -> str:
        """Make a folder for a copy, also after a program has removed all of them."""
        os.makedirs(self.folder, exist_ok=True)
        # A program that removes what it can see above its own folder sees nothing.
        os.chmod(self.folder, stat.S_IWUSR | stat.S_IXUSR)
        return tempfile.mkdtemp(dir=self.folder)


def is_full(folder: str) -> bool:
    """Return whether a program has written more into its copy than it may."""
    size = 0
    count = 0
    for place, folders, names in os.walk(folder):
        count += len(folders) + len(names)
        for name in names:
            with suppress(OSError):
                size += os.lstat(os.path.join(place, name)).st_size
        if size > MOST_WRITTEN or count > MOST_MADE:
            return True
    return False


def _files_beside(program: Path) -> list[Path] | None:
    """Return the files in a program's folder, or None if they are too many."""
    files = []
    size = 0
    with os.scandir(program.absolute().parent) as entries:
        for entry in entries:
            with suppress(OSError):
                if entry.is_file():
                    size += entry.stat().st_size
                    files.append(Path(entry.path))
            if len(files) > MOST_FILES or size > MOST_BYTES:
                return None
    return files
