"""JavaScript that was made of the modules when the package was built, so that the browser need not make it.

Compiling is most of what a start costs.

Brython's compiler is written in JavaScript, so it can't run where the page is written. It runs where the package is
built (see precompile.py), and what it makes lies beside this file; it is in no repository, for it changes with every
line of the program. Each module carries the hash of its source and of all that made it. Where one doesn't fit, as
after an edit, or where nothing was made, as on a machine that has no engine for it, the page has the sources instead:
the same program, which starts more slowly. A page that has all compiled leaves Brython's compiler out.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

from .modules import Module

FILE = Path(__file__).parent / "compiled.json"
"""An object: each module's name with its fingerprint and its JavaScript."""

MAKERS = ("plain.py", "precompile.py")


def fingerprints(modules: Iterable[Module], runtime_script: str) -> dict[str, str]:
    """Return for each module a hash that changes with it, with Brython, and with how it is compiled by that."""
    makers = [(FILE.parent / name).read_text(encoding="utf-8") for name in MAKERS]
    made_by = hashlib.sha256("\n".join([runtime_script, *makers]).encode()).hexdigest()
    return {
        one.name: hashlib.sha256(f"{made_by} {one!r}".encode()).hexdigest()
        for one in modules
    }


def fitting(
    modules: Iterable[Module], runtime_script: str, file: Path = FILE
) -> dict[str, str]:
    """Return the JavaScript of those modules for which it was made and still fits."""
    if not file.is_file():
        return {}
    made = json.loads(file.read_text(encoding="utf-8"))
    marks = fingerprints(modules, runtime_script)
    return {
        name: made[name][1]
        for name, mark in marks.items()
        if name in made and made[name][0] == mark
    }
