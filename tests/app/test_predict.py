"""Predict: what is asked before each step, how answers are counted, and what shows that they were taken."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import able, execute
from queens_viz.app.actions import asked as command
from queens_viz.app.asking import Asking
from queens_viz.app.commands import Action
from queens_viz.app.exercise import Exercise, Given, Score
from queens_viz.app.questions import Answer, Question
from queens_viz.search.position import Position

from .keyboard import Keyboard


def predicting(text: str, n: int = 8, *, has_reasons: bool = False) -> Keyboard:
    keys = Keyboard(text, n)
    keys("p")
    if has_reasons:
        keys("p")
    return keys


def test_p_asks_for_the_verdict_then_for_the_reason_too_then_for_nothing() -> None:
    keys = Keyboard("2,4:6")
    told = []
    for _ in range(3):
        keys("p")
        told.append((keys.app.state.exercise, keys.app.state.predict.has_reasons, keys.message))
    assert told == [
        (Exercise.PREDICT, False, "Predict is on. Choose it again for reasons too."),
        (Exercise.PREDICT, True, "Predict is on, and asks for reasons too."),
        (None, False, "Predict is off."),
    ]


def test_predict_halts_a_run_and_says_where_there_is_nothing_to_ask() -> None:
    keys = Keyboard("2,4:6")
    keys("space", "p")
    assert keys.player.aim is None
    assert keys.app.asking.question is Question.VERDICT
    keys = predicting(":3")
    assert keys.message == "Predict is on. Choose it again for reasons too. → goes to the first question."


def test_the_score_begins_anew_with_the_reasons_and_says_so() -> None:
    keys = predicting("2,4:6")
    keys("y", "p")
    assert keys.message == "Predict is on, and asks for reasons too. The score starts again."
    assert keys.app.state.predict.score == Score()


@pytest.mark.parametrize("key", ["right", "n", "page down", "space"])
def test_where_there_is_nothing_to_ask_the_class_goes_on(key: str) -> None:
    keys = predicting(":3")
    assert Action.GO_ON in able(keys.app)
    keys(key)
    assert (keys.position, keys.player.aim, keys.app.asking.question) == ("3:1", None, Question.VERDICT)
    assert Action.GO_ON not in able(keys.app)


def test_esc_leaves_predict_everywhere_and_tells_the_score() -> None:
    keys = predicting(":3")
    keys("escape")
    assert (keys.app.state.exercise, keys.message) == (None, "Predict is off.")
    keys = predicting("2,4:6")
    keys("x", "escape")
    assert (keys.app.state.exercise, keys.message) == (None, "Predict is off: 0 of 1 right.")


def test_what_is_no_answer_is_told_what_the_question_is() -> None:
    keys = predicting("2,4,1,3,5:7", has_reasons=True)
    jump = command(keys.app, Action.JUMP, Position.parse("2,4:1", 8))
    execute(keys.app, jump)
    assert (keys.position, keys.message) == ("2,4,1,3,5:7", "Answer first: is the red queen safe or attacked?")
    keys("x", "y")
    assert keys.message == "The question is by which queen: click one that attacks the red queen."
    keys = predicting("2,4,1,3,5:8")
    keys("x", "right", "x")
    assert keys.message == "The question is where the queen goes: click its square."
    assert keys.app.state.predict.score.made == 1


@pytest.mark.parametrize(("key", "answer", "is_right"), [("y", Answer.SAFE, False), ("x", Answer.ATTACKED, True)])
def test_an_answer_is_counted_and_its_evidence_is_held_until_go_on(key: str, answer: Answer, is_right: bool) -> None:
    keys = predicting("2,4,1,3,5:7")
    keys(key)
    assert keys.position == "2,4,1,3,5:7"
    assert keys.app.state.predict.score == Score(int(is_right), 1, (is_right,))
    assert keys.app.asking == Asking(None, Given(Question.VERDICT, answer, is_right))
    keys.wait(60)
    assert keys.position == "2,4,1,3,5:7"
    keys("x", "y")
    assert keys.message == "The answer is shown: go on first."
    assert keys.app.state.predict.score.made == 1
    keys("right")
    assert keys.position == "2,4,1,3,5:8"
    assert keys.app.asking.question is Question.VERDICT


@pytest.mark.parametrize("key", ["right", "n", "page down", "space"])
def test_go_on_has_four_keys(key: str) -> None:
    keys = predicting("2,4:6")
    keys("y", key)
    assert keys.position == "2,4,6:1"


def test_the_reason_is_asked_after_attacked_was_right_alone() -> None:
    keys = predicting("2,4,1,3,5:7", has_reasons=True)
    keys("x")
    assert keys.app.asking == Asking(Question.REASON, None, (4, 4))
    keys("1")
    assert keys.app.asking.given == Given(Question.REASON, (0, 1), is_right=True)
    assert keys.app.state.predict.score == Score(2, 2, (True, True))
    keys("right")
    assert keys.position == "2,4,1,3,5:8"
    keys("y")
    assert keys.app.asking.given == Given(Question.VERDICT, Answer.SAFE, is_right=False)
    keys("right")
    assert keys.app.asking.question is Question.RETURN


def test_any_queen_that_attacks_is_right_and_arrows_choose_among_them() -> None:
    for column, is_right in ((1, True), (2, True), (3, True)):
        keys = predicting("2,4,1:2", has_reasons=True)
        keys("x", str(column))
        assert keys.app.state.predict.score.last == (True, is_right)
    keys = predicting("2,4,1,3,5:7", has_reasons=True)
    keys("x", "left", "left", "left", "left", "left", "right")
    assert keys.app.cursor == (1, 3)
    keys("space")
    assert keys.app.asking.given == Given(Question.REASON, (1, 3), is_right=False)


def test_only_a_placed_queen_is_a_reason() -> None:
    keys = predicting("2,4,1,3,5:7", has_reasons=True)
    keys("x", "6")
    assert keys.message == "Choose one of the queens that have been placed."
    assert keys.app.asking.question is Question.REASON
    assert keys.app.state.predict.score.made == 1


def test_verdict_and_return_are_both_asked_in_this_order_and_each_counts() -> None:
    keys = predicting("2,4,1,3,5:8")
    keys("x", "space")
    assert keys.app.asking == Asking(Question.RETURN, None, (5, 7))
    keys("left", "down", "down", "space")
    assert keys.app.asking.given == Given(Question.RETURN, (4, 5), is_right=True)
    assert keys.app.state.predict.score == Score(2, 2, (True, True))
    keys("space")
    assert keys.position == "2,4,1,3:6"


def test_the_last_answer_counts_and_the_solution_asks_for_the_return() -> None:
    keys = predicting("2,4,6,8,3,1,7:5")
    keys("y", "space")
    assert keys.position == "2,4,6,8,3,1,7,5"
    assert keys.app.state.predict.score == Score(1, 1, (True,))
    assert keys.app.asking.question is Question.RETURN
    keys("end")
    assert keys.app.asking.given == Given(Question.RETURN, Answer.COMPLETE, is_right=False)


def test_the_search_that_is_complete_is_an_answer_and_the_total_is_printed() -> None:
    keys = predicting("4:4", 4)
    keys("x", "space", "end")
    assert keys.app.state.predict.score == Score(2, 2, (True, True))
    assert keys.desk.announced == []
    keys("space")
    assert keys.player.is_at_end
    assert keys.desk.announced == ["4 queens: 2 solutions in 62 steps"]


def test_esc_turns_predict_off_and_keeps_the_score_until_p() -> None:
    keys = predicting("2,4,1,3,5:7")
    keys("x", "escape")
    assert keys.app.state.exercise is None
    assert keys.app.state.predict.score.made == 1
    keys("p")
    assert keys.app.state.predict.score.made == 0
    keys("x", "p", "x", "p")
    assert keys.message == "Predict is off: 1 of 1 right."


@pytest.mark.parametrize("key", ["n", "page down"])
def test_a_question_is_skipped_by_a_step_that_is_not_counted(key: str) -> None:
    keys = predicting("2,4,1,3,5:8")
    keys("x", "space", key)
    assert keys.position == "2,4,1,3:6"
    assert keys.app.state.predict.score.made == 1


@pytest.mark.parametrize("key", ["backspace", "page up"])
def test_a_step_back_asks_there(key: str) -> None:
    keys = predicting("2,4,1,3,5:8")
    keys("x", "space", key)
    assert keys.position == "2,4,1,3,5:7"
    assert keys.app.asking.question is Question.VERDICT


def test_while_it_runs_nothing_is_asked_and_where_it_halts_the_question_stands() -> None:
    keys = predicting("2,4:6")
    keys("space")
    assert keys.app.asking == Asking()
    keys("space")
    assert keys.app.asking.question is Question.VERDICT


def test_digits_type_a_size_where_the_verdict_is_asked_and_none_where_a_square_is() -> None:
    keys = predicting("2,4,1,3,5:8")
    keys("5")
    assert keys.app.state.typed == "5"
    keys("escape", "x", "space", "5")
    assert keys.app.state.typed == ""
    assert keys.message == "While a square is asked for, digits don't type a size."


def test_the_red_queen_of_a_used_up_column_says_so() -> None:
    keys = predicting("2,4,1,3,5:8")
    keys("x", "right")
    execute(keys.app, command(keys.app, Action.PICK, (5, 7)))
    assert keys.message == "Column 6 is used up: there is no row left to try."
    assert (keys.app.asking.question, keys.app.state.predict.score.made) == (Question.RETURN, 1)
