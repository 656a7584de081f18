"""Brython, as it is installed: a Python that runs in browsers."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

NOTICE = (
    "// Brython, copyright (c) 2012 Pierre Quentel, under the BSD licence"
    " that is at brython.info\n"
)
"""Its licence asks for this notice wherever Brython is."""

COMPILER = re.compile(
    r"^// >>> brython compiler chain$.*?^// <<< brython compiler chain$",
    re.DOTALL | re.MULTILINE,
)
"""The part of Brython's script that compiles Python to JavaScript: a third of it.

A page whose modules are all compiled does not contain it.
"""


@cache
def runtime() -> str:
    """Return Brython's script. Brython must be installed."""
    import brython

    path = Path(brython.__path__[0], "data", "brython.js")
    return path.read_text(encoding="utf-8")
