"""Each exercise entered, answered and left in the window, by keys alone and by the mouse alone."""

from __future__ import annotations

import pytest

from queens_viz.app.questions import Answer, Question, right

from ..drawn import read
from ..driver import Driver
from ..pupil import Pupil

WRONG = 2
"""Which answer is wrong on purpose."""

WAYS = pytest.mark.parametrize("way", ["keys", "mouse"])


@pytest.mark.parametrize(
    ("way", "start"), [("keys", "1:1"), ("mouse", "4,1,3:2"), pytest.param("mouse", "1:1", marks=pytest.mark.full)]
)
def test_four_queens_are_predicted_to_the_end_with_reasons_and_one_wrong_answer(way: str, start: str) -> None:
    drive = Driver(start, 4)
    pupil, app = Pupil(drive, way), drive.window.app
    pupil.begin("p", "Predict")
    pupil.begin("p", "Predict")
    asked, has_erred = list[Question](), False
    while not app.player.is_at_end:
        question = app.asking.question
        if not question:
            pupil.go_on()
        else:
            (answer, *_) = right(question, app.player.search.position)
            pupil.answer(Answer.SAFE if len(asked) == WRONG else answer)
            has_erred |= len(asked) == WRONG and answer is Answer.ATTACKED
            asked.append(question)
    score = app.state.predict.score
    assert has_erred
    assert (score.right, score.made) == (len(asked) - 1, len(asked))
    assert set(asked) == {Question.VERDICT, Question.REASON, Question.RETURN}
    pupil.begin("p", "Predict")
    assert app.state.exercise is None
    assert app.state.message == f"Predict is off: {score.right} of {score.made} right."


@WAYS
def test_four_queens_are_searched_by_hand_to_the_first_solution(way: str) -> None:
    drive = Driver(":1", 4)
    pupil, app = Pupil(drive, way), drive.window.app
    pupil.begin("b", "Be the search")
    made = 0
    while not app.player.search.is_solution:
        (answer,) = right(Question.MOVE, app.player.search.position)
        if made == 2:
            before = drive.position
            pupil.answer((3, 3))
            assert drive.position == before
            assert read(drive.window).texts(read(drive.window).sentence)[0].what == "Not quite: try again"
        pupil.answer(answer)
        made += 1
    score = app.state.by_hand.score
    assert (made, score.made, score.right) == (26, 26, 25)
    assert f"Be the search · 25 of {made}" in drive.says
    pupil.begin("b", "Be the search")
    assert app.state.exercise is None


@WAYS
def test_a_solution_is_set_by_hand_and_the_search_is_taken_there(way: str) -> None:
    drive = Driver(":1", 8)
    pupil = Pupil(drive, way)
    pupil.begin("m", "My own board")
    for column, row in enumerate((0, 4, 7, 5, 2, 6, 1, 3)):
        pupil.answer((column, row))
    assert "This is solution 1" in drive.says
    if way == "mouse":
        drive.click_button("Go there")
    else:
        drive("return")
    assert drive.position == "1,5,8,6,3,7,2,4"
    assert drive.window.app.state.exercise is None


@WAYS
def test_one_s_own_board_is_kept_while_the_search_goes_on(way: str) -> None:
    drive = Driver("2,4:6", 8)
    pupil = Pupil(drive, way)
    pupil.begin("m", "My own board")
    pupil.answer((4, 4))
    pupil.begin("m", "My own board")
    assert (drive.position, drive.window.app.state.exercise) == ("2,4:6", None)
    drive("right")
    pupil.begin("m", "My own board")
    assert drive.window.app.own_board
    assert drive.window.app.own_board.queens == {(4, 4)}
