"""The solutions that contain some queens, against a count that tries all boards."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, permutations, product

import pytest

from queens_viz.search import completions
from queens_viz.search.completions import Completions
from queens_viz.search.facts import TOTAL_SOLUTIONS

Square = tuple[int, int]
Board = tuple[int, ...]


def every_solution(n: int) -> list[Board]:
    """Return all solutions in lexicographic order: permutations with n diagonals."""
    return [
        board
        for board in permutations(range(n))
        if len({row - column for column, row in enumerate(board)}) == n
        if len({row + column for column, row in enumerate(board)}) == n
    ]


def placed_one_by_one(n: int, fixed: dict[int, int] | None = None) -> list[Board]:
    """Return the same for larger boards, column by column, some of which are fixed."""
    boards: list[Board] = [()]
    for column in range(n):
        boards = [
            (*board, row)
            for board in boards
            for row in range(n)
            if (fixed or {}).get(column, row) == row
            if all(
                row != other and abs(row - other) != column - index
                for index, other in enumerate(board)
            )
        ]
    return boards


def having(boards: list[Board], queens: frozenset[Square]) -> list[Board]:
    """Return the boards that have some queens."""
    return [
        board for board in boards if all(board[column] == row for column, row in queens)
    ]


def counted(n: int, queens: frozenset[Square], most: int = 10_000) -> Completions:
    """Return a count that is complete."""
    count = Completions(n, queens)
    while made := count.count(most):
        assert made <= max(most, 2_000)
    assert count.is_complete
    return count


def assert_counts(count: Completions, boards: list[Board]) -> None:
    """Hold a complete count to the boards that it should have found."""
    assert count.number == len(boards)
    assert count.solutions == boards
    assert count.first == (boards[0] if boards else None)
    queens = Counter(square for board in boards for square in enumerate(board))
    for column, row in product(range(count.n), repeat=2):
        assert count.numbers[column][row] == queens[column, row]


def test_numbers_of_all_squares_are_those_of_a_count_that_tries_all_boards() -> None:
    for n in range(1, 9):
        assert_counts(counted(n, frozenset()), every_solution(n))


@pytest.mark.full
@pytest.mark.parametrize("n", [9, 10, 11, 12])
def test_so_are_those_of_large_boards(n: int) -> None:
    boards = placed_one_by_one(n)
    assert len(boards) == TOTAL_SOLUTIONS[n]
    assert_counts(counted(n, frozenset()), boards)
    chance = random.Random(n)
    for queens in (1, 2, 3, 4):
        chosen = frozenset(
            (column, chance.randrange(n)) for column in chance.sample(range(n), queens)
        )
        assert_counts(counted(n, chosen), having(boards, chosen))


def test_any_two_and_three_squares_filter_the_solutions() -> None:
    for n, queens in ((4, 3), (5, 2), (6, 2)):
        boards = every_solution(n)
        squares = [(column, row) for column in range(n) for row in range(n)]
        for chosen in map(frozenset, combinations(squares, queens)):
            assert_counts(counted(n, chosen), having(boards, chosen))
    boards = every_solution(8)
    chance = random.Random(8)
    for _ in range(60):
        solution = list(enumerate(chance.choice(boards)))
        some = frozenset(chance.sample(solution, chance.choice((2, 3, 4))))
        assert_counts(counted(8, some), having(boards, some))


def test_slices_of_any_size_count_the_same() -> None:
    boards = every_solution(7)
    for most in (1, 2, 7, 100):
        for queens in (frozenset[Square](), frozenset({(5, 0)})):
            assert_counts(counted(7, queens, most), having(boards, queens))


def test_the_first_solution_is_known_before_all_are_counted() -> None:
    count = Completions(12)
    while count.first is None:
        assert count.count(50)
    assert count.first == (0, 2, 4, 7, 9, 11, 5, 10, 1, 6, 8, 3)
    assert count.steps < 500
    assert not count.is_complete


def test_nothing_is_counted_where_there_can_be_no_solution() -> None:
    attacked = {(0, 0), (5, 5)}
    in_one_column = {(0, 0), (0, 3)}
    without_a_row_in_column_2 = {(0, 0), (1, 2), (3, 5)}
    for queens in (attacked, in_one_column, without_a_row_in_column_2):
        count = Completions(6, frozenset(queens))
        assert count.is_complete
        assert count.count(100) == 0
    assert not Completions(6, frozenset({(0, 1), (1, 3)})).is_complete


def test_a_large_count_is_given_up_and_keeps_the_first_solutions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(completions, "MOST_KEPT", 10)
    monkeypatch.setattr(completions, "GIVEN_UP", 20_000)
    count = Completions(13, frozenset({(0, 3), (12, 5)}))
    while count.count(1_000):
        pass
    assert count.has_given_up
    assert not count.is_complete
    assert count.number > len(count.solutions) == 10
    assert count.solutions[0] == count.first
    assert sum(count.numbers[0]) == count.numbers[0][3] == count.number


@pytest.mark.full
def test_a_large_count_comes_to_its_end_too() -> None:
    queens = frozenset({(0, 3), (6, 1), (12, 5), (9, 11)})
    boards = placed_one_by_one(13, dict(queens))
    assert boards
    assert_counts(counted(13, queens), boards)
