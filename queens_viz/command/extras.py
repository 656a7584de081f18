"""The optional packages: are they installed, and which command installs them."""

from __future__ import annotations

import re
import sys
from importlib.util import find_spec

from .formats import FORMATS

NEEDED = {form.name: form.needs for form in FORMATS if form.needs}
NEEDED["--address"] = ("segno",)
"""The packages that a kind of file or an option needs."""

BROTLI = "brotli" if sys.implementation.name == "cpython" else "brotlicffi"

MODULES = {
    "brython": ("brython",),
    "fonttools[woff]": ("fontTools", BROTLI),
    "pillow": ("PIL",),
    "segno": ("segno",),
}
"""The modules that show that a package is installed."""


class MissingPackages(Exception):
    """Packages are not installed. The message says how to install them."""


def require(use: str) -> None:
    """Raise MissingPackages if packages are not installed that a use needs.

    `use` is a kind of file, as ".html", or an option.
    """
    missing = []
    for package in NEEDED.get(use, ()):
        if any(find_spec(module) is None for module in MODULES[package]):
            missing.append(_requirement(package))
    if not missing:
        return
    python = sys.executable or "python"
    words = [python, "-m", "pip", "install", *missing]
    command = " ".join([_quoted(word) for word in words])
    raise MissingPackages(
        f"packages that this needs are not installed; to install them: {command}"
    )


def _quoted(word: str) -> str:
    """Return a word of a command as sh and cmd.exe take it.

    >>> _quoted("pillow"), _quoted("pillow>=10")
    ('pillow', '"pillow>=10"')
    """
    if re.fullmatch(r"[\w./:\\+-]+", word):
        return word
    return f'"{word}"'


def _requirement(package: str) -> str:
    """Return a package with the versions that the metadata of this program requires."""
    from importlib.metadata import PackageNotFoundError, requires

    try:
        requirements = requires("queens-viz") or []
    except PackageNotFoundError:
        requirements = []
    for requirement in requirements:
        if requirement.startswith(package):
            return requirement.partition(";")[0].strip()
    return package
