"""The search as two programs to read, and which of their lines belong to a position.

Unlike the rest of this folder, both programs count from 1, as people do: columns from
the left, rows from the bottom, and lines from the top. The lines of `preamble` come
before them.

A position of `Search` corresponds to a moment of a program: it has just chosen the row
that it tests next, or just reported a solution, or ended. Both go through the same
positions in the same order. A new round begins with the first line of the loop, and
with the last line of the recursion.

Nothing of a run is stored: everything is a function of the position. Tests execute both
listings and compare every state.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from .guided import LastStep, last_step
from .position import PLACED, Position
from .strategy import AHEAD, FEWEST, PLAIN, Strategy


class Program(Enum):
    """A program: the loop, in which each pass is a step, or the usual recursion."""

    LOOP = "loop"
    RECURSION = "recursion"

    @property
    def other(self) -> Program:
        """The other one."""
        return RECURSION if self is LOOP else LOOP


LOOP, RECURSION = Program

LISTINGS = {
    LOOP: """\
row = 1
while row <= n:
    if len(board) == n:
        row = board.pop() + 1
    elif safe(board, row):
        board.append(row)
        row = 1
        if len(board) == n:
            report(board)
    else:
        row += 1
    while row > n and board:
        row = board.pop() + 1
""".splitlines(),
    RECURSION: """\
def place(column):
    if column > n:
        report(board)
        return
    for row in range(1, n + 1):
        if safe(board, row):
            board.append(row)
            place(column + 1)
            board.pop()
place(1)
""".splitlines(),
}
"""The lines of each program of the plain search."""

RECURSIONS = {
    PLAIN: LISTINGS[RECURSION],
    AHEAD: """\
def place(column):
    if column > n:
        report()
        return
    later = range(column + 1, n + 1)
    for row in range(1, n + 1):
        if safe(column, row):
            queens[column] = row
            if all(map(room, later)):
                place(column + 1)
            del queens[column]
place(1)
""".splitlines(),
    FEWEST: """\
def place(free):
    if not free:
        report()
        return
    column = min(free, key=room)
    free.remove(column)
    for row in range(1, n + 1):
        if safe(column, row):
            queens[column] = row
            if all(map(room, free)):
                place(free.copy())
            del queens[column]
place([*range(1, n + 1)])
""".splitlines(),
}
"""The recursion of each search."""

_GUIDED_PREAMBLE = """\
queens = {}
solutions = 0

def safe(column, row):
    for other, placed in queens.items():
        if placed == row or abs(placed - row) == abs(column - other):
            return False
    return True

def room(column):
    return sum([safe(column, row) for row in range(1, n + 1)])

def report():
    global solutions
    solutions += 1
    print(*[queens[column] for column in range(1, n + 1)])
""".splitlines()
"""The variables and functions that the recursions of the guided searches use."""

_PLAIN_PREAMBLE = """\
board = []
solutions = 0

def safe(board, row):
    column = len(board) + 1
    for other, placed in enumerate(board, start=1):
        if placed == row or abs(placed - row) == column - other:
            return False
    return True

def report(board):
    global solutions
    solutions += 1
    print(*board)
""".splitlines()
"""The variables and functions that both programs of the plain search use."""


def listing(program: Program, strategy: Strategy) -> list[str] | None:
    """Return the lines of a program of a search.

    None for the loop of a guided search: only the plain search is shown as a loop.
    """
    if program is RECURSION:
        return RECURSIONS[strategy]
    if strategy is PLAIN:
        return LISTINGS[LOOP]
    return None


def preamble(n: int, strategy: Strategy = PLAIN) -> list[str]:
    r"""Return the lines before a listing: its variables and functions.

    >>> program = "\n".join([*preamble(4), *LISTINGS[Program.LOOP]])
    >>> exec(program, {})
    2 4 1 3
    3 1 4 2
    """
    lines = _PLAIN_PREAMBLE if strategy is PLAIN else _GUIDED_PREAMBLE
    return [f"n = {n}", *lines]


Value = list[int] | dict[int, int] | int | None
"""The value of a variable. A dictionary maps the queens' columns to their rows."""


class Marks(NamedTuple):
    """Lines of a listing, counted from 1."""

    ran: frozenset[int]  # those that the last step ran
    changed: frozenset[int]  # those of them that assigned or changed something


class LoopLines:
    """The numbers of the lines of the loop, by what they do."""

    BEGINS = 1
    LOOPS = 2
    TESTS_FULL = 3
    REMOVES_SOLUTION = 4
    TESTS_SAFE = 5
    PLACES = 6
    FIRST_ROW = 7
    TESTS_SOLUTION = 8
    REPORTS = 9
    ELSE = 10
    NEXT_ROW = 11
    TESTS_USED_UP = 12
    REMOVES = 13


class RecursionLines(NamedTuple):
    """The numbers of the lines of a recursion, by what they do."""

    enters: tuple[int, ...]  # what a call runs first, up to its `for`
    tests_end: int  # if column > n:
    reports: int
    returns: int
    chooses: int  # for row in ...:
    tests_safe: int
    tries: tuple[int, ...]  # from the test to the next call, which follows if it passes
    places: int
    calls: int  # place(column + 1)
    removes: int
    begins: int  # the first call


def _recursion_lines(strategy: Strategy) -> RecursionLines:
    """Return the numbers of the lines of a search's recursion.

    All three begin with four lines of the same kind and end with three. The strategy
    decides how many lines between them choose a column and look ahead.
    """
    lines = RECURSIONS[strategy]
    begins = len(lines)
    removes = begins - 1
    calls = begins - 2
    chooses = 1 + next(k for k, line in enumerate(lines) if "for row in" in line)
    tests_end = 2
    returns = 4
    return RecursionLines(
        enters=(tests_end, *range(returns + 1, chooses + 1)),
        tests_end=tests_end,
        reports=3,
        returns=returns,
        chooses=chooses,
        tests_safe=chooses + 1,
        tries=tuple(range(chooses + 1, calls)),
        places=chooses + 2,
        calls=calls,
        removes=removes,
        begins=begins,
    )


_RECURSION_LINES = {strategy: _recursion_lines(strategy) for strategy in Strategy}


def marks(program: Program, position: Position, count: int | None = None) -> Marks:
    """Return the lines that led from the position before to this one.

    If there is a count, they are only as many of these, in the order in which they ran.
    At the first position they are those that began the round. An `else` counts as run
    if its block was.

    >>> ran, changed = marks(Program.RECURSION, Position.parse("2,4,1,3,5:7", 8))
    >>> sorted(ran), sorted(changed)
    ([5, 6], [5])
    """
    ran = frozenset(lines_in_order(program, position)[:count])
    if program is LOOP and position.strategy is PLAIN:
        changed = ran & _CHANGES_IN_LOOP
        if LoopLines.NEXT_ROW in ran:
            ran |= {LoopLines.ELSE}
        return Marks(ran, changed)
    lines = _RECURSION_LINES[position.strategy]
    # Line `returns + 1` is the first that chooses a column or a row.
    choices = range(lines.returns + 1, lines.chooses + 1)
    changes = {lines.reports, *choices, lines.places, lines.removes}
    if position.is_end:
        # Every `for` has tried all its rows, so none has assigned another one.
        changes.remove(lines.chooses)
    return Marks(ran, ran & changes)


_CHANGES_IN_LOOP = {
    LoopLines.BEGINS,
    LoopLines.REMOVES_SOLUTION,
    LoopLines.PLACES,
    LoopLines.FIRST_ROW,
    LoopLines.REPORTS,
    LoopLines.NEXT_ROW,
    LoopLines.REMOVES,
}
"""The lines of the loop that assign or change something."""


def lines_in_order(program: Program, position: Position) -> tuple[int, ...]:
    """Return the lines that led to a position, one after another as Python runs them.

    A line that ran twice is returned twice. An `else` is never returned, since Python
    runs nothing for it.

    >>> lines_in_order(Program.RECURSION, Position.parse("2,4,1,3", 4))
    (6, 7, 8, 2, 3)
    """
    last = last_step(position)
    if program is LOOP and position.strategy is PLAIN:
        return _order_in_loop(position, last)
    return _order_in_recursion(position, last, _RECURSION_LINES[position.strategy])


def _order_in_loop(position: Position, last: LastStep | None) -> tuple[int, ...]:
    """Return the lines of the loop that the last step ran, in their order.

    Each step ends with the condition of the outer loop, which begins the next one.
    """
    if last is None:
        return LoopLines.BEGINS, LoopLines.LOOPS
    before = last.before
    order = [LoopLines.TESTS_FULL]
    if last.event is PLACED:
        order += [
            LoopLines.TESTS_SAFE,
            LoopLines.PLACES,
            LoopLines.FIRST_ROW,
            LoopLines.TESTS_SOLUTION,
        ]
        if position.is_solution:
            order.append(LoopLines.REPORTS)
        return (*order, LoopLines.TESTS_USED_UP, LoopLines.LOOPS)
    removed = len(before.board) - len(position.board)
    if before.is_solution:
        order.append(LoopLines.REMOVES_SOLUTION)
        removed -= 1
    else:
        order += [LoopLines.TESTS_SAFE, LoopLines.NEXT_ROW]
    order += removed * [LoopLines.TESTS_USED_UP, LoopLines.REMOVES]
    return (*order, LoopLines.TESTS_USED_UP, LoopLines.LOOPS)


def _order_in_recursion(
    position: Position, last: LastStep | None, lines: RecursionLines
) -> tuple[int, ...]:
    """Return the lines of the recursion that the last step ran, in their order.

    Each step ends with the choice of a row, with a report, or at the end.
    """
    if last is None:
        return lines.begins, *lines.enters
    before = last.before
    if last.event is PLACED:
        calls = *lines.tries, lines.calls
        if position.is_solution:
            return *calls, lines.tests_end, lines.reports
        return *calls, *lines.enters
    removed = len(before.board) - len(position.board)
    leaves = removed * [lines.removes, lines.chooses]
    if before.is_solution:
        return lines.returns, *leaves
    if before.attackers:
        return lines.tests_safe, lines.chooses, *leaves
    # Looking ahead rejected the row: it was placed and removed at once.
    return *lines.tries, lines.removes, lines.chooses, *leaves


class Call(NamedTuple):
    """A call of `place`."""

    column: int  # n + 1 in the call that reports a solution
    row: int | None  # None before it has chosen one
    line: int  # the line that it runs or has just run


def calls(position: Position) -> tuple[Call, ...]:
    """Return the calls of the recursion that have not returned, the innermost last.

    There is one for each queen, and one more. At the end there is none, since
    `place(1)` has returned.

    >>> for text in ("2,4:1", "2,4,1,3"):
    ...     [tuple(call) for call in calls(Position.parse(text, 4))]
    [(1, 2, 8), (2, 4, 8), (3, 1, 5)]
    [(1, 2, 8), (2, 4, 8), (3, 1, 8), (4, 3, 8), (5, None, 3)]
    """
    if position.is_end:
        return ()
    lines = _RECURSION_LINES[position.strategy]
    placed = [Call(column + 1, row + 1, lines.calls) for column, row in position.queens]
    column = position.column + 1
    if position.is_solution:
        innermost = Call(column, None, lines.reports)
    else:
        innermost = Call(column, position.candidate + 1, lines.chooses)
    return (*placed, innermost)


def values(
    program: Program, position: Position, solutions: int | None
) -> dict[str, Value]:
    """Return the variables of a program by their names, without `n`.

    Those of the recursion are the innermost call's. A variable that has no value yet is
    left out. `solutions` is the number found so far, including one on the board; None
    if it is unknown.

    >>> values(Program.RECURSION, Position.parse("2,4,1,3,5:7", 8), 4)
    {'board': [2, 4, 1, 3, 5], 'column': 6, 'row': 7, 'solutions': 4}
    >>> values(Program.LOOP, Position.end(8), 92)
    {'board': [], 'row': 9, 'solutions': 92}
    """
    variables: dict[str, Value] = {}
    if position.strategy is PLAIN:
        variables["board"] = [row + 1 for row in position.board]
    else:
        rows = {column + 1: row + 1 for column, row in position.queens}
        variables["queens"] = rows
    if program is LOOP:
        variables["row"] = position.candidate + 1
    elif not position.is_end:
        innermost = calls(position)[-1]
        # A call that reports a solution has not chosen a column.
        if not (position.is_solution and position.strategy.chooses_column):
            variables["column"] = innermost.column
        if innermost.row is not None:
            variables["row"] = innermost.row
    variables["solutions"] = solutions
    return variables
