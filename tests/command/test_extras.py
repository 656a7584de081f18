"""What is lacking is told with the command that installs just that, as pyproject.toml asks, in sh and in cmd.exe."""

from __future__ import annotations

import importlib.metadata
import os
import re
import shlex
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from queens_viz.command.extras import MODULES, NEEDED, MissingPackages, require
from queens_viz.command.formats import DRAWING
from queens_viz.command.options import WINDOW

from ..support import ROOT
from .jobs import Job


@pytest.fixture
def _nothing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in sum(MODULES.values(), ()):
        monkeypatch.setitem(sys.modules, module, None)


def told(suffix: str) -> str:
    """Return the command that is told."""
    with pytest.raises(MissingPackages) as lacking:
        require(suffix)
    reason, _, command = str(lacking.value).partition(": ")
    assert reason == "packages that this needs are not installed; to install them"
    return command


@pytest.mark.usefixtures("_nothing_installed")
@pytest.mark.parametrize(
    ("suffix", "extra"),
    [
        (".gif", "record"),
        (".html", "web"),
        ("--address", "share"),
        (WINDOW, "dependencies"),
    ],
)
def test_the_command_installs_what_the_project_asks_for_with_the_python_that_runs(
    suffix: str, extra: str
) -> None:
    # Python 3.10 has no tomllib.
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    asked = {}
    for name in ("dependencies", extra):
        words, *_ = re.findall(
            rf"^{name} = \[(.*?)\]$", project, re.MULTILINE | re.DOTALL
        )
        asked[name] = [Requirement(word) for word in re.findall(r'"(.*?)"', words)]
        for one in asked[name]:
            one.marker = None
    python, *command = shlex.split(told(suffix))
    assert (python, command[:3]) == (sys.executable, ["-m", "pip", "install"])
    needed = {Requirement(word).name for word in NEEDED[suffix]}
    assert {Requirement(word) for word in command[3:]} == {
        one for one in asked["dependencies"] + asked[extra] if one.name in needed
    }
    others = {one.name for one in asked[extra]} - needed
    assert others <= {"pygame", "pygame-ce", "tqdm"}
    require("--first")


@pytest.mark.parametrize(
    ("module", "suffix", "package"),
    [
        ("brython", ".html", "brython"),
        ("fontTools", ".html", "fonttools[woff]"),
        (MODULES["fonttools[woff]"][1], ".svg", "fonttools[woff]"),
        ("PIL", ".gif", "pillow"),
    ],
)
def test_only_what_is_lacking_is_named(
    module: str, suffix: str, package: str, monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    for kind in NEEDED:
        require(kind)
    monkeypatch.setitem(sys.modules, module, None)
    (word,) = shlex.split(told(suffix))[4:]
    found, wanted = Requirement(word), Requirement(package)
    assert (found.name, found.extras) == (wanted.name, wanted.extras)
    status, _, err = job(f"4 --save a{suffix}")
    assert (status, err, os.listdir()) == (1, f"queens-viz: error: packages that this needs are not installed; "
                                              f"to install them: {told(suffix)}\n", [])  # fmt: skip


@pytest.mark.usefixtures("_nothing_installed")
def test_where_there_is_no_metadata_packages_are_named_without_bounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unknown(name: str) -> None:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "requires", unknown)
    monkeypatch.setattr(sys, "executable", "/usr/bin/python3")
    assert told(".svg") == (
        f'/usr/bin/python3 -m pip install {" ".join(DRAWING)} "fonttools[woff]"'
    )


@pytest.mark.usefixtures("_nothing_installed")
@pytest.mark.parametrize("is_there", [True, False])
def test_a_python_in_venv_that_has_the_packages_is_named_instead(
    is_there: bool, job: Job
) -> None:
    """The folder is that of the README; a new shell runs the Python of the system."""
    packages = Path(".venv/lib/python3.12/site-packages")
    for name in ("pygame", "font_source_sans_pro", "fontpkg_ibm_plex_mono"):
        (packages / name).mkdir(parents=True)
    if not is_there:
        (packages / "pygame").rmdir()
    Path(".venv/bin").mkdir()
    Path(".venv/bin/python").touch()
    status, _, err = job("4")
    assert (status, err.count("\n")) == (1, 1)
    assert err.endswith(
        "; the one in .venv has them: .venv/bin/python -m queens_viz\n"
    ) is (is_there and os.sep == "/")
    assert (" -m pip install " in err) is not is_there


@pytest.mark.usefixtures("_nothing_installed")
@pytest.mark.parametrize(
    ("python", "first"),
    [
        ("/home/a/.venv/bin/python3.12", "/home/a/.venv/bin/python3.12"),
        ("/home/Zoë Müller/bin/python", '"/home/Zoë Müller/bin/python"'),
        (
            "C:\\Users\\a\\.venv\\Scripts\\python.exe",
            "C:\\Users\\a\\.venv\\Scripts\\python.exe",
        ),
        (
            "C:\\Program Files (x86)\\python.exe",
            '"C:\\Program Files (x86)\\python.exe"',
        ),
        ("C:\\Rock & Roll\\python.exe", '"C:\\Rock & Roll\\python.exe"'),
        ("", "python"),
    ],
)
def test_cmd_takes_the_command_as_it_stands(
    python: str, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", python)
    for suffix in NEEDED:
        command = told(suffix)
        assert command.startswith(first + " -m pip install ")
        assert not re.search(r"['%^!]|\\\"", command)
        assert command.count('"') % 2 == 0
        assert not re.search(r"[<>&|()\[\], ;]", re.sub(r'"[^"]*"| ', "", command)), (
            "only in quotes"
        )


@pytest.mark.parametrize(
    "words",
    ["8 --ask 17", "8 --worksheet a.html", "--lesson 1 --save a.html", "--site site"],
)
def test_without_what_draws_codes_an_address_is_refused_in_one_line(
    words: str, monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    monkeypatch.setitem(sys.modules, "segno", None)
    status, out, err = job(f"{words} --address https://school.example/live.html")
    assert (status, out, os.listdir()) == (1, "", [])
    assert (
        err
        == f"queens-viz: error: packages that this needs are not installed; to install them: {told('--address')}\n"
    )


def test_what_draws_codes_is_not_asked_for_without_an_address(
    monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    monkeypatch.setitem(sys.modules, "segno", None)
    assert job("8 --worksheet a.html").status == 0
