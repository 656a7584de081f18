"""The screens and the evidence that are kept, and how these differ from what there is now.

`python -m tests.screens` writes the screens anew, `python -m tests.screens --evidence` the evidence: of each state one
line, with a hash of each part of its picture.
"""

from __future__ import annotations

from collections.abc import Iterable
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
    """Return the line of a state: the hashes of the parts of its picture."""
    hashes = (f"{part}={sha256(svg.encode()).hexdigest()[:6]}" for part, svg in pictures(STATES[name]).items())
    return f"{name}: {' '.join(hashes)}"


def write_evidence() -> None:
    """Write the evidence anew."""
    EVIDENCE.write_text("\n".join(map(evidence, STATES)) + "\n", encoding="utf-8", newline="\n")


def changed(names: Iterable[str]) -> list[str]:
    """Return a line for each part that is other than its evidence in some of these states, with some of these."""
    kept = dict(line.split(": ") for line in read(EVIDENCE).splitlines())
    found: dict[str, list[str]] = {}
    for name in names:
        old, new = (
            dict(one.split("=") for one in line.split()) for line in (kept.get(name, ""), evidence(name).split(": ")[1])
        )
        for part in {**old, **new}:
            if old.get(part) != new.get(part):
                found.setdefault(part, []).append(name)
    return [f"{part} in {len(some)} states: {', '.join(some[:3])}" for part, some in sorted(found.items())]
