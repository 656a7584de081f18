"""Files that are written whole or not at all."""

from __future__ import annotations

import errno
import os
import shutil
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from typing import BinaryIO

_unfinished: set[str] = set()
"""What is to be removed if the program is stopped now."""


@contextmanager
def whole_file(path: str | os.PathLike[str], *, replaces: bool = False) -> Iterator[BinaryIO]:
    """Give a stream whose contents become the file when all went well.

    They are written to a temporary file beside it, flushed to the disk, and put in its place. A file that exists is
    kept as it is, and FileExistsError raised, even where it appears meanwhile; with `replaces` it stays until then,
    and its permissions stay for good. OSError where any of that fails; then nothing is left behind.
    """
    target = os.path.realpath(path) if replaces else os.fspath(path)
    mode = _mode_of(target, replaces)

    def opened(name: str, flags: int) -> int:
        # Until its own permissions are set, nobody may read what others may not.
        return os.open(name, flags, 0o666 if mode is None else mode & 0o700)

    temporary = _name_beside(target)
    stream = open(temporary, "xb", opener=opened)  # noqa: SIM115  # what can't be opened isn't removed
    try:
        with stream:
            yield stream
            to_the_disk(stream)
        if replaces:
            if mode is not None:
                os.chmod(temporary, mode)
            os.replace(temporary, target)
        else:
            _put(temporary, target)
    finally:
        _remove(temporary)


@contextmanager
def whole_folder(path: str, names: Iterable[str]) -> Iterator[str]:
    """Give a folder for files of these names, which becomes this one when all went well; if that is there, give it.

    OSError where it can't be made, or somebody else makes one that isn't empty; then nothing is left behind, of files
    either, unless it is not known whose they are.
    """
    if os.path.isdir(path):
        new = [file for name in names if not os.path.lexists(file := os.path.join(path, name))]
        try:
            yield path
        except FileExistsError:  # of these some are somebody else's
            raise
        except OSError:
            for file in new:
                _remove(file)
            raise
        return
    temporary = _name_beside(path)
    os.mkdir(temporary)
    try:
        yield temporary
        os.rename(temporary, path)
    finally:
        _remove(temporary)


def to_the_disk(stream: BinaryIO) -> None:
    """See to it that what was written is on the disk; OSError if that is full."""
    stream.flush()
    os.fsync(stream.fileno())


def discard_unfinished() -> None:
    """Remove what a program that is stopped while it writes would leave behind."""
    for path in list(_unfinished):
        _remove(path)


def size_of(path: str | os.PathLike[str]) -> str:
    """Return how large a file is, as people say it."""
    return sized(os.path.getsize(path))


def sized(size: int) -> str:
    """Return a number of bytes, as people say it.

    >>> sized(12_340), sized(8_200_000)
    ('12.3 kB', '8.2 MB')
    """
    return f"{size / 1e6:,.1f} MB" if size >= 999_950 else f"{size / 1e3:.1f} kB"


def _mode_of(target: str, replaces: bool) -> int | None:
    """Return the permissions of the file that is there, None if there is none; OSError if it must stay."""
    try:
        found = os.stat(target, follow_symlinks=replaces)
    except FileNotFoundError:
        return None
    if not replaces:
        raise FileExistsError
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, "Not a regular file")
    return stat.S_IMODE(found.st_mode)


def _name_beside(target: str) -> str:
    """Return a free name in the folder of a file, so short that any folder takes it; what gets it is unfinished."""
    for number in count():
        name = f".queens-viz-{os.getpid()}{f'-{number}' if number else ''}.part"
        path = os.path.join(os.path.dirname(target), name)
        if path in _unfinished or os.path.lexists(path):
            continue  # of a process long dead that had the same number
        _unfinished.add(path)
        return path
    raise AssertionError("numbers never end")


def _put(temporary: str, target: str) -> None:
    """Give a file its name, FileExistsError if that is taken."""
    try:
        os.link(temporary, target)
        return
    except FileExistsError:
        raise
    except (OSError, AttributeError):
        pass  # not every file system has links; what else is wrong is told by the next attempt
    # The name is taken by an empty file first, so that nobody else's is replaced.
    open(target, "xb").close()
    _unfinished.add(target)
    try:
        os.replace(temporary, target)
    except OSError:
        _remove(target)
        raise
    _unfinished.discard(target)


def _remove(path: str) -> None:
    with suppress(OSError):
        if os.path.isdir(path):
            shutil.rmtree(path)
        else:
            os.unlink(path)
    _unfinished.discard(path)
