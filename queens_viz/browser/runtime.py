"""Brython, as it is installed: a Python that runs in browsers."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

NOTICE = "// Brython, copyright (c) 2012 Pierre Quentel, under the BSD licence that is at brython.info\n"
"""Goes with Brython wherever it goes."""

COMPILER = re.compile(
    r"^// >>> brython compiler chain$.*?^// <<< brython compiler chain$",
    re.DOTALL | re.MULTILINE,
)
"""What reads Python and makes JavaScript of it, as Brython marks it: a third of the script.

A page of which all modules are compiled already is without it.
"""


@cache
def runtime() -> str:
    """Return Brython's script; it must be installed."""
    import brython

    return Path(brython.__path__[0], "data", "brython.js").read_text(encoding="utf-8")
