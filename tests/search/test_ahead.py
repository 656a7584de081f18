"""Looking ahead, against two loops over the squares, and the steps made in vain, against a count at every step."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from queens_viz import Event, Position
from queens_viz.search import ahead
from queens_viz.search.facts import COUNTED_AHEAD, TOTAL_STEPS
from queens_viz.search.guided import Guided
from queens_viz.search.progress import position_at
from queens_viz.search.strategy import AHEAD, FEWEST

from .. import facts
from ..tiers import sizes, tiered

Square = tuple[int, int]


def attacked_later(n: int, board: tuple[int, ...]) -> set[Square]:
    """Return the squares after the next column that share a line with a queen: two loops over the squares."""
    found = set()
    for column in range(len(board) + 1, n):
        for row in range(n):
            for other, placed in enumerate(board):
                if row == placed or abs(row - placed) == column - other:
                    found.add((column, row))
    return found


def empty_later(n: int, board: tuple[int, ...]) -> tuple[int, ...]:
    """Return the columns after the next one all of whose squares are attacked."""
    attacked = attacked_later(n, board)
    return tuple(column for column in range(len(board) + 1, n) if all((column, row) in attacked for row in range(n)))


@cache
def boards(n: int) -> list[tuple[int, ...]]:
    """Return every board of the search."""
    return sorted({state.board for state in facts.walk(n)})


def made_in_vain(n: int) -> list[int]:
    """Return for each step of the search how many of those up to it were made while a later column was empty."""
    is_vain = {board: bool(empty_later(n, board)) for board in boards(n)}
    counts = [0]
    for before in facts.walk(n)[:-1]:
        counts.append(counts[-1] + is_vain[before.board])
    return counts


def position(n: int, state: facts.Fact) -> Position:
    """Return the position of a state."""
    return Position.end(n) if state.is_end else Position(n, state.board, state.row or 0)


@pytest.mark.parametrize("n", range(1, 8))
def test_what_is_left_is_what_no_queen_attacks_on_every_board(n: int) -> None:
    for board in boards(n):
        assert ahead.attacked_ahead(n, board) == attacked_later(n, board), board
        assert ahead.empty_columns(n, board) == empty_later(n, board), board
        assert ahead.is_late(n, board) is bool(board and empty_later(n, board[:-1])), board


@tiered(200, 2_000)
def test_what_is_left_is_what_no_queen_attacks_on_large_boards(amount: int, seed: int) -> None:
    random, seen = Random(seed), set()
    for _ in range(amount):
        n = random.randint(1, 30)
        board = position_at(n, random.random()).board[: random.randint(0, n)]
        assert ahead.attacked_ahead(n, board) == attacked_later(n, board), (n, board)
        columns = empty_later(n, board)
        assert ahead.empty_columns(n, board) == columns, (n, board)
        seen.add(len(columns))
    assert {0, 1, 2} <= seen, "columns of all kinds have been met"


@pytest.mark.parametrize("n", [1, 4, 8])
def test_a_full_board_and_the_last_column_have_no_later_one(n: int) -> None:
    solution = {1: (0,), 4: (1, 3, 0, 2), 8: (0, 4, 7, 5, 2, 6, 1, 3)}[n]
    for board in (solution, solution[:-1]):
        assert (ahead.attacked_ahead(n, board), ahead.empty_columns(n, board)) == (frozenset(), ())
    assert not ahead.is_late(n, solution), "no solution stands above an empty column"
    assert not ahead.is_late(n, ()), "the root has no queen"


@pytest.mark.parametrize("n", range(1, 8))
def test_whatever_stands_above_a_late_queen_is_late_and_no_solution(n: int) -> None:
    late = {board for board in boards(n) if ahead.is_late(n, board)}
    for board in boards(n):
        assert board not in late or len(board) < n
        if board[:-1] in late:
            assert board in late
        if ahead.empty_columns(n, board):
            assert {above for above in boards(n) if above[: len(board)] == board and above != board} <= late


@pytest.mark.parametrize("n", sizes(1, 7, 8))
def test_the_steps_made_in_vain_are_counted_at_every_step(n: int) -> None:
    counts, states = made_in_vain(n), facts.walk(n)
    assert len(states) == TOTAL_STEPS[n] + 1
    for state, count in zip(states, counts, strict=True):
        assert ahead.late_steps(position(n, state)) == count, state


@pytest.mark.parametrize("n", sizes(4, 6, 8))
def test_the_steps_that_looking_ahead_would_have_saved_are_counted_at_every_step(n: int) -> None:
    """From the placing of a queen that leaves some column empty until she is lifted, told by who stands."""
    saved, fatal = 0, 0  # how many queens stood when the fatal one had been placed
    for state in facts.walk(n):
        assert ahead.saved_steps(position(n, state)) == saved, state
        if fatal > len(state.board):
            fatal = 0
        if not fatal and any(
            all(is_attacked(state.board, (column, row)) for row in range(n)) for column in range(len(state.board), n)
        ):
            fatal = len(state.board)
        saved += bool(fatal)


def is_attacked(board: tuple[int, ...], square: Square) -> bool:
    """Return whether a queen of a board attacks a square to its right."""
    column, row = square
    return any(row == placed or abs(row - placed) == column - other for other, placed in enumerate(board))


def test_what_looking_ahead_saves_is_what_the_search_that_looks_ahead_is_shorter() -> None:
    for n in range(1, 9):
        shorter = Guided(n, AHEAD).advance(20_000, stop_at_solution=False)
        assert ahead.saved_steps(Position.end(n)) == TOTAL_STEPS[n] - shorter
    assert ahead.saved_steps(Position.parse("1,5,8,6,3,7,2,4", 8)) == 480
    assert ahead.saved_steps(Position.end(8)) == 7_136
    assert ahead.saved_steps(Position.first(9)) is None


def test_who_looks_ahead_leaves_no_column_empty_and_makes_no_step_in_vain() -> None:
    for strategy in (AHEAD, FEWEST):
        search = Guided(6, strategy)
        while search.step() is not Event.COMPLETED:
            at = search.position
            assert not ahead.empty_columns(*at[:2], strategy)
            assert ahead.late_steps(at) == ahead.saved_steps(at) == 0
            unfilled = set(range(6)) - set(at.columns)
            attacked = {
                (column, row)
                for column in unfilled
                for row in range(6)
                if any(row == placed or abs(row - placed) == abs(column - other) for other, placed in at.queens)
            }
            assert ahead.attacked_ahead(*at[:2], strategy) == attacked


def test_above_the_largest_that_is_counted_the_number_is_not_known() -> None:
    assert ahead.late_steps(Position.end(COUNTED_AHEAD)) is not None
    assert ahead.late_steps(Position.end(COUNTED_AHEAD + 1)) is None
    assert ahead.late_steps(Position.first(100)) is None


def test_what_is_kept_of_boards_has_a_bound_and_says_the_same_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = [(row, other) for row in range(8) for other in range(8) if abs(row - other) > 1]
    before = [ahead.is_late(8, (*board, 0)) for board in boards]
    monkeypatch.setattr(ahead, "KEPT", 3)
    assert [ahead.is_late(8, (*board, 0)) for board in boards + boards] == before + before
    monkeypatch.setattr(ahead, "_is_late", {})
    assert [ahead.is_late(8, (*board, 0)) for board in boards] == before
    assert len(ahead._is_late) <= 3
