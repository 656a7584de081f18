"""The looks of controls, progress line, header and help as data, field by field."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from pygame import Rect

from queens_viz.app.actions import applicable
from queens_viz.app.commands import FULL, Action
from queens_viz.app.moment import Mode
from queens_viz.looks.theme import LIGHT
from queens_viz.window import controls, header, overlay, progress
from queens_viz.window.app import App
from queens_viz.window.brush import Brush
from queens_viz.window.controls import ControlsLook, place_of, speed_at
from queens_viz.window.header import HeaderLook
from queens_viz.window.layout import lay_out
from queens_viz.window.progress import ProgressLook
from queens_viz.window.view import ViewState
from queens_viz.words.words import Words

from .. import facts
from ..support import SIZES, app_at

SAY, BRUSH = Words("en"), Brush(LIGHT)


def row_of(app: App, size: tuple[int, int] = (1280, 800)) -> ControlsLook:
    moment = app.player.moment()
    layout = lay_out(*size, moment.position.n)
    return controls.controls_look(moment, app.state, applicable(moment, app.state), layout, BRUSH, SAY)


def line_of(app: App, size: tuple[int, int] = (1280, 800)) -> ProgressLook:
    layout = lay_out(*size, app.player.search.n)
    ticks = frozenset(app.player.ticks)
    return progress.progress_look(app.player.moment(), ticks, row_of(app, size), layout, BRUSH, SAY)


def header_of(app: App, size: tuple[int, int] = (1280, 800)) -> HeaderLook:
    moment = app.player.moment()
    layout = lay_out(*size, moment.position.n)
    return header.header_look(moment, app.state, applicable(moment, app.state), layout, BRUSH, SAY)


BUTTONS = {
    "Run": ("Space", Action.RUN),
    "Halt": ("Space", Action.HALT),
    "Back": ("←", Action.BACK),
    "Next": ("→", Action.NEXT),
    "Next solution": ("Enter", Action.NEXT_SOLUTION),
    "All": ("A", Action.ALL),
    "Restart": ("Home", Action.RESTART),
}


@pytest.mark.parametrize("size", SIZES)
def test_each_button_has_its_label_its_key_and_its_command_in_order_and_none_overlaps(size: tuple[int, int]) -> None:
    row, layout = row_of(app_at("2,4:6"), size), lay_out(*size, 8)
    assert [button.label for button in row.buttons] == list(BUTTONS)
    for button in row.buttons:
        hint, action = BUTTONS[button.label]
        assert button.hint == (hint if size[1] >= 560 else "")
        assert (button.command.action, button.command.value) == (action, None)
        assert layout.controls.contains(button.rect)
    for one, other in pairwise(row.buttons):
        assert one.rect.right < other.rect.left
    assert row.slider.left > row.buttons[-1].rect.right
    assert layout.window.contains(row.slider)


@pytest.mark.parametrize(
    ("text", "job", "disabled", "primary"),
    [
        (":1", "", {"Halt", "Back", "Restart"}, "Run"),
        ("2,4:6", "", {"Halt"}, "Run"),
        ("end", "", {"Halt"}, "Run"),
        ("2,4:6", "run", {"Run", "Back", "Next"}, "Halt"),
        (":1", "run", {"Run", "Back", "Next"}, "Halt"),
        ("2,4:6", "next_solution", {"Run", "Back", "Next", "Next solution"}, "Halt"),
        ("2,4:6", "all", {"Run", "Back", "Next", "All"}, "Halt"),
    ],
)
def test_buttons_that_do_nothing_are_not_enabled_and_one_alone_is_primary(
    text: str, job: str, disabled: set[str], primary: str
) -> None:
    app = app_at(text)
    if job:
        getattr(app.player, job)()
    buttons = row_of(app).buttons
    assert {button.label for button in buttons if not button.is_enabled} == disabled
    assert [button.label for button in buttons if button.is_primary] == [primary]


@pytest.mark.parametrize(
    ("state", "label", "action"),
    [({"typed": "5"}, "Start", Action.START), ({"typed": "0"}, "Start", Action.START), ({}, "Next solution", None)],
)
def test_the_button_of_enter_says_what_enter_does(state: dict[str, str], label: str, action: Action | None) -> None:
    app = app_at("2,4:6")
    app.state = app.state._replace(**state)  # type: ignore[arg-type]
    button = row_of(app).buttons[4]
    assert (button.label, button.hint) == (label, "Enter")
    assert button.command.action is (action or Action.NEXT_SOLUTION)
    assert button.is_enabled is (state.get("typed") != "0")


@pytest.mark.parametrize(("speed", "text"), [(0.2, "0.2 steps/s"), (20 / 3, "6.7 steps/s"), (10, "10 steps/s")])
def test_the_speed_is_the_player_s_and_in_words(speed: float, text: str) -> None:
    app = app_at(":1")
    app.player.set_speed(speed)
    row = row_of(app)
    assert (row.speed, row.speed_text, row.speed_name) == (speed, text, "Speed")
    app.player.set_speed(FULL)
    assert (row_of(app).speed, row_of(app).speed_text) == (FULL, "full")


def test_the_speed_s_scale_is_logarithmic_from_a_fifth_to_a_thousand_and_ends_in_full() -> None:
    for place in (0.0, 0.2, 0.5, 0.9):
        assert speed_at(place) == pytest.approx(0.2 * 5000 ** (place / 0.92))
        assert place_of(speed_at(place)) == pytest.approx(place)
    assert (speed_at(-1), speed_at(0.95), speed_at(0.97), speed_at(2)) == (0.2, 1000, FULL, FULL)
    assert (place_of(0.2), place_of(FULL)) == (0, 1)
    assert place_of(1000) == pytest.approx(0.92)
    assert place_of(math.sqrt(0.2 * 1000)) == pytest.approx(0.46)


@pytest.mark.parametrize("share", [0, 0.25, 0.5, 1])
def test_where_a_slider_is_grabbed_is_what_it_means(share: float) -> None:
    app = app_at(":1")
    row, line = row_of(app), line_of(app)
    x = line.track.left + round(share * line.track.width)
    seek = progress.slid(row, line, Action.SEEK, x)
    assert (seek.action, seek.value) == (Action.SEEK, pytest.approx(share, abs=0.001))
    x = row.slider.left + round(share * row.slider.width)
    speed = progress.slid(row, line, Action.SPEED, x)
    assert speed.action is Action.SPEED
    assert speed.value == pytest.approx(speed_at(share), rel=0.05)


@pytest.mark.parametrize(("n", "text"), [(8, ":1"), (8, "2,4:6"), (6, "end"), (4, "2,4,1,3")])
def test_the_progress_line_has_its_share_its_ticks_and_the_counters(n: int, text: str) -> None:
    app = app_at(text, n)
    line, number, total = line_of(app), facts.step(n, text), len(facts.walk(n)) - 1
    found = facts.fact(n, text).found
    assert line.share == pytest.approx(number / total)
    assert line.ticks == frozenset(app.player.ticks)
    assert f"{number:,}" in line.counters[0]
    assert f"{100 * number // total} %" in line.counters[1]
    counted = {0: "no solution", 1: "1 solution"}.get(found, f"{found} solutions")
    assert counted in line.counters[1]


def test_what_is_not_known_is_a_dash() -> None:
    app = App(app_at(":1", 4).player)
    app.player.resize(20)
    app.player.jump(app.player.search.position._replace(board=(3,), candidate=7))
    first, second = line_of(app).counters
    assert first.endswith("—")
    assert "—" in second


def test_ticks_stand_at_the_shares_of_the_steps_that_found_a_solution() -> None:
    for n in (4, 5, 6, 7):
        app = app_at(":1", n)
        app.player.seek(1.0)
        total = len(facts.walk(n)) - 1
        steps = [number for number, state in enumerate(facts.walk(n)) if len(state.board) == n]
        assert app.player.ticks == {number * 2048 // total for number in steps}


@pytest.mark.parametrize(("n", "smaller", "larger"), [(1, False, True), (8, True, True), (100, True, False)])
def test_the_stepper_has_the_size_and_its_two_buttons(n: int, smaller: bool, larger: bool) -> None:
    header = header_of(app_at(":1", n))
    assert (header.number, header.is_typed, header.is_refused) == (str(n), False, False)
    minus, plus = header.buttons[:2]
    assert (minus.label, minus.command.action, minus.is_enabled) == ("−", Action.SMALLER, smaller)
    assert (plus.label, plus.command.action, plus.is_enabled) == ("+", Action.LARGER, larger)
    for button in (minus, plus):
        assert header.stepper.contains(button.rect)
    assert minus.rect.right < header.stepper.centerx < plus.rect.left


@pytest.mark.parametrize(("typed", "is_refused"), [("5", False), ("100", False), ("0", True), ("101", True)])
def test_typed_digits_take_the_place_of_the_size(typed: str, is_refused: bool) -> None:
    app = app_at(":1")
    app.state = ViewState(typed=typed)
    header = header_of(app)
    assert (header.number, header.is_typed, header.is_refused) == (typed, True, is_refused)


def test_the_chip_has_the_mode_and_its_words() -> None:
    app = app_at("2,4:6")
    assert (header_of(app).mode, header_of(app).mode_text) == (Mode.HALTED, "Halted")
    app.player.run()
    assert (header_of(app).mode, header_of(app).mode_text) == (Mode.RUNNING, "Running")
    header = header_of(app_at("end"))
    assert (header.mode, header.mode_text) == (Mode.COMPLETE, "Complete")
    assert not header.chip.collidelistall([button.rect for button in header.buttons])


@pytest.mark.parametrize(("n", "title"), [(1, "queen problem"), (8, "queens problem")])
def test_the_title_follows_the_size_and_the_tools_stand_at_the_right(n: int, title: str) -> None:
    header = header_of(app_at(":1", n))
    assert header.title == title
    tools = header.buttons[2:]
    assert [(tool.label, tool.hint, tool.command.action) for tool in tools] == [
        ("Theme", "T", Action.THEME),
        ("Full screen", "F11", Action.FULL_SCREEN),
        ("Help", "F1", Action.HELP),
    ]
    assert all(one.rect.right < other.rect.left for one, other in pairwise(tools))
    assert all(tool.is_enabled for tool in tools)


@pytest.mark.parametrize("size", SIZES)
def test_the_help_has_a_line_for_each_action_in_its_card_and_none_overlaps(size: tuple[int, int]) -> None:
    layout = lay_out(*size, 8)
    shown = overlay.help_look(layout, BRUSH, SAY)
    assert layout.window.contains(shown.card)
    assert shown.size >= 14
    actions = [line.command.action for line in shown.lines]
    assert len(set(actions)) == len(actions) == 34
    places: list[Rect] = [line.rect for line in shown.lines]
    for k, line in enumerate(shown.lines):
        assert line.rect.collidelist(places[k + 1 :]) < 0
        assert line.rect.left < line.words_left < line.rect.right
        assert BRUSH.width(line.keys, shown.size) <= line.words_left - line.rect.left
    said = {line.command.action: (line.keys, line.words) for line in shown.lines}
    assert said[Action.NEXT] == ("→  N  PgDn", "one step")
    assert said[Action.BACK] == ("←  Backspace  PgUp", "one step back")
    assert said[Action.SLOWER] == (",", "slower")
    assert said[Action.FASTER] == (".", "faster")
    assert said[Action.FULL_SCREEN] == ("F11  Alt+Enter", "full screen, and back")
