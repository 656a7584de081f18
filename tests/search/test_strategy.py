"""The strategies: the next column, and which squares are taken, against a program that works with squares."""

from __future__ import annotations

import pytest

from queens_viz.search.attacks import safe_rows, taken_rows
from queens_viz.search.facts import TOTAL_STEPS_OF, counted_at_once
from queens_viz.search.guided import Guided
from queens_viz.search.strategy import AHEAD, FEWEST, PLAIN, Strategy, columns, compared_plainly, in_order, level

from .strategies import Recursion, guided, walk

EACH = pytest.mark.parametrize("strategy", Strategy)


@EACH
@pytest.mark.parametrize("n", range(1, 7))
def test_the_next_column_and_the_rows_that_are_taken_follow_from_the_queens(n: int, strategy: Strategy) -> None:
    recursion = Recursion(n, strategy.value)
    for queens in {state.queens for state in walk(n, strategy.value)}:
        board = tuple(row for _, row in queens)
        here = level(n, board, strategy)
        if len(queens) == n:
            assert (here.column, here.safe, here.later, here[0]) == (n, 0, [], True)
            assert columns(n, board, strategy) == tuple(column for column, _ in queens)
            continue
        column = recursion.next_column(queens)
        assert here.column == column
        assert columns(n, board, strategy) == (*(filled for filled, _ in queens), column)
        taken = [row for row in range(n) if recursion.takes(queens, (column, row))]
        assert [row for row in range(n) if not here[row]] == taken
        assert here.taken(n) == list(taken_rows(n, board, strategy))[-1] == sum(1 << row for row in taken)


@EACH
def test_comparisons_are_those_of_the_queens_that_are_held_against_squares(strategy: Strategy) -> None:
    for queens in {state.queens for state in walk(6, strategy.value) if state.tested}:
        recursion = Recursion(6, strategy.value)
        board = tuple(row for _, row in queens)
        here = level(6, board, strategy)
        for row in range(6):
            before = recursion.comparisons
            recursion.takes(queens, (here.column, row))
            made = compared_plainly(board, 1 << row) if strategy is PLAIN else here.compared(row)
            assert made == recursion.comparisons - before
        if strategy is PLAIN:
            assert compared_plainly(board, (1 << 6) - 1) == recursion.comparisons


def test_a_search_that_looks_ahead_names_the_leftmost_column_that_would_be_empty() -> None:
    for state in walk(6, "ahead")[:-1]:
        if not state.tested:
            continue
        recursion = Recursion(6, "plain")
        column, row = state.tested
        here = level(6, tuple(one for _, one in state.queens), AHEAD)
        queens = (*state.queens, state.tested)
        empty = [other for other in recursion.unfilled(queens) if not recursion.open_squares(queens, other)]
        assert here.emptied(row) == (min(empty) if empty else None)
        assert here.column == column


def test_without_a_strategy_the_rows_that_are_taken_are_the_safe_ones() -> None:
    for board in {state.board for state in guided(6, PLAIN)}:
        assert list(taken_rows(6, board, PLAIN)) == list(safe_rows(6, board))


@EACH
def test_a_solution_is_put_in_the_order_of_its_placing(strategy: Strategy) -> None:
    for state in walk(7, strategy.value):
        if state.tested is None:
            rows = tuple(row for _, row in sorted(state.queens))
            assert in_order(7, rows, strategy) == tuple(row for _, row in state.queens)


@EACH
@pytest.mark.parametrize("n", range(1, 9))
def test_the_steps_of_a_round_are_as_written(n: int, strategy: Strategy) -> None:
    assert Guided(n, strategy).advance(20_000, stop_at_solution=False) == TOTAL_STEPS_OF[strategy][n]


@pytest.mark.full
@pytest.mark.parametrize("strategy", [AHEAD, FEWEST])
@pytest.mark.parametrize("n", range(9, 13))
def test_the_steps_of_a_long_round_are_as_written(n: int, strategy: Strategy) -> None:
    assert Guided(n, strategy).advance(10_000_000, stop_at_solution=False) == TOTAL_STEPS_OF[strategy][n]


def test_steps_are_counted_at_once_up_to_a_size() -> None:
    assert [counted_at_once(strategy) for strategy in Strategy] == [10, 8, 8]
