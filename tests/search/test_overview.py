"""All solutions at once, against counts that share no code with the program."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random

import pytest

from queens_viz.search.facts import TOTAL_SOLUTIONS
from queens_viz.search.overview import Overview
from queens_viz.search.solutions import Solutions
from queens_viz.search.strategy import AHEAD, FEWEST, PLAIN, Strategy, in_order

FULL_FROM = 9


def every(n: int) -> list[tuple[int, ...]]:
    """Return all solutions by another way: permutations, or queens placed from the right."""
    if n < FULL_FROM:
        return [
            rows
            for rows in permutations(range(n))
            if len({row + column for column, row in enumerate(rows)}) == n
            and len({row - column for column, row in enumerate(rows)}) == n
        ]
    return sorted(tuple(reversed(rows)) for rows in placed(n, (), set(), set(), set()))


def placed(
    n: int, rows: tuple[int, ...], used: set[int], rising: set[int], falling: set[int]
) -> Iterator[tuple[int, ...]]:
    """Yield all solutions that begin with some queens."""
    column = len(rows)
    if column == n:
        yield rows
        return
    for row in set(range(n)) - used:
        if row + column not in falling and row - column not in rising:
            yield from placed(
                n,
                (*rows, row),
                used | {row},
                rising | {row - column},
                falling | {row + column},
            )


def completed(n: int, strategy: Strategy = PLAIN, most: int = 5000) -> Overview:
    """Return an overview whose list began empty, and which has been counted to its end."""
    overview = Overview(Solutions(n, strategy))
    while overview.count(most):
        pass
    return overview


def test_the_numbers_are_those_of_another_count() -> None:
    for n in range(4, FULL_FROM):
        compare(n)


@pytest.mark.full
@pytest.mark.parametrize("n", range(FULL_FROM, 13))
def test_the_numbers_of_larger_boards_are_those_of_another_count(n: int) -> None:
    compare(n)


def compare(n: int) -> None:
    """Compare how many solutions have a queen on each square; also with up to three squares."""
    solutions = every(n)
    assert len(solutions) == TOTAL_SOLUTIONS[n]
    overview = completed(n)
    random = Random(n)
    squares = [(column, row) for column in range(n) for row in range(n)]
    filters = [frozenset[tuple[int, int]]()]
    for size in (1, 2, 3):
        filters += [frozenset(random.sample(squares, size)) for _ in range(10)]
        # Squares of a solution, so that something is left.
        for rows in random.sample(solutions, min(10, len(solutions))):
            filters.append(frozenset(random.sample(list(enumerate(rows)), size)))
    for chosen in filters:
        left = [
            index
            for index, rows in enumerate(solutions)
            if all(rows[column] == row for column, row in chosen)
        ]
        selection = overview.select(chosen)
        assert list(selection.indexes) == left
        for column, row in squares:
            count = sum(solutions[index][column] == row for index in left)
            assert selection.counts[column][row] == count, (chosen, column, row)


@pytest.mark.parametrize(
    ("n", "strategy"),
    [
        (6, FEWEST),
        pytest.param(6, AHEAD, marks=pytest.mark.full),
        pytest.param(10, AHEAD, marks=pytest.mark.full),
        pytest.param(10, FEWEST, marks=pytest.mark.full),
    ],
)
def test_the_order_of_another_search(strategy: Strategy, n: int) -> None:
    """The list of a search that chooses its columns is in its order; numbers are the same."""
    plain = completed(n)
    solutions = Solutions(n, strategy)
    overview = Overview(solutions)
    while overview.count(300):
        pass
    assert sorted(solutions.rows(index) for index in range(len(solutions))) == every(n)
    assert list(solutions.boards) == sorted(solutions.boards)
    for chosen in combinations([(0, 2), (3, 1), (5, 4)], 2):
        selection = overview.select(frozenset(chosen))
        assert selection.counts == plain.select(frozenset(chosen)).counts
        for index in selection.indexes:
            rows = solutions.rows(index)
            assert all(rows[column] == row for column, row in chosen)


@pytest.mark.parametrize("strategy", [PLAIN, FEWEST])
def test_a_list_that_was_found_is_not_counted_again(strategy: Strategy) -> None:
    """What a run has found is enough; and half a list of a small board is completed."""
    whole = Solutions(6, strategy)
    counting = Overview(whole)
    while counting.count(1000):
        pass
    listed = Solutions(6, strategy)
    for board in whole.boards[:3]:
        listed.add(board)
    overview = Overview(listed)
    assert overview.is_counting
    while overview.count(1000):
        pass
    assert listed.are_all
    listed = Solutions(6, strategy)
    for board in whole.boards:
        listed.add(board)
    overview = Overview(listed)
    assert overview.is_counting is (strategy is FEWEST)
    while overview.count(1000):
        pass
    none = frozenset[tuple[int, int]]()
    assert overview.select(none).counts == counting.select(none).counts


def test_a_board_that_is_too_large_shows_what_was_found() -> None:
    """Above twelve queens nothing is counted; a solution that is found later counts."""
    solutions = Solutions(13)
    overview = Overview(solutions)
    assert not overview.is_counting
    assert overview.count(1000) == 0
    assert overview.select(frozenset()).number == 0
    solutions.add((0, 2, 4, 1, 8, 11, 9, 12, 3, 5, 7, 10, 6))
    assert overview.select(frozenset()).counts[1][2] == 1
    assert overview.select(frozenset({(1, 3)})).number == 0


def test_while_it_counts_the_numbers_are_those_of_the_solutions_so_far() -> None:
    """No squares are chosen then, and each solution has one queen in each column."""
    overview = Overview(Solutions(8))
    while not overview.number:
        overview.count(100)
    assert overview.is_counting
    assert 0 < overview.number < TOTAL_SOLUTIONS[8]
    selection = overview.select(frozenset({(0, 0)}))
    assert selection.squares == frozenset()
    assert selection.number == overview.number
    assert {sum(column) for column in selection.counts} == {overview.number}


def test_a_large_list_that_grows_is_put_in_order_anew() -> None:
    """Above twelve queens a search that chooses its columns adds to its list."""
    solutions = Solutions(13, FEWEST)
    overview = Overview(solutions)
    board = (0, 2, 4, 1, 8, 11, 9, 12, 3, 5, 7, 10, 6)
    for rows in (board, board[::-1]):
        solutions.add(in_order(13, rows, FEWEST))
        assert overview.is_counting
        while overview.count(1000):
            pass
    counts = overview.select(frozenset()).counts
    assert counts[0][0] == counts[0][6] == counts[12][6] == 1
