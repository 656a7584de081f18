"""JavaScript that was made of the modules when the package was built, so that the browser need not make it.

Compiling is what a start costs. Measured in starts of an empty page, of which 8 are allowed, the model without a
painter takes 5 to 7 from sources, and a program two and three times as large 10 and 12; compiled they take 2, 2 and 3.

Brython's compiler is written in JavaScript, so it can't run where the page is written. It runs where the package is
built (see precompile.py), and what it makes lies beside this file; it is in no repository, for it changes with every
line of the program. Each module carries the hash of its source and of all that made it. Where that doesn't fit, as
after an edit, or where nothing was made, as on a machine that has no engine for it, the page has the source instead:
the same program, which starts more slowly. A page that has all compiled leaves Brython's compiler out.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from .modules import Module

FILE = Path(__file__).parent / "compiled.json"
"""An object: each module's name with its fingerprint and its JavaScript."""

MAKERS = ("plain.py", "precompile.py")


def fingerprint(module: Module, runtime_script: str) -> str:
    """Return a hash that changes with a module, with Brython, and with how the one is compiled by the other."""
    parts = [repr(module), _of_makers(), _of_text(runtime_script)]
    return _of_text("\n".join(parts))


def fitting(modules: Iterable[Module], runtime_script: str, file: Path = FILE) -> dict[str, str]:
    """Return the JavaScript of those modules for which it was made and still fits."""
    if not file.is_file():
        return {}
    made = json.loads(file.read_text(encoding="utf-8"))
    fits = {}
    for module in modules:
        mark, script = made.get(module.name, ("", ""))
        if mark == fingerprint(module, runtime_script):
            fits[module.name] = script
    return fits


@cache
def _of_makers() -> str:
    return _of_text("\n".join((FILE.parent / name).read_text(encoding="utf-8") for name in MAKERS))


@cache
def _of_text(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
