"""Follows a program under `sys.settrace`, and reports each line, value and change.

A tracer has a clock and a place to send what it records, so it works in a process of its
own as well as in this one. It follows the board alone once it has a `Watch`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import CodeType, FrameType
from typing import Any, NamedTuple

from .events import KINDS, MODULE, Answer, Caught, Chunk, FrameInfo, Kind, Watch
from .heap import Heap
from .paths import MISSING, Reader, reader_of
from .statements import Bind, Program, Statement, Store, Touch, Unbind

CALL = KINDS.index(Kind.CALL)
RESUME = KINDS.index(Kind.RESUME)
RETURN = KINDS.index(Kind.RETURN)
YIELD = KINDS.index(Kind.YIELD)
RAISE = KINDS.index(Kind.RAISE)
CATCH = KINDS.index(Kind.CATCH)
BIND = KINDS.index(Kind.BIND)
UNBIND = KINDS.index(Kind.UNBIND)

OWN, GLOBAL, ENCLOSING = range(3)
"""Where a variable lives that a function names."""

IS_GENERATOR = 0x20 | 0x80 | 0x200
"""The flags of code that pauses: generators and coroutines."""

IS_FUNCTION = 0x02
"""The flag of code with variables of its own: neither a module nor the body of a class."""

HAS_STAR = 0x04
HAS_DOUBLE_STAR = 0x08

TICK = 256
"""Lines after which the time is looked at, and what was recorded is sent."""

MOST_CAUGHT = 20
"""The most different exceptions that are remembered as swallowed."""

INTERNAL = (StopIteration, StopAsyncIteration, GeneratorExit)
"""Exceptions that loops and generators use among themselves."""


class Stop(BaseException):
    """Ends a program from within; `reason` is a kind of ending."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class _Store(NamedTuple):
    """An item or attribute that is stored."""

    owner: Reader
    key: Reader
    is_attribute: bool


class _Work:
    """A statement, ready to be followed."""

    __slots__ = (
        "binds",
        "has_effects",
        "is_handler",
        "is_repeated",
        "line",
        "number",
        "origins",
        "runs_on",
        "stores",
        "touches",
        "unbinds",
    )

    def __init__(self, statement: Statement) -> None:
        effects = statement.effects
        self.number = statement.number
        self.line = statement.line
        self.binds = [x for x in effects if isinstance(x, Bind)]
        self.unbinds = [x.name for x in effects if isinstance(x, Unbind)]
        self.stores = [
            _Store(reader_of(x.owner), reader_of(x.key), x.is_attribute)
            for x in effects
            if isinstance(x, Store)
        ]
        self.touches = [
            (reader_of(x.path), x.is_filled) for x in effects if isinstance(x, Touch)
        ]
        self.has_effects = bool(effects)
        self.runs_on = statement.runs_on and self.has_effects
        self.is_repeated = statement.is_repeated
        # While these run, an exception may still be on its way.
        self.is_handler = statement.is_handler or statement.is_final
        self.origins = statement.reads


class _Code:
    """What is known of the code of a function."""

    def __init__(self, code: CodeType, program: Program) -> None:
        function = program.functions.get(code.co_firstlineno)
        self.name = function.full_name if function else code.co_name
        self.line = function.line if function else code.co_firstlineno
        self.is_generator = bool(code.co_flags & IS_GENERATOR)
        count = code.co_argcount + code.co_kwonlyargcount
        count += bool(code.co_flags & HAS_STAR)
        count += bool(code.co_flags & HAS_DOUBLE_STAR)
        self.arguments = code.co_varnames[:count]
        self.free = frozenset(code.co_freevars)
        self.own = frozenset([*code.co_varnames, *code.co_cellvars])
        self.is_function = bool(code.co_flags & IS_FUNCTION)


class Limits(NamedTuple):
    """When a program is stopped, and when the second phase begins."""

    seconds: float = 10.0
    lines: int = 100_000  # of the first phase
    lines_without_board: int = 300_000
    changes: int = 1_000_000  # of the board


class Tracer:
    """Follows one program. `on_call` is its trace function."""

    def __init__(
        self,
        program: Program,
        filename: str,
        send: Callable[[Chunk], None],
        limits: Limits = Limits(),
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.program = program
        self.filename = filename
        self.send = send
        self.limits = limits
        self.clock = clock
        self.deadline = 0.0
        self.choose: Callable[[], Watch | None] = lambda: None
        self.watch: Watch | None = None
        self.step = -1  # the number of the last step
        self.source = -1  # the step whose line is looked at
        self.lines_run = 0
        self.stack: list[_Frame] = []
        self.caught: dict[tuple[str, int, int], int] = {}
        self.raising: object = None  # an exception on its way
        self.raised_at = 0
        self.raised_text = ""
        self.heap = Heap(self.emit)
        self.heap.origins = self._origins
        self.looked_at: tuple[_Work, FrameType] | None = None
        self.works = {
            number: _Work(statement) for number, statement in program.statements.items()
        }
        self.codes: dict[CodeType, _Code] = {}
        self.next_switch = limits.lines
        self.frame_count = 0
        self._empty()

    def _empty(self) -> None:
        """Begin a new chunk."""
        self.lines: list[int] = []
        self.step_frames: list[int] = []
        self.events: list[tuple[int, int, int, int, int, int]] = []
        self.frames: list[FrameInfo] = []
        self.output: list[tuple[int, str]] = []
        self.answers: list[Answer] = []
        self.heap.values = []
        self.heap.objects = []

    def flush(self) -> None:
        """Send what has been recorded since the last time."""
        chunk = Chunk(
            self.lines,
            self.step_frames,
            self.events,
            self.heap.values,
            self.frames,
            self.heap.objects,
            self.output,
            self.answers,
        )
        self._empty()
        self.send(chunk)

    def print(self, text: str) -> None:
        """Record what the program prints."""
        self.output.append((self.step, text))

    def emit(self, kind: int, subject: int, key: int, value: int) -> None:
        """Record an event."""
        self.events.append((kind, self.step, self.source, subject, key, value))

    def on_call(self, frame: FrameType, event: str, argument: object) -> Any:
        """Follow a call, or the resumption of a generator, if it is of the program."""
        code = frame.f_code
        if code.co_filename != self.filename:
            return None
        name = code.co_name
        if name.startswith("<") and name != "<module>":
            return None
        resumed = getattr(frame.f_trace, "__self__", None)
        if isinstance(resumed, _Frame):
            self.stack.append(resumed)
            self.source = resumed.step
            self.emit(RESUME, resumed.number, 0, 0)
            return frame.f_trace
        known = self.codes.get(code)
        if known is None:
            known = _Code(code, self.program)
            self.codes[code] = known
        return self._enter(frame, known).on_event

    def _enter(self, frame: FrameType, code: _Code) -> _Frame:
        """Record the beginning of a call, and its arguments."""
        caller = self.stack[-1] if self.stack else None
        number = self.frame_count
        self.frame_count += 1
        entered = _Frame(self, code, number)
        if caller is None:
            self.stack.append(entered)
            return entered
        if caller.work.runs_on:
            caller.settle_before_call(frame)
        self.source = caller.step
        depth = len(self.stack)
        self.frames.append(
            FrameInfo(
                function=code.name,
                parent=caller.number,
                depth=depth,
                line=code.line,
                source=caller.step,
                is_generator=code.is_generator,
            )
        )
        self.emit(CALL, number, 0, 0)
        self.stack.append(entered)
        if frame.f_back:
            self.looked_at = (caller.work, frame.f_back)
        variables = frame.f_locals
        heap = self.heap
        for name in code.arguments:
            if name in variables:
                value = heap.number_of(variables[name])
                self.emit(BIND, number, heap.number_of(name), value)
        return entered

    def _origins(self) -> Iterable[object]:
        """Return the objects in the statement that is looked at: a new one may be a copy."""
        if self.looked_at is None:
            return []
        work, frame = self.looked_at
        variables = frame.f_locals
        return [reader_of(path)(variables, frame.f_globals) for path in work.origins]

    def tick(self) -> None:
        """See whether the program has to stop, and send what was recorded."""
        self.lines_run += TICK
        self.flush()
        if self.clock and self.clock() > self.deadline:
            raise Stop("time")
        if self.step >= self.next_switch:
            self._switch()

    def _switch(self) -> None:
        """Begin the second phase if there is a board."""
        self.watch = self.choose()
        self.next_switch *= 2
        if self.step > self.limits.lines_without_board:
            raise Stop("lines")

    def raised(self, frame: _Frame, error: BaseException) -> None:
        """Record an exception where it comes up."""
        if error is self.raising or isinstance(error, INTERNAL):
            return
        self.raising = error
        self.raised_at = frame.work.line
        self.raised_text = text_of_error(error)
        self.source = frame.step
        self.emit(RAISE, frame.number, 0, self.heap.number_of(self.raised_text))

    def swallowed(self, frame: _Frame, line: int) -> None:
        """Record that a program goes on after an exception."""
        self.raising = None
        self.emit(CATCH, frame.number, 0, 0)
        key = (self.raised_text, self.raised_at, line)
        if key in self.caught or len(self.caught) < MOST_CAUGHT:
            self.caught[key] = self.caught.get(key, 0) + 1

    def exceptions(self) -> list[Caught]:
        """Return the exceptions that the program has swallowed."""
        return [Caught(*key, times) for key, times in self.caught.items()]


def text_of_error(error: BaseException) -> str:
    """Return an exception in one line."""
    name = type(error).__name__
    try:
        message = str(error)
    except Exception:
        message = ""
    return f"{name}: {message}" if message else name


NO_STATEMENT = Statement(
    number=0,
    line=0,
    effects=(),
    reads=(),
    items=(),
    runs_on=False,
    is_repeated=False,
    is_handler=False,
    is_final=False,
)
NO_WORK = _Work(NO_STATEMENT)
"""What a frame does before its first line."""


class _Frame:
    """A call of a function that is followed. `on_event` is its trace function."""

    __slots__ = ("code", "is_failed", "number", "prepared", "step", "tracer", "work")

    def __init__(self, tracer: Tracer, code: _Code, number: int) -> None:
        self.tracer = tracer
        self.code = code
        self.number = number
        self.work = NO_WORK  # the statement that runs
        self.step = -1  # the step in which it began
        self.prepared: list[tuple[object, object, bool]] = []  # what it will store to
        self.is_failed = False  # an exception has left it

    def on_event(self, frame: FrameType, event: str, argument: Any) -> Any:
        """Follow a line, a return or an exception."""
        if event == "line":
            self._line(frame)
        elif event == "return":
            self._return(frame, argument)
        elif event == "exception":
            if not isinstance(argument[1], INTERNAL):
                self.is_failed = True
                self.tracer.raised(self, argument[1])
        return self.on_event

    def _line(self, frame: FrameType) -> None:
        """Record the next line, and first what the last one did."""
        tracer = self.tracer
        work = tracer.works.get(frame.f_lineno, NO_WORK)
        before = self.work
        if work is before and not work.is_repeated:
            return
        if before.has_effects:
            self._settle(frame, work.number)
        self.is_failed = False
        is_new = work.line != before.line or work.number <= before.number
        if is_new or self.step != tracer.step:
            tracer.step += 1
            self.step = tracer.step
            tracer.lines.append(work.line)
            tracer.step_frames.append(self.number)
        self.work = work
        if tracer.raising is not None and not work.is_handler:
            tracer.source = self.step
            tracer.swallowed(self, work.line)
        if work.stores:
            self._prepare(frame)
        if not tracer.step % TICK:
            tracer.tick()

    def _return(self, frame: FrameType, value: object) -> None:
        """Record that the call is over, or pauses."""
        tracer = self.tracer
        if self.work.has_effects:
            self._settle(frame, 0)
        tracer.source = self.step
        kind = RETURN
        if self.code.is_generator and value is not None:
            kind = YIELD
        tracer.looked_at = (self.work, frame)
        tracer.emit(kind, self.number, 0, tracer.heap.number_of(value))
        if self in tracer.stack:
            tracer.stack.remove(self)

    def _prepare(self, frame: FrameType) -> None:
        """Evaluate what the statement will store to: it may change the index itself."""
        variables = frame.f_locals
        module = frame.f_globals
        self.prepared = [
            (
                store.owner(variables, module),
                store.key(variables, module),
                store.is_attribute,
            )
            for store in self.work.stores
        ]

    def settle_before_call(self, called: FrameType) -> None:
        """Record what a statement has done so far, before a function that it calls."""
        frame = called.f_back
        while frame and getattr(frame.f_trace, "__self__", None) is not self:
            frame = frame.f_back
        if frame:
            self.tracer.source = self.step
            self.tracer.looked_at = (self.work, frame)
            for read, _ in self.work.touches:
                value = read(frame.f_locals, frame.f_globals)
                if value is not MISSING:
                    self.tracer.heap.compare(value)

    def _settle(self, frame: FrameType, following: int) -> None:
        """Record what the statement did; `following` is the number of the next one."""
        tracer = self.tracer
        heap = tracer.heap
        work = self.work
        variables = frame.f_locals
        tracer.source = self.step
        tracer.looked_at = (work, frame)
        if not self.is_failed:
            for owner, key, is_attribute in self.prepared:
                if owner is MISSING or key is MISSING:
                    continue
                if is_attribute:
                    heap.store_attribute(owner, str(key))
                else:
                    heap.store(owner, key)
            for bind in work.binds:
                if not bind.body or bind.body == following:
                    self._bind(frame, bind.name, variables)
            for name in work.unbinds:
                tracer.emit(UNBIND, self._owner(name), heap.number_of(name), 0)
        for read, is_filled in work.touches:
            value = read(variables, frame.f_globals)
            if value is MISSING:
                continue
            if is_filled:
                heap.fill(value)
            else:
                heap.compare(value)

    def _bind(self, frame: FrameType, name: str, variables: Any) -> None:
        """Record the value of a variable that was bound."""
        owner = self._owner(name)
        if owner == MODULE:
            variables = frame.f_globals
        value = variables.get(name, MISSING)
        if value is not MISSING:
            heap = self.tracer.heap
            self.tracer.emit(BIND, owner, heap.number_of(name), heap.number_of(value))

    def _owner(self, name: str) -> int:
        """Return the frame that a variable belongs to."""
        code = self.code
        if name in code.free:
            for frame in reversed(self.tracer.stack):
                if frame is not self and name in frame.code.own:
                    return frame.number
        elif name not in code.own and code.is_function:
            return MODULE
        return self.number
