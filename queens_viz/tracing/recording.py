"""The recording of a program's run, as plain data: any step of it can be looked up.

A *step* is a line that ran; steps are counted from 0. An *event* is anything else that
happened: a call, a return, a variable that was bound, a change of a list. Events are
kept in the order of time, and each belongs to the last step before it was found. So the
state at a step is the state after its line ran, and the state at -1 is the one before
the first line.

Frames and objects have numbers. No number is used twice. Frame 0 is the module: its
variables are the global ones. An *object* is something that can change: a list, a set,
a dictionary, or an instance of one of the program's classes. Everything else is a
*value*.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence

from .events import (
    CONSTANTS,
    KINDS,
    NO_FRAME,
    NUMBERS,
    Answer,
    BooleanCall,
    Caught,
    Chunk,
    Ending,
    Event,
    FrameInfo,
    Kind,
    ObjectInfo,
    Outcome,
    Value,
)
from .state import METHODS, Checkpoint, State

CHECKPOINT_EVERY = 1000
"""Events from one checkpoint to the next: the most that a look-up has to replay."""

METHODS_OF_KINDS = [METHODS.get(kind) for kind in KINDS]
"""How each event changes a state, by the number of its kind."""


class Recording:
    """A recorded run. It grows while the program runs."""

    def __init__(self, source: str = "", name: str = "") -> None:
        self.source = source
        self.name = name  # of the file, without its folder
        self.lines = array(NUMBERS)  # the line of each step
        self.step_frames = array(NUMBERS)  # the frame of each step
        self.frames = [FrameInfo("", NO_FRAME, 0, 0, -1, is_generator=False)]
        self.objects: list[ObjectInfo] = []
        self.answers: list[Answer] = []
        self.caught: list[Caught] = []
        self.ending = Ending("running")
        self.n: int | None = None  # the size that the program could get
        # How it got its size: "argument", "input" or "call"; "missing" if it looked for
        # an argument and there was none; else "".
        self.n_used = ""
        self.call = ""  # the call that was added, as "solve(6)"
        self.switch: int | None = None  # the first step of the second phase
        self.lines_run = 0  # the number of lines, as far as they were followed
        self.is_cut = False  # it printed more than is kept
        self._values: list[Value] = list(CONSTANTS)
        self._is_number: list[bool] = []  # of the values, as far as that was asked
        self._events = [array(NUMBERS) for _ in Event._fields]
        self._output: list[str] = []
        self._output_steps = array(NUMBERS)
        self._output_ends = array(NUMBERS)
        self._checkpoints: list[Checkpoint] = []

    @property
    def steps(self) -> int:
        """The number of steps."""
        return len(self.lines)

    @property
    def last_line(self) -> int | None:
        """The line that ran last, if any ran and it is known.

        A call that gets another board in the second phase begins before its first line.
        """
        return self.lines[-1] or None if self.lines else None

    def line(self, step: int) -> int | None:
        """Return the line of a step; the state before the first one has none."""
        return self.lines[step] if 0 <= step < len(self.lines) else None

    def event_count(self) -> int:
        """Return the number of events."""
        return len(self._events[0])

    def count_at(self, step: int) -> int:
        """Return the number of events up to a step."""
        return bisect_right(self._events[1], step)

    def calls(self) -> list[tuple[int, int]]:
        """Return the numbers of all events that begin a call, each with its frame."""
        kinds, _, _, subjects = self._events[:4]
        call = KINDS.index(Kind.CALL)
        numbers = [number for number, kind in enumerate(kinds) if kind == call]
        return [(number, subjects[number]) for number in numbers]

    def event(self, number: int) -> Event:
        """Return an event by its number."""
        kind, step, source, subject, key, value = [
            column[number] for column in self._events
        ]
        values = self._values
        return Event(KINDS[kind], step, source, subject, values[key], values[value])

    def numbers_bound(
        self, names: set[str], first: int, end: int
    ) -> dict[int, list[int]]:
        """Return by frames the numbers of events that bind whole numbers to names.

        They are the events from one number up to another.
        """
        kinds, _, _, frames, keys, contents = [
            column[first:end] for column in self._events
        ]
        values = self._values
        bind = KINDS.index(Kind.BIND)
        named = {key for key in set(keys) if values[key] in names}
        whole = {value for value in set(contents) if type(values[value]) is int}
        found: dict[int, list[int]] = {}
        fields = zip(kinds, frames, keys, contents, strict=True)
        for number, (kind, frame, key, value) in enumerate(fields, first):
            if kind == bind and key in named and value in whole:
                found.setdefault(frame, []).append(number)
        return found

    def printed(self) -> Iterator[tuple[int, str]]:
        """Yield the printed texts, each with the step after which it was printed."""
        return zip(self._output_steps, self._output, strict=True)

    def events(self, first: int = 0, end: int | None = None) -> Iterator[Event]:
        """Return the events in the order of time, from one number up to another."""
        columns = self._events
        if first or end is not None:
            columns = [column[first:end] for column in columns]
        return self._events_of(columns)

    def boolean_calls(self, end: int) -> Iterator[BooleanCall]:
        """Yield the calls that returned True or False before a step."""
        arguments: dict[int, list[tuple[str, object]]] = {}
        begins: dict[int, int] = {}
        for event in self.events():
            if event.step >= end:
                return
            frame = event.subject
            if event.kind is Kind.CALL:
                arguments[frame] = []
                begins[frame] = event.step
            elif event.kind is Kind.BIND and event.source == self.frames[frame].source:
                arguments.setdefault(frame, []).append((str(event.key), event.value))
            elif event.kind is Kind.RETURN and isinstance(event.value, bool):
                begin = begins.get(frame, event.step)
                yield BooleanCall(event, begin, tuple(arguments.get(frame, ())))

    def events_without_numbers(
        self, names: frozenset[str], first: int, end: int
    ) -> Iterator[Event]:
        """Return events, but not those in which a variable gets a number or None.

        That of variables with certain names is kept; they are in lower case. So most
        events are left out before any more work is done on them.
        """
        columns = [column[first:end] for column in self._events]
        kinds, _, _, _, keys, contents = columns
        bind = KINDS.index(Kind.BIND)
        is_number = self._is_number
        for value in self._values[len(is_number) :]:
            is_number.append(isinstance(value, (int, float, type(None))))
        is_named = {key: str(self._values[key]).lower() in names for key in set(keys)}
        fields = zip(kinds, keys, contents, strict=True)
        chosen = [
            place
            for place, (kind, key, value) in enumerate(fields)
            if kind != bind or not is_number[value] or is_named[key]
        ]
        return self._events_of([map(column.__getitem__, chosen) for column in columns])

    def replay_into(self, state: State, first: int, end: int) -> None:
        """Apply the events from one number up to another to a state."""
        kinds, _, _, subjects, keys, contents = [
            column[first:end] for column in self._events
        ]
        values = self._values
        fields = zip(kinds, subjects, keys, contents, strict=True)
        for kind, subject, key, value in fields:
            method = METHODS_OF_KINDS[kind]
            if method:
                method(state, subject, values[key], values[value])

    def _events_of(self, columns: Sequence[Iterable[int]]) -> Iterator[Event]:
        """Return the events that have such numbers."""
        kinds, steps, sources, subjects, keys, contents = columns
        value_of = self._values.__getitem__
        fields = zip(
            map(KINDS.__getitem__, kinds),
            steps,
            sources,
            subjects,
            map(value_of, keys),
            map(value_of, contents),
            strict=True,
        )
        return map(Event._make, fields)

    @property
    def output(self) -> str:
        """What the program printed, without the answers that it got."""
        return "".join(self._output)

    def output_length(self, step: int) -> int:
        """Return how many characters had been printed after a step."""
        place = bisect_right(self._output_steps, step)
        return self._output_ends[place - 1] if place else 0

    def add(self, chunk: Chunk) -> None:
        """Add what has happened since."""
        self.lines.extend(chunk.lines)
        self.step_frames.extend(chunk.step_frames)
        self._values.extend(chunk.values)
        self.frames.extend(chunk.frames)
        self.objects.extend(chunk.objects)
        self.answers.extend(chunk.answers)
        for column, numbers in zip(self._events, chunk.events, strict=True):
            column.extend(numbers)
        for step, text in chunk.output:
            self._print(step, text)

    def everything(self) -> Chunk:
        """Return all that was recorded, as one chunk."""
        output = []
        for step, text in zip(self._output_steps, self._output, strict=True):
            output.append((step, text))
        return Chunk(
            lines=self.lines,
            step_frames=self.step_frames,
            events=self._events,
            values=self._values[len(CONSTANTS) :],
            frames=self.frames[1:],
            objects=self.objects,
            output=output,
            answers=self.answers,
        )

    def outcome(self) -> Outcome:
        """Return what is known when the program has ended."""
        return Outcome(
            self.ending,
            call=self.call,
            n_used=self.n_used,
            caught=tuple(self.caught),
            lines_run=self.lines_run,
            switch=self.switch,
            is_cut=self.is_cut,
        )

    def ended_as(self, kind: str, line: int | None = None) -> Outcome:
        """Return the outcome of a program that was ended from outside.

        It was in the line that ran last, unless another line is known.
        """
        ending = Ending(kind, line or self.last_line)
        return self.outcome()._replace(ending=ending, lines_run=self.steps)

    def finish(self, outcome: Outcome) -> None:
        """Add what is known when the program has ended."""
        self.ending = outcome.ending
        self.call = outcome.call
        self.n_used = outcome.n_used
        self.caught = list(outcome.caught)
        self.lines_run = outcome.lines_run
        self.switch = outcome.switch
        self.is_cut = outcome.is_cut

    def _print(self, step: int, text: str) -> None:
        """Add a text that was printed after a step."""
        end = len(text)
        if self._output_ends:
            end += self._output_ends[-1]
        self._output.append(text)
        self._output_steps.append(step)
        self._output_ends.append(end)

    def replay(self) -> Iterator[tuple[Event, State]]:
        """Yield each event with the state after it.

        It is always the same state, which is changed by each event. Looking up a step
        later is fast where this has passed.
        """
        state = State()
        apply = state.apply
        next_checkpoint = CHECKPOINT_EVERY * (len(self._checkpoints) + 1)
        for number, event in enumerate(self.events(), 1):
            apply(event)
            if number == next_checkpoint:
                self._checkpoints.append(state.checkpoint())
                next_checkpoint += CHECKPOINT_EVERY
            yield event, state

    def state_at(self, step: int) -> State:
        """Return the state after the line of a step; -1 is before the first line."""
        return self._state_after(bisect_right(self._events[1], step))

    def _state_after(self, count: int) -> State:
        """Return the state after a number of events, from the checkpoint before."""
        place = min(count // CHECKPOINT_EVERY, len(self._checkpoints))
        state = State(self._checkpoints[place - 1] if place else None)
        first = place * CHECKPOINT_EVERY
        while first < count:
            end = min(first + CHECKPOINT_EVERY, count)
            self.replay_into(state, first, end)
            first = end
            if end == CHECKPOINT_EVERY * (len(self._checkpoints) + 1):
                self._checkpoints.append(state.checkpoint())
        return state
