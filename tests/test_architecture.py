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

from .tiers import rare

PACKAGE = Path(queens_viz.__file__).parent
MODULES = {
    ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(
        ".__init__"
    ): path
    for path in PACKAGE.rglob("*.py")
}
HOUSE = [
    "search",
    "tracing",
    "words",
    "app",
    "pens",
    "parts",
    "fonts",
    "text",
    "line_commands",
    "line_answers",
    "line_faults",
    "line",
    "command",
    "check",
    "window",
    "browser",
    "sheet",
    "saving",
    "site",
    "cli",
    "__main__",
]
"""The parts of the program; each may import those before it, and its own."""

BROWSED = ["search", "tracing", "words", "app", "pens", "parts"]
"""The parts that run in a browser too; of tracing/ not its folder process/."""

OF_LINES = ["line_commands", "line_answers", "line_faults", "line"]
"""The parts of line mode."""

BELOW = [*BROWSED, "command", "text", *OF_LINES, "check"]
"""The parts below the window."""

MOST_LINES = 600
MOST_LINES_OF_A_FUNCTION = 64
"""50 once part 5 of the fifth edition has rewritten the functions that are longer."""


def tree_of(path: Path) -> ast.Module:
    """Return a file's code as Python reads it."""
    return ast.parse(path.read_text(encoding="utf-8"))


def statements(tree: ast.Module) -> list[ast.AST]:
    """Return the statements of a file at any depth: not what is in them, which is most of it."""
    found, waiting = list[ast.AST](), [tree]
    while waiting:
        node: ast.AST = waiting.pop()
        found.append(node)
        for field in ("body", "orelse", "finalbody", "handlers", "cases"):
            # What a lambda or a condition chooses is an expression.
            inner = getattr(node, field, None)
            waiting += inner if isinstance(inner, list) else []
    return found


@cache
def imported_by(name: str) -> tuple[set[str], set[str]]:
    """Return what a module imports, at any depth of its code: our modules by their names there, and others."""
    package = MODULES[name].relative_to(PACKAGE).parent.parts
    ours, others = set[str](), set[str]()
    for node in statements(tree_of(MODULES[name])):
        if isinstance(node, ast.Import):
            others |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            others.add(node.module or "")
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - (node.level - 1)] + tuple(
                (node.module or "").split(".") * bool(node.module)
            )
            modules = {
                ".".join((*base, alias.name)) for alias in node.names
            } & MODULES.keys()
            ours |= modules or {".".join(base) or "__init__"}
    return ours & MODULES.keys(), others


def part(name: str) -> str:
    """Return the part of the program to which a module belongs."""
    return name.partition(".")[0]


OURS = sorted(MODULES.keys() - {"__init__"})


def test_arrows_point_one_way_through_the_house_and_what_draws_knows_nothing_of_the_rest() -> (
    None
):
    arrows = [
        (name, other) for name in OURS for other in imported_by(name)[0] - {"__init__"}
    ]
    assert [
        (name, other)
        for name, other in arrows
        if HOUSE.index(part(other)) > HOUSE.index(part(name))
    ] == []
    assert {part(other) for name, other in arrows if part(name) == "pens"} == {"pens"}


def test_nothing_imports_in_a_circle() -> None:
    list(
        TopologicalSorter(
            {name: imported_by(name)[0] for name in MODULES}
        ).static_order()
    )


@pytest.mark.parametrize(
    ("program", "parts"), [("pygame", {"window"}), ("browser", {"browser"})]
)
def test_the_window_alone_imports_pygame_and_the_page_alone_knows_the_document(
    program: str, parts: set[str]
) -> None:
    named = {
        part(name)
        for name in OURS
        if any(found.partition(".")[0] == program for found in imported_by(name)[1])
    }
    assert named - {"browser"} == parts - {"browser"}


def test_what_is_below_the_window_can_be_imported_where_there_is_no_pygame() -> None:
    names = [
        "queens_viz",
        *(f"queens_viz.{name}" for name in OURS if part(name) in BELOW),
    ]
    code = f"import sys; sys.modules['pygame'] = None; import {', '.join(names)}"
    assert len(names) > 10
    assert (
        subprocess.run(
            [sys.executable, "-c", code], cwd=PACKAGE.parent, check=False
        ).returncode
        == 0
    )


def test_one_module_touches_the_display_and_one_the_queue_and_the_clock() -> None:
    texts = {name: path.read_text(encoding="utf-8") for name, path in MODULES.items()}
    assert [name for name, text in texts.items() if "pygame.display" in text] == [
        "window.display"
    ]
    assert [name for name, text in texts.items() if "pygame.event.get" in text] == [
        "window.clock"
    ]
    # Programs of people may ask for the time in the page, too.
    ours = {name: text for name, text in texts.items() if ".library." not in name}
    assert [name for name, text in ours.items() if "perf_counter" in text] == [
        "window.clock"
    ]


def too_long(path: Path) -> list[str]:
    """Return what is too long of a file: itself, and functions by their names."""
    tree = tree_of(path)
    found = (
        ["the file"]
        if len(path.read_text(encoding="utf-8").splitlines()) > MOST_LINES
        else []
    )
    functions = [node for node in statements(tree) if isinstance(node, ast.FunctionDef)]
    return found + [
        it.name
        for it in functions
        if (it.end_lineno or 0) - it.lineno >= MOST_LINES_OF_A_FUNCTION
    ]


@pytest.mark.parametrize(
    "folder", [PACKAGE, *rare(Path(__file__).parent)], ids=lambda folder: folder.name
)
def test_files_and_functions_are_short(folder: Path) -> None:
    # The programs that people wrote are not ours, and some can't be read.
    files = [path for path in folder.rglob("*.py") if "programs" not in path.parts]
    long = {str(path.relative_to(folder)): too_long(path) for path in files}
    assert {path: parts for path, parts in long.items() if parts} == {}


def test_a_file_and_a_function_that_are_too_long_are_named(tmp_path: Path) -> None:
    written = tmp_path / "long.py"
    written.write_text(
        "def some():\n" + "    pass\n" * MOST_LINES_OF_A_FUNCTION + "\n" * MOST_LINES,
        encoding="utf-8",
    )
    assert too_long(written) == ["the file", "some"]
