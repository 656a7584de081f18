"""The looks of controls, progress line, header and help as data, field by field."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import pytest

from queens_viz.app.actions import BINDINGS
from queens_viz.app.commands import FULL, Action, Command
from queens_viz.app.state import State
from queens_viz.looks.controls import place_of, speed_at
from queens_viz.looks.icons import Icon
from queens_viz.paint.controls import Controls
from queens_viz.paint.hand import Hand
from queens_viz.paint.header import Header
from queens_viz.paint.layout import lay_out
from queens_viz.paint.progress import Progress
from queens_viz.window.typeface import Typeface
from queens_viz.window.window import Window

from .. import facts
from ..support import SIZES, beside_of, foot_of, window_at

FACE = Typeface()


def row_of(window: Window, size: tuple[int, int] = (1280, 800)) -> Controls:
    return foot_of(window, size).controls


def line_of(window: Window, size: tuple[int, int] = (1280, 800)) -> Progress:
    return foot_of(window, size).progress


def header_of(window: Window, size: tuple[int, int] = (1280, 800)) -> Header:
    header = beside_of(window, size).header
    assert header
    return header


BUTTONS = {
    "Run": ("Space", Action.RUN),
    "Halt": ("Space", Action.HALT),
    "Back": ("←", Action.BACK),
    "Next": ("→", Action.NEXT),
    "Next solution": ("Enter", Action.NEXT_SOLUTION),
    "All": ("A", Action.ALL),
    "Restart": ("Home", Action.RESTART),
    "Undo": ("U", Action.UNDO),
}


@pytest.mark.parametrize("size", SIZES)
def test_each_button_has_its_label_its_key_and_its_command_in_order_and_none_overlaps(size: tuple[int, int]) -> None:
    row, layout = row_of(window_at("2,4:6"), size), lay_out(*size, 8)
    assert [button.look.label for button in row.buttons] == list(BUTTONS)
    for look, rect, _ in row.buttons:
        hint, action = BUTTONS[look.label]
        assert look.hint == (hint if size[1] >= 560 else "")
        assert (look.name, look.action) == (action, action)
        assert layout.controls.contains(rect)
    for one, other in pairwise(row.buttons):
        assert one.rect.right < other.rect.left
    assert row.slider.left > row.buttons[-1].rect.right
    assert layout.window.contains(row.slider)


@pytest.mark.parametrize(
    ("text", "job", "disabled", "primary"),
    [
        (":1", "", {"Halt", "Back", "Restart", "Undo"}, "Run"),
        ("2,4:6", "", {"Halt", "Undo"}, "Run"),
        ("end", "", {"Halt", "Undo"}, "Run"),
        ("2,4:6", "run", {"Run", "Back", "Next"}, "Halt"),
        (":1", "run", {"Run", "Back", "Next"}, "Halt"),
        ("2,4:6", "next_solution", {"Run", "Back", "Next", "Next solution"}, "Halt"),
        ("2,4:6", "all", {"Run", "Back", "Next", "All"}, "Halt"),
    ],
)
def test_buttons_that_do_nothing_are_not_enabled_and_one_alone_is_primary(
    text: str, job: str, disabled: set[str], primary: str
) -> None:
    window = window_at(text)
    if job:
        getattr(window.app.player, job)()
    buttons = row_of(window).look.buttons
    assert {button.label for button in buttons if not button.is_enabled} == disabled
    assert [button.label for button in buttons if button.is_primary] == [primary]


@pytest.mark.parametrize(
    ("state", "label", "action"),
    [({"typed": "5"}, "Start", Action.START), ({"typed": "0"}, "Start", Action.START), ({}, "Next solution", None)],
)
def test_the_button_of_enter_says_what_enter_does(state: dict[str, str], label: str, action: Action | None) -> None:
    window = window_at("2,4:6")
    window.app.state = window.app.state._replace(**state)  # type: ignore[arg-type]
    button = row_of(window).look.buttons[4]
    assert (button.label, button.hint) == (label, "Enter")
    assert button.action is (action or Action.NEXT_SOLUTION)
    assert button.is_enabled is (state.get("typed") != "0")


@pytest.mark.parametrize(("speed", "text"), [(0.2, "0.2 steps/s"), (20 / 3, "6.7 steps/s"), (10, "10 steps/s")])
def test_the_speed_is_the_player_s_and_in_words(speed: float, text: str) -> None:
    window = window_at(":1")
    window.app.player.set_speed(speed)
    look = row_of(window).look
    assert (look.speed_place, look.speed_text, look.speed_name) == (place_of(speed), text, "Speed")
    window.app.player.set_speed(FULL)
    assert (row_of(window).look.speed_place, row_of(window).look.speed_text) == (1, "full")


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
    window = window_at(":1")
    row, line = row_of(window), line_of(window)
    x = line.track.left + round(share * line.track.width)
    assert window.frame().clicked((x, line.track.centery)) is Action.SEEK
    seek = dragged(window, Action.SEEK, x)
    assert (seek.action, seek.value) == (Action.SEEK, (pytest.approx(share, abs=0.001), True))
    x = row.slider.left + round(share * row.slider.width)
    assert window.frame().clicked((x, row.slider.centery)) is Action.SPEED
    speed = dragged(window, Action.SPEED, x)
    assert speed.action is Action.SPEED
    assert speed.value == pytest.approx(speed_at(share), rel=0.05)


def dragged(window: Window, held: Action, x: int) -> Command:
    """Return what it means that a slider was dragged."""
    command = window.frame().dragged(Hand(grabbed=held), (x, 0), (0, 0), goes_on=True)
    assert isinstance(command, Command)
    return command


@pytest.mark.parametrize(("n", "text"), [(8, ":1"), (8, "2,4:6"), (6, "end"), (4, "2,4,1,3")])
def test_the_progress_line_has_its_share_its_ticks_and_the_counters(n: int, text: str) -> None:
    window = window_at(text, n)
    line, number, total = line_of(window), facts.step(n, text), len(facts.walk(n)) - 1
    found = facts.fact(n, text).found
    assert line.look.share == pytest.approx(number / total)
    assert line.look.ticks == frozenset(window.app.player.findings.ticks)
    assert f"{number:,}" in line.counters[0]
    assert f"{100 * number // total} %" in line.counters[1]
    counted = {0: "no solution", 1: "1 solution"}.get(found, f"{found} solutions")
    assert counted in line.counters[1]


def test_what_is_not_known_is_a_dash() -> None:
    window = window_at(":1", 4)
    window.app.player.resize(20)
    window.app.player.jump(window.app.player.search.position._replace(board=(3,), candidate=7))
    first, second = line_of(window).counters
    assert first.endswith("—")
    assert "—" in second


@pytest.mark.parametrize("n", [4, 5, 6, 7])
def test_ticks_stand_at_the_shares_of_the_steps_that_found_a_solution(n: int) -> None:
    window = window_at(":1", n)
    window.app.player.seek(1.0)
    total = len(facts.walk(n)) - 1
    steps = [number for number, state in enumerate(facts.walk(n)) if len(state.board) == n]
    assert window.app.player.findings.ticks == {number * 2048 // total for number in steps}


@pytest.mark.parametrize(("n", "smaller", "larger"), [(1, False, True), (8, True, True), (100, True, False)])
def test_the_stepper_has_the_size_and_its_two_buttons(n: int, smaller: bool, larger: bool) -> None:
    header = header_of(window_at(":1", n))
    assert (header.look.number, header.look.is_typed, header.look.is_refused) == (str(n), False, False)
    minus, plus = header.buttons[:2]
    assert (minus.look.label, minus.look.action, minus.look.is_enabled) == ("−", Action.SMALLER, smaller)
    assert (plus.look.label, plus.look.action, plus.look.is_enabled) == ("+", Action.LARGER, larger)
    for button in (minus, plus):
        assert header.stepper.contains(button.rect)
    assert minus.rect.right < header.stepper.centerx < plus.rect.left


@pytest.mark.parametrize(("typed", "is_refused"), [("5", False), ("100", False), ("0", True), ("101", True)])
def test_typed_digits_take_the_place_of_the_size(typed: str, is_refused: bool) -> None:
    window = window_at(":1")
    window.app.state = State(typed=typed)
    look = header_of(window).look
    assert (look.number, look.is_typed, look.is_refused) == (typed, True, is_refused)


def test_the_chip_has_the_mode_and_its_words() -> None:
    window = window_at("2,4:6")
    assert header_of(window).look.chip == ("Halted", "", "pale", "text", Icon.PAUSE)
    window.app.player.run()
    assert header_of(window).look.chip == ("Running", "", "accent", "on_accent", Icon.PLAY)
    header = header_of(window_at("end"))
    assert header.look.chip == ("Complete", "92 solutions", "safe", "window", Icon.TICK)
    assert header.chip_words == "Complete · 92 solutions"
    alone = header_of(window_at("end", 3)).look.chip
    assert alone == ("Complete", "no solution", "text", "window", None)
    assert not any(header.chip.colliderect(button.rect) for button in header.buttons)


@pytest.mark.parametrize(("n", "title"), [(1, "queen problem"), (8, "queens problem")])
def test_the_title_follows_the_size_and_the_tools_stand_at_the_right(n: int, title: str) -> None:
    header = header_of(window_at(":1", n))
    assert header.look.title == title
    assert header.title_size
    tools = header.exercise, *header.tools
    assert [(tool.look.label, tool.look.hint, tool.look.action) for tool in tools] == [
        ("Menu", "K", Action.MENU),
        ("Theme", "T", Action.THEME),
        ("Full screen", "F11", Action.FULL_SCREEN),
        ("Help", "F1", Action.HELP),
    ]
    assert all(one.rect.right < other.rect.left for one, other in pairwise(tools))
    assert all(tool.look.is_enabled for tool in tools)


@pytest.mark.parametrize("size", SIZES)
def test_the_help_has_a_line_for_each_action_in_its_card_and_none_overlaps(size: tuple[int, int]) -> None:
    layout, window = lay_out(*size, 8), window_at(":1")
    window.app.state = State(has_help=True)
    shown = beside_of(window, size).help
    assert shown
    assert layout.window.contains(shown.card)
    assert shown.sizes.type >= 14
    keys = [(key.action, key.name) for line in shown.lines for key, _ in line.caps if key.action]
    assert {action for action, _ in keys} == {binding.action for binding in BINDINGS if binding.help}
    assert len(set(keys)) == len(keys)
    for (one, _), (other, _) in combinations([(line.rect, line) for line in shown.lines], 2):
        assert not one.colliderect(other)
    for line in shown.lines:
        assert shown.card.contains(line.rect)
        caps = [cap for _, cap in line.caps]
        assert all(one.right < other.left for one, other in pairwise(caps))
        assert line.rect.left == caps[0].left < caps[-1].right < line.words_left < line.rect.right
    said = {line.look.keys[0].action: (" ".join(key.name for key in line.look.keys), line.look.words)
            for line in shown.lines}  # fmt: skip
    assert said[Action.NEXT] == ("→ N PgDn", "one step")
    assert said[Action.BACK] == ("← Backspace PgUp", "one step back")
    assert said[Action.SLOWER] == (", .", "slower, faster")
    assert said[Action.FULL_SCREEN] == ("F11 Alt+Enter", "full screen, and back")
    assert said[Action.TYPE] == ("0–9", "another size, then Enter")
