"""A listing executed under Python's own tracer: what is true of it, and nothing of what the program says of it.

The tracer knows where a state is: at the first line of a pass of the loop; in the recursion where a row is about to be
tested or a full board has been reported; and where the program ends.
"""

from __future__ import annotations

import sys
from types import CodeType, FrameType
from typing import Any, NamedTuple

from queens_viz.search.listing import LOOP, Program, preamble
from queens_viz.search.strategy import PLAIN, Strategy

NAME = "listing"


class State(NamedTuple):
    """What Python itself knows where a listing stands; rows, columns and lines counted from 1.

    `calls` are column, row and line of each call of a function of the listing; `variables` those of the innermost;
    `ran` are the lines since the state before, and `changed` those of them that set or changed something; `order` are
    those for which Python runs something, as it ran them.
    """

    variables: dict[str, Any]
    calls: tuple[tuple[int, int | None, int], ...]
    ran: frozenset[int]
    changed: frozenset[int]
    is_end: bool
    order: tuple[int, ...]


class TooLong(Exception):
    """As many states have come as were asked for, or more lines ran than any state needs."""


def setting(listing: list[str]) -> set[int]:
    """Return the lines that set a variable or call what changes a list or the solutions; a `for` is none of them."""
    words = " = ", " += ", "del ", ".append(", ".pop(", ".remove(", "report("
    return {
        k
        for k, line in enumerate(listing, start=1)
        if any(word in line for word in words)
    }


def elses(listing: list[str]) -> dict[int, int]:
    """Return the lines of each `else`, for which Python runs nothing, with the first line of what follows it."""
    return {
        k: k + 1 for k, line in enumerate(listing, start=1) if line.strip() == "else:"
    }


def _begins_state(listing: list[str], program: Program) -> set[int]:
    """Return the lines before which a state stands."""
    bare = [line.strip() for line in listing]
    if program is LOOP:
        return {
            1
            + next(
                k for k, line in enumerate(bare, start=1) if line.startswith("while")
            )
        }
    return {
        bare.index("return") + 1,
        1 + next(k for k, line in enumerate(bare, start=1) if line.startswith("for ")),
    }


class Tracer:
    """Executes a listing, and keeps its states."""

    def __init__(
        self,
        program: Program,
        listing: list[str],
        n: int,
        most: int,
        strategy: Strategy,
    ) -> None:
        self.states: list[State] = []
        self._most = most
        self._begins = _begins_state(listing, program)
        self._sets, self._elses = setting(listing), elses(listing)
        self._fors = {
            k
            for k, line in enumerate(listing, start=1)
            if line.strip().startswith("for ")
        }
        self._ran: list[int] = []
        self._changed: set[int] = set()
        self._last: dict[int, int] = {}  # the line that ran last in each frame
        self._variables: dict[str, Any] = {}
        exec("\n".join(preamble(n, strategy)), self._variables)
        self._given = {*self._variables, "print", "place"} - {
            "board",
            "queens",
            "solutions",
        }
        self._variables["print"] = lambda *_: None

    def run(self, code: CodeType) -> None:
        """Execute some lines of the listing as a round of their own; TooLong if there are too many states."""
        self._variables["solutions"] = 0
        self._ran, self._changed = [], set()
        before = sys.gettrace()
        sys.settrace(self._trace)
        try:
            exec(code, self._variables)
        finally:
            sys.settrace(before)

    def _trace(self, frame: FrameType, event: str, _: object) -> Any:
        if frame.f_code.co_filename != NAME:
            return None
        if event == "line":
            # A `for` has set its variable where its body is run next.
            if self._last.get(id(frame)) in self._fors:
                self._changed.add(self._last[id(frame)])
            if frame.f_lineno in self._begins:
                self._keep(frame, is_end=False)
            self._last[id(frame)] = frame.f_lineno
            self._ran.append(frame.f_lineno)
            if len(self._ran) > 1000:
                raise TooLong
        elif event == "return":
            self._last.pop(id(frame), None)
            if frame.f_code.co_name == "<module>":
                self._keep(frame, is_end=True)
        return self._trace

    def _keep(self, frame: FrameType, *, is_end: bool) -> None:
        calls: list[tuple[int, int | None, int]] = []
        variables = {
            name: value
            for name, value in self._variables.items()
            if name not in self._given
        }
        variables |= {
            name: value
            for name, value in frame.f_locals.items()
            if name in ("column", "row")
        }
        inner: FrameType | None = frame
        while inner and inner.f_code.co_name != "<module>":
            # The frames around the innermost stand in the midst of their line.
            # A call without a column left stands for the one after the last.
            column = inner.f_locals.get("column", self._variables["n"] + 1)
            calls.insert(0, (column, inner.f_locals.get("row"), self._last[id(inner)]))
            inner = inner.f_back
        variables = {
            name: value.copy() if isinstance(value, (list, dict)) else value
            for name, value in variables.items()
            if not name.startswith("__")
        }
        ran = set(self._ran)
        ran |= {line for line, follows in self._elses.items() if follows in ran}
        changed = self._changed | (ran & self._sets)
        self.states.append(
            State(
                variables,
                tuple(calls),
                frozenset(ran),
                frozenset(changed),
                is_end,
                tuple(self._ran),
            )
        )
        self._ran, self._changed = [], set()
        if len(self.states) == self._most:
            raise TooLong


def states(
    program: Program,
    listing: list[str],
    n: int,
    most: int,
    *,
    rounds: int = 1,
    strategy: Strategy = PLAIN,
) -> list[State]:
    """Execute a listing for a board of n, round after round, and return its states, up to a number.

    A further round of the recursion is the last line of the listing again, and one of the loop the whole of it.
    """
    tracer = Tracer(program, listing, n, most, strategy)
    whole = compile("\n".join(listing), NAME, "exec")
    again = (
        compile("\n" * (len(listing) - 1) + listing[-1], NAME, "exec")
        if program is not LOOP
        else whole
    )
    try:
        tracer.run(whole)
        for _ in range(rounds - 1):
            tracer.run(again)
    except (TooLong, NameError, TypeError, IndexError, RecursionError):
        pass  # a wrong listing: what it reached is compared
    return tracer.states
