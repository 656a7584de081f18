"""What the line of a step did, as sentences in the program's own notation.

What isn't certain isn't said.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .board import Board
from .events import CHANGES, MODULE, Event, Kind, Ref, Value, Variable
from .layout import Conditions, Layout
from .recording import Recording
from .sentence import Sentence, say
from .squares import Square
from .state import State
from .story_values import Calls, Output, frames_around, shortened, text_of

MOST_SENTENCES = 4
"""How many sentences are about one step."""

MOST_ROWS = 40
"""How many lists in a list are asked whether they have changed."""

LONGEST = 40
"""The most characters of a value in a sentence."""


class Change:
    """How the board changes at a step."""

    def __init__(
        self,
        before: Sequence[Square],
        after: Sequence[Square],
        source: int,
        *,
        is_new: bool,
    ) -> None:
        self.placed = [queen for queen in after if queen not in before]
        self.removed = [queen for queen in before if queen not in after]
        self.source = source  # the step whose line did it
        self.is_new = is_new  # another object took the place of the board
        self.count = len(after)


class Deeds:
    """Finds out what the line of a step did."""

    def __init__(
        self,
        recording: Recording,
        board: Board | None,
        calls: Calls,
        output: Output,
        layout: Layout,
    ) -> None:
        self.recording = recording
        self.board = board
        self.calls = calls
        self.output = output
        self._conditions = Conditions(layout.branches)

    def sentences(
        self, state: State, step: int, events: Sequence[Event], change: Change | None
    ) -> tuple[Sentence, ...]:
        """Return what a step did, with its state, its events and the board's change."""
        recording = self.recording
        switch = recording.switch
        said = [*self._raised(step, events), *self._board(change)]
        if switch is not None and step >= switch:
            return tuple(said)
        left = {event.subject for event in events if event.kind is Kind.RAISE}
        for event in events:
            sentence = self._call(state, event, left)
            if sentence:
                said.append(sentence)
        said += self._printed(step)
        said += self._bound(state, step, events, is_board_said=bool(change))
        if not said:
            said += self._condition(step, events)
        return tuple(said[:MOST_SENTENCES])

    def _line(self, source: int) -> int | None:
        return self.recording.line(source)

    def _raised(self, step: int, events: Sequence[Event]) -> Iterator[Sentence]:
        for event in events:
            if event.kind is Kind.RAISE:
                error = shortened(str(event.value), 2 * LONGEST)
                yield say("own_did_raises", line=self._line(event.source), error=error)
                return
        ending = self.recording.ending
        is_last = step == self.recording.steps - 1
        if is_last and ending.kind == "error" and ending.line == self._line(step):
            error = f"{ending.error}: {ending.message}"
            yield say("own_did_raises", line=ending.line, error=error)

    def _board(self, change: Change | None) -> Iterator[Sentence]:
        """Yield how the board has changed."""
        board = self.board
        if board is None or change is None:
            return
        line = self._line(change.source)
        placed = [board.square(queen) for queen in change.placed]
        removed = [board.square(queen) for queen in change.removed]
        name = board.variable.name
        if not line or (change.is_new and change.removed):
            yield say("own_did_queens", name=name, count=change.count)
        elif len(placed) == 1 and len(removed) == 1:
            is_same = change.placed[0][0] == change.removed[0][0]
            if is_same:
                before = removed[0]
                yield say("own_did_replaces", line=line, queen=placed[0], before=before)
            else:
                yield say("own_did_places", line=line, queen=placed[0])
        elif len(placed) == 1:
            yield say("own_did_places", line=line, queen=placed[0])
        elif placed:
            yield say("own_did_queens", name=name, count=change.count)
        elif len(removed) == 1:
            yield say("own_did_removes", line=line, queen=removed[0])
        elif removed:
            yield say("own_did_queens", name=name, count=change.count)

    def _call(self, state: State, event: Event, left: set[int]) -> Sentence | None:
        """Return what happened to a call."""
        frame = event.subject
        kind = event.kind
        if kind not in (Kind.CALL, Kind.RETURN, Kind.YIELD):
            return None
        if not self.calls.is_function(frame):
            return None
        call = self.calls.text(frame)
        if kind is Kind.CALL:
            line = self._line(self.recording.frames[frame].source)
            return say("own_did_calls", line=line, call=call)
        if kind is Kind.YIELD:
            return say(
                "own_did_yields", call=call, value=self._text(state, event.value)
            )
        if frame in left:
            return say("own_did_leaves", call=call)
        if event.value is None:
            return say("own_did_ends", call=call)
        return say("own_did_returns", call=call, value=self._text(state, event.value))

    def _text(self, state: State, value: Value) -> str:
        return text_of(self.recording, state, value, LONGEST)

    def _printed(self, step: int) -> Iterator[Sentence]:
        text = self.output.text_between(step - 1, step).strip()
        if not text:
            return
        text = shortened(text, LONGEST)
        if any(answer.step == step for answer in self.recording.answers):
            yield say("own_did_asks", line=self._line(step), text=text)
        else:
            yield say("own_did_prints", line=self._line(step), text=text)

    def _bound(
        self, state: State, step: int, events: Sequence[Event], *, is_board_said: bool
    ) -> list[Sentence]:
        """Return what variables have other values now, the board last."""
        arguments = {
            (event.subject, self.recording.frames[event.subject].source)
            for event in events
            if event.kind is Kind.CALL
        }
        names: dict[tuple[int, str], tuple[Value, int | None]] = {}
        for event in events:
            if event.kind is Kind.BIND:
                key = (event.subject, event.source)
                name = str(event.key)
                if key not in arguments and not name.startswith(("__", ".")):
                    line = self._line(event.source)
                    names[event.subject, name] = (event.value, line)
            elif event.kind in CHANGES:
                line = self._line(event.source)
                if self.recording.objects[event.subject].kind == "instance":
                    found = self._name_of(state, event.subject)
                    if found and event.kind is Kind.SET:
                        name = f"{found[1]}.{event.key}"
                        names[found[0], name] = (event.value, line)
                    continue
                found = self._name_of(state, event.subject)
                if found:
                    names[found] = (Ref(event.subject), line)
        said = list[Sentence]()
        last = list[Sentence]()
        for (frame, name), (value, line) in names.items():
            if self._is_class(value):
                continue
            is_board = self._is_board(frame, name)
            if is_board and is_board_said:
                continue
            text = self._text(state, value)
            sentence = say("own_did_sets", name=name, value=text, line=line)
            (last if is_board else said).append(sentence)
        return said + last

    def _is_class(self, value: Value) -> bool:
        """Return whether a value is an object of the program, or a class."""
        if not isinstance(value, Ref):
            return False
        return self.recording.objects[value.number].kind == "instance"

    def _is_board(self, frame: int, name: str) -> bool:
        if self.board is None:
            return False
        scope = self.recording.frames[frame].function
        name = name.partition("[")[0]
        if name.startswith("self."):
            names = {variable.name for variable in self.board.names}
            return name.removeprefix("self.") in names
        return Variable(scope, name) in self.board.names

    def _name_of(self, state: State, number: int) -> tuple[int, str] | None:
        """Return a name of an object: of the innermost call, its `self`, the module."""
        frames = [state.stack[-1]] if state.stack else [MODULE]
        for frame in [*frames, *frames_around(self.recording, state)]:
            variables = state.variables(frame)
            for name, value in variables.items():
                if isinstance(value, Ref) and value.number == number:
                    return frame, name
            for name, value in variables.items():
                if isinstance(value, Ref):
                    contents = state.contents(value.number)
                    if isinstance(contents, list) and len(contents) <= MOST_ROWS:
                        parts = [
                            item.number if isinstance(item, Ref) else None
                            for item in contents
                        ]
                        if number in parts:
                            return frame, f"{name}[{parts.index(number)}]"
            own = variables.get("self")
            if isinstance(own, Ref):
                contents = state.contents(own.number)
                if isinstance(contents, dict):
                    for key, value in contents.items():
                        if isinstance(value, Ref) and value.number == number:
                            return frame, f"self.{key}"
        return None

    def _condition(self, step: int, events: Sequence[Event]) -> Iterator[Sentence]:
        """Yield what a condition was, if the next line shows it."""
        recording = self.recording
        line = recording.line(step)
        following = recording.line(step + 1)
        if events or line is None or following is None:
            return
        if recording.step_frames[step] != recording.step_frames[step + 1]:
            return
        sentence = self._conditions.after(line, following)
        if sentence:
            yield sentence
