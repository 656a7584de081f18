"""The page in a notebook: what `show` refuses, and that it needs nothing which a browser's Python lacks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

import queens_viz

from .command.jobs import run
from .support import ROOT


@pytest.mark.parametrize(
    ("named", "complaint"),
    [
        ({"n": 0}, "n must be a whole number from 1 to 100, not 0"),
        ({"n": "8"}, "n must be a whole number from 1 to 100, not '8'"),
        ({"n": 8.5}, "n must be a whole number from 1 to 100, not 8.5"),
        ({"at": "1,2:1"}, "the queens in columns 1 and 2 attack each other"),
        ({"at": 5}, "at must be a text such as '2,4,1:3', not 5"),
        ({"language": "xx"}, "language must be one of en, de, fr, not 'xx'"),
        ({"height": 0}, "height must be a whole number of pixels, such as 640, not 0"),
        (
            {"height": '"><script>'},
            "height must be a whole number of pixels, such as 640, not '\"><script>'",
        ),
    ],
)
def test_what_there_is_not_is_refused_in_words(
    named: dict[str, Any], complaint: str, tmp_path: Path
) -> None:
    with pytest.raises(ValueError, match=r".") as error:
        queens_viz.show(**named)
    assert str(error.value) == complaint
    if "at" in named:
        return
    # A program that is watched is not even looked for then.
    missing = tmp_path / "missing.py"
    with pytest.raises(ValueError, match=r".") as error:
        queens_viz.watch(missing, **named)
    assert str(error.value) == complaint
    with pytest.raises(ValueError, match=r"ends in \.py, not 'missing\.txt'"):
        queens_viz.watch(tmp_path / "missing.txt")
    with pytest.raises(FileNotFoundError):
        queens_viz.watch(missing)


LACKED = (
    "pygame",
    "tqdm",
    "PIL",
    "multiprocessing",
    "subprocess",
    "socket",
    "ssl",
    "fcntl",
    "termios",
    "resource",
)


WITHOUT_THE_PROGRAM = """
from queens_viz.browser import document, font
document.bundle = lambda *_, **__: ""
font.part = lambda *_: b""
"""
"""What makes a page without what takes long: the program in it, and the letters of the typeface."""


@pytest.mark.parametrize(
    "made",
    [WITHOUT_THE_PROGRAM, pytest.param("", marks=pytest.mark.full)],
    ids=["quick", "full"],
)
def test_it_needs_nothing_that_a_browser_s_python_lacks(made: str) -> None:
    code = f"import sys; sys.modules.update(dict.fromkeys({LACKED}))\n{made}\n"
    code += "import queens_viz; print(queens_viz.show(8)._repr_html_()[:16])"
    done = run(command=["-c", code])
    assert done == (0, '<iframe srcdoc="\n', "")


def required(environment: dict[str, str]) -> set[str]:
    """Return the names of what is installed with the package in an environment."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    lines = (
        text.partition("\n[project]\n")[2]
        .partition("\ndependencies = [\n")[2]
        .partition("\n]\n")[0]
    )
    every = [
        Requirement(line) for line in re.findall(r'^    "(.*)",$', lines, re.MULTILINE)
    ]
    return {
        one.name for one in every if not one.marker or one.marker.evaluate(environment)
    }


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin", "emscripten"])
@pytest.mark.parametrize(
    ("version", "name"), [("3.10", "pygame"), ("3.13", "pygame"), ("3.14", "pygame-ce")]
)
def test_just_one_pygame_is_asked_for_and_in_a_browser_none(
    version: str, name: str, platform: str
) -> None:
    there = required(
        {
            "sys_platform": platform,
            "python_version": version,
            "platform_machine": "wasm32",
        }
    )
    assert there == {"font-source-sans-pro", "fontpkg-ibm-plex-mono", "tqdm"} | (
        {name} if platform != "emscripten" else set()
    )
