"""JavaScript made of the modules: the browser's own, taken only where it fits."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from queens_viz.browser import compiled, precompile
from queens_viz.browser.build_hook import CompilePage
from queens_viz.browser.compiled import fitting
from queens_viz.browser.modules import Module
from queens_viz.browser.runtime import runtime

from ..support import ROOT
from .chromium import Browser
from .pages import IS_READY

FACTS = Module("queens_viz.search.facts", "LARGEST = 100")


def without_chance(script: str) -> str:
    """Return a script without the names that Brython makes up, and the numbers of places that a page's sources have."""
    return re.sub(r"-?\d+", "", re.sub(r"lambda_\w*", "lambda", script))


@pytest.mark.full
def test_what_is_made_at_the_build_is_what_the_browser_makes(
    browser: Browser, from_sources: Path, scripts: dict[str, str]
) -> None:
    browser.open(from_sources)
    browser.wait_for(IS_READY)
    made = browser.run("return __BRYTHON__.precompiled")
    # json is imported when something is said.
    assert {*made, "json"} == set(scripts)
    for name, script in made.items():
        text = script[0] if isinstance(script, list) else script
        assert without_chance(precompile.slim(text)) == without_chance(scripts[name]), (
            name
        )


def test_what_was_written_fits_until_a_module_or_what_makes_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        precompile,
        "compiled",
        lambda modules: {one.name: f"{one.name}()" for one in modules},
    )
    file, script, modules = (
        tmp_path / "compiled.json",
        runtime(),
        [FACTS, Module("queens_viz", "")],
    )
    monkeypatch.setattr(precompile, "of_the_page", lambda: modules)
    assert fitting(modules, script, file) == {}
    assert precompile.write(file) == 2
    assert fitting(modules, script, file) == {
        one.name: f"{one.name}()" for one in modules
    }
    assert set(
        fitting([FACTS._replace(text="LARGEST = 99"), modules[1]], script, file)
    ) == {"queens_viz"}
    assert fitting(modules, script + " ", file) == {}
    monkeypatch.setattr(compiled, "MAKERS", ("plain.py",))
    assert fitting(modules, script, file) == {}


class Told(list[str]):
    """What the build is told, in place of Hatch's own voice."""

    def display_warning(self, message: str) -> None:
        self.append(message)


def hooked() -> tuple[dict[str, Any], Told]:
    """Return what the hook gives to the build and what it says."""
    told, data = Told(), {"artifacts": list[str]()}
    hook = CompilePage(str(ROOT), {}, None, None, "", "wheel", told)  # type: ignore[arg-type]
    hook.initialize("standard", data)
    return data, told


def test_the_build_goes_on_where_nothing_can_be_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail() -> None:
        raise ImportError("no quickjs")

    monkeypatch.setattr(precompile, "write", fail)
    assert hooked() == (
        {"artifacts": []},
        ["the page's modules were not compiled: no quickjs"],
    )
