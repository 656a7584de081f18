"""Hints to who is the search come in stages: why, the queen that matters, and at last the answer itself."""

from __future__ import annotations

from itertools import pairwise

import pytest

from queens_viz.app.actions import command_of, execute
from queens_viz.app.asking import Asking
from queens_viz.app.commands import Action, Command
from queens_viz.app.exercise import Given, Score
from queens_viz.app.questions import Answer, Question, Square, pointed_out, right, turning
from queens_viz.looks.scene import Scene
from queens_viz.search.position import Position
from queens_viz.words.words import LANGUAGES, Words

from .. import facts
from .keyboard import Keyboard

PLACES = ["2,4:6", "2,4,1,3,5:7", "2,4,1,3,5:8", "2,4,1,3,8:8", "2,4,6,8,3,1,7:5", "2,4,6,8,3,1,7,5", "8,4,1,3,6,2:8"]
"""A safe queen, one that goes up, returns of one and of two queens, and a solution before and after it is seen."""


def wronged(text: str, times: int, n: int = 8) -> Keyboard:
    """Return who is the search and has been wrong so often: the square of no queen and of no answer."""
    keys = Keyboard(text, n)
    keys("b")
    position = keys.player.search.position
    squares = ((column, row) for column in range(n) for row in range(n))
    taken = {*enumerate(position.path), *right(Question.MOVE, position)}
    square = next(one for one in squares if one not in taken)
    for _ in range(times):
        execute(keys.app, Command(Action.PICK, square))
    return keys


@pytest.mark.parametrize("text", PLACES)
@pytest.mark.parametrize(
    ("times", "stage"),
    [(0, (False, False)), (1, (False, False)), (2, (True, False)), (3, (True, True)), (4, (True, True))],
)
def test_after_two_wrong_answers_a_queen_is_pointed_out_and_after_three_the_answer_can_be_shown(
    text: str, times: int, stage: tuple[bool, bool]
) -> None:
    asking = wronged(text, times).app.asking
    assert (asking.points, asking.can_show, asking.wrong) == (*stage, times)


@pytest.mark.parametrize("times", [0, 1, 2])
def test_nothing_is_shown_to_who_has_not_tried_three_times(times: int) -> None:
    keys = wronged("2,4:6", times)
    before = keys.app.asking
    keys("e")
    assert keys.message == "Try first: after three wrong answers you can have it shown."
    assert (keys.app.asking, keys.app.state.by_hand.score.made) == (before, 0)
    assert Action.SHOW_ANSWER not in Scene.of(keys.app).can


@pytest.mark.parametrize("text", PLACES)
def test_a_shown_answer_is_held_until_somebody_goes_on_and_is_not_counted_as_right(text: str) -> None:
    keys, other = wronged(text, 3), Keyboard(text)
    (answer,) = right(Question.MOVE, keys.player.search.position)
    keys("e")
    assert keys.position == text
    assert keys.app.asking == Asking(None, Given(Question.MOVE, answer, is_right=True), None, 3)
    assert keys.app.state.by_hand.score == Score(0, 1, (False,))
    keys("right")
    other("right")
    assert keys.position == other.position
    assert keys.app.asking == Asking(Question.MOVE, None, keys.app.cursor)
    assert keys.app.state.by_hand.score == Score(0, 1, (False,))


def test_the_answer_of_the_next_question_is_the_pupil_s_own_again() -> None:
    keys = wronged("2,4:6", 3)
    keys("e", "right", "right", "space")
    assert keys.position == "2,4,6,1:1"
    assert keys.app.state.by_hand.score == Score(1, 2, (False, True))


@pytest.mark.parametrize("key", ["y", "x", "return", "end", "e"])
def test_while_it_is_shown_nothing_else_answers(key: str) -> None:
    keys = wronged("2,4,6,8,3,1,7:5", 3)
    keys("e")
    before = keys.app.asking
    if command := command_of(keys.app, key):
        assert command.action in (Action.EXPLAIN, Action.NEXT_SOLUTION)
    keys(*(key for key in [key] if key != "return"))
    assert keys.app.asking == before


@pytest.mark.parametrize("keys", ["p", "p x", "p p x", "p x right", "b", "m", "m space", "p space"])
def test_esc_leaves_each_exercise_in_each_of_its_states(keys: str) -> None:
    pressed = Keyboard("2,4,1,3,5:8")
    pressed(*keys.split(), "escape")
    assert pressed.app.state.exercise is None


@pytest.mark.parametrize(
    ("text", "square", "said"),
    [
        ("2,4,1,3,5:8", (5, 7), "Column 6 is used up: there is no row left to try."),
        ("2,4,1,3,5:8", (4, 4), "A queen stands there. Choose the empty square where the queen goes."),
        ("2,4,1,3,5:7", (5, 6), "A queen stands there. Choose the empty square where the queen goes."),
        ("2,4,6,8,3,1,7,5", (7, 4), "A queen stands there. Choose the empty square where the queen goes."),
    ],
)
def test_a_click_on_the_red_queen_of_a_used_up_column_says_that_no_row_is_left(
    text: str, square: Square, said: str
) -> None:
    keys = wronged(text, 0)
    execute(keys.app, Command(Action.PICK, square))
    assert (keys.message, keys.app.asking.wrong) == (said, 0)


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
