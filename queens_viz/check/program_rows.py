"""The row of a program in the table: sentences about its run and its verdict."""

from __future__ import annotations

from collections.abc import Iterator

from ..tracing.board import Board
from ..words.judgement import sentences
from ..words.words import Words
from .programs import Checked, RunOptions
from .rows import Row

ENDED = {
    "finished": ("finished", "lost"),
    "exit": ("exit",),
    "killed": ("time", "lines", "changes", "killed", "halted"),
}
"""How the JSON names the endings of programs; all others are errors."""

UNREAD = "unread"


def row_of_program(file: str, checked: Checked, options: RunOptions, say: Words) -> Row:
    """Return the row of a program that has been run and judged."""
    recording = checked.recording
    verdict = checked.verdict
    texts = sentences(verdict, say)
    if verdict.name != UNREAD:
        texts += _sentences_about_run(checked, options, say)
    more = {
        "board": _board(verdict.board),
        "ended": _ended(recording.ending.kind),
        "lines_run": recording.lines_run,
        "changes": verdict.changes,
        "solutions": verdict.solutions,
        "expected": verdict.expected,
        "step": verdict.step,
        "also_tried": list(verdict.also_tried),
        "said": texts,
    }
    if verdict.name == UNREAD:
        more["ended"] = None
    return Row(
        file=file,
        kind="program",
        n=verdict.n,
        verdict=verdict.name,
        line=verdict.line,
        sentence=" ".join(texts),
        more=more,
    )


def _board(board: Board | None) -> dict[str, object] | None:
    """Return which variable is the board, and how it is written."""
    if board is None:
        return None
    return {
        "name": board.variable.name,
        "kind": board.kind.value,
        "base": board.shape.reading.base,
    }


def _ended(kind: str) -> str:
    """Return the JSON's name of an ending."""
    for name, kinds in ENDED.items():
        if kind in kinds:
            return name
    return "error"


def _sentences_about_run(
    checked: Checked, options: RunOptions, say: Words
) -> Iterator[str]:
    """Yield what a person should know of how the program was run."""
    recording = checked.recording
    n = checked.verdict.n
    if recording.call and recording.n_used == "call":
        yield say("program_called", call=recording.call)
    elif recording.n_used == "argument" and options.n is None:
        yield say("program_argument", argument=recording.n)
    elif recording.n_used == "input" and not options.answers:
        yield say("program_answered", answer=recording.answers[0].text)
    elif options.n is not None and not recording.n_used and n not in (None, options.n):
        yield say("program_own_size", n=n, unused=options.n)
    if checked.is_alone:
        yield say("program_alone")
