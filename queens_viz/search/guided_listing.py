"""The recursion of each search that looks ahead, as a program to be read: its lines, and which of them a step ran.

It counts from 1, as those of `listing` do, and uses what is `GIVEN`. A queen is set where she is tried, and taken away
again if a column would stay empty.
"""

from __future__ import annotations

from typing import NamedTuple

from .last_step import last_step
from .position import PLACED, Event, Position
from .strategy import AHEAD, FEWEST, Strategy

GUIDED = {
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
"""The recursion of each of the other searches."""

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
"""What stands before them: the variables, and what tests a square, counts safe rows and reports a solution."""


class _Lines(NamedTuple):
    """The lines of a listing by what they do: what begins a call, sets a row, tests, sets, looks, calls and lifts."""

    begins: frozenset[int]
    chooses: int
    tests: int
    sets: int
    looks: int
    calls: int
    lifts: int

    @property
    def tried(self) -> frozenset[int]:
        """Those that try a safe square."""
        return frozenset((self.tests, self.sets, self.looks))


_LINES = {
    AHEAD: _Lines(frozenset({2, 5, 6}), 6, 7, 8, 9, 10, 11),
    FEWEST: _Lines(frozenset({2, 5, 6, 7}), 7, 8, 9, 10, 11, 12),
}


def waits(strategy: Strategy) -> tuple[int, int]:
    """Return the lines in which a call stands: where it has chosen a row, and where it waits for the next call."""
    return _LINES[strategy].chooses, _LINES[strategy].calls


def marks(position: Position) -> tuple[frozenset[int], frozenset[int]]:
    """Return the lines that led from the state before to this one, and those of them that set something.

    >>> ran, changed = marks(Position.parse("ahead/1,4,6,8:4", 8))
    >>> sorted(ran), sorted(changed)
    ([6, 7, 8, 9, 11], [6, 8, 11])
    """
    lines = _LINES[position.strategy]
    ran = _ran(position, lines)
    setting = {3, *lines.begins, lines.sets, lines.lifts} - {2}
    # Where the recursion ends, its `for` sets no row: every one of them has run out.
    return ran, (ran & setting) - ({lines.chooses} if position.is_end else set())


def _ran(position: Position, lines: _Lines) -> frozenset[int]:
    last = last_step(position)
    if last is None:
        return lines.begins | {len(GUIDED[position.strategy])}
    event, before = last
    if event is PLACED:
        return lines.tried | {lines.calls} | ({2, 3} if position.is_solution else lines.begins)
    if before.is_solution:
        return frozenset({4, lines.lifts, lines.chooses})
    is_lift = event is not Event.REJECTED and before.board != ()
    tried = {lines.tests} if before.attackers else lines.tried | {lines.lifts}
    return frozenset({*tried, lines.chooses, *([lines.lifts] if is_lift else [])})
