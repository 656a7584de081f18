"""The screens that are kept, as text.

`python -m tests.screens` writes them anew. `python -m tests.screens --picture NAME FILE` draws a state.
"""

from __future__ import annotations

from pathlib import Path

import pygame

from queens_viz.window.window import Window

from ..states import STATES
from ..support import picture
from .reading import text_of
from .seam import kind_of

HERE = Path(__file__).parent


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
    for name, state in STATES.items():
        try:
            text = text_of(state)
        except Exception as error:
            raise RuntimeError(f"no screen for {name!r} of tests/states.py") from error
        path_of(name).write_text(text, encoding="utf-8", newline="\n")


def draw(name: str, path: str) -> None:
    """Draw a state with the pixels of a window, those of a page too, into a file."""
    state = STATES[name]
    window: Window = state.led(type("Painted", (Window, kind_of(state)), {}))
    pygame.image.save(picture(window, state.size), path)
