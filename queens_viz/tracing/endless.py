"""Finds endless loops: the whole state of the program comes again and again."""

from __future__ import annotations

from collections.abc import Sequence

from .case import Fault
from .nodes import Walk
from .recording import Recording
from .sentence import say
from .state import State
from .syntax import Text

TAIL = 20_000
"""How many of the last lines are searched for a period."""

ROUNDS = 8
"""How often the same lines must run, one time after another."""

CLOSED = frozenset(
    [
        "collections",
        "copy",
        "dataclasses",
        "functools",
        "itertools",
        "math",
        "operator",
        "sys",
        "typing",
    ]
)
"""Modules in which nothing changes by itself, unlike the time or events."""


def endless(recording: Recording, text: Text, walk: Walk | None) -> Fault | None:
    """Return the fault that a stopped program is in an endless loop.

    Its lines repeat, and with them the values of all variables but for those that no
    condition asks for, such as a number of steps. A program that asks for the time, for
    random numbers or for events may have the same values and yet not the same future.
    """
    if recording.ending.kind not in ("time", "lines", "changes"):
        return None
    if not text.modules <= CLOSED:
        return None
    end = recording.steps
    if recording.switch is not None:
        end = recording.switch
    period = _period_of(recording.lines[max(0, end - TAIL) : end])
    if not period:
        return None
    # What the last line did may not be recorded.
    last = _outside_of_calls(recording, end - 1, period)
    steps = [last - k * period for k in range(1, ROUNDS)]
    states = [recording.state_at(step) for step in steps]
    if any(_differ(states[0], state, text) for state in states[1:]):
        return None
    start = end - period
    while (
        start > 0 and recording.lines[start - 1] == recording.lines[start - 1 + period]
    ):
        start -= 1
    return _fault(recording, text, walk, start, period)


def _outside_of_calls(recording: Recording, last: int, period: int) -> int:
    """Return the last step after which the same calls are open as one round before.

    In a call of this round, no state would be the same. If all steps are in such calls,
    return the last step of all.
    """
    frames = recording.step_frames
    for step in range(last - 1, last - 1 - period, -1):
        # A call that a step has begun is that of the next step.
        both = (step, step + 1)
        if all(frames[one] == frames[one - period] for one in both):
            return step
    return last


def _period_of(lines: Sequence[int]) -> int:
    """Return how many lines are repeated at the end often enough; 0 if none are.

    >>> _period_of([1, 2] + [5, 6, 7] * 9)
    3
    >>> _period_of([1, 2, 3, 4])
    0
    """
    last = list(reversed(lines))
    # The longest beginning that is also an end, of each part of the reversed lines.
    borders = [0] * len(last)
    best = 0
    for k in range(1, len(last)):
        border = borders[k - 1]
        while border and last[k] != last[border]:
            border = borders[border - 1]
        if last[k] == last[border]:
            border += 1
        borders[k] = border
        period = k + 1 - border
        if k + 1 >= ROUNDS * period:
            best = period
    return best


def _differ(state: State, other: State, text: Text) -> bool:
    """Return whether the program may go on otherwise from one state than from another.

    It may if other calls are open, if they have other variables, or if a variable of a
    `for` loop or of a condition has another value.
    """
    if state.stack != other.stack:
        return True
    for frame in state.stack:
        variables = state.variables(frame)
        others = other.variables(frame)
        if variables.keys() != others.keys():
            return True
        for name, value in variables.items():
            decides = name in text.tested or name in text.counted
            if decides and state.plain(value) != other.plain(others[name]):
                return True
    return False


def _fault(
    recording: Recording, text: Text, walk: Walk | None, start: int, period: int
) -> Fault:
    """Return the fault of a program that repeats the steps from `start` on.

    Its line is one that changes the board, else the head of a `while` loop.
    """
    steps = range(start, start + period)
    lines = [recording.lines[step] for step in steps]
    heads_of_loops = text.whiles.intersection(lines)
    line = min(heads_of_loops or lines)
    boards = set[object]()
    for visit in walk.visits if walk else ():
        step = visit.moment.source
        if step in steps:
            boards.add(visit.order)
            if len(boards) == 1:
                line = recording.lines[step]
    if len(boards) > 1:
        sentence = say("judge_endless_boards", count=len(boards), line=line)
    else:
        sentence = say("judge_endless", line=line)
    return Fault(start, "endless", line, (sentence,))
