"""Which modules a page needs, found by reading and not by importing them.

What modules ask of the standard library is answered by thin/.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import NamedTuple

from .plain import plain

PACKAGE = Path(__file__).parent.parent
THIN = Path(__file__).parent / "thin"

FOLDERS = {PACKAGE.name: PACKAGE}
"""Where modules lie, by the first of their names; tests have some of their own."""

BUILT_IN = ("browser", "javascript")
"""Modules that Brython has without a library."""


class Module(NamedTuple):
    """A module of Python as it is written."""

    name: str
    text: str
    is_package: bool = False


class NotInThePage(Exception):
    """A module asks for another one that a page doesn't have."""


@cache
def module(name: str) -> Module | None:
    """Return a module of one of the FOLDERS or of thin/, or None where there is no such module; each is read once.

    >>> module("queens_viz.search").is_package, module("queens_viz.search.facts").is_package, module("os")
    (True, False, None)
    """
    first, *parts = name.split(".")
    place = FOLDERS.get(first, THIN / first).joinpath(*parts)
    for path, is_package in (
        (place.with_suffix(".py"), False),
        (place / "__init__.py", True),
    ):
        if path.is_file():
            # The package's own names are for Pythons that have a command line.
            text = "" if name == PACKAGE.name else path.read_text(encoding="utf-8")
            return Module(name, text, is_package)
    return None


def needed(entry: str) -> tuple[str, ...]:
    """Return the names of all modules that one needs, itself included; each comes after its package.

    Raises NotInThePage where one of them asks for what the page doesn't have.

    >>> needed("queens_viz.search.sprint")
    ('queens_viz', 'queens_viz.search', 'queens_viz.search.sprint', '__future__', 'itertools')
    """
    found: dict[str, None] = {}
    waiting = [entry]
    while waiting:
        name = waiting.pop()
        package = name.rpartition(".")[0]
        if name in found:
            continue
        if package and package not in found:
            waiting += [name, package]
            continue
        found[name] = None
        one = module(name)
        for asked, may_be_a_name in reversed(_imports(one) if one else ()):
            if module(asked):
                waiting.append(asked)
            elif not may_be_a_name and asked.partition(".")[0] not in BUILT_IN:
                raise NotInThePage(
                    f"{name} imports {asked}, which the page doesn't have"
                )
    return tuple(found)


@cache
def _imports(one: Module) -> tuple[tuple[str, bool], ...]:
    """Return what a module imports itself; in `from a import b` the `a.b` may also be a name in a module."""
    package = one.name.split(".") if one.is_package else one.name.split(".")[:-1]
    found: list[tuple[str, bool]] = []
    for node in ast.walk(ast.parse(plain(one.text))):
        if isinstance(node, ast.Import):
            found += [(alias.name, False) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            found += [
                (source, False),
                *[(f"{source}.{alias.name}", True) for alias in node.names],
            ]
    return tuple(found)
