"""Files that are written whole or not at all, and the templates of pages."""

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
"""What is to be removed if the program is stopped now: a folder before what lies in it."""


NOWHERE = errno.ENOENT, errno.ENOTDIR, errno.ELOOP
"""What the system says of a link if there is nothing at its end."""


class NameTaken(FileExistsError):
    """A name that can't be used, since what has it is never replaced; `reason` says why."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(path, reason)
        self.path = path
        self.reason = reason


@contextmanager
def whole_file(
    path: str | os.PathLike[str], *, replaces: bool = False
) -> Iterator[BinaryIO]:
    """Give a stream whose contents become the file when all went well.

    They are written to a temporary file beside it, flushed to the disk, and put in its place. A file that exists is
    kept as it is, and FileExistsError raised, even where it appears meanwhile; with `replaces` it stays until then,
    and its permissions stay for good. NameTaken where it is not a file; OSError where any of that fails. Then nothing
    is left behind.
    """
    target = os.fspath(path)
    mode = _mode_of(target, stat.S_ISREG, "file")
    if mode is not None:
        if not replaces:
            raise FileExistsError
        target = os.path.realpath(target)

    def opened(name: str, flags: int) -> int:
        # Until its own permissions are set, nobody may read what others may not.
        return os.open(name, flags, 0o666 if mode is None else mode & 0o700)

    temporary = _name_beside(target)
    stream = open(temporary, "xb", opener=opened)  # noqa: SIM115  # what can't be opened isn't removed
    try:
        with stream:
            yield stream
            flush_to_disk(stream)
        if replaces:
            if mode is not None:
                os.chmod(temporary, mode)
            os.replace(temporary, target)
        else:
            _put(temporary, target)
    finally:
        _remove(temporary)


@contextmanager
def whole_folder(path: str, names: Iterable[str]) -> Iterator[None]:
    """Make a folder for files of these names, if it isn't there.

    NameTaken where it is not a folder, OSError where it can't be made. Where a file can't be written none is left, and no new folder, unless somebody else
    has put something there meanwhile.
    """
    is_new = not is_folder(path)
    if is_new:
        os.mkdir(path)
        _unfinished.append(path)
    new = [
        file for name in names if not os.path.lexists(file := os.path.join(path, name))
    ]
    try:
        yield
    except FileExistsError:  # of these some are somebody else's
        raise
    except OSError:
        for file in new:
            _remove(file)
        raise
    finally:
        if is_new:
            _remove(path)


def flush_to_disk(stream: BinaryIO) -> None:
    """See to it that what was written is on the disk; OSError if that is full."""
    stream.flush()
    os.fsync(stream.fileno())


def discard_unfinished() -> None:
    """Remove what a program that is stopped while it writes would leave behind."""
    for path in reversed(_unfinished.copy()):
        _remove(path)


def read(package: str, name: str) -> str:
    """Return a text that lies in a package."""
    return (files(package) / name).read_text(encoding="utf-8")


def format_size(size: int) -> str:
    """Return a number of bytes, as people say it.

    >>> format_size(12_340), format_size(8_200_000)
    ('12.3 kB', '8.2 MB')
    """
    return f"{size / 1e6:,.1f} MB" if size >= 999_950 else f"{size / 1e3:.1f} kB"


def is_folder(path: str) -> bool:
    """Return whether there is a folder of this name; NameTaken if it is the name of something else."""
    return _mode_of(path, stat.S_ISDIR, "folder") is not None


def _mode_of(path: str, is_right: Callable[[int], bool], kind: str) -> int | None:
    """Return the permissions of what a path leads to, None if nothing is there.

    Raise NameTaken where that is not of the right kind. A link that leads nowhere is
    most often a mistake: nothing is written where nobody would look for it.
    """
    try:
        mode = os.stat(path).st_mode
    except OSError as error:
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


def _name_beside(target: str) -> str:
    """Return a free name in the folder of a file, so short that any folder takes it; what gets it is unfinished."""
    for number in count():
        name = f".queens-viz-{os.getpid()}{f'-{number}' if number else ''}.part"
        path = os.path.join(os.path.dirname(target), name)
        if path in _unfinished or os.path.lexists(path):
            continue  # of a process long dead that had the same number
        _unfinished.append(path)
        return path
    raise AssertionError("numbers never end")


def _put(temporary: str, target: str) -> None:
    """Give a file its name, FileExistsError if that is taken."""
    # An empty file takes the name first, so that nobody else's is replaced; not every file system has hard links.
    open(target, "xb").close()
    _unfinished.append(target)
    try:
        os.replace(temporary, target)
    except OSError:
        _remove(target)
        raise
    _unfinished.remove(target)


def _remove(path: str) -> None:
    """Remove a file, or a folder in which nothing is left."""
    with suppress(OSError):
        (os.rmdir if os.path.isdir(path) else os.unlink)(path)
    with suppress(ValueError):
        _unfinished.remove(path)
