"""A copy of the folder of a program, in which it may write what it likes."""

from __future__ import annotations

import os
import shutil
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

MOST_FILES = 200
MOST_BYTES = 20 * 1024**2
"""With more than this beside it, a program is copied alone."""


class Copy(NamedTuple):
    """A temporary folder with a program."""

    folder: str
    is_alone: bool  # what lies beside the program was too much


@contextmanager
def copied(program: Path) -> Iterator[Copy]:
    """Give a temporary folder with a program and the files beside it, without folders."""
    folder = tempfile.mkdtemp(prefix="queens-viz-")
    try:
        beside = _files_beside(program)
        for path in beside or [program]:
            with suppress(OSError):
                shutil.copyfile(path, os.path.join(folder, path.name))
        yield Copy(folder, is_alone=beside is None)
    finally:
        remove(folder)


def _files_beside(program: Path) -> list[Path] | None:
    """Return the files in a program's folder, or None if they are too many."""
    files = []
    size = 0
    with os.scandir(program.absolute().parent) as entries:
        for entry in entries:
            with suppress(OSError):
                if entry.is_file():
                    files.append(Path(entry.path))
                    size += entry.stat().st_size
            if len(files) > MOST_FILES or size > MOST_BYTES:
                return None
    return files


def remove(folder: str) -> None:
    """Remove a folder, also what a program has protected in it."""
    for place, folders, _ in os.walk(folder):
        for name in folders:
            with suppress(OSError):
                os.chmod(os.path.join(place, name), stat.S_IRWXU)
    shutil.rmtree(folder, ignore_errors=True)
