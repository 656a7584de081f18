"""The story of a run: what a recorded program shows at each of its steps.

A step is a line that ran. The steps are counted from 0, and step -1 is before the first
line. Squares are the program's: the index of a line and a place in it, from 0.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import NamedTuple

from ..search.position import Position, PositionError
from ..search.readings import Axis, Kind
from .board import Hint
from .deeds import Change, Deeds
from .events import Opaque
from .recording import Recording
from .sentence import Sentence
from .squares import Square, are_safe, attackers
from .story_parts import (
    NOT_JUDGED,
    Again,
    CallValue,
    Judged,
    NamedValue,
    OutputLine,
    Reported,
    Scene,
    Values,
)
from .story_values import Calls, Cursor, Output, ValuesAt, events_at, shortened
from .trials import NOTHING, Trial, Trials
from .verdicts import FAULTS, HIDDEN, Verdict

__all__ = [
    "BEFORE",
    "Again",
    "CallValue",
    "NamedValue",
    "OutputLine",
    "Reported",
    "Story",
    "Values",
]

BEFORE = -1
"""The step before the first line."""

NO_LINE = 0
"""The line of a change of the board whose line isn't known."""

SHOWN = ("attacked", "error")
"""The faults that always show in their line."""

MOST_KEPT = 16
"""The number of steps whose values and sentences are kept."""


class Shown(NamedTuple):
    """What a step shows besides the board."""

    deed: tuple[Sentence, ...]
    values: Values
    trial: Trial


class Story:
    """What a recorded run shows at each step. It is equal only to itself."""

    def __init__(self, recording: Recording, judged: Judged = NOT_JUDGED) -> None:
        self.recording = recording
        self.judged = judged
        self.last = recording.steps - 1  # the last step; -1 if no line ran
        self.verdict = judged.verdict  # None while it is not known
        self.lines = tuple(recording.source.splitlines())
        self.board = self.verdict.board if self.verdict else None
        self.names = judged.names
        """The names of the variables that may be the board, this one first."""
        self.missing = judged.missing
        """The solutions that never appeared, once it has ended."""
        self._steps = [scene.step for scene in judged.scenes]
        self._reported_steps = [one.step for one in judged.reported]
        # The last position that the program and our search share before the fault.
        self.shared = self._shared_position()
        self._cursor = Cursor(recording)
        self._calls = Calls(recording)
        self._values = ValuesAt(recording, self.board, self._calls)
        self._output: Output | None = None
        self._deeds: Deeds | None = None
        self._trials: Trials | None = None
        self._shown: dict[int, Shown] = {}
        self.fault = self._fault_step()
        """The step at which the fault shows, if there is one that shows at a step."""

    @property
    def opening(self) -> int:
        """The step to show first: the fault, or the beginning if there is none."""
        return BEFORE if self.fault is None else self.fault

    def prepare(self) -> None:
        """Do work that would delay the first look at a late step."""
        self._shown_at(self.last)

    def without_judgement(self) -> Story:
        """Return the story without anything that says what is wrong, or right.

        The board, and what the lines do, stay.
        """
        verdict = Verdict(HIDDEN, n=self.size, board=self.board)
        judged = self.judged._replace(verdict=verdict, reported=(), missing=())
        return Story(self.recording, judged)

    @property
    def is_hidden(self) -> bool:
        """Whether nothing says what is wrong, or right."""
        return self.verdict is not None and self.verdict.name == HIDDEN

    @property
    def name(self) -> str:
        """The name of the file."""
        return self.recording.name

    @property
    def is_wrong(self) -> bool:
        """Whether the program has a fault."""
        return self.verdict is not None and self.verdict.name in FAULTS

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
    def fault_line(self) -> int | None:
        """The line of the fault."""
        if self.verdict and self.verdict.name in FAULTS:
            return self.verdict.line
        return None

    @property
    def shows_in(self) -> int | None:
        """The line where the fault shows, if it is certain that it shows there.

        It need not be the line that is wrong.
        """
        line = self.fault_line
        if line is None or self.verdict is None:
            return None
        is_run = self.fault is not None and self.recording.line(self.fault) == line
        if self.verdict.name in SHOWN or (self.verdict.name == "report" and is_run):
            return line
        return None

    @property
    def again(self) -> Again | None:
        """The call that answered wrongly before the fault, if it is known."""
        answered = self.verdict.answered if self.verdict else None
        if answered is None or answered.line is None:
            return None
        return Again(answered.call, answered.step, answered.line)

    def _shared_position(self) -> Position | None:
        """Return the last position that program and search share before the fault.

        If that is the board of the fault, our search tests the square of its queen.
        """
        verdict = self.verdict
        if verdict is None or verdict.node is None or verdict.n is None:
            return None
        rows = list[int]()
        places = dict(verdict.node)
        while len(rows) < verdict.n - 1 and len(rows) in places:
            queen = (len(rows), places[len(rows)])
            if attackers(queen, list(enumerate(rows))):
                break
            rows.append(queen[1])
        candidate = 0
        is_whole = len(rows) == len(places)
        if is_whole and verdict.queen and verdict.queen[0] == len(rows):
            candidate = verdict.queen[1]
        try:
            return Position(verdict.n, tuple(rows), candidate)
        except PositionError:
            return None

    @property
    def shares_queen(self) -> bool:
        """Whether our search tests the square of the queen at the fault there."""
        verdict = self.verdict
        if self.shared is None or verdict is None or verdict.queen is None:
            return False
        line, place = verdict.queen
        is_there = len(self.shared.board) == line == len(verdict.node or ())
        return is_there and self.shared.candidate == place

    @property
    def size(self) -> int | None:
        """The size of the first board, if there is one."""
        return self.judged.scenes[0].n if self.judged.scenes else None

    def size_at(self, step: int) -> int | None:
        """Return the size of the board at a step."""
        scene = self._scene(step)
        return scene.n if scene else self.size

    def queens_at(self, step: int) -> tuple[Square, ...]:
        """Return the queens at a step, in the order in which they were placed."""
        scene = self._scene(step)
        return scene.order if scene else ()

    def stored_at(self, step: int) -> tuple[str, ...]:
        """Return what a list has for each line of the board, as Python writes it.

        It is empty if the board is no list of simple values.
        """
        scene = self._scene(step)
        if self.board is None or scene is None or self.board.kind is not Kind.ROWS:
            return ()
        text = self.board_text(scene)
        if "…" in text or not text.startswith("["):
            return ()
        first = self.board.first_number
        return tuple(text[1:-1].split(", ")[first : first + scene.n])

    def attacks_at(self, step: int) -> tuple[tuple[Square, Square], ...]:
        """Return the pairs of queens that attack each other at a step."""
        queens = self.queens_at(step)
        if self.is_hidden or are_safe(queens):
            return ()
        pairs = list[tuple[Square, Square]]()
        for place, queen in enumerate(queens):
            pairs += [(other, queen) for other in attackers(queen, queens[:place])]
        return tuple(pairs)

    def tried_at(self, step: int) -> frozenset[Square]:
        """Return the squares of the next line that its search has tried so far."""
        return self._shown_at(step).trial.tried

    def tested_at(self, step: int) -> Square | None:
        """Return the square that is being tested at a step, if that is certain."""
        return self._shown_at(step).trial.tested

    def is_solution_at(self, step: int) -> bool:
        """Return whether the queens at a step are a solution."""
        scene = self._scene(step)
        if self.is_hidden or scene is None or len(scene.order) != scene.n:
            return False
        return are_safe(scene.order)

    def next_change(self, step: int) -> int | None:
        """Return the next step at which the board changes, None if there is none."""
        place = bisect_right(self._steps, step)
        return self._steps[place] if place < len(self._steps) else None

    def change_before(self, step: int) -> int | None:
        """Return the last step before at which the board changed; None if none did."""
        place = bisect_left(self._steps, step) - 1
        return self._steps[place] if place >= 0 else None

    def lines_since_change(self, step: int) -> frozenset[int]:
        """Return the lines that ran since the change of the board before this step."""
        before = self.change_before(step)
        first = 0 if before is None else before + 1
        return frozenset(self.recording.lines[first : step + 1]) - {NO_LINE}

    def deed_at(self, step: int) -> tuple[Sentence, ...]:
        """Return what the line of a step did, the most important first."""
        return self._shown_at(step).deed

    def values_at(self, step: int) -> Values:
        """Return the values at a step."""
        return self._shown_at(step).values

    def output_at(self, step: int) -> tuple[OutputLine, ...]:
        """Return the last lines of the output after a step."""
        return self._whole_output.lines_at(step)

    def output_count_at(self, step: int) -> int:
        """Return how many lines the output has after a step."""
        return self._whole_output.count_at(step)

    def reported_at(self, step: int) -> tuple[Reported, ...]:
        """Return the boards that were completed or reported up to a step."""
        count = bisect_right(self._reported_steps, step)
        return self.judged.reported[:count]

    @property
    def _whole_output(self) -> Output:
        if self._output is None:
            self._output = Output(self.recording)
        return self._output

    def _scene(self, step: int) -> Scene | None:
        place = bisect_right(self._steps, step) - 1
        return self.judged.scenes[place] if place >= 0 else None

    def _fault_step(self) -> int | None:
        """Return the step at which the fault is seen on the board."""
        verdict = self.verdict
        if verdict is None or verdict.name not in FAULTS or verdict.step is None:
            return None
        step = verdict.step
        if verdict.name == "report":
            for one in self.reported_at(self.last):
                if not one.is_right and self._is_of_fault(one.step):
                    step = one.step
                    break
        if verdict.name == "attacked":
            for scene in self.judged.scenes:
                is_later = scene.source >= step or scene.step >= step
                if is_later and not are_safe(scene.order):
                    step = scene.step
                    break
        if verdict.name == "shared" and step >= self.last:
            # What it saved last may have come after the last step that has its line.
            return self._last_run_of(verdict.line, self.last)
        return min(step, self.last)

    def _last_run_of(self, line: int | None, step: int) -> int:
        """Return the last step up to a step at which a line ran; the step if none."""
        lines = self.recording.lines
        for number in range(step, BEFORE, -1):
            if lines[number] == line:
                return number
        return step

    def _is_of_fault(self, step: int) -> bool:
        """Return whether the line of the fault ran at a step."""
        assert self.verdict
        return self.recording.line(step) == self.verdict.line

    def _shown_at(self, step: int) -> Shown:
        """Return what a step shows besides the board."""
        shown = self._shown.get(step)
        if shown is None:
            shown = self._new_shown(step)
            if len(self._shown) >= MOST_KEPT:
                self._shown.pop(next(iter(self._shown)))
            self._shown[step] = shown
        return shown

    def _new_shown(self, step: int) -> Shown:
        recording = self.recording
        events = events_at(recording, step)
        if self._deeds is None:
            output = self._whole_output
            self._deeds = Deeds(
                recording,
                self.board,
                self._calls,
                output=output,
                layout=self.judged.layout,
            )
        state = self._cursor.state_at(step)
        deed: tuple[Sentence, ...] = ()
        if step >= 0:
            deed = self._deeds.sentences(state, step, events, self._change_at(step))
        trial = NOTHING
        if self.board and self.judged.scenes:
            if self._trials is None:
                self._trials = Trials(
                    recording,
                    self.board,
                    self.judged.scenes,
                    calls=self._calls,
                    layout=self.judged.layout,
                )
            trial = self._trials.trial_at(state, step)
        if self.is_board_only(step):
            values = self._board_value(step)
        else:
            values = self._values.values(state, step, events)
        return Shown(deed, values, trial)

    def is_board_only(self, step: int) -> bool:
        """Return whether only the board was followed at a step."""
        switch = self.recording.switch
        return switch is not None and step >= switch

    def board_text(self, scene: Scene) -> str:
        """Return the value of the board in a scene as Python writes it."""
        if isinstance(scene.value, Opaque):
            return scene.value.text
        return shortened(repr(scene.value))

    def _board_value(self, step: int) -> Values:
        """Return the value of the board alone."""
        scene = self._scene(step)
        if self.board is None or scene is None:
            return Values("")
        value = NamedValue(
            self.board.variable.name,
            self.board_text(scene),
            is_changed=scene.step == step,
            is_board=True,
        )
        return Values("", everywhere=(value,))

    def _change_at(self, step: int) -> Change | None:
        """Return how the board changes at a step."""
        place = bisect_right(self._steps, step) - 1
        if place < 0 or self._steps[place] != step:
            return None
        scene = self.judged.scenes[place]
        before: tuple[Square, ...] = ()
        if place and self.judged.scenes[place - 1].n == scene.n:
            before = self.judged.scenes[place - 1].order
        return Change(before, scene.order, scene.source, is_new=scene.is_new)
