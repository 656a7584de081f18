"""The aim as data: where it stands and where not, what it says, and the ways in."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import execute
from queens_viz.app.app import App
from queens_viz.app.commands import Action, Command
from queens_viz.app.exercise import Exercise
from queens_viz.app.lesson import Played
from queens_viz.app.player import Player
from queens_viz.looks import aim, tabs
from queens_viz.looks.aim import AimLook, Sample
from queens_viz.looks.scene import Scene
from queens_viz.search.position import Position
from queens_viz.search.search import Search
from queens_viz.words.words import LANGUAGES

from ..support import search_at


def app_at(n: int, text: str, **state: object) -> App:
    app = App(Player(search_at(n, text)))
    app.change(**state)
    return app


def look_at(n: int, text: str, **state: object) -> AimLook:
    return aim.look(Scene.of(app_at(n, text, **state)))


LIST, TREE = Action.SOLUTIONS, Action.TREE


@pytest.mark.parametrize(
    ("n", "text", "one_panel", "two_panels"),
    [
        (8, ":1", (LIST, TREE), (LIST,)),
        (6, ":1", (LIST, TREE), (LIST,)),
        (1, ":1", (LIST, TREE), (LIST,)),
        # From the second step on the tree has a node in its third level.
        (8, "1:1", (LIST,), (LIST,)),
        (5, "1:2", (LIST,), (LIST,)),
        (8, "1,3,5,7,2:4", (LIST,), (LIST,)),
        (8, "2,4,1,3,5:7", (), ()),
        (2, "end", (LIST,), (LIST,)),
        (3, "end", (LIST,), (LIST,)),
        (1, "1", (), ()),
        (4, "2,4,1,3", (), ()),
        (4, "end", (), ()),
    ],
)
def test_it_stands_in_an_empty_list_and_in_a_tree_without_a_node_and_once_where_there_are_two_panels(
    n: int, text: str, one_panel: tuple[Action, ...], two_panels: tuple[Action, ...]
) -> None:
    scene = Scene.of(app_at(n, text))
    assert tabs.with_aim(scene, has_two_panels=False) == one_panel
    assert tabs.with_aim(scene, has_two_panels=True) == two_panels


def test_it_comes_back_with_a_round_that_has_found_nothing_yet_only_in_the_tree() -> None:
    app = app_at(4, "2,4,1,3")
    app.player.restart()
    assert tabs.with_aim(Scene.of(app), has_two_panels=False) == (TREE,)


def test_in_a_lesson_the_teacher_tells_it_and_the_class_finds_the_name() -> None:
    scene = Scene.of(app_at(4, ":1", lesson=Played(1, 4)))
    assert tabs.with_aim(scene, has_two_panels=False) == tabs.with_aim(scene, has_two_panels=True) == ()


def test_a_tree_in_which_another_position_is_shown_has_nodes() -> None:
    app = app_at(8, ":1")
    app.show(Position.parse("2,4:1", 8))
    assert tabs.with_aim(Scene.of(app), has_two_panels=False) == (LIST,)


@pytest.mark.parametrize(
    ("n", "words"),
    [
        (8, "Set 8 queens on the board so that none attacks another."),
        (2, "Set 2 queens on the board so that none attacks another."),
        (1, "Set one queen on the board."),
    ],
)
def test_it_says_what_the_queens_are_to_do(n: int, words: str) -> None:
    look = look_at(n, ":1")
    assert look.aim == words
    assert look.rule == "A queen attacks along her row, her column and both diagonals."
    assert look.short in (words, f"{n} queens, none attacking another.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_few_words_are_no_more_than_the_many(language: str) -> None:
    app = app_at(8, ":1")
    app.speak(language)
    look = aim.look(Scene.of(app))
    assert "8" in look.aim
    assert "8" in look.short
    assert len(look.short) < len(look.aim)


@pytest.mark.parametrize(("n", "text"), [(3, "end"), (2, "end")])
def test_where_there_is_no_solution_that_stands_in_the_place_of_the_rule(n: int, text: str) -> None:
    look = look_at(n, text)
    assert look.rule == f"There is no solution for {n} queens."
    assert look.rule in look.rules


@pytest.mark.parametrize(("found", "expected"), [(None, "not_listed"), (0, "rule"), (5, "not_listed")])
def test_that_the_search_has_just_begun_is_said_only_where_it_is_known(found: int | None, expected: str) -> None:
    app = App(Player(Search.at(Position(20, (3,), 7))))
    if found is not None:
        app.player.search.tell(1000, found)
    look = aim.look(Scene.of(app))
    assert look.rule == app.say(expected)
    assert set(look.rules) >= {app.say("rule"), app.say("not_listed")}


def test_the_ways_in_are_watching_trying_and_being_the_search_with_their_keys() -> None:
    ways = look_at(8, ":1").ways
    assert [(one.action, one.label, one.hint, one.is_enabled) for one in ways] == [
        (Action.WATCH, "Watch the search", "Space", True),
        (Action.OWN_BOARD, "Try it yourself", "M", True),
        (Action.BY_HAND, "Be the search", "B", True),
    ]


def test_while_the_search_runs_it_can_be_watched_already() -> None:
    app = app_at(8, ":1")
    app.player.run()
    (watch, *_) = aim.look(Scene.of(app)).ways
    assert not watch.is_enabled


@pytest.mark.parametrize(
    ("action", "key"), [(Action.WATCH, Action.RUN), (Action.OWN_BOARD,) * 2, (Action.BY_HAND,) * 2]
)
def test_a_way_does_what_its_key_does(action: Action, key: Action) -> None:
    one, other = app_at(8, ":1"), app_at(8, ":1")
    execute(one, Command(action))
    execute(other, Command(key))
    assert one.state == other.state
    assert one.player.search.position == other.player.search.position
    assert one.player.aim is other.player.aim
    assert (one.state, one.player.aim) != (app_at(8, ":1").state, None)


@pytest.mark.parametrize("exercise", list(Exercise))
def test_an_exercise_has_no_ways_in(exercise: Exercise) -> None:
    assert look_at(8, ":1", exercise=exercise).ways == ()


def test_the_legend_names_pieces_and_then_marks_and_on_a_plain_board_pieces_alone() -> None:
    samples = [sample for sample, _ in look_at(8, ":1").legend]
    assert [sample.is_piece for sample in samples] == [True] * 3 + [False] * 4
    assert set(samples) == set(Sample) - {Sample.NOT_TAKEN}
    assert [sample for sample, _ in look_at(8, ":1", theme="classic").legend] == [Sample.CANDIDATE, Sample.QUEEN]
