"""One step of the search as a program, and which of its lines the last step ran: a function of the position."""

from __future__ import annotations

from typing import NamedTuple

from ..search.position import Event, Position, last_step

LISTING = """\
if safe(board, candidate):
    board.append(candidate)
    candidate = 0
else:
    if len(board) == n:
        solutions += 1
        candidate = board.pop() + 1
    else:
        candidate += 1
    while candidate == n and board:
        candidate = board.pop() + 1
    if candidate == n:
        candidate = solutions = 0
""".splitlines()
"""One step, as `Search.step` makes it; a full board is safe for nobody."""


class ProgramLook(NamedTuple):
    """Which lines of the listing the last step ran, and which of them changed something, counted from 0."""

    ran: frozenset[int]
    changed: frozenset[int]


def look(position: Position) -> ProgramLook:
    """Decide which lines are marked."""
    last = last_step(position)
    if last is None:
        return ProgramLook(frozenset(), frozenset())
    event, before = last
    if event is Event.PLACED:
        return ProgramLook(frozenset({0, 1, 2}), frozenset({1, 2}))
    changed = {5, 6} if before.is_solution else {8}
    ran = {0, 3, 4, 9, 11} | changed | (set() if before.is_solution else {7})
    # The last queen of a solution goes by the line before; any other that was lifted goes by the loop.
    if len(before.board) - before.is_solution > len(position.board):
        changed.add(10)
    if event is Event.COMPLETED:
        changed.add(12)
    return ProgramLook(frozenset(ran | changed), frozenset(changed))
