"""Who imports whom: the model knows no screen, and nothing imports in a circle."""

from __future__ import annotations

import ast
import subprocess
import sys
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import queens_viz

PACKAGE = Path(queens_viz.__file__).parent
MODULES = {
    ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__"): path
    for path in PACKAGE.rglob("*.py")
}
HOUSE = [
    "search",
    "words",
    "app",
    "looks",
    "paint",
    "text",
    "typed",
    "answers",
    "line",
    "command",
    "window",
    "browser",
    "sheet",
    "saving",
    "site",
    "cli",
    "__main__",
]
"""The parts of the program; each may import those before it, and its own."""

BROWSED = ["search", "words", "app", "looks", "paint"]
"""The parts that will run in a browser too."""

THERE = {"__future__", "array", "bisect", "collections.abc", "enum", "functools", "itertools", "math", "typing"}
"""What these may import from the standard library: what a browser's Python has, or can be given in a few lines."""


MOST_LINES, MOST_LINES_OF_A_FUNCTION = 300, 40
MOST_LINES_OF_ONE_CLASS = 450


@cache
def tree_of(path: Path) -> ast.Module:
    """Return a file's code as Python reads it."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imported_by(name: str) -> set[str]:
    """Return what a module imports, at any depth of its code: this package's modules by their names there."""
    path = MODULES[name]
    package = path.relative_to(PACKAGE).parent.parts
    found = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add((node.module or "").partition(".")[0])
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - (node.level - 1)]
            base = base + tuple((node.module or "").split(".")) if node.module else base
            modules = {".".join((*base, alias.name)) for alias in node.names} & MODULES.keys()
            found |= modules or {".".join(base) or "__init__"}
    return found


def part(name: str) -> str:
    """Return the part of the program to which a module belongs."""
    return name.partition(".")[0]


@cache
def outside(name: str) -> set[str]:
    """Return the modules that are not ours and that a module imports, at any depth of its code."""
    found = set()
    for node in ast.walk(tree_of(MODULES[name])):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(node.module or "")
    return found


OURS = sorted(MODULES.keys() - {"__init__"})


@pytest.mark.parametrize("name", OURS)
def test_arrows_point_one_way_through_the_house(name: str) -> None:
    for other in imported_by(name) & (MODULES.keys() - {"__init__"}):
        assert HOUSE.index(part(other)) <= HOUSE.index(part(name)), other


def test_nothing_imports_in_a_circle() -> None:
    ours = {name: imported_by(name) & MODULES.keys() for name in MODULES}
    list(TopologicalSorter(ours).static_order())


@pytest.mark.parametrize("name", [name for name in OURS if part(name) in BROWSED])
def test_what_will_run_in_a_browser_asks_little_of_the_standard_library(name: str) -> None:
    assert outside(name) <= THERE


@pytest.mark.parametrize("name", [name for name in OURS if part(name) not in ("window", "browser")])
def test_the_window_alone_imports_pygame(name: str) -> None:
    assert not {other for other in outside(name) if other.partition(".")[0] == "pygame"}


def test_what_is_below_the_window_can_be_imported_where_there_is_no_pygame() -> None:
    names = [f"queens_viz.{name}" for name in OURS if part(name) in (*BROWSED, "command", "text", "line")]
    code = f"import sys; sys.modules['pygame'] = None; import {', '.join(names)}"
    assert len(names) > 10
    assert subprocess.run([sys.executable, "-c", code], cwd=PACKAGE.parent, check=False).returncode == 0


def test_one_module_touches_the_display_and_one_the_queue_and_the_clock() -> None:
    texts = {name: path.read_text(encoding="utf-8") for name, path in MODULES.items()}
    assert [name for name, text in texts.items() if "pygame.display" in text] == ["window.display"]
    assert [name for name, text in texts.items() if "pygame.event.get" in text] == ["window.clock"]
    assert [name for name, text in texts.items() if "perf_counter" in text] == ["window.clock"]


WRITTEN = sorted([*PACKAGE.rglob("*.py"), *Path(__file__).parent.rglob("*.py")])


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: str(path.relative_to(PACKAGE.parent)))
def test_files_and_functions_are_short(path: Path) -> None:
    kinds = [type(node) for node in tree_of(path).body]
    is_one = kinds.count(ast.ClassDef) == 1 and ast.FunctionDef not in kinds
    most = MOST_LINES_OF_ONE_CLASS if is_one else MOST_LINES
    assert len(path.read_text(encoding="utf-8").splitlines()) <= most
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.FunctionDef):
            assert (node.end_lineno or 0) - node.lineno < MOST_LINES_OF_A_FUNCTION, node.name


def test_the_page_alone_knows_the_document() -> None:
    for name in OURS:
        if part(name) != "browser":
            assert not {other for other in outside(name) if other.partition(".")[0] == "browser"}, name


def test_the_public_names_need_no_pygame() -> None:
    code = "import queens_viz, queens_viz.app.player, sys; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=PACKAGE.parent, check=False).returncode == 0
