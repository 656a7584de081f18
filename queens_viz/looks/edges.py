"""What is to be read beside the squares: the numbers of columns and rows, and the stack below its columns."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .board import BoardLook


class ColumnsLook(NamedTuple):
    """The numbers of the columns, `here` the candidate's."""

    n: int
    here: int | None
    breakpoints: frozenset[int]


class RowsLook(NamedTuple):
    """The numbers of the rows, `here` the candidate's."""

    n: int
    here: int | None


class StackLook(NamedTuple):
    """The words in the cells of the stack, from the left; one of them may be the candidate's.

    Where queens stand in any columns a cell may be empty; `placed` are then their squares in the order in which they
    were placed, to be read where cells have no room. On the class's own board some are of columns whose queens are
    `attacked`.
    """

    n: int
    cells: tuple[str, ...]
    candidate: int | None
    attacked: frozenset[int] = frozenset()
    placed: tuple[str, ...] = ()


class EdgesLook(NamedTuple):
    """The three edges of a board."""

    columns: ColumnsLook
    rows: RowsLook
    stack: StackLook


def look(board: BoardLook) -> EdgesLook:
    """Decide what stands beside a board. The candidate has a question mark where its test is told."""
    if board.own:
        return _of_own(board)
    words = {column: str(row + 1) for column, row in board.queens}
    column = row = None
    if board.candidate:
        words[board.candidate[0]] = f"{board.candidate[1] + 1}{'?' if board.badge else ''}"
        if board.badge:
            column, row = board.candidate
    cells = tuple([words.get(column, "") for column in range(max(words, default=-1) + 1)])
    is_from_left = list(words) == list(range(len(words)))
    placed = () if is_from_left else tuple([f"{column + 1}·{told}" for column, told in words.items()])
    return EdgesLook(
        ColumnsLook(board.n, column, board.breakpoints),
        RowsLook(board.n, row),
        StackLook(board.n, cells, board.candidate[0] if board.candidate else None, placed=placed),
    )


def _of_own(board: BoardLook) -> EdgesLook:
    """Decide what stands beside the class's own board: the lowest queen of each column names its row."""
    rows: dict[int, list[str]] = {}
    for column, row in board.own:
        rows.setdefault(column, []).append(str(row + 1))
    words = [rows.get(column, []) for column in range(max(rows) + 1)]
    cells = tuple(f"{here[0]} …" if len(here) > 1 else "".join(here) for here in words)
    attacked = frozenset([column for pair in board.pairs for column, _ in pair])
    stack = StackLook(board.n, cells, None, attacked)
    return EdgesLook(ColumnsLook(board.n, None, frozenset()), RowsLook(board.n, None), stack)


@lru_cache(maxsize=256)
def numbered(n: int, taken: int, here: int | None) -> tuple[int, ...]:
    """Return which squares of an edge get a number, where each takes the place of some squares.

    The first one always gets one, the one at hand wherever it does not stand in its way, and others at even distances.
    """
    stride = next(k for k in (1, 2, 5, 10, 20, 25, 50, 100) if k >= taken)
    first = 0 if stride == 2 else stride - 1
    told = {0, *([here] if here is not None and here >= taken else [])}
    return tuple(sorted(told | {k for k in range(first, n, stride) if all(abs(k - other) >= taken for other in told)}))
