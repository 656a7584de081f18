"""Follows a program under `sys.settrace`, and reports each line, value and change.

The tracer has a clock and a place to send what it records, so it works in a process of
its own as well as in this one. At the beginning it records everything. Once it has a
`Watch` it records the board alone: a step is then a line that changed it.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import CodeType, FrameType
from typing import Any

from .errors import text_of_error
from .events import KINDS, MODULE, Caught, FrameInfo, Kind, Watch
from .heap import Heap
from .paths import MISSING, Variables, reader_of
from .statements import Program
from .surroundings import NORMAL, Limits, Surroundings
from .unsent import Unsent
from .work import NO_WORK, Code, Work, work_of

CALL = KINDS.index(Kind.CALL)
RESUME = KINDS.index(Kind.RESUME)
RETURN = KINDS.index(Kind.RETURN)
YIELD = KINDS.index(Kind.YIELD)
RAISE = KINDS.index(Kind.RAISE)
CATCH = KINDS.index(Kind.CATCH)
BIND = KINDS.index(Kind.BIND)
UNBIND = KINDS.index(Kind.UNBIND)

TICK = 256
"""Lines after which the time is checked."""

OFTEN = 0.02
"""The seconds after which what was recorded is sent."""

LONGEST_UNSENT = 0.001
"""The seconds whose steps may be lost where a line hangs."""

MOST_CAUGHT = 20
"""The most different exceptions that are remembered as swallowed."""

MOST_OBJECTS = 20_000
"""With more objects, those are let go that the program can't reach any more."""

NOT_NUMBERED = -1
"""The number of a call that hasn't been recorded, in the second phase."""

INTERNAL = (StopIteration, StopAsyncIteration, GeneratorExit)
"""Exceptions with which loops and generators end."""


class Tracer(Unsent):
    """Follows one program; `on_call` is its trace function."""

    def __init__(
        self, program: Program, around: Surroundings, limits: Limits = NORMAL
    ) -> None:
        super().__init__()
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
        self.source = -1  # the step whose line is examined
        self.looked_at: tuple[Work, FrameType] | None = None
        self.pending: Frame | None = None  # its next event begins a step
        self.board = 0  # the identity of the last board that was an argument
        self.frame_count = 0
        # Exceptions.
        self.raising: object = None  # one on its way
        self.raised_text = ""
        self.raised_line = 0
        self.caught: dict[tuple[str, int, int], int] = {}
        self.sent = 0.0  # when something was sent

    def flush(self) -> None:
        """Send what has been recorded since the last time."""
        self.around.send(self.take(self.heap))

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
        """Record the end of the module, and what it or the added call returned."""
        self.pending = None
        self.source = self.step
        self.emit(RETURN, MODULE, 0, self.heap.number_of(result))

    def record_all(self, variables: dict[str, Any]) -> None:
        """Record the global variables as they are at the end of the second phase."""
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
        """Record the arguments of a call."""
        variables = frame.f_locals
        if frame.f_back:
            self.looked_at = (caller.work, frame.f_back)
        for name in names:
            if name in variables:
                value = self.heap.number_of(variables[name])
                self.emit(BIND, entered.number, self.heap.number_of(name), value)

    def record_resumptions(self) -> None:
        """Record that generators go on, the outer ones first, unless closed."""
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
        """Begin the second phase if the board is known. Its time isn't counted."""
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
        """Return the objects in the current statement: a new one may be a copy."""
        if self.looked_at is None:
            return []
        work, frame = self.looked_at
        variables = frame.f_locals
        return [reader_of(path)(variables, frame.f_globals) for path in work.reads]

    def with_hands_added(self, frame: Frame, error: BaseException) -> None:
        """Record an exception where it is raised."""
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
        """Follow a call in the second phase, if it may change or get the board."""
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


class Frame:
    """A call that is followed; `on_event` is its trace function."""

    __slots__ = (
        "chosen",
        "code",
        "depth",
        "is_closing",
        "is_failed",
        "is_resuming",
        "number",
        "step",
        "tracer",
        "work",
    )

    def __init__(self, tracer: Tracer, code: Code, depth: int) -> None:
        self.tracer = tracer
        self.code = code
        self.depth = depth
        self.number = NOT_NUMBERED
        self.work = NO_WORK  # the statement that runs
        self.step = -1  # the step in which it began
        self.chosen: list[tuple[object, object]] = []  # the items that it will store
        self.is_failed = False  # an exception has left the statement
        self.is_resuming = False  # it is a generator that goes on
        self.is_closing = False  # it is a generator that was paused and goes on no more

    def on_event(self, frame: FrameType, event: str, argument: Any) -> Any:
        """Follow a line, a return or an exception."""
        if event == "line":
            tracer = self.tracer
            if tracer.watch is None:
                self._line(frame)
            else:
                tracer.beats += 1
                is_watched = frame.f_lineno in self.code.watched_lines
                if is_watched or self.work is not NO_WORK or not tracer.beats % TICK:
                    self._watched_line(frame)
        elif event == "return":
            self._return(frame, argument)
        elif not isinstance(argument[1], INTERNAL):
            self.is_failed = True
            self.tracer.with_hands_added(self, argument[1])
        elif isinstance(argument[1], GeneratorExit):
            # It was closed where it had paused, or before it had begun.
            self.is_closing = self.is_resuming or self.number == NOT_NUMBERED
        return self.on_event

    def _line(self, frame: FrameType) -> None:
        """Record that a statement begins, and first what the one before it did."""
        tracer = self.tracer
        tracer.beats += 1
        work = tracer.work.get(frame.f_lineno, NO_WORK)
        before = self.work
        if work is not before or work.is_repeated:
            self._begin_statement(frame, work, before)
        if not tracer.beats % TICK:
            tracer.tick()
        if tracer.step >= tracer.next_question:
            tracer.ask_for_board()

    def _begin_statement(self, frame: FrameType, work: Work, before: Work) -> None:
        """Record that a statement begins, and first what the one before it did."""
        tracer = self.tracer
        if self.number == NOT_NUMBERED:
            tracer.begin(self, frame)
        if self.is_resuming:
            tracer.record_resumptions()
        if before.only_binds and not self.is_failed:
            self._bind_names(frame, work.number)
        elif before.has_effects:
            self._settle(frame, work.number)
        self.is_failed = False
        # Statements of one line are one step, while nothing comes between them.
        is_same_line = work.line == before.line and work.number > before.number
        if not is_same_line or self.step != tracer.step:
            tracer.step += 1
            self.step = tracer.step
            tracer.lines.append(work.line)
            tracer.step_frames.append(self.number)
        self.work = work
        if tracer.raising is not None and not work.is_handler:
            tracer.swallowed(self, work.line)
        if work.is_prepared:
            self._prepare(frame)
        if work.may_hang:
            tracer.flush_in_time()

    def _watched_line(self, frame: FrameType) -> None:
        """Record what the statement before did, if that was watched."""
        tracer = self.tracer
        if not tracer.beats % TICK:
            tracer.tick()
        statement = tracer.work.get(frame.f_lineno, NO_WORK)
        works = self.code.watched_work or {}
        work = works.get(statement.number, NO_WORK)
        if work is self.work and not work.is_repeated:
            return
        if self.is_resuming:
            tracer.record_resumptions()
        if self.work.has_effects:
            self._settle(frame, statement.number)
        self.is_failed = False
        self.work = work
        if tracer.raising is not None and not statement.is_handler:
            tracer.swallowed(self, statement.line)
        if work.is_prepared:
            self._prepare(frame)

    def _return(self, frame: FrameType, value: object) -> None:
        """Record that the call is over, or that it pauses."""
        tracer = self.tracer
        if self.is_closing:
            tracer.stack.remove(self)
            return
        if self.is_resuming:
            tracer.record_resumptions()
        if self.work.has_effects:
            self._settle(frame, 0)
        if self.code.is_module:
            return
        is_pause = self.code.is_generator and value is not None
        if self.number != NOT_NUMBERED:
            tracer.source = self.step
            tracer.looked_at = (self.work, frame)
            number = 0
            if tracer.watch is None:
                number = tracer.heap.number_of(value)
            tracer.emit(YIELD if is_pause else RETURN, self.number, 0, number)
        if self in tracer.stack:
            tracer.stack.remove(self)

    def _prepare(self, frame: FrameType) -> None:
        """Find out what the statement will store, before it can change the index."""
        variables = frame.f_locals
        module = frame.f_globals
        self.chosen = [
            (target.owner(variables, module), target.key(variables, module))
            for target in self.work.targets
        ]

    def settle_before_call(self, called: FrameType) -> None:
        """Record what the statement has changed before a function that it calls."""
        if self.is_resuming:
            self.tracer.record_resumptions()
        if not self.work.runs_on:
            return
        frame = called.f_back
        while frame and getattr(frame.f_trace, "__self__", None) is not self:
            frame = frame.f_back
        if frame:
            self.tracer.source = self.step
            self.tracer.looked_at = (self.work, frame)
            self._touch(frame.f_locals, frame.f_globals)

    def _settle(self, frame: FrameType, following: int) -> None:
        """Record what the statement did; `following` is the number of the next one."""
        tracer = self.tracer
        work = self.work
        variables = frame.f_locals
        tracer.source = self.step
        tracer.looked_at = (work, frame)
        if tracer.watch is not None:
            tracer.pending = self
        if not self.is_failed:
            if work.targets:
                self._store(variables, frame.f_globals)
            for bind in work.binds:
                # A loop that is over has bound nothing.
                if not bind.body or bind.body == following:
                    self._bind(bind.name, variables, frame.f_globals)
            for name in work.unbinds:
                number = tracer.heap.number_of(name)
                tracer.emit(UNBIND, self._owner(name), number, 0)
        if work.touches:
            self._touch(variables, frame.f_globals)
        tracer.pending = None

    def _store(self, variables: Variables, module: Variables) -> None:
        """Record the items and attributes that the statement stored."""
        heap = self.tracer.heap
        for place, target in enumerate(self.work.targets):
            if target.is_before:
                owner, key = self.chosen[place]
            else:
                owner = target.owner(variables, module)
                key = target.key(variables, module)
            if owner is MISSING or key is MISSING:
                continue
            if target.is_attribute:
                heap.store_attribute(owner, str(key))
            else:
                heap.store(owner, key)

    def _touch(self, variables: Variables, module: Variables) -> None:
        """Record what has changed in objects that the statement may change."""
        heap = self.tracer.heap
        for read, is_filled in self.work.touches:
            value = read(variables, module)
            if value is MISSING:
                continue
            if is_filled:
                heap.fill(value)
            else:
                heap.compare(value)

    def _bind_names(self, frame: FrameType, following: int) -> None:
        """Record what a statement did that only bound variables, as most do.

        `_bind` can do all of it. What is most frequent is faster here: an integer in a
        variable of the function itself, if both have numbers already.
        """
        tracer = self.tracer
        numbers_of_names = tracer.heap.texts
        numbers_of_ints = tracer.heap.ints
        own = self.code.locals
        variables = frame.f_locals
        source = self.step
        tracer.source = source
        tracer.looked_at = (self.work, frame)
        for name, body in self.work.binds:
            # The head of a loop binds its variable only if the body follows.
            if body and body != following:
                continue
            value = variables.get(name)
            if type(value) is int and value in numbers_of_ints and name in own:
                key = numbers_of_names.get(name)
                if key is not None:
                    number = numbers_of_ints[value]
                    tracer.events.extend(
                        (BIND, tracer.step, source, self.number, key, number)
                    )
                    continue
            self._bind(name, variables, frame.f_globals)

    def _bind(self, name: str, variables: Variables, module: Variables) -> None:
        """Record the value of a variable."""
        tracer = self.tracer
        owner = self._owner(name)
        if owner == MODULE:
            variables = module
        value = variables.get(name, MISSING)
        if value is not MISSING:
            key = tracer.heap.number_of(name)
            tracer.emit(BIND, owner, key, tracer.heap.number_of(value))

    def _owner(self, name: str) -> int:
        """Return the number of the frame that a variable belongs to."""
        code = self.code
        if name in code.own or not code.is_function:
            return self._number_of(self)
        if name not in code.free:
            return MODULE
        for frame in reversed(self.tracer.stack):
            if name in frame.code.own:
                return self._number_of(frame)
        return self._number_of(self)

    def _number_of(self, frame: Frame) -> int:
        """Return the number of a frame, which the second phase gives late."""
        if frame.number == NOT_NUMBERED:
            self.tracer.number(frame)
        return frame.number
