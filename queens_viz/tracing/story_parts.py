"""The parts of a story, which are plain values."""

from __future__ import annotations

from typing import NamedTuple

from .layout import Layout
from .squares import Square
from .verdicts import Verdict


class Again(NamedTuple):
    """A call whose answer was wrong, to go back to."""

    call: str  # as "safe(5)"
    step: int  # at which it begins
    line: int  # of its return


class CallValue(NamedTuple):
    """An open call."""

    text: str  # as "place(5)"
    line: int  # the line that it runs


class NamedValue(NamedTuple):
    """A variable and its value."""

    name: str
    text: str  # the value as Python writes it, shortened
    is_changed: bool  # this step has changed it
    is_board: bool  # it is the board


class Values(NamedTuple):
    """The values of the innermost open call and of the module, and the open calls."""

    call: str  # the innermost open call, as "place(5)"; "" in the module
    own: tuple[NamedValue, ...] = ()  # of that call
    everywhere: tuple[NamedValue, ...] = ()  # of the module
    calls: tuple[CallValue, ...] = ()  # the innermost one is the last


class OutputLine(NamedTuple):
    """A line that the program printed, or an answer that it got."""

    text: str
    is_answer: bool = False  # it ends with an answer of ours
    is_new: bool = False  # this step has printed it


class Reported(NamedTuple):
    """A board that the program completed or reported."""

    queens: tuple[Square, ...]
    step: int
    is_right: bool
    text: str  # in the program's notation


class Scene(NamedTuple):
    """The board from one step until it changes."""

    step: int
    source: int  # the step whose line did it
    order: tuple[Square, ...]  # the queens as they were placed
    n: int
    is_new: bool  # another object has taken the place of the last one
    value: object = None  # of the board's variable; of a saved story only its text


class Judged(NamedTuple):
    """What a story needs from the verdict on a run, besides the recording."""

    verdict: Verdict | None = None  # None while it isn't known
    names: tuple[str, ...] = ()  # of variables that may be the board, this one first
    layout: Layout = Layout()  # of its text
    scenes: tuple[Scene, ...] = ()  # in the order of time
    reported: tuple[Reported, ...] = ()  # in the order of time
    missing: tuple[tuple[Square, ...], ...] = ()  # solutions, if it should have all


NOT_JUDGED = Judged()
