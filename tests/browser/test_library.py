"""The library that programs of people have in the page: held against the originals."""

from __future__ import annotations

import builtins
import contextlib
import io
import math
import time
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from queens_viz.browser.worker_bundle import library

from .case_programs import CASES, PROGRAMS, outcomes
from .chromium import Browser
from .typed_page import Typed, opened

RUN = """
import {name}
for line in {lines!r}:
    try:
        print(repr(eval(line, {{"{name}": {name}}})))
    except Exception as error:
        print(f"{{type(error).__name__}}: {{error}}")
"""
"""A program that prints what expressions come to."""


class Library:
    """The modules of the page, imported here."""

    def __init__(self) -> None:
        self.sources = library()
        self.modules = {"_numbers": self.numbers()}

    def numbers(self) -> ModuleType:
        """Return what the browser lends the library."""
        module: Any = ModuleType("_numbers")
        for name in vars(math):
            setattr(module, name, getattr(math, name))
        module.cbrt = lambda x: x ** (1 / 3)
        module.clock = time.perf_counter
        module.wall_clock = time.time
        return module  # type: ignore[no-any-return]

    def module(self, name: str) -> Any:
        """Return a module."""
        if name not in self.modules:
            module = self.modules[name] = ModuleType(name)
            names = {**vars(builtins), "__import__": self.imported}
            module.__dict__["__builtins__"] = names
            exec(compile(self.sources[name], name, "exec"), module.__dict__)
        return self.modules[name]

    def imported(self, name: str, *others: Any) -> Any:
        """Take the place of __import__."""
        if name not in self.sources and name not in self.modules:
            return __import__(name, *others)
        names = others[2] if len(others) > 2 else ()
        module = self.module(name)
        for inner in names or ():
            if f"{name}.{inner}" in self.sources:
                setattr(module, inner, self.module(f"{name}.{inner}"))
        return module


def printed(program: str, library: Library | None) -> str:
    """Return what a program prints, with the page's library or with ours."""
    names: dict[str, Any] = {"__name__": "__main__"}
    output = io.StringIO()
    if library:
        names["__builtins__"] = {**vars(builtins), "__import__": library.imported}
        sys = library.module("sys")
        sys.stdout = sys.stderr = output
    streams = contextlib.redirect_stdout(output), contextlib.redirect_stderr(output)
    with streams[0], streams[1], contextlib.suppress(SystemExit):
        exec(compile(program, "program.py", "exec"), names)
    return output.getvalue()


def test_the_library_does_what_the_original_does() -> None:
    ours = Library()
    for name in CASES:
        assert outcomes(name, ours.module(name)) == outcomes(name, import_module(name))


@pytest.mark.full
def test_programs_do_the_same_with_the_library() -> None:
    for program in PROGRAMS:
        assert printed(program, Library()) == printed(program, None)


@pytest.fixture(scope="module")
def page(running: Browser, tmp_path_factory: pytest.TempPathFactory) -> Typed:
    """Return a page in which programs run."""
    pytest.importorskip("quickjs", reason="needs QuickJS, which has no wheel here")
    return opened(running, tmp_path_factory.mktemp("library") / "typed.html")


@pytest.mark.full
@pytest.mark.parametrize("name", CASES)
def test_it_does_so_in_the_page(page: Typed, name: str) -> None:
    program = RUN.format(name=name, lines=CASES[name].strip().splitlines())
    result = page.run(program)
    expected = outcomes(name, import_module(name))
    assert result["output"].splitlines() == expected


@pytest.mark.full
@pytest.mark.parametrize("program", PROGRAMS)
def test_programs_do_the_same_in_the_page(page: Typed, program: str) -> None:
    assert page.run(program)["output"] == printed(program, None)
