"""Where a source can be spoiled, and how."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from enum import Enum
from itertools import pairwise
from typing import NamedTuple


class Kind(Enum):
    """What is done to a line, in the order in which it is tried."""

    ARGUMENTS = "swaps two arguments"
    COMPARISON = "turns a comparison"
    SIGN = "turns a sign"
    CONSTANT = "raises a constant by one"
    BRANCH = "leaves a branch out"


class Fault(NamedTuple):
    """A change of one place: `start` and `end` are byte offsets in the source, between which `text` stands then."""

    line: int
    kind: Kind
    start: int
    end: int
    text: str


TURNED = {
    "not in": "in", "is not": "is", "in": "not in", "is": "is not",
    "<=": ">=", ">=": "<=", "==": "!=", "!=": "==", "<": ">", ">": "<",
}  # fmt: skip
"""What becomes of a comparison, the longer ones first."""

SIGN_OF_COMPARISON = re.compile("|".join(sign.replace(" ", r"\s+") for sign in TURNED))


class Source:
    """A source and its tree; places in it are byte offsets, since that is what Python's trees count."""

    def __init__(self, text: str) -> None:
        self.bytes = text.encode()
        self.tree = ast.parse(text)
        self._starts = [0]
        for line in self.bytes.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def faults(self) -> list[Fault]:
        """Return every fault that can be put into the source, by lines, and on a line in the order of their kinds."""
        found = [
            fault for node in ast.walk(self.tree) for fault in self._faults_at(node)
        ]
        order = list(Kind)
        return sorted(
            found, key=lambda fault: (fault.line, order.index(fault.kind), fault.start)
        )

    def with_fault(self, fault: Fault) -> str:
        """Return the source with a fault in it."""
        return (
            self.bytes[: fault.start] + fault.text.encode() + self.bytes[fault.end :]
        ).decode()

    def _start(self, node: ast.expr | ast.pattern) -> int:
        return self._starts[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr | ast.pattern) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._starts[node.end_lineno - 1] + node.end_col_offset

    def _text(self, start: int, end: int) -> str:
        return self.bytes[start:end].decode()

    def _in_place_of(self, node: ast.expr, kind: Kind, text: str) -> Fault:
        return Fault(node.lineno, kind, self._start(node), self._end(node), text)

    def _faults_at(self, node: ast.AST) -> Iterator[Fault]:
        match node:
            case ast.Call(args=args):
                yield from self._swapped(args)
            case ast.Compare(left=left, comparators=[right]):
                yield from self._between(
                    left, right, Kind.COMPARISON, SIGN_OF_COMPARISON, TURNED
                )
            case ast.BinOp(left=left, op=ast.Add() | ast.Sub(), right=right):
                yield from self._between(
                    left, right, Kind.SIGN, re.compile("[+-]"), {"+": "-", "-": "+"}
                )
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                text = self._text(self._start(operand), self._end(operand))
                yield self._in_place_of(node, Kind.SIGN, text)
            case ast.AugAssign(target=target, op=ast.Add() | ast.Sub(), value=value):
                yield from self._between(
                    target, value, Kind.SIGN, re.compile("[+-]"), {"+": "-", "-": "+"}
                )
            case ast.Constant(value=int() | float() as number) if not isinstance(
                number, bool
            ):
                yield self._in_place_of(node, Kind.CONSTANT, repr(number + 1))
            case ast.If(test=test):
                yield self._in_place_of(test, Kind.BRANCH, "False")
            case ast.IfExp(orelse=other):
                yield self._in_place_of(
                    node,
                    Kind.BRANCH,
                    f"({self._text(self._start(other), self._end(other))})",
                )
            case ast.BoolOp(values=[first, *_]):
                yield self._in_place_of(
                    node,
                    Kind.BRANCH,
                    f"({self._text(self._start(first), self._end(first))})",
                )
            case ast.comprehension(ifs=[test, *_]):
                yield self._in_place_of(test, Kind.BRANCH, "True")
            case ast.match_case(pattern=pattern, guard=None):
                yield Fault(
                    pattern.lineno,
                    Kind.BRANCH,
                    self._end(pattern),
                    self._end(pattern),
                    " if False",
                )

    def _swapped(self, arguments: list[ast.expr]) -> Iterator[Fault]:
        """Yield the first two neighbours that differ, each in the other's place."""
        for first, second in pairwise(arguments):
            one, other = (
                self._text(self._start(node), self._end(node))
                for node in (first, second)
            )
            if (
                one != other
                and not isinstance(first, ast.Starred)
                and not isinstance(second, ast.Starred)
            ):
                between = self._text(self._end(first), self._start(second))
                yield Fault(
                    first.lineno,
                    Kind.ARGUMENTS,
                    self._start(first),
                    self._end(second),
                    other + between + one,
                )
                return

    def _between(
        self,
        left: ast.expr,
        right: ast.expr,
        kind: Kind,
        sign: re.Pattern[str],
        turned: dict[str, str],
    ) -> Iterator[Fault]:
        """Yield the sign between two operands, turned."""
        start, end = self._end(left), self._start(right)
        found = sign.search(self._text(start, end))
        if found:
            text = turned[" ".join(found[0].split())]
            # In a gap between two operands stand only ASCII signs, so characters are bytes.
            yield Fault(
                left.lineno, kind, start + found.start(), start + found.end(), text
            )
