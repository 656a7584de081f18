"""The page's modules as JavaScript, compiled when the package was built.

Brython compiles modules in the browser otherwise, which takes most of the time of a
start. Its compiler is written in JavaScript, so it can't run where the page is written.
It runs where the package is built (see precompile.py). The result is in a file beside
this one. That is in no repository, because it changes with every line of the program.

Each module has a fingerprint of its source and of all that compiled it. If one does not
fit, as after an edit, or if there is no file, the page contains the sources instead. A
page whose modules are all compiled does not contain Brython's compiler.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

from .modules import Module

FILE = Path(__file__).parent / "compiled.json"
"""An object: for each name of a module its fingerprint and its JavaScript."""

MAKERS = ("plain.py", "precompile.py")
"""The files that decide, besides Brython, how a module is compiled."""


def fingerprints(modules: Iterable[Module], runtime_script: str) -> dict[str, str]:
    """Return a fingerprint of each module, by its name.

    It changes with the module, with Brython's script, and with the MAKERS.
    """
    makers = [(FILE.parent / name).read_text(encoding="utf-8") for name in MAKERS]
    made_by = hashlib.sha256("\n".join([runtime_script, *makers]).encode()).hexdigest()
    return {
        module.name: hashlib.sha256(f"{made_by} {module!r}".encode()).hexdigest()
        for module in modules
    }


def fitting(
    modules: Iterable[Module], runtime_script: str, file: Path = FILE
) -> dict[str, str]:
    """Return the JavaScript of the modules that the file has with their fingerprint.

    The others have changed since the file was written.
    """
    if not file.is_file():
        return {}
    compiled = json.loads(file.read_text(encoding="utf-8"))
    scripts = {}
    for name, fingerprint in fingerprints(modules, runtime_script).items():
        if name in compiled:
            compiled_fingerprint, script = compiled[name]
            if compiled_fingerprint == fingerprint:
                scripts[name] = script
    return scripts
