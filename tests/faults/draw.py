"""The draw: lines of the program, picked by a seed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from .sites import Fault, Source

PACKAGE = "queens_viz"


class Line(NamedTuple):
    """A line of a file in which something can be spoiled, and the ways to do it, in their order."""

    path: Path
    number: int
    faults: tuple[Fault, ...]


def lines_of(root: Path, places: list[str]) -> list[Line]:
    """Return the lines of some folders and files of the program in which something can be spoiled."""
    found = []
    for place in places:
        there = root / PACKAGE / place
        for path in sorted(there.rglob("*.py")) if there.is_dir() else [there]:
            by_line: dict[int, list[Fault]] = {}
            for fault in Source(path.read_text(encoding="utf-8")).faults():
                by_line.setdefault(fault.line, []).append(fault)
            name = path.relative_to(root)
            found += [
                Line(name, number, tuple(faults)) for number, faults in by_line.items()
            ]
    return found


def drawn(lines: list[Line], seed: int) -> Iterator[Line]:
    """Yield the lines in the order in which a seed draws them; each comes once."""
    order = list(lines)
    Random(seed).shuffle(order)
    yield from order
