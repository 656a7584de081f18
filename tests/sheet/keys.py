"""What is right on a worksheet, worked out from the plain facts; nothing here asks the program."""

from __future__ import annotations

import re
from functools import cache

from queens_viz import Position

from .. import facts

QUEEN = re.compile(r'<path d="[^"]*" fill="#000000" transform="translate')
CANDIDATE = re.compile(r'<path d="[^"]*" fill="#ffffff" stroke="#c00000"')
"""How queens and the candidate are drawn on a worksheet."""


@cache
def _numbers(n: int) -> dict[tuple[tuple[int, ...], int | None], int]:
    return {
        (state.board, state.row): k
        for k, state in enumerate(facts.walk(n))
        if not state.is_end
    }


def number(position: Position) -> int:
    """Return after how many steps the search stands at a position."""
    return _numbers(position.n)[
        position.board, None if position.is_solution else position.candidate
    ]


def attackers(position: Position) -> list[tuple[int, int]]:
    """Return the squares of the queens that attack the candidate, counted from 1."""
    board = position.board
    return [
        (column + 1, board[column] + 1)
        for column in facts.attacked_by(board, position.candidate)
    ]


def directions(position: Position) -> list[tuple[int, str]]:
    """Return the columns of the queens that attack the candidate, each with the direction in English."""
    places = [
        (column, row - position.candidate - 1) for column, row in attackers(position)
    ]
    return [
        (
            column,
            "row" if not up else "falling diagonal" if up > 0 else "rising diagonal",
        )
        for column, up in places
    ]


def first_above(position: Position) -> int:
    """Return the row of the first queen that is placed above those of a position."""
    placed = facts.placed(position.n, len(facts.walk(position.n)) - 1)
    return min(board[-1] for board in placed if board[:-1] == position.board and board)


def told(position: Position, steps: int) -> list[tuple[int, int] | None]:
    """Return where the red queen is after each of some steps, counted from 1; None on a full board."""
    begin = number(position) + 1
    states = facts.walk(position.n)[begin : begin + steps]
    return [
        None if state.row is None else (state.column + 1, state.row + 1)
        for state in states
    ]
