"""Brython, as it is installed: a Python that runs in browsers."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

NOTICE = "// Brython, copyright (c) 2012 Pierre Quentel, under the BSD licence that is at brython.info\n"
"""Goes with Brython wherever it goes."""

LIBRARY_BEGINS = "var scripts = "

COMPILER = re.compile(r"^// >>> brython compiler chain$.*?^// <<< brython compiler chain$", re.DOTALL | re.MULTILINE)
"""What reads Python and makes JavaScript of it, as Brython marks it: a quarter of the script.

A page of which all modules are compiled already is without it.
"""


class Runtime(NamedTuple):
    """Brython's script, and the file of its library."""

    script: str
    library: Path

    def library_modules(self, names: tuple[str, ...]) -> dict[str, list[object]]:
        """Return some modules of the library, as Brython keeps them: kind, text, imports."""
        text = self.library.read_text(encoding="utf-8")
        # A script that calls Brython with an object, which is JSON.
        modules, _ = json.JSONDecoder().raw_decode(text, text.index(LIBRARY_BEGINS) + len(LIBRARY_BEGINS))
        return {name: modules[name] for name in names}


@cache
def runtime() -> Runtime:
    """Return Brython, which must be installed."""
    import brython

    data = Path(brython.__path__[0], "data")
    return Runtime((data / "brython.js").read_text(encoding="utf-8"), data / "brython_stdlib.js")
