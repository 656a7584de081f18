"""What belongs to the plain search alone, and what happens to it where the search becomes another one."""

from __future__ import annotations

import pytest

from queens_viz import Position
from queens_viz.app.actions import asked, execute
from queens_viz.app.chance import Chance
from queens_viz.app.commands import Action, Command
from queens_viz.app.exercise import Exercise
from queens_viz.app.front import Front
from queens_viz.search.strategy import AHEAD, FEWEST, Strategy
from queens_viz.words.words import LANGUAGES

from ..search.strategies import walk
from .keyboard import Keyboard

GUIDED = pytest.mark.parametrize("strategy", [AHEAD, FEWEST])
OF_PLAIN = "This is for the search column by column: F8, then G, leads to it."
NOT_SOUGHT = "Above 8 queens this search has to run: the line only shows how far it is."


class Fingers(Front):
    """A front without keys."""

    has_keys = False


@pytest.mark.parametrize("key", ["p", "b", "m", "x", "y"])
@pytest.mark.parametrize("text", ["fewest/1,5,8:3", "ahead/1,4,6:3"])
def test_exercises_belong_to_the_plain_search_and_say_so(text: str, key: str) -> None:
    keys = Keyboard(text)
    keys(key)
    assert (keys.app.state.exercise, keys.position, keys.message) == (None, text, OF_PLAIN)
    plain = Keyboard("2,4:6")
    plain(key)
    assert bool(plain.app.state.exercise) is (key in "pbm")
    assert plain.message != OF_PLAIN


def test_what_the_sentence_says_leads_to_the_plain_search() -> None:
    keys = Keyboard("fewest/1,5,8:3")
    keys("f8", "g", "b")
    assert (keys.position, keys.app.state.exercise) == (":1", Exercise.BY_HAND)


@pytest.mark.parametrize("key", ["p", "b"])
def test_an_exercise_ends_where_the_search_becomes_another_one(key: str) -> None:
    keys = Keyboard("2,4:6")
    keys(key)
    keys.desk.copy("fewest/1,5,8:3")
    keys("v")
    assert (keys.position, keys.app.state.exercise, keys.message) == ("fewest/1,5,8:3", None, OF_PLAIN)


def test_an_exercise_ends_where_undo_leads_to_another_search() -> None:
    keys = Keyboard("fewest/1,5,8:3")
    keys.desk.copy("2,4:6")
    keys("v", "p")
    assert keys.app.state.predicts
    keys("u")
    assert (keys.position, keys.app.state.exercise, keys.message) == ("fewest/1,5,8:3", None, OF_PLAIN)


def test_the_plain_search_keeps_its_exercise_where_it_moves() -> None:
    keys = Keyboard("2,4:6")
    keys("p")
    keys.desk.copy("2,4,1:3")
    keys("v")
    assert keys.app.state.predicts


@GUIDED
def test_seeking_on_the_line_is_exact_up_to_8_and_above_it_says_that_it_is_not_possible(strategy: Strategy) -> None:
    keys = Keyboard(f"{strategy.value}/:1", 8)
    execute(keys.app, asked(keys.app, Action.SEEK, (0.5, False)))
    assert keys.player.search.steps == len(walk(8, strategy.value)) // 2
    keys = Keyboard(f"{strategy.value}/:1", 9)
    assert asked(keys.app, Action.SEEK, (0.5, False)) == Command(Action.EXPLAIN, Action.SEEK)
    execute(keys.app, asked(keys.app, Action.SEEK, (0.5, False)))
    assert (keys.position, keys.message) == (f"{strategy.value}/:1", NOT_SOUGHT)
    plain = Keyboard(":1", 9)
    assert asked(plain.app, Action.SEEK, (0.5, False)).action is Action.SEEK


@GUIDED
def test_another_listing_is_not_there(strategy: Strategy) -> None:
    keys = Keyboard(f"{strategy.value}/:1")
    keys("f4", "i")
    assert keys.message == "This search has one listing: the recursion."


def test_a_square_that_can_t_be_tested_is_explained_as_the_search_is() -> None:
    for text, told in (
        ("fewest/1,3:2", "The search comes to this column later."),
        ("ahead/1,3:2", "The search has no queens there yet. M lets you set queens yourself."),
        ("2,4:2", "The search has no queens there yet. M lets you set queens yourself."),
    ):
        keys = Keyboard(text)
        execute(keys.app, Command(Action.EXPLAIN, Action.JUMP))
        assert keys.message == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("has_keys", [True, False])
def test_each_reason_is_a_sentence_in_every_language(language: str, has_keys: bool) -> None:
    keys = Keyboard("fewest/:1", 9)
    keys.app.speak(language)
    keys.app.front = Front() if has_keys else Fingers()
    for action in (Action.SEEK, Action.PREDICT, Action.LISTING):
        execute(keys.app, Command(Action.EXPLAIN, action))
        assert keys.message.endswith(".")
        assert "{" not in keys.message
        assert has_keys or "F8" not in keys.message


@GUIDED
@pytest.mark.parametrize("n", [3, 6, 8, 12])
def test_a_random_position_is_one_of_the_same_search(strategy: Strategy, n: int) -> None:
    chance = Chance(n)
    positions = [chance.position(n, strategy) for _ in range(20)]
    assert all(one == Position(*one) and one.strategy is strategy for one in positions)
    assert len(set(positions)) > (1 if n > 3 else 0)
    keys = Keyboard(f"{strategy.value}/:1", n)
    keys("g")
    assert keys.player.search.strategy is strategy
