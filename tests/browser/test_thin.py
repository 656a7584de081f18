"""The stand-ins for the standard library: held against the original, and carried by the tests of the model."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from queens_viz.browser.modules import LIBRARY, PACKAGE, THIN
from queens_viz.browser.precompile import ROOMS

from ..support import ROOT
from . import thinly
from .case_table import CASES
from .cases import wrong


def test_the_cases_hold_of_the_original() -> None:
    assert wrong(CASES) == []


def test_the_cases_hold_of_the_stand_ins() -> None:
    folder = Path(__file__).parent
    types = thinly.load("tests.browser.thin_types", folder / "case_types.py")
    iterators = thinly.load("tests.browser.thin_iterators", folder / "case_iterators.py")
    keeping = thinly.load("tests.browser.thin_keeping", folder / "case_keeping.py")
    assert type(types.Event).__module__ == "queens_viz.browser.thin.enum"
    assert iterators.takewhile.__module__ == "queens_viz.browser.thin.itertools"
    assert keeping.lru_cache.__module__ == "queens_viz.browser.thin.functools"
    assert wrong([*types.CASES, *iterators.CASES, *keeping.CASES]) == []


@pytest.mark.full
def test_the_tests_of_the_model_pass_on_the_stand_ins() -> None:
    paths = ["tests/search", "tests/words", "tests/app", "tests/test_text.py", "--ignore=tests/words/test_files.py"]
    words = ["-m", "pytest", "-q", "-n", "0", "-p", "tests.browser.thinly", "-p", "no:cacheprovider", *paths]
    done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout


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
