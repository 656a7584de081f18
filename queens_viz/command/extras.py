"""The packages that only some files need: whether they are installed, and the command that installs them."""

from __future__ import annotations

import re
import sys
from importlib.util import find_spec

NEEDED = {".gif": ("pillow",), ".svg": ("fonttools[woff]",), ".html": ("brython", "fonttools[woff]"),
          "--address": ("segno",)}  # fmt: skip
"""The packages that a kind of file needs, or an option, as they are called where the program has no metadata."""

MODULES = {
    "brython": ("brython",),
    "fonttools[woff]": (
        "fontTools",
        "brotli" if sys.implementation.name == "cpython" else "brotlicffi",
    ),
    "pillow": ("PIL",),
    "segno": ("segno",),
}


class MissingPackages(Exception):
    """The machine lacks what is needed; the message says what, and how to get it."""


def require(use: str) -> None:
    """Raise MissingPackages if a package that this kind of file or this option needs is not installed."""
    if lacking := [
        package
        for package in NEEDED.get(use, ())
        if not all(map(find_spec, MODULES[package]))
    ]:
        words = (
            sys.executable or "python",
            "-m",
            "pip",
            "install",
            *map(_bounded, lacking),
        )
        # As sh takes it, and cmd.exe too: quoted where need be, and by double quotes.
        command = " ".join(
            word if re.fullmatch(r"[\w./:\\+-]+", word) else f'"{word}"'
            for word in words
        )
        raise MissingPackages(
            f"packages that this needs are not installed; to install them: {command}"
        )


def _bounded(package: str) -> str:
    """Return a package with the bounds that the program's metadata gives it, if there is any."""
    from importlib.metadata import PackageNotFoundError, requires

    try:
        known = requires("queens-viz") or []
    except PackageNotFoundError:
        known = []
    return next(
        (line.partition(";")[0].strip() for line in known if line.startswith(package)),
        package,
    )
