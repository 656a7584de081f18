"""Syntax errors in the page: on the line where CPython finds them, in its words.

Brython says most of them as CPython does. What it doesn't see, or says otherwise, is
found out here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..tracing.ending import syntax_ending
from ..tracing.events import Ending
from ..tracing.paths import Node
from ..tracing.statements import (
    FUNCTIONS,
    LOOPS,
    Program,
    children_of,
    kind_of,
    tree_of,
)

TAB = 8
"""Tabs go on to the next column that is a multiple of this."""

UNEXPECTED = "unexpected indent"
UNMATCHED = "unindent does not match any outer indentation level"
INCONSISTENT = "inconsistent use of tabs and spaces in indentation"
UNTERMINATED = "unterminated string literal (detected at line {})"
UNTERMINATED_TRIPLE = "unterminated triple-quoted string literal (detected at line {})"
LEADING_ZEROS = (
    "leading zeros in decimal integer literals are not permitted;"
    " use an 0o prefix for octal integers"
)
PARENTHESES = "Missing parentheses in call to '{0}'. Did you mean {0}(...)?"
NOT_PARENTHESIZED = "multiple exception types must be parenthesized"
OUTSIDE = {
    "Break": "'break' outside loop",
    "Continue": "'continue' not properly in loop",
    "Return": "'return' outside function",
    "Yield": "'yield' outside function",
    "YieldFrom": "'yield' outside function",
}
"""Messages about statements and expressions that are not allowed where they are."""

OPENING = "([{"
CLOSING = ")]}"


class Fault(NamedTuple):
    """A syntax error."""

    line: int
    message: str
    error: str = "SyntaxError"


def with_own_words(program: Program | Ending, source: str) -> Program | Ending:
    """Return a program, or the syntax error that CPython finds in its source.

    `program` is what Brython has made of the source.
    """
    if isinstance(program, Program):
        fault = _unseen(source)
        return _ending(fault, source) if fault else program
    if program.kind != "syntax" or program.line is None:
        return program
    lines = source.removesuffix("\n").split("\n")
    last = min(program.line, len(lines))
    fault = Layout(source).fault()
    if fault is None or fault.line > last:
        message = _reworded(program.message, lines[last - 1])
        fault = Fault(last, message, program.error)
    return _ending(fault, source)


def _unseen(source: str) -> Fault | None:
    """Return a fault in what Brython takes for a program."""
    if "\t" in source:
        fault = Layout(source).fault()
        if fault and fault.error == "TabError":
            return fault
    return next(_misplaced(tree_of(source), source), None)


def _ending(fault: Fault, source: str) -> Ending:
    return syntax_ending(fault.error, fault.line, fault.message, source)


class Layout:
    r"""The lines of a source, and how they are indented.

    >>> Layout("if x:\n    y = 1\n   z = 2").fault().line
    3
    >>> Layout("x = [\n  1]").fault()
    """

    def __init__(self, source: str) -> None:
        self._lines = source.removesuffix("\n").split("\n")
        self._number = 0  # of the line that is read
        self._columns = [(0, 0)]  # of the blocks: with tabs, and with tabs as spaces
        self._depth = 0  # of open brackets
        self._quote = ""  # of the string that is open
        self._quote_line = 0
        self._goes_on = False  # the line before ends with a backslash
        self._last_sign = ""  # of the statement, comments aside

    def fault(self) -> Fault | None:
        """Return the first fault."""
        for line in self._lines:
            self._number += 1
            is_first = not (self._depth or self._quote or self._goes_on)
            text = line.lstrip(" \t\f")
            if is_first and text and text[0] != "#":
                fault = self._indented(line[: len(line) - len(text)])
                if fault:
                    return fault
                self._last_sign = ""
            fault = self._read(line)
            if fault:
                return fault
        if len(self._quote) == 1:
            return Fault(self._quote_line, UNTERMINATED.format(self._quote_line))
        if self._quote:
            message = UNTERMINATED_TRIPLE.format(len(self._lines))
            return Fault(self._quote_line, message)
        return None

    def _indented(self, space: str) -> Fault | None:
        """Begin a statement that is indented, and return what is wrong with that."""
        column = 0
        for sign in space:
            column += 1
            if sign == "\t":
                column = -(-column // TAB) * TAB
        now = (column, len(space))
        before = self._columns[-1]
        if now[0] > before[0]:
            if now[1] <= before[1]:
                return Fault(self._number, INCONSISTENT, "TabError")
            if self._last_sign != ":":
                return Fault(self._number, UNEXPECTED, "IndentationError")
            self._columns.append(now)
            return None
        while self._columns[-1][0] > now[0]:
            self._columns.pop()
        if self._columns[-1][0] != now[0]:
            return Fault(self._number, UNMATCHED, "IndentationError")
        if self._columns[-1][1] != now[1]:
            return Fault(self._number, INCONSISTENT, "TabError")
        return None

    def _read(self, line: str) -> Fault | None:
        """Read the strings and brackets of a line."""
        place = 0
        self._goes_on = False
        while place < len(line):
            sign = line[place]
            if self._quote:
                place = self._read_string(line, place)
            elif sign in "'\"":
                triple = sign + sign + sign
                self._quote = triple if line.startswith(triple, place) else sign
                self._quote_line = self._number
                self._last_sign = sign
                place += len(self._quote)
            elif sign == "#":
                break
            else:
                self._read_sign(sign, is_last=place == len(line) - 1)
                place += 1
        if len(self._quote) == 1 and not self._goes_on:
            return Fault(self._number, UNTERMINATED.format(self._number))
        return None

    def _read_string(self, line: str, place: int) -> int:
        """Read a sign in a string, and return the place of the next one."""
        if line[place] == "\\":
            self._goes_on = place == len(line) - 1
            return place + 2
        if line.startswith(self._quote, place):
            place += len(self._quote)
            self._quote = ""
            return place
        return place + 1

    def _read_sign(self, sign: str, *, is_last: bool) -> None:
        if sign in OPENING:
            self._depth += 1
        elif sign in CLOSING:
            self._depth = max(self._depth - 1, 0)
        if sign == "\\" and is_last:
            self._goes_on = True
        elif sign not in " \t\f":
            self._last_sign = sign


def _reworded(message: str, line: str) -> str:
    """Return what CPython says where Brython only says "invalid syntax"."""
    if message != "invalid syntax":
        return message
    word, _, rest = line.strip().partition(" ")
    rest = rest.lstrip()
    has_value = rest and (rest[0] in "'\"_" or rest[0].isalnum())
    if word in ("print", "exec") and has_value:
        return PARENTHESES.format(word)
    if _has_leading_zero(line):
        return LEADING_ZEROS
    return message


def _has_leading_zero(line: str) -> bool:
    """Return whether a whole number in a line begins with a zero.

    >>> _has_leading_zero("x = 007"), _has_leading_zero("x1 = 100 + 0.05")
    (True, False)
    """
    digits = ""
    for sign in line + " ":
        if sign.isalnum() or sign in "_.":
            digits += sign
        elif digits.isdigit() and digits[0] == "0" and digits.strip("0"):
            return True
        else:
            digits = ""
    return False


def _misplaced(
    node: Node, source: str, is_in_function: bool = False, is_in_loop: bool = False
) -> Iterator[Fault]:
    """Yield the statements that are not allowed where they are, in their order."""
    kind = kind_of(node)
    if kind in ("Break", "Continue") and not is_in_loop:
        yield Fault(node.lineno, OUTSIDE[kind])
    if kind in ("Return", "Yield", "YieldFrom") and not is_in_function:
        yield Fault(node.lineno, OUTSIDE[kind])
    if kind == "ExceptHandler" and kind_of(node.type) == "Tuple":
        line = source.split("\n")[node.type.lineno - 1]
        if line[node.type.col_offset] != "(":
            yield Fault(node.lineno, NOT_PARENTHESIZED)
    if kind in (*FUNCTIONS, "Lambda", "ClassDef"):
        is_in_function = kind != "ClassDef"
        is_in_loop = False
    is_in_body = is_in_loop or kind in LOOPS
    for child in children_of(node):
        is_after = kind in LOOPS and child in node.orelse
        yield from _misplaced(
            child, source, is_in_function, is_in_loop if is_after else is_in_body
        )
