"""Be the search, beside the stories: the class makes the search's own steps, and is told how it did."""

from __future__ import annotations

import pytest

from queens_viz.app.exercise import ByHand, Score
from queens_viz.app.questions import Answer, Question, right
from queens_viz.parts.card_sentence import sentence
from queens_viz.parts.scene import Scene
from queens_viz.words.sentence import Kind

from .keyboard import Keyboard


def answer_rightly(keys: Keyboard) -> None:
    """Answer by keys alone."""
    (answer,) = right(Question.MOVE, keys.player.search.position)
    if isinstance(answer, Answer):
        keys("return" if answer is Answer.SOLUTION else "end")
        return
    while keys.app.cursor != answer:
        assert keys.app.cursor
        across, up = answer[0] - keys.app.cursor[0], answer[1] - keys.app.cursor[1]
        keys(
            "right" if across > 0 else "left" if across else "up" if up > 0 else "down"
        )
    keys("space")


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_a_class_that_is_right_each_time_makes_the_search_s_own_steps(n: int) -> None:
    keys, other, made = Keyboard(n=n), Keyboard(n=n), 0
    keys("b")
    while not keys.player.is_at_end:
        answer_rightly(keys)
        other("right")
        made += 1
        assert keys.player.search == other.player.search
    assert keys.app.state.by_hand.score[:2] == (made, made)
    assert keys.desk.announced == other.desk.announced


@pytest.mark.parametrize(
    ("missed", "summary"),
    [
        ((0, 0, 0, 0), "9 steps, 7 of them right straight away."),
        (
            (0, 1, 0, 3),
            "9 steps, 7 of them right straight away. Hardest: going back (missed 3 times).",
        ),
    ],
)
def test_at_the_end_there_is_a_summary(missed: tuple[int, ...], summary: str) -> None:
    keys = Keyboard("4:4", 4)
    keys("b")
    keys.app.change(by_hand=ByHand(Score(6, 8), missed))
    answer_rightly(keys)
    said = sentence(Scene.of(keys.app))
    assert (said.kind, said.reason) == (Kind.COMPLETE, summary)
