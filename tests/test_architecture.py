"""Who imports whom: the model knows no screen, and nothing imports in a circle."""

from __future__ import annotations

import ast
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import queens_viz

PACKAGE = Path(queens_viz.__file__).parent
MODULES = {
    ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__"): path
    for path in PACKAGE.rglob("*.py")
}
MODEL = ["search", "commands", "solutions", "tree", "languages", "words", "player", "text"]


def imported_by(name: str) -> set[str]:
    """Return what a module imports, at any depth of its code: this package's modules by their names there."""
    path = MODULES[name]
    package = path.relative_to(PACKAGE).parent.parts
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
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


@pytest.mark.parametrize("name", [name for name in MODULES if name.partition(".")[0] in MODEL])
def test_the_model_imports_the_standard_library_and_the_model_only(name: str) -> None:
    parts = {other.partition(".")[0] for other in imported_by(name)}
    assert parts <= set(sys.stdlib_module_names) | set(MODEL)


def test_nothing_imports_in_a_circle() -> None:
    ours = {name: imported_by(name) & MODULES.keys() for name in MODULES}
    list(TopologicalSorter(ours).static_order())


@pytest.mark.parametrize("name", sorted(MODULES))
def test_imports_point_from_the_screen_to_the_model(name: str) -> None:
    command = ["streams", "ending", "progress", "files", "span"]
    order = [*MODEL, *command, "arguments", "view", "page", "gif", "pictures", "app", "saving", "cli", "__main__"]
    level = order.index(name.partition(".")[0]) if name != "__init__" else 0
    ours = {other.partition(".")[0] for other in imported_by(name) & (MODULES.keys() - {"__init__"})}
    assert all(order.index(other) <= level for other in ours)


def test_only_the_app_touches_display_and_queue() -> None:
    for name, path in MODULES.items():
        if name != "app":
            text = path.read_text(encoding="utf-8")
            assert "pygame.display" not in text, name
            assert "pygame.event.get" not in text, name


def test_the_public_names_need_no_pygame() -> None:
    code = "import queens_viz, queens_viz.player, sys; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=PACKAGE.parent, check=False).returncode == 0
