"""The story of a run: what a recorded program shows at each of its steps.

A step is a line that ran. The steps are counted from 0, and step -1 is before the first
line. Squares are the program's: the index of a line and a place in it, from 0.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from ..search.position import Position
from ..search.readings import Axis
from .board import Board, Hint
from .case import Sentence
from .evidence import Evidence
from .nodes import Square
from .recording import Recording
from .verdict import FAULTS, Verdict

BEFORE = -1
"""The step before the first line."""


class Again(NamedTuple):
    """A call whose answer was wrong: it can be gone back to."""

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
    is_again: bool  # an equal board came before
    text: str  # in the program's notation


class Story:
    """What a recorded run shows at each step. It is equal only to itself."""

    def __init__(
        self,
        recording: Recording,
        verdict: Verdict | None = None,
        evidence: Evidence | None = None,
    ) -> None:
        self.recording = recording
        self.verdict = verdict  # None while it is not known
        self.lines = tuple(recording.source.splitlines())
        self.board: Board | None = verdict.board if verdict else None
        self._visits: list[tuple[int, tuple[Square, ...], int]] = []
        if self.board and evidence:
            for case in evidence.cases(self.board):
                for visit in case.walk.visits:
                    self._visits.append((visit.moment.step, visit.order, case.n))
        self._visits.sort(key=lambda visit: visit[0])
        self._steps = [step for step, _, _ in self._visits]

    @property
    def name(self) -> str:
        """The name of the file."""
        return self.recording.name

    @property
    def is_wrong(self) -> bool:
        """Whether the program has a fault."""
        return self.verdict is not None and self.verdict.name in FAULTS

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all variables that may be the board, the likeliest first."""
        return (self.board.variable.name,) if self.board else ()

    def with_other_name(self, hint: Hint | None) -> Hint | None:
        """Return the hint by which the next variable is the board, if there is one."""
        if self.board is None or len(self.names) < 2:
            return None
        index = self.names.index(self.board.variable.name)
        return Hint(self.names[(index + 1) % len(self.names)])

    def with_other_axis(self, hint: Hint | None) -> Hint | None:
        """Return the hint by which rows and columns change places."""
        if self.board is None:
            return None
        axis = Axis.COLUMN if self.board.axis is Axis.ROW else Axis.ROW
        return (hint or Hint())._replace(name=self.board.variable.name, axis=axis)

    def with_other_base(self, hint: Hint | None) -> Hint | None:
        """Return the hint by which it counts from 1 instead of 0, or the reverse."""
        if self.board is None:
            return None
        base = 1 - self.board.shape.reading.base
        return (hint or Hint())._replace(name=self.board.variable.name, base=base)

    @property
    def last(self) -> int:
        """The last step; -1 if no line ran."""
        return self.recording.steps - 1

    @property
    def fault(self) -> int | None:
        """The step at which the fault shows, if there is one that shows at a step."""
        verdict = self.verdict
        if verdict is None or verdict.name not in FAULTS or verdict.step is None:
            return None
        return min(verdict.step, self.last)

    @property
    def fault_line(self) -> int | None:
        """The line of the fault."""
        if self.verdict and self.verdict.name in FAULTS:
            return self.verdict.line
        return None

    @property
    def again(self) -> Again | None:
        """The call that answered wrongly before the fault, if it is known."""
        return None

    @property
    def shared(self) -> Position | None:
        """The last position that the program and our search share before the fault."""
        return None

    @property
    def size(self) -> int | None:
        """The size of the first board, if there is one."""
        return self._visits[0][2] if self._visits else None

    def size_at(self, step: int) -> int | None:
        """Return the size of the board at a step."""
        place = bisect_right(self._steps, step) - 1
        return self._visits[place][2] if place >= 0 else self.size

    def queens_at(self, step: int) -> tuple[Square, ...]:
        """Return the queens at a step, in the order in which they were placed."""
        place = bisect_right(self._steps, step) - 1
        return self._visits[place][1] if place >= 0 else ()

    def attacks_at(self, step: int) -> tuple[tuple[Square, Square], ...]:
        """Return the pairs of queens that attack each other at a step."""
        return ()

    def tried_at(self, step: int) -> frozenset[Square]:
        """Return the squares of the next line that were tried since it is searched."""
        return frozenset()

    def tested_at(self, step: int) -> Square | None:
        """Return the square that is being tested at a step, if that is certain."""
        return None

    def is_solution_at(self, step: int) -> bool:
        """Return whether the queens at a step are a solution."""
        return False

    def next_change(self, step: int) -> int | None:
        """Return the next step at which the board changes, None if there is none."""
        place = bisect_right(self._steps, step)
        return self._steps[place] if place < len(self._steps) else None

    def lines_since_change(self, step: int) -> frozenset[int]:
        """Return the lines that ran since the change of the board before this step."""
        return frozenset()

    def deed_at(self, step: int) -> tuple[Sentence, ...]:
        """Return what the line of a step did, the most important first."""
        return ()

    def values_at(self, step: int) -> Values:
        """Return the values at a step."""
        return Values("")

    def output_at(self, step: int) -> tuple[OutputLine, ...]:
        """Return the lines of the output after a step."""
        return ()

    def reported_at(self, step: int) -> tuple[Reported, ...]:
        """Return the boards that were completed or reported up to a step."""
        return ()

    @property
    def missing(self) -> tuple[tuple[Square, ...], ...]:
        """The solutions that never appeared, when it has ended; those that are known."""
        return ()
