"""The same recordings in all Pythons: what differs between them is not to be seen."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from queens_viz.tracing.packing import packed
from queens_viz.tracing.process.separate import Place, record
from queens_viz.tracing.running import Request
from queens_viz.tracing.surroundings import Limits

from ..tiers import rare
from .test_recording import SEARCH

MINORS = range(10, 15)
"""The minor versions of Python 3 that are looked for, among the commands and in pyenv."""

PROGRAMS = sorted((Path(__file__).parent / "programs").rglob("*.py"))

EVERY = 5
"""Of so many programs one is run."""

LINES = Limits(seconds=60, lines=4_000, lines_without_board=4_000)

ODD = """
from dataclasses import dataclass
@dataclass(
    frozen=True
)
class Pair:
    '''Two.'''
    first: int
    second: int = 2

def rows(n):
    yield from (k for k in range(n) if
                k != 1)

boards = [[]]
for n in range(3):
    boards = [board + [row]
              for board in boards for row in range(n)
              if all(row != other
                     for other in board)]
pair = Pair(1,
    second=max(
        2, 3))
total = 0
for row in rows(4): total += row
while total: total -= 1
if (pair.first and
        pair.second): boards = {len(board): board for board in boards}
try:
    with open("/nowhere") as file: pass
except (ValueError,
        OSError):
    total = [1, 2][
        0]
finally: pair = None
next(rows(3))
labels = {"a", "b"} | {
    "c"}
"""
"""What Pythons trace in different ways, above all comprehensions and several lines."""


def others() -> list[str]:
    """Return the other Pythons that are here."""
    found = []
    for minor in MINORS:
        places = sorted((Path.home() / ".pyenv" / "versions").glob(f"3.{minor}.*"))
        names = [str(place / "bin" / "python") for place in places]
        # What pyenv puts among the commands works only for the version that is chosen.
        path = next(filter(shutil.which, [*names, f"python3.{minor}"]), None)
        if path and minor != sys.version_info.minor:
            found.append(path)
    return found


OTHERS = others()


def recorded(source: str, folder: Path, python: str) -> dict[str, Any]:
    """Return what one Python records; what exceptions say is its own."""
    request = Request(source, limits=LINES, answers=("3", "3"))
    recording = record(request, Place(str(folder), python=python))
    data = packed(recording)
    data["values"] = [text for text in data["values"] if "Error: " not in str(text)]
    data["outcome"] = recording.ending[:2], recording.lines_run
    return data


@pytest.mark.skipif(not OTHERS, reason="there is one Python only")
@pytest.mark.parametrize(
    "path",
    [None, *rare(*PROGRAMS[::EVERY])],
    ids=lambda path: path.name if path else "odd",
)
def test_all_pythons_record_the_same(path: Path | None, tmp_path: Path) -> None:
    sources = [path.read_text(encoding="utf-8")] if path else [ODD, dedent(SEARCH)]
    for source in sources:
        here = recorded(source, tmp_path, sys.executable)
        for other in OTHERS:
            assert recorded(source, tmp_path, other) == here, other
