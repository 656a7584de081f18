"""What is said of the searches by each strategy: every state of small boards, told against another program."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from queens_viz import Position
from queens_viz.search.strategy import Strategy
from queens_viz.words.sentence import Kind
from queens_viz.words.words import LANGUAGES, Words

from ..search.strategies import Recursion, Square, attack, position_of, walk

SAY = Words("en")


def numbers(told: str) -> list[int]:
    """Return the numbers in a text."""
    return [int(number) for number in re.findall(r"\d+", told)]


def emptied(n: int, queens: tuple[Square, ...]) -> list[int]:
    """Return the columns that queens leave without a safe square."""
    recursion = Recursion(n, "plain")
    return [
        column
        for column in recursion.unfilled(queens)
        if not recursion.open_squares(queens, column)
    ]


def line_of(one: Square, other: Square) -> str:
    """Return the line that two squares share."""
    low, high = (row for _, row in sorted((one, other)))
    return (
        "row"
        if low == high
        else "rising diagonal"
        if high > low
        else "falling diagonal"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("strategy", Strategy)
def test_the_candidate_is_told_with_the_right_columns_in_every_language(
    strategy: Strategy, language: str
) -> None:
    n, say = 5, Words(language)
    for state in walk(n, strategy.value)[:-1]:
        if state.tested is None:
            continue
        told = say.tested(position_of(n, state, strategy))
        column, row = state.tested
        assert numbers(told.headline) == [column + 1, row + 1]
        attacking = sorted(
            queen for queen in state.queens if attack(queen, state.tested)
        )
        empty = (
            emptied(n, (*state.queens, state.tested))
            if strategy is not Strategy.PLAIN
            else []
        )
        if attacking:
            assert told.kind is Kind.ATTACKED
            several = [column + 1 for column, _ in attacking]
            first, row = attacking[0]
            assert numbers(told.reason) == (
                several if len(several) > 1 else [first + 1, row + 1]
            )
            if language == "en":
                lines = re.findall(
                    r"row(?! \d)|(?:rising|falling) diagonal", told.reason
                )
                assert lines == [line_of(queen, state.tested) for queen in attacking]
        elif empty:
            assert told.kind is Kind.NOT_TAKEN
            assert numbers(told.reason) == [empty[0] + 1]
        else:
            assert told.kind is Kind.SAFE
            assert numbers(told.reason) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("strategy", Strategy)
def test_what_comes_next_is_what_comes_next(strategy: Strategy, language: str) -> None:
    n, say = 6, Words(language)
    states = walk(n, strategy.value)
    for state, after in pairwise(states[:-1]):
        told = numbers(say.sentence(position_of(n, state, strategy)).next)
        if not after.tested:
            assert told == []  # the board is full
            continue
        column, row = after.tested[0] + 1, after.tested[1] + 1
        if len(after.queens) > len(state.queens):
            assert told in ([column, 1], [column]), "German does not name the first row"
        elif after.queens == state.queens:
            assert told == [row]
        elif state.tested:
            assert told == [state.tested[0] + 1, column], (
                "the column that is used up, and the one to go back to"
            )
        elif len(state.queens) - len(after.queens) == 1:
            assert told == [column, row]
        else:
            assert told[0] == state.queens[-1][0] + 1
            assert set(told[1:]) == {column, row}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("strategy", Strategy)
def test_what_was_lifted_is_told_with_the_right_columns(
    strategy: Strategy, language: str
) -> None:
    n, say, seen = 6, Words(language), set()
    states = walk(n, strategy.value)
    for before, state in pairwise(states[:-1]):
        if len(state.queens) >= len(before.queens):
            continue
        sentence = say.sentence(position_of(n, state, strategy), 1)
        assert sentence.kind is Kind.BACK
        assert state.tested
        column, row = state.tested[0] + 1, state.tested[1] + 1
        used = [one + 1 for one, _ in before.queens[len(state.queens) + 1 :]]
        used += [before.tested[0] + 1] if before.tested else []
        assert set(numbers(sentence.reason)[: len(used) + 1]) <= {
            *used,
            column,
            row - 1,
        }
        assert {*used, column} <= set(numbers(sentence.reason))
        assert numbers(sentence.headline) == ([column] if before.tested else [1])
        seen.add((len(used), bool(before.tested)))
    assert len(seen) >= 3


def test_queens_that_leave_columns_out_are_told_by_their_squares() -> None:
    position = Position.parse("fewest/1,3,5,4:1", 8)
    assert (
        SAY.rows(position.queens)
        == "Queens: column 1, row 1; column 2, row 3; column 3, row 5; column 6, row 4."
    )
    assert (
        SAY.rows(Position.parse("ahead/1,3:1", 8).queens)
        == "Rows of the queens, from column 1 on: 1, 3."
    )
    assert SAY.rows([]) == "There are no queens on the board."
