"""Which modules a page needs: they are read for that, and not imported.

Imports of the standard library are answered by the modules in thin/.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from .plain import plain

PACKAGE = Path(__file__).parent.parent
THIN = Path(__file__).parent / "thin"

FOLDERS = {PACKAGE.name: PACKAGE}
"""The folders of packages by their names. Tests add some of their own."""

BUILT_IN = ("browser", "javascript")
"""The modules that Brython has without a library."""


class Module(NamedTuple):
    """A module of Python."""

    name: str
    text: str  # its source
    is_package: bool = False


class Import(NamedTuple):
    """What a module imports."""

    name: str
    is_module: bool  # whether it is certain that this is no name in a module


class NotInThePage(Exception):
    """A module imports one that a page doesn't have."""


@cache
def module(name: str) -> Module | None:
    """Return a module of one of the FOLDERS or of thin/, or None if there is none.

    >>> module("queens_viz.search").is_package
    True
    >>> module("queens_viz.search.facts").is_package
    False
    >>> module("os") is None
    True
    """
    first, *rest = name.split(".")
    path = FOLDERS.get(first, THIN / first).joinpath(*rest)
    file = path.with_suffix(".py")
    package_file = path / "__init__.py"
    if file.is_file():
        return Module(name, _source(name, file))
    if package_file.is_file():
        return Module(name, _source(name, package_file), is_package=True)
    return None


def _source(name: str, file: Path) -> str:
    """Return the source of a module. The package itself is empty in a page.

    What it exports is for a Python with a command line.
    """
    return "" if name == PACKAGE.name else file.read_text(encoding="utf-8")


def needed(entry: str) -> tuple[str, ...]:
    """Return the names of all modules that a module needs, with itself.

    Each comes after its package. Raise NotInThePage if one imports a module that the
    page doesn't have.

    >>> for name in needed("queens_viz.search.sprint"):
    ...     print(name)
    queens_viz
    queens_viz.search
    queens_viz.search.sprint
    __future__
    itertools
    """
    names: dict[str, None] = {}  # a set in order
    stack = [entry]  # the names to look at, the next one at the end
    while stack:
        name = stack.pop()
        if name in names:
            continue
        package = name.rpartition(".")[0]
        if package and package not in names:
            # The package first, then the module once more.
            stack += [name, package]
            continue
        names[name] = None
        importing = module(name)
        if importing:
            stack += reversed(_needed_directly(importing))
    return tuple(names)


def modules_of(entries: Iterable[str], without: Iterable[str] = ()) -> list[Module]:
    """Return all modules that some modules need, without those with certain names.

    >>> [one.name for one in modules_of(["itertools"], without=["__future__"])]
    ['itertools']
    """
    names = dict.fromkeys([name for entry in entries for name in needed(entry)])
    found = [module(name) for name in names if name not in set(without)]
    return [one for one in found if one]


def _needed_directly(importing: Module) -> list[str]:
    """Return the names of the modules that a module itself imports.

    Those that are built into Brython are left out.
    """
    names = []
    for name, is_module in _imports(importing):
        is_built_in = name.partition(".")[0] in BUILT_IN
        if module(name):
            names.append(name)
        elif is_module and not is_built_in:
            raise NotInThePage(
                f"{importing.name} imports {name}, which the page doesn't have"
            )
    return names


@cache
def _imports(importing: Module) -> tuple[Import, ...]:
    """Return what a module itself imports, in order.

    In `from a import b`, `a.b` can be a module or a name in `a`.
    """
    package = importing.name.split(".")
    if not importing.is_package:
        package.pop()
    imports = []
    for node in ast.walk(ast.parse(plain(importing.text))):
        if isinstance(node, ast.Import):
            imports += [Import(alias.name, is_module=True) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            source = _absolute(node, package)
            imports.append(Import(source, is_module=True))
            for alias in node.names:
                imports.append(Import(f"{source}.{alias.name}", is_module=False))
    return tuple(imports)


def _absolute(node: ast.ImportFrom, package: list[str]) -> str:
    """Return the name of the module from which something is imported.

    `package` is the name of the importing module's package, in parts.
    """
    parts = []
    if node.level:
        # One dot is the package itself, each further one is a package around it.
        parts = package[: len(package) + 1 - node.level]
    if node.module:
        parts.append(node.module)
    return ".".join(parts)
