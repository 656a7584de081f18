"""What is to be read beside the squares: the numbers of columns and rows, and the stack below its columns."""

from __future__ import annotations

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
    """The words in the cells of the stack, the last of them perhaps the candidate's."""

    n: int
    cells: tuple[str, ...]
    has_candidate: bool


class EdgesLook(NamedTuple):
    """The three edges of a board."""

    columns: ColumnsLook
    rows: RowsLook
    stack: StackLook


def look(board: BoardLook) -> EdgesLook:
    """Decide what stands beside a board. The candidate has a question mark where its test is told."""
    cells = [str(row + 1) for row in board.queens]
    column = row = None
    if board.candidate:
        cells.append(f"{board.candidate[1] + 1}{'?' if board.badge else ''}")
        if board.badge:
            column, row = board.candidate
    return EdgesLook(
        ColumnsLook(board.n, column, board.breakpoints),
        RowsLook(board.n, row),
        StackLook(board.n, tuple(cells), board.candidate is not None),
    )
