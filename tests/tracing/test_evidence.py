"""A recording that is read while it grows says the same as when it is read at once."""

from __future__ import annotations

from itertools import pairwise

import pytest

from queens_viz.tracing import evidence, history
from queens_viz.tracing.events import Variable
from queens_viz.tracing.evidence import Evidence
from queens_viz.tracing.process.inside import record
from queens_viz.tracing.recording import Recording
from queens_viz.tracing.running import Request
from queens_viz.tracing.verdict import judge, judge_evidence

from .corpus import programs, recorded

PIECE = 450
"""How many events come at a time."""

PROGRAMS = [program for program in programs() if not program.is_slow][4::24]


def read_in_pieces(recording: Recording) -> Evidence:
    """Return what is read of a recording that grows by a few events at a time."""
    whole = recording.everything()
    nothing = Recording().everything()
    growing = Recording(recording.source, recording.name)
    growing.n = recording.n
    growing.add(whole._replace(events=nothing.events))
    read = Evidence(growing)
    count = recording.event_count()
    for first, end in pairwise([*range(0, count, PIECE), count]):
        events = [column[first:end] for column in whole.events]
        growing.add(nothing._replace(events=events))
        read.read()
    growing.finish(recording.outcome())
    return read


def test_what_is_read_in_pieces_is_judged_as_what_is_read_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(evidence, "ENOUGH", 1_000)
    for program in PROGRAMS:
        recording = recorded(program.with_small_size())
        at_once = Evidence(recording)
        at_once.read()
        in_pieces = read_in_pieces(recording)
        assert in_pieces.boards == at_once.boards, program.name
        for board in at_once.boards:
            moments = at_once.moments(board.variable)
            assert in_pieces.moments(board.variable) == moments, program.name
        assert judge_evidence(in_pieces) == judge(recording), program.name


def test_a_board_is_chosen_once_and_other_variables_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (program,) = [program for program in programs() if program.name == "right/e04.py"]
    recording = recorded(program)
    everything = Evidence(recording)
    everything.read()
    monkeypatch.setattr(evidence, "ENOUGH", 1_000)
    monkeypatch.setattr(evidence, "CHOICES", 1)
    chosen = Evidence(recording)
    chosen.read()
    (board,) = chosen.boards
    assert everything.follower.moments.keys() > chosen.follower.moments.keys()
    assert list(chosen.follower.moments) == [board.variable]
    assert chosen.moments(board.variable) == everything.moments(board.variable)


GROWING = """
board = [0] * 6
kept = [[], []]
for k in range(60):
    board[k % 6] = k % 6
    kept[0].append(k)
"""


@pytest.mark.parametrize("limit", ["MOST_ITEMS", "MOST_COPIED"])
def test_values_that_become_too_large_for_a_board_are_not_kept(
    limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    recording = record(Request(GROWING))
    kept = Variable("", "kept")
    for most, is_kept in ((50, False), (10_000, True)):
        monkeypatch.setattr(history, limit, most)
        read = Evidence(recording)
        read.read()
        assert bool(read.moments(kept)) is is_kept
        assert len(read.moments(Variable("", "board"))) == 61
