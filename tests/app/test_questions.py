"""What a class is asked, what is right, what is told and which queen is pointed out, against what is true."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from queens_viz import Position
from queens_viz.app.questions import (
    Answer,
    Question,
    asked,
    evidence,
    overlooked,
    pointed_out,
    right,
    rule,
    turning,
    wording,
)
from queens_viz.words.words import LANGUAGES, Words

from .. import facts

Square = tuple[int, int]
NUMBERS = re.compile(r"\d+")
IN_EACH = pytest.mark.parametrize("language", LANGUAGES)


def goes_to(state: facts.Fact) -> Answer | Square:
    """Return where the red queen is in a state that a step has led to, as a class would say it."""
    if state.is_end:
        return Answer.COMPLETE
    return Answer.SOLUTION if state.row is None else (state.column, state.row)


def steps(
    largest: int,
) -> Iterator[tuple[Position, facts.Fact, tuple[int, ...], facts.Fact]]:
    """Yield all positions but the ends, each with its state, the columns that attack, and the state after it."""
    for n in range(1, largest + 1):
        for state, after in zip(facts.walk(n), facts.walk(n)[1:], strict=False):
            attackers = (
                () if state.row is None else facts.attacked_by(state.board, state.row)
            )
            yield Position(n, state.board, state.row or 0), state, attackers, after


def test_each_question_is_asked_where_it_applies_and_its_right_answers_are_those_of_the_facts() -> (
    None
):
    for position, state, attackers, after in steps(6):
        expected: dict[Question, set[Answer | Square]] = {}
        if state.board and state.row is not None:
            expected[Question.VERDICT] = {Answer.ATTACKED if attackers else Answer.SAFE}
            if attackers:
                expected[Question.REASON] = {
                    (column, state.board[column]) for column in attackers
                }
        if state.row is None or (state.row == position.n - 1 and attackers):
            expected[Question.RETURN] = {goes_to(after)}
        assert asked(position, has_reasons=True) == tuple(expected), position
        assert asked(position, has_reasons=False) == tuple(
            one for one in expected if one is not Question.REASON
        )
        for question, answers in expected.items():
            assert right(question, position) == answers, position
        assert right(Question.MOVE, position) == {goes_to(after)}, position
    assert asked(Position.end(6), has_reasons=True) == ()


@IN_EACH
def test_no_question_tells_its_answer_and_the_evidence_names_all_queens_that_attack_and_are_lifted(
    language: str,
) -> None:
    say = Words(language)
    for position, state, attackers, after in steps(5):
        here = {str(state.column + 1), str((state.row or 0) + 1)}
        for question in (*asked(position, has_reasons=True), Question.MOVE):
            assert (
                set(NUMBERS.findall(" ".join(wording(question, position, say)))) <= here
            )
        if state.board and state.row is not None:
            # Safe and attacked candidates are asked for in the same words.
            words = (
                say("ask_verdict"),
                say("ask_square", column=state.column + 1, row=state.row + 1),
            )
            assert wording(Question.VERDICT, position, say) == words
        for question in asked(position, has_reasons=True):
            told = evidence(question, position, say)
            numbers = set(NUMBERS.findall(told))
            assert told.endswith(".")
            if question is not Question.RETURN:
                assert {str(column + 1) for column in attackers} <= numbers
            elif after.is_end:
                assert numbers == {"1"}
            else:
                assert {str(after.column + 1), str((after.row or 0) + 1)} <= numbers


@IN_EACH
def test_who_is_wrong_is_told_the_verdict_that_was_missed_or_the_rule_and_shown_the_queen_that_matters(
    language: str,
) -> None:
    say = Words(language)
    for position, state, attackers, after in steps(4):
        is_safe = state.row is not None and not attackers
        returns = len(after.board) < len(state.board) or after.row is None
        answers: list[Answer | Square] = [Answer.SOLUTION, Answer.COMPLETE]
        answers += [
            (column, row) for column in range(position.n) for row in range(position.n)
        ]
        for answer in answers:
            if answer in (goes_to(after), (state.column, state.row)):
                continue
            takes_for_safe = (
                answer is Answer.SOLUTION
                if isinstance(answer, Answer)
                else answer[0] > state.column
            )
            misses_verdict = state.row is not None and takes_for_safe is not is_safe
            told = (
                evidence(Question.VERDICT, position, say)
                if misses_verdict
                else rule(position, say)
            )
            assert overlooked(position, answer, say) == told
            queen, words = turning(position, answer), pointed_out(position, answer, say)
            assert words.endswith(".")
            if is_safe:
                assert queen == (state.column, state.row)
            elif attackers and (takes_for_safe or not returns):
                assert queen is None
            else:
                assert queen is not None
                assert state.board[queen[0]] == queen[1]
                assert after.board == state.board[: queen[0]]
                assert str(queen[0] + 1) in words
