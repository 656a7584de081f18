"""A program that goes round for ever, and those of which that isn't certain."""

from __future__ import annotations

from queens_viz.tracing.endless import endless
from queens_viz.tracing.process.inside import record
from queens_viz.tracing.running import Request
from queens_viz.tracing.surroundings import Limits
from queens_viz.tracing.syntax import Text

SEARCH = """{begin}
board = [0]
rounds = 0
while board:
    rounds += 1
    board.append(2)
    board.pop()
    {more}
"""

LIMITS = Limits(lines=500, lines_without_board=500)


def test_what_goes_round_for_ever() -> None:
    programs = [
        ("", "pass", True),
        ("from collections.abc import Sequence", "pass", True),
        ("", "if rounds < 0: break", False),
        ("import time", "pass", False),
        ("import os.path", "pass", False),
        ("from random import choice", "pass", False),
    ]
    wrong = []
    for begin, more, is_endless in programs:
        source = SEARCH.format(begin=begin, more=more)
        recording = record(Request(source, limits=LIMITS))
        fault = endless(recording, Text(source), None)
        there = None
        if fault:
            there = (fault.name, fault.line, fault.sentences[0].values["count"])
        expected = ("endless", 4, 5) if is_endless else None
        if (recording.ending.kind, there) != ("lines", expected):
            wrong.append(f"{begin}, {more}: {recording.ending.kind}, {there}")
    assert wrong == []


def test_what_has_ended_does_not_go_round() -> None:
    source = "for k in range(30):\n    n = 4\n"
    recording = record(Request(source, limits=LIMITS))
    assert endless(recording, Text(source), None) is None
