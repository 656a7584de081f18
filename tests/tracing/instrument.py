"""Counts the solutions that stand on a program's board, without the tracer and the judge.

One variable is looked at by its name at every event of `sys.settrace`, in all frames and
objects, and read by a few lines for each kind.
"""

from __future__ import annotations

import builtins
import contextlib
import io
import itertools
import sys
import types
import typing
from collections.abc import Iterable
from typing import Any

from .corpus import Program

SIGNS = ("Q", "D", "*", 1, True)
"""The queens of grids in the corpus."""


def solutions_on(program: Program) -> int:
    """Return how many different solutions of its size stood on a program's board."""
    assert program.board is not None
    name, kind, base = program.board
    seen = set[frozenset[tuple[int, int]]]()

    def look(values: dict[str, Any]) -> None:
        owners = [value for value in values.values() if hasattr(value, "__dict__")]
        for names in (values, *[vars(o) for o in owners if type(o).__module__ == MAIN]):
            if name in names:
                with contextlib.suppress(Exception):
                    seen.add(frozenset(squares(names[name], kind, base)))

    def trace(frame: types.FrameType, event: str, argument: object) -> Any:
        if frame.f_code.co_filename != FILE:
            return None
        look(dict(frame.f_locals))
        look(dict(frame.f_globals))
        return trace

    run(program, trace)
    return sum(is_solution(board, program.n or 0) for board in seen)


FILE = "<program>"
MAIN = "__main__"


def run(program: Program, trace: Any) -> None:
    """Run a program under a trace function, with its answers and its argument."""
    calls = {"solveNQueens": "Solution().solveNQueens(6)", "totalNQueens": "Solution().totalNQueens(6)"}  # fmt: skip
    module = types.ModuleType(MAIN)
    vars(module).update(List=typing.List, Optional=typing.Optional)  # noqa: UP006
    code = builtins.compile(program.source, FILE, "exec")
    text = "".join(f"{answer}\n" for answer in program.answers or ("8",) * 20)
    before = sys.modules[MAIN], sys.stdin, sys.argv, sys.gettrace()
    sys.modules[MAIN] = module
    sys.stdin = io.StringIO(text)
    sys.argv = [FILE, *([str(program.size)] if program.size else [])]
    sys.settrace(trace)
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
            exec(code, vars(module))
            for method, call in calls.items():
                if method in program.source and "print" not in program.source:
                    eval(call, vars(module))
    finally:
        sys.settrace(before[3])
        sys.modules[MAIN], sys.stdin, sys.argv = before[:3]


def squares(value: Any, kind: str, base: int) -> Iterable[tuple[int, int]]:
    """Return the squares of a board by its kind."""
    if hasattr(value, "tolist"):
        value = value.tolist()
    if kind == "list" and base == 1:
        value = value[1:]
    if kind in ("list", "growing", "whole", "digits"):
        numbers = [int(item) for item in value if item is not None]
        return [(line, number - base) for line, number in enumerate(numbers)]
    if kind in ("grid", "lines"):
        signs = [(i, j, c) for i, row in enumerate(value) for j, c in enumerate(row)]
        return [(i, j) for i, j, cell in signs if cell in SIGNS]
    if kind == "flat":
        side = round(len(value) ** 0.5)
        return [divmod(k, side) for k, cell in enumerate(value) if cell in SIGNS]
    if kind == "objects":
        pairs = [tuple(vars(item).values())[:2] for item in value]
    elif kind == "dict":
        pairs = list(value.items())
    elif kind == "numbers":
        pairs = [divmod(number, 5) for number in value]
    elif kind == "names":
        pairs = [(ord(item[0]) - ord("a") + 1, int(item[1])) for item in value]
    else:
        pairs = list(value)
    return [(line - base, place - base) for line, place in pairs]


def is_solution(board: frozenset[tuple[int, int]], n: int) -> bool:
    """Return whether n queens stand on n lines and places, and none attacks another."""
    if len(board) != n:
        return False
    if {line for line, _ in board} != set(range(n)):
        return False
    if {place for _, place in board} != set(range(n)):
        return False
    pairs = itertools.combinations(board, 2)
    return all(abs(a - c) != abs(b - d) for (a, b), (c, d) in pairs)
