"""What does not apply, and why: in every language, and in a search that looks ahead."""

from __future__ import annotations

import pytest

from queens_viz import Position
from queens_viz.app.actions import asked, execute, why_not
from queens_viz.app.app import App, Front
from queens_viz.app.chance import Chance
from queens_viz.app.commands import Action, Command
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.search.facts import COUNTED_BY_STEPPING, LARGEST
from queens_viz.search.strategy import AHEAD, FEWEST, Strategy
from queens_viz.words.words import LANGUAGES

from ..search.strategies import walk
from ..support import search_at
from .keyboard import Keyboard

GUIDED = pytest.mark.parametrize("strategy", [AHEAD, FEWEST])
OF_PLAIN = "This is for the search column by column: F8, then G, leads to it."
NOT_SOUGHT = "Above 8 queens this search has to run: the line only shows how far it is."


class Fingers(Front):
    """A front without keys."""

    has_keys = False


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_can_be_said_in_every_language(language: str) -> None:
    app = App(Player(search_at(8, "2,4:6")), State(language))
    for key in filter(None, [why_not(app, action) for action in Action]):
        said = app.say(key, largest=LARGEST, most=COUNTED_BY_STEPPING)
        assert "{" not in said
        assert said != said.lower()[:1] + said[1:] or said[0].isdigit(), said
