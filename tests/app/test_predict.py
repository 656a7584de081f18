"""Predict: the class is asked, and its guesses are counted."""

from __future__ import annotations

import pytest

from queens_viz.app.moment import Mode
from queens_viz.app.state import Guesses

from .keyboard import Keyboard


def test_predict_that_begins_in_a_run_says_when_it_asks() -> None:
    keys = Keyboard("2,4:6")
    keys("space", "p")
    assert keys.message == "Predict is on. It asks when the run halts."


def test_the_end_of_predict_tells_the_tally() -> None:
    keys = Keyboard("2,4,1,3,5:7")
    keys("p", "x", "p")
    assert keys.message == "Predict is off: 1 of 1 right."


@pytest.mark.parametrize(("key", "is_right"), [("y", False), ("x", True)])
def test_a_guess_is_right_where_the_candidate_is_what_it_says(key: str, is_right: bool) -> None:
    keys = Keyboard("2,4,1,3,5:7")
    keys("p", key)
    assert keys.app.state.guesses == Guesses(int(is_right), 1, is_right)


@pytest.mark.parametrize(
    ("key", "answer"),
    [("y", "Right! Column 8, row 5 is safe. 1 of 1 right."), ("x", "No: Column 8, row 5 is safe. 0 of 1 right.")],
)
def test_the_last_answer_that_makes_a_solution_is_told_and_counted(key: str, answer: str) -> None:
    keys = Keyboard("2,4,6,8,3,1,7:5")
    keys("p", key)
    assert keys.position == "2,4,6,8,3,1,7,5"
    assert keys.message == answer


def test_an_answer_that_leads_to_the_end_is_told_and_the_total_is_printed() -> None:
    keys = Keyboard("4:4", 4)
    keys("p", "x")
    assert keys.player.mode is Mode.COMPLETE
    assert keys.message == "Right! Column 2, row 4 is attacked. 1 of 1 right."
    assert keys.desk.announced == ["4 queens: 2 solutions in 62 steps"]
