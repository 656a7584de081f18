"""The screens and the evidence that are kept, and how these differ from what there is now.

`python -m tests.screens` writes the screens anew, `python -m tests.screens --evidence` the evidence: of each state one
line, with a hash of each part of its picture. `python -m tests.screens --picture NAME FILE` draws a state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

import pygame

from queens_viz.window.window import Window

from ..states import STATES
from ..support import picture
from .reading import text_of
from .seam import kind_of, pictures

HERE = Path(__file__).parent
EVIDENCE = HERE / "evidence.lst"


def path_of(name: str) -> Path:
    """Return where the text of a state is kept."""
    return HERE / f"{name}.txt"


def read(path: Path) -> str:
    """Return what is kept in a file, nothing where there is none."""
    return path.read_text(encoding="utf-8") if path.exists() else ""


def write() -> None:
    """Write the screens anew, and delete those that belong to no state."""
    for path in HERE.glob("*.txt"):
        if path.stem not in STATES:
            path.unlink()
    for name, text in _each(lambda name: text_of(STATES[name])):
        path_of(name).write_text(text, encoding="utf-8", newline="\n")


def _each(made: Callable[[str], str]) -> Iterator[tuple[str, str]]:
    """Yield what is made of each state, with its name, which is told where that fails."""
    for name in STATES:
        try:
            yield name, made(name)
        except Exception as error:
            raise RuntimeError(
                f"the state {name!r} of tests/states.py is none"
            ) from error


def evidence(name: str) -> str:
    """Return the hashes of the parts of a state's picture."""
    return " ".join(
        f"{part}={sha256(svg.encode()).hexdigest()[:6]}"
        for part, svg in pictures(STATES[name]).items()
    )


def write_evidence() -> None:
    """Write the evidence anew."""
    lines = [f"{name}: {line}\n" for name, line in _each(evidence)]
    EVIDENCE.write_text("".join(lines), encoding="utf-8", newline="\n")


def draw(name: str, path: str) -> None:
    """Draw a state with the pixels of a window, those of a page too, into a file."""
    state = STATES[name]
    window: Window = state.led(type("Painted", (Window, kind_of(state)), {}))
    pygame.image.save(picture(window, state.size), path)


@cache
def hashes() -> dict[str, str]:
    """Return the evidence that is kept, state by state."""
    return dict(line.split(": ") for line in read(EVIDENCE).splitlines())


def changed(name: str) -> list[str]:
    """Return the parts of a state's picture that are other than its evidence."""
    then, now = hashes().get(name, "").split(), evidence(name).split()
    return sorted({one.partition("=")[0] for one in {*then} ^ {*now}})
