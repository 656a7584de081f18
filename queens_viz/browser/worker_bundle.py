"""What a page carries to run programs: scripts of the worker, compiler and library.

It is unpacked when a program is run for the first time.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ..command.files import read
from .entries import WORKER
from .modules import needed
from .plain import plain
from .runtime import COMPILER, runtime

LIBRARY = Path(__file__).parent / "library"
"""The modules that a program can import."""

RECORDER = (
    "recorder_words.js",
    "recorder_values.js",
    "recorder_heap.js",
    "recorder_frame.js",
    "recorder.js",
    "recorder_hooks.js",
)
"""The scripts that record a program, in the order in which they run."""

DEPTH = 900
"""How many calls of a program can be open, one in another."""


def library() -> Mapping[str, str]:
    """Return the sources of the modules that a program can import, by their names."""
    sources = {}
    for path in sorted(LIBRARY.rglob("*.py")):
        name = ".".join(path.relative_to(LIBRARY).with_suffix("").parts)
        name = name.removesuffix(".__init__")
        if name != "__init__":
            sources[name] = plain(path.read_text(encoding="utf-8"))
    return sources


def _script(name: str) -> str:
    """Return a script of ours without comments and indentation: they take room."""
    lines = [line.strip() for line in read(__package__, name).splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("//"))


def worker_parts(*, has_compiler: bool = True) -> dict[str, object]:
    """Return what the page needs to start a worker, as JSON has it.

    `names` are the modules of ours that it needs: the page has them itself. What
    compiles Python is left out where the page has that, too.
    """
    compiler = COMPILER.search(runtime()) if has_compiler else None
    return {
        "host": _script("worker_host.js"),
        "frame": _script("worker_frame.js"),
        "start": _script("worker_start.js"),
        "recorder": [_script(name) for name in RECORDER],
        "compiler": compiler[0] if compiler else "",
        "entry": WORKER,
        "names": list(needed(WORKER)),
        "library": dict(library()),
        "depth": DEPTH,
    }
