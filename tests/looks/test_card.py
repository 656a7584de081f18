"""The look of the card as data: a solution that was chosen."""

from __future__ import annotations

import pytest

from queens_viz.app.by_hand import ByHand
from queens_viz.app.commands import FULL
from queens_viz.app.exercise import Exercise, Score
from queens_viz.looks.card import look
from queens_viz.looks.icons import Icon
from queens_viz.looks.scene import Scene
from queens_viz.words.words import LANGUAGES

from ..app.keyboard import Keyboard
from ..support import do, finish, window_at


@pytest.mark.parametrize(("n", "total"), [(1, "1"), (4, "2"), (8, "92")])
def test_after_all_the_card_names_the_solution_and_how_many_there_are(n: int, total: str) -> None:
    window = window_at(":1", n)
    do(window, "a")
    finish(window)
    card = look(Scene.of(window.app))
    assert card.sentence.headline == f"Solution 1 of {total}"
    assert card.sentence.next == "Enter moves the search there; Esc goes back to the end."
    assert (card.role, card.icon) == ("safe", Icon.TICK)
    do(window, "down" if n > 1 else "escape")
    assert look(Scene.of(window.app)).sentence.headline == (
        f"Solution 2 of {total}" if n > 1 else "Search complete: 1 solution"
    )


def test_on_the_way_nobody_is_told_how_many_there_will_be() -> None:
    window = window_at("2,4,1,3", 4)
    do(window, "right", "down")
    sentence = look(Scene.of(window.app)).sentence
    assert sentence.headline == "Solution 1: all 4 are safe"
    assert sentence.next == "Enter moves the search there; Esc goes back to it."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("presses", ["px>", "ppx", "b"])
def test_the_keys_of_a_hint_come_in_the_order_in_which_it_names_them(presses: str, language: str) -> None:
    window = window_at("2,4,1,3,5:8", language=language)
    do(window, *("right" if key == ">" else key for key in presses))
    card = look(Scene.of(window.app))
    assert [word.rstrip(".,") for word in card.sentence.next.split() if word.rstrip(".,") in card.keys] == [*card.keys]


def test_who_is_told_that_a_queen_in_the_top_row_is_attacked_is_told_that_its_column_is_used_up_and_no_more() -> None:
    window = window_at("2,4,1,3,5:8")
    do(window, "p", "x")
    assert look(Scene.of(window.app)).sentence.next == "Next: column 6 is used up."


@pytest.mark.parametrize(("missed", "hardest"), [(0, "going up after an attack"), (2, "seeing a solution")])
def test_at_the_end_the_class_is_told_its_score_and_what_was_hardest(missed: int, hardest: str) -> None:
    window = window_at("4,1:4", 4)
    score = ByHand(Score(38, 40), tuple(3 * (k == missed) for k in range(4)))
    do(window, "b", "a")
    window.app.change(by_hand=score)
    finish(window)
    window.app.change(shown=None, exercise=Exercise.BY_HAND)
    reason = look(Scene.of(window.app)).sentence.reason
    assert reason == f"40 steps, 38 of them right at once. Hardest: {hardest} (missed 3 times)."


def test_at_the_end_of_a_run_at_full_speed_the_card_says_how_many_and_how_long() -> None:
    keys = Keyboard(n=6)
    keys.app.player.set_speed(FULL)
    keys("space")
    keys.finish()
    said = look(Scene.of(keys.app)).sentence
    assert said.headline == "Search complete: 4 solutions"
    assert said.reason == "All rows of column 1 have been tried. The run took 0.1 s."


def test_after_all_the_first_solution_says_so_and_no_other() -> None:
    keys = Keyboard(n=6)
    keys("a")
    keys.finish()
    said = look(Scene.of(keys.app)).sentence
    assert (said.headline, said.reason) == ("Solution 1 of 4", "The run took 0.1 s: 4 solutions in all.")
    keys("down")
    assert look(Scene.of(keys.app)).sentence.reason == "No two queens share a row, a column or a diagonal."
