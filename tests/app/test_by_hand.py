"""Be the search: the class makes every step, is told why a wrong one was wrong, and how it did."""

from __future__ import annotations

import pytest

from queens_viz.app.exercise import ByHand, Given, Score
from queens_viz.app.questions import Answer, Question, right
from queens_viz.app.state import Asking
from queens_viz.parts.card import card_of
from queens_viz.parts.scene import Scene
from queens_viz.words.sentence import Kind

from .keyboard import Keyboard


def by_hand(text: str, n: int = 8) -> Keyboard:
    keys = Keyboard(text, n)
    keys("b")
    return keys


def answer_rightly(keys: Keyboard) -> None:
    """Answer by keys alone."""
    (answer,) = right(Question.MOVE, keys.player.search.position)
    if isinstance(answer, Answer):
        keys("return" if answer is Answer.SOLUTION else "end")
        return
    while keys.app.cursor != answer:
        assert keys.app.cursor
        across, up = answer[0] - keys.app.cursor[0], answer[1] - keys.app.cursor[1]
        keys("right" if across > 0 else "left" if across else "up" if up > 0 else "down")
    keys("space")


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_a_class_that_is_right_each_time_makes_the_search_s_own_steps(n: int) -> None:
    keys, other, made = by_hand(":1", n), Keyboard(":1", n), 0
    while not keys.player.is_at_end:
        answer_rightly(keys)
        other("right")
        made += 1
        assert keys.player.search == other.player.search
    assert keys.app.state.by_hand.score[:2] == (made, made)
    assert keys.desk.announced == other.desk.announced


def test_after_a_wrong_answer_the_class_tries_again() -> None:
    keys = by_hand("2,4:6")
    keys("up", "space")
    assert keys.position == "2,4:6"
    assert keys.app.asking == Asking(Question.MOVE, Given(Question.MOVE, (2, 6), is_right=False), (2, 6), wrong=1)
    answer_rightly(keys)
    assert keys.position == "2,4,6:1"
    assert keys.message == "Right: column 4, row 1."
    assert keys.app.state.by_hand == ByHand(Score(0, 1, (False,)), (0, 1, 0, 0), has_rules=True)


@pytest.mark.parametrize(
    ("missed", "summary"),
    [
        ((0, 0, 0, 0), "9 steps, 7 of them right at once."),
        ((0, 1, 0, 3), "9 steps, 7 of them right at once. Hardest: the return (missed 3 times)."),
    ],
)
def test_at_the_end_there_is_a_summary(missed: tuple[int, ...], summary: str) -> None:
    keys = by_hand("4:4", 4)
    keys.app.change(by_hand=ByHand(Score(6, 8), missed))
    answer_rightly(keys)
    assert keys.player.is_at_end
    said = card_of(Scene.of(keys.app))
    assert (said.sentence.kind, said.sentence.reason) == (Kind.COMPLETE, summary)
    assert said.buttons == ()
