"""The stand-ins for the standard library: held against the original."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any
from unittest.mock import patch

from queens_viz.browser.modules import PACKAGE
from queens_viz.browser.plain import plain

from ..test_architecture import BROWSED
from . import case_language, case_library
from .cases import wrong

STANDING_IN = (
    "array",
    "bisect",
    "collections",
    "collections.abc",
    "enum",
    "functools",
    "itertools",
    "math",
    "typing",
)


def on_stand_ins(path: Path) -> dict[str, Any]:
    """Return what is in a module as a page has it: plain, and on the stand-ins."""
    thin = {
        name: import_module(f"queens_viz.browser.thin.{name}") for name in STANDING_IN
    }
    found: dict[str, Any] = {
        "__name__": "tests.browser.on_stand_ins",
        "__package__": "tests.browser",
    }
    with patch.dict(sys.modules, thin):
        exec(compile(plain(path.read_text(encoding="utf-8")), path, "exec"), found)
    return found


def test_the_cases_hold_of_the_original_and_of_the_stand_ins() -> None:
    assert wrong([*case_library.CASES, *case_language.CASES]) == []
    thin = on_stand_ins(Path(case_library.__file__))
    assert type(thin["Event"]).__module__ == "queens_viz.browser.thin.enum"
    assert thin["lru_cache"].__module__ == "queens_viz.browser.thin.functools"
    assert wrong(thin["CASES"]) == []


def test_there_is_a_stand_in_for_every_name_that_the_program_imports() -> None:
    asked = set[tuple[str, str]]()
    for path in (path for room in BROWSED for path in (PACKAGE / room).glob("*.py")):
        text = path.read_text(encoding="utf-8")
        asked |= {("math", name) for name in re.findall(r"\bmath\.(\w+)", text)}
        for module, names in re.findall(
            r"^from ([\w.]+) import (.+)$", text, re.MULTILINE
        ):
            asked |= {
                (module, name) for name in names.split(", ") if module in STANDING_IN
            }
    assert len(asked) > 8
    thin = {
        module: import_module(f"queens_viz.browser.thin.{module}")
        for module, _ in asked
    }
    assert (
        sorted(
            (module, name) for module, name in asked if not hasattr(thin[module], name)
        )
        == []
    )
