"""The first screen: it says once what the search is for, and what to press."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import QVIEW_SPEED, Action, Command
from queens_viz.app.moment import Aim
from queens_viz.browser.page_view import PageView
from queens_viz.words.words import LANGUAGES

from ..pairs import each_once
from ..states import State, press, view_at
from ..support import do, part_in, window_at, words_in

DESKS = [(1024, 768), (1280, 800), (1366, 657), (1366, 768), (1920, 1080), (2560, 1440)]
WAYS = [Action.WATCH, Action.OWN_BOARD, Action.BY_HAND, Action.OWN_PROGRAM]


@pytest.mark.parametrize("key", ["p", "b"])
def test_the_ways_go_while_an_exercise_is_on_and_come_back(key: str) -> None:
    window, ways = window_at(":1"), []
    for name in ("t", key, "escape"):
        do(window, name)
        aim = window.frame().widget("aim")
        ways.append(len(aim.buttons) if aim else 0)
    assert ways == [4, 0, 4]


@each_once(
    {"size": DESKS, "language": [*LANGUAGES], "n": [4, 8, 20], "at": [":1", "1:3"]}
)
def test_the_ways_stand_one_below_the_other_and_all_is_whole(
    size: tuple[int, int], language: str, n: int, at: str
) -> None:
    view = State(n, at, "f2", size, language).window()
    aim = part_in(view, "aim")
    ways = [button.look.name for button in aim.buttons]
    has_two_panels = size[0] == 2560
    assert ways == (WAYS[:3] if has_two_panels else WAYS)
    tops = [button.rect.top for button in aim.buttons]
    assert tops == sorted({*tops})
    assert len({button.rect.left for button in aim.buttons}) == 1
    # The first one is what a stranger presses, before the first step.
    assert [button.look.is_primary for button in aim.buttons] == [
        way is Action.WATCH and at == ":1" for way in ways
    ]
    words = words_in(aim)
    for key in (
        "legend_candidate",
        "legend_attacker",
        "legend_attacked",
        "legend_fruitful",
    ):
        assert view.app.say(key) in words
    assert not aim.cuts


@each_once({"size": [*DESKS, (390, 844)], "language": [*LANGUAGES]})
def test_the_aim_is_said_once_with_how_a_queen_attacks_and_what_backtracking_is(
    size: tuple[int, int], language: str
) -> None:
    view = view_at(8, ":1", size=size, language=language)
    say = view.app.say
    card = part_in(view, "card")
    said = " ".join(words_in(card))
    assert not card.cuts
    for words in (say.count("aim_short", 8), say("rule"), say("rule_back")):
        assert words in said
    assert not {*words_in(card)} & {*words_in(part_in(view, "aim"))}


def test_a_guided_search_says_its_own_rule_and_can_be_watched() -> None:
    view = view_at(8, "ahead/:1")
    assert view.app.say("rule_of_ahead") in " ".join(words_in(part_in(view, "card")))
    assert [one.look.name for one in part_in(view, "aim").buttons] == [Action.WATCH]


def test_before_the_first_step_there_is_one_panel_and_then_two_halves() -> None:
    view = view_at(8, ":1", size=(1920, 1080))
    assert not view.frame().layout.second_panel.width
    press(view, "right")
    layout = view.frame().layout
    assert layout.panel.width == layout.second_panel.width
    assert [one.name for one in view.frame().elements if one.name == "aim"] == ["aim"]
    press(view, "left")
    assert not view.frame().layout.second_panel.width
    # Once something was found, it is listed there.
    press(view, "return")
    press(view, "home")
    assert view.app.search.is_first
    assert view.frame().layout.second_panel.width


def test_at_the_end_of_a_search_without_a_solution_it_says_so() -> None:
    view = view_at(3, "end", "f2")
    assert view.app.say("none", n=3) in words_in(part_in(view, "aim"))
    view = view_at(4, ":1", "p")
    assert view.app.say("rule") in " ".join(words_in(part_in(view, "aim")))


def test_beside_an_editor_no_way_is_cut() -> None:
    for language in LANGUAGES:
        state = State(at=":1", size=(800, 640), language=language)
        aim = part_in(state.led(PageView), "aim")
        assert not aim.cuts
        assert "…" not in str(words_in(aim))


def test_the_button_and_its_key_do_the_same() -> None:
    by_button, by_key = (view_at(8, ":1") for _ in range(2))
    by_button.execute(Command(Action.WATCH))
    press(by_key, "space")
    for view in (by_button, by_key):
        assert view.app.runner.aim is Aim.RUN
        assert view.app.runner.speed == QVIEW_SPEED
