"""The text of a file, as Python reads it."""

from __future__ import annotations

import codecs
import io
import re
import tokenize

from ..events import Ending


def text_of_file(data: bytes) -> str | Ending:
    r"""Return the text of a file as Python reads it, or why it can't be read.

    >>> text_of_file(b"# -*- coding: latin-1 -*-\n# Stra\xdfe\n")
    '# -*- coding: latin-1 -*-\n# Straße\n'
    >>> text_of_file(b"n = 4\n# Stra\xdfe\n")[:2]
    ('encoding', 2)
    """
    try:
        encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
        text = data.decode(encoding)
    except (UnicodeDecodeError, SyntaxError, LookupError):
        return _unread(data)
    if "\0" in text:
        return Ending("nul", text[: text.index("\0")].count("\n") + 1)
    return io.IncrementalNewlineDecoder(None, translate=True).decode(text)


COOKIE = re.compile(rb"^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)")
"""A comment that names the encoding of a file; it counts in the first two lines."""


def _unread(data: bytes) -> Ending:
    """Return why the characters of a file can't be read."""
    for number, line in enumerate(data.splitlines()[:2], start=1):
        named = COOKIE.match(line.removeprefix(codecs.BOM_UTF8))
        name = named[1].decode("ascii", "replace") if named else ""
        if name and name.lower().replace("_", "-") not in ("utf-8", "utf8"):
            return Ending("cookie", number, message=name)
    return Ending("encoding", _first_odd_line(data))


def _first_odd_line(data: bytes) -> int:
    """Return the first line that isn't UTF-8, or else the first of all."""
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        return data[: error.start].count(b"\n") + 1
    return 1
