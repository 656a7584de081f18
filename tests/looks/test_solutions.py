"""The look of the list: what was found up to where the search stands, and what is known beyond it."""

from __future__ import annotations

import pytest

from queens_viz import Position, Search
from queens_viz.app.player import Player
from queens_viz.looks import solutions
from queens_viz.looks.scene import Scene
from queens_viz.looks.solutions import ListLook
from queens_viz.parts.header import mode_of
from queens_viz.parts.progress import progress_of
from queens_viz.search.solutions import Solutions

from .. import facts
from ..app.keyboard import Keyboard

LINES = 200
"""More than any of these lists has."""


def all_found(n: int = 8, language: str = "en") -> Keyboard:
    """Return an app that has found everything and shows the first solution."""
    keys = Keyboard(":1", n)
    keys.app.speak(language)
    keys("a")
    keys.finish()
    return keys


def look_of(keys: Keyboard, lines: int = LINES, scroll: int | None = None) -> ListLook:
    return solutions.look(Scene.of(keys.app), lines, scroll)


def pale(look: ListLook) -> list[int]:
    return [entry.which for entry in look.entries if entry.is_beyond]


@pytest.mark.parametrize(("language", "heading"), [("en", "0 of 92"), ("de", "0 von 92"), ("fr", "0 sur 92")])
def test_after_all_and_restart_92_solutions_are_known_and_none_is_found(language: str, heading: str) -> None:
    keys = all_found(language=language)
    keys("home")
    look = look_of(keys)
    assert (look.result, pale(look)) == (heading, list(range(92)))
    assert not any(entry.is_here for entry in look.entries)
    assert progress_of(Scene.of(keys.app)).few[1] == keys.app.say("no_solution_yet")


def test_where_the_search_is_over_nothing_lies_beyond_it() -> None:
    keys = all_found()
    look = look_of(keys)
    assert (look.result, pale(look)) == ("92 solutions, 12 different", [])
    assert "92 solutions" in mode_of(Scene.of(keys.app)).text


def test_while_solutions_are_found_for_the_first_time_nothing_lies_beyond() -> None:
    keys = Keyboard(":1")
    for found in (1, 2, 3):
        keys("return")
        keys.finish()
        look = look_of(keys)
        assert (len(look.entries), look.result, pale(look)) == (found, "", [])
        keys("right")
        assert (look_of(keys).result, pale(look_of(keys))) == ("", [])


@pytest.mark.parametrize(
    "text", [":1", ":2", "1,5,8,6,3,7,2,4", "1,5,8,6,3,7:3", "1,6:8", "4,2:7", "8,4,1,3,6,2:8", ":8"]
)
def test_list_and_counter_agree_wherever_the_search_is_moved(text: str) -> None:
    keys = all_found()
    position = Position.parse(text, 8)
    keys.app.jump(position)
    found = len([rows for rows in facts.solutions(8) if rows <= position.path])
    look, scene = look_of(keys), Scene.of(keys.app)
    assert scene.moment.found == found
    assert pale(look) == list(range(found, 92))
    assert look.result == (f"{found} of 92" if found < 92 else "")
    assert progress_of(scene).few[1] == scene.say.found(found)
    keys("right", "left")
    assert look_of(keys) == look


def test_a_node_of_the_tree_that_is_shown_changes_nothing_of_the_list() -> None:
    keys = all_found()
    keys.app.jump(Position.parse("3:1", 8))
    before = look_of(keys)
    keys.app.show(Position.parse("1,5:1", 8))
    assert look_of(keys) == before
    assert before.result == "12 of 92"


def test_above_10_queens_the_list_counts_what_it_has_where_the_true_number_is_not_known() -> None:
    keys = Keyboard(":1", 12)
    keys("return")
    keys.finish()
    keys("return")
    keys.finish()
    first, second = (entry.rows for entry in look_of(keys).entries)
    keys.app.jump(Position(12, (*first[:-1],), first[-1]))
    keys.app.player.search = Search.at(keys.app.player.search.position)
    assert keys.player.found is None
    assert (look_of(keys).result, pale(look_of(keys))) == ("0 of 2", [0, 1])
    keys.app.player.search = Search.at(Position(12, (second[0] + 1,), 0), (5_000_000, 1000))
    assert (look_of(keys).result, pale(look_of(keys))) == ("", [])
    keys.app.player.search = Search.at(Position(12, first, 0), (5_000_000, 1000))
    assert look_of(keys).result == "1,001 of 1,002", "the number that the counter tells, and one beyond"


def test_where_nobody_has_scrolled_the_last_one_found_is_in_sight() -> None:
    keys = all_found()
    keys.app.jump(Position.parse("4:1", 8))
    look = look_of(keys, 6)
    assert [entry.which for entry in look.entries] == [22, 23, 24, 25, 26, 27]
    assert pale(look) == []
    assert (look.in_sight, look.result) == (27, "28 of 92")
    keys("home")
    assert [entry.which for entry in look_of(keys, 6).entries] == [0, 1, 2, 3, 4, 5]
    assert [entry.which for entry in look_of(keys, 6, 50).entries] == [50, 51, 52, 53, 54, 55]


@pytest.mark.parametrize("n", [1, 4, 6])
def test_at_every_step_as_many_are_found_as_the_search_says(n: int) -> None:
    known, search = Solutions(n), Search(n)
    for rows in facts.solutions(n):
        known.add(rows)
    for _ in facts.walk(n)[:-1]:
        assert known.up_to(search.position) == (search.solutions or 0) + search.is_solution
        search.step()
    assert known.up_to(Position.end(n)) == len(known)


def test_a_list_that_a_player_has_filled_by_itself_has_nothing_beyond() -> None:
    player = Player(Search.at(Position.parse("2,4,1,3,5:7", 8)))
    assert player.findings.solutions.up_to(player.search.position) == len(player.findings.solutions) == 4
