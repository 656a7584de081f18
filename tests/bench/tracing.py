"""A person's own program: how long it takes to be checked, recorded and looked up."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import tracemalloc
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from queens_viz.tracing.process.inside import record
from queens_viz.tracing.recording import Recording
from queens_viz.tracing.running import Request
from queens_viz.tracing.surroundings import Limits

from .measure import Figure, as_for_users, fastest, seconds

PROGRAM = """
n = 8
board = []
def safe(row):
    for column, other in enumerate(board):
        if other == row or abs(other - row) == len(board) - column:
            return False
    return True
def place():
    if len(board) == n:
        print(board)
        return
    for row in range(n):
        if safe(row):
            board.append(row)
            place()
            board.pop()
place()
"""
"""A search as people write it; all its solutions take 159,331 lines."""

FAULTY = PROGRAM.replace("n = 8", "n = 6").replace("other == row or ", "")
"""One of 6 queens in which two may share a row."""

LINES = 100_000

LOOK_UPS = 200
"""How many steps are looked up."""


def figures() -> Iterator[Figure]:
    """Measure what a program costs that is run under the tracer."""
    yield from _check()
    yield from _recording()


def _check() -> Iterator[Figure]:
    """Yield what `--check` takes, beside the program alone."""
    with tempfile.TemporaryDirectory() as folder:
        mine = Path(folder) / "mine.py"
        mine.write_text(PROGRAM, encoding="utf-8")

        def run(*command: str) -> None:
            subprocess.run(
                [sys.executable, *command],
                env=as_for_users(dict(os.environ)),
                check=True,
                capture_output=True,
            )

        def alone() -> None:
            run(str(mine))

        def checked() -> None:
            run("-m", "queens_viz", "8", "--check", str(mine))

        floor, ours = fastest(alone, checked, rounds=5)
    what = "--check of a right program, all solutions, against the program alone"
    yield Figure(what, 8, ours / floor, goal=25, is_most=True)
    what = "--check of that program"
    yield Figure(what, 8, ours, "s", goal=1.5, is_most=True)


def _recording() -> Iterator[Figure]:
    """Yield what it takes to record lines, to keep them and to look them up."""
    limits = Limits(lines=LINES + 1, lines_without_board=LINES)
    request = Request(PROGRAM, limits=limits)
    taken = min(seconds(lambda: record(request)) for _ in range(3))
    what = "100,000 recorded lines"
    yield Figure(what, 8, taken, "s", goal=0.4, is_most=True)
    tracemalloc.start()
    recording = record(request)
    held = tracemalloc.get_traced_memory()[0] / 1e6
    tracemalloc.stop()
    yield Figure(
        "memory of 100,000 recorded lines", 8, held, "MB", goal=8, is_most=True
    )
    yield from _look_ups(recording)


def _look_ups(recording: Recording) -> Iterator[Figure]:
    """Yield how long it takes to look up steps, the first time and afterwards."""
    first = seconds(lambda: recording.state_at(recording.steps))
    yield Figure(
        "the first step that is looked up in 100,000 lines", 8, 1000 * first, "ms"
    )
    chosen = random.Random(1)
    steps = [chosen.randrange(recording.steps) for _ in range(LOOK_UPS)]
    times = [seconds(partial(_shown, recording, step)) for step in steps]
    worst = 1000 * max(times)
    what = "a step back or forth in 100,000 lines, the slowest of 200"
    yield Figure(what, 8, worst, "ms", goal=5, is_most=True)


def _shown(recording: Recording, step: int) -> object:
    state = recording.state_at(step)
    return state.plain(state.value("board"))
