"""A recording: any step is looked up, and it is saved and loaded."""

from __future__ import annotations

import json
from random import Random
from textwrap import dedent

import pytest

from queens_viz.tracing import recording as module
from queens_viz.tracing.events import CONSTANTS, Opaque
from queens_viz.tracing.heap import Heap
from queens_viz.tracing.packing import packed, text_of, unpacked
from queens_viz.tracing.process.inside import record
from queens_viz.tracing.recording import Recording
from queens_viz.tracing.running import Request
from queens_viz.tracing.state import State

SEARCH = """
    import sys
    class Queens:
        def __init__(self, n):
            self.n = n
            self.board = []
            self.taken = set()
            self.found = {}
        def rows(self):
            yield from range(self.n)
        def place(self):
            if len(self.board) == self.n:
                self.found[len(self.found)] = self.board[:]
                print("<b>", self.board, "</script>")
                return
            for row in self.rows():
                if row in self.taken:
                    continue
                self.board.append(row)
                self.taken.add(row)
                self.place()
                self.taken.remove(row)
                self.board.pop()
    queens = Queens(int(input("n? ")))
    queens.place()
    big = 10 ** 30, float("inf"), 1.5, "x" * 3000, frozenset([1]), len
    queens.found[7]
    """


KEPT = [
    "source", "name", "lines", "step_frames", "frames", "objects", "output", "answers",
    "caught", "ending", "n", "n_used", "call", "switch", "lines_run", "is_cut",
]  # fmt: skip
"""What a recording has, beside its events."""


@pytest.fixture(scope="module")
def recording() -> Recording:
    """Return the recording of a program that has most things in it."""
    return record(Request(dedent(SEARCH).lstrip(), answers=("3",)))


def shown(state: State) -> list[object]:
    """Return all that is to be seen of a state."""
    frames = [(frame, dict(state.variables(frame))) for frame in state.stack]
    return [
        frames,
        [state.plain(value) for _, names in frames for value in names.values()],
    ]


def test_any_step_is_looked_up_as_it_was(
    recording: Recording, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "CHECKPOINT_EVERY", 7)
    fresh = unpacked(packed(recording))
    states: dict[int, list[object]] = {-1: shown(State())}
    for event, state in fresh.replay():
        states[event.step] = shown(state)
    looked_up = unpacked(packed(recording))
    steps = list(range(-1, recording.steps))
    Random(5).shuffle(steps)
    for step in steps:
        last = max(known for known in states if known <= step)
        assert shown(looked_up.state_at(step)) == states[last]


def test_what_is_saved_is_loaded_as_it_was(recording: Recording) -> None:
    text = text_of(recording)
    loaded = unpacked(json.loads(text))
    assert list(loaded.events()) == list(recording.events())
    assert text_of(loaded) == text
    for name in KEPT:
        assert getattr(loaded, name) == getattr(recording, name)


def test_a_recording_does_no_harm_in_a_page_and_names_no_folder(
    recording: Recording,
) -> None:
    text = text_of(recording)
    assert "</script>" in recording.output
    assert "</script>" in recording.source
    assert "<" not in text
    assert text.isascii()
    assert "/" not in text.replace("u003c/script>", "")


def test_another_format_is_refused(recording: Recording) -> None:
    with pytest.raises(ValueError, match="format 2, not 1"):
        unpacked({**packed(recording), "format": 2})


def test_what_was_printed_after_a_step(recording: Recording) -> None:
    first = recording.output.index("<b>")
    step = next(k for k in range(recording.steps) if recording.output_length(k) > first)
    assert recording.lines[step] == 13
    assert recording.output_length(-1) == 0
    assert recording.output_length(recording.steps) == len(recording.output)
    assert [tuple(answer) for answer in recording.answers] == [(6, "3", 3)]


def test_how_it_ended_is_kept(recording: Recording) -> None:
    ending = recording.ending
    assert (ending.kind, ending.line, ending.error) == ("error", 26, "KeyError")
    assert ending.lookup == ("queens.found", 6, "7", "7")
    assert recording.n_used == "input"


def test_values_that_json_or_a_page_could_not_hold_are_kept_as_texts(
    recording: Recording,
) -> None:
    state = recording.state_at(recording.steps)
    assert repr(state.variables(0)["big"])[:65] == (
        "(Opaque('<large number>'), Opaque('inf'), 1.5, 'xxxxxxxxxxxxxxxxx"
    )
    assert "frozenset({1}), Opaque('<builtin_function_or_method>'))" in repr(
        state.variables(0)["big"]
    )


def test_before_the_first_line_there_is_nothing() -> None:
    empty = Recording("", "nothing.py")
    state = empty.state_at(-1)
    assert (state.stack, state.variables(0), empty.line(-1)) == ([0], {}, None)
    assert unpacked(packed(empty)).steps == 0


def test_what_is_kept_of_a_value() -> None:
    values: list[tuple[object, object]] = [
        (2**53, 2**53),
        (-(2**53), -(2**53)),
        (2**53 + 1, Opaque("<large number>")),
        (-(2**53) - 1, Opaque("<large number>")),
        ("x" * 3000, "x" * 2000),
        (range(3), Opaque("range(0, 3)")),
        ([0] * 5001, Opaque("<list>")),
        ((0,) * 5001, Opaque("<tuple>")),
        (float("-inf"), Opaque("-inf")),
    ]
    wrong = []
    for value, kept in values:
        heap = Heap(lambda *_: None, list)
        shown = heap.value_of(value)
        numbered = heap.values[heap.number_of(value) - len(CONSTANTS)]
        if (shown, numbered) != (kept, kept):
            wrong.append(f"{kept!r:.50}: {shown!r:.50}, {numbered!r:.50}")
    assert wrong == []
