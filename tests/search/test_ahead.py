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
from .strategies import attack

Square = tuple[int, int]


def attacked_in(n: int, later: list[int], queens: tuple[Square, ...]) -> set[Square]:
    """Return the squares of some columns that share a line with a queen."""
    squares = {(column, row) for column in later for row in range(n)}
    return {
        square for square in squares if any(attack(square, queen) for queen in queens)
    }


def attacked_later(n: int, board: tuple[int, ...], first: int = 1) -> set[Square]:
    """Return the attacked squares of the columns after the next one, or from it on."""
    return attacked_in(n, list(range(len(board) + first, n)), tuple(enumerate(board)))


def empty_later(n: int, board: tuple[int, ...], first: int = 1) -> tuple[int, ...]:
    """Return the columns all of whose squares are attacked, of those after the next one or from it on."""
    attacked = [column for column, _ in attacked_later(n, board, first)]
    return tuple(
        column for column in range(len(board) + first, n) if attacked.count(column) == n
    )


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
        check(n, board)
        assert ahead.is_late(n, board) is bool(board and empty_later(n, board[:-1])), (
            board
        )
        assert not (len(board) == n and ahead.is_late(n, board)), (
            "no solution stands above an empty column"
        )


def check(n: int, board: tuple[int, ...]) -> int:
    """See to it that what is left of a board is what no queen attacks; return how many columns are empty."""
    assert ahead.attacked_ahead(n, board) == attacked_later(n, board), board
    assert ahead.empty_columns(n, board) == empty_later(n, board), board
    return len(empty_later(n, board))


@tiered(120, 500)
def test_what_is_left_is_what_no_queen_attacks_on_large_boards(
    amount: int, seed: int
) -> None:
    random, seen = Random(seed), set()
    for _ in range(amount):
        n = random.randint(1, 30)
        seen.add(
            check(n, position_at(n, random.random()).board[: random.randint(0, n)])
        )
    assert {0, 1, 2} <= seen, "columns of all kinds have been met"


@pytest.mark.parametrize("n", sizes(1, 7, 8))
def test_the_steps_made_in_vain_are_counted_at_every_step(n: int) -> None:
    counts, states = made_in_vain(n), facts.walk(n)
    assert len(states) == TOTAL_STEPS[n] + 1
    for state, count in zip(states, counts, strict=True):
        assert ahead.late_steps(position(n, state)) == count, state


@pytest.mark.parametrize("n", sizes(4, 6, 8))
def test_the_steps_that_looking_ahead_would_have_saved_are_counted_at_every_step(
    n: int,
) -> None:
    """From the placing of a queen that leaves some column empty until she is lifted, told by who stands."""
    saved, fatal = 0, 0  # how many queens stood when the fatal one had been placed
    for state in facts.walk(n):
        assert ahead.saved_steps(position(n, state)) == saved, state
        if fatal > len(state.board):
            fatal = 0
        if not fatal and empty_later(n, state.board, first=0):
            fatal = len(state.board)
        saved += bool(fatal)


def test_who_looks_ahead_leaves_no_column_empty_and_makes_no_step_in_vain() -> None:
    for strategy in (AHEAD, FEWEST):
        search = Guided(6, strategy)
        while search.step() is not Event.COMPLETED:
            at = search.position
            assert not ahead.empty_columns(*at[:2], strategy)
            assert ahead.late_steps(at) == ahead.saved_steps(at) == 0
            later = [column for column in range(6) if column not in at.columns]
            assert ahead.attacked_ahead(*at[:2], strategy) == attacked_in(
                6, later, at.queens
            )


def test_above_the_largest_that_is_counted_the_number_is_not_known() -> None:
    assert ahead.late_steps(Position.end(COUNTED_AHEAD)) is not None
    assert ahead.late_steps(Position.end(COUNTED_AHEAD + 1)) is None
    assert ahead.saved_steps(Position.first(COUNTED_AHEAD + 1)) is None
