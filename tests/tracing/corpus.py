"""The programs in programs/, what is true of each, and their recordings."""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from queens_viz.tracing.events import Watch
from queens_viz.tracing.evidence import Evidence
from queens_viz.tracing.process.inside import record
from queens_viz.tracing.recording import Recording
from queens_viz.tracing.running import Request
from queens_viz.tracing.surroundings import Limits
from queens_viz.tracing.verdict import judge
from queens_viz.tracing.verdicts import Verdict

FOLDER = Path(__file__).parent / "programs"


class Program(NamedTuple):
    """A program of the corpus, and what is true of it."""

    name: str  # "right/e04.py"
    source: str
    n: int | None  # None if it has several sizes
    answers: tuple[str, ...]
    size: int | None  # what it gets as its argument
    board: tuple[str, str, int] | None  # its name, kind and base
    is_right: bool
    verdicts: tuple[str, ...]  # any of these will do
    solutions: int | None  # that stand on its board; None with several sizes
    lines: tuple[int, ...]  # where its fault may be named
    mended: tuple[tuple[int, str], ...]  # lines as they would be right
    at_n: int | None  # the size at which its fault shows first
    is_note: bool  # the fault is a number that it prints
    ends: str
    is_slow: bool  # it belongs to the full tier

    def with_small_size(self) -> Program:
        """Return it for 6 queens instead of 8, to be quick."""
        source = re.sub(r"(?<![\w.])8(?![\w.])", "6", self.source)
        if self.name.endswith(("exit_at_first.py", "shuffled_rows.py")):
            source = self.source.replace("8", "6")
        return self._replace(
            source=source, answers=tuple(a.replace("8", "6") for a in self.answers)
        )

    def when_mended(self) -> Program:
        """Return it without its fault."""
        lines = self.source.split("\n")
        for number, text in self.mended:
            lines[number - 1] = text
        return self._replace(source="\n".join(lines))


def board_of(true: dict[str, str | int] | None) -> tuple[str, str, int] | None:
    """Return the name, kind and base of a board."""
    if true is None:
        return None
    return str(true["name"]), str(true["kind"]), int(true["base"])


@lru_cache(maxsize=1)
def programs() -> tuple[Program, ...]:
    """Return all programs of the corpus."""
    truth = json.loads((FOLDER / "truth.json").read_text(encoding="utf-8"))
    return tuple(
        Program(
            name=name,
            source=(FOLDER / name).read_text(encoding="utf-8"),
            n=true["n"],
            answers=tuple(true["stdin"] or ()),
            size=int(true["args"][0]) if true["args"] else None,
            board=board_of(true["board"]),
            is_right=true["right"],
            verdicts=tuple(true["verdicts"]),
            solutions=true["solutions"] if true["n"] else None,
            lines=tuple({*true["lines"], *true["root"]}),
            mended=tuple((int(k), text) for k, text in true["mended"].items()),
            at_n=true["at_n"],
            is_note=true["note"],
            ends=true["ends"],
            is_slow=true["slow"],
        )
        for name, true in truth.items()
    )


def request_of(
    program: Program, source: str = "", *, lines: int = 100_000, seconds: float = 5.0
) -> Request:
    """Return what is to be run: a program, or another source that is run as it is."""
    return Request(
        source or program.source,
        n=program.size,
        answers=program.answers,
        limits=Limits(seconds=seconds, lines=lines, lines_without_board=2 * lines),
    )


def recorded(program: Program, source: str = "", *, lines: int = 100_000) -> Recording:
    """Run a program in this process, and return what was recorded."""
    return record(request_of(program, source, lines=lines), watch)


@cache
def judged(program: Program) -> Verdict:
    """Return what the judge says of a program, as it is."""
    return judge(recorded(program))


def watch(recording: Recording) -> Watch | None:
    """Return which variable is to be followed in the second phase."""
    evidence = Evidence(recording)
    evidence.read()
    return evidence.watch()
