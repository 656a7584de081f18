"""Files that are written whole or not at all, and text files of the package."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from importlib.resources import files
from itertools import count
from typing import BinaryIO

_unfinished: list[str] = []
"""The paths to remove if the program is stopped now: a folder before its files."""

NOWHERE = (errno.ENOENT, errno.ENOTDIR, errno.ELOOP)
"""The errors of a link that leads to nothing."""

ANYBODY = 0o666
"""The permissions with which a new file is created, before the umask."""

OWNER_ONLY = 0o700
"""The bits of permissions that concern the owner."""

KB = 1e3
MB = 1e6

LEAST_MB = 999_950
"""The first size that is written in MB: as kB it would be rounded to 1000.0."""


class NameTaken(FileExistsError):
    """Something has this path that is never replaced; `reason` says what it is."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(path, reason)
        self.path = path
        self.reason = reason


@contextmanager
def whole_file(
    path: str | os.PathLike[str], *, replaces: bool = False
) -> Iterator[BinaryIO]:
    """Write a file atomically: yield a stream, and rename its file at the end.

    The stream writes to a temporary file in the same folder. At the end this is flushed
    to the disk and gets the path. A file that exists is kept, also if it appears
    meanwhile, and FileExistsError is raised. With `replaces` it is replaced at the end,
    and its permissions are kept.

    Raises NameTaken if the path is no file, and OSError if writing fails. In both cases
    nothing is left behind.
    """
    target = os.fspath(path)
    mode = _mode_of(target, stat.S_ISREG, "file")
    if mode is not None:
        if not replaces:
            raise FileExistsError
        target = os.path.realpath(target)

    def opener(name: str, flags: int) -> int:
        # Nobody may read the new file before it has the permissions of the old one.
        permissions = ANYBODY if mode is None else mode & OWNER_ONLY
        return os.open(name, flags, permissions)

    temporary = _temporary_path(target)
    stream = open(temporary, "xb", opener=opener)  # noqa: SIM115  # what can't be opened isn't removed
    try:
        with stream:
            yield stream
            flush_to_disk(stream)
        if not replaces:
            _rename_to_new(temporary, target)
        else:
            if mode is not None:
                os.chmod(temporary, mode)
            os.replace(temporary, target)
    finally:
        _remove(temporary)


@contextmanager
def whole_folder(path: str, names: Iterable[str]) -> Iterator[None]:
    """Make a folder for files with these names, unless it exists.

    If a file can't be written, the new files are removed, and so is a new folder,
    unless somebody else has put something in it meanwhile. Raises NameTaken if the path
    is no folder, and OSError if the folder can't be made.
    """
    is_new = not is_folder(path)
    if is_new:
        os.mkdir(path)
        _unfinished.append(path)
    paths = [os.path.join(path, name) for name in names]
    new = [file for file in paths if not os.path.lexists(file)]
    try:
        yield
    except FileExistsError:
        # Some of the new files are somebody else's.
        raise
    except OSError:
        for file in new:
            _remove(file)
        raise
    finally:
        if is_new:
            _remove(path)


def flush_to_disk(stream: BinaryIO) -> None:
    """Write everything to the disk; OSError if that is full."""
    stream.flush()
    os.fsync(stream.fileno())


def discard_unfinished() -> None:
    """Remove what is not finished yet, since the program is stopped."""
    for path in reversed(_unfinished.copy()):
        _remove(path)


def read(package: str, name: str) -> str:
    """Return a text file of a package."""
    return (files(package) / name).read_text(encoding="utf-8")


def format_size(size: int) -> str:
    """Return a number of bytes in kB or MB.

    >>> format_size(12_340), format_size(8_200_000)
    ('12.3 kB', '8.2 MB')
    """
    if size >= LEAST_MB:
        return f"{size / MB:,.1f} MB"
    return f"{size / KB:.1f} kB"


def is_folder(path: str) -> bool:
    """Return whether a path is a folder; NameTaken if it is something else."""
    return _mode_of(path, stat.S_ISDIR, "folder") is not None


def _mode_of(path: str, is_right: Callable[[int], bool], kind: str) -> int | None:
    """Return the permissions of what a path leads to; None if nothing has this path.

    Raises NameTaken if it is not of the right kind. A link that leads nowhere is
    refused, too: most often it is a mistake, and nobody would look for the file at its
    end.
    """
    try:
        mode = os.stat(path).st_mode
    except OSError as error:
        # First the links, since what they lead to is not found either.
        if error.errno in NOWHERE and os.path.islink(path):
            raise NameTaken(
                path, "is a link that leads nowhere: remove it or choose another name"
            ) from None
        if isinstance(error, FileNotFoundError):
            return None
        raise
    if not is_right(mode):
        raise NameTaken(path, f"is not a {kind}: choose another name")
    return stat.S_IMODE(mode)


def _temporary_path(target: str) -> str:
    """Return a new path in the folder of a file, and remember that it is unfinished.

    Its name is so short that any file system takes it.
    """
    for number in count():
        suffix = f"-{number}" if number else ""
        name = f".queens-viz-{os.getpid()}{suffix}.part"
        path = os.path.join(os.path.dirname(target), name)
        # A process with the same number, which ended long ago, may have left its file.
        if path not in _unfinished and not os.path.lexists(path):
            _unfinished.append(path)
            return path
    raise AssertionError("numbers never end")


def _rename_to_new(temporary: str, target: str) -> None:
    """Rename a file; FileExistsError if the new path exists."""
    # An empty file reserves the path, so that nobody else's file is replaced. Hard
    # links would do this, too, but not on every file system.
    open(target, "xb").close()
    _unfinished.append(target)
    try:
        os.replace(temporary, target)
    except OSError:
        _remove(target)
        raise
    _unfinished.remove(target)


def _remove(path: str) -> None:
    """Remove a file or an empty folder, if it is there."""
    with suppress(OSError):
        if os.path.isdir(path):
            os.rmdir(path)
        else:
            os.unlink(path)
    with suppress(ValueError):
        _unfinished.remove(path)
