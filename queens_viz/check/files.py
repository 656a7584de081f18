"""The files that are to be checked, and their lines."""

from __future__ import annotations

import io
import os
import stat
from collections.abc import Iterable, Iterator, Sequence
from glob import glob, has_magic
from typing import BinaryIO, NamedTuple, cast

from ..search.printed import Piece

STANDARD_INPUT = "-"

PROGRAM = ".py"

ENDINGS = (".txt", ".out", ".log", ".csv", ".json", "")
"""The endings of the texts in a folder; one without an ending may be a text, too."""

NO_FILE = "it is not a file"
"""Why a folder, a pipe with a name or a device can't be read."""

OF_THE_SHELL = ("/dev/fd/", "/proc/self/fd/")
"""Where a shell puts what it has opened, as in `--check <(program)`."""

AT_ONCE = 1 << 16
"""The letters of the longest line that is kept whole."""


class Source(NamedTuple):
    """A file to be checked."""

    name: str  # as the table names it
    path: str  # "-" for standard input

    @property
    def ending(self) -> str:
        """The ending of its name, in lower case."""
        return os.path.splitext(self.path)[1].lower()


class Sources(NamedTuple):
    """All files to be checked."""

    files: tuple[Source, ...]
    passed_over: int  # other files in the folders
    are_many: bool  # a table is asked for, though there may be one file


def sources(words: Sequence[str], *, has_programs: bool) -> Sources:
    """Return the files that words name: files, folders, and names with wildcards.

    In a folder they are those of texts and, if it `has_programs`, of programs.
    """
    endings = (PROGRAM, *ENDINGS) if has_programs else ENDINGS
    files = list[Source]()
    passed_over = 0
    are_many = len(words) > 1
    for word in words:
        names = [word]
        if has_magic(word) and not os.path.exists(word):
            # Shells do this on most systems, but not on Windows.
            names = sorted(glob(word)) or [word]
            are_many = True
        for name in names:
            if name == STANDARD_INPUT or not os.path.isdir(name):
                files.append(Source(name, name))
                continue
            found = list(_files_in(name))
            kept = [path for path in found if _ending(path) in endings]
            shown_from = name if len(words) > 1 or len(names) > 1 else ""
            for path in kept:
                shown = os.path.join(shown_from, os.path.relpath(path, name))
                files.append(Source(shown, path))
            passed_over += len(found) - len(kept)
            are_many = True
    return Sources(tuple(files), passed_over, are_many)


def _ending(path: str) -> str:
    return os.path.splitext(path)[1].lower()


def _files_in(folder: str) -> Iterator[str]:
    """Yield the files of a folder and its subfolders in order, but no hidden ones."""
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(
            name
            for name in folders
            if not _is_hidden(name) and not os.path.islink(os.path.join(place, name))
        )
        for name in sorted(names):
            path = os.path.join(place, name)
            if (
                not _is_hidden(name)
                and os.path.isfile(path)
                and not os.path.islink(path)
            ):
                yield path


def is_without_end(path: str) -> bool:
    """Return whether a path is that of a device or of a pipe with a name.

    Reading it might never end, as that of /dev/zero, or wait for somebody.

    A pipe that a shell has opened for us has a name, too, but can be read at once.
    """
    if path.startswith(OF_THE_SHELL):
        return False
    try:
        mode = os.stat(path).st_mode
    except OSError:
        return False
    return stat.S_ISFIFO(mode) or stat.S_ISCHR(mode) or stat.S_ISBLK(mode)


def _is_hidden(name: str) -> bool:
    return name.startswith(".")


BYTE_ORDERS = {
    b"\xff\xfe": "utf-16-le",
    b"\xfe\xff": "utf-16-be",
    b"\xef\xbb": "utf-8",
}
"""The first bytes of files that begin with a byte order mark."""


def lines_of(stream: BinaryIO) -> Iterator[str]:
    r"""Yield the lines of a text, in UTF-8 or UTF-16; a very long one in pieces.

    >>> list(lines_of(io.BytesIO("1 5\r\n8".encode("utf-16"))))
    ['1 5\n', '8']
    """
    buffered = io.BufferedReader(cast(io.RawIOBase, stream))
    encoding = encoding_of(buffered.peek(AT_ONCE))
    text = io.TextIOWrapper(buffered, encoding, errors="replace")
    try:
        line = text.readline(AT_ONCE).removeprefix("\ufeff")
        while line:
            if len(line) == AT_ONCE and not line.endswith("\n"):
                yield Piece(line)
            else:
                yield line
            line = text.readline(AT_ONCE)
    finally:
        # Else standard input would be closed together with it.
        text.detach()
        buffered.detach()


class Lines:
    """Lines of a text, of which it is known afterwards whether all are blank."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = lines
        self.are_blank = True

    def __iter__(self) -> Iterator[str]:
        for line in self._lines:
            if self.are_blank and line.strip():
                self.are_blank = False
            yield line


def encoding_of(first: bytes) -> str:
    r"""Return the encoding of a text that begins with some bytes.

    A text in UTF-16 has a mark at its beginning, or a zero in each of its first
    letters.

    >>> encoding_of(b"\xff\xfe1\x00"), encoding_of(b"1\x00 \x00"), encoding_of(b"1 5 8")
    ('utf-16-le', 'utf-16-le', 'utf-8')
    """
    if first[:2] in BYTE_ORDERS:
        return BYTE_ORDERS[first[:2]]
    pairs = first[:100]
    if pairs and not any(pairs[1::2]) and all(pairs[::2]) and len(pairs) > 1:
        return "utf-16-le"
    if pairs and not any(pairs[::2]) and all(pairs[1::2]) and len(pairs) > 1:
        return "utf-16-be"
    return "utf-8"
