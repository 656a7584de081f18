"""The start: Ctrl-C is quiet from the first line of the package on, whatever is being loaded."""

from __future__ import annotations

import importlib.util
import os
import signal
import sys
from pathlib import Path

import pytest

import queens_viz

from ..support import ROOT
from ..test_cli import run

posix = pytest.mark.skipif(sys.platform == "win32", reason="signals as Windows has none")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


AT_IMPORT = """
import runpy, signal, sys
name, sys.argv[1:] = sys.argv[1], sys.argv[2:]

def press(event, arguments):
    if event == "import" and arguments[0] == name:
        signal.raise_signal(signal.SIGINT)

sys.addaudithook(press)
runpy.run_module("queens_viz", run_name="__main__", alter_sys=True)
"""


LOADED = [
    ("queens_viz.cli", ["8", "--count"]),
    ("argparse", ["8", "--count"]),
    ("queens_viz.search.search", ["8", "--count"]),
    ("queens_viz.words.words", ["8", "--all"]),
    ("queens_viz.saving", ["8", "--save", "a.png"]),
    ("pygame", ["8", "--save", "a.png"]),
    ("queens_viz.pens.theme", ["8", "--save", "a.html"]),
    ("PIL", ["4", "--save", "a.gif"]),
    ("pygame.font", ["8"]),
    ("queens_viz.window.window", ["8"]),
    ("queens_viz.app.player", ["8"]),
    ("json", ["8", "--first", "--format", "json"]),
]
"""Modules in whose import Ctrl-C is pressed, and a job that needs them."""


@posix
@pytest.mark.parametrize(
    ("name", "arguments"),
    [pytest.param(*case, marks=() if case[0] in ("queens_viz.cli", "pygame") else pytest.mark.full) for case in LOADED],
)
def test_ctrl_c_is_quiet_while_the_program_is_still_loading(name: str, arguments: list[str]) -> None:
    done = run(name, *arguments, command=["-c", AT_IMPORT], SDL_VIDEODRIVER="dummy")
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
    assert os.listdir() == []


AT_THE_START = """
import signal, sys

def press(event, arguments):
    if event == "open" and "__main__" in str(arguments[0]) and "queens_viz" in str(arguments[0]):
        signal.raise_signal(signal.SIGINT)

sys.addaudithook(press)
"""


@posix
def test_ctrl_c_is_quiet_as_soon_as_the_package_is_found() -> None:
    Path("sitecustomize.py").write_text(AT_THE_START)
    done = run("8", "--count", PYTHONPATH=os.pathsep.join((os.getcwd(), str(ROOT))))
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def imported_with(words: list[str], typed: list[str], monkeypatch: pytest.MonkeyPatch) -> object:
    """Return who hears Ctrl-C after an import of the package in a process of these words."""
    monkeypatch.setattr(sys, "argv", words)
    monkeypatch.setattr(sys, "orig_argv", typed)
    spec = importlib.util.spec_from_file_location("queens_viz", queens_viz.__file__)
    assert spec
    assert spec.loader
    spec.loader.exec_module(importlib.util.module_from_spec(spec))
    return signal.getsignal(signal.SIGINT)


@pytest.mark.parametrize(
    ("words", "typed"),
    [
        (["-m"], ["python", "-m", "queens_viz"]),
        (["-m", "8", "--count"], ["python", "-X", "utf8", "-m", "queens_viz", "8", "--count"]),
        (["/usr/bin/queens-viz", "8"], ["python", "/usr/bin/queens-viz", "8"]),
    ],
)
def test_the_command_listens_to_ctrl_c_from_the_first_import_on(
    words: list[str], typed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert imported_with(words, typed, monkeypatch) is not signal.default_int_handler


@pytest.mark.parametrize(
    ("words", "typed"),
    [
        (["-m"], ["python", "-m", "another"]),
        (["-m", "queens_viz"], ["python", "-m", "another", "queens_viz"]),
        (["-m"], []),
        (["-c"], ["python", "-c", "import queens_viz"]),
        ([""], ["python"]),
        ([], []),
        (["/home/me/queens-viz-demo.py"], ["python", "/home/me/queens-viz-demo.py"]),
    ],
)
def test_a_program_that_imports_the_package_keeps_its_own_ctrl_c(
    words: list[str], typed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert imported_with(words, typed, monkeypatch) is signal.default_int_handler


@posix
def test_nothing_is_loaded_before_the_program_listens() -> None:
    code = (
        "import sys, _signal, os, runpy; before = set(sys.modules)\n"
        "_signal.signal = lambda *_: (print(*set(sys.modules) - before), sys.exit(0))\n"
        "runpy.run_module('queens_viz', run_name='__main__')"
    )
    assert run("8", command=["-c", code]).stdout.split() == ["queens_viz"]
