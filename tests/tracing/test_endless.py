"""A program that goes round for ever, and those of which that isn't certain."""

from __future__ import annotations

from queens_viz.tracing.endless import endless
from queens_viz.tracing.process.inside import record
from queens_viz.tracing.running import Request
from queens_viz.tracing.surroundings import Limits
from queens_viz.tracing.syntax import Text
from queens_viz.words.judgement import in_language
from queens_viz.words.words import Words

SEARCH = """{begin}
board = [0]
rounds = 0
while board:
    rounds += 1
    board.append(2)
    board.pop()
    {more}
"""

SAME_VALUES = (
    "It runs for ever: the values that could end it come up again and again (line 4)."
)
"""It isn't said that they are the same at each pass: a round may pass a line often."""

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
            there = (fault.name, fault.line, in_language(fault.sentences[0], Words()))
        expected = ("endless", 4, SAME_VALUES) if is_endless else None
        if (recording.ending.kind, there) != ("lines", expected):
            wrong.append(f"{begin}, {more}: {recording.ending.kind}, {there}")
    assert wrong == []


IN_A_CALL = """
board = [0]
def test(row):
    for other in board:
        if other == row:
            return False
    return True
while board:
    if test(2):
        board.append(2)
        board.pop()
"""


def test_what_goes_round_is_found_wherever_it_was_stopped_also_in_a_call() -> None:
    kinds = set()
    for lines in range(500, 513):
        limits = Limits(lines=lines, lines_without_board=lines)
        recording = record(Request(IN_A_CALL, limits=limits))
        fault = endless(recording, Text(IN_A_CALL), None)
        kinds.add(fault.name if fault else f"none after {lines}")
    assert kinds == {"endless"}


def test_what_has_ended_does_not_go_round() -> None:
    source = "for k in range(30):\n    n = 4\n"
    recording = record(Request(source, limits=LIMITS))
    assert endless(recording, Text(source), None) is None
