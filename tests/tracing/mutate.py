"""Faulty programs made out of right ones: one small change each, drawn by a seed.

    python -m tests.tracing.mutate 300 --seed 1

prints how many of the changed programs are named faulty, end with an exception, are not
judged, or are wrongly judged. A mutant whose output and ending stay the same may be right:
if it is blamed it is listed.
"""

from __future__ import annotations

import argparse
import ast
import copy
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from queens_viz.tracing.process.separate import Place, record
from queens_viz.tracing.recording import Recording
from queens_viz.tracing.verdict import judge
from queens_viz.tracing.verdicts import FAULTS, Verdict

from .corpus import Program, programs, recorded, request_of, watch

SWAPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.GtE: ast.Gt,
    ast.Gt: ast.GtE,
}


LINES = 40_000
"""The lines of the first phase."""


class Mutant(NamedTuple):
    """A changed program."""

    program: Program
    what: str
    line: int
    source: str


def mutants(program: Program) -> Iterator[Mutant]:
    """Yield all programs that differ from one by a small change."""
    tree = ast.parse(program.source)
    for k, node in enumerate(ast.walk(tree)):
        for what, change in changes(node):
            other = copy.deepcopy(tree)
            change(list(ast.walk(other))[k])
            ast.fix_missing_locations(other)
            try:
                source = ast.unparse(other)
                compile(source, "mutant", "exec")
            except (SyntaxError, ValueError):
                continue
            yield Mutant(program, what, getattr(node, "lineno", 0), source)


Change = Callable[..., object]


def changes(node: ast.AST) -> Iterator[tuple[str, Change]]:
    """Yield the changes of a node, each with its name."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
        other = ast.Sub if isinstance(node.op, ast.Add) else ast.Add
        yield "+-", lambda y: setattr(y, "op", other())
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPPED:
        swapped = SWAPPED[type(node.ops[0])]
        yield "compare", lambda y: y.ops.__setitem__(0, swapped())
    if isinstance(node, ast.BoolOp):
        yield "drop condition", lambda y: y.values.pop()
        yield "drop first condition", lambda y: y.values.pop(0)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        if node.func.id == "range" and len(node.args) == 1:
            yield "range from 1", lambda y: y.args.insert(0, ast.Constant(1))
            yield "range shorter", shorten
        if node.func.id == "abs":
            yield "abs gone", lambda y: setattr(y.func, "id", "int")
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield "True/False", lambda y: setattr(y, "value", not y.value)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not gone", lambda y: setattr(y, "op", ast.UAdd())
    for field in ("body", "orelse"):
        block = getattr(node, field, None)
        if isinstance(block, list) and len(block) > 1:
            yield from dropped_lines(node, field, block)
    if isinstance(node, (ast.For, ast.While)):
        yield "return in loop", lambda y: y.body.append(ast.Return(ast.Constant(False)))


def shorten(node: ast.Call) -> None:
    """Make a range shorter by one."""
    node.args[0] = ast.BinOp(node.args[0], ast.Sub(), ast.Constant(1))


def dropped_lines(
    node: ast.AST, field: str, block: list[ast.stmt]
) -> Iterator[tuple[str, Change]]:
    """Yield the changes that drop a statement of a block."""
    for k, statement in enumerate(block):
        is_in_loop = isinstance(node, (ast.For, ast.If, ast.While))
        kinds: tuple[type[ast.stmt], ...] = (ast.Expr, ast.AugAssign, ast.Delete)
        kinds += (ast.Return, ast.Break, ast.Continue)
        if is_in_loop:
            kinds += (ast.Assign,)
        if isinstance(statement, kinds):
            yield "drop line", lambda y, k=k: getattr(y, field).pop(k)


def drawn(count: int, seed: int) -> list[Mutant]:
    """Return mutants of the right programs, drawn by a seed."""
    chance = random.Random(seed)
    found = []
    for program in programs():
        if program.is_right:
            small = program.with_small_size()
            choices = list(mutants(small))
            chance.shuffle(choices)
            found += choices[: max(3, 2 * count // 80)]
    chance.shuffle(found)
    return found[:count]


class Outcome(NamedTuple):
    """What came of a mutant."""

    name: str
    verdict: Verdict
    mutant: Mutant


def outcome(mutant: Mutant, before: Recording) -> Outcome:
    """Judge a mutant: it is named, an exception, not judged or wrong.

    If its search is as it was, only what it prints has changed.
    """
    recording = run(mutant)
    verdict = judge(recording)
    is_same = recording.output == before.output
    is_same = is_same and recording.ending.kind == before.ending.kind
    if verdict.name == "error":
        name = "exception"
    elif verdict.name in FAULTS:
        name = "blamed, same output" if is_same else "named"
    elif is_same:
        name = "same output"
    elif verdict.name in ("unknown", "stopped"):
        name = "not judged"
    elif is_same_search(verdict, judge(before)):
        name = "other output"
    else:
        name = "wrong"
    return Outcome(name, verdict, mutant)


def run(mutant: Mutant) -> Recording:
    """Run a mutant in a process of its own: it may take more memory than there is."""
    request = request_of(mutant.program, mutant.source, lines=LINES, seconds=3.0)
    with tempfile.TemporaryDirectory() as folder:
        return record(request, Place(folder), watch)


def is_same_search(verdict: Verdict, other: Verdict) -> bool:
    """Whether two runs changed their boards as often and found as many solutions."""
    return (verdict.name, verdict.solutions, verdict.changes) == (
        other.name,
        other.solutions,
        other.changes,
    )


def main() -> None:
    """Print what comes of mutants."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--list", action="store_true", help="list all but the named")
    options = parser.parse_args()
    before = dict[str, Recording]()
    counts = Counter[str]()
    for mutant in drawn(options.count, options.seed):
        program = mutant.program
        if program.name not in before:
            # As it is written anew, so that lines are the same.
            source = ast.unparse(ast.parse(program.source))
            before[program.name] = recorded(program, source, lines=LINES)
        found = outcome(mutant, before[program.name])
        counts[found.name] += 1
        if options.list and found.name not in ("named", "exception", "same output"):
            said = found.verdict
            place = f"{program.name}:{mutant.line} {mutant.what}"
            text = (
                f"{said.name} {said.line} n={said.n} {said.solutions}/{said.expected}"
            )
            print(f"{found.name:20} {place:44} {text}", flush=True)
    print(", ".join(f"{name} {count}" for name, count in counts.most_common()))


if __name__ == "__main__":
    main()
