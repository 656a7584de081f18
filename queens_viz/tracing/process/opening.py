"""The text of a file, as Python reads it."""

from __future__ import annotations

import io
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
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        return Ending("encoding", line)
    except (SyntaxError, LookupError):
        return Ending("encoding", _first_odd_line(data))
    if "\0" in text:
        return Ending("encoding", text[: text.index("\0")].count("\n") + 1)
    return io.IncrementalNewlineDecoder(None, translate=True).decode(text)


def _first_odd_line(data: bytes) -> int:
    """Return the first line that isn't UTF-8, or else the first of all."""
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        return data[: error.start].count(b"\n") + 1
    return 1
