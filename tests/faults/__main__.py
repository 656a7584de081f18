"""Draws lines of the program by a seed, puts a fault into each, and tells which test of the default tier notices.

    python -m tests.faults 40 search app words parts window command sheet --seed bd2a3d1
    python -m tests.faults 10 browser --seed bd2a3d1 --more 1
    python -m tests.faults 20 check search/grids.py --seed bd2a3d1 --evidence boards_evidence

The seed is the hash of a commit; `--more` is added to it for another draw. On each line the first fault is taken that
changes anything drawn, said or returned. A line of which no fault does is named, and another one drawn in its place:
it may be dead.

Before that the tests are run without any fault. If one fails, or if something is not the same a second time, nothing
is drawn: whatever is found then says nothing of the faults. Ctrl-C leaves nothing behind.
"""

from __future__ import annotations

import argparse
import signal
import subprocess
import sys
import time
from pathlib import Path

from .draw import PACKAGE, Line, drawn, lines_of
from .sandbox import PATIENCE, ROOT, Sandbox
from .sites import Fault, Source

TOO_EARLY = 2
"""The status if the tests fail, or evidence differs, without any fault."""

INTERRUPTED = 130


def main() -> int:
    """Draw faults, try them and print what notices them."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.faults", description=__doc__.splitlines()[0]
    )
    parser.add_argument("count", type=int, help="how many faults")
    parser.add_argument("places", nargs="+", help="folders and files of queens_viz")
    parser.add_argument("--seed", required=True, help="a commit")
    parser.add_argument("--more", type=int, default=0, help="what is added to the seed")
    parser.add_argument(
        "--evidence",
        default="",
        help="what is compared: a module of tests.faults, as boards_evidence",
    )
    asked = parser.parse_args()
    words = ["git", "rev-parse", "--verify", f"{asked.seed}^{{commit}}"]
    commit = subprocess.run(
        words, cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
    # What ends it, ends it as Ctrl-C does: the copy goes, and with it what runs there.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        print(f"seed {commit} + {asked.more}", flush=True)
        with Sandbox() as sandbox:
            module = asked.evidence or evidence_of(asked.places)
            seed = int(commit, 16) + asked.more
            return try_faults(sandbox, asked.count, asked.places, seed, module=module)
    except KeyboardInterrupt:
        return INTERRUPTED


EVIDENCE = {
    "typed_evidence": (
        "app/several.py",
        "browser/qr.py",
        "browser/typing_help.py",
        "tracing/judging.py",
        "tracing/story",
    ),
    "page_evidence": ("browser",),
    "tracing_evidence": ("tracing",),
    "boards_evidence": (
        "check",
        "search/grids.py",
        "search/lists.py",
        "search/notation.py",
    ),
}
"""Modules of evidence, and how the places begin of which they see most."""


def evidence_of(places: list[str]) -> str:
    """Return the name of the module that sees most of what some places do."""
    for module, beginnings in EVIDENCE.items():
        if all(place.startswith(beginnings) for place in places):
            return module
    return "evidence"


def try_faults(
    sandbox: Sandbox, count: int, places: list[str], seed: int, *, module: str
) -> int:
    """Try faults and return the status: that of a run without faults, if it fails."""
    start = time.monotonic()
    before = sandbox.evidence(module, 600) or ""
    patience = PATIENCE * (time.monotonic() - start)
    complaint = _complaint_without_faults(sandbox, module, before)
    if complaint:
        print(f"without any fault {complaint}")
        return TOO_EARLY
    tried = caught = 0
    for line in drawn(lines_of(ROOT, places), seed):
        text = sandbox.read(line.path)
        fault, change = _first_that_changes(sandbox, line, module, before, patience)
        if fault is None:
            print(
                f"  -   {line.path}:{line.number} nothing changes: {text.splitlines()[line.number - 1].strip()}"
            )
            continue
        tried += 1
        test = next(filter(None, map(sandbox.failing, _stages(line.path))), None)
        sandbox.write(line.path, text)
        caught += test is not None
        print(
            f"{tried:3} {'caught' if test else 'SURVIVED'}  {line.path}:{line.number} {fault.kind.value}"
        )
        print(
            f"      - {_line(text, line.number)}\n      + {_line(Source(text).with_fault(fault), line.number)}"
        )
        print(f"      {test or change}", flush=True)
        if tried == count:
            break
    print(f"{caught} of {tried} caught")
    return 0


def _complaint_without_faults(sandbox: Sandbox, module: str, before: str) -> str:
    """Return why faults can't be tried yet; empty if they can."""
    if not before:
        return f"there is no evidence of {module}"
    if sandbox.evidence(module, 600) != before:
        return f"the evidence of {module} is not the same a second time"
    test = sandbox.failing([])
    return f"a test fails: {test}" if test else ""


def _line(text: str, number: int) -> str:
    return text.splitlines()[number - 1].strip()


def _stages(path: Path) -> list[list[str]]:
    """Return the default tier in stages: what stands where a module's own tests would be, the rest, the browser's."""
    folder = path.parts[1]
    near = (
        [f"tests/{folder}"] if (ROOT / "tests" / folder).is_dir() else ["tests/command"]
    )
    others = [
        str(one.relative_to(ROOT)) for one in sorted((ROOT / "tests").glob("test_*.py"))
    ]
    others += [f"tests/{one}" for one in PARTS if one not in ("browser", folder)]
    stages = [near, [*others, PACKAGE], ["tests/browser"]]
    return stages[:: -1 if folder == "browser" else 1]


PARTS = (
    "search",
    "tracing",
    "words",
    "app",
    "pens",
    "parts",
    "window",
    "browser",
    "sheet",
    "command",
)
"""The folders of the tests that have the default tier in them."""


def _first_that_changes(
    sandbox: Sandbox, line: Line, module: str, before: str, patience: float
) -> tuple[Fault | None, str]:
    """Put faults into a line until one changes something; return it, left in place, and what it changes."""
    text = sandbox.read(line.path)
    source = Source(text)
    for fault in line.faults:
        sandbox.write(line.path, source.with_fault(fault))
        after = sandbox.evidence(module, patience)
        if after is None:
            return fault, "it ends in an error, or not at all"
        if after != before:
            pairs = zip(before.splitlines(), after.splitlines(), strict=False)
            here = next(
                (
                    f"{one[:300]!r} becomes {other[:300]!r}"
                    for one, other in pairs
                    if one != other
                ),
                "its end",
            )
            return fault, here
    sandbox.write(line.path, text)
    return None, ""


if __name__ == "__main__":
    sys.exit(main())
