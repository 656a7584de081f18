"""What is lacking is told with the command that installs just that, as pyproject.toml asks, in sh and in cmd.exe."""

from __future__ import annotations

import importlib.metadata
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from queens_viz.command.extras import MODULES, NEEDED, MissingExtra, require

PROJECT = Path(__file__).parents[2] / "pyproject.toml"

SEVERAL = [".gif", ".svg", ".html"]

posix = pytest.mark.skipif(sys.platform == "win32", reason="needs sh")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def _nothing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    for modules in MODULES.values():
        for module in modules:
            monkeypatch.setitem(sys.modules, module, None)


def told(suffix: str) -> str:
    """Return the command that is told."""
    with pytest.raises(MissingExtra) as lacking:
        require(suffix)
    reason, _, command = str(lacking.value).partition(": ")
    assert reason == "packages that this needs are not installed; to install them"
    return command


def required(extra: str) -> set[Requirement]:
    """Return what pyproject.toml says of an extra; Python 3.10 has no tomllib."""
    (words,) = re.findall(rf"^{extra} = \[(.*)\]$", PROJECT.read_text(encoding="utf-8"), re.MULTILINE)
    return {Requirement(word) for word in re.findall(r'"(.*?)"', words)}


@pytest.mark.usefixtures("_nothing_installed")
@pytest.mark.parametrize(("suffix", "extra"), [(".gif", "record"), (".html", "web")])
def test_the_command_installs_what_the_project_asks_for_with_the_python_that_runs(suffix: str, extra: str) -> None:
    python, *words = shlex.split(told(suffix))
    assert (python, words[:3]) == (sys.executable, ["-m", "pip", "install"])
    assert {Requirement(word) for word in words[3:]} == required(extra)


@pytest.mark.parametrize(
    ("module", "suffix", "package"),
    [
        ("brython", ".html", "brython"),
        ("fontTools", ".html", "fonttools[woff]"),
        ("brotli", ".html", "fonttools[woff]"),
        ("brotli", ".svg", "fonttools[woff]"),
        ("PIL", ".gif", "pillow"),
    ],
)
def test_only_what_is_lacking_is_named(module: str, suffix: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if sys.implementation.name != "cpython" and module == "brotli":
        module = "brotlicffi"
    for kind in NEEDED:
        require(kind)
    monkeypatch.setitem(sys.modules, module, None)
    (word,) = shlex.split(told(suffix))[4:]
    assert (found := Requirement(word)).name == package.partition("[")[0]
    assert found.extras == Requirement(package).extras


def test_what_needs_nothing_lacks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("brython", "fontTools", "PIL"):
        monkeypatch.setitem(sys.modules, module, None)
    require(".png")


@pytest.mark.usefixtures("_nothing_installed")
def test_a_folder_that_has_the_name_of_a_package_is_not_taken_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(Path.cwd())])
    monkeypatch.delitem(sys.modules, "PIL")
    Path("PIL").mkdir()
    assert told(".gif").endswith(" pillow")


@pytest.mark.usefixtures("_nothing_installed")
@pytest.mark.parametrize("is_known", [True, False])
def test_where_the_metadata_says_nothing_of_packages_they_are_named_without_bounds(
    is_known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(name: str) -> None:
        if not is_known:
            raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "requires", unknown)
    monkeypatch.setattr(sys, "executable", "/usr/bin/python3")
    assert told(".html") == '/usr/bin/python3 -m pip install brython "fonttools[woff]"'


@pytest.mark.usefixtures("_nothing_installed")
@pytest.mark.parametrize("suffix", SEVERAL)
@pytest.mark.parametrize(
    ("python", "first"),
    [
        ("/home/a/.venv/bin/python3.12", "/home/a/.venv/bin/python3.12"),
        ("/home/Zoë Müller/bin/python", '"/home/Zoë Müller/bin/python"'),
        ("C:\\Users\\a\\.venv\\Scripts\\python.exe", "C:\\Users\\a\\.venv\\Scripts\\python.exe"),
        ("C:\\Program Files (x86)\\python.exe", '"C:\\Program Files (x86)\\python.exe"'),
        ("C:\\Rock & Roll\\python.exe", '"C:\\Rock & Roll\\python.exe"'),
        ("", "python"),
    ],
)
def test_cmd_takes_the_command_as_it_stands(
    python: str, first: str, suffix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", python)
    command = told(suffix)
    assert command.startswith(first + " -m pip install ")
    assert not re.search(r"['%^!]", command)
    assert '\\"' not in command
    assert command.count('"') % 2 == 0
    assert not re.search(r"[<>&|()\[\], ;]", re.sub(r'"[^"]*"| ', "", command)), "only in quotes"


@posix
@pytest.mark.usefixtures("_nothing_installed")
@pytest.mark.parametrize("suffix", SEVERAL)
@pytest.mark.parametrize("folder", ["plain", "two words", "it's (a) & <b>; c*?"])
def test_sh_takes_the_command_as_it_stands(folder: str, suffix: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Path(folder).mkdir()
    python = Path(folder, "python").absolute()
    python.write_text("""#!/bin/sh\nfor word; do echo "$word"; done\n""")
    python.chmod(0o755)
    # Names that the brackets would mean, were they not quoted.
    Path("fonttoolsw").touch()
    before = os.listdir()
    monkeypatch.setattr(sys, "executable", str(python))
    done = subprocess.run(["sh", "-c", told(suffix)], capture_output=True, text=True, check=True)
    words = done.stdout.split("\n")
    assert words[:3] == ["-m", "pip", "install"]
    assert {Requirement(word).name for word in words[3:-1]} == {Requirement(word).name for word in NEEDED[suffix]}
    assert os.listdir() == before
