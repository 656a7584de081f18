"""The screens and the evidence that are kept, and how these differ from what there is now.

`python -m tests.screens` writes the screens anew, `python -m tests.screens --evidence` the evidence: of each state one
line, with a hash of each part of its picture.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from ..states import STATES
from .reading import text_of
from .seam import pictures

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
    for name, state in STATES.items():
        path_of(name).write_text(text_of(state), encoding="utf-8", newline="\n")


def evidence(name: str) -> str:
    """Return the hashes of the parts of a state's picture."""
    return " ".join(f"{part}={sha256(svg.encode()).hexdigest()[:6]}" for part, svg in pictures(STATES[name]).items())


def write_evidence() -> None:
    """Write the evidence anew."""
    lines = [f"{name}: {evidence(name)}\n" for name in STATES]
    EVIDENCE.write_text("".join(lines), encoding="utf-8", newline="\n")


@cache
def hashes() -> dict[str, str]:
    """Return the evidence that is kept, state by state."""
    return dict(line.split(": ") for line in read(EVIDENCE).splitlines())


def changed(name: str) -> list[str]:
    """Return the parts of a state's picture that are other than its evidence."""
    then, now = hashes().get(name, "").split(), evidence(name).split()
    return sorted({one.partition("=")[0] for one in {*then} ^ {*now}})
