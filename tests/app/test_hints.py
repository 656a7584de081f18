"""Hints to who is the search come in stages: why, the queen that matters, and at last the answer itself."""

from __future__ import annotations

from itertools import pairwise

import pytest

from queens_viz.app.questions import Answer, Question, pointed_out, turning
from queens_viz.app.state import Asking
from queens_viz.search.position import Position
from queens_viz.words.words import LANGUAGES, Words

from .. import facts


def test_after_two_wrong_answers_a_queen_is_pointed_out_and_after_three_the_answer_can_be_shown() -> None:
    stages = [Asking(Question.MOVE, wrong=times) for times in range(5)]
    assert [one.points for one in stages] == [False, False, True, True, True]
    assert [one.can_show for one in stages] == [False, False, False, True, True]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n", [4, pytest.param(5, marks=pytest.mark.full)])
def test_the_queen_that_matters_is_the_safe_one_an_attacker_or_the_one_that_moves_up(n: int, language: str) -> None:
    say, states = Words(language), facts.walk(n)
    for state, after in pairwise(states):
        position = Position(n, state.board, state.row or 0)
        is_attacked = state.row is not None and bool(facts.attacked_by(state.board, state.row))
        is_safe = state.row is not None and not is_attacked
        returns = len(after.board) < len(state.board) or after.row is None
        for answer in ((0, n - 1), (n - 1, 0), Answer.COMPLETE, Answer.SOLUTION):
            queen, words = turning(position, answer), pointed_out(position, answer, say)
            takes_for_safe = answer is Answer.SOLUTION if isinstance(answer, Answer) else answer[0] > len(state.board)
            assert words.endswith(".")
            if is_safe:
                assert queen == (len(state.board), state.row)
            elif is_attacked and (takes_for_safe or not returns):
                assert queen is None
            else:
                assert queen is not None
                assert state.board[queen[0]] == queen[1]
                assert after.board == state.board[: queen[0]]
                assert str(queen[0] + 1) in words
