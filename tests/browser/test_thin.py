"""The stand-ins for the standard library: held against the original, and carried by the tests of the model."""

from __future__ import annotations

from pathlib import Path

from . import case_language, case_library, thinly
from .cases import wrong


def test_the_cases_hold_of_the_original_and_of_the_stand_ins() -> None:
    assert wrong([*case_library.CASES, *case_language.CASES]) == []
    thin = thinly.load("tests.browser.thin_library", Path(__file__).parent / "case_library.py")
    assert type(thin.Event).__module__ == "queens_viz.browser.thin.enum"
    assert thin.lru_cache.__module__ == "queens_viz.browser.thin.functools"
    assert wrong(thin.CASES) == []
