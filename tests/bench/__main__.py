"""`python -m tests.bench [PART...] [--json FILE] [--beside FOLDER]`: measure and print it, and as JSON if asked."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from . import live, model, processes, tracing
from .measure import Figure

PARTS = {
    "model": model.figures,
    "processes": processes.figures,
    "tracing": tracing.figures,
}
"""What is measured, but for the page."""

PAGE = "page"


def figures(parts: Sequence[str], beside: Path | None) -> Iterator[Figure]:
    """Measure some parts, and pages beside those of another edition, if there are any."""
    for part in parts:
        if part == PAGE:
            yield from live.figures(beside)
        else:
            yield from PARTS[part]()


def main() -> int:
    """Print the table; the status is 1 where a goal is missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parts = [*PARTS, PAGE]
    parser.add_argument(
        "parts",
        nargs="*",
        metavar="PART",
        default=parts,
        help=f"what is measured: {', '.join(parts)}; everything if none is named",
    )
    parser.add_argument(
        "--json",
        metavar="FILE",
        type=Path,
        help="where to write the figures as JSON too",
    )
    parser.add_argument(
        "--beside",
        metavar="FOLDER",
        type=Path,
        help="another edition's pages: 8.html, 20.html, 50.html",
    )
    options = parser.parse_args()
    unknown = [part for part in options.parts if part not in parts]
    if unknown:
        parser.error(f"no such part: {', '.join(unknown)}")
    machine = f"Python {platform.python_version()}, {platform.system()}, {os.cpu_count()} cores"
    print(machine, flush=True)
    measured = []
    for figure in figures(options.parts, options.beside):
        measured.append(figure)
        print(figure.line(), flush=True)
    if options.json:
        lines = ",\n".join(json.dumps(figure.written()) for figure in measured)
        options.json.write_text(
            f'{{"machine": "{machine}", "figures": [\n{lines}\n]}}\n', encoding="utf-8"
        )
    return 0 if all(figure.is_met for figure in measured) else 1


if __name__ == "__main__":
    sys.exit(main())
