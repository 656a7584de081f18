"""The packages that a job needs: are they installed, and which command installs them.

Some are optional. The others are missing if another Python runs than the one for which
the program was installed, such as that of the system instead of the one in .venv.
"""

from __future__ import annotations

import re
import sys
from importlib.util import find_spec
from pathlib import Path

from .formats import DRAWING, FORMATS, PYGAME
from .options import WINDOW

NEEDED = {form.name: form.needs for form in FORMATS if form.needs}
NEEDED["--address"] = ("segno",)
NEEDED[WINDOW] = DRAWING
"""The packages that a kind of file, an option or the window needs."""

BROTLI = "brotli" if sys.implementation.name == "cpython" else "brotlicffi"

MODULES = {
    "brython": ("brython",),
    "font-source-sans-pro": ("font_source_sans_pro",),
    "fontpkg-ibm-plex-mono": ("fontpkg_ibm_plex_mono",),
    "fonttools[woff]": ("fontTools", BROTLI),
    "pillow": ("PIL",),
    PYGAME: ("pygame",),
    "segno": ("segno",),
}
"""The modules that show that a package is installed."""

VENV = ".venv"
"""The folder in which the README has the program installed."""

PLACES = {
    f"{VENV}/bin/python": f"{VENV}/lib/python3*/site-packages",
    f"{VENV}/Scripts/python.exe": f"{VENV}/Lib/site-packages",
}
"""The Python in that folder, and where its packages are, on each kind of system."""


class MissingPackages(Exception):
    """Packages are not installed. The message says what to do."""


def require(use: str) -> None:
    """Raise MissingPackages if packages are not installed that a use needs.

    `use` is a kind of file, as ".html", an option, or the window.
    """
    missing = []
    for package in NEEDED.get(use, ()):
        if any(find_spec(module) is None for module in MODULES[package]):
            missing.append(package)
    if not missing:
        return
    other = _python_with(missing)
    if other:
        raise MissingPackages(
            "packages that this needs are not installed for this Python; the one in "
            f"{VENV} has them: {other} -m queens_viz"
        )
    python = sys.executable or "python"
    requirements = [_requirement(package) for package in missing]
    words = [python, "-m", "pip", "install", *requirements]
    command = " ".join([_quoted(word) for word in words])
    raise MissingPackages(
        f"packages that this needs are not installed; to install them: {command}"
    )


def _python_with(packages: list[str]) -> str | None:
    """Return the Python in .venv of this folder, if it has some packages."""
    modules = [module for package in packages for module in MODULES[package]]
    for python, place in PLACES.items():
        found = [any(Path().glob(f"{place}/{module}*")) for module in modules]
        if Path(python).exists() and all(found):
            return str(Path(python))
    return None


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
        # pygame-ce begins with pygame, but is another package.
        if re.match(rf"{re.escape(package)}(?![\w-])", requirement):
            return requirement.partition(";")[0].strip()
    return package
