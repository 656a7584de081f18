"""The stand-ins for the standard library: held against the original, and carried by the tests of the model."""

from __future__ import annotations

import ast
from pathlib import Path

from queens_viz.browser.modules import LIBRARY, PACKAGE, THIN

from . import case_language, case_library, thinly
from .cases import wrong
from .pages import ROOMS


def test_the_cases_hold_of_the_original_and_of_the_stand_ins() -> None:
    assert wrong([*case_library.CASES, *case_language.CASES]) == []
    thin = thinly.load("tests.browser.thin_library", Path(__file__).parent / "case_library.py")
    assert type(thin.Event).__module__ == "queens_viz.browser.thin.enum"
    assert thin.lru_cache.__module__ == "queens_viz.browser.thin.functools"
    assert wrong(thin.CASES) == []


def names_of_the_library() -> set[tuple[str, str]]:
    """Return what the rooms that a page may hold import from the standard library: modules and names in them."""
    found = set()
    for room in ROOMS:
        for path in (PACKAGE / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ImportFrom) and not node.level:
                    found |= {(node.module or "", alias.name) for alias in node.names}
                elif isinstance(node, ast.Import):
                    found |= {(alias.name, "") for alias in node.names}
    return found


def test_there_is_a_stand_in_for_every_name_that_the_program_imports() -> None:
    asked = {(module, name) for module, name in names_of_the_library() if module not in LIBRARY}
    assert len(asked) > 8
    for module, name in sorted(asked):
        path = THIN.joinpath(*module.split("."))
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        assert not name or name in thinly.load(f"thin_{module}", file).__dict__, f"{module} lacks {name}"
