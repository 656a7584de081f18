"""The search as two programs to be read: their lines, and what of them a position shows.

Unlike the rest of the search, both programs count from 1, as people do: columns from the left, rows from the bottom,
and lines from the top. They use what is `given`. The *state* of a program is where it has just chosen the row that it
tests next, or where it has just reported a solution, or where it has ended. Its states are the positions of `Search`,
in the same order, and the end position stands for its end. A new round begins with the first line of the loop, and
with the last line of the recursion, where the solutions are counted from 0 again.

Nothing of a run is stored: all is a function of the position. Tests execute both listings and compare every state.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from .guided import LastStep, last_step
from .position import PLACED, REJECTED, Position
from .strategy import AHEAD, FEWEST, PLAIN, Strategy


class Program(Enum):
    """Which program: the loop is the machine, whose passes are the steps of `Search`; the recursion is as taught."""

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
"""The lines of each program of the plain search, without their ends."""

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

GIVEN = """\
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
"""What stands before those: the variables, and what tests a square, counts safe rows and reports a solution."""

_HELPERS = """\
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


_CHOOSES = {PLAIN: 5, AHEAD: 6, FEWEST: 7}
"""The line of each recursion that chooses a row: from line 5 on what begins a call, and below what is done with a row.

The last two lines take the queen away and make the first call; the line above them makes the next one.
"""


def listing(program: Program, strategy: Strategy) -> list[str] | None:
    """Return the lines of a program of a search, None where there is none: only the plain search is told as a loop."""
    if program is LOOP:
        return LISTINGS[LOOP] if strategy is PLAIN else None
    return RECURSIONS[strategy]


def given(n: int, strategy: Strategy = PLAIN) -> list[str]:
    r"""Return the lines that stand before either listing: its variables, and what tests a row and reports a solution.

    >>> program = "\n".join([*given(4), *LISTINGS[Program.LOOP]])
    >>> exec(program, {})
    2 4 1 3
    3 1 4 2
    """
    return [f"n = {n}", *(_HELPERS if strategy is PLAIN else GIVEN)]


Value = list[int] | dict[int, int] | int | None
"""The value of a variable; a dictionary has the rows of the queens by their columns."""


class Marks(NamedTuple):
    """The lines of a listing that the last step ran, and those of them that set or changed something; from 1."""

    ran: frozenset[int]
    changed: frozenset[int]


def marks(program: Program, position: Position) -> Marks:
    """Return the lines that led from the state before to this one; at the first position those that began the round.

    An `else` counts as run where what follows it was.

    >>> ran, changed = marks(Program.RECURSION, Position.parse("2,4,1,3,5:7", 8))
    >>> sorted(ran), sorted(changed)
    ([5, 6], [5])
    """
    strategy, last = position.strategy, last_step(position)
    if program is LOOP and strategy is PLAIN:
        ran = _ran_in_loop(position, last)
        return Marks(ran, ran & {1, 4, 6, 7, 9, 11, 13})
    ran, chooses = _ran_in_recursion(position, last), _CHOOSES[strategy]
    setting = {3, *range(5, chooses + 1), chooses + 2, len(RECURSIONS[strategy]) - 1}
    # Where it ends, its `for` sets no row: every one of them has run out.
    return Marks(ran, (ran & setting) - ({chooses} if position.is_end else set()))


def _ran_in_loop(position: Position, last: LastStep | None) -> frozenset[int]:
    if last is None:
        return frozenset({1, 2})
    event, before = last
    if event is PLACED:
        return frozenset(
            {2, 3, 5, 6, 7, 8, 9, 12}
            if position.is_solution
            else {2, 3, 5, 6, 7, 8, 12}
        )
    ran = {2, 3, 4, 12} if before.is_solution else {2, 3, 5, 10, 11, 12}
    # Line 4 lifts the last queen of a solution; line 13 lifts all others.
    if len(before.board) - before.is_solution > len(position.board):
        ran.add(13)
    return frozenset(ran)


def _ran_in_recursion(position: Position, last: LastStep | None) -> frozenset[int]:
    """Return the lines that the last step ran: those that begin a call, its `for`, and what that does with a row."""
    chooses, end = _CHOOSES[position.strategy], len(RECURSIONS[position.strategy])
    begins, tries, lifts = (
        {2, *range(5, chooses + 1)},
        set(range(chooses + 1, end - 2)),
        end - 1,
    )
    if last is None:
        return frozenset({*begins, end})
    event, before = last
    if event is PLACED:
        return frozenset(
            {*tries, lifts - 1, *({2, 3} if position.is_solution else begins)}
        )
    if before.is_solution:
        return frozenset({4, lifts, chooses})
    ran = {chooses, chooses + 1} if before.attackers else {chooses, *tries, lifts}
    return frozenset(
        ran | ({lifts} if event is not REJECTED and before.board else set())
    )


class Call(NamedTuple):
    """A call of `place`: its column, its row, None where it has chosen none, and the line that it runs or just ran.

    That of a solution has no column left: there it is n + 1.
    """

    column: int
    row: int | None
    line: int


def calls(position: Position) -> tuple[Call, ...]:
    """Return the calls of the recursion that have not returned, the innermost last: one for each queen, and one more.

    At the end there are none, for `place(1)` has returned.

    >>> for text in ("2,4:1", "2,4,1,3"):
    ...     [tuple(call) for call in calls(Position.parse(text, 4))]
    [(1, 2, 8), (2, 4, 8), (3, 1, 5)]
    [(1, 2, 8), (2, 4, 8), (3, 1, 8), (4, 3, 8), (5, None, 3)]
    """
    if position.is_end:
        return ()
    chooses, calls_next = (
        _CHOOSES[position.strategy],
        len(RECURSIONS[position.strategy]) - 2,
    )
    placed = [Call(column + 1, row + 1, calls_next) for column, row in position.queens]
    column = position.column + 1
    innermost = (
        Call(column, None, 3)
        if position.is_solution
        else Call(column, position.candidate + 1, chooses)
    )
    return (*placed, innermost)


def values(
    program: Program, position: Position, solutions: int | None
) -> dict[str, Value]:
    """Return the variables of a program by their names, without `n`; those of the recursion are its innermost call's.

    What a program does not have, or not yet, is left out. `solutions` are those found so far, the one on view among
    them; None if that is not known.

    >>> values(Program.RECURSION, Position.parse("2,4,1,3,5:7", 8), 4)
    {'board': [2, 4, 1, 3, 5], 'column': 6, 'row': 7, 'solutions': 4}
    >>> values(Program.LOOP, Position.end(8), 92)
    {'board': [], 'row': 9, 'solutions': 92}
    """
    named: dict[str, Value] = {"board": [row + 1 for row in position.board]}
    if position.strategy is not PLAIN:
        named = {"queens": {column + 1: row + 1 for column, row in position.queens}}
    if program is LOOP:
        named["row"] = position.candidate + 1
    else:
        for column, row, _ in calls(position)[-1:]:
            if not (
                position.is_solution and position.strategy.chooses_column
            ):  # which has not looked for one
                named["column"] = column
            if row is not None:
                named["row"] = row
    named["solutions"] = solutions
    return named
