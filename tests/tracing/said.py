"""What the judge says of each program of the corpus, kept word for word.

    python -m tests.tracing.said

writes it anew, to programs/said.json: read what has changed.
"""

from __future__ import annotations

import json
from functools import cache

from queens_viz.words.judgement import sentences
from queens_viz.words.words import Words

from .corpus import FOLDER, Program, judged, programs

KEPT = FOLDER / "said.json"

UNSTABLE = ("no_end", "unbound_local", "missing_colon", "n_fstr", "bad_indent")
"""Programs of which Python itself says something else in its next version, or elsewhere."""


def said_of(program: Program) -> list[object]:
    """Return all that a verdict says, in a form that JSON has."""
    verdict = judged(program)
    board = None
    if verdict.board:
        names = [variable.name for variable in verdict.board.names]
        board = [*names[:1], verdict.board.kind.value, str(verdict.board.axis.value)]
    return [
        verdict.name,
        verdict.line,
        verdict.step,
        verdict.n,
        board,
        verdict.solutions,
        verdict.expected,
        verdict.changes,
        *sentences(verdict, Words()),
    ]


def is_kept(program: Program) -> bool:
    """Return whether it is kept what is said of a program."""
    name = program.name.partition("/")[2].partition(".")[0]
    return not program.is_slow and name not in UNSTABLE


@cache
def kept() -> dict[str, list[object]]:
    """Return what is kept."""
    found: dict[str, list[object]] = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


def main() -> None:
    """Write what is said of all programs that are quickly judged."""
    lines = [
        f"  {json.dumps(program.name)}: {json.dumps(said_of(program), ensure_ascii=False)}"
        for program in programs()
        if is_kept(program)
    ]
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
