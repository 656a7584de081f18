"""Brython, as it is installed: a Python that runs in browsers."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

NOTICE = "// Brython, copyright (c) 2012 Pierre Quentel, under the BSD licence that is at brython.info\n"
"""Goes with Brython wherever it goes."""

LIBRARY_BEGINS = "var scripts = "

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
    return _file("brython.js")


def library_modules(names: tuple[str, ...]) -> dict[str, list[object]]:
    """Return some modules of its library, as Brython keeps them: kind, text, imports."""
    text = _file("brython_stdlib.js")
    # A script that calls Brython with an object, which is JSON.
    modules, _ = json.JSONDecoder().raw_decode(
        text, text.index(LIBRARY_BEGINS) + len(LIBRARY_BEGINS)
    )
    return {name: modules[name] for name in names}


def _file(name: str) -> str:
    import brython

    return Path(brython.__path__[0], "data", name).read_text(encoding="utf-8")
