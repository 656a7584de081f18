"""Follows a program under `sys.settrace`, and reports each line, value and change.

The tracer has a clock and a place to send what it records, so it works in a process of its
own as well as in this one. At the beginning it records everything. Once it has a `Watch`
it records the board alone: a step is then a line that changed it.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from types import CodeType, FrameType
from typing import Any

from .errors import text_of_error
from .events import (
    KINDS,
    MODULE,
    NUMBERS,
    Answer,
    Caught,
    Chunk,
    Event,
    FrameInfo,
    Kind,
    Watch,
)
from .frame import NOT_NUMBERED, TICK, Frame
from .heap import Heap
from .paths import reader_of
from .statements import Program
from .surroundings import NORMAL, Limits, Surroundings
from .work import NO_WORK, Code, Work, work_of

CALL = KINDS.index(Kind.CALL)
RESUME = KINDS.index(Kind.RESUME)
RETURN = KINDS.index(Kind.RETURN)
RAISE = KINDS.index(Kind.RAISE)
CATCH = KINDS.index(Kind.CATCH)
BIND = KINDS.index(Kind.BIND)

OFTEN = 0.02
"""The seconds after which what was recorded is sent."""

LONGEST_UNSENT = 0.001
"""The seconds whose steps may be lost where a line hangs."""

MOST_CAUGHT = 20
"""The most different exceptions that are remembered as swallowed."""

MOST_OBJECTS = 20_000
"""With more objects, those are let go that the program can't reach any more."""


class Tracer:
    """Follows one program; `on_call` is its trace function."""

    def __init__(
        self, program: Program, around: Surroundings, limits: Limits = NORMAL
    ) -> None:
        self.program = program
        self.around = around
        self.limits = limits
        self.filename = program.filename
        self.deadline = around.clock() + limits.seconds
        self.next_question = limits.lines  # the step at which the board is asked for
        self.watch: Watch | None = None
        self.switch: int | None = None  # the first step of the second phase
        self.beats = 0
        self.beats_before_switch = 0
        # What is open.
        self.stack: list[Frame] = []
        self.codes: dict[CodeType, Code] = {}
        self.work = work_of(program)
        self.heap = Heap(self.emit, self._origins)
        # Where it is.
        self.step = -1  # the last step
        self.source = -1  # the step whose line is looked at
        self.looked_at: tuple[Work, FrameType] | None = None
        self.pending: Frame | None = None  # its next event begins a step
        self.board = 0  # the identity of the last board that was an argument
        self.frame_count = 0
        # Exceptions.
        self.raising: object = None  # one on its way
        self.raised_text = ""
        self.raised_line = 0
        self.caught: dict[tuple[str, int, int], int] = {}
        # What hasn't been sent yet.
        self.sent = 0.0  # when something was sent
        self.lines: list[int] = []
        self.step_frames: list[int] = []
        self.events: list[int] = []  # the fields of each, one event after another
        self.frames: list[FrameInfo] = []
        self.output: list[tuple[int, str]] = []
        self.answers: list[Answer] = []

    def flush(self) -> None:
        """Send what has been recorded since the last time."""
        count = len(Event._fields)
        events = [array(NUMBERS, self.events[k::count]) for k in range(count)]
        chunk = Chunk(
            lines=array(NUMBERS, self.lines),
            step_frames=array(NUMBERS, self.step_frames),
            events=events,
            values=self.heap.values,
            frames=self.frames,
            objects=self.heap.objects,
            output=self.output,
            answers=self.answers,
        )
        self.lines = []
        self.step_frames = []
        self.events = []
        self.frames = []
        self.output = []
        self.answers = []
        self.heap.values = []
        self.heap.objects = []
        self.around.send(chunk)

    def print(self, text: str) -> None:
        """Record what the program prints."""
        self.output.append((self.step, text))

    def emit(self, kind: int, subject: int, key: int, value: int) -> None:
        """Record an event."""
        if self.pending is not None:
            self._begin_pending_step(self.pending)
        self.events.extend((kind, self.step, self.source, subject, key, value))

    def exceptions(self) -> tuple[Caught, ...]:
        """Return the exceptions that the program has swallowed."""
        return tuple([Caught(*key, times) for key, times in self.caught.items()])

    def finish(self, result: object) -> None:
        """Record the end of the module, and what it or the call that was added returned."""
        self.pending = None
        self.source = self.step
        self.emit(RETURN, MODULE, 0, self.heap.number_of(result))

    def record_all(self, variables: dict[str, Any]) -> None:
        """Record the global variables as they are at the end, after the second phase."""
        self.source = self.step
        for name, value in variables.items():
            if not name.startswith("__") and type(value) in (list, dict, set, tuple):
                self.heap.compare(value)
                number = self.heap.number_of(value)
                self.emit(BIND, MODULE, self.heap.number_of(name), number)

    def on_call(self, frame: FrameType, event: str, argument: object) -> Any:
        """Follow a call of the program's own, or a generator that goes on."""
        code = frame.f_code
        if code.co_filename != self.filename:
            return None
        if code.co_name.startswith("<") and code.co_name != "<module>":
            return None
        paused = getattr(frame.f_trace, "__self__", None)
        if isinstance(paused, Frame):
            self.stack.append(paused)
            paused.is_resuming = True
            return frame.f_trace
        known = self.codes.get(code)
        if known is None:
            known = Code(code, self.program)
            self.codes[code] = known
        if self.watch is not None:
            return self._enter_watched(frame, known, self.watch)
        entered = Frame(self, known, len(self.stack))
        caller = self.stack[-1] if self.stack else None
        if caller:
            caller.settle_before_call(frame)
        self.stack.append(entered)
        return entered.on_event

    def begin(self, entered: Frame, frame: FrameType) -> None:
        """Record that a call begins with its first line, and its arguments.

        A generator may be closed before that.
        """
        caller = self.stack[-2] if len(self.stack) > 1 else None
        self._record_call(entered, caller)
        if caller:
            self._record_arguments(entered, caller, frame, entered.code.arguments)

    def _record_call(self, entered: Frame, caller: Frame | None) -> None:
        """Record that a call begins. The module has no caller, and is known anyway."""
        code = entered.code
        entered.number = self.frame_count
        self.frame_count += 1
        if caller is None:
            return
        info = FrameInfo(
            function=code.name,
            parent=caller.number,
            depth=entered.depth,
            line=code.line,
            source=caller.step,
            is_generator=code.is_generator,
        )
        self.frames.append(info)
        self.source = caller.step
        self.emit(CALL, entered.number, 0, 0)

    def _record_arguments(
        self, entered: Frame, caller: Frame, frame: FrameType, names: Iterable[str]
    ) -> None:
        """Record what the arguments of a call are."""
        variables = frame.f_locals
        if frame.f_back:
            self.looked_at = (caller.work, frame.f_back)
        for name in names:
            if name in variables:
                value = self.heap.number_of(variables[name])
                self.emit(BIND, entered.number, self.heap.number_of(name), value)

    def record_resumptions(self) -> None:
        """Record that generators go on, the outer ones first. One that is closed doesn't."""
        for frame in self.stack:
            if frame.is_resuming:
                frame.is_resuming = False
                if frame.number != NOT_NUMBERED:
                    self.source = frame.step
                    self.emit(RESUME, frame.number, 0, 0)

    def tick(self) -> None:
        """Send what was recorded, and see whether the program has to stop."""
        now = self.around.clock()
        if now - self.sent > OFTEN:
            self.sent = now
            self.flush()
        if now > self.deadline:
            self.around.stop("time")
        if self.switch is not None and self.step >= self.switch + self.limits.changes:
            self.around.stop("changes")
        count = self.around.count_references
        if count and len(self.heap) > MOST_OBJECTS:
            self.heap.forget_unused(count)

    def ask_for_board(self) -> None:
        """Begin the second phase if the board is known; the time stands still meanwhile."""
        self.flush()
        asked = self.around.clock()
        self.watch = self.around.choose()
        self.deadline += self.around.clock() - asked
        self.next_question += self.limits.lines
        if self.watch is not None:
            self._begin_watching(self.watch)
        elif self.step >= self.limits.lines_without_board:
            self.around.stop("lines")

    def flush_in_time(self) -> None:
        """Send what was recorded before a line that may take long, or never end."""
        now = self.around.clock()
        if now - self.sent > LONGEST_UNSENT:
            self.sent = now
            self.flush()

    def _begin_watching(self, watch: Watch) -> None:
        """Leave all aside but the board."""
        self.switch = self.step + 1
        self.beats_before_switch = self.beats
        for code in self.codes.values():
            code.watch(self.program, watch)
        for frame in self.stack:
            works = frame.code.watched_work or {}
            frame.work = works.get(frame.work.number, NO_WORK)

    def _origins(self) -> Iterable[object]:
        """Return the objects in the statement that is looked at: a new one may be a copy."""
        if self.looked_at is None:
            return []
        work, frame = self.looked_at
        variables = frame.f_locals
        return [reader_of(path)(variables, frame.f_globals) for path in work.reads]

    def raised(self, frame: Frame, error: BaseException) -> None:
        """Record an exception where it comes up."""
        if error is self.raising:
            return
        self.raising = error
        self.raised_text = text_of_error(error)
        self.raised_line = frame.work.line
        if self.watch is None:
            self.source = frame.step
            text = self.heap.number_of(self.raised_text)
            self.emit(RAISE, frame.number, 0, text)

    def swallowed(self, frame: Frame, line: int) -> None:
        """Record that the program goes on after an exception."""
        self.raising = None
        if self.watch is None:
            self.source = frame.step
            self.emit(CATCH, frame.number, 0, 0)
        key = (self.raised_text, self.raised_line, line)
        if key in self.caught or len(self.caught) < MOST_CAUGHT:
            self.caught[key] = self.caught.get(key, 0) + 1

    def _enter_watched(self, frame: FrameType, code: Code, watch: Watch) -> Any:
        """Follow a call in the second phase, if it may change the board or gets a new one."""
        self.count_line()
        works = code.watch(self.program, watch)
        variables = frame.f_locals if code.watched_arguments else {}
        boards = [variables.get(name) for name in code.watched_arguments]
        is_new = not all(self.heap.knows(x) and id(x) == self.board for x in boards)
        if not works and not is_new:
            return None
        self.board = id(boards[-1]) if boards else 0
        caller = self.stack[-1] if self.stack else None
        entered = Frame(self, code, len(self.stack))
        self.stack.append(entered)
        if is_new and caller:
            self._begin_step(caller)
            self._record_call(entered, caller)
            names = code.watched_arguments
            self._record_arguments(entered, caller, frame, names)
        if not works:
            frame.f_trace_lines = False
        return entered.on_event

    def count_line(self) -> None:
        """Count what the program does, and look up from time to time."""
        self.beats += 1
        if not self.beats % TICK:
            self.tick()

    @property
    def lines_run(self) -> int:
        """How many lines have run. In the second phase some calls are not followed."""
        if self.switch is None:
            return self.step + 1
        return self.switch + self.beats - self.beats_before_switch

    @property
    def last_line(self) -> int | None:
        """The line that ran last in the innermost call, if any ran."""
        return self.stack[-1].work.line or None if self.stack else None

    def _begin_pending_step(self, frame: Frame) -> None:
        """Begin the step of a line that has changed the board."""
        self.pending = None
        self._begin_step(frame)

    def _begin_step(self, frame: Frame) -> None:
        """Begin a step with the line that a call has come to."""
        self.number(frame)
        self.step += 1
        self.source = self.step
        frame.step = self.step
        self.lines.append(frame.work.line)
        self.step_frames.append(frame.number)

    def number(self, frame: Frame) -> None:
        """Record a call of the second phase that wasn't recorded when it began."""
        caller: Frame | None = None
        for entered in self.stack:
            if entered.number == NOT_NUMBERED:
                self._record_call(entered, caller)
            if entered is frame:
                return
            caller = entered
