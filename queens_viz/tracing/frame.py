"""A call of the program that is followed: what its lines do, one after another."""

from __future__ import annotations

from types import FrameType
from typing import TYPE_CHECKING, Any

from .events import KINDS, MODULE, Kind
from .paths import MISSING, Variables
from .work import NO_WORK, Code, Work

if TYPE_CHECKING:
    from .tracer import Tracer

RETURN = KINDS.index(Kind.RETURN)
YIELD = KINDS.index(Kind.YIELD)
BIND = KINDS.index(Kind.BIND)
UNBIND = KINDS.index(Kind.UNBIND)

TICK = 256
"""Lines after which the time is looked at."""

NOT_NUMBERED = -1
"""The number of a call that hasn't been recorded, in the second phase."""

INTERNAL = (StopIteration, StopAsyncIteration, GeneratorExit)
"""Exceptions with which loops and generators end."""


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
            self.tracer.raised(self, argument[1])
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
        """Record the variables that a statement bound that did nothing else.

        Most lines are such. Numbers in variables of the function itself, which have
        been there before, are recorded here, without any more calls.
        """
        tracer = self.tracer
        names = tracer.heap.texts
        numbers = tracer.heap.ints
        own = self.code.locals
        variables = frame.f_locals
        step = self.step
        tracer.source = step
        tracer.looked_at = (self.work, frame)
        for name, body in self.work.binds:
            # A loop that is over has bound nothing.
            if body and body != following:
                continue
            value = variables.get(name)
            if type(value) is int and value in numbers and name in own:
                key = names.get(name)
                if key is not None:
                    number = numbers[value]
                    tracer.events.extend(
                        (BIND, tracer.step, step, self.number, key, number)
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
