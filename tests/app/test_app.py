"""An app on a front that shows nothing: what keys and time make of it."""

from __future__ import annotations

import pytest

from queens_viz import Search
from queens_viz.app.actions import BINDINGS, command_of, execute
from queens_viz.app.app import App
from queens_viz.app.commands import FULL, Action, Command
from queens_viz.app.front import Front
from queens_viz.app.layers import Layer, layers_of
from queens_viz.app.moment import Aim, Mode
from queens_viz.app.player import Player
from queens_viz.app.transfer import save
from queens_viz.search.position import Position

from .keyboard import Keyboard


def test_a_second_round_lists_nothing_twice() -> None:
    keys = Keyboard(n=6)
    for _ in range(2):
        keys("a")
        keys.finish()
    assert len(keys.player.findings.solutions) == 4


def test_a_shown_solution_closes_before_the_search_moves() -> None:
    keys = Keyboard(n=6)
    keys("a")
    keys.finish()
    keys("home", "right", "down")
    assert keys.chosen == 0
    assert keys.position == "1:1"
    keys("right")
    assert keys.app.state.shown is None
    assert keys.position == "1:2"
    keys("down", "backspace")
    assert keys.app.state.shown is None
    assert keys.position == "1:2"
    keys("backspace")
    assert keys.position == "1:1"


@pytest.mark.parametrize(("key", "chosen"), [("down", 0), ("up", 3)])
def test_without_a_choice_down_takes_the_first_solution_and_up_the_last(key: str, chosen: int) -> None:
    keys = Keyboard("end", n=6)
    keys(key)
    assert keys.chosen == chosen
    keys(key)
    assert keys.chosen == (1 if key == "down" else 2)


def test_choosing_halts_a_run() -> None:
    keys = Keyboard("2,4,1:3", n=4)
    keys("right", "space")
    keys("down")
    assert keys.player.moment().mode is Mode.HALTED
    assert keys.chosen == 0


def test_good_news_takes_the_place_of_bad() -> None:
    keys = Keyboard()
    keys.desk.copy("nonsense")
    keys("v")
    assert keys.app.state.is_bad_news
    keys.desk.copy("2,4,6,8,3,1,7,5")
    keys("v")
    assert keys.message.startswith("Step 1,984")


def test_keys_change_the_speed_up_to_full_and_down_again() -> None:
    keys = Keyboard()
    for _ in range(40):
        keys(".")
    assert keys.player.moment().speed == FULL
    keys(",")
    assert keys.player.moment().speed == 1000
    for _ in range(80):
        keys(",")
    assert keys.player.moment().speed == 0.2


@pytest.mark.parametrize(("start", "aim"), [("return", Aim.SOLUTION), ("a", Aim.ALL)])
def test_runs_at_full_speed_can_be_halted(start: str, aim: Aim) -> None:
    keys = Keyboard(n=40)
    keys(start)
    keys.wait(0.1)
    assert keys.player.aim is aim
    keys("space")
    assert keys.player.moment().mode is Mode.HALTED
    steps = keys.player.search.steps
    keys.wait(0.1)
    assert keys.player.search.steps == steps


def test_keys_of_the_tree_do_nothing_while_it_is_not_seen() -> None:
    keys = Keyboard(n=8)
    before = keys.effects
    keys("l", "h", "d", "z")
    assert keys.effects == before


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("l", ["the step that set each queen.", "Nothing is written", "the row of each queen."]),
        ("h", ["H shows them again.", "shown again."]),
        ("d", ["are shown too.", "no longer shown."]),
    ],
)
def test_keys_of_the_tree_say_what_they_turned_on(key: str, said: list[str]) -> None:
    keys = Keyboard(n=8)
    keys("f3")
    for words in said * 2:
        keys(key)
        assert words in keys.message


def test_esc_never_leaves_full_screen_but_says_what_does() -> None:
    keys = Keyboard()
    keys("escape")
    assert keys.message == ""
    keys("f11", "escape")
    assert keys.desk.is_full
    assert keys.message == "F11 or Alt+Enter leaves full screen."
    keys("f1", "escape")
    assert layers_of(keys.app) == [Layer.SEARCH]


@pytest.mark.parametrize("key", ["right", "return", "a", "n", "page down"])
def test_the_end_says_that_it_is_the_end_before_the_search_begins_again(key: str) -> None:
    keys = Keyboard("4:4", 4)
    keys("right")
    assert keys.player.mode is Mode.COMPLETE
    keys(key)
    assert keys.message == "Search complete. Press → again to begin again."
    assert keys.player.mode is Mode.COMPLETE
    keys(key)
    is_next = key not in ("return", "a")
    assert (keys.player.search == Search(4)) is is_next
    if not is_next:
        assert keys.message == "Search complete. Press → again to begin again."
        keys("right")
        assert keys.player.search == Search(4)


def test_run_begins_a_new_round_at_the_end() -> None:
    keys = Keyboard("4:4", 4)
    keys("right", "space")
    assert keys.player.mode is Mode.RUNNING
    assert keys.player.search == Search(4)


@pytest.mark.parametrize("opened", [(), ("5",), ("a", "down"), ("f1",), ("p", "right")])
def test_every_key_goes_well_on_a_front_that_does_nothing(opened: tuple[str, ...]) -> None:
    inner = {key for binding in BINDINGS for keys in binding.inner.values() for key in keys}
    for key in sorted({key for binding in BINDINGS for key in binding.keys} | inner):
        app = App(Player(Search(6)), front=Front())
        for name in (*opened, key):
            if command := command_of(app, name):
                execute(app, command)
            app.pass_time(1 / 60)


def test_where_nothing_can_be_saved_it_is_told() -> None:
    app = App(Player(Search(6)), front=Front())
    save(app)
    assert (app.state.message, app.state.is_bad_news) == ("Not saved: there is no picture", True)


@pytest.mark.parametrize(
    ("n", "clicked", "told"),
    [
        (8, "7:4", "Step 13,151: everything before it has been searched"),
        (8, ":1", "Step 0: the search begins here"),
        (12, "7:4", "Everything before this place has been searched"),
    ],
)
def test_a_jump_says_where_it_leads_and_can_be_undone_there(n: int, clicked: str, told: str) -> None:
    keys = Keyboard("2,4:3", n)
    execute(keys.app, Command(Action.JUMP, Position.parse(clicked, n)))
    assert (keys.message, keys.app.state.tells_jump) == (told, True)
    execute(keys.app, Command(Action.UNDO_JUMP))
    assert (keys.position, keys.message) == ("2,4:3", "")


def test_a_message_after_that_of_a_jump_offers_no_undo() -> None:
    keys = Keyboard()
    execute(keys.app, Command(Action.JUMP, Position.parse("7:4", 8)))
    keys.app.player.toggle_breakpoint(2)
    execute(keys.app, Command(Action.BREAKPOINT, 3))
    assert not keys.app.state.tells_jump
