"""The row of a program in the table: sentences about its run and its verdict."""

from __future__ import annotations

from collections.abc import Sequence

from ..tracing.board import Board
from ..tracing.judging import Checked, remarks
from ..words.judgement import in_language, sentences
from ..words.words import Words
from .program_run import RunOptions
from .rows import Row

ENDED = {
    "finished": ("finished", "lost"),
    "exit": ("exit",),
    "killed": (
        *("time", "lines", "changes"),
        *("killed", "own_signal", "signal", "halted"),
    ),
}
"""How the JSON names the endings of programs; all others are errors."""

UNREAD = "unread"


def row_of_program(
    file: str,
    checked: Checked,
    options: RunOptions,
    say: Words,
    notes: Sequence[str] = (),
) -> Row:
    """Return the row of a program that has been run and judged.

    `notes` are messages about its file.
    """
    recording = checked.first
    verdict = checked.verdict
    texts = sentences(verdict, say)
    if verdict.name != UNREAD:
        for remark in remarks(recording, verdict, options.n, options.answers):
            texts.append(in_language(remark, say))
        if checked.is_alone:
            texts.append(say("program_alone"))
    texts += [say(note) for note in notes]
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
        lacks=verdict.lacks,
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
