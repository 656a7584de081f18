"""The work of the tracer after each statement, and what it knows about functions."""

from __future__ import annotations

from types import CodeType
from typing import NamedTuple

from .events import Watch
from .paths import Attribute, Constant, Item, Name, Path, Reader, reader_of
from .statements import (
    NO_STATEMENT,
    Bind,
    Effect,
    Program,
    Statement,
    Store,
    Touch,
    Unbind,
)

IS_FUNCTION = 0x02
"""The flag of code with local variables: no module, and no body of a class."""

HAS_STAR = 0x04
"""The flag of a function with `*arguments`."""

HAS_DOUBLE_STAR = 0x08
"""The flag of a function with `**arguments`."""

IS_GENERATOR = 0x20 | 0x80 | 0x200
"""The flags of code that can pause: generators and coroutines."""


class Target(NamedTuple):
    """An item or attribute that a statement stores."""

    owner: Reader
    key: Reader
    is_attribute: bool
    is_before: bool  # it is chosen before the value is reckoned


class Work:
    """A statement, and what to compare after it."""

    __slots__ = (
        "binds",
        "has_effects",
        "is_handler",
        "is_prepared",
        "is_repeated",
        "line",
        "may_hang",
        "number",
        "only_binds",
        "reads",
        "runs_on",
        "targets",
        "touches",
        "unbinds",
    )

    def __init__(self, statement: Statement, effects: tuple[Effect, ...]) -> None:
        self.number = statement.number
        self.line = statement.line
        self.binds = [effect for effect in effects if isinstance(effect, Bind)]
        self.unbinds = [x.name for x in effects if isinstance(x, Unbind)]
        self.targets = [
            Target(
                reader_of(store.owner),
                reader_of(store.key),
                store.is_attribute,
                store.is_before,
            )
            for store in effects
            if isinstance(store, Store)
        ]
        self.is_prepared = any(target.is_before for target in self.targets)
        self.touches = [
            (reader_of(touch.path), touch.is_filled)
            for touch in effects
            if isinstance(touch, Touch)
        ]
        self.has_effects = bool(effects)
        self.only_binds = self.has_effects and len(self.binds) == len(effects)
        self.runs_on = statement.runs_on and self.has_effects
        self.is_repeated = statement.is_repeated
        self.may_hang = statement.may_hang
        # While these run, an exception may still be on its way.
        self.is_handler = statement.is_handler or statement.is_final
        self.reads = statement.reads


NO_WORK = Work(NO_STATEMENT, ())
"""What a call does before its first line."""


def work_of(program: Program) -> dict[int, Work]:
    """Return the work of all statements by their lines, and by their numbers."""
    works: dict[int, Work] = {}
    by_line: dict[int, Work] = {}
    for line, statement in program.statements.items():
        number = statement.number
        if number not in works:
            works[number] = Work(statement, statement.effects)
        by_line[line] = works[number]
    return by_line


class Code:
    """Facts about the code of a function, of a class's body or of the module."""

    def __init__(self, code: CodeType, program: Program) -> None:
        function = program.functions.get(code.co_firstlineno)
        self.is_module = code.co_name == "<module>"
        self.name = ""
        self.line = 0
        outer: frozenset[str] = frozenset()
        if function and not self.is_module:
            self.name = function.full_name
            self.line = function.line
            outer = function.outer
        count = code.co_argcount + code.co_kwonlyargcount
        if code.co_flags & HAS_STAR:
            count += 1
        if code.co_flags & HAS_DOUBLE_STAR:
            count += 1
        self.arguments = code.co_varnames[:count]
        self.free = frozenset(code.co_freevars)  # variables of enclosing functions
        # Brython counts names of outer variables among a function's own.
        self.own = frozenset([*code.co_varnames, *code.co_cellvars]) - outer
        self.is_function = bool(code.co_flags & IS_FUNCTION)
        # A module has some from Python 3.12 on: those of its comprehensions.
        self.locals = self.own
        if not self.is_function:
            self.locals = frozenset()
        self.is_generator = bool(code.co_flags & IS_GENERATOR)
        # Of the second phase, once the code is called in it.
        self.watched_work: dict[int, Work] | None = None
        self.watched_lines: frozenset[int] = frozenset()
        self.watched_arguments: tuple[str, ...] = ()

    def watch(self, program: Program, watch: Watch) -> dict[int, Work]:
        """Return the statements that may change what is watched, by their numbers."""
        if self.watched_work is None:
            self.watched_work = {}
            for statement in set(program.statements.values()):
                effects = [x for x in statement.effects if self.has(watch, x)]
                if effects:
                    work = Work(statement, tuple(effects))
                    self.watched_work[statement.number] = work
            self.watched_lines = frozenset(
                [
                    line
                    for line, statement in program.statements.items()
                    if statement.number in self.watched_work
                ]
            )
            self.watched_arguments = tuple(
                [name for name in self.arguments if (self.name, name) in watch.names]
            )
        return self.watched_work

    def has(self, watch: Watch, effect: Effect) -> bool:
        """Return whether an effect may be on something that is watched."""
        if isinstance(effect, (Bind, Unbind)):
            return self._is_watched(watch, effect.name)
        if isinstance(effect, Store):
            if effect.is_attribute:
                assert isinstance(effect.key, Constant)
                path: Path = Attribute(effect.owner, str(effect.key.value))
            else:
                path = effect.owner
        else:
            path = effect.path
        while isinstance(path, (Attribute, Item)):
            if isinstance(path, Attribute) and path.name in watch.attributes:
                return True
            path = path.owner
        return isinstance(path, Name) and self._is_watched(watch, path.name)

    def _is_watched(self, watch: Watch, name: str) -> bool:
        """Return whether a variable is watched that this code names."""
        if name in self.own or not self.is_function:
            return (self.name, name) in watch.names
        if name in self.free:
            return any(other == name and scope for scope, other in watch.names)
        return ("", name) in watch.names
