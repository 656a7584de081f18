"""What each key and each place in the window means: every key of the keyboard against a table of its own."""

from __future__ import annotations

import pygame
import pytest

from queens_viz import Position
from queens_viz.app.commands import FULL
from queens_viz.app.state import Guesses
from queens_viz.window.app import App

from .. import facts
from ..drawn import read
from ..support import SIZES, app_at, click, do, drag, finish, hover, key, let_go, press, wheel

MEANINGS = {
    "space": "RUN", "left": "BACK", "backspace": "BACK", "page up": "BACK", "right": "NEXT", "n": "NEXT",
    "page down": "NEXT", "return": "NEXT_SOLUTION", "a": "ALL", "home": "RESTART", "r": "RESTART", "u": "UNDO",
    "up": "UP", "down": "DOWN", "+": "LARGER", "=": "LARGER", "-": "SMALLER", ",": "SLOWER", ".": "FASTER",
    "f2": "SOLUTIONS", "f3": "TREE", "f4": "PROGRAM", "l": "LABELS", "h": "HIDE", "d": "REJECTED", "z": "FIT",
    "p": "PREDICT", "y": "SAFE", "x": "ATTACKED", "t": "THEME", "f11": "FULL_SCREEN", "alt+return": "FULL_SCREEN",
    "s": "SAVE", "c": "COPY", "ctrl+c": "COPY", "v": "PASTE", "ctrl+v": "PASTE", "f1": "HELP", "?": "HELP",
    "tab": "FOCUS", "shift+tab": "FOCUS_BACK", "ctrl+q": "QUIT", "escape": "CLOSE",
    **dict.fromkeys("0123456789", "TYPE"),
}  # fmt: skip
"""What each key asks for while nothing is open."""


def busy_app() -> App:
    """Return an app in which every action applies: a question asked, the tree open, solutions listed."""
    app = app_at("2,4,6,3:2", 6)
    do(app, "home", "return")
    finish(app)
    do(app, "f3", "right", "right", "p")
    return app


@pytest.mark.parametrize("name", MEANINGS)
def test_each_key_asks_for_its_own_action(name: str) -> None:
    app = busy_app()
    if name == "up":
        do(app, "down")
    command = app.view.interpret(press(name), (1280, 800), app.player, app.state)
    assert command
    assert command.action.name == MEANINGS[name]
    assert command.value == (name if name.isdigit() else None)


def test_no_other_key_means_anything() -> None:
    app = busy_app()
    for character in map(chr, range(33, 127)):
        name = character.lower()
        if name not in MEANINGS:
            assert app.view.interpret(press(name), (1280, 800), app.player, app.state) is None, name


@pytest.mark.parametrize(
    ("opened", "name", "meaning"),
    [
        (("5",), "return", "START"),
        (("5",), "backspace", "ERASE"),
        (("5",), "escape", "CLOSE"),
        (("down",), "return", "GO_THERE"),
        (("down",), "backspace", "CLOSE"),
        (("tab",), "return", "PRESS"),
        (("tab",), "space", "PRESS"),
        (("f1",), "return", "CLOSE"),
        (("f1",), "5", "CLOSE"),
        (("f1",), "backspace", "CLOSE"),
        (("space",), "space", "HALT"),
    ],
)
def test_enter_esc_and_their_kind_belong_to_the_innermost_thing_open(
    opened: tuple[str, ...], name: str, meaning: str
) -> None:
    app = busy_app()
    do(app, *opened)
    command = app.view.interpret(press(name), (1280, 800), app.player, app.state)
    assert command
    assert command.action.name == meaning


def test_the_keypad_s_enter_is_enter() -> None:
    app = busy_app()
    for opened in ((), ("5",)):
        do(app, *opened)
        commands = [
            app.view.interpret(key(code, "\r"), (1280, 800), app.player, app.state)
            for code in (pygame.K_RETURN, pygame.K_KP_ENTER)
        ]
        assert commands[0] == commands[1] is not None


@pytest.mark.parametrize(
    ("code", "text", "left", "right", "meaning"),
    [
        (pygame.K_c, "", pygame.KMOD_LCTRL, pygame.KMOD_RCTRL, "COPY"),
        (pygame.K_q, "", pygame.KMOD_LCTRL, pygame.KMOD_RCTRL, "QUIT"),
        (pygame.K_TAB, "\t", pygame.KMOD_LSHIFT, pygame.KMOD_RSHIFT, "FOCUS_BACK"),
        (pygame.K_RETURN, "\r", pygame.KMOD_LALT, pygame.KMOD_RALT, "FULL_SCREEN"),
    ],
)
def test_shift_ctrl_and_alt_are_the_same_on_both_sides(
    code: int, text: str, left: int, right: int, meaning: str
) -> None:
    app = busy_app()
    for mod in (left, right, left | pygame.KMOD_NUM, right | pygame.KMOD_CAPS):
        command = app.view.interpret(key(code, text, mod), (1280, 800), app.player, app.state)
        assert command
        assert command.action.name == meaning


def test_faster_is_faster_and_slower_slower() -> None:
    app = app_at(":1")
    app.player.set_speed(10)
    do(app, ".")
    faster = app.player.moment().speed
    do(app, ",", ",")
    assert app.player.moment().speed < 10 < faster < FULL


def test_larger_is_larger_and_smaller_is_smaller() -> None:
    app = app_at("2,4:6")
    for name, n in (("+", 9), ("-", 8), ("-", 7)):
        do(app, name)
        assert app.player.search.n == n


@pytest.mark.parametrize("size", SIZES)
def test_a_click_on_a_square_tests_that_square(size: tuple[int, int]) -> None:
    for column, row in ((0, 0), (0, 7), (1, 2), (2, 5), (3, 0), (3, 7), (5, 1)):
        app = app_at("2,4,1,3,5:7")
        do(app, click(read(app, size).square(column, row).center), let_go(), size=size)
        assert app.player.search.position == Position(8, (1, 3, 0, 2, 4)[:column], row)


def test_a_click_on_a_square_beside_a_shown_solution_tests_that_square() -> None:
    for column, row in ((0, 3), (2, 0), (3, 4), (5, 5)):
        app = app_at("1,3:5", 6)
        app.state = app.state._replace(shown=Position(6, facts.solutions(6)[2], 0))
        do(app, click(read(app).square(column, row).center), let_go())
        assert app.player.search.position == Position(6, facts.solutions(6)[2][:column], row)
        assert app.state.shown is None


@pytest.mark.parametrize("size", SIZES)
def test_a_click_on_a_column_s_number_sets_its_breakpoint_and_another_takes_it(size: tuple[int, int]) -> None:
    app = app_at("2,4:6")
    for column in (0, 3, 7):
        place = click(read(app, size).number_place(column).center)
        do(app, place, let_go(), size=size)
        assert app.player.breakpoints == {column}
        do(app, place, let_go(), size=size)
        assert app.player.breakpoints == set()


def test_a_click_on_a_node_halts_a_run() -> None:
    app = app_at("2,4,1,3:5", 6)
    app.player.set_speed(0.5)
    do(app, "f3")
    node = read(app).icons(read(app).panel)[-3].centre
    do(app, "space")
    assert app.player.job
    do(app, click(node), let_go())
    assert app.player.job is None
    assert app.state.shown


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9, 1.0])
@pytest.mark.parametrize("size", SIZES)
def test_the_progress_line_leads_to_its_share_of_the_steps(share: float, size: tuple[int, int]) -> None:
    app = app_at("2,4:6", 6)
    track = read(app, size).progress[0]
    x = track.left + round(share * track.width)
    do(app, click((x, track.centery)), let_go(), size=size)
    total = len(facts.walk(6)) - 1
    assert app.player.search.steps == pytest.approx(share * total, abs=2 + total / track.width)


def test_the_progress_line_s_handle_follows_the_mouse() -> None:
    app = app_at("2,4:6")
    track = read(app).progress[0]
    do(app, click(track.center))
    for share in (0.1, 0.7, 0.4, 1.0):
        x = track.left + round(share * track.width)
        do(app, drag((x, track.centery)))
        assert abs(read(app).progress[2].centre[0] - x) <= 2


def test_the_speed_s_handle_follows_the_mouse_and_right_is_fast() -> None:
    app = app_at(":1")
    track = read(app).speed[0]
    do(app, click(track.midleft))
    speeds = [app.player.moment().speed]
    for share in (0.25, 0.5, 0.75, 1.0):
        do(app, drag((track.left + round(share * track.width), track.centery)))
        speeds.append(app.player.moment().speed)
    assert speeds[0] == pytest.approx(0.2)
    assert speeds == sorted(set(speeds))
    assert speeds[-1] == FULL
    do(app, let_go(), drag(track.midleft))
    assert app.player.moment().speed == FULL


def tree_of_4() -> App:
    app = app_at("end", 4)
    do(app, "f3")
    return app


def test_the_wheel_turned_away_from_the_person_makes_the_tree_larger() -> None:
    app = tree_of_4()
    place = read(app).body

    def width() -> int:
        icons = [icon.centre for icon in read(app).icons(place)]
        level = sorted({y for _, y in icons})[1]
        across = [x for x, y in icons if y == level]
        return max(across) - min(across)

    before = width()
    do(app, hover(place.center), wheel(2))
    assert 1.3 * before < width() < 1.6 * before
    do(app, wheel(-1))
    assert 1.1 * before < width() < 1.3 * before


@pytest.mark.parametrize(("x", "y"), [(40, 0), (-30, 0), (0, 25), (0, -20)])
def test_the_tree_goes_where_it_is_dragged(x: int, y: int) -> None:
    app = tree_of_4()
    place = read(app).body
    before = min(icon.centre for icon in read(app).icons(place))
    start = place.left + 10, place.bottom - 10
    do(app, click(start), drag((start[0] + x, start[1] + y), (x, y)), let_go())
    after = min(icon.centre for icon in read(app).icons(place))
    assert (after[0] - before[0], after[1] - before[1]) == (x, y)


def test_a_copy_is_of_the_solution_that_is_shown_and_else_of_the_search() -> None:
    app = app_at(":1", 6)
    do(app, "return")
    finish(app)
    do(app, "right", "right")
    searched = str(app.player.search.position)
    do(app, "c")
    assert app.desk.paste() == searched
    do(app, "down", "c")
    assert app.state.shown
    assert app.desk.paste() == "2,4,6,1,3,5" != searched
    do(app, "escape", "c")
    assert app.desk.paste() == searched


def test_a_held_left_key_goes_back_and_a_held_right_key_on() -> None:
    app, surface = app_at("2,4,1,3,5:7"), pygame.Surface((1280, 800))
    number = facts.step(8, "2,4,1,3,5:7")
    do(app, "left")
    assert app.player.search.steps == number - 1
    do(app, "right", "right")
    assert app.player.search.steps == number + 1
    app.update(0.01, [press("left")], surface)
    for _ in range(60):
        app.update(1 / 60, [], surface)
    assert app.player.search.steps < number - 5


@pytest.mark.parametrize("name", ["right", "left", "up", "down", ",", ".", "+", "-", "backspace"])
def test_a_key_that_is_held_goes_further_than_one_that_is_pressed(name: str) -> None:
    seen = []
    for seconds in (0.0, 1.0):
        app, surface = app_at("4,2,7,3,6,8,5,1"), pygame.Surface((1280, 800))
        do(app, *["1", "2", "3"] if name == "backspace" else [])
        app.update(0.01, [press(name)], surface)
        for _ in range(round(60 * seconds)):
            app.update(1 / 60, [], surface)
        moment, state = app.player.moment(), app.state
        seen.append((moment.position, moment.speed, state.shown, state.typed))
    assert seen[0] != seen[1]


@pytest.mark.parametrize("other", ["a", "right", "escape"])
def test_letting_another_key_go_does_not_end_a_held_one(other: str) -> None:
    app, surface = app_at("2,4,1,3,5:7"), pygame.Surface((1280, 800))
    app.update(0.01, [press("left")], surface)
    before = app.player.search.steps or 0
    app.update(0.01, [pygame.event.Event(pygame.KEYUP, key=press(other).key)], surface)
    for _ in range(60):
        app.update(1 / 60, [], surface)
    assert (app.player.search.steps or 0) < before - 5


@pytest.mark.parametrize(("key", "is_right"), [("y", False), ("x", True)])
def test_a_guess_is_right_where_the_candidate_is_what_it_says(key: str, is_right: bool) -> None:
    app = app_at("2,4,1,3,5:7")
    do(app, "p", key)
    assert app.state.guesses == Guesses(int(is_right), 1, is_right)
