"""Which modules a page needs, found by reading and not by importing them: at once, or late.

A module that is imported inside a function is late: it is asked for when the function is called, so the page may begin
without it. What modules ask of the standard library is answered by
thin/, and by the few modules of LIBRARY.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from .plain import plain

PACKAGE = Path(__file__).parent.parent
THIN = Path(__file__).parent / "thin"

LIBRARY = ("array", "math")
"""Modules that are taken from Brython's own library: these are JavaScript, so nothing of them need be compiled."""

BUILT_IN = ("browser", "javascript")
"""Modules that Brython has without a library."""


class Module(NamedTuple):
    """A module of Python as it is written."""

    name: str
    text: str
    is_package: bool = False


class Needed(NamedTuple):
    """Names of modules: of those that importing one of them imports, and of those that may follow."""

    at_once: tuple[str, ...]
    late: tuple[str, ...]


class _Import(NamedTuple):
    """A module that another one imports; in `from a import b` the `a.b` may also be a name in a module."""

    name: str
    is_late: bool
    may_be_a_name: bool = False


class NotInThePage(Exception):
    """A module asks for another one that a page doesn't have."""


def module(name: str, others: Mapping[str, Module] | None = None) -> Module | None:
    """Return one of the `others`, of thin/ or of this package, or None where there is no such module.

    >>> module("queens_viz.search").is_package, module("queens_viz.search.facts").is_package, module("os")
    (True, False, None)
    """
    return others[name] if others and name in others else _kept(name)


@cache
def _kept(name: str) -> Module | None:
    """Return a module of thin/ or of this package, each read once: it is asked for whenever one imports it."""
    first, *parts = name.split(".")
    place = PACKAGE.joinpath(*parts) if first == PACKAGE.name else THIN.joinpath(first, *parts)
    for path, is_package in ((place.with_suffix(".py"), False), (place / "__init__.py", True)):
        if path.is_file():
            # The package's own names are for Pythons that have a command line.
            text = "" if name == PACKAGE.name else path.read_text(encoding="utf-8")
            return Module(name, text, is_package)
    return None


def needed(entry: str, others: Mapping[str, Module] | None = None) -> Needed:
    """Return all that a module needs, itself included, in the order in which it is asked for.

    Raises NotInThePage where one of them asks for what the page doesn't have.

    >>> needed("queens_viz.search.sprint").at_once
    ('queens_viz', 'queens_viz.search', 'queens_viz.search.sprint', 'itertools')
    """
    at_once = _reached([entry], others or {}, follows_late=False)
    late = _reached(at_once, others or {}, follows_late=True)
    return Needed(tuple(at_once), tuple(name for name in late if name not in at_once))


def _reached(names: list[str], others: Mapping[str, Module], *, follows_late: bool) -> list[str]:
    found: dict[str, None] = {}
    waiting = names[::-1]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        package = name.rpartition(".")[0]
        if package and package not in found:
            waiting += [name, package]
            continue
        found[name] = None
        one = module(name, others)
        for asked in reversed(_imports(one) if one else ()):
            if (follows_late or not asked.is_late) and _is_there(asked, name, others):
                waiting.append(asked.name)
    return list(found)


def _is_there(asked: _Import, by: str, others: Mapping[str, Module]) -> bool:
    """Return whether what is imported is a module that is to be put into the page."""
    if asked.name in LIBRARY or module(asked.name, others):
        return True
    if asked.may_be_a_name or asked.is_late or asked.name.partition(".")[0] in BUILT_IN:
        return False
    raise NotInThePage(f"{by} imports {asked.name}, which the page doesn't have")


@cache
def _imports(one: Module) -> tuple[_Import, ...]:
    """Return what a module imports itself."""
    package = one.name.split(".") if one.is_package else one.name.split(".")[:-1]
    found: list[_Import] = []
    for statement, is_late in _statements(ast.parse(plain(one.text)).body, is_late=False):
        if isinstance(statement, ast.Import):
            found += [_Import(alias.name, is_late) for alias in statement.names]
            continue
        base = package[: len(package) + 1 - statement.level] if statement.level else []
        source = ".".join([*base, *([statement.module] if statement.module else [])])
        found.append(_Import(source, is_late))
        found += [_Import(f"{source}.{alias.name}", is_late, may_be_a_name=True) for alias in statement.names]
    return tuple(found)


def _statements(body: list[ast.stmt], *, is_late: bool) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool]]:
    for node in body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node, is_late
        inside = is_late or isinstance(node, ast.FunctionDef)
        for part in ("body", "orelse", "finalbody", "handlers", "cases"):
            yield from _statements(getattr(node, part, []), is_late=inside)
