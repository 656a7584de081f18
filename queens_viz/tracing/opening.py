"""A file that may be a program: its text, or why it can't be run."""

from __future__ import annotations

import io
import json
import tokenize

from .calling import is_empty
from .ending import ending_of_syntax
from .events import Ending
from .statements import Program, analyse


def text_of_file(data: bytes) -> str | Ending:
    r"""Return the text of a file as Python reads it, or why it can't be read.

    >>> text_of_file(b"# -*- coding: latin-1 -*-\n# Stra\xdfe\n")
    '# -*- coding: latin-1 -*-\n# Straße\n'
    >>> text_of_file(b"n = 4\n# Stra\xdfe\n")
    Ending(kind='encoding', line=2, error='', message='', lookup=None, values=(), status=None)
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


def program_of(source: str, filename: str) -> Program | Ending:
    """Return a program that can be run, or why there is none."""
    if _is_notebook(source):
        return Ending("notebook")
    try:
        program = analyse(source, filename)
    except SyntaxError as error:
        return ending_of_syntax(error, source)
    except (ValueError, RecursionError, MemoryError) as error:
        return Ending("syntax", None, type(error).__name__, str(error))
    if is_empty(source):
        return Ending("empty")
    return program


def _is_notebook(source: str) -> bool:
    """Whether a file is one of Jupyter's, under another name."""
    if not source.lstrip().startswith("{") or '"cells"' not in source:
        return False
    try:
        return "cells" in json.loads(source)
    except ValueError:
        return False
