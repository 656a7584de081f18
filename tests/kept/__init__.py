"""What must not be lost: all that a person can press, ask for, hear or save, one fact a line, in the .txt files here.

They are written from the program by `python -m tests.kept`. How it is asked stands in `offered`: whoever builds the
program anew mends that file, and the lists stay.
"""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent


def facts_in(name: str) -> list[str]:
    """Return the facts that are kept in a file."""
    path = FOLDER / f"{name}.txt"
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []
