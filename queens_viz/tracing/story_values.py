"""The values, the open calls and the output of a recorded run at a step."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from .board import Board
from .events import CHANGES, MODULE, Event, Kind, Opaque, Ref, Value, Variable
from .recording import CHECKPOINT_EVERY, Recording
from .state import State
from .story_parts import CallValue, NamedValue, OutputLine, Values

LONGEST = 60
"""The most characters of a value that are shown."""

LONGEST_ARGUMENT = 20
"""The most characters of an argument of a call."""

DEEPEST = 3
"""How deep objects in objects are shown."""

MOST_PARTS = 60
"""The most objects in an object that are compared for changes."""

MOST_BACK = 100_000
"""How many steps are searched for the last line of a call."""

MOST_LINES = 500
"""How many lines of the output are shown."""

ELLIPSIS = "…"

PLAIN = frozenset((int, str, bool, float, type(None)))
"""Types of values that no object is part of."""

LEFT_OUT = frozenset(
    (
        "<function>",
        "<module>",
        "<type>",
        "<builtin_function_or_method>",
        "<method>",
        "<staticmethod>",
        "<classmethod>",
        "<property>",
        "<ABCMeta>",
        "<EnumType>",
        "<EnumMeta>",
    )
)
"""Values that are no data."""


class Cursor:
    """The state at a step. It moves from step to step, and back by checkpoints."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self._state = State()
        self._count = 0  # how many events have been applied

    def state_at(self, step: int) -> State:
        """Return the state at a step. It is changed by the next call."""
        recording = self.recording
        count = recording.count_at(step)
        if not 0 <= count - self._count <= CHECKPOINT_EVERY:
            self._state = recording.state_at(step)
        else:
            recording.replay_into(self._state, self._count, count)
        self._count = count
        return self._state


def events_at(recording: Recording, step: int) -> list[Event]:
    """Return the events of a step, in the order of time."""
    return list(
        recording.events(recording.count_at(step - 1), recording.count_at(step))
    )


# Values as Python writes them.


def shortened(text: str, longest: int = LONGEST) -> str:
    """Return a text that is shortened in the middle if it is too long.

    >>> shortened("[0, 1, 2, 3, 4, 5, 6, 7]", 15)
    '[0, 1, 2… 6, 7]'
    """
    if len(text) <= longest:
        return text
    back = longest * 2 // 5
    return text[: longest - 1 - back] + ELLIPSIS + text[len(text) - back :]


def text_of(
    recording: Recording, state: State, value: Value, longest: int = LONGEST
) -> str:
    """Return a value as Python writes it, shortened. No code of the program runs."""
    if type(value) in PLAIN:
        return shortened(repr(value), longest)
    return shortened(_whole_text(recording, state, value, longest), longest)


def _whole_text(
    recording: Recording,
    state: State,
    value: Value,
    longest: int,
    *,
    deepest: int = DEEPEST,
) -> str:
    """Return a value as Python writes it. What would be cut out may be missing."""

    def text(item: Value) -> str:
        if isinstance(item, (Ref, tuple, frozenset, Opaque)):
            return _whole_text(recording, state, item, longest, deepest=deepest - 1)
        return repr(item)

    if isinstance(value, Opaque):
        return value.text
    if isinstance(value, tuple):
        end = ",)" if len(value) == 1 else ")"
        return f"({_joined(value, text, longest)}{end}"
    if isinstance(value, frozenset):
        items = _joined(_sorted(value), text, longest)
        return f"frozenset({{{items}}})" if value else "frozenset()"
    if not isinstance(value, Ref):
        return repr(value)
    info = recording.objects[value.number]
    if info.kind == "instance":
        return f"<{info.type_name}>"
    if deepest == 0:
        return ELLIPSIS
    contents = state.contents(value.number)
    if isinstance(contents, list):
        written = f"[{_joined(contents, text, longest)}]"
    elif isinstance(contents, set):
        written = f"{{{_joined(_sorted(contents), text, longest)}}}"
        if not contents:
            written = "set()"
    else:
        pairs = list(contents.items())

        def pair_text(pair: tuple[Value, Value]) -> str:
            return f"{text(pair[0])}: {text(pair[1])}"

        written = f"{{{_joined(pairs, pair_text, longest)}}}"
    if info.type_name in ("list", "set", "dict"):
        return written
    return f"{info.type_name}({written})"


def _joined(values: Sequence[Value], text: Callable[[Any], str], longest: int) -> str:
    """Return the texts of values with commas between them.

    Where they are longer than what is shown, those in the middle are left out.
    """
    if len(values) <= longest and PLAIN.issuperset(map(type, values)):
        return ", ".join(map(repr, values))
    first = list[str]()
    length = 0
    for value in values:
        first.append(text(value))
        length += len(first[-1]) + 2
        if length > longest + 2:
            break
    if len(first) == len(values):
        return ", ".join(first)
    last = list[str]()
    length = 0
    for value in reversed(values[len(first) :]):
        last.append(text(value))
        length += len(last[-1]) + 2
        if length > longest:
            break
    return ", ".join([*first, *reversed(last)])


def _sorted(values: Iterable[Value]) -> list[Value]:
    """Return the elements of a set: numbers by their size, then the others."""
    numbers = sorted([value for value in values if type(value) is int])
    others = [value for value in values if type(value) is not int]
    return [*numbers, *sorted(others, key=repr)]


# The open calls.


class Calls:
    """How the calls of a recording are written, and in which lines they are."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self._texts: dict[int, str] = {}  # of the frames that have been asked for
        self._shown_texts: dict[int, str] = {}  # "" for what isn't a function
        self._events: dict[int, int] = {}  # the number of the event for each call

    def text(self, frame: int) -> str:
        """Return a call with its arguments; numbers and texts by their values."""
        if frame not in self._texts:
            self._texts[frame] = self._text(frame)
        return self._texts[frame]

    def shown_text(self, frame: int) -> str:
        """Return a call of a function that has a name; "" for other frames."""
        if frame not in self._shown_texts:
            text = self.text(frame) if self.is_function(frame) else ""
            self._shown_texts[frame] = text
        return self._shown_texts[frame]

    def name(self, frame: int) -> str:
        """Return the name of what a call has called; of a new object its class."""
        whole, _, name = self.recording.frames[frame].function.rpartition(".")
        return whole.rpartition(".")[2] if name == "__init__" else name

    def is_function(self, frame: int) -> bool:
        """Return whether a frame is a call of a function that has a name.

        The body of a class, a comprehension and a lambda are none.
        """
        info = self.recording.frames[frame]
        is_class = self.recording.line(info.source) == info.line
        return frame != MODULE and not self.name(frame).startswith("<") and not is_class

    def _text(self, frame: int) -> str:
        texts = list[str]()
        for event in self._arguments(frame):
            if event.key == "self":
                continue
            value = event.value
            if isinstance(value, (Ref, Opaque, frozenset, tuple)):
                texts.append(str(event.key))
            else:
                texts.append(shortened(repr(value), LONGEST_ARGUMENT))
        return f"{self.name(frame)}({', '.join(texts)})"

    def _arguments(self, frame: int) -> Iterator[Event]:
        """Yield the events that bind the arguments of a call."""
        recording = self.recording
        if not self._events:
            for number, called in recording.calls():
                self._events.setdefault(called, number)
        start = self._events.get(frame)
        if start is None:
            return
        source = recording.frames[frame].source
        for event in recording.events(start + 1, start + 1 + MOST_PARTS):
            if event.kind is Kind.BIND and event.subject == frame:
                if event.source != source:
                    return
                yield event
            elif event.kind not in CHANGES and event.kind is not Kind.NEW:
                return

    def line(self, state: State, place: int, step: int) -> int:
        """Return the line that an open call runs, by its place in the stack."""
        recording = self.recording
        frame = state.stack[place]
        info = recording.frames[frame]
        found = None
        if place + 1 < len(state.stack):
            inner = recording.frames[state.stack[place + 1]]
            if inner.parent == frame and not inner.is_generator:
                found = inner.source
        elif 0 <= step < recording.steps and recording.step_frames[step] == frame:
            found = step
        if found is None:
            found = self._last_step(frame, step, max(0, info.source))
        line = None if found is None else recording.line(found)
        return line or info.line

    def _last_step(self, frame: int, step: int, first: int) -> int | None:
        """Return the last step of a frame up to a step."""
        first = max(first, step - MOST_BACK)
        frames = self.recording.step_frames[first : step + 1]
        frames.reverse()
        if frame not in frames:
            return None
        return step - frames.index(frame)


def frames_around(recording: Recording, state: State) -> list[int]:
    """Return the open calls of functions around the innermost one, and the module.

    Their variables can be read in it, too.
    """
    if not state.stack:
        return []
    inner = recording.frames[state.stack[-1]].function
    found = list[int]()
    for frame in reversed(state.stack[1:-1]):
        function = recording.frames[frame].function
        if inner != function and inner.startswith(f"{function}."):
            found.append(frame)
    if state.stack[-1] != MODULE:
        found.append(MODULE)
    return found


# The values of a step.


class ValuesAt:
    """Reads the values of a recording at a step."""

    def __init__(self, recording: Recording, board: Board | None, calls: Calls) -> None:
        self.recording = recording
        self.calls = calls
        names = board.names if board else ()
        self._names = frozenset(names)
        self._shown = set[int]()  # the instances whose attributes are shown

    def values(self, state: State, step: int, events: Sequence[Event]) -> Values:
        """Return the values at a step, with its events."""
        self._shown = set()
        stack = state.stack
        if not stack:
            return Values("")
        frame = stack[-1]
        bound = {
            (event.subject, event.key) for event in events if event.kind is Kind.BIND
        }
        changed = {event.subject for event in events if event.kind in CHANGES}
        attributes = {
            (event.subject, event.key) for event in events if event.kind is Kind.SET
        }
        marks = _Marks(bound, changed, attributes)
        own: tuple[NamedValue, ...] = ()
        call = ""
        if frame != MODULE:
            own = tuple(self._variables(state, frame, marks))
            call = self.calls.text(frame)
        everywhere = list[NamedValue]()
        for outer in frames_around(self.recording, state) or [MODULE]:
            everywhere += self._variables(state, outer, marks)
        if not any(value.is_board for value in (*own, *everywhere)):
            everywhere += self._board_of_a_caller(state, marks)
        calls = []
        for place, other in enumerate(stack):
            text = self.calls.shown_text(other)
            if text:
                calls.append(CallValue(text, self.calls.line(state, place, step)))
        return Values(call, own, tuple(everywhere), tuple(calls))

    def _board_of_a_caller(self, state: State, marks: _Marks) -> list[NamedValue]:
        """Return the board if only a call that has called the innermost one has it."""
        for frame in reversed(state.stack[1:-1]):
            function = self.recording.frames[frame].function
            if any(variable.scope == function for variable in self._names):
                for value in self._variables(state, frame, marks):
                    if value.is_board:
                        return [value]
        return []

    def _variables(
        self, state: State, frame: int, marks: _Marks
    ) -> Iterator[NamedValue]:
        """Yield the variables of a frame, and attributes instead of an object."""
        scope = self.recording.frames[frame].function
        for name, value in state.variables(frame).items():
            if isinstance(value, Opaque) and value.text in LEFT_OUT:
                continue
            if name.startswith(("__", ".")):
                continue
            if isinstance(value, Ref):
                info = self.recording.objects[value.number]
                if info.kind == "instance":
                    yield from self._attributes(state, name, value, marks)
                    continue
            is_bound = (frame, name) in marks.bound
            yield NamedValue(
                name,
                text_of(self.recording, state, value),
                is_bound or self._is_changed(state, value, marks.changed),
                Variable(scope, name) in self._names,
            )

    def _attributes(
        self, state: State, name: str, value: Ref, marks: _Marks
    ) -> Iterator[NamedValue]:
        """Yield the attributes of an object, unless they have been shown."""
        number = value.number
        contents = state.contents(number)
        if number in self._shown or not isinstance(contents, dict):
            return
        self._shown.add(number)
        scope = "." + self.recording.objects[number].type_name
        is_class = scope.startswith(".class ")
        for key, item in contents.items():
            is_board = Variable(scope, str(key)) in self._names
            is_plain = not (isinstance(item, Opaque) and item.text in LEFT_OUT)
            if not is_plain or (is_class and not is_board):
                continue
            is_set = (number, key) in marks.attributes
            yield NamedValue(
                f"{name}.{key}",
                text_of(self.recording, state, item),
                is_set or self._is_changed(state, item, marks.changed),
                is_board,
            )

    def _is_changed(self, state: State, value: Value, changed: set[int]) -> bool:
        """Return whether an object has changed, or one in it."""
        if not changed or not isinstance(value, Ref):
            return False
        if value.number in changed:
            return True
        contents = state.contents(value.number)
        items = contents.values() if isinstance(contents, dict) else contents
        parts = [item.number for item in items if isinstance(item, Ref)]
        return not changed.isdisjoint(parts[-MOST_PARTS:])


class _Marks(NamedTuple):
    """What a step has changed."""

    bound: set[tuple[int, Value]]  # variables, by frames and names
    changed: set[int]  # objects
    attributes: set[tuple[int, Value]]  # attributes and items, by objects and keys


# The output.


class Output:
    """The lines that a program printed, with the answers that it got."""

    def __init__(self, recording: Recording) -> None:
        self._firsts: list[int] = []  # the step at which each line begins
        self._pieces: list[list[tuple[int, str]]] = []  # of each line, with their steps
        self._answers = set[int]()  # the lines that end with an answer
        self._is_open = False  # whether the last line goes on
        self._lines: list[OutputLine] = []  # all lines as they are at the end
        answers = list(recording.answers)
        position = 0
        for step, text in recording.printed():
            while answers and answers[0].position <= position:
                self._answer(answers[0].step, answers.pop(0).text)
            position += len(text)
            self._print(step, text)
        for answer in answers:
            self._answer(answer.step, answer.text)

    def count_at(self, step: int) -> int:
        """Return how many lines there are after a step."""
        return bisect_right(self._firsts, step)

    def lines_at(self, step: int) -> tuple[OutputLine, ...]:
        """Return the last lines after a step."""
        count = self.count_at(step)
        first = max(0, count - MOST_LINES)
        if not self._lines:
            last = self._pieces[-1][-1][0] + 1 if self._pieces else 0
            for number in range(len(self._pieces)):
                self._lines.append(self._line(number, last))
        lines = self._lines[first:count]
        # Only the last ones may be new, or go on later.
        for number in reversed(range(first, count)):
            if self._pieces[number][-1][0] < step:
                break
            lines[number - first] = self._line(number, step)
        return tuple(lines)

    def text_between(self, before: int, step: int) -> str:
        """Return the last line that was printed after one step and up to another.

        An ellipsis stands for lines before it.
        """
        last = ""
        for number in reversed(range(self.count_at(step))):
            pieces = self._pieces[number]
            texts = [text for k, text in pieces if before < k <= step]
            text = "".join(texts).strip()
            if text and last:
                return f"{ELLIPSIS} {last}"
            last = last or text
            if not texts and pieces[-1][0] <= before:
                break
        return last

    def _line(self, number: int, step: int) -> OutputLine:
        pieces = self._pieces[number]
        text = "".join([text for k, text in pieces if k <= step])
        is_whole = pieces[-1][0] <= step
        is_answer = is_whole and number in self._answers
        return OutputLine(text, is_answer, any(k == step for k, _ in pieces))

    def _print(self, step: int, text: str) -> None:
        lines = text.split("\n")
        for place, line in enumerate(lines):
            is_last = place == len(lines) - 1
            if not is_last or line:
                self._add(step, line)
                self._is_open = is_last

    def _answer(self, step: int, text: str) -> None:
        self._add(step, text)
        self._answers.add(len(self._pieces) - 1)
        self._is_open = False

    def _add(self, step: int, text: str) -> None:
        if self._is_open:
            self._pieces[-1].append((step, text))
        else:
            self._firsts.append(step)
            self._pieces.append([(step, text)])
