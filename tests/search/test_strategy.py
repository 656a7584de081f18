"""The strategies: the next column, and which squares are taken, against a program that works with squares."""

from __future__ import annotations

import pytest

from queens_viz.search.position import Position, safe_rows, taken_rows
from queens_viz.search.strategy import (
    AHEAD,
    PLAIN,
    Strategy,
    compared_plainly,
    in_order,
    level,
)

from .strategies import Recursion, walk

EACH = pytest.mark.parametrize("strategy", Strategy)


@EACH
@pytest.mark.parametrize("n", range(1, 7))
def test_the_next_column_and_the_rows_that_are_taken_follow_from_the_queens(
    n: int, strategy: Strategy
) -> None:
    for queens in {state.queens for state in walk(n, strategy.value)}:
        recursion, board = Recursion(n, strategy.value), tuple(row for _, row in queens)
        here, filled = level(n, board, strategy), tuple(column for column, _ in queens)
        if len(queens) == n:
            assert (here.column, here.safe, here.later, here[0]) == (n, 0, [], True)
            assert Position(n, board, 0, strategy).columns == filled
            # A solution, given by its columns from the left, is put in this order.
            assert (
                in_order(n, tuple(row for _, row in sorted(queens)), strategy) == board
            )
            continue
        column = recursion.next_column(queens)
        assert (here.column, Position(n, board, 0, strategy).columns) == (
            column,
            (*filled, column),
        )
        taken = 0
        for row in range(n):
            before = recursion.comparisons
            takes = recursion.takes(queens, (column, row))
            assert here[row] is not takes
            made = (
                compared_plainly(board, 1 << row)
                if strategy is PLAIN
                else here.compared(row)
            )
            assert made == recursion.comparisons - before
            taken |= takes << row
        assert here.taken(n) == taken_rows(n, board, strategy)[-1] == taken
        if strategy is PLAIN:
            assert compared_plainly(board, (1 << n) - 1) == recursion.comparisons
            assert safe_rows(n, board) == taken_rows(n, board, PLAIN)


def test_a_search_that_looks_ahead_names_the_leftmost_column_that_would_be_empty() -> (
    None
):
    recursion = Recursion(6, "plain")
    for state in walk(6, "ahead")[:-1]:
        if state.tested:
            queens = (*state.queens, state.tested)
            empty = [
                other
                for other in recursion.unfilled(queens)
                if not recursion.open_squares(queens, other)
            ]
            here = level(6, tuple(row for _, row in state.queens), AHEAD)
            assert here.emptied(state.tested[1]) == min(empty, default=None)
