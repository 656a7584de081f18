"""A program that goes round for ever, and those of which that isn't certain."""

from __future__ import annotations

import pytest

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


@pytest.mark.parametrize(
    ("begin", "more", "is_endless"),
    [
        ("", "pass", True),
        ("from collections.abc import Sequence", "pass", True),
        ("", "if rounds < 0: break", False),
        ("import time", "pass", False),
        ("import os.path", "pass", False),
        ("from random import choice", "pass", False),
    ],
)
def test_what_goes_round_for_ever(begin: str, more: str, is_endless: bool) -> None:
    source = SEARCH.format(begin=begin, more=more)
    recording = record(Request(source, limits=LIMITS))
    fault = endless(recording, Text(source), None)
    assert recording.ending.kind == "lines"
    assert (fault is not None) is is_endless
    if fault:
        assert (fault.name, fault.line) == ("endless", 4)
        assert fault.said[0].values["count"] == 5


def test_what_has_ended_does_not_go_round() -> None:
    source = "for k in range(30):\n    n = 4\n"
    recording = record(Request(source, limits=LIMITS))
    assert endless(recording, Text(source), None) is None
