"""What a class is asked, and what is right, against what is true of every position."""

from __future__ import annotations

import re

import pytest

from queens_viz import Position
from queens_viz.app.questions import Answer, Question, asked, evidence, overlooked, right, rule, wording
from queens_viz.words.words import LANGUAGES, Words

from .. import facts

Square = tuple[int, int]


def position_of(n: int, state: facts.Fact) -> Position:
    return Position.end(n) if state.is_end else Position(n, state.board, state.row or 0)


def states(largest: int) -> list[tuple[int, int]]:
    """Return sizes and numbers of all states but the ends."""
    return [(n, number) for n in range(1, largest + 1) for number in range(len(facts.walk(n)) - 1)]


STATES = states(6)


def told(n: int, number: int) -> tuple[facts.Fact, Position, facts.Fact]:
    """Return a state, its position and the state after it."""
    state = facts.walk(n)[number]
    return state, position_of(n, state), facts.walk(n)[number + 1]


def goes_to(state: facts.Fact) -> Answer | Square:
    """Return where the red queen is in a state that a step has led to, as a class would say it."""
    if state.is_end:
        return Answer.COMPLETE
    return Answer.SOLUTION if state.row is None else (state.column, state.row)


def lifts(n: int, state: facts.Fact) -> bool:
    """Return whether the step from a state lifts queens."""
    is_top = state.row == n - 1 and bool(facts.attacked_by(state.board, n - 1))
    return state.row is None or is_top


def test_every_verdict_is_that_of_the_queens() -> None:
    for n, number in STATES:
        state, position, _ = told(n, number)
        if state.board and state.row is not None:
            attacked_by = facts.attacked_by(state.board, state.row)
            verdict = Answer.ATTACKED if attacked_by else Answer.SAFE
            assert right(Question.VERDICT, position) == {verdict}
            assert right(Question.REASON, position) == {(column, state.board[column]) for column in attacked_by}


def test_the_red_queen_goes_where_the_next_state_has_it() -> None:
    for n, number in STATES:
        state, position, after = told(n, number)
        assert right(Question.MOVE, position) == {goes_to(after)}, (n, number)
        if lifts(n, state):
            assert right(Question.RETURN, position) == {goes_to(after)}, (n, number)


@pytest.mark.parametrize("has_reasons", [False, True])
def test_each_question_is_asked_where_it_applies(has_reasons: bool) -> None:
    for n, number in STATES:
        state, position, _ = told(n, number)
        expected = []
        if state.board and state.row is not None:
            expected.append(Question.VERDICT)
            if has_reasons and facts.attacked_by(state.board, state.row):
                expected.append(Question.REASON)
        if lifts(n, state):
            expected.append(Question.RETURN)
        assert list(asked(position, has_reasons=has_reasons)) == expected, (n, number)


@pytest.mark.parametrize("n", range(1, 7))
def test_nothing_is_asked_in_column_1_and_at_the_end(n: int) -> None:
    for row in range(n):
        assert asked(Position(n, (), row), has_reasons=True) == ()
    assert asked(Position.end(n), has_reasons=True) == ()


NUMBERS = re.compile(r"\d+")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("largest", [5, pytest.param(6, marks=pytest.mark.full)])
def test_no_question_tells_its_answer(largest: int, language: str) -> None:
    """A question names no square but the one that is tested, and says the same whatever the answer is."""
    say = Words(language)
    for n, number in states(largest):
        state, position, _ = told(n, number)
        here = {str(state.column + 1), str((state.row or 0) + 1)}
        for question in (*asked(position, has_reasons=True), Question.MOVE):
            words = wording(question, position, say)
            assert all(words)
            assert set(NUMBERS.findall(" ".join(words))) <= here
        if state.board and state.row is not None:
            # Safe and attacked candidates are asked for in the same words.
            assert wording(Question.VERDICT, position, say) == (
                say("ask_verdict"),
                say("ask_square", column=state.column + 1, row=state.row + 1),
            )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("largest", [5, pytest.param(6, marks=pytest.mark.full)])
def test_the_evidence_names_all_queens_that_attack_and_all_that_are_lifted(largest: int, language: str) -> None:
    say = Words(language)
    for n, number in states(largest):
        state, position, after = told(n, number)
        for question in asked(position, has_reasons=True):
            words = evidence(question, position, say)
            numbers = set(NUMBERS.findall(words))
            assert words.endswith(".")
            if question is not Question.RETURN:
                assert {str(column + 1) for column in facts.attacked_by(state.board, state.row or 0)} <= numbers
            elif after.is_end:
                assert numbers == {"1"}
            else:
                assert {str(after.column + 1), str((after.row or 0) + 1)} <= numbers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("largest", [4, pytest.param(6, marks=pytest.mark.full)])
def test_an_exercise_tells_the_verdict_to_who_missed_it_and_else_the_rule(largest: int, language: str) -> None:
    say = Words(language)
    for n, number in states(largest):
        state, position, after = told(n, number)
        safe = state.row is not None and not facts.attacked_by(state.board, state.row)
        column = state.column
        squares = [(k, row) for k in range(n) for row in range(n)]
        answers: list[Answer | Square] = [Answer.SOLUTION, Answer.COMPLETE, *squares]
        for answer in answers:
            if answer in (goes_to(after), (column, state.row)):
                continue
            words = overlooked(position, answer, say)
            means_safe = answer is Answer.SOLUTION if isinstance(answer, Answer) else answer[0] > column
            if state.row is not None and means_safe is not safe:
                assert words == evidence(Question.VERDICT, position, say)
            else:
                assert words == rule(position, say)
